import RIBModel
import SourceText
import SwiftOutline
import Testing

/// Suppression comments: where they are recognized, how they are parsed, and which lines they cover.
@Suite struct DirectiveTests {
    private func directives(_ text: String) -> [Directive] { directives(Array(text.utf8)) }

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

    /// The offsets of all occurrences of a word.
    private func offsets(of word: String, in text: String) -> [UInt32] {
        let (bytes, word) = (Array(text.utf8), Array(word.utf8))
        guard bytes.count >= word.count else { return [] }
        return (0...(bytes.count - word.count)).filter { bytes[$0...].starts(with: word) }.map { UInt32($0) }
    }

    /// The samples suppress the rule `r`: it must be suppressed at each `quiet`, and reported at each `loud`.
    private func check(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        let covered = directives(text).flatMap(\.rules).filter { $0.id == "r" }.map(\.covers)
        for (word, expected) in [("quiet", true), ("loud", false)] {
            for offset in offsets(of: word, in: text) {
                let isCovered = covered.contains { $0.start <= offset && offset < $0.end }
                #expect(isCovered == expected, "\(word) at \(offset) in:\n\(text)", sourceLocation: location)
            }
        }
    }

    @Test func nextCoversHeaderOfDeclaration() {
        check(
            """
            loud()
            // riblint:disable:next r - reason
            class quiet: quiet, quiet {
                var loud = 1
            }
            class loud {}
            """
        )
        check(
            """
            // riblint:disable:next r
            @MainActor
            public final class quiet<T: quiet>: quiet
            where T: quiet
            {
                let loud = 1
            }
            """
        )
        check(
            """
            /// riblint:disable:next r
            /// Words about it.
            /** More. */
            @available(iOS 15, *)
            @objc(quiet)
            func quiet(_ a: quiet = { quiet }()) -> quiet {
             loud }
            """
        )
        check("/* riblint:disable:next r */ protocol quiet: quiet { var quiet: Int { get } }\nloud")
        check("/*\n riblint:disable:next r - told\n more words\n*/\n\n\nextension quiet: quiet {\n func loud() {} }")
        check("@MainActor\n// riblint:disable:next r\nfinal class quiet {\n loud }")
        check("// riblint:disable:next r\nclass func quiet() -> [quiet: quiet] {\n loud\n}")
        check("// riblint:disable:next r\nactor quiet {\n let loud = 1 }")
        check("// riblint:disable:next r\ninit?(quiet: quiet) throws {\n loud }\ninit(loud: Int)")
        check("protocol P {\n // riblint:disable:next r\n func quiet() async\n  throws -> quiet\n func loud()\n}")
        check("// riblint:disable:next r\nfunc quiet(\n  quiet: Int,\n  quiet: Int\n)\n  -> quiet\n{ loud }")
        check("enum E {\n // riblint:disable:next r\n case quiet(quiet: Int), quiet\n case loud\n}")
        check("// riblint:disable:next r\n#if DEBUG\nclass quiet {\n loud }\n#endif")
        check("// riblint:disable:next r\nimport quiet\nimport loud")
    }

    @Test func nextCoversNextLineOfCode() {
        check("// riblint:disable:next r\nfinal class quiet: quiet { var quiet: quiet? }\nloud")
        check("// riblint:disable:next r\nfunc f() { quiet.quiet { quiet } }\nfunc loud() {}")
        check("// riblint:disable:next r\nif true { quiet() } else { quiet() }\nloud()")
        check("// riblint:disable:next r\n\n// words\n\nquiet(); quiet { quiet\nloud }")
        check("// riblint:disable:next r\n@MainActor class quiet { quiet()\nloud() }")
        check("// riblint:disable:next r\n@MainActor\nclass quiet {\nloud }")
        check("f {\n // riblint:disable:next r\n } else { quiet }\nloud")
        check("// riblint:disable:next r\r\nfunc f() { quiet }\r\nloud")
        check("loud() // riblint:disable:next r\nfunc f() { quiet }\nloud")
        check("// riblint:disable:next r\nf() // quiet\nloud()")
    }

    @Test func nextCoversPropertyWithValue() {
        check("class A {\n // riblint:disable:next r\n private(set) weak var quiet: quiet?\n var loud: Int\n}")
        check("// riblint:disable:next r\nvar quiet: quiet {\n loud }\nvar loud = 1")
        check("// riblint:disable:next r\nlet quiet = quiet.map { quiet }\n  .filter { quiet }\nlet loud = 1")
        check("// riblint:disable:next r\nvar quiet = quiet {\n didSet { loud }\n}")
        check("// riblint:disable:next r\nprivate lazy var quiet: quiet = {\n  quiet()\n}()\nloud()")
        check("// riblint:disable:next r\nlet quiet =\n  quiet, quiet\n   = quiet\nloud()")
        check("// riblint:disable:next r\n@Published private(set) var quiet: [quiet] = []; quiet()\nloud()")
    }

