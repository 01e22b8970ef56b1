import RuleKit
import SourceText

extension TreeText {
    /// All that the tree has of one RIB.
    public static func write(_ card: TreeCard, style: TreeStyle) -> [UInt8] {
        var text = TreeText(style)
        text.canvas.write(displayed(card.rib.id), .strong)
        text.canvas.endLine()
        text.writeParts(of: card.rib)
        text.write("Parents", card.parents, .up)
        if card.parents.isEmpty { text.write(TreeWords.Detail(text.words.parents(of: card.rib)), "  ") }
        text.write("Children", card.children, .down)
        if card.children.isEmpty { text.write(TreeWords.Detail("no code that is analyzed builds one"), "  ") }
        text.writeFindings(of: card.rib)
        return text.canvas.bytes
    }

    private mutating func writeFindings(of rib: TreeReport.RIB) {
        canvas.write("Findings:")
        canvas.endLine()
        let causes = Dictionary(rib.unreported.map { ($0.finding.fingerprint, $0.cause) }) { first, _ in first }
        let suppressed = rib.unreported.filter { $0.cause != .baselined }.map(\.finding)
        let findings = suppressed.isEmpty ? rib.findings : (rib.findings + suppressed).sorted { $0.precedes($1) }
        for finding in findings {
            let title = "\(finding.severity.rawValue)[\(displayed(finding.rule))]"
            let cause = causes[finding.fingerprint].map { " (\(displayed($0.words)))" } ?? ""
            let text = "\(title) \(displayed(finding.message))\(cause)"
            write(TreeWords.Detail(text, words.place(finding.location)), "  ")
        }
        if findings.isEmpty { write(TreeWords.Detail("none"), "  ") }
    }

    private mutating func writeParts(of rib: TreeReport.RIB) {
        let parts = rib.parts.compactMap { kind, part in part.map { (kind, $0) } }
        let kinds = parts.map(\.0.utf8.count).max() ?? 0
        let names = parts.map { columns(displayed($1.name)) }.max() ?? 0
        for (kind, part) in parts {
            let name = displayed(part.name)
            canvas.write("  \(kind)\(spaces(kinds - kind.utf8.count + 2))\(name)\(spaces(names - columns(name) + 2))")
            canvas.write(words.place(part.location), .dim)
            canvas.endLine()
        }
    }

    private mutating func write(_ title: String, _ links: [TreeLink], _ direction: TreeGraph.Direction) {
        canvas.write("\(title):")
        canvas.endLine()
        for (number, link) in links.enumerated() {
            let isLast = number == links.count - 1
            canvas.write(isLast ? marks.lastItem : marks.item)
            write(link.end(direction), link, nil)
            canvas.endLine()
            let details = [words.detail(of: link.edge)].compactMap { $0 } + link.ways.compactMap(words.removal)
            for detail in details + words.paths(of: link.edge) {
                write(detail, (isLast ? marks.gap : marks.line) + "  ")
            }
        }
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension TreeWords {
    /// Why a RIB has no parents.
    func parents(of rib: TreeReport.RIB) -> String {
        rib.origin.map(top) ?? "no code that is analyzed builds it"
    }

    /// What happens when the user removes a child's view by a gesture or button of the system; nil if it has none.
    func removal(_ way: TreeReport.Edge) -> Detail? {
        let act = way.shown == .push ? "a pop by the user" : "a swipe"
        guard way.shown == .push || way.shown == .modal else { return nil }
        switch way.swipe {
        case .handled: return Detail("a hook handles \(act)")
        case .unhandled: return Detail("no hook handles \(act)")
        case .impossible:
            return Detail("\(act) cannot remove its view\(way.style.map { ": the style is '\(displayed($0))'" } ?? "")")
        case .unknown: return Detail("it is not known whether a hook handles \(act)")
        case .none: return nil
        }
    }
}
