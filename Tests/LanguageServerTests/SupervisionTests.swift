import JSONText
import Testing

@testable import LanguageServer

/// What the process that talks to the client does as workers come and go.
@Suite struct SupervisionTests {
    /// A session with a client that has initialized and opened a document.
    private struct Client {
        var supervision = Supervision(chosenEncoding: nil)
        var now = 0
        /// What the client got, and the worker.
        var (got, told): ([String], [String]) = ([], [])
        var pauses: [Int] = []
        var status: Int32?

        mutating func perform(_ effects: [Supervision.Effect]) {
            for effect in effects {
                switch effect {
                case .toClient(let body): got.append(String(decoding: body, as: UTF8.self))
                case .toWorker(let body): told.append(String(decoding: body, as: UTF8.self))
                case .start(let pause): pauses.append(pause)
                case .end(let status): self.status = status
                case .watch, .log: break
                }
            }
        }

        mutating func says(_ text: String) { perform(supervision.receive(fromClient: Array(text.utf8), at: now)) }
        mutating func workerSays(_ text: String) { perform(supervision.receive(fromWorker: Array(text.utf8))) }
        mutating func workerStarts() { perform(supervision.workerStarted(at: now)) }
        mutating func workerEnds() { perform(supervision.workerEnded(139, at: now)) }

        /// What came since the last call.
        mutating func news() -> (got: [String], told: [String]) {
            defer { (got, told) = ([], []) }
            return (got, told)
        }

        static func initialized() -> Client {
            var client = Client()
            client.workerStarts()
            client.says(SupervisionTests.initialize)
            client.workerSays(#"{"id": 1, "result": {"capabilities": {}}}"#)
            client.says(SupervisionTests.initializedNotification)
            client.says(SupervisionTests.open("a", "one"))
            _ = client.news()
            return client
        }
    }

    private static let initialize = #"{"id": 1, "method": "initialize", "params": {"capabilities": {}}}"#
    private static func open(_ name: String, _ text: String) -> String {
        #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///\#(name)", "languageId": "swift", "version": 3, "text": "\#(text)"}}}"#
    }
    private static func change(_ name: String, _ text: String) -> String {
        #"{"method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///\#(name)", "version": 4}, "contentChanges": [{"text": "\#(text)"}]}}"#
    }
    private static func opening(_ name: String, _ text: String, _ version: Int) -> String {
        #"{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///\#(name)", "languageId": "swift", "version": \#(version), "text": "\#(text)"}}}"#
    }
    private static func settling(_ generation: Int) -> String {
        #"{"jsonrpc": "2.0", "id": "supervisor-\#(generation)", "method": "riblint/status", "params": {"wait": true}}"#
    }
    private static func publish(_ name: String, _ findings: String) -> String {
        #"{"method": "textDocument/publishDiagnostics", "params": {"uri": "file:///\#(name)", "diagnostics": [\#(findings)]}}"#
    }

