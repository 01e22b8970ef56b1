import Testing

@testable import LanguageServer

/// The base protocol: bytes to messages.
@Suite struct FrameTests {
    /// The events of a stream, however its bytes are cut.
    private static func events(_ text: String, pieces: Int = 1 << 20) -> [FrameParser.Event] {
        var (parser, events) = (FrameParser(), [FrameParser.Event]())
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            parser.append(bytes[start..<min(start + pieces, bytes.count)])
            while let event = parser.next() { events.append(event) }
        }
        return events
    }

    private static func body(_ text: String) -> FrameParser.Event { .body(Array(text.utf8)) }

    @Test(arguments: [1, 2, 7, 1000])
    func bodiesAreFoundHoweverTheyAreCut(_ pieces: Int) {
        let text = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n[1]CONTENT-LENGTH: 0\n\n"
        #expect(FrameTests.events(text, pieces: pieces) == [FrameTests.body("{}"), FrameTests.body("[1]"), .body([])])
    }

    @Test(arguments: [
        "hello\nContent-Length: 2\r\n\r\n{}", "Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}",
        "a: b\r\n\r\nContent-Length: 2\r\n\r\n{}", "\r\nContent-Length: 2\r\n\r\n{}",
        "Content-Length: 3\r\nContent-Length: 2\r\n\r\n{}",
        "Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}",
        "Content-Length:\r\n\r\nContent-Length: 2\r\n\r\n{}", "Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}",
    ])
    func whatIsNoHeaderIsSkipped(_ text: String) {
        for pieces in [1, 3, 1000] {
            let events = FrameTests.events(text, pieces: pieces)
            #expect(events.last == FrameTests.body("{}"), "\(events)")
            #expect(events.dropLast().allSatisfy { if case .skipped = $0 { true } else { false } })
            #expect(events.count > 1)
        }
    }

    @Test func headersHaveALimit() {
        let long = "X: " + String(repeating: "y", count: FrameParser.headerLimit) + "\r\n"
        #expect(FrameTests.events(long + "Content-Length: 2\r\n\r\n{}").last == FrameTests.body("{}"))
        let endless = String(repeating: "z", count: 3 * FrameParser.headerLimit)
        #expect(FrameTests.events(endless + "\nContent-Length: 2\r\n\r\n{}", pieces: 100).last == FrameTests.body("{}"))
    }

    @Test func bodiesOverTheLimitAreSkipped() {
        var parser = FrameParser()
        let start = #"{"id": 5, "method": "x", "text": ""#
        let count = FrameParser.bodyLimit + 1
        parser.append("Content-Length: \(count)\r\n\r\n\(start)".utf8)
        let piece = [UInt8](repeating: 0x61, count: 1 << 20)
        var left = count - start.utf8.count
        var events: [FrameParser.Event] = []
        while left > 0 {
            parser.append(piece.prefix(left))
            left -= min(left, piece.count)
            while let event = parser.next() { events.append(event) }
        }
        parser.append("Content-Length: 2\r\n\r\n{}".utf8)
        while let event = parser.next() { events.append(event) }
        guard events.count == 2, case .oversized(let kept, count) = events[0] else {
            Issue.record("\(events.count) events")
            return
        }
        #expect(kept.count == FrameParser.keptStart && events[1] == FrameTests.body("{}"))
        guard case .malformed(let id, let error) = Message(oversized: kept, count: count) else {
            Issue.record("not malformed")
            return
        }
        #expect(id?.json == Array("5".utf8) && error.code == .invalidRequest)
    }

    @Test(arguments: [
        ("{", "null", -32700), ("[]", "null", -32600), ("1", "null", -32600), ("{}", "null", -32600),
        (#"{"id": 1}"#, "1", -32600), (#"{"id": "a", "method": 3}"#, "\"a\"", -32600),
        (#"{"id": [], "method": "x"}"#, "null", -32600), (#"{"id": {}, "method": "x"}"#, "null", -32600),
    ])
    func whatIsNoMessageHasAnError(_ text: String, _ id: String, _ code: Int) {
        guard case .malformed(let found, let error) = Message(Array(text.utf8)) else {
            Issue.record("not malformed")
            return
        }
        #expect(String(decoding: found?.json ?? MessageText.null, as: UTF8.self) == id && error.code.rawValue == code)
    }

    /// Ids keep their type and digits.
    @Test(arguments: ["1", "-7", "1.0", "1e3", "\"1\"", "\"\\u00e9\"", "123456789012345678901234567890"])
    func idsAreAnsweredAsTheyAreWritten(_ id: String) {
        guard case .request(let request) = Message(Array(#"{"jsonrpc": "2.0", "id": \#(id), "method": "m"}"#.utf8))
        else {
            Issue.record("not a request")
            return
        }
        let answer = MessageText.response(request.id, result: MessageText.null)
        #expect(String(decoding: answer, as: UTF8.self) == #"{"jsonrpc": "2.0", "id": \#(id), "result": null}"#)
    }
}
