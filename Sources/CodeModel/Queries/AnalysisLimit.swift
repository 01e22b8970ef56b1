internal import Synchronization

/// A limit of an analysis. What lies beyond it is unknown.
public enum AnalysisLimit: String, Sendable, CaseIterable {
    /// Types of expressions, each of which depends on the next.
    case types = "types of expressions"
    /// Locals, getters and functions that a value comes from.
    case values = "origins of a value"
    /// Uses of a value, and holders of it.
    case uses = "uses of a value"
    /// Expressions, locals and functions that a subscription, task or object goes through.
    case destinations = "ways of a subscription"
    /// Functions of a router that pass a child on.
    case childCalls = "functions that get a child"
    /// Builders that forward to other builders.
    case builders = "builders that forward"
    /// Calls that an event leads to.
    case events = "calls after an event"
    /// Functions that pass a case of an enumeration on.
    case passedCases = "functions that pass a case on"
    /// Functions by which code is reached from the activity of an interactor or worker.
    case activity = "callers within the activity"
    /// Local functions and closures that call each other.
    case localFunctions = "local functions"
    /// Functions in which a view states facts about its navigation.
    case navigation = "facts about navigation"
    /// Functions of the project that a call which changes views runs.
    case viewEffects = "effects of a call on views"
    /// Nested views of SwiftUI.
    case hostedViews = "nested views"
    /// Closures and streams that decide on which thread code runs.
    case threads = "threads of code"
    /// Sources of a stream.
    case sources = "sources of a stream"
    /// Operators of the project that a chain consists of.
    case operators = "operators of a chain"
    /// Objects of a view, each of which keeps the next.
    case ownedObjects = "objects that a view owns"
    /// Parts of an expression that may hold a value which code that is absent gets.
    case absentCode = "values that absent code gets"
}

/// The places at which limits were reached, of a run that counts them.
///
/// A class, because all states of a project share it. A place counts once, whoever asks how often.
public final class ReachedLimits: Sendable {
    private let places = Mutex<[AnalysisLimit: Set<NodeReference>]>([:])

    public init() {}

    func add(_ limit: AnalysisLimit, at place: NodeReference) {
        places.withLock { _ = $0[limit, default: []].insert(place) }
    }

    /// The limits that were reached, in the order of the cases, each with the number of places.
    public var counts: [(limit: AnalysisLimit, places: Int)] {
        let places = places.withLock { $0 }
        return AnalysisLimit.allCases.compactMap { limit in places[limit].map { (limit, $0.count) } }
    }
}

extension Project {
    /// Notes that a limit was reached at a place, if the run counts them.
    func note(_ limit: AnalysisLimit, at place: NodeReference) { limits?.add(limit, at: place) }

    /// Notes that a limit was reached in the code of a member, if the run counts them.
    func note(_ limit: AnalysisLimit, in member: DeclarationID) {
        if let limits { limits.add(limit, at: place(ofBody: member)) }
    }
}
