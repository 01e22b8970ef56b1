import SourceText
import TestSupport
import Testing

@testable import RIBModel

/// Questions about the paths of an event, asked together and one by one.
@Suite struct EventRunsTests {
    private struct Mark: FlowState {
        let rawValue: UInt8
        static let first = Mark(rawValue: 1)
        static let second = Mark(rawValue: 2)
        static let unclear = Mark(rawValue: 4)
    }

    /// More questions than one walk has lanes for, about the same calls.
    @Test func questionsAskedTogetherHaveTheAnswersOfEachAlone() throws {
        let functions = (0..<12).map { "    func f\($0)() {}\n" }.joined()
        let text = """
            import RIBs
            final class HomeInteractor: Interactor {
                private var later: (() -> Void)?
                func event() {
                    if isOn { f0() } else { f1(); f2() }
                    f3()
                    later = { self.f4() }
                    guard isOn else { f5(); return }
                    for item in items { f6() }
                    f7(); f8(); f9(); f10(); f11()
                    unknown.call(self)
                }
            \(functions)}

            """
        let project = MemoryProject.make([("Sources/A.swift", Array(text.utf8))], readsAllBodies: true)
        let declarations = project.files[0].outline.declarations
        let index = try #require(declarations.indices.first { project.text(declarations[$0].name) == "event" })
        let event = DeclarationID(file: 0, index: index)
        let places = project.body(of: event).calls.filter { project.text($0.name).hasPrefix("f") }.map(\.calleePlace)
        #expect(places.count == 12)
        let questions = places.indices.map { number in
            EffectQuestion<Mark>([
                (.first, .call(places[number])), (.second, .call(places[(number + 1) % places.count])),
                (.unclear, .unclear),
            ])
        }
        let runs = EventRuns(project)
        var walks = runs.asking(questions)
        let together = walks.answers(upon: event)
        for (question, answer) in zip(questions, together) {
            let alone = runs.answer(to: question, upon: event)
            #expect(answer.ends == alone.ends && answer.later == alone.later)
        }
        // 'f0' or 'f1'; 'f1' and 'f2'; 'f3', and 'f4' later; 'f11' without 'f0', then code that is not analyzed.
        #expect(together[0].ends.some(.first, without: .second) && !together[0].ends.some([.first, .second]))
        #expect(together[1].ends.some([.first, .second]) && together[1].ends.all(.second, where: .first))
        #expect(together[3].ends.all(.first) && !together[3].ends.some(.second) && together[3].later.all(.second))
        #expect(together[11].ends.all(.first, where: .unclear) && !together[11].ends.all(.unclear))
    }
}
