// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "AppFoundation",
    platforms: [.iOS(.v16)],
    products: [.library(name: "AppFoundation", targets: ["AppFoundation"])],
    dependencies: [
        .package(path: "../RIBsUtil"),
        .package(url: "https://github.com/DevYeom/ModernRIBs.git", from: "1.0.2"),
    ],
    targets: [
        .target(name: "AppFoundation", dependencies: [
            "RIBsUtil",
            .product(name: "ModernRIBs", package: "ModernRIBs"),
        ]),
    ]
)
