internal import SourceText

/// The tree of a project's RIBs, as users read it. Reporters only format it.
public struct TreeReport: Sendable {
    public let toolVersion: String
    /// Whether everything in scope was analyzed.
    public let isComplete: Bool
    /// In the order of ids.
    public let ribs: [RIB]
    /// In the order of the parents' ids, then of the places that build the children.
    public let edges: [Edge]
    /// The ids of RIBs that no other RIB builds, in order.
    public let roots: [String]
    public let notices: [Notice]

    public init(
        toolVersion: String, isComplete: Bool, ribs: [RIB], edges: [Edge], roots: [String], notices: [Notice]
    ) {
        self.toolVersion = toolVersion
        self.isComplete = isComplete
        self.ribs = ribs
        self.edges = edges
        self.roots = roots
        self.notices = notices
    }

    /// A RIB and its parts.
    public struct RIB: Sendable {
        /// The display name, made unique by the folder of the router where several RIBs share it.
        public let id: String
        public let name: String
        public let isViewless: Bool
        /// Whether its router is at the root of the app.
        public let isLaunched: Bool
        /// By the kind of part, in a fixed order; nil for a part that it does not have or that is not known.
        public let parts: [(kind: String, part: Part?)]

        public init(id: String, name: String, isViewless: Bool, isLaunched: Bool, parts: [(kind: String, part: Part?)])
        {
            self.id = id
            self.name = name
            self.isViewless = isViewless
            self.isLaunched = isLaunched
            self.parts = parts
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

    /// A child that a parent builds, shown in one way.
    public struct Edge: Sendable {
        /// The id of the RIB that builds the child.
        public let parent: String
        /// The id of the child; nil if it is unknown.
        public let child: String?
        public let kind: Kind
        /// The property that holds the child, with its type's name; nil if there is none.
        public let slot: String?
        public let build: Location
        /// The calls that attach and detach the child, in order.
        public let attaches: [Location]
        public let detaches: [Location]
        public let shown: Shown
        /// The style of a modal presentation; nil if none is set.
        public let style: String?
        public let swipe: Swipe
        public let closes: Closing
        /// Whether the child only goes together with its parent.
        public let isWithParent: Bool
        /// The missing link; nil if the child can be detached.
        public let missing: String?
        public let path: [Diagnostic.Note]

        public enum Kind: String, Sendable { case one, oneOf, unknown }
        public enum Shown: String, Sendable { case push, modal, embed, tab, root, none, unknown }
        public enum Swipe: String, Sendable { case handled, unhandled, impossible, none, unknown }
        public enum Closing: String, Sendable, CaseIterable { case yes, permanent, unknown, no }

        public init(
            parent: String, child: String?, kind: Kind, slot: String?, build: Location, attaches: [Location],
            detaches: [Location], shown: Shown, style: String?, swipe: Swipe, closes: Closing, isWithParent: Bool,
            missing: String?, path: [Diagnostic.Note]
        ) {
            self.parent = parent
            self.child = child
            self.kind = kind
            self.slot = slot
            self.build = build
            self.attaches = attaches
            self.detaches = detaches
            self.shown = shown
            self.style = style
            self.swipe = swipe
            self.closes = closes
            self.isWithParent = isWithParent
            self.missing = missing
            self.path = path
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
            edges: edges.filter { parents.contains($0.parent) }, roots: roots, notices: notices)
    }
}
