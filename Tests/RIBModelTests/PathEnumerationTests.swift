import SourceText
import TestSupport
import Testing

@testable import RIBModel

/// Path analyses of random functions beside the enumeration of all their runs.
@Suite struct PathEnumerationTests {
    @Test(arguments: 0..<10) func exitsAreThoseOfAllRuns(block: UInt64) throws {
        var compared = 0
        let count: UInt64 = Thoroughness.choose(20, whole: 60)
        for seed in (block * 60)..<(block * 60 + count) {
            let program = RandomProgram(seed: seed)
            let expected = program.functions.indices.map { program.exits(of: $0) }
            // A function that never ends has no runs to compare with.
            guard !expected.contains(where: \.isEmpty) else { continue }
            compared += 1
            let project = MemoryProject.make([("Sources/A.swift", Array(program.text.utf8))], readsAllBodies: true)
            let functions = try program.declarations(in: project)
            var (single, lanes) = (MarkPaths(project: project), LanePaths(project: project))
            for (function, expected) in zip(functions, expected) {
                let exits = Set(single.exits(of: CodeUnit(function)).states.map { Int($0.rawValue) })
                let expected = Set(expected.map { $0 & 15 })
                #expect(exits == expected, "seed \(seed)\n\(program.text)")
                let ends = lanes.exits(of: CodeUnit(function))
                for lane in 0..<Lanes<LanePaths.State>.count {
                    let found = Set(ends[lane].states.map { Int($0.rawValue) })
                    #expect(found == Set(expected.map { LanePaths.marks(of: $0, lane) }), "seed \(seed), lane \(lane)")
                }
            }
        }
        #expect(compared > count / 2)
    }

    /// `a` before `b`, wherever the two are called.
    @Test(arguments: 0..<4) func ordersAreThoseOfAllRuns(block: UInt64) throws {
        var ordered = 0
        let count: UInt64 = Thoroughness.choose(20, whole: 60)
        for seed in (1000 + block * 60)..<(1000 + block * 60 + count) {
            let program = RandomProgram(seed: seed)
            let expected = program.functions.indices.map { program.exits(of: $0) }
            guard !expected.contains(where: \.isEmpty) else { continue }
            let project = MemoryProject.make([("Sources/A.swift", Array(program.text.utf8))], readsAllBodies: true)
            let functions = try program.declarations(in: project)
            let calls = functions.flatMap { project.body(of: $0).calls }
            func effects(_ name: String) -> Effect {
                .steps(calls.filter { project.text($0.name) == name }.map(\.calleePlace))
            }
            let (first, second, both) = (State(rawValue: 1), State(rawValue: 2), State(rawValue: 16))
            let question = EffectQuestion<State>(
                [(first, effects("a")), (second, effects("b"))], order: .init(first, then: second, mark: both))
            let runs = EventRuns(project)
            for (function, expected) in zip(functions, expected) {
                let ends = Set(runs.answer(to: question, upon: function).ends.states.map { Int($0.rawValue) })
                #expect(ends == Set(expected.map { $0 & 19 }), "seed \(seed)\n\(program.text)")
                if ends.contains(3), ends.contains(19) { ordered += 1 }
            }
        }
        #expect(ordered > Thoroughness.choose(0, whole: 5))
    }

    @Test func questionsOfStateSets() {
        let states = [0, 1, 3].reduce(into: StateSet<State>.none) { $0.formUnion(StateSet(State(rawValue: $1))) }
        let (a, b, c) = (State(rawValue: 1), State(rawValue: 2), State(rawValue: 4))
        #expect(states.some([a, b]) && states.some(a, without: b) && !states.some(b, without: a) && !states.some(c))
        #expect(states.all(a, where: b) && !states.all(b, where: a) && !states.all(a) && states.all(b, where: c))
        #expect(StateSet<State>.none.all(a) && !StateSet<State>.none.some([]))
    }

    private typealias State = MarkPaths.State
}

/// The same steps as `MarkPaths`, in each lane under other marks.
private struct LanePaths: PathAnalysis {
    struct State: FlowState {
        let rawValue: UInt8
    }

    let project: Project
    var walk = PathWalk<Lanes<State>>()

    func body(of function: DeclarationID) -> FunctionBody { project.body(of: function) }

    mutating func effect(of call: CallSite, runsClosures: Bool, _ states: Lanes<State>) -> Lanes<State> {
        MarkPaths.State(project.text(call.name)).map { add($0, states) } ?? self.states(afterCallees: call, states)
    }

