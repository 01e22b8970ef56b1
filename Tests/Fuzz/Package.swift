// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

// A separate package, because no build of riblint needs libFuzzer. Its targets are links to the project's folders, so
// that
// only the fuzzed code is built with coverage. See README.md.
let package = Package(
    name: "riblint-fuzz",
    platforms: [.macOS(.v15)],
    targets: [
        .systemLibrary(name: "CLinux"),
        .target(
            name: "Platform", dependencies: [.target(name: "CLinux", condition: .when(platforms: [.linux]))],
            swiftSettings: strict),
        .target(name: "SourceText", dependencies: ["Platform"], swiftSettings: strict),
        .target(name: "SwiftOutline", dependencies: ["Platform", "SourceText"], swiftSettings: strict),
        .target(name: "ObjCOutline", dependencies: ["Platform", "SourceText"], swiftSettings: strict),
        .target(
            name: "RIBModel", dependencies: ["Platform", "SourceText", "SwiftOutline", "ObjCOutline"],
            swiftSettings: strict),
        .target(name: "RuleKit", dependencies: ["SourceText", "RIBModel"], swiftSettings: strict),
        .target(
            name: "RIBRules", dependencies: ["SourceText", "RIBModel", "RuleKit"],
            exclude: ["README.md", "new_rule.py"], swiftSettings: strict),
        .target(name: "TestSupport", dependencies: ["SourceText", "RIBModel", "RuleKit"], swiftSettings: strict),
        .target(
            name: "OutlineSupport", dependencies: ["SourceText", "SwiftOutline", "ObjCOutline"],
            swiftSettings: strict),
        .systemLibrary(name: "CFuzzer"),
        .target(name: "Fuzzing", dependencies: ["CFuzzer", "SourceText", "SwiftOutline"], swiftSettings: strict),
        .executableTarget(
            name: "FuzzOutline", dependencies: ["Fuzzing", "OutlineSupport", "SourceText", "SwiftOutline"],
            swiftSettings: strict),
        .executableTarget(
            name: "FuzzObjC", dependencies: ["Fuzzing", "OutlineSupport", "SourceText", "ObjCOutline"],
            swiftSettings: strict),
        .executableTarget(
            name: "FuzzLint",
            dependencies: ["Fuzzing", "TestSupport", "SourceText", "RIBModel", "RuleKit", "RIBRules"],
            swiftSettings: strict),
    ]
)
