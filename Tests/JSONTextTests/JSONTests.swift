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
}
