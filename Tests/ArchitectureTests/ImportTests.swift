import Foundation
import Testing

/// The arrows between modules: SwiftPM itself lets a target import what it only reaches through another.
@Suite struct ImportTests {
    /// What each target may import, of the project's own; folders from the root.
    static let arrows: [(folder: String, own: Set<String>, others: Set<String>)] = [
        ("Sources/SourceText", [], ["Glibc", "Darwin", "Musl", "Synchronization"]),
        ("Sources/SwiftOutline", ["SourceText"], ["Glibc", "Darwin", "Musl", "Synchronization"]),
        ("Sources/RIBModel", ["SourceText", "SwiftOutline"], ["Glibc", "Darwin", "Musl", "Synchronization"]),
        ("Sources/RuleKit", ["SourceText", "RIBModel"], []),
        ("Rules", ["SourceText", "RIBModel", "RuleKit"], []),
        ("Sources/Reporters", ["SourceText", "RuleKit"], []),
        ("Sources/YAMLText", [], ["Yams"]),
        ("Sources/LintEngine", ["SourceText", "SwiftOutline", "RIBModel", "RuleKit", "YAMLText"], ["Glibc", "Darwin", "Musl", "Synchronization"]),
        (
            "Sources/riblint",
            ["SourceText", "SwiftOutline", "RIBModel", "RuleKit", "RIBRules", "Reporters", "LintEngine"],
            ["ArgumentParser", "Glibc", "Darwin", "Musl"]
        ),
    ]

    @Test(arguments: arrows.map(\.folder))
    func importsOnlyWhatTheTableAllows(_ folder: String) throws {
        let allowed = try #require(ImportTests.arrows.first { $0.folder == folder })
        let files = try swiftFiles(below: folder)
        #expect(!files.isEmpty)
        for file in files {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                // Imports stand at the margin; those in examples of rules do not.
                guard line.first != " ", let position = words.firstIndex(of: "import"), position < 2, let module = words.last, position + 1 < words.count,
                    position == 0 || ["public", "internal", "package", "private", "fileprivate"].contains(words[0])
                else { continue }
                let name = String(words[position + 1] == "struct" || words[position + 1] == "func" ? module : words[position + 1])
                #expect(allowed.own.contains(name) || allowed.others.contains(name), "\(file.lastPathComponent) imports \(name)")
            }
        }
    }

    /// House rule: a file one cannot overlook. The outliner and the tokenizer may be longer.
    @Test func filesAreShort() throws {
        for (folder, _, _) in ImportTests.arrows where folder != "Sources/SwiftOutline" {
            for file in try swiftFiles(below: folder) {
                let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).count
                #expect(lines <= 300, "\(file.lastPathComponent) has \(lines) lines")
            }
        }
    }

    private func swiftFiles(below folder: String) throws -> [URL] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(folder)").standardizedFileURL
        let walker = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        return walker.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" && !$0.pathComponents.contains("Cases") }
    }
}
