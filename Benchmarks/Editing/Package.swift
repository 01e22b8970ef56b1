// swift-tools-version: 6.1
import PackageDescription

// A separate package: it is not part of the product and has to be built for release.
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
                .product(name: "RuleKit", package: "riblint"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
