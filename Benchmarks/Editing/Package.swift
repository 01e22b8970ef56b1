// swift-tools-version: 6.1
import PackageDescription

// A package of its own: it is no part of the product, and wants to be built for release.
let package = Package(
    name: "riblint-editing-benchmark",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "riblint", path: "../..")],
    targets: [
        .executableTarget(
            name: "editing",
            dependencies: [
                .product(name: "LintEngine", package: "riblint"),
                .product(name: "Reporters", package: "riblint"),
                .product(name: "RIBRules", package: "riblint"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
