import RuleKit

extension TreeWords {
    /// A line about an edge.
    struct Detail {
        let text: String
        /// The place that it is about; nil for a heading.
        let place: String?
        /// The number of columns before it, below a heading.
        let indent: Int

        init(_ text: String, _ place: String? = nil, indent: Int = 0) {
            (self.text, self.place, self.indent) = (text, place, indent)
        }
    }

    /// Where the calls begin that attach the child of an edge; nil if no call attaches it.
    func opening(of edge: TreeReport.Edge) -> Detail? {
        guard let first = edge.opening.first else { return nil }
        let isKnown = edge.opening.count > 1
        return Detail(isKnown ? displayed(first.message) : "it is not known what attaches it", place(first.location))
    }

    /// The calls that attach the child of an edge, and those that detach it.
    func paths(of edge: TreeReport.Edge) -> [Detail] {
        (edge.opening.isEmpty ? [] : [Detail("attached by:")] + steps(edge.opening, indent: 2)) + detachments(of: edge)
    }

    /// The calls that detach the child of an edge, below a heading.
    func detachments(of edge: TreeReport.Edge) -> [Detail] {
        edge.path.isEmpty ? [] : [Detail("\(TreeWords.detachment(edge)):")] + steps(edge.path, indent: 2)
    }

    func steps(_ notes: [Diagnostic.Note], indent: Int = 0) -> [Detail] {
        notes.map { Detail(displayed($0.message), place($0.location), indent: indent) }
    }

    /// What is known of the calls that end in the detachment of a child.
    static func detachment(_ edge: TreeReport.Edge) -> String {
        switch edge.closes {
        case .yes: edge.isWithParent ? "detached with its parent by" : "detached by"
        case .permanent, .unknown: "may be detached by"
        case .no: edge.missing?.link == .view ? "detached by" : "would be detached by"
        }
    }
}
