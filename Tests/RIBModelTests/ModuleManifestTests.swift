import SourceText
import Testing

@testable import RIBModel

/// What manifests declare, and the modules of files.
@Suite struct ModuleManifestTests {
    /// A line for each module: its names, and its folders, with `/**` if subfolders are part of it.
    private func declared(_ path: String, _ text: String) -> [String] {
        let manifest = ModuleManifest(SourcePath(path), bytes: Array(text.utf8))
        return (manifest?.modules ?? []).map { module in
            let folders = module.folders.map { $0.path.joined(separator: "/") + ($0.isDeep ? "/**" : "") }
            return module.names.joined(separator: ", ") + ": " + folders.joined(separator: " ")
        }
    }

    // MARK: Swift packages

    @Test func targetsOfPackages() {
        let text = """
            // .target(name: "Comment", path: "c")
            let package = Package(
                name: "Kit",
                products: [.library(name: "Kit", targets: ["Kit"])],
                dependencies: [.package(url: "https://host/Other", from: "1.0.0")],
                targets: [
                    .target(
                        name: "my-kit",
                        dependencies: [.product(name: "O", package: "O"), .target(name: "Core", condition: nil)],
                        path: "./Kit/Sources", exclude: ["Old"],
                    ),
                    Target.executableTarget(name: "Tool", path: "../Tool", sources: ["a", "b/Main.swift"]),
                    .macro(name: #"Macros"#, path: ""),
                    .binaryTarget(name: "Binary", path: "Binary.xcframework"),
                ]
            )
            """
        #expect(
            declared("Packages/Kit/Package.swift", text) == [
                "my_kit: Packages/Kit/Kit/Sources/**", "Tool: Packages/Tool/a/** Packages/Tool/b",
                "Macros: Packages/Kit/**",
            ])
    }

    @Test func targetsWithoutPathAreSearched() {
        let text = #"targets: [.target(name: "A"), .target(name: "B", path: "b"), .testTarget(name: "ATests")]"#
        #expect(
            declared("Package.swift", text) == [
                "A: Sources/A/** Source/A/** src/A/** srcs/A/** Sources/** Source/** src/** srcs/**", "B: b/**",
                "ATests: Tests/ATests/** Sources/ATests/** Source/ATests/** src/ATests/** srcs/ATests/** "
                    + "Tests/** Sources/** Source/** src/** srcs/**",
            ])
        let several = #"[.target(name: "A"), .target(name: "B")]"#
        #expect(
            declared("p/Package.swift", several) == [
                "A: p/Sources/A/** p/Source/A/** p/src/A/** p/srcs/A/**",
                "B: p/Sources/B/** p/Source/B/** p/src/B/** p/srcs/B/**",
            ])
    }

    @Test func whatIsComputedIsNotKnown() {
        let text = #"""
            .target(name: name, path: "a"), .target(name: "B", path: folder), .target(name: "C\(x)", path: "c"),
            .target(name: "D", path: "d\(f("x)", y: "\(z)"))/e"), .target(name: "E", path: "e", sources: parts),
            .target(name: "F", path: "a\tb"), .target(name: "G", path: """
              g
              """), .target(name: "H", path: "h")
            """#
        #expect(declared("Package.swift", text).filter { !$0.hasSuffix(": ") } == ["H: h/**"])
    }

    // MARK: Tuist

    @Test func targetsOfTuist() {
        let text = #"""
            let project = Project(name: "App", packages: [], targets: [
                Target(name: "App", productName: "Shop", sources: ["App/Sources/**", "App/Made/*.swift"]),
                .target(name: "AppTests", sources: .glob("Tests/**", excluding: ["Tests/Old/**"])),
                .target(name: "Kit", sources: [.glob("Kit/{A,B}/**"), "Shared/One.swift"], dependencies: [
                    .target(name: "App"), .project(target: "Other", path: "../Other"),
                ]),
                .target(name: "Nothing", sources: nil), .target(name: "Named", sources: "\(folder)/**"),
                .target(name: "Computed", productName: product, sources: "c/**"), module("Own", sources: ["o/**"]),
            ])
            let sum = Project.module(name: "Sum", sources: ["Sum" + "/**"])
            let own = Project.module(name: "Own", sources: ["Own/**"] + ["More/**"], resources: ["r/**"])
            """#
        #expect(
            declared("Shop/Project.swift", text) == [
                "Shop: Shop/App/Sources/** Shop/App/Made", "AppTests: Shop/Tests/**", "Kit: Shop/Kit/** Shop/Shared",
                "Own: Shop/Own/** Shop/More/**",
            ])
    }

    // MARK: Bazel

    @Test func rulesOfBazel() {
        let text = #"""
            # swift_library(name = "comment", srcs = ["c/A.swift"])
            swift_library(
                name = "core-kit",
                srcs = glob(["Sources/**/*.swift"], exclude = ["Sources/Old/**"]) + ["Made/A.swift", ":generated"],
                module_name = "Core",
            )
            swift_library(name = "plain", srcs = glob(include = ["*.swift"]))
            swift_library(name = "files", srcs = [":files"])
            swift_library(name = "chosen", srcs = select({"a": ["x/A.swift"]}))
            swift_library(name = "computed", srcs = ["y/A.swift"], module_name = NAME)
            py_library(name = "tool", srcs = ["tool.py"])
            filegroup(name = "group", srcs = glob(["**/*.swift"]))
            own_module(name = "own", srcs = ["own/**/*.swift"], doc = """swift_library(name = "q", srcs = ["q"])""")
            """#
        #expect(
            declared("ios/app/BUILD.bazel", text) == [
                "Core: ios/app/Sources/** ios/app/Made", "plain, ios_app_plain: ios/app", "files, ios_app_files: ",
                "own, ios_app_own: ios/app/own/**",
            ])
        #expect(declared("BUILD", "swift_test(name='t', srcs=['T.swift'])") == ["t: "])
    }

    @Test func otherFilesDeclareNothing() {
        #expect(ModuleManifest(SourcePath("a/Package@swift-5.9.swift"), bytes: []) == nil)
        #expect(ModuleManifest(SourcePath("a/BUILD.swift"), bytes: []) == nil)
        #expect(!ModuleManifest.isName(Array("".utf8)) && ModuleManifest.isName(Array("BUILD".utf8)))
    }

    /// Every beginning of a manifest is a manifest, however it is cut.
    @Test func damagedManifests() {
        let text = Array(##".target(name: "A\("b")", path: [.glob(["c"] + #"d"#), /* e */ "f" // g"##.utf8)
        for name in ModuleManifest.fileNames {
            for end in 0...text.count {
                _ = ModuleManifest(SourcePath(name), bytes: Array(text[..<end]))
                _ = ModuleManifest(SourcePath(name), bytes: Array(text[end...]))
            }
            for opening in ["(", "[", "t(", "\"\\(", ")]}", "glob(["] {
                _ = ModuleManifest(SourcePath(name), bytes: Array(String(repeating: opening, count: 20_000).utf8))
            }
        }
    }

    // MARK: Modules of files

    private func all(_ manifests: [(String, String)]) -> DeclaredModules {
        DeclaredModules(manifests.compactMap { ModuleManifest(SourcePath($0), bytes: Array($1.utf8)) })
    }

    /// What is known of empty files, in the order of their paths.
    private func facts(_ declared: DeclaredModules, _ paths: [String]) -> [FileFacts] {
        let reader = FileReader(WellKnownNames(LibraryModels()), declared)
        return paths.sorted().map { path in
            [UInt8](repeating: 0, count: 64).withUnsafeBufferPointer {
                reader.declarations(of: SourcePath(path), bytes: UnsafeBufferPointer(rebasing: $0[..<0]))
            }
        }
    }

    /// The names of each file's module.
    private func modules(_ manifests: [(String, String)], _ paths: [String]) -> [String] {
        names(all(manifests), paths)
    }

    private func names(_ declared: DeclaredModules, _ paths: [String]) -> [String] {
        let facts = facts(declared, paths)
        let layout = ModuleLayout(facts, declared)
        return facts.indices.map { file in
            let module = layout.moduleFolder(file)
            let names = layout.declared[module]?.joined(separator: "+") ?? "(\(layout.moduleName(module)))"
            return "\(facts[file].path.text): \(names)"
        }
    }

    @Test func innermostTargetHasAFile() {
        let package = #"[.target(name: "Kit", path: "Kit"), .target(name: "Core", path: "Kit/Core")]"#
        #expect(
            modules(
                [("Package.swift", package)],
                ["Kit/A.swift", "Kit/Core/B.swift", "Kit/Core/Deep/C.swift", "Kit/Other/D.swift", "App/E.swift"]) == [
                    "App/E.swift: (App)", "Kit/A.swift: Kit", "Kit/Core/B.swift: Core", "Kit/Core/Deep/C.swift: Core",
                    "Kit/Other/D.swift: Kit",
                ])
    }

    @Test func manifestOfAFolderEndsTheModuleAround() {
        let root = #"let project = Project(name: "App", targets: [.target(name: "App", sources: "**")])"#
        #expect(
            modules(
                [("Project.swift", root), ("Kit/Project.swift", "let project = module()")],
                ["A.swift", "App/B.swift", "Kit/Sources/C.swift"]) == [
                    "A.swift: App", "App/B.swift: App", "Kit/Sources/C.swift: (Kit)",
                ])
    }

    /// The files that are tests because a manifest says so.
    private func tests(_ manifest: (String, String), _ paths: [String]) -> [String] {
        facts(all([manifest]), paths).filter { $0.kind == .test }.map(\.path.text)
    }

    @Test func filesOfTestTargetsAreTests() {
        let package = #"""
            [.target(name: "App", path: "App"), .target(name: "Both", path: "Both"), .testTarget(name: "ATests"),
            .testTarget(name: "Specs", path: "App/Specs"), .testTarget(name: "BothSpecs", path: "Both"),
            .target(name: "Double", path: "App/Specs/Double")]
            """#
        #expect(
            tests(
                ("Package.swift", package),
                [
                    "App/A.swift", "App/Specs/B.swift", "App/Specs/C/D.swift", "App/Specs/Double/E.swift",
                    "App/SpecsMore/F.swift", "Both/G.swift", "Sources/H.swift", "Sources/ATests/I.swift",
                ]) == ["App/Specs/B.swift", "App/Specs/C/D.swift", "Sources/ATests/I.swift"])
        let project = #"""
            [.target(name: "App", product: .app, sources: ["App/**"]),
            .target(name: "Checks", product: .unitTests, sources: ["Checks/*.swift"]),
            Target(name: "Screens", product: Product.uiTests, sources: "Screens/**")]
            """#
        #expect(
            tests(
                ("Kit/Project.swift", project),
                [
                    "Checks/A.swift", "Kit/App/B.swift", "Kit/Checks/C.swift", "Kit/Checks/D/E.swift",
                    "Kit/Screens/F.swift",
                ]) == ["Kit/Checks/C.swift", "Kit/Screens/F.swift"])
        let build = #"""
            swift_library(name = "App", srcs = glob(["App/*.swift"]))
            swift_test(name = "Checks", srcs = glob(["Checks/**/*.swift"]))
            """#
        #expect(
            tests(("BUILD", build), ["App/A.swift", "Checks/B.swift", "Checks/C/D.swift"])
                == ["Checks/B.swift", "Checks/C/D.swift"])
    }

    @Test func targetsOfOneFolderAreOneModule() {
        let text = #"""
            [.target(name: "A", sources: ["A/**", "Shared/**"]), .target(name: "B", sources: ["B/**"]),
            .target(name: "C", sources: ["Shared/**", "B/**"]), .target(name: "D", sources: ["D/*.swift"])]
            """#
        #expect(
            modules(
                [("Project.swift", text)], ["A/1.swift", "B/2.swift", "D/4.swift", "D/E/5.swift", "Shared/3.swift"])
                == [
                    "A/1.swift: A+B+C", "B/2.swift: A+B+C", "D/4.swift: D", "D/E/5.swift: D", "Shared/3.swift: A+B+C",
                ])
    }

    @Test func targetsThatNameFilesOfAnotherShareItsModule() {
        let text = #"""
            [.target(name: "Tool", sources: ["Scripts/*", "Sources/Services/3.swift"]),
            .target(name: "App", product: .app, sources: ["Sources/**"]),
            .target(name: "Checks", product: .unitTests, sources: ["Checks/**", "Sources/Other/5.swift"]),
            .target(name: "Own", sources: ["Own/6.swift"])]
            """#
        let paths = [
            "Checks/1.swift", "Own/6.swift", "Scripts/2.swift", "Sources/Other/4.swift", "Sources/Other/5.swift",
            "Sources/Services/3.swift", "Sources/Services/7.swift",
        ]
        #expect(
            modules([("Project.swift", text)], paths)
                == paths.map { "\($0): \($0.hasPrefix("Own") ? "Own" : "Tool+App+Checks")" })
        #expect(tests(("Project.swift", text), paths) == ["Checks/1.swift"])
        let package = #"""
            [.target(name: "Kit", path: "Kit", exclude: ["Core"]),
            .target(name: "Core", path: "Kit/Core", sources: ["2.swift"])]
            """#
        #expect(
            modules([("Package.swift", package)], ["Kit/1.swift", "Kit/Core/2.swift"])
                == ["Kit/1.swift: Kit", "Kit/Core/2.swift: Core"])
    }

    @Test func listedModulesWinOverManifests() {
        let text = #".target(name: "Kit", path: "Kit")"#
        let package = ModuleManifest(SourcePath("Package.swift"), bytes: Array(text.utf8))
        let listed = [("A", ["Kit/1.swift", "App/3.swift"]), ("B", ["Kit/2.swift"]), ("C", ["Gone.swift"])]
        let modules = DeclaredModules(
            [package].compactMap { $0 }, listed: listed.map { ListedModule($0, $1.map { SourcePath($0) }) })
        #expect(
            names(modules, ["App/3.swift", "Kit/1.swift", "Kit/2.swift", "Kit/4.swift", "Other/5.swift"]) == [
                "App/3.swift: A", "Kit/1.swift: A", "Kit/2.swift: B", "Kit/4.swift: Kit", "Other/5.swift: (Other)",
            ])
    }

    @Test func listedModulesThatShareAFileAreOne() {
        let listed = [("A", ["1.swift"]), ("B", ["2.swift"]), ("C", ["2.swift", "1.swift"]), ("D", ["3.swift"])]
        let modules = DeclaredModules([], listed: listed.map { ListedModule($0, $1.map { SourcePath($0) }) })
        #expect(
            names(modules, ["1.swift", "2.swift", "3.swift"]) == ["1.swift: A+B+C", "2.swift: A+B+C", "3.swift: D"])
    }
}
