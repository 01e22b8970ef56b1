import Testing
import YAMLText

/// YAML documents as trees with locations, and the errors for invalid ones.
@Suite struct DocumentTests {
    private func root(_ text: String) throws(YAMLProblem) -> YAMLNode? { try YAMLDocument.root(of: Array(text.utf8)) }

    private func problem(_ bytes: [UInt8]) -> String? {
        do throws(YAMLProblem) {
            _ = try YAMLDocument.root(of: bytes)
            return nil
        } catch { return "\(error.location.line):\(error.location.column): \(error.message)" }
    }

    /// A tree on one line: `key@line:column=value`, a repeated key with `!`.
    private func sketch(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text, let isPlain): isPlain ? text : "'\(text)'"
        case .list(let elements): "[" + elements.map(sketch).joined(separator: " ") + "]"
        case .mapping(let entries):
            "{"
                + entries.map { entry in
                    let again = entry.earlier.map { "!\($0.line):\($0.column)" } ?? ""
                    let location = "\(entry.location.line):\(entry.location.column)"
                    return "\(entry.key ?? "?")@\(location)\(again)=\(sketch(entry.value))"
                }.joined(separator: " ") + "}"
        }
    }

    @Test(arguments: ["", "\n", "# only a comment\n", "---\n", "\u{FEFF}", "\u{FEFF}# x"])
    func nothingIsNothing(_ text: String) throws { #expect(try root(text).map { $0.isNull } ?? true) }

    @Test func placesAreThoseOfEditors() throws {
        let text = "\u{FEFF}a: 1\r\nb:\r\n  - \"é\"\r\n  - 😀x: [y]\rc: 'q'\n"
        #expect(sketch(try #require(try root(text))) == "{a@1:1=1 b@2:1=['é' {😀x@4:5=[y]}] c@5:1='q'}")
    }

    @Test func aliasesStandForWhatTheyName() throws {
        #expect(sketch(try #require(try root("a: &x [1, 2]\nb: *x\n"))) == "{a@1:1=[1 2] b@2:1=[1 2]}")
    }

    @Test func repeatedKeysAreAllThere() throws {
        let text = "a: 1\nb: {x: 1, 'x': 2, x: 3}\na: 2\n\"a\": 3\nc: a\n"
        #expect(
            sketch(try #require(try root(text)))
                == "{a@1:1=1 b@2:1={x@2:5=1 x@2:11!2:5='2' x@2:19!2:5=3} a@3:1!1:1=2 a@4:1!1:1='3' c@5:1=a}".replacing(
                    "='2'", with: "=2"
                ).replacing("='3'", with: "=3"))
    }

    @Test func repeatedKeysThatCannotBeFoundEndTheReading() {
        #expect(problem(Array("? [a]\n: 1\n? [a]\n: 2\n".utf8))?.contains("duplicate key") == true)
        let many = (0..<300).map { _ in "a: 1\n" }.joined()
        #expect(problem(Array(many.utf8)) == "201:1: duplicate key 'a'; keep one")
    }

    @Test(arguments: [
        ("a: **/x\n", "1:4: invalid YAML: '*' begins an alias; put a pattern that begins with it in quotes"),
        ("a: [1\n", "2:1: invalid YAML: expected ',' or ']'"),
        ("a: \"x\n", "2:1: invalid YAML: closing quotation mark is missing"),
        ("a:\n\t- b\n", "2:1: invalid YAML: line is indented with a tab; use spaces"),
        ("a: @b\n", "1:4: invalid YAML: '@' cannot begin a value; put the value in quotes"),
        ("a: 1\n---\nb: 2\n", "2:1: invalid YAML: expected the end of the file; found a second document"),
        (
            "a: *x\n",
            """
            1:4: invalid YAML: this alias has no anchor; '*' begins an alias, so put text that begins with it in \
            quotes
            """
        ),
        ("a: [!x.swift]\n", "1:5: invalid YAML: '!' begins a tag; put text that begins with it in quotes"),
        ("a: !x\n", "1:4: invalid YAML: '!' begins a tag; put text that begins with it in quotes"),
        ("a: {b: c\n", "2:1: invalid YAML: expected ',' or '}'"),
        ("a: b: c\n", "1:5: invalid YAML: unexpected ':'; check the indentation, or put the value in quotes"),
        ("a: - b\n", "1:4: invalid YAML: a list element is not allowed here; check the indentation"),
        ("a:\n  - b\n c: d\n", "3:2: invalid YAML: expected a key; check the indentation"),
        (
            "a: \"\\d\"\n",
            "1:5: invalid YAML: unknown escape sequence; write '\\\\' for a backslash, or use single quotes"
        ),
        (
            "a: \"\\xg\"\n",
            """
            1:7: invalid YAML: expected hexadecimal digits in an escape sequence; write '\\\\' for a backslash, \
            or use single quotes
            """
        ),
        ("%a\n", "1:3: invalid YAML: '%' begins a directive; put text that begins with it in quotes"),
        ("a: 1\nb\n", "3:1: invalid YAML: expected ':' after a key"),
        ("a: |x\n", "1:5: invalid YAML: expected a comment or the end of the line"),
        (
            "[a]]\n",
            "1:4: invalid YAML: unexpected text after the end of the configuration; check brackets and indentation"
        ),
        ("a: [,]\n", "1:5: invalid YAML: expected a value"),
        ("a: \u{1}\n", "1:4: invalid YAML: the character U+0001 is not allowed; remove it"),
        ("x\n a\0", "2:3: invalid YAML: the character U+0000 is not allowed; remove it"),
    ])
    func whatIsNoYAMLHasAPlace(_ text: String, _ message: String) { #expect(problem(Array(text.utf8)) == message) }

    @Test func whatIsNoUTF8HasAPlace() {
        #expect(problem([0x61, 0x3A, 0x20, 0x0A, 0x62, 0xFF]) == "2:2: not UTF-8; save the file as UTF-8")
        #expect(problem([0xFF, 0xFE, 0x61, 0x00]) == "1:1: not UTF-8; save the file as UTF-8")
    }

    @Test func largeTextsAreRefused() {
        #expect(
            problem([UInt8](repeating: 0x20, count: 1_000_001))
                == "1:1: larger than 1 MB; remove what is not configuration")
        let aliases = "a: &a [1]\nb: [" + (0..<33).map { _ in "*a" }.joined(separator: ", ") + "]\n"
        #expect(problem(Array(aliases.utf8)) == "1:1: more than 32 aliases ('*name'); write their values out")
        #expect(problem(Array(("a: [" + (0..<100).map { "\"*x\($0)\"" }.joined(separator: ",") + "]").utf8)) == nil)
    }

    @Test func nestingHasAnEnd() {
        for text in [
            String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
            String(repeating: "{a: ", count: 100_000),
        ] {
            #expect(problem(Array(text.utf8))?.hasSuffix("invalid YAML: nested too deeply") == true)
        }
    }

    @Test func everyPrefixAndDamageIsRead() {
        let text = Array(
            """
            version: 1
            a: &x ["**/é", 'b', *x]
            rules:
              s: { severity: off } # c
            ? k
            : |
              l
              m
            version: 2

            """
            .utf8)
        for end in text.indices { _ = problem(Array(text[..<end])) }
        for index in text.indices {
            for byte in [
                0x00, 0x0A, 0x20, 0x22, 0x23, 0x26, 0x2A, 0x2D, 0x3A, 0x3F, 0x5B, 0x5D, 0x7B, 0x7C, 0x80, 0xC3, 0xFF,
            ] as [UInt8] {
                var damaged = text
                damaged[index] = byte
                _ = problem(damaged)
            }
        }
    }
}
