// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "MuseumKit",
    platforms: [.iOS(.v16)],
    products: [.library(name: "MuseumKit", targets: ["MuseumKit"])],
    dependencies: [
        .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.6.0"),
    ],
    targets: [
        .target(name: "MuseumKit", dependencies: [
            .product(name: "RxSwift", package: "RxSwift"),
            .product(name: "RxRelay", package: "RxSwift"),
        ]),
    ]
)
