import RuleKit
import SourceText

extension TreeText {
    /// The ways to a RIB: a block for each, with the calls of each edge; and a line with their number.
    public static func write(_ ways: TreeWays, style: TreeStyle) -> [UInt8] {
        var text = TreeText(style)
        for way in ways.ways {
            text.write(way)
            text.canvas.endLine()
        }
        text.canvas.write(text.words.summary(ways))
        text.canvas.endLine()
        return text.canvas.bytes
    }

    private mutating func write(_ way: [TreeLink]) {
        let ribs = [way.first?.edge.parent].compactMap { $0 } + way.compactMap(\.edge.child)
        canvas.write(ribs.map { displayed($0) }.joined(separator: " > "), .strong)
        canvas.endLine()
        for link in way {
            canvas.write("  \(displayed(link.edge.parent)) > ")
            write(link.edge.child, link, nil)
            canvas.endLine()
            for detail in [words.detail(of: link.edge)].compactMap({ $0 }) + words.steps(link.edge.opening) {
                write(detail, "    ")
            }
            if style.showsPaths { for detail in words.detachments(of: link.edge) { write(detail, "    ") } }
        }
    }
}

extension TreeWords {
    /// The number of ways, or why there are none.
    fileprivate func summary(_ ways: TreeWays) -> String {
        let ends = (ways.start.map { "from \(displayed($0)) " } ?? "") + "to \(displayed(ways.end))"
        if ways.ways.isEmpty { return "no way \(ends): \(obstacle(ways))" }
        let count =
            switch ways.count {
            case .exactly(let count): Phrase.count(count, "way")
            case .atLeast(let count): "at least \(Phrase.count(count, "way"))"
            }
        let isCut = ways.count != .exactly(ways.ways.count)
        return "\(count) \(ends)" + (isCut ? " (shown: \(Phrase.number(ways.ways.count)))" : "")
    }

    private func obstacle(_ ways: TreeWays) -> String {
        switch ways.obstacle {
        case .top(let origin): origin.map(top) ?? "no code that is analyzed builds it"
        case .notBelow: "\(displayed(ways.end)) is not below \(displayed(ways.start ?? ""))"
        }
    }

    /// What builds a RIB at the top.
    func top(_ origin: TreeReport.Origin) -> String {
        switch origin.kind {
        case .launch: return "the app launches it"
        case .host, .unknown: return user(origin)
        case .unbuilt: return "no code that is analyzed builds it"
        case .cycle: return "only RIBs below it build it"
        }
    }
}
