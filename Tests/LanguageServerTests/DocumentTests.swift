import JSONText
import Testing

@testable import LanguageServer

/// Texts, positions and URIs.
@Suite struct DocumentTests {
    private static func json(_ text: String) throws -> JSONValue {
        try JSONReader.read(Array(text.utf8), from: .message)
    }

    private static func document(_ text: String) -> TextDocument {
        TextDocument(uri: "file:///a.swift", language: "swift", version: 0, text: text)
    }

    private static func changed(
        _ text: String, _ range: (Int, Int, Int, Int), _ new: String, _ encoding: PositionEncoding
    ) throws -> TextDocument {
        var document = document(text)
        var json = JSONWriter()
        json.object { json in
            TextRange(
                TextPosition(line: range.0, character: range.1), TextPosition(line: range.2, character: range.3)
            ).write("range", to: &json)
            json.member("text", new)
        }
        document.apply([try JSONReader.read(json.written, from: .message)], version: 5, encoding)
        return document
    }

    @Test(arguments: [
        ("ab\ncd", (0, 1, 1, 1), "X", "aXd", false),
        ("ab\r\ncd", (0, 2, 1, 0), "-", "ab-cd", false),
        ("ab\rcd", (1, 0, 1, 1), "", "ab\rd", false),
        // Beyond a line, beyond the text, within a surrogate pair, in the wrong order.
        ("ab\ncd", (0, 9, 0, 9), "!", "ab!\ncd", true),
        ("ab\ncd", (7, 0, 7, 3), "!", "ab\ncd!", true),
        ("😀b", (0, 1, 0, 2), "", "b", true),
        ("abc", (0, 2, 0, 1), "-", "a-c", false),
        ("", (0, 0, 0, 0), "x\n", "x\n", false),
        ("e\u{301}漢\t😀x", (0, 6, 0, 7), "y", "e\u{301}漢\t😀y", false),
    ])
    func changesOfRangesApply(
        _ text: String, _ range: (Int, Int, Int, Int), _ new: String, _ expected: String, _ isSuspect: Bool
    ) throws {
        let document = try DocumentTests.changed(text, range, new, .utf16)
        #expect(String(decoding: document.text, as: UTF8.self) == expected)
        #expect(document.isSuspect == isSuspect && document.version == 5)
    }

    @Test(arguments: [(PositionEncoding.utf8, 9), (.utf16, 4), (.utf32, 3)])
    func columnsHaveTheUnitOfTheEncoding(_ encoding: PositionEncoding, _ column: Int) throws {
        let text = "é漢😀x"
        let document = try DocumentTests.changed(text, (0, column, 0, column + 1), "y", encoding)
        #expect(String(decoding: document.text, as: UTF8.self) == "é漢😀y")
        let lines = TextLines(Array(text.utf8))
        #expect(lines.position(of: 9, encoding) == TextPosition(line: 0, character: column))
        #expect(lines.offset(of: TextPosition(line: 0, character: column), encoding) == (9, true))
    }

    @Test func wholeTextsReplaceTheText() throws {
        var document = DocumentTests.document("a")
        document.apply(
            [try DocumentTests.json(#"{"text": "b\n"}"#), try DocumentTests.json(#"{"text": "c", "range": null}"#)],
            version: nil, .utf16)
        #expect(document.text == Array("c".utf8) && document.version == 1 && !document.isSuspect)
    }

    @Test func changesWithoutATextOrARangeLeaveIt() throws {
        var document = DocumentTests.document("a")
        document.apply(
            [try DocumentTests.json("{}"), try DocumentTests.json(#"{"text": "b", "range": {}}"#)], version: 1, .utf16)
        #expect(document.text == Array("a".utf8) && document.isSuspect)
    }

    /// Clients spell one path in different ways.
    @Test(arguments: [
        ("file:///w/a%20b%23c%25%c3%a9+%5bx%5d", "/w/a b#c%é+[x]"),
        ("file:///w/a%20b%23c%%C3%A9+%5Bx%5D", "/w/a b#c%é+[x]"),
        ("file:///w/%2B", "/w/+"), ("file://localhost/w", "/w"), ("FILE:/x", "/x"), ("file:///C:/a", "/C:/a"),
        ("file:///c%3A/a", "/c:/a"), ("file:///a//b/./c/../d/", "/a/b/d"), ("file:///../..", "/"),
        ("file:///%4", "/%4"), ("file:///%zz", "/%zz"), ("file:///%", "/%"),
    ])
    func pathsOfURIs(_ uri: String, _ path: String) {
        #expect(DocumentURI.path(uri).map { String(decoding: $0, as: UTF8.self) } == path)
    }

    @Test(arguments: [
        "untitled:Untitled-1", "git:/a", "vscode-notebook-cell:/a#x", "", "file", "file:", "file:a", "file:///%00",
    ])
    func otherURIsHaveNoPath(_ uri: String) { #expect(DocumentURI.path(uri) == nil) }

    @Test(arguments: ["/w/a b#c%é+[x]", "/", "/😀/~_.-"])
    func urisOfPathsLeadBack(_ path: String) {
        let uri = DocumentURI.uri(of: Array(path.utf8))
        #expect(DocumentURI.path(uri) == Array(path.utf8))
        #expect(uri.utf8.allSatisfy { $0 < 0x80 && $0 != 0x20 })
    }

    @Test func bytesThatAreNotUTF8StayInURIs() {
        #expect(DocumentURI.uri(of: [0x2F, 0xFF, 0x61]) == "file:///%FFa")
        #expect(DocumentURI.path("file:///%FFa") == [0x2F, 0xFF, 0x61])
    }

    @Test(
        arguments: [
            ("[]", nil, .utf16), (#"["utf-8"]"#, nil, .utf8), (#"["utf-32", "utf-8"]"#, nil, .utf32),
            (#"["utf-8", "utf-16"]"#, nil, .utf16), (#"["utf-8", "utf-16"]"#, .utf8, .utf8),
            (#"["utf-16"]"#, .utf8, .utf16), (#"["x"]"#, nil, .utf16),
        ] as [(String, PositionEncoding?, PositionEncoding)])
    func encodingsAreChosenFromThoseOffered(
        _ offered: String, _ chosen: PositionEncoding?, _ expected: PositionEncoding
    ) throws {
        let capabilities = try DocumentTests.json(#"{"general": {"positionEncodings": \#(offered)}}"#)
        #expect(PositionEncoding(of: capabilities, chosen: chosen) == expected)
    }

    @Test(arguments: [
        ("a\nb\n", LineEnd.lineFeed), ("a\r\nb\r\nc\n", .both), ("a\rb\r", .carriageReturn), ("", .lineFeed),
    ])
    func lineEndsAreThoseOfMostLines(_ text: String, _ expected: LineEnd) {
        #expect(LineEnd(of: Array(text.utf8)) == expected)
        #expect(expected.applied(to: "x\ny") == "x\(expected.rawValue)y")
    }
}