    @Test func nextCoversWholeStatement() {
        check(
            """
            // riblint:disable:next r
            quiet
              .map { quiet }
              .quiet(onNext: { quiet }, quiet)
              .quiet(by: quiet)
            loud()
            """
        )
        check("// riblint:disable:next r\nquiet.quiet { quiet } quiet: { quiet }\nloud()")
        check("// riblint:disable:next r\nquiet.quiet {\n quiet\n}\nquiet: {\n quiet }\nloud()")
        check("// riblint:disable:next r\nquiet?.quiet = quiet\n   ? quiet\n   : quiet\nloud()")
        check("// riblint:disable:next r\nquiet = quiet +\n   quiet\n   ?? quiet\n   as? quiet\n!loud")
        check("// riblint:disable:next r\nlet a = try\n  await quiet\n-loud")
        check("// riblint:disable:next r\nif quiet, let a = quiet(quiet { quiet }) {\n loud } else { loud }")
        check("// riblint:disable:next r\nguard let quiet = quiet,\n  quiet == quiet\nelse { loud }")
        check("// riblint:disable:next r\nfor quiet in quiet where quiet {\n loud }")
        check(
            """
            switch loud {
            // riblint:disable:next r
            case .quiet(let quiet) where quiet: quiet()
            loud()
            default: loud
            }
            """
        )
        check("// riblint:disable:next r\nreturn quiet.quiet()\n}\nloud")
        check("// riblint:disable:next r\nopen(quiet)\nloud()")
        check("// riblint:disable:next r\nquiet(\"\\(quiet)\", \"\"\"\n a \\(\n quiet\n)\n\"\"\", quiet)\nloud")
        check("var x: Int {\n // riblint:disable:next r\n didSet {\n loud }\n}")
        check("// riblint:disable:next r\n\n// Words.\n// riblint:disable:next s\nquiet()\nloud()")
    }

    @Test func nextCoversElementInBrackets() {
        check("f(\n // riblint:disable:next r\n quiet: { quiet },\n loud: 1\n)\nloud")
        check("let a = [\n /* riblint:disable:next r */ quiet.quiet,\n loud ]")
        check("let x = loud\n // riblint:disable:next r\n .quiet(quiet)\n .quiet()\nloud()")
        check("class loud: loud,\n // riblint:disable:next r\n quiet {\n loud\n}")
    }

    @Test func nextAtEndOfScopeCoversNothing() {
        check("loud {\n // riblint:disable:next r\n}\nloud")
        check("loud\n// riblint:disable:next r")
        check("loud\n// riblint:disable:next r\n")
    }

    @Test func thisAndPreviousCoverLines() {
        check("loud()\nquiet(); quiet() // riblint:disable:this r\nloud()")
        check("quiet( /* riblint:disable:this r */\n loud)")
        check("loud()\r\nquiet() // riblint:disable:this r\r\nloud()")
        check("loud()\rquiet() // riblint:disable:this r\rloud()")
        check("loud()\n  quiet(quiet)\n\n// words\n// riblint:disable:previous r\nloud()")
        check("loud()\nquiet()\nloud() // riblint:disable:previous r\n")
        check("loud()\nquiet(\n quiet,\n quiet\n)\n// riblint:disable:previous r\nloud()")
        check("// riblint:disable:previous r\nloud()")
    }

    @Test func regionsAndFiles() {
        check(
            "loud()\nquiet() // riblint:disable r\nquiet()\n// riblint:enable s\nquiet()\n// riblint:enable r\nloud()")
        check("loud()\n// riblint:disable r s\nquiet()\n// riblint:enable s\nquiet()")
        check("// riblint:disable s, r\nquiet()\n// riblint:enable r, s\nloud()\n// riblint:disable r\nquiet()")
        check("// riblint:disable r\nquiet()\n// riblint:disable r\nquiet()\n// riblint:enable r\nloud()")
        check("quiet()\nquiet() // riblint:disable:file r\nquiet()")
        check("loud()\n// riblint:enable r\nloud()\n// riblint:disable\nloud()\n// riblint:disable:next\nloud()")
        check("// riblint:disable r\nquiet()\n// riblint:enable\nquiet()")
        check("loud() /*\n riblint:disable r\n riblint:enable r\n*/ loud()")
    }

