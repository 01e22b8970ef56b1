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
        steps("attached by", edge.opening) + steps(TreeWords.detachment(edge), edge.path)
    }

    private func steps(_ title: String, _ notes: [Diagnostic.Note]) -> [Detail] {
        if notes.isEmpty { return [] }
        return [Detail("\(title):")] + notes.map { Detail(displayed($0.message), place($0.location), indent: 2) }
    }

    /// What is known of the calls that end in the detachment of a child.
    private static func detachment(_ edge: TreeReport.Edge) -> String {
        switch edge.closes {
        case .yes: edge.isWithParent ? "detached with its parent by" : "detached by"
        case .permanent, .unknown: "may be detached by"
        case .no: edge.missing?.link == .view ? "detached by" : "would be detached by"
        }
    }
}