    @Test func statesAreThoseOfTheSpecification() {
        var client = Client()
        client.workerStarts()
        client.says(#"{"id": 7, "method": "textDocument/hover"}"#)
        client.says(SupervisionTests.open("a", ""))
        #expect(
            client.news() == (
                [
                    #"{"jsonrpc": "2.0", "id": 7, "error": {"code": -32002, "message": "the first request has to be 'initialize'"}}"#
                ], []
            ))
        client.says(SupervisionTests.initialize)
        client.says(#"{"id": 2, "method": "initialize"}"#)
        #expect(
            client.news() == (
                [
                    #"{"jsonrpc": "2.0", "id": 2, "error": {"code": -32600, "message": "the server is initialized already"}}"#
                ], [SupervisionTests.initialize]
            ))
        client.says(#"{"id": 3, "method": "shutdown"}"#)
        client.says(#"{"id": 4, "method": "textDocument/hover"}"#)
        client.says(SupervisionTests.open("a", ""))
        #expect(
            client.news() == (
                [
                    #"{"jsonrpc": "2.0", "id": 3, "result": null}"#,
                    #"{"jsonrpc": "2.0", "id": 4, "error": {"code": -32600, "message": "the server was shut down"}}"#,
                ], []
            ))
        client.says(#"{"method": "exit"}"#)
        #expect(client.status == 0)
    }

    @Test func exitWithoutShutdownIsAFailure() {
        var client = Client.initialized()
        client.says(#"{"method": "exit"}"#)
        #expect(client.status == 1)
    }

    @Test func requestsOfAWorkerThatEndedAreAnswered() {
        var client = Client.initialized()
        client.says(#"{"id": 5, "method": "textDocument/hover"}"#)
        client.says(#"{"id": "x", "method": "textDocument/hover"}"#)
        client.workerSays(#"{"id": 5, "result": null}"#)
        _ = client.news()
        client.workerEnds()
        #expect(
            client.news().got == [
                #"{"jsonrpc": "2.0", "id": "x", "error": {"code": -32603, "message": "the analysis ended unexpectedly and was restarted"}}"#
            ])
        #expect(client.pauses == [0])
    }

    @Test func aNewWorkerIsToldEverything() {
        var client = Client.initialized()
        client.says(#"{"method": "workspace/didChangeConfiguration", "params": {"settings": {}}}"#)
        client.says(SupervisionTests.change("a", "two"))
        client.says(SupervisionTests.open("b", "x"))
        client.says(SupervisionTests.open("c", "y"))
        client.says(#"{"method": "textDocument/didClose", "params": {"textDocument": {"uri": "file:///b"}}}"#)
        client.workerSays(SupervisionTests.publish("a", "{}"))
        client.workerSays(SupervisionTests.publish("z", "{}"))
        client.now = 60_000
        client.workerEnds()
        // In between, changes are kept and requests wait.
        client.says(SupervisionTests.change("c", "later"))
        client.says(#"{"id": 9, "method": "textDocument/hover"}"#)
        _ = client.news()
        client.workerStarts()
        #expect(
            client.news() == (
                [],
                [
                    SupervisionTests.initialize, SupervisionTests.initializedNotification,
                    #"{"method": "workspace/didChangeConfiguration", "params": {"settings": {}}}"#,
                    SupervisionTests.opening("a", "two", 4), SupervisionTests.opening("c", "later", 4),
                    SupervisionTests.settling(2), #"{"id": 9, "method": "textDocument/hover"}"#,
                ]
            ))
        // The answer to 'initialize' is kept from the client; lists that nobody sent again are cleared.
        client.workerSays(#"{"id": 1, "result": {}}"#)
        client.workerSays(SupervisionTests.publish("a", ""))
        _ = client.news()
        client.workerSays(#"{"id": "supervisor-2", "result": {}}"#)
        #expect(
            client.news().got == [
                #"{"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": {"uri": "file:///z", "diagnostics": []}}"#
            ])
    }

    private static let initializedNotification = #"{"method": "initialized", "params": {}}"#

    @Test func lateAnswersToAnEarlierWorkerAreDropped() {
        var client = Client.initialized()
        client.workerSays(
            #"{"id": "w1-1", "method": "client/registerCapability", "params": {"registrations": [{"id": "r"}]}}"#)
        #expect(client.news().got.count == 1)
        client.workerEnds()
        client.workerStarts()
        _ = client.news()
        client.says(#"{"id": "w1-1", "result": null}"#)
        #expect(client.news().told == [])
        client.says(#"{"id": "w2-1", "result": null}"#)
        #expect(client.news().told == [#"{"id": "w2-1", "result": null}"#])
        // What is registered stays registered.
        client.workerSays(
            #"{"id": "w2-1", "method": "client/registerCapability", "params": {"registrations": [{"id": "r"}]}}"#)
        #expect(client.news() == ([], [#"{"jsonrpc": "2.0", "id": "w2-1", "result": null}"#]))
    }

    @Test func progressOfAWorkerThatEndedEnds() {
        var client = Client.initialized()
        for (token, kind) in [("1", "begin"), ("\"t\"", "begin"), ("1", "end")] {
            client.workerSays(
                #"{"method": "$/progress", "params": {"token": \#(token), "value": {"kind": "\#(kind)"}}}"#)
        }
        _ = client.news()
        client.workerEnds()
        #expect(
            client.news().got == [
                #"{"jsonrpc": "2.0", "method": "$/progress", "params": {"token": "t", "value": {"kind": "end"}}}"#
            ])
    }

    /// The second worker that ends soon after a text is the last that gets it.
    @Test func aTextThatEndsWorkersIsNotAnalyzed() {
        var client = Client.initialized()
        client.says(SupervisionTests.open("b", "fine"))
        client.says(SupervisionTests.change("a", "poison"))
        client.workerEnds()
        client.workerStarts()
        #expect(client.news().told.contains(SupervisionTests.opening("a", "poison", 4)))
        client.now = 100
        client.workerEnds()
        #expect(client.pauses == [0, 10_000])
        _ = client.news()
        client.now = 10_100
        client.workerStarts()
        let news = client.news()
        #expect(
            !news.told.contains { $0.contains("poison") }
                && news.told.contains(SupervisionTests.opening("b", "fine", 3)))
        #expect(
            news.got == [
                #"{"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": {"uri": "file:///a", "diagnostics": [{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "severity": 3, "source": "riblint", "message": "riblint could not analyze this text."}]}}"#
            ])
        // The same text again changes nothing; another one is analyzed.
        client.says(SupervisionTests.change("a", "poison"))
        #expect(client.news() == ([], []))
        client.says(SupervisionTests.change("a", "cured"))
        #expect(client.news() == ([], [SupervisionTests.opening("a", "cured", 4)]))
    }

    @Test func fiveEndsInThreeMinutesAreTooMany() {
        var client = Client.initialized()
        client.workerSays(SupervisionTests.publish("z", "{}"))
        for round in 0..<5 {
            client.now += 40_000
            client.workerEnds()
            if round < 4 { client.workerStarts() }
        }
        // The first end is longer ago than three minutes only at the sixth.
        #expect(client.pauses == [0, 0, 0, 0])
        let news = client.news().got.suffix(2)
        #expect(
            news.first
                == #"{"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": {"uri": "file:///z", "diagnostics": []}}"#
        )
        #expect(news.last?.contains("window/showMessage") == true)
        client.says(#"{"id": 9, "method": "textDocument/hover"}"#)
        #expect(client.news().got == [#"{"jsonrpc": "2.0", "id": 9, "result": null}"#])
    }

    @Test func aCanceledRequestThatWaitsForAWorkerIsAnswered() {
        var client = Client.initialized()
        client.workerEnds()
        client.says(#"{"id": 9, "method": "textDocument/hover"}"#)
        _ = client.news()
        client.says(#"{"method": "$/cancelRequest", "params": {"id": 9}}"#)
        #expect(
            client.news().got == [#"{"jsonrpc": "2.0", "id": 9, "error": {"code": -32800, "message": "canceled"}}"#])
        client.workerStarts()
        #expect(!client.news().told.contains { $0.contains("hover") })
    }
}
