internal import Synchronization

/// A limit of an analysis. What lies beyond it is unknown. The analyses of each layer declare their own.
public struct AnalysisLimit: Hashable, Sendable {
    /// What there is too much of, in the plural.
    public let name: String

    init(_ name: String) { self.name = name }

    /// Locals, getters and functions that a value comes from.
    static let values = AnalysisLimit("origins of a value")
    /// Uses of a value, and holders of it.
    static let uses = AnalysisLimit("uses of a value")
    /// Expressions, locals and functions that a value goes through until something keeps or ends it.
    static let destinations = AnalysisLimit("destinations of a value")
    /// Local closures and functions, one called by the next, on a path through a function.
    static let localFunctions = AnalysisLimit("calls of local functions")
}

/// The places at which limits were reached, of a run that counts them.
///
/// A class, because all states of a project share it. A place counts once, however often an analysis gets there.
public final class ReachedLimits: Sendable {
    private let places = Mutex<[AnalysisLimit: Set<NodeReference>]>([:])

    public init() {}

    func add(_ limit: AnalysisLimit, at place: NodeReference) {
        places.withLock { _ = $0[limit, default: []].insert(place) }
    }

    /// The limits that were reached, in the order of their names, each with the number of places.
    public var counts: [(limit: AnalysisLimit, places: Int)] {
        places.withLock { $0.map { ($0.key, $0.value.count) } }
            .sorted { $0.limit.name.utf8.lexicographicallyPrecedes($1.limit.name.utf8) }
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
