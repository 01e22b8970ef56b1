// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "RIBsUtil",
    platforms: [.iOS(.v16)],
    products: [.library(name: "RIBsUtil", targets: ["RIBsUtil"])],
    dependencies: [
        .package(url: "https://github.com/DevYeom/ModernRIBs.git", from: "1.0.2"),
    ],
    targets: [
        .target(name: "RIBsUtil", dependencies: [
            .product(name: "ModernRIBs", package: "ModernRIBs"),
        ]),
    ]
)
