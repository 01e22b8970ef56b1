/// How the tree of RIBs differs from that of another revision, as users read it. Reporters only format it.
public struct TreeChanges: Sendable {
    public let base: Base
    public let head: Head
    /// The tree of the base, and that of the head.
    public let before: TreeReport
    public let after: TreeReport
    /// In the order of kinds, then of ids.
    public let ribs: [RIB]
    /// In the order of kinds, then of the ids of parents and children.
    public let edges: [Edge]

    public init(
        base: Base, head: Head, before: TreeReport, after: TreeReport, ribs: [RIB], edges: [Edge]
    ) {
        self.base = base
        self.head = head
        self.before = before
        self.after = after
        self.ribs = ribs
        self.edges = edges
    }

    /// The notices that only the tree of the base has.
    public var noticesOfBase: [Notice] { before.notices.filter { !after.notices.contains($0) } }

    /// The revision that the tree is compared with.
    public struct Base: Sendable {
        /// The commit, branch or tag that the user named.
        public let reference: String
        /// The id of the commit: the merge base with the reference.
        public let commit: String

        public init(reference: String, commit: String) {
            self.reference = reference
            self.commit = commit
        }
    }

    /// The revision whose tree is compared with that of the base.
    public enum Head: Sendable, Equatable {
        case workingFolder
        /// Git's index.
        case index
        /// The commit, branch or tag that the user named, and the id of the commit.
        case commit(reference: String, id: String)
    }

    /// A RIB that only one of the trees has, or that has another id in it.
    public struct RIB: Sendable {
        /// Nil if the base does not have it.
        public let before: TreeReport.RIB?
        /// Nil if it is gone.
        public let after: TreeReport.RIB?
        /// The id of a RIB that came and may be this one, which is gone, since git sees its files renamed; nil if there
        /// is none.
        public let successor: String?

        public init(before: TreeReport.RIB?, after: TreeReport.RIB?, successor: String? = nil) {
            self.before = before
            self.after = after
            self.successor = successor
        }

        public var kind: Kind { before == nil ? .came : after == nil ? .went : .renamed }

        public enum Kind: String, Sendable, CaseIterable { case came, went, renamed }
    }

    /// An edge that only one of the trees has, or that differs.
    public struct Edge: Sendable {
        /// The edge of the base, once for each way in which the child is shown; empty if it is new.
        public let before: [TreeReport.Edge]
        /// The edge of the head; empty if it is gone.
        public let after: [TreeReport.Edge]
        /// What differs, in a fixed order; empty if one of the trees does not have the edge.
        public let fields: [Field]

        public init(before: [TreeReport.Edge], after: [TreeReport.Edge], fields: [Field]) {
            self.before = before
            self.after = after
            self.fields = fields
        }

        public var kind: Kind {
            guard let before = before.first else { return .came }
            guard let after = after.first else { return .went }
            if before.closes == after.closes { return .changed }
            if after.closes == .no { return .worsened }
            return before.closes == .no ? .bettered : .changed
        }

        public enum Kind: String, Sendable, CaseIterable { case worsened, came, went, changed, bettered }

        /// What an edge can differ in. Places, and the order of code, do not count.
        public enum Field: String, Sendable, CaseIterable {
            /// The ways in which the child is shown.
            case shown
            case style
            case swipe
            case closes
            /// The missing link, or why it is not known whether the child closes.
            case missing
            /// The calls that lead to the attachment.
            case opening
            /// The calls that lead to the detachment.
            case path
        }
    }

    /// Whether the tree is as it was.
    public var isEmpty: Bool { ribs.isEmpty && edges.isEmpty }

    /// The edges that have a verdict and had neither it nor a worse one, without those that the baseline accepts.
    ///
    /// - Parameter verdicts: from the worst one.
    public func edges(newly verdicts: [TreeReport.Edge.Closing]) -> [Edge] {
        edges.filter { edge in
            guard let now = edge.after.first, !now.isAccepted, let after = verdicts.firstIndex(of: now.closes) else {
                return false
            }
            return edge.before.first.flatMap { verdicts.firstIndex(of: $0.closes) }.map { after < $0 } ?? true
        }
    }
}
