// swift-tools-version: 6.1
import PackageDescription

// Plugins that run riblint, as a binary: a package that uses them builds none of its sources and gets none of its
// dependencies. A release fills in its version and the checksum of its artifact bundle.
let package = Package(
    name: "riblint-plugins",
    platforms: [.macOS(.v13)],
    products: [
        .plugin(name: "RiblintBuildTool", targets: ["RiblintBuildTool"]),
        .plugin(name: "RiblintCommand", targets: ["RiblintCommand"]),
        .plugin(name: "RiblintFix", targets: ["RiblintFix"]),
    ],
    targets: [
        .plugin(name: "RiblintBuildTool", capability: .buildTool(), dependencies: ["RiblintBinary"]),
        .plugin(
            name: "RiblintCommand",
            capability: .command(intent: .custom(verb: "riblint", description: "Runs riblint in the package.")),
            dependencies: ["RiblintBinary"]
        ),
        // A verb of its own, so that only fixing asks for the permission to write.
        .plugin(
            name: "RiblintFix",
            capability: .command(
                intent: .custom(verb: "riblint-fix", description: "Applies the safe fixes of riblint."),
                permissions: [.writeToPackageDirectory(reason: "Fixes change source files.")]
            ),
            dependencies: ["RiblintBinary"]
        ),
        .binaryTarget(
            name: "RiblintBinary",
            url: "https://github.com/riblint/riblint/releases/download/@VERSION@/riblint.artifactbundle.zip",
            checksum: "@CHECKSUM@"
        ),
    ]
)
