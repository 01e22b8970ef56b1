public import RuleKit

extension TreeText {
    /// What differs from the tree of another revision: a line of counts, then the changes of each kind.
    public static func write(_ changes: TreeChanges, style: TreeStyle) -> [UInt8] {
        var text = TreeText(style)
        text.canvas.write(text.words.headline(changes), .strong)
        text.canvas.endLine()
        for kind in TreeChanges.Edge.Kind.allCases { text.write(kind, of: changes) }
        text.write(.renamed, "Renamed", of: changes)
        return text.canvas.bytes
    }

    private mutating func write(_ kind: TreeChanges.Edge.Kind, of changes: TreeChanges) {
        let edges = changes.edges.filter { $0.kind == kind }
        let title = TreeWords.title(kind)
        switch kind {
        case .came: write(.came, title, of: changes, edges)
        case .went: write(.went, title, of: changes, edges)
        case .worsened, .changed, .bettered: write(title, [], edges)
        }
    }

    private mutating func write(
        _ kind: TreeChanges.RIB.Kind, _ title: String, of changes: TreeChanges, _ edges: [TreeChanges.Edge] = []
    ) {
        write(title, changes.ribs.filter { $0.kind == kind }, edges)
    }

    private mutating func write(_ title: String, _ ribs: [TreeChanges.RIB], _ edges: [TreeChanges.Edge]) {
        if ribs.isEmpty, edges.isEmpty { return }
        canvas.write("\(title):")
        canvas.endLine()
        for rib in ribs {
            let detail = words.words(for: rib)
            canvas.write("  RIB \(detail.text)")
            if let place = detail.place { canvas.write("  \(place)", .dim) }
            canvas.endLine()
        }
        for edge in edges { write(edge) }
    }

    private mutating func write(_ change: TreeChanges.Edge) {
        guard let edge = change.after.first ?? change.before.first else { return }
        canvas.write("  ")
        if !change.after.isEmpty, let mark = marks.mark(edge.closes) {
            canvas.write("\(mark) ", edge.closes == .no ? .error : .warning)
        }
        canvas.write(words.words(for: change))
        canvas.write("  \(words.place(edge.build))", .dim)
        canvas.endLine()
        if !change.after.isEmpty, let detail = words.detail(of: edge) { write(detail, "      ") }
    }
}
