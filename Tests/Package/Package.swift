// swift-tools-version: 6.1
import PackageDescription

// A package of a team: it depends on riblint by URL and version, for which SwiftPM forbids unsafe build flags.
// `Tests/Checks/check_package.py` builds a copy of it against a tagged clone.
let package = Package(
    name: "team-lint",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["RIBLINT_URL"] ?? "https://github.com/riblint/riblint", from: "0.1.0")
    ],
    targets: [
        .executableTarget(
            name: "TeamLint",
            dependencies: [
                .product(name: "RuleKit", package: "riblint"),
                .product(name: "RIBRules", package: "riblint"),
                .product(name: "LintEngine", package: "riblint"),
                .product(name: "Reporters", package: "riblint"),
            ]
        )
    ]
)
