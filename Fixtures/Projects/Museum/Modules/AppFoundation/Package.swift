// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "AppFoundation",
    platforms: [.iOS(.v16)],
    products: [.library(name: "AppFoundation", targets: ["AppFoundation"])],
    dependencies: [
        .package(url: "https://github.com/uber/RIBs-iOS.git", from: "1.0.0"),
        .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.6.0"),
    ],
    targets: [
        .target(name: "AppFoundation", dependencies: [
            .product(name: "RIBs", package: "RIBs-iOS"),
            .product(name: "RxSwift", package: "RxSwift"),
        ]),
    ]
)
