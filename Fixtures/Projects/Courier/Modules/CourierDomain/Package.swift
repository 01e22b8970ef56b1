// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "CourierDomain",
    platforms: [.iOS(.v15)],
    products: [.library(name: "CourierDomain", targets: ["CourierDomain"])],
    dependencies: [.package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.6.0")],
    targets: [
        .target(name: "CourierDomain", dependencies: [
            .product(name: "RxSwift", package: "RxSwift"),
            .product(name: "RxRelay", package: "RxSwift"),
        ]),
    ]
)
