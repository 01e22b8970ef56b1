/// The tree of a project's RIBs, as users read it. Reporters only format it.
public struct TreeReport: Sendable {
    public let toolVersion: String
    /// Whether everything in scope was analyzed.
    public let isComplete: Bool
    /// In the order of ids.
    public let ribs: [RIB]
    /// In the order of the parents' ids, then of the places that build the children. The ways in which one child is
    /// shown follow each other.
    public let edges: [Edge]
    /// The ids of the RIBs at the top of the tree, by what builds them, then in order. Every RIB is one or below one.
    public let roots: [String]
    public let notices: [Notice]
    /// The counts of the whole tree, even if the report has a part of it.
    public let counts: Counts

    public init(
        toolVersion: String, isComplete: Bool, ribs: [RIB], edges: [Edge], roots: [String], notices: [Notice],
        counts: Counts? = nil
    ) {
        self.toolVersion = toolVersion
        self.isComplete = isComplete
        self.ribs = ribs
        self.edges = edges
        self.roots = roots
        self.notices = notices
        self.counts = counts ?? Counts(ribs, edges)
    }

    /// Whether the baseline accepts edges that are closed.
    public var hasStaleBaseline: Bool { notices.contains { $0.kind == .staleBaseline } }

    /// The numbers of RIBs and edges. However many ways a child is shown in, its edge counts once.
    public struct Counts: Sendable, Equatable {
        public let ribs: Int
        public let edges: Int
        private let byClosing: [Edge.Closing: Int]
        private let byAccepted: [Edge.Closing: Int]

        public init(_ ribs: [RIB], _ edges: [Edge]) {
            self.ribs = ribs.count
            var byClosing: [Edge.Closing: Int] = [:]
            var seen: Set<Int> = []
            var byAccepted: [Edge.Closing: Int] = [:]
            for edge in edges where seen.insert(edge.number).inserted {
                byClosing[edge.closes, default: 0] += 1
                if edge.isAccepted { byAccepted[edge.closes, default: 0] += 1 }
            }
            self.edges = seen.count
            self.byClosing = byClosing
            self.byAccepted = byAccepted
        }

        /// The number of edges with a verdict.
        public subscript(closing: Edge.Closing) -> Int { byClosing[closing] ?? 0 }

        /// The number of edges with a verdict that the baseline accepts.
        public func accepted(_ closing: Edge.Closing) -> Int { byAccepted[closing] ?? 0 }

        /// The number of the others.
        public func unaccepted(_ closing: Edge.Closing) -> Int { self[closing] - accepted(closing) }
    }

    /// A RIB and its parts.
    public struct RIB: Sendable {
        /// The display name, made unique by the folder of the router where several RIBs share it.
        public let id: String
        public let name: String
        /// The module of its router; empty if the file is in no folder.
        public let module: String
        public let isViewless: Bool
        /// Whether its router is at the root of the app.
        public let isLaunched: Bool
        /// By the kind of part, in a fixed order; nil for a part that it does not have or that is not known.
        public let parts: [(kind: String, part: Part?)]
        /// The class of its router; nil if it is not known.
        public var router: Part? { parts.first { $0.kind == "router" }?.part }
        /// What builds a RIB at the top; nil for any other.
        public let origin: Origin?
        /// The findings in its code, whether or not the baseline accepts them, in the order of the report.
        public internal(set) var findings: [Diagnostic] = []
        /// Those in its code that the run does not report and the request asks for, in the same order.
        public internal(set) var unreported: [UnreportedFinding] = []

        public init(
            id: String, name: String, module: String, isViewless: Bool, isLaunched: Bool,
            parts: [(kind: String, part: Part?)], origin: Origin?
        ) {
            self.id = id
            self.name = name
            self.module = module
            self.isViewless = isViewless
            self.isLaunched = isLaunched
            self.parts = parts
            self.origin = origin
        }
    }

    /// What builds a RIB at the top of the tree.
    public struct Origin: Sendable {
        public let kind: Kind
        /// The type whose code names the builder, and the place; nil if there is none.
        public let name: String?
        public let location: Location?

        public init(kind: Kind, name: String?, location: Location?) {
            self.kind = kind
            self.name = name
            self.location = location
        }

        public enum Kind: String, Sendable, CaseIterable {
            /// The app launches it.
            case launch
            /// Code that is not a part of a RIB.
            case host
            /// Code that uses the builder, but was not seen to build with it.
            case unknown
            /// No code that is analyzed.
            case unbuilt
            /// Only RIBs below it.
            case cycle
        }
    }

    /// A type of a RIB.
    public struct Part: Sendable {
        public let name: String
        public let location: Location

        public init(name: String, location: Location) {
            self.name = name
            self.location = location
        }
    }
}

extension TreeReport {
    /// The RIBs and edges that can be reached from some RIBs.
    ///
    /// - Parameter depth: the number of levels; nil for all.
    public func part(from roots: [String], _ depth: Int?) -> TreeReport {
        let children = Dictionary(grouping: edges, by: \.parent)
        var kept = Set(roots)
        var (level, levels) = (roots, 0)
        var parents: Set<String> = []
        while !level.isEmpty, levels < depth ?? .max {
            parents.formUnion(level)
            level = level.flatMap { children[$0] ?? [] }.compactMap(\.child).filter { kept.insert($0).inserted }
            levels += 1
        }
        return TreeReport(
            toolVersion: toolVersion, isComplete: isComplete, ribs: ribs.filter { kept.contains($0.id) },
            edges: edges.filter { parents.contains($0.parent) }, roots: roots, notices: notices, counts: counts)
    }
}
