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
        let (project, event) = try Self.project(text)
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

    /// A call with several effects has the marks of all, and comes neither before nor after itself.
    @Test func stepsHaveTheMarksOfAllTheirEffects() throws {
        let text = """
            import RIBs
            final class HomeInteractor: Interactor {
                func event() {
                    both()
                    if isOn { again() }
                }
                func both() {}
                func again() {}
            }

            """
        let (project, event) = try Self.project(text)
        let (both, again) = (try Self.call("both", in: project), try Self.call("again", in: project))
        let order = EffectQuestion<Mark>.Order(.first, then: .second, mark: .unclear)
        func ends(_ effects: [(mark: Mark, effect: Effect)]) -> StateSet<Mark> {
            EventRuns(project).answer(to: EffectQuestion(effects, order: order), upon: event).ends
        }
        let once = ends([(.first, .call(both)), (.second, .call(both))])
        #expect(once.all([.first, .second]) && once.all(.second) && !once.some(.unclear))
        let twice = ends([(.first, .call(both)), (.second, .call(both)), (.second, .call(again))])
        #expect(twice.some(.unclear) && twice.some([.first, .second], without: .unclear))
    }

    /// Calls to other objects are followed, or those of the object alone, or none.
    @Test func walksGoAsFarAsTheirExtent() throws {
        let text = """
            import RIBs
            final class HomeInteractor: Interactor {
                private let helper = Helper()
                func event() {
                    func local() { here() }
                    local()
                    step()
                    helper.work()
                }
                func here() {}
                func step() { inObject() }
                func inObject() {}
            }
            final class Helper {
                func work() { inOther() }
                func inOther() {}
            }

            """
        let (project, event) = try Self.project(text)
        let names = ["here", "inObject", "inOther"]
        let places = try names.map { try Self.call($0, in: project) }
        func called(_ runs: EventRuns) -> [String] {
            zip(names, places).filter { _, place in
                runs.answer(to: EffectQuestion<Mark>([(.first, .call(place))]), upon: event).ends.all(.first)
            }.map(\.0)
        }
        let interactor = try #require(project.symbols.type(around: event))
        #expect(called(EventRuns(project)) == names)
        #expect(called(EventRuns(of: ClassDispatch(interactor, in: project))) == ["here", "inObject"])
        #expect(called(EventRuns(project, .function)) == ["here"])
    }

    /// That a property holds a child decides comparisons of the property with nil, but no other condition.
    @Test func heldChildrenDecideComparisonsWithNil() throws {
        let text = """
            import RIBs
            final class HomeRouter: Router<Interactable> {
                private var child: Routing?
                private var children: [Routing] = []
                func event() {
                    if child == nil { ifNil() }
                    if child != nil { ifThere() }
                    guard let child else { return ifNotBound() }
                    if self.child == nil { ifNilBesideLocal() }
                    if children.isEmpty { ifEmpty() }
                    guard !children.isEmpty else { return }
                    ifFilled()
                }
                func ifNil() {}
                func ifThere() {}
                func ifNotBound() {}
                func ifNilBesideLocal() {}
                func ifEmpty() {}
                func ifFilled() {}
            }

            """
        let (project, event) = try Self.project(text)
        let router = try #require(project.symbols.type(around: event))
        let slots = try ["child", "children"].map { name in
            try #require(project.ownMembers(of: router).first { project.text(project.name(of: $0)) == name })
        }
        func ends(_ name: String) throws -> StateSet<Mark> {
            let question = EffectQuestion<Mark>([(.first, .call(try Self.call(name, in: project)))], holding: slots)
            return EventRuns(of: ClassDispatch(router, in: project)).answer(to: question, upon: event).ends
        }
        #expect(try !ends("ifNil").some(.first))
        #expect(try ends("ifThere").all(.first))
        #expect(try !ends("ifNotBound").some(.first))
        #expect(try !ends("ifNilBesideLocal").some(.first))
        for name in ["ifEmpty", "ifFilled"] { #expect(try ends(name).some(.first) && !ends(name).all(.first)) }
    }

    /// That a property holds no child decides comparisons of the property with nil, and what is bound to it.
    @Test func emptySlotsDecideComparisonsWithNil() throws {
        let text = """
            import RIBs
            final class HomeRouter: Router<Interactable> {
                private var child: Routing?
                private var other: Routing?
                func event() {
                    if child != nil { ifThere() }
                    if let child { ifBound(child) }
                    if let other { ifOther(other) }
                    Helper().event()
                    guard child == nil else { return }
                    afterwards()
                }
                func ifThere() {}
                func ifBound(_ child: Routing) {}
                func ifOther(_ child: Routing) {}
                func afterwards() {}
            }
            final class Helper {
                private var child: Routing?
                func event() { if child != nil { ifThereElsewhere() } }
                func ifThereElsewhere() {}
            }

            """
        let (project, event) = try Self.project(text)
        let router = try #require(project.symbols.type(around: event))
        let slot = try #require(project.ownMembers(of: router).first { project.text(project.name(of: $0)) == "child" })
        func ends(_ name: String) throws -> StateSet<Mark> {
            let question = EffectQuestion<Mark>([(.first, .call(try Self.call(name, in: project)))], lacking: [slot])
            return EventRuns(project).answer(to: question, upon: event).ends
        }
        for name in ["ifThere", "ifBound"] { #expect(try !ends(name).some(.first)) }
        #expect(try ends("ifThereElsewhere").some(.first))
        #expect(try ends("ifOther").all(.first))
        #expect(try ends("afterwards").all(.first))
    }

    /// A project of one file, and its function `event`.
    private static func project(_ text: String) throws -> (Project, event: DeclarationID) {
        let project = MemoryProject.make([("Sources/A.swift", Array(text.utf8))], readsAllBodies: true)
        let declarations = project.files[0].outline.declarations
        let index = try #require(declarations.indices.first { project.text(declarations[$0].name) == "event" })
        return (project, DeclarationID(file: 0, index: index))
    }

    /// The only call of a function in the file.
    private static func call(_ name: String, in project: Project) throws -> NodeReference {
        let calls = project.files[0].outline.declarations.indices.flatMap { index -> [NodeReference] in
            let member = DeclarationID(file: 0, index: index)
            guard project.hasBody(member), project.isFunction(member) else { return [] }
            return project.body(of: member).calls.filter { project.text($0.name) == name }.map(\.calleePlace)
        }
        return try #require(calls.first)
    }
}