    func effect(of assignment: AssignmentSite, _ states: Lanes<State>) -> Lanes<State> {
        assignment.name.flatMap { MarkPaths.State(project.text($0.name)) }.map { add($0, states) } ?? states
    }

    private func add(_ letter: MarkPaths.State, _ states: Lanes<State>) -> Lanes<State> {
        var marks = LaneMarks.zero
        for lane in 0..<Lanes<State>.count { marks[lane] = UInt8(LanePaths.marks(of: Int(letter.rawValue), lane)) }
        return states.adding(marks)
    }

    /// The marks in a lane that stand for marks of `MarkPaths`: turned by the lane within six bits; the last lanes
    /// ignore the first letters.
    static func marks(of letters: Int, _ lane: Int) -> Int {
        let kept = lane < 6 ? letters : letters & ~(lane - 5)
        return (kept << (lane % 6) | kept >> (6 - lane % 6)) & 63
    }
}

/// Functions that call each other, with branches, loops, early exits and deferred blocks.
private struct RandomProgram {
    indirect enum Step {
        case mark(Int)
        case call(Int)
        case branch([Step], otherwise: [Step]?)
        case guarded([Step])
        case choice([[Step]])
        case loop([Step], isRepeat: Bool)
        case block([Step])
        case deferred([Step])
        case `return`, `break`, `continue`
    }

    private(set) var functions: [[Step]] = []

    init(seed: UInt64) {
        var random = RecursiveAnswersTests.SplitMix(state: seed)
        let count = Int.random(in: 1...4, using: &random)
        functions = (0..<count).map { _ in RandomProgram.steps(3, count, isInLoop: false, mayExit: true, &random) }
    }

