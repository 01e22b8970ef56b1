import Foundation
import LintEngine
import OutlineSupport
import Reporters
import RIBModel
import RIBRules
import RuleKit
import SourceText
import SwiftOutline
import TestSupport

/// A copy of a fixture app, with systematic edits. A class, because its deinitializer removes the folder.
final class AppCopy {
    /// The texts of its source files by path.
    var files: [String: String] = [:]
    private let folder: URL

    init(_ app: String) throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
            path: "riblint-app-\(UUID().uuidString)")
        let source = FixtureProjects.root.appending(path: "Fixtures/Projects/\(app)")
        for path in try FileManager.default.subpathsOfDirectory(atPath: source.path)
        where SourceLanguage.isSource(Array(path.utf8)) {
            files[path] = try String(contentsOf: source.appending(path: path), encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func text(_ path: String) -> String { files[path] ?? "" }

    /// Lints the current texts.
    func lint(baseline: Data?) throws -> Report { try outcome(baseline).report }

    /// The baseline of all findings.
    func baseline() throws -> Data {
        Data(BaselineText.write(try outcome(nil).baseline.updated(reason: nil), toolVersion: "test"))
    }

    private func outcome(_ baseline: Data?) throws -> LintEngine.Outcome {
        try? FileManager.default.removeItem(at: folder)
        var contents = files.mapValues { Data($0.utf8) }
        contents[Baseline.standardName] = baseline
        for (path, data) in contents {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        return try LintEngine(catalog: catalog, toolVersion: "test").lint(LintRequest(paths: [SourcePath(folder.path)]))
    }

    // MARK: Systematic edits; each returns how many it made

    /// Reverses the members of every class, struct and extension. Comments move with the member that follows them.
    func reverseMembers() -> Int {
        change { bytes, outline in
            types(of: outline).compactMap { type -> Edit? in
                let braces = Int(outline.texts[type].braces.start)..<Int(outline.texts[type].braces.end)
                guard !String(decoding: bytes[braces], as: UTF8.self).contains("#if") else { return nil }
                var pieces: [Range<Int>] = []
                var start = lineEnd(bytes, braces.lowerBound)
                for child in outline.children(of: type) {
                    let end = lineEnd(bytes, Int(outline.declarations[child].range.end))
                    // Members that share a line stay together.
                    if end <= start { continue }
                    pieces.append(start..<end)
                    start = end
                }
                guard pieces.count > 1, start < braces.upperBound else { return nil }
                return Edit(range: pieces[0].lowerBound..<start, text: pieces.reversed().flatMap { bytes[$0] })
            }
        }
    }

    /// Renames locals, unless a member has the same name.
    func renameLocals() -> Int {
        let project = MemoryProject.make(files.map { ($0.key, Array($0.value.utf8)) })
        var taken: Set<String> = ["self", "_", ""]
        for file in project.files {
            for declaration in file.outline.declarations where !declaration.scope.contains(.local) {
                taken.insert(project.text(declaration.name))
            }
            for node in file.outline.nodes where node.kind == .label || node.kind == .parameter {
                taken.insert(project.text(node.name))
            }
        }
        return change { bytes, outline in
            outline.declarations.indices.flatMap { function -> [Edit] in
                let declaration = outline.declarations[function]
                guard declaration.kind == .function, !declaration.scope.contains(.local),
                    !outline.texts[function].braces.isEmpty
                else {
                    return []
                }
                let body = Int(outline.texts[function].braces.start)..<Int(outline.texts[function].braces.end)
                let locals = outline.declarations[(function + 1)..<max(function + 1, Int(declaration.next))].filter {
                    $0.scope.contains(.local) && ($0.kind == .constant || $0.kind == .variable) && $0.value != nil
                }
                let names = Set(
                    locals.map {
                        String(decoding: bytes[Int($0.nameRange.start)..<Int($0.nameRange.end)], as: UTF8.self)
                    }
                ).subtracting(taken)
                return names.flatMap { occurrences(of: Array($0.utf8), in: body, bytes) }.map {
                    Edit(range: $0..<$0, text: Array("other".utf8))
                }
            }
        }
    }

    /// Moves the functions of classes, except overrides, to an extension in the same file or in a new one.
    func splitTypes(intoOtherFiles: Bool) -> Int {
        var additions: [String: String] = [:]
        let count = change { bytes, outline in
            types(of: outline).flatMap { type -> [Edit] in
                let declaration = outline.declarations[type]
                guard declaration.kind == .class, declaration.scope == .topLevel else { return [] }
                let functions = outline.children(of: type).filter {
                    let child = outline.declarations[$0]
                    return child.kind == .function && child.modifiers.isDisjoint(with: [.override, .class, .static])
                        && child.scope == .member
                }
                guard !functions.isEmpty else { return [] }
                let name = String(
                    decoding: bytes[Int(declaration.nameRange.start)..<Int(declaration.nameRange.end)], as: UTF8.self)
                let texts = functions.map { function in
                    let range = outline.declarations[function].range
                    return "    " + String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
                }
                additions[name] = "\nextension \(name) {\n\(texts.joined(separator: "\n\n"))\n}\n"
                owner[name] = current
                return functions.map { function in
                    let range = outline.declarations[function].range
                    return Edit(range: Int(range.start)..<Int(range.end), text: [])
                }
            }
        }
        for (name, text) in additions {
            guard let path = owner[name] else { continue }
            if intoOtherFiles {
                let imports = (files[path] ?? "").split(separator: "\n").filter { $0.hasPrefix("import ") }.joined(
                    separator: "\n")
                files[path.replacingOccurrences(of: ".swift", with: "+\(name)Functions.swift")] = imports + "\n" + text
            } else {
                files[path, default: ""] += text
            }
        }
        return count
    }

    /// Removes `private` and `fileprivate`, so that extensions in other files can use all members.
    func openAccess() {
        for (path, text) in files {
            files[path] = text.replacingOccurrences(of: "fileprivate ", with: "")
                .replacingOccurrences(of: "private ", with: "")
        }
    }

    // MARK: Helpers

    private struct Edit {
        let range: Range<Int>
        let text: [UInt8]
    }

    /// The file that is being edited, and the locations of its types.
    private var current = ""
    private var owner: [String: String] = [:]

    private func change(_ edits: (_ bytes: [UInt8], _ outline: Outline) -> [Edit]) -> Int {
        let paths = files.keys.sorted { SourcePath($0) < SourcePath($1) }
        let frontEnd = FrontEnd()
        var count = 0
        for path in paths {
            var bytes = Array(text(path).utf8)
            current = path
            let found = edits(bytes, frontEnd.outline(bytes)).sorted {
                ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
            }
            for edit in found { bytes.replaceSubrange(edit.range, with: edit.text) }
            count += found.count
            files[path] = String(decoding: bytes, as: UTF8.self)
        }
        return count
    }

    /// Top-level type declarations with braces.
    private func types(of outline: Outline) -> [Int] {
        outline.declarations.indices.filter {
            let declaration = outline.declarations[$0]
            return [.class, .struct, .extension].contains(declaration.kind) && declaration.scope == .topLevel
                && !outline.texts[$0].braces.isEmpty
        }
    }

    /// The end of the line that contains an offset, including the line ending.
    private func lineEnd(_ bytes: [UInt8], _ offset: Int) -> Int {
        (bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
    }

    /// The end of a whole word at an offset; nil if it is part of a longer word or follows a dot.
    private func occurrences(of word: [UInt8], in range: Range<Int>, _ bytes: [UInt8]) -> [Int] {
        func isWord(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte >= 0x80
                || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
                || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        }
        return range.compactMap { start in
            let end = start + word.count
            guard end < bytes.count, bytes[start..<end].elementsEqual(word), !isWord(bytes[end]),
                !isWord(bytes[start - 1]),
                bytes[start - 1] != UInt8(ascii: ".")
            else { return nil }
            return end
        }
    }
}
