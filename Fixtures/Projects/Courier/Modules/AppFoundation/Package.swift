// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "AppFoundation",
    platforms: [.iOS(.v15)],
    products: [.library(name: "AppFoundation", targets: ["AppFoundation"])],
    dependencies: [
        .package(path: "../RIBsKit"),
        .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.6.0"),
    ],
    targets: [
        .target(name: "AppFoundation", dependencies: [
            "RIBsKit",
            .product(name: "RxCocoa", package: "RxSwift"),
        ]),
    ]
)
