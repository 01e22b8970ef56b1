import Foundation
import JSONText
import Testing

@testable import LanguageServer

/// Any bytes, messages and edits: nothing traps, and each request has exactly one answer. `RIBLINT_FUZZ` sets the number
/// of messages; they are the same in each run.
@Suite struct RandomInputTests {
    /// The numbers of SplitMix64, equal in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var number = state
            number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
            number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
            return number ^ (number >> 31)
        }
    }

    private static let count = ProcessInfo.processInfo.environment["RIBLINT_FUZZ"].flatMap { Int($0) } ?? 20_000
    private static let messagesOfStream = 4
    private static let messagesOfSession = 60

    private static let seeds = [
        #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}, "processId": 1}}"#,
        #"{"jsonrpc": "2.0", "method": "initialized", "params": {}}"#,
        #"{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///a", "version": 1, "text": "a\n😀"}}}"#,
        #"{"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///a", "version": 2}, "contentChanges": [{"range": {"start": {"line": 0, "character": 1}, "end": {"line": 1, "character": 1}}, "text": "\ud83d"}]}}"#,
        #"{"jsonrpc": "2.0", "id": "x", "method": "textDocument/hover", "params": {"textDocument": {"uri": "file:///a"}}}"#,
        #"{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "x"}}"#,
        #"{"jsonrpc": "2.0", "id": 9, "result": null}"#, #"{"jsonrpc": "2.0", "id": 2, "method": "shutdown"}"#,
    ].map { Array($0.utf8) }

    @Test func damagedStreamsAreParsed() {
        var numbers = Numbers(state: 1)
        for _ in 0..<(RandomInputTests.count / RandomInputTests.messagesOfStream) {
            var parser = FrameParser()
            var (bodies, stream) = (0, [UInt8]())
            for _ in 0..<RandomInputTests.messagesOfStream {
                stream += FrameParser.frame(RandomInputTests.seeds.randomElement(using: &numbers) ?? [])
            }
            for _ in 0..<Int.random(in: 0...6, using: &numbers) {
                let at = Int.random(in: 0..<stream.count, using: &numbers)
                switch Int.random(in: 0...2, using: &numbers) {
                case 0: stream[at] = UInt8.random(in: 0...255, using: &numbers)
                case 1: stream.remove(at: at)
                default: stream.insert(UInt8.random(in: 0...255, using: &numbers), at: at)
                }
            }
            var at = 0
            while at < stream.count {
                let end = min(stream.count, at + Int.random(in: 1...300, using: &numbers))
                parser.append(stream[at..<end])
                at = end
                while let event = parser.next() {
                    guard case .body(let body) = event else { continue }
                    bodies += 1
                    _ = Message(body)
                }
            }
            #expect(bodies <= 60)
        }
    }

    @Test func eachRequestHasOneAnswer() {
        var numbers = Numbers(state: 2)
        for _ in 0..<(RandomInputTests.count / RandomInputTests.messagesOfSession) {
            var supervision = Supervision(chosenEncoding: nil)
            var (asked, answered, now) = ([MessageID: Int](), [MessageID: Int](), 0)
            func take(_ effects: [Supervision.Effect]) {
                for case .toClient(let body) in effects {
                    if case .response(let id, _) = Message(body) { answered[id, default: 0] += 1 }
                }
            }
            for number in 0..<RandomInputTests.messagesOfSession {
                now += Int.random(in: 0...40_000, using: &numbers)
                switch Int.random(in: 0...9, using: &numbers) {
                case 0 where supervision.isRunning: take(supervision.workerEnded(1, at: now))
                case 1 where !supervision.isRunning && !supervision.hasGivenUp: take(supervision.workerStarted(at: now))
                case 2 where supervision.isRunning:
                    // The worker answers a request.
                    guard let id = supervision.pending.randomElement(using: &numbers) else { continue }
                    take(supervision.receive(fromWorker: MessageText.response(id, result: MessageText.null)))
                default:
                    let body: [UInt8]
                    if Bool.random(using: &numbers) {
                        let id = MessageID("\(number)")
                        asked[id] = 1
                        body = MessageText.request(id, number == 0 ? "initialize" : "textDocument/hover", params: nil)
                    } else {
                        // Not 'shutdown', after which workers answer nothing.
                        body = RandomInputTests.seeds.dropLast().randomElement(using: &numbers) ?? []
                        if case .request(let request) = Message(body) { asked[request.id, default: 0] += 1 }
                    }
                    take(supervision.receive(fromClient: body, at: now))
                }
            }
            if !supervision.isRunning, !supervision.hasGivenUp { take(supervision.workerStarted(at: now)) }
            for id in supervision.pending where supervision.isRunning {
                take(supervision.receive(fromWorker: MessageText.response(id, result: MessageText.null)))
            }
            if supervision.isRunning { #expect(asked == answered) }
        }
    }

    /// The document is what a string with the same edits is, in all encodings.
    @Test(arguments: PositionEncoding.allCases)
    func editedDocumentsAreEditedStrings(_ encoding: PositionEncoding) throws {
        var numbers = Numbers(state: 3)
        let pieces = ["a", "é", "漢", "😀", "e\u{301}", "\n", "\r\n", "\r", "\t", "", "line of text", "\u{FEFF}"]
        var scalars: [UnicodeScalar] = []
        var document = TextDocument(uri: "", language: "", version: 0, text: "")
        /// The position of an index, by a scan of all scalars.
        func position(_ index: Int) -> TextPosition {
            var at = TextPosition(line: 0, character: 0)
            for (number, scalar) in scalars[..<index].enumerated() {
                let isFirstOfTwo = scalar == "\r" && number + 1 < scalars.count && scalars[number + 1] == "\n"
                if scalar == "\n" || (scalar == "\r" && !isFirstOfTwo) {
                    at = TextPosition(line: at.line + 1, character: 0)
                } else if !isFirstOfTwo {
                    at.character += encoding.count(scalar)
                }
            }
            return at
        }
        for _ in 0..<(RandomInputTests.count / 30) {
            var (start, end) = (Int.random(in: 0...scalars.count, using: &numbers), 0)
            // A position between the two halves of a line end is that before them.
            if start > 0, start < scalars.count, scalars[start - 1] == "\r", scalars[start] == "\n" { start -= 1 }
            end = min(scalars.count, start + Int.random(in: 0...3, using: &numbers))
            if end > start, end < scalars.count, scalars[end - 1] == "\r", scalars[end] == "\n" { end -= 1 }
            let new = pieces.randomElement(using: &numbers) ?? ""
            var json = JSONWriter()
            json.object { json in
                TextRange(position(start), position(end)).write("range", to: &json)
                json.member("text", new)
            }
            document.apply([try JSONReader.read(json.written, from: .message)], version: nil, encoding)
            scalars.replaceSubrange(start..<end, with: new.unicodeScalars)
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            try #require(document.text == Array(String(text).utf8))
            #expect(!document.isSuspect)
            if scalars.count > 200 {
                (scalars, document) = ([], TextDocument(uri: "", language: "", version: 0, text: ""))
            }
        }
    }
}
