public import RuleKit

/// What differs from the tree of another revision, for a comment on a pull request: edges that have become open first,
/// the rest folded. Empty if nothing differs.
public enum TreeChangesMarkdown {
    /// The first line, by which a comment is found again to be replaced.
    static let mark = "<!-- riblint-tree -->"
    /// GitHub refuses comments of more than 65,536 characters.
    static let mostBytes = 60_000

    public static func write(_ changes: TreeChanges, view: PathView) -> [UInt8] {
        if changes.isEmpty { return [] }
        let words = TreeWords(view: view)
        let newlyOpen = changes.edges(newly: [.no])
        let numbers = Set(newlyOpen.compactMap { $0.after.first?.number })
        let others = changes.edges.filter { edge in edge.after.first.map { !numbers.contains($0.number) } ?? true }
        var text = "\(mark)\n**\(MarkdownText.escaped(words.headline(changes)))**\n"
        let rest = changes.ribs.map(words.row) + others.map { words.row($0) }
        let open = newlyOpen.map { words.row($0) }
        if !open.isEmpty { text += "\nNewly open:\n\n" + table(open, room: mostBytes - 2_000 - text.utf8.count) }
        if !rest.isEmpty {
            let room = mostBytes - 2_000 - text.utf8.count
            let count = Phrase.count(rest.count, open.isEmpty ? "change" : "more change")
            text +=
                "\n<details><summary>\(count)</summary>\n\n"
                + table(rest, room: room) + "\n</details>\n"
        }
        let picture = picture(changes)
        if text.utf8.count + picture.utf8.count <= mostBytes { text += picture }
        return Array(text.utf8)
    }

    /// The changed edges of the head with the chains that lead there; empty if there are none.
    private static func picture(_ changes: TreeChanges) -> String {
        let kinds = changes.edges.reduce(into: [Int: TreeChanges.Edge.Kind]()) { kinds, change in
            if let edge = change.after.first { kinds[edge.number] = change.kind }
        }
        if kinds.isEmpty { return "" }
        let text = TreeMermaid.text(
            TreeGraph(changes.after.edges), from: changes.after.roots, most: TreeMermaid.readable, changes: kinds)
        return "\n" + TreeMarkdown.details("Picture", "```mermaid\n\(text)```\n")
    }

    /// - Parameter room: the most bytes of all rows; those that do not fit are counted.
    private static func table(_ rows: [[String]], room: Int) -> String {
        var text = "| change | edge or RIB | was | is | place |\n|---|---|---|---|---|\n"
        for (number, row) in rows.enumerated() {
            let line = "| " + row.joined(separator: " | ") + " |\n"
            if text.utf8.count + line.utf8.count > room {
                return text + "\n\(Phrase.number(rows.count - number)) more, which `riblint tree --since` lists.\n"
            }
            text += line
        }
        return text
    }
}

extension TreeWords {
    fileprivate func row(_ change: TreeChanges.RIB) -> [String] {
        let router = (change.after ?? change.before)?.router
        let successor = change.successor.map { "renamed to \(MarkdownText.code($0))?" } ?? ""
        return [
            "RIB \(change.kind.rawValue)", (change.after ?? change.before).map { MarkdownText.code($0.id) } ?? "",
            change.kind == .renamed ? change.before.map { MarkdownText.code($0.id) } ?? "" : "", successor,
            router.map { MarkdownText.code(place($0.location)) } ?? "",
        ]
    }

    fileprivate func row(_ change: TreeChanges.Edge) -> [String] {
        func state(_ ways: [TreeReport.Edge]) -> String {
            ways.first.map { "\(TreeWords.shown(ways)), \(TreeWords.verdict($0))" } ?? ""
        }
        guard let edge = change.after.first ?? change.before.first else { return [] }
        let isOpen = change.after.first?.closes == .no
        let reason = change.after.isEmpty ? nil : detail(of: edge)?.text
        let child = edge.child.map { MarkdownText.code($0) } ?? MarkdownText.escaped(TreeWords.name(nil, edge))
        return [
            (isOpen ? "\(marks.open) " : "") + change.kind.rawValue, "\(MarkdownText.code(edge.parent)) > \(child)",
            state(change.before), state(change.after) + (reason.map { ": \(MarkdownText.escaped($0))" } ?? ""),
            MarkdownText.code(place(edge.build)),
        ]
    }
}
