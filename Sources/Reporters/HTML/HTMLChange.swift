import RuleKit

/// A row of what differs from another revision, in the words of the text format.
struct HTMLChange {
    /// The heading: a kind of changes.
    let title: String
    let text: String
    var detail: String?
    /// Nil for what is gone: its lines are those of the other revision.
    var location: Location?
    /// The id of the RIB that the row is about, or of the parent of today.
    var rib: String?
    /// The edge of today.
    var edge: TreeReport.Edge?

    /// The rows in the order of the text format.
    static func rows(_ changes: TreeChanges, _ words: TreeWords) -> [HTMLChange] {
        TreeChanges.Edge.Kind.allCases.flatMap { kind in
            let title = TreeWords.title(kind)
            let ribs: [HTMLChange] =
                switch kind {
                case .came: rows(.came, title, changes, words)
                case .went: rows(.went, title, changes, words)
                case .worsened, .changed, .bettered: []
                }
            return ribs + changes.edges.filter { $0.kind == kind }.map { row($0, title, words) }
        } + rows(.renamed, "Renamed", changes, words)
    }

    private static func rows(
        _ kind: TreeChanges.RIB.Kind, _ title: String, _ changes: TreeChanges, _ words: TreeWords
    ) -> [HTMLChange] {
        changes.ribs.filter { $0.kind == kind }.map { change in
            let detail = words.words(for: change)
            let isGone = change.after == nil
            let place = isGone ? detail.place.map { "  \($0)" } ?? "" : ""
            return HTMLChange(
                title: title, text: "RIB \(detail.text)\(place)", location: change.after?.router?.location,
                rib: (change.after ?? change.before)?.id)
        }
    }

    private static func row(_ change: TreeChanges.Edge, _ title: String, _ words: TreeWords) -> HTMLChange {
        let mark = change.after.first.flatMap { words.marks.mark($0.closes) }.map { "\($0) " } ?? ""
        let text = mark + words.words(for: change)
        guard let edge = change.after.first else {
            let place = change.before.first.map { "  \(words.place($0.build))" } ?? ""
            return HTMLChange(title: title, text: text + place)
        }
        return HTMLChange(
            title: title, text: text, detail: words.detail(of: edge)?.text, location: edge.build, rib: edge.parent,
            edge: edge)
    }
}
