// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "HarbourKit",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "HarbourKit", targets: ["HarbourKit"])
    ],
    dependencies: [
        .package(url: "https://github.com/uber/RIBs-iOS.git", from: "1.0.0"),
        .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.5.0")
    ],
    targets: [
        .target(
            name: "HarbourKit",
            dependencies: [
                .product(name: "RIBs", package: "RIBs-iOS"),
                .product(name: "RxSwift", package: "RxSwift"),
                .product(name: "RxCocoa", package: "RxSwift"),
                .product(name: "RxRelay", package: "RxSwift")
            ]
        )
    ]
)