    @Test func ignoresDirectivesOutsideComments() {
        check("let a = \"// riblint:disable:file r\"\nloud()")
        check("let a = \"\"\"\n// riblint:disable:file r\n\"\"\"\nloud()")
        check("let a = #\"\"\"\n/* riblint:disable:file r */\n\"\"\"#\nloud()")
        check("let a = \"\\(loud /* riblint:disable:this s */)\" // loud")
        check("let a = \"\\(quiet /* riblint:disable:this r */)\"")
        check("let a = /riblint:disable:file r/\nriblint:disable:file r\nloud()")
        check("// see `riblint:disable:file r`, \"riblint:disable:file r\" and xriblint:disable:file r\nloud()")
        check("// riblint:disabled:file r\n// riblint:disable:all r\n// riblint: disable:file r\n// riblint:\nloud()")
    }

    @Test func readsEveryFormOfComment() {
        for comment in [
            "//riblint:disable:file r", "/// riblint:disable:file r", "//! riblint:disable:file r",
            "/*riblint:disable:file r*/",
            "/** riblint:disable:file r */", "/*\n * riblint:disable:file r\n */",
            "/* a /* riblint:disable:file r */ b */",
            "// legacy; riblint:disable:file r", "// riblint:disable:this s riblint:disable:file r",
            "/* riblint:disable:file r",
        ] {
            check("quiet()\n" + comment)
        }
        check("loud()\n/* a /* b */ */ // c\n// riblint:disable:next r")
    }

    @Test func readsNamesAndReason() throws {
        let text = "/* a */ // riblint:disable:this one_rule,two_rules  three - because - of this  \nfoo()"
        let directive = try #require(directives(text).first)
        #expect(directive.kind == .this)
        #expect(directive.rules.map(\.id) == ["one_rule", "two_rules", "three"])
        #expect(directive.reason == "because - of this")
        func slice(_ range: ByteRange) -> String {
            String(decoding: Array(text.utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
        }
        #expect(directive.rules.map { slice($0.range) } == ["one_rule", "two_rules", "three"])
        #expect(slice(directive.range) == "riblint:disable:this one_rule,two_rules  three - because - of this")
        #expect(slice(directive.comment).hasPrefix("// riblint") && slice(directive.comment).hasSuffix("this  "))
    }

    @Test func nestedCommentEndsNames() {
        let found = directives("/* a /* riblint:disable:file r */ b */\n/* riblint:disable:file s /* b */ t */")
        #expect(found.map { $0.rules.map(\.id) } == [["r"], ["s"]])
    }

    @Test(arguments: ["-", "--", "–", "—"])
    func dashBeginsReason(_ dash: String) {
        let found = directives(
            "// riblint:disable:file a-b r \(dash) it's ok\n/* riblint:disable:file s \(dash) why */")
        #expect(found.map(\.reason) == ["it's ok", "why"])
        #expect(found.map { $0.rules.map(\.id) } == [["a-b", "r"], ["s"]])
    }

    /// Suppression comments after NUL bytes, invalid bytes or a byte order mark are recognized.
    @Test func readsDirectivesAmongOddBytes() {
        check("\u{FEFF}// riblint:disable:next r\nquiet()\nloud()")
        check("\0\0\n// \0 riblint:disable:next r\nquiet()\nloud()\0")
    }

    /// The escaped form of invalid bytes is longer than the bytes.
    @Test func rangesAreInBytes() {
        let written = Array("riblint:disable".utf8) + [0xCC, 0xCC, 0xFF]
        let found = directives(Array("// ".utf8) + written + Array(" r".utf8))
        #expect(found.map(\.form) == ["riblint:disable\u{FFFD}\u{FFFD}\u{FFFD}"])
        #expect(found.map(\.formRange) == [ByteRange(3, UInt32(3 + written.count))])
        #expect(directives("// riblint:  disable r").map(\.formRange) == [ByteRange(3, 20)])
    }

    @Test func damagedFilesDoNotCrash() {
        for text in [
            "// riblint:disable:next r\n((((", "// riblint:disable:next r\n}}}}", "{{ // riblint:disable:next r\n@",
            "@ // riblint:disable:next r",
            "// riblint:disable:next r\n@a.", "// riblint:disable:next r\nprivate(", "// riblint:disable:next r\nclass",
            "// riblint:disable:next r\n#if",
            "// riblint:disable:next r\n\"\\(", "// riblint:disable:next r\nf(\"\\(a",
            "/* riblint:disable:previous r */ )", "riblint:", "// riblint:",
        ] {
            for length in 0...text.utf8.count {
                _ = directives(String(decoding: Array(text.utf8)[..<length], as: UTF8.self))
            }
        }
    }

    @Test func thousandsOfDirectivesAreFast() {
        let count = 10_000
        for piece in [
            "// riblint:disable:next r\n", "/* riblint:disable:this r */ ", "a /* riblint:disable:previous r */ ",
            "// riblint:disable:next r\n.a()\n", "/* riblint:disable r */\n",
        ] {
            #expect(directives("x" + String(repeating: piece, count: count)).count == count)
        }
        #expect(directives("/* " + String(repeating: "riblint:disable:this r ", count: count) + "*/").count == count)
    }
}
