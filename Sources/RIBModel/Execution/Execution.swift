import SourceText

/// The thread on which code runs, or on which a stream emits.
package enum Execution: Hashable, Sendable {
    case main
    /// The thread of the code that calls the function, or that subscribes to the stream.
    case caller
    /// Another thread than the main one, with the steps that show it: the last one is the place where code gets there.
    case background([ExecutionStep])
    /// Code that is not analyzed decides.
    case unknown
    /// That of code whose thread is being asked for: it decides nothing by itself.
    case undetermined

    var steps: [ExecutionStep]? {
        if case .background(let steps) = self { return steps }
        return nil
    }

    /// The same with a step in front, if it is in the background.
    func after(_ place: NodeReference, _ kind: ExecutionStep.Kind) -> Execution {
        guard case .background(let steps) = self else { return self }
        return .background([ExecutionStep(place: place, kind: kind)] + steps)
    }

    /// The thread of code that is run by code on another thread.
    func inside(_ outer: Execution) -> Execution { self == .caller ? outer : self }
}

extension Execution: RecursiveAnswer {
    func agrees(with other: Execution) -> Bool { self == other || steps != nil && other.steps != nil }
}

extension [Execution] {
    /// Where a value can come from several sources: in the background if one of them is, else known if all agree.
    var merged: Execution { first { $0.steps != nil } ?? common }

    /// What holds for all of several alternatives: in the background if each of them is. Those that are not determined
    /// yet agree with all.
    var common: Execution {
        guard let first = first(where: { $0 != .undetermined }) else { return isEmpty ? .unknown : .undetermined }
        return allSatisfy { $0 == .undetermined || $0.agrees(with: first) } ? first : .unknown
    }
}

/// A step on the way of a value to a thread other than the main one.
public struct ExecutionStep: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The name of a queue or scheduler that runs code in the background.
        case queue
        /// The name of a method of a library that calls its closure, or emits, in the background.
        case library
        /// The name of the type `Task`: the task is isolated to no actor.
        case task
        /// An `await` of a function that is isolated to no actor.
        case await
        /// The name of a stored stream that code feeds; and whether all code that feeds it is in the background.
        case feed(DeclarationID, isOnly: Bool)
        /// The name of a function or property that the value comes from.
        case source(DeclarationID)
        /// The name of a call that passes the value on.
        case passes
    }

    public let place: NodeReference
    public let kind: Kind
}
