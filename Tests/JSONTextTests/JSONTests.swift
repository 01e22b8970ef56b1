import JSONText
import Testing

/// What is written can be read, whatever the strings contain.
@Suite struct JSONTests {
    @Test(arguments: [
        "", "a", "\"", "\\", "\u{0}\u{1}\u{1F}\u{7F}", "\n\r\t\u{8}\u{C}", "</script><script>", "\u{2028}\u{2029}",
        "\u{202E}", "한글", "😀", "eight by", "eight by\"", "12345678\u{1F}", "{{x}}", "'`&lt;",
    ])
    func stringsAreReadAsWritten(_ text: String) throws {
        var json = JSONWriter()
        json.object { $0.member(text, text) }
        guard case .object(let members) = try JSONReader.read(json.finished).content, members.count == 1,
            case .string(let value) = members[0].value.content
        else {
            Issue.record("not an object with one string")
            return
        }
        #expect(members[0].key == text && value == text)
    }

    @Test func bytesThatAreNotUTF8BecomeReplacementCharacters() {
        var json = JSONWriter()
        json.object { $0.member("path", bytes: [0x61, 0xFF, 0xFE, 0x62, 0xE2, 0x82]) }
        #expect(String(decoding: json.finished, as: UTF8.self) == "{\"path\": \"a\u{FFFD}b\u{FFFD}\"}\n")
    }

    @Test func keysKeepTheirOrderAndLayoutsNest() {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("b", 1)
            json.member("a", true)
            json.null("n")
            json.array("list", of: ["x", "y"], .lines(indent: 2)) { $0.value($1) }
            json.array("none", of: [String](), .lines(indent: 2)) { $0.value($1) }
            json.object("inner") { $0.member("text", Optional<String>.none) }
        }
        #expect(
            String(decoding: json.finished, as: UTF8.self) == """
                {
                 "b": 1,
                 "a": true,
                 "n": null,
                 "list": [
                  "x",
                  "y"],
                 "none": [],
                 "inner": {"text": null}}

                """)
    }

    @Test func valuesThatDoNotFitHaveALineForEachMember() {
        let long = String(repeating: "x", count: 120)
        #expect(
            FittedJSON.object([("a", .array([.number(1), .flag(true), .null]))]).lines() == #"{"a": [1, true, null]}"#)
        #expect(
            FittedJSON.object([("a", .text(long)), ("b", .array([.text("\"")]))]).lines() == """
                {
                  "a": "\(long)",
                  "b": ["\\""]
                }
                """)
    }

    @Test(arguments: [
        ("{\"a\": 1", 7, "unexpected end of file"), ("[1] 2", 4, "expected the end of the file after the last '}'"),
    ])
    func mistakesHaveTheirOffset(_ text: String, _ offset: Int, _ message: String) throws {
        let mistake = #expect(throws: JSONValue.Mistake.self) { try JSONReader.read(Array(text.utf8)) }
        #expect(mistake?.offset == offset && mistake?.message == message)
    }

    /// Messages of other programs are read by the standard, and no text of one is lost.
    @Test(arguments: [
        (#"{"a": [1, true, null, "x"], "b": {}}"#, #"{"a": [1, true, null, "x"], "b": {}}"#),
        (
            #"["\ud83d\ude00", "\ud83d", "\ude00x", "\ud83d\u0041"]"#,
            "[\"😀\", \"\u{FFFD}\", \"\u{FFFD}x\", \"\u{FFFD}A\"]"
        ),
        ("[\"\u{FEFF}é\"]", "[\"\u{FEFF}é\"]"),
    ])
    func messagesAreReadByTheStandard(_ text: String, _ expected: String) throws {
        #expect(JSONTests.written(try JSONReader.read(Array(text.utf8), from: .message)) == expected)
    }

    @Test(arguments: [
        ("[1 {}]", 3, "expected ',' or ']'"), ("[1,]", 3, "expected a value"), ("[,1]", 1, "expected a value"),
        (String(repeating: "[", count: 129), 128, "brackets are nested too deeply"),
    ])
    func messagesHaveNoMergedLines(_ text: String, _ offset: Int, _ message: String) throws {
        let mistake = #expect(throws: JSONValue.Mistake.self) {
            try JSONReader.read(Array(text.utf8), from: .message)
        }
        #expect(mistake?.offset == offset && mistake?.message == message)
    }

    @Test func ofAMessageTheLastKeyCounts() throws {
        let value = try JSONReader.read(Array(#" {"id": 1.50, "id": "2"} "#.utf8), from: .message)
        #expect(value["id"]?.string == "2" && value.offset == 1 && value.end == 24)
        let first = try #require(value.members?.first?.value)
        #expect(first.offset == 8 && first.end == 12)
    }

    @Test(arguments: [
        (#"{"jsonrpc": "2.0", "id": 7, "method": "a/b", "params": {"text": "cut o"#, ["jsonrpc", "id", "method"]),
        (#"{"id": 7"#, ["id"]), ("[1", []), ("", []), (#"{"a": 1, "b": [1, }"#, ["a"]),
    ])
    func firstMembersOfAnIncompleteTextAreFound(_ text: String, _ keys: [String]) {
        #expect(JSONReader.firstMembers(Array(text.utf8)).map(\.key) == keys)
    }

    @Test func valuesThatAreJSONAlreadyStayAsTheyAre() {
        var json = JSONWriter()
        json.object { json in
            json.member("id", json: Array("1.50".utf8))
            json.array("list", of: [1, 2]) { $0.value($1) }
            json.array("raw", of: ["{}"]) { $0.value(json: $1.utf8) }
        }
        #expect(String(decoding: json.written, as: UTF8.self) == #"{"id": 1.50, "list": [1, 2], "raw": [{}]}"#)
    }

    private static func written(_ value: JSONValue) -> String {
        switch value.content {
        case .null: "null"
        case .truth(let truth): "\(truth)"
        case .number(let number): number.map { "\($0)" } ?? "?"
        case .string(let text): "\"\(text)\""
        case .array(let elements): "[" + elements.map(written).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\"\($0.key)\": " + written($0.value) }.joined(separator: ", ") + "}"
        }
    }
}
