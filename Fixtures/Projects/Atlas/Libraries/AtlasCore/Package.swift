// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "AtlasCore",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "AtlasCore", targets: ["AtlasCore"]),
    ],
    dependencies: [
        .package(url: "https://github.com/uber/RIBs-iOS", from: "1.0.0"),
        .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.9.0"),
    ],
    targets: [
        .target(name: "AtlasCore", dependencies: [
            .product(name: "RIBs", package: "RIBs-iOS"),
            .product(name: "RxCocoa", package: "RxSwift"),
        ]),
    ]
)
