// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "riblint",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "riblint", targets: ["riblint"]),
        .library(name: "SwiftOutline", targets: ["SwiftOutline", "SourceText"]),
        .library(name: "RuleKit", targets: ["RuleKit", "RIBModel", "SourceText"]),
        .library(name: "RIBRules", targets: ["RIBRules"]),
        .library(name: "Reporters", targets: ["Reporters"]),
        .library(name: "LintEngine", targets: ["LintEngine"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .systemLibrary(name: "CLinux"),
        .target(
            name: "Platform",
            dependencies: [.target(name: "CLinux", condition: .when(platforms: [.linux]))],
            swiftSettings: strict
        ),
        .target(name: "SourceText", dependencies: ["Platform"], swiftSettings: strict),
        .target(name: "SwiftOutline", dependencies: ["Platform", "SourceText"], swiftSettings: strict),
        .target(name: "ObjCOutline", dependencies: ["Platform", "SourceText"], swiftSettings: strict),
        .target(name: "CLibclang", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(
            name: "ObjCTypes", dependencies: ["CLibclang", "Platform", "SourceText", "ObjCOutline"],
            swiftSettings: strict),
        .target(
            name: "RIBModel",
            dependencies: ["Platform", "SourceText", "SwiftOutline", "ObjCOutline"],
            swiftSettings: strict
        ),
        .target(name: "RuleKit", dependencies: ["SourceText", "RIBModel"], swiftSettings: strict),
        .target(
            name: "RIBRules",
            dependencies: ["SourceText", "RIBModel", "RuleKit"],
            path: "Rules",
            exclude: ["README.md", "new_rule.py"],
            swiftSettings: strict
        ),
        .target(name: "CustomRules", dependencies: ["SourceText", "RIBModel", "RuleKit"], swiftSettings: strict),
        .target(name: "LeakLog", dependencies: ["SourceText"], swiftSettings: strict),
        .target(name: "JSONText", dependencies: ["SourceText"], swiftSettings: strict),
        .target(
            name: "Reporters", dependencies: ["JSONText", "SourceText", "RuleKit"], exclude: ["HTML/Page"],
            swiftSettings: strict),
        .target(name: "YAMLText", dependencies: [.product(name: "Yams", package: "Yams")], swiftSettings: strict),
        .target(
            name: "LintEngine",
            dependencies: [
                "CustomRules", "JSONText", "LeakLog", "ObjCTypes", "Platform", "SourceText", "SwiftOutline", "RIBModel",
                "RuleKit", "YAMLText", .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "LanguageServer",
            dependencies: [
                "JSONText", "Platform", "SourceText", "RIBModel", "RuleKit", "Reporters", "LintEngine",
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "riblint",
            dependencies: [
                "Platform", "SourceText", "SwiftOutline", "ObjCOutline", "RIBModel", "RuleKit", "RIBRules", "Reporters",
                "LintEngine", "LanguageServer", .product(name: "SystemPackage", package: "swift-system"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "TestSupport",
            dependencies: ["SourceText", "RIBModel", "RuleKit"],
            path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .target(name: "CaseSupport", path: "Tests/CaseSupport", swiftSettings: strict),
        .target(
            name: "OutlineSupport",
            dependencies: ["SourceText", "SwiftOutline", "ObjCOutline"],
            path: "Tests/OutlineSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "RuleTests",
            dependencies: [
                "CaseSupport", "TestSupport", "SourceText", "RIBModel", "RuleKit", "RIBRules", "LintEngine",
            ],
            exclude: ["Cases", "Preludes", "Recorded"]
        ),
        .testTarget(
            name: "RIBModelTests",
            dependencies: [
                "TestSupport", "OutlineSupport", "SourceText", "SwiftOutline", "ObjCOutline", "RIBModel", "RIBRules",
            ],
            exclude: ["Cases"]),
        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "CommandLineTests", dependencies: ["TestSupport"]),
        .testTarget(
            name: "AcceptanceTests",
            dependencies: [
                "CaseSupport", "TestSupport", "OutlineSupport", "SourceText", "SwiftOutline", "RIBModel", "RuleKit",
                "RIBRules", "Reporters", "LintEngine",
            ]
        ),
        .testTarget(name: "ReportersTests", dependencies: ["SourceText", "RuleKit", "Reporters"]),
        .testTarget(name: "PlatformTests", dependencies: ["Platform"]),
        .testTarget(
            name: "LintEngineTests",
            dependencies: [
                "JSONText", "Platform", "SourceText", "SwiftOutline", "RIBModel", "RuleKit", "LintEngine",
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        .testTarget(name: "SwiftOutlineTests", dependencies: ["OutlineSupport", "SourceText", "SwiftOutline"]),
        .testTarget(name: "ObjCOutlineTests", dependencies: ["OutlineSupport", "ObjCOutline", "SourceText"]),
        .testTarget(name: "ObjCTypesTests", dependencies: ["ObjCTypes", "TestSupport"]),
        .testTarget(name: "YAMLTextTests", dependencies: ["YAMLText"]),
        .testTarget(name: "LeakLogTests", dependencies: ["LeakLog"]),
        .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
        .testTarget(name: "LanguageServerTests", dependencies: ["JSONText", "LanguageServer"]),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    ]
)
