// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "RIBsKit",
    platforms: [.iOS(.v15)],
    products: [.library(name: "RIBsKit", targets: ["RIBsKit"])],
    dependencies: [
        .package(url: "https://github.com/uber/RIBs-iOS.git", from: "1.0.0"),
        .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.6.0"),
    ],
    targets: [
        .target(name: "RIBsKit", dependencies: [
            .product(name: "RIBs", package: "RIBs-iOS"),
            .product(name: "RxSwift", package: "RxSwift"),
            .product(name: "RxRelay", package: "RxSwift"),
        ]),
    ]
)
