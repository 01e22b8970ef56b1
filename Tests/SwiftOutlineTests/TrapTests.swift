import Foundation
import OutlineSupport
import SourceText
import SwiftOutline
import Testing

/// The traps of Swift's grammar, one a fixture: see `Fixtures/Outlines/README.md`.
@Suite struct TrapTests {
    static let folder = "Outlines"
    static let names = Fixtures.names(in: folder, ending: ".swift")
    /// All but the one in UTF-16, which the tokenizer never sees.
    static let read = names.filter { number(of: $0) != 8 }

    @Test(arguments: read)
    func readsAsRecorded(_ name: String) throws {
        let bytes = try Fixtures.bytes("\(TrapTests.folder)/\(name).swift")
        let frontEnd = FrontEnd()
        let table = NameTable()
        let outline = frontEnd.outline(bytes, names: table)
        let views = [
            "tokens": TokenText.write(frontEnd.buffer, bytes),
            "outline": OutlineText.write(outline, bytes, names: table),
        ]
        let present = views.keys.filter { FileManager.default.fileExists(atPath: Fixtures.root.appending(path: "Outlines/\(name).\($0)").path) }
        for view in present.isEmpty ? [TrapTests.usualView(of: name)] : present.sorted() {
            let text = views[view, default: ""]
            #expect(try text == Fixtures.recorded("\(TrapTests.folder)/\(name).\(view)", as: text), "\(name).\(view)")
        }
    }

    /// Rules up to 61 are about tokens, the rest about what they make up.
    private static func usualView(of name: String) -> String { number(of: name) < 62 ? "tokens" : "outline" }

    private static func number(of name: String) -> Int { Int(name.prefix { $0 != "-" }) ?? 0 }

    @Test func everyTrapHasItsFixture() {
        #expect(Set(TrapTests.names.map(TrapTests.number)) == Set(1...88))
    }

    /// What any file has to hold, these hold: see `OutlineInvariants`.
    @Test(arguments: names)
    func keepsTheInvariants(_ name: String) throws {
        let frontEnd = FrontEnd()
        var invariants = TokenInvariants()
        try FrontEnd.padded(Fixtures.bytes("\(TrapTests.folder)/\(name).swift")) { bytes in
            let outline = frontEnd.outline(bytes)
            #expect(invariants.breach(in: frontEnd.buffer, of: bytes) == nil)
            #expect(OutlineInvariants.breach(in: outline, of: bytes) == nil)
        }
    }
}