    private static func steps(
        _ depth: Int, _ count: Int, isInLoop: Bool, mayExit: Bool, _ random: inout RecursiveAnswersTests.SplitMix
    ) -> [Step] {
        var result: [Step] = []
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            func inner(inLoop: Bool? = nil, exits: Bool? = nil) -> [Step] {
                steps(depth - 1, count, isInLoop: inLoop ?? isInLoop, mayExit: exits ?? mayExit, &random)
            }
            let kind = Int.random(in: 0...(depth == 0 ? 4 : 12), using: &random)
            switch kind {
            case 0, 1, 2: result.append(.mark(Int.random(in: 0..<4, using: &random)))
            case 3: result.append(.call(Int.random(in: 0..<count, using: &random)))
            case 4:
                guard mayExit, Bool.random(using: &random) else { continue }
                let isLoops = isInLoop && Bool.random(using: &random)
                return result + [isLoops ? (Bool.random(using: &random) ? .break : .continue) : .return]
            case 5, 6: result.append(.branch(inner(), otherwise: Bool.random(using: &random) ? inner() : nil))
            case 7: if mayExit { result.append(.guarded(inner() + [.return])) }
            case 8: result.append(.choice((0...Int.random(in: 0...2, using: &random)).map { _ in inner() }))
            case 9, 10:
                result.append(.loop(inner(inLoop: true, exits: mayExit), isRepeat: Bool.random(using: &random)))
            case 11: result.append(.block(inner()))
            default: result.append(.deferred(inner(inLoop: false, exits: false)))
            }
        }
        return result
    }

    // MARK: Text

    var text: String {
        let functions = functions.enumerated().map { "    func f\($0)() {\n\(lines($1, "        "))    }\n" }
        return "import RIBs\nfinal class HomeInteractor: Interactor {\n\(functions.joined())}\n"
    }

    private func lines(_ steps: [Step], _ indent: String) -> String {
        let inside = indent + "    "
        return steps.map { step -> String in
            switch step {
            case .mark(3): "\(indent)self.d = 1\n"
            case .mark(let mark): "\(indent)\(["a", "b", "c"][mark])()\n"
            case .call(let function): "\(indent)f\(function)()\n"
            case .branch(let steps, let otherwise):
                "\(indent)if isOn {\n\(lines(steps, inside))\(indent)}"
                    + (otherwise.map { " else {\n\(lines($0, inside))\(indent)}\n" } ?? "\n")
            case .guarded(let steps): "\(indent)guard isOn else {\n\(lines(steps, inside))\(indent)}\n"
            case .choice(let cases):
                "\(indent)switch kind {\n"
                    + cases.enumerated().map { number, steps in
                        let label = number == cases.count - 1 ? "default" : "case \(number)"
                        return "\(indent)\(label):\n" + (steps.isEmpty ? "\(inside)break\n" : lines(steps, inside))
                    }.joined() + "\(indent)}\n"
            case .loop(let steps, true): "\(indent)repeat {\n\(lines(steps, inside))\(indent)} while isOn\n"
            case .loop(let steps, false): "\(indent)while isOn {\n\(lines(steps, inside))\(indent)}\n"
            case .block(let steps): "\(indent)do {\n\(lines(steps, inside))\(indent)}\n"
            case .deferred(let steps): "\(indent)defer {\n\(lines(steps, inside))\(indent)}\n"
            case .return: "\(indent)return\n"
            case .break: "\(indent)break\n"
            case .continue: "\(indent)continue\n"
            }
        }.joined()
    }

    func declarations(in project: Project) throws -> [DeclarationID] {
        let declarations = project.files[0].outline.declarations
        return try functions.indices.map { number in
            let index = try #require(declarations.indices.first { project.text(declarations[$0].name) == "f\(number)" })
            return DeclarationID(file: 0, index: index)
        }
    }

    // MARK: Runs

    /// How a run leaves a list of steps.
    private enum Way { case normal, returned, broke, continued }

    private struct Exit: Hashable {
        var marks: Int
        var way = Way.normal
    }

    /// The sets of marks with which the runs of a function end: a bit for each letter, and 16 where `b` follows `a`. Each
    /// round allows calls to nest once more, until that adds nothing.
    func exits(of function: Int) -> Set<Int> {
        var known = functions.map { _ in [Set<Int>](repeating: [], count: 32) }
        while true {
            let before = known
            for function in functions.indices {
                for marks in 0..<32 {
                    known[function][marks] = Set(run(functions[function][...], marks, before).map(\.marks))
                }
            }
            if known == before { return known[function][0] }
        }
    }

    private func run(_ steps: ArraySlice<Step>, _ marks: Int, _ known: [[Set<Int>]]) -> Set<Exit> {
        guard let step = steps.first else { return [Exit(marks: marks)] }
        let rest = steps.dropFirst()
        if case .deferred(let last) = step {
            return run(rest, marks, known).reduce(into: []) { result, exit in
                for end in run(last[...], exit.marks, known) { result.insert(Exit(marks: end.marks, way: exit.way)) }
            }
        }
        return exits(of: step, marks, known).reduce(into: []) { result, exit in
            if exit.way == .normal { result.formUnion(run(rest, exit.marks, known)) } else { result.insert(exit) }
        }
    }

    private func exits(of step: Step, _ marks: Int, _ known: [[Set<Int>]]) -> Set<Exit> {
        func run(_ steps: [Step]) -> Set<Exit> { self.run(steps[...], marks, known) }
        switch step {
        case .mark(let mark):
            let isSecond = mark == 1 && marks & 1 != 0
            return [Exit(marks: marks | 1 << mark | (isSecond ? 16 : 0))]
        case .call(let function): return Set(known[function][marks].map { Exit(marks: $0) })
        case .branch(let steps, let otherwise): return run(steps).union(run(otherwise ?? []))
        case .guarded(let steps): return run(steps).union([Exit(marks: marks)])
        case .choice(let cases):
            return cases.reduce(into: []) { result, steps in
                for exit in run(steps) {
                    result.insert(Exit(marks: exit.marks, way: exit.way == .broke ? .normal : exit.way))
                }
            }
        case .block(let steps): return run(steps)
        case .loop(let steps, let isRepeat):
            var (result, seen): (Set<Exit>, Set<Int>) = (isRepeat ? [] : [Exit(marks: marks)], [marks])
            var work = [marks]
            while let marks = work.popLast() {
                for exit in self.run(steps[...], marks, known) {
                    if exit.way == .returned {
                        result.insert(exit)
                        continue
                    }
                    result.insert(Exit(marks: exit.marks))
                    if exit.way != .broke, seen.insert(exit.marks).inserted { work.append(exit.marks) }
                }
            }
            return result
        case .deferred: return []
        case .return: return [Exit(marks: marks, way: .returned)]
        case .break: return [Exit(marks: marks, way: .broke)]
        case .continue: return [Exit(marks: marks, way: .continued)]
        }
    }
}
