import Platform
import SystemPackage
import Testing

@testable import LanguageServer

/// Lists that a client asks for, and the requests that have it ask again. Times are in milliseconds.
@Suite struct PublishingTests {
    @Test func idsDependOnTheListAlone() {
        #expect(ResultID.empty.text == "09612b07b5ecb5a5")
        #expect(ResultID(of: Array("[]".utf8)) == .empty)
        #expect(ResultID(of: Array("[{}]".utf8)) != .empty)
        #expect(ResultID(of: Array("[{}]".utf8)).text.utf8.count == 16)
    }

    @Test func listsOfAClientThatAsksAreKeptAsIds() throws {
        var publisher = Publisher(Outbox(to: try FileDescriptor.open("/dev/null", .writeOnly)))
        publisher.isPulled = true
        let list = Array("[1]".utf8)
        publisher.publish(list, "file:///b", version: nil, isForced: false)
        publisher.publish(list, "file:///a", version: 1, isForced: true)
        #expect(publisher.takeChanged() == ["file:///b"])
        #expect(publisher.takeChanged() == [])
        #expect(publisher.differing(from: [:]) == ["file:///a", "file:///b"])
        let known = ["file:///a": ResultID(of: list).text, "file:///gone": "0", "file:///clean": ResultID.empty.text]
        #expect(publisher.differing(from: known) == ["file:///b", "file:///gone"])
        publisher.publish(nil, "file:///b", version: nil, isForced: false)
        publisher.publish(list, "file:///a", version: 2, isForced: false)
        #expect(publisher.takeChanged() == ["file:///b"])
        #expect(publisher.differing(from: known) == ["file:///gone"])
        #expect(publisher.count == 4)
    }

    @Test func oneRefreshAtATimeAndNotTooOften() {
        var refresh = Refresh()
        #expect(refresh.deadline == nil)
        refresh.want()
        #expect(refresh.deadline.map { $0 <= 0 } == true)
        refresh.send(at: 1_000)
        #expect(refresh.deadline == nil)
        refresh.want()
        #expect(refresh.deadline == nil)
        refresh.finish()
        #expect(refresh.deadline == 1_250)
        refresh.want()
        refresh.send(at: 1_400)
        refresh.finish()
        #expect(refresh.deadline == nil)
    }
}
