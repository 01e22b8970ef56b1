import SourceText
import SwiftOutline

@testable import RIBModel

/// A path analysis that records the calls of `a()`, `b()` and `c()`, and assignments to `d`. A call of `next()` counts
/// as the first of them that the path lacks, so its effect depends on the state.
struct MarkPaths: PathAnalysis {
    struct State: FlowState {
        let rawValue: UInt8

        static let letters = ["a", "b", "c", "d"]

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init?(_ letter: String) {
            guard let place = State.letters.firstIndex(of: letter) else { return nil }
            rawValue = 1 << UInt8(place)
        }

        /// With the first letter that it lacks.
        var next: State { State(rawValue: rawValue | (rawValue + 1) & 15) }

        var words: String {
            let letters = State.letters.filter { State($0).map(contains) ?? false }
            return letters.isEmpty ? "none" : letters.joined()
        }
    }

    let project: Project
    var walk = PathWalk<StateSet<State>>()

    func body(of function: DeclarationID) -> FunctionBody { project.body(of: function) }

    mutating func effect(of call: CallSite, runsClosures: Bool, _ states: States) -> States {
        if project.text(call.name) == "next" { return states.map(\.next) }
        return State(project.text(call.name)).map { states.adding($0) } ?? self.states(afterCallees: call, states)
    }

    func effect(of assignment: AssignmentSite, _ states: States) -> States {
        assignment.name.flatMap { State(project.text($0.name)) }.map { states.adding($0) } ?? states
    }

    /// `known` is never nil.
    func isNeverNil(_ value: Expression) -> Bool { value.plainChain?.onlyName.map { isKnown($0.name) } ?? false }

    func isNeverNil(_ binding: OptionalBinding) -> Bool { isKnown(binding.name) }

    private func isKnown(_ name: Name) -> Bool { project.text(name) == "known" }
}

/// The states in which the function at the range of a question can end.
struct PathAnswers {
    let project: Project
    /// The declaration of the function.
    let declaration: DeclarationID?

    /// Nil for any other key.
    func answer(_ key: String) -> String? {
        guard let declaration else { return key == "exits" || key == "handlers" ? "no function" : nil }
        var paths = MarkPaths(project: project)
        let exits = words(paths.exits(of: CodeUnit(declaration)))
        switch key {
        case "exits": return exits
        case "handlers":
            let handlers = paths.walk.trace.handlers
            return handlers.isEmpty ? "none" : handlers.map { words(paths.exits(of: $0)) }.joined(separator: "; ")
        default: return nil
        }
    }

    private func words(_ exits: StateSet<MarkPaths.State>) -> String {
        exits.isEmpty ? "no path" : exits.states.map(\.words).joined(separator: ", ")
    }
}
