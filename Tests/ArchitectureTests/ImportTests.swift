import Foundation
import Testing

/// The allowed imports between modules. SwiftPM does not check them: it lets a target import its indirect dependencies.
@Suite struct ImportTests {
    /// The modules of this package that each target may import. Folders are relative to the root.
    static let arrows: [(folder: String, own: Set<String>, others: Set<String>)] = [
        ("Sources/Platform", [], ["Glibc", "Darwin", "Musl", "CLinux"]),
        ("Sources/SourceText", ["Platform"], ["Synchronization"]),
        ("Sources/SwiftOutline", ["Platform", "SourceText"], ["Synchronization"]),
        ("Sources/ObjCOutline", ["Platform", "SourceText"], []),
        ("Sources/ObjCTypes", ["Platform", "SourceText", "ObjCOutline", "CLibclang"], []),
        ("Sources/RIBModel/CodeModel", ["Platform", "SourceText", "SwiftOutline", "ObjCOutline"], ["Synchronization"]),
        ("Sources/RIBModel", ["SourceText"], []),
        ("Sources/RuleKit", ["SourceText", "RIBModel"], []),
        ("Rules", ["SourceText", "RIBModel", "RuleKit"], []),
        ("Sources/CustomRules", ["SourceText", "RIBModel", "RuleKit"], ["Synchronization"]),
        ("Sources/JSONText", ["SourceText"], []),
        ("Sources/LeakLog", ["SourceText"], []),
        ("Sources/Reporters", ["JSONText", "SourceText", "RuleKit"], []),
        ("Sources/YAMLText", [], ["Yams"]),
        (
            "Sources/LintEngine",
            [
                "CustomRules", "JSONText", "LeakLog", "ObjCTypes", "Platform", "SourceText", "SwiftOutline", "RIBModel",
                "RuleKit", "YAMLText",
            ],
            ["SystemPackage", "Synchronization"]
        ),
        (
            "Sources/LanguageServer",
            ["JSONText", "Platform", "SourceText", "RIBModel", "RuleKit", "Reporters", "LintEngine"],
            ["SystemPackage"]
        ),
        (
            "Sources/riblint",
            [
                "Platform", "SourceText", "SwiftOutline", "ObjCOutline", "RIBModel", "RuleKit", "RIBRules", "Reporters",
                "LintEngine", "LanguageServer",
            ],
            ["ArgumentParser", "SystemPackage"]
        ),
    ]

    @Test(arguments: arrows.map(\.folder))
    func importsOnlyAllowedModules(_ folder: String) throws {
        let allowed = try #require(ImportTests.arrows.first { $0.folder == folder })
        let files = try swiftFiles(below: folder)
        #expect(!files.isEmpty)
        for file in files {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                // Imports are not indented; those in the examples of rules are.
                guard line.first != " ",
                    let position = words.firstIndex(of: "import"),
                    position < 2,
                    let module = words.last,
                    position + 1 < words.count,
                    position == 0 || ["public", "internal", "package", "private", "fileprivate"].contains(words[0])
                else { continue }
                let name = String(
                    words[position + 1] == "struct" || words[position + 1] == "func" ? module : words[position + 1])
                #expect(
                    allowed.own.contains(name) || allowed.others.contains(name),
                    "\(file.lastPathComponent) imports \(name)")
            }
        }
    }

    /// Code for one operating system is in Platform, where the check in Tests/Darwin compiles both variants. The only
    /// exception is one test file, which creates folders, links and pipes.
    @Test(arguments: ["Sources", "Rules", "Tests"])
    func onlyPlatformDependsOnSystem(_ folder: String) throws {
        let library = try Regex(
            "^(@\\w+ )*((public|internal|package|private|fileprivate) )?import (Darwin|Glibc|Musl|CLinux)$")
        let condition = try Regex("^ *#(if|elseif) .*\\b(os|canImport|targetEnvironment)\\(")
        for file in try swiftFiles(below: folder) {
            let path = file.path(percentEncoded: false)
            if path.contains("/Sources/Platform/") || path.hasSuffix("/LintEngineTests/TemporaryTree.swift") {
                continue
            }
            // Separate packages, which are not part of a release.
            if path.contains("/Tests/Differential/") || path.contains("/Tests/Fuzz/") || path.contains("/Tests/Darwin/")
            {
                continue
            }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                #expect(
                    line.firstMatch(of: library) == nil && line.firstMatch(of: condition) == nil,
                    "\(file.lastPathComponent): \(line)")
            }
        }
    }

    /// Rules ask the model about symbols. They do not look into its tables, whose indices an edit can change.
    @Test func rulesReadNoTables() throws {
        for file in try swiftFiles(below: "Rules") + swiftFiles(below: "Sources/RuleKit") {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                #expect(
                    !line.contains(".index]") && !line.contains(".symbols") && !line.contains(".hierarchy"),
                    "\(file.lastPathComponent): \(line)")
            }
        }
    }

    /// Files have at most 300 lines, except those of the outliner and the tokenizer.
    @Test func filesAreShort() throws {
        let folders = ImportTests.arrows.map(\.folder).filter { $0 != "Sources/SwiftOutline" }
        for folder in folders + ["Tests/RuleTests/Cases", "Tests/RuleTests/Preludes"] {
            for file in try swiftFiles(below: folder) {
                let lines = try String(contentsOf: file, encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false
                ).count
                #expect(lines <= 300, "\(file.lastPathComponent) has \(lines) lines")
            }
        }
    }

    private func swiftFiles(below folder: String) throws -> [URL] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(folder)")
            .standardizedFileURL
        let walker = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        let files = walker.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        // A part of the module with imports of its own.
        if folder == "Sources/RIBModel" { return files.filter { !$0.pathComponents.contains("CodeModel") } }
        // Cases and preludes are test input, which no module contains.
        guard folder == "Tests" else { return files }
        return files.filter { Set(["Cases", "Preludes"]).isDisjoint(with: $0.pathComponents) }
    }
}
