import RuleKit
import SourceText
import Testing

@testable import LanguageServer

/// What is shown after calls that attach a RIB, and where.
@Suite struct AttachHintTests {
    private func end(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let name = "attachChild".utf8.count
        return String(decoding: bytes[..<AttachHint.end(ofCall: name, in: bytes, line: 0..<bytes.count)], as: UTF8.self)
    }

    @Test func theCallEndsAfterItsArguments() {
        #expect(end("attachChild(router) // here") == "attachChild(router)")
        #expect(end("attachChild(build(x, y())); other()") == "attachChild(build(x, y()))")
        #expect(end("attachChild(") == "attachChild(")
        #expect(end("attachChild(make(\")\"))  ") == "attachChild(make(\")\"))  ")
        #expect(end("attachChild router") == "attachChild router")
        #expect(end("attachChild") == "attachChild")
    }

    private func edge(
        _ closes: TreeReport.Edge.Closing, by detacher: String? = nil, withParent: Bool = false
    ) -> TreeReport.Edge {
        let position = Position(line: 1, utf8: 1, utf16: 1, scalar: 1, offset: 0)
        let place = Location(
            path: SourcePath("A.swift"), start: position, end: position, excerpt: .init(firstLine: 1, lines: []))
        return TreeReport.Edge(
            number: 0, parent: "A", child: "B", builder: nil, kind: .one, slot: nil, build: place, attaches: [place],
            detaches: [], detacher: detacher, shown: .push, isWrapped: false, style: nil, swipe: .none, closes: closes,
            isWithParent: withParent, missing: nil, unknown: nil, path: [], opening: [])
    }

    @Test func theLabelSaysHowTheChildCloses() {
        #expect(AttachHint.label([edge(.yes, by: "detachB(animated:)")]) == " closes by detachB")
        #expect(AttachHint.label([edge(.yes)]) == nil)
        #expect(AttachHint.label([edge(.yes, by: "detachB()", withParent: true)]) == " closes with its parent")
        #expect(AttachHint.label([edge(.no, by: "detachB()")]) == " does not close")
        #expect(AttachHint.label([edge(.unknown)]) == nil)
        #expect(AttachHint.label([edge(.permanent)]) == nil)
        #expect(AttachHint.label([]) == nil)
        #expect(AttachHint.label([edge(.no), edge(.no)]) == " does not close")
        #expect(AttachHint.label([edge(.no), edge(.yes, by: "detachB()")]) == nil)
    }
}
