// swift-tools-version: 6.1
import PackageDescription

// A separate package, because it depends on swift-syntax for comparison, and riblint does not.
let package = Package(
    name: "riblint-frontend-benchmark",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "riblint", path: "../.."),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .target(name: "CFloor", cSettings: [.unsafeFlags(["-O3"])]),
        .executableTarget(
            name: "frontend",
            dependencies: [
                "CFloor",
                .product(name: "SwiftOutline", package: "riblint"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
        .executableTarget(
            name: "parse",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
