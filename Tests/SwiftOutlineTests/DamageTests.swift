import Foundation
import OutlineSupport
import SourceText
import Testing

/// Incomplete code, and arbitrary bytes.
@Suite struct DamageTests {
    static let names = Fixtures.names(in: "Damaged", ending: ".swift")
    static let all = names.map { "Damaged/\($0)" } + TrapTests.names.map { "Outlines/\($0)" }

    @Test(arguments: names)
    func matchesRecording(_ name: String) throws {
        try Recording.check("Damaged/\(name)", usually: .outline)
    }

    /// Each fixture complete, truncated at any byte, and with any byte deleted, duplicated or replaced. Only a fifth
    /// of these
    /// edits, unless `RIBLINT_EVERY_EDIT` is set.
    @Test(arguments: all)
    func editsKeepInvariants(_ name: String) throws {
        let bytes = try Fixtures.bytes("\(name).swift")
        let frontEnd = FrontEnd()
        var invariants = TokenInvariants()
        func check(_ edited: [UInt8], _ what: @autoclosure () -> String) {
            if let breach = Recording.breach(in: edited, frontEnd, &invariants) {
                Issue.record("\(name), \(what()): \(breach)")
            }
        }
        check(bytes, "whole")
        let replacements = Array("{}()[]\"'`/*#\\<>?!.,:;=&@$ \n\r\0a0é\u{FEFF}".utf8)
        let isWhole = ProcessInfo.processInfo.environment["RIBLINT_EVERY_EDIT"] != nil
        for position in stride(from: 0, to: bytes.count, by: isWhole ? 1 : 5) {
            let (before, after) = (bytes[..<position], bytes[(position + 1)...])
            check(Array(before), "cut at \(position)")
            check(Array(before + after), "without byte \(position)")
            check(Array(before + [bytes[position], bytes[position]] + after), "byte \(position) twice")
            check(Array(before + [replacements[position % replacements.count]] + after), "another byte at \(position)")
        }
    }

    /// After the deletion of a token in a body, declarations outside of that body keep kind, name, path and range.
    @Test(arguments: [false, true])
    func missingTokenDamagesOneBody(_ bracketsOnly: Bool) throws {
        let frontEnd = FrontEnd()
        var total = Deletion.Result()
        for file in try DamageTests.files() {
            guard let deletion = Deletion([UInt8](try Data(contentsOf: file)), frontEnd) else { continue }
            let tokens = deletion.tokensInBodies(bracketsOnly: bracketsOnly)
            for token in stride(from: tokens.count % 7, to: tokens.count, by: bracketsOnly ? 11 : 37) {
                total += deletion.result(deleting: tokens[token])
            }
        }
        #expect(total.deletions > 2_000)
        #expect(total.kept * 1_000 >= total.declarations * 995, "\(total)")
    }

    /// The Swift files of the fixture apps or, with `RIBLINT_DAMAGE_IN`, of another folder.
    private static func files() throws -> [URL] {
        let other = ProcessInfo.processInfo.environment["RIBLINT_DAMAGE_IN"].map { URL(filePath: $0) }
        let folder = other ?? Fixtures.root.appending(path: "Projects")
        let walker = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return walker.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
