public import RuleKit
internal import SourceText

/// A RIB in a few lines of Markdown, for an editor that shows them beside its code.
public enum TreeHover {
    /// More lines hide the code.
    private static let mostLines = 30

    /// - Parameters:
    ///   - kind: the kind of the part that the lines are shown for; nil for a call that concerns the RIB.
    ///   - address: the URI of a place, which its link leads to.
    public static func write(
        _ card: TreeCard, kind: String?, view: PathView, address: (Location) -> String
    ) -> String {
        let words = TreeWords(view: view)
        let part = kind.map { "**\($0.prefix(1).uppercased() + $0.dropFirst())** of " } ?? ""
        var lines = ["\(part)RIB **\(MarkdownText.escaped(card.rib.id))**\(card.rib.isViewless ? ", viewless" : "")"]
        func line(_ link: TreeLink, _ name: String) -> String {
            let edge = link.edge
            let state = edge.closes == .no ? "**does not close**" : TreeWords.verdict(edge)
            let reason = (edge.missing?.location ?? edge.unknown?.location).flatMap { place in
                words.detail(of: edge).map {
                    ": \(MarkdownText.escaped($0.text)), \(TreeHover.link(place, words, address))"
                }
            }
            let site = edge.attaches.first ?? edge.build
            let place = "[\(MarkdownText.escaped(name))](\(address(site)))"
            return "- \(place), \(TreeWords.shown(link.ways)), \(state)\(reason ?? "")"
        }
        lines.append("")
        lines.append(
            card.parents.isEmpty ? "Parents: \(MarkdownText.escaped(words.parents(of: card.rib)))" : "Parents:")
        lines += card.parents.map { line($0, $0.edge.parent) }
        lines.append("")
        lines.append(card.children.isEmpty ? "Children: none" : "Children:")
        lines += card.children.map { line($0, TreeWords.name($0.edge.child, $0.edge)) }
        if lines.count > mostLines - 2 {
            let left = lines.count - (mostLines - 3)
            lines = lines.prefix(mostLines - 3) + ["- … \(left) more"]
        }
        let parts = card.rib.parts.compactMap { kind, part in part.map { "[\(kind)](\(address($0.location)))" } }
        return (lines + ["", "Parts: \(parts.joined(separator: ", "))"]).joined(separator: "\n")
    }

    private static func link(_ place: Location, _ words: TreeWords, _ address: (Location) -> String) -> String {
        "[\(MarkdownText.escaped(words.place(place)))](\(address(place)))"
    }

    /// A RIB in one line, without its parts.
    public static func title(_ card: TreeCard) -> String {
        let parents = card.parents.map { displayed($0.edge.parent) }
        var words = ["RIB \(displayed(card.rib.id))"]
        if let first = parents.first {
            words.append("attached by \(first)\(parents.count > 1 ? " and \(parents.count - 1) more" : "")")
        } else if card.rib.origin?.kind == .launch {
            words.append("launched")
        }
        let open = card.children.count { $0.edge.closes == .no }
        let number = card.children.count
        let count = number == 0 ? "no children" : number == 1 ? "1 child" : "\(Phrase.number(number)) children"
        words.append(count + (open > 0 ? ", \(open) without a way out" : ""))
        return words.joined(separator: " · ")
    }
}

extension TreeCard {
    /// The places that build the RIB, in the order of the parents.
    public var buildSites: [Location] { parents.map(\.edge.build) }
}
