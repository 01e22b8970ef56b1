import RIBModel
import SourceText
import SwiftOutline
import Testing

/// Removing a suppression comment: no blank remainder is left, and no code and no other comment moves.
@Suite struct DirectiveRemovalTests {
    private func directives(_ bytes: [UInt8]) -> [Directive] {
        (bytes + [UInt8](repeating: 0, count: 64)).withUnsafeBufferPointer { all in
            let bytes = UnsafeBufferPointer(rebasing: all[..<bytes.count])
            let buffer = TokenBuffer()
            var tokenizer = Tokenizer()
            var matcher = BracketMatcher()
            tokenizer.tokenize(bytes, into: buffer)
            matcher.match(buffer, bytes: bytes)
            return Directive.all(in: bytes, tokens: buffer)
        }
    }

    /// The text without the first suppression comment, or without some of its rule names.
    private func removed(_ text: String, _ names: Set<Int>? = nil) -> String {
        var bytes = Array(text.utf8)
        guard let directive = directives(bytes).first else { return "no directive" }
        for range in directive.removals(of: names ?? Set(directive.rules.indices)).reversed() {
            bytes.removeSubrange(Int(range.start)..<Int(range.end))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("a()\n  // riblint:disable:next r - why\n  b()\n", "a()\n  b()\n"),
        ("a()\r\n\t/// riblint:disable:next r\r\n\tb()\r\n", "a()\r\n\tb()\r\n"),
        ("// riblint:disable:file r\n", ""), ("// riblint:disable:file r", ""),
        ("a()\n// riblint:disable:file r", "a()\n"),
        ("a()\r// riblint:disable:next r\rb()", "a()\rb()"),
        ("/// Words.\n/// riblint:disable:next r\n/// More.\nb()", "/// Words.\n/// More.\nb()"),
    ])
    func removesWholeLine(_ text: String, _ expected: String) { #expect(removed(text) == expected) }

    @Test(arguments: [
        ("a()  // riblint:disable:this r - why\nb()", "a()\nb()"),
        ("a() /* riblint:disable:this r */\nb()", "a()\nb()"),
        ("f(a, /* riblint:disable:this r */ b)", "f(a, b)"), ("/* riblint:disable:next r */ a()", "a()"),
        ("  /** riblint:disable:next r */\ta()\n", "  a()\n"), ("x +/* riblint:disable:this r */ y", "x + y"),
        ("x /* riblint:disable:this r */+ y", "x + y"), ("a()/*riblint:disable:this r*/", "a()"),
    ])
    func removesCommentAfterCode(_ text: String, _ expected: String) { #expect(removed(text) == expected) }

    @Test(arguments: [
        ("let/* riblint:disable:this r */a = 1", "let/*  */a = 1"), ("x/*riblint:disable:this r*/y", "x/**/y"),
    ])
    func keepsCommentBetweenTokens(_ text: String, _ expected: String) { #expect(removed(text) == expected) }

    @Test(arguments: [
        ("// legacy; riblint:disable:this r - why\n", "// legacy;\n"),
        ("/* a riblint:disable:this r */ b", "/* a */ b"),
        ("/*\n * Words.\n * riblint:disable:next r - why\n * More.\n */\na()", "/*\n * Words.\n * More.\n */\na()"),
        ("/* Words.\n riblint:disable:next r\n*/\na()", "/* Words.\n*/\na()"),
        ("// riblint:disable:this r riblint:disable:this s\n", "// riblint:disable:this s\n"),
        ("/* riblint:disable:next r\n words */ a()", "/*\n words */ a()"),
    ])
    func keepsOtherWords(_ text: String, _ expected: String) { #expect(removed(text) == expected) }

    @Test(
        arguments: [
            ([0], "// riblint:disable:next b, c - why"), ([1], "// riblint:disable:next a, c - why"),
            ([2], "// riblint:disable:next a b - why"),
            ([0, 1], "// riblint:disable:next c - why"), ([1, 2], "// riblint:disable:next a - why"),
            ([0, 2], "// riblint:disable:next b - why"),
            ([0, 1, 2], ""),
        ] as [([Int], String)])
    func removesSingleNames(_ names: [Int], _ expected: String) {
        #expect(removed("// riblint:disable:next a b, c - why", Set(names)) == expected)
    }

    /// After each removal, all other suppression comments are unchanged, and no token is lost.
    @Test func removesNothingElse() {
        let pieces = [
            "a()", " ", "\n", "// ", "/* ", " */", "riblint:disable:this r ", "riblint:enable r ", "*", "é", "\r\n",
            "\"",
        ]
        var state: UInt64 = 7
        for _ in 0..<3000 {
            var text = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33) % pieces.count]
            }
            let before = directives(Array(text.utf8))
            guard let first = before.first else { continue }
            #expect(
                first.removal.end <= text.utf8.count && first.range.start >= first.removal.start
                    && first.range.end <= first.removal.end, "\(text)")
            let after = directives(Array(removed(text).utf8))
            #expect(after.count == before.count - 1, "\(text)")
        }
    }
}
