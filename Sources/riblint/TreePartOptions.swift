import ArgumentParser
import Reporters
import RuleKit

/// The options of `riblint tree` for the part of the tree that is shown.
struct TreePartOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Begin at this RIB: its id, its name, or a type of it.", valueName: "RIB"))
    var root: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Show at most N levels below each root.", valueName: "N")
    )
    var depth: String?

    @Flag(help: "Show only children that stay attached, and the way to them.")
    var open = false

    @Option(help: ArgumentHelp("Show the parents of this RIB, up to the roots.", valueName: "RIB"))
    var invert: String?

    @Option(help: ArgumentHelp("Show the ways to this RIB.", valueName: "RIB"))
    var to: String?

    @Option(help: ArgumentHelp("Begin the ways of --to at this RIB, not at the roots.", valueName: "RIB"))
    var from: String?

    @Flag(help: "Show up to 1,000 ways, not 20.")
    var allWays = false

    @Option(help: ArgumentHelp("Show all that is known of this RIB: its parts and edges.", valueName: "RIB"))
    var focus: String?

    @Flag(help: "Expand each RIB wherever it is, not only once.")
    var noDedupe = false

    /// What is shown: in JSON, and as text.
    typealias Shown = (report: TreeReport, text: (TreeStyle) -> [UInt8])

    /// An option that was given and matters to text alone.
    var optionForText: String? {
        invert != nil ? "--invert" : to != nil ? "--to" : noDedupe ? "--no-dedupe" : nil
    }

    /// Refuses options that have no effect together.
    func check() throws(UsageError) {
        _ = try levels()
        let given = [
            ("--root", root != nil), ("--open", open), ("--invert", invert != nil), ("--to", to != nil),
            ("--focus", focus != nil), ("--no-dedupe", noDedupe), ("--depth", depth != nil),
        ]
        if focus != nil { try exclude("--focus", given.filter { $0.0 != "--focus" }) }
        if to != nil { try exclude("--to", given.filter { $0.0 != "--to" }) }
        if to == nil, from != nil { throw UsageError("--from needs the RIB at the other end: --to RIB") }
        if to == nil, allWays { throw UsageError("--all-ways needs the RIB at the end of the ways: --to RIB") }
        if invert != nil { try exclude("--invert", given.filter { !["--invert", "--depth"].contains($0.0) }) }
        if open { try exclude("--open", [("--no-dedupe", noDedupe)]) }
    }

    private func exclude(_ option: String, _ others: [(name: String, isGiven: Bool)]) throws(UsageError) {
        guard let other = others.first(where: \.isGiven) else { return }
        throw UsageError("\(option) and \(other.name) exclude each other; remove one")
    }

    private func levels() throws(UsageError) -> Int? {
        try depth.map { (word) throws(UsageError) in try LintCommand.number(word, of: "--depth", in: 1...Int.max) }
    }

    /// - Parameter closings: the verdicts of the edges that `--open` shows.
    func shown(of tree: TreeReport, open closings: Set<TreeReport.Edge.Closing>) throws(UsageError) -> Shown {
        let depth = try levels()
        if let invert {
            let view = TreeView(tree, above: try tree.rib(invert), depth: depth)
            return (tree, { TreeText.write(view, style: $0) })
        }
        if let focus {
            let id = try tree.rib(focus)
            guard let card = TreeCard(tree, of: id) else { throw UsageError("unknown RIB '\(id)'") }
            return (tree.part(on: card), { TreeText.write(card, style: $0) })
        }
        if let to {
            let (start, end) = (try from.map { (name) throws(UsageError) in try tree.rib(name) }, try tree.rib(to))
            if start == end { throw UsageError("--from and --to name the same RIB, '\(end)'") }
            let ways = TreeWays(tree, from: start, to: end, shown: allWays ? TreeWays.most : TreeWays.fewest)
            return (tree, { TreeText.write(ways, style: $0) })
        }
        let roots = try root.map { (name) throws(UsageError) in [try tree.rib(name)] } ?? tree.roots
        if open {
            let view = TreeView(tree, only: closings, from: roots, depth: depth)
            return (tree.part(in: view), { TreeText.write(view, style: $0) })
        }
        if noDedupe { try checkSize(TreeSize(tree, from: roots, depth: depth)) }
        let view = TreeView(tree, from: roots, depth: depth, repeats: noDedupe)
        let report = root == nil && depth == nil ? tree : tree.part(from: roots, depth)
        return (report, { TreeText.write(view, style: $0) })
    }

    private func checkSize(_ size: TreeSize) throws(UsageError) {
        let count: String
        switch size {
        case .exactly(let lines):
            if lines <= TreeSize.most { return }
            count = Phrase.number(lines)
        case .moreThan(let lines): count = "more than \(Phrase.number(lines))"
        }
        throw UsageError(
            """
            --no-dedupe would write \(count) lines; it writes at most \(Phrase.number(TreeSize.most)). Add --root or \
            --depth, or remove --no-dedupe
            """)
    }
}

extension TreeReport {
    /// The id of a RIB.
    ///
    /// - Parameter name: the RIB's id; its name or that of one of its types, if it is the only one.
    func rib(_ name: String) throws(UsageError) -> String {
        let meanings: [(RIB) -> Bool] = [
            { $0.id == name }, { $0.name == name }, { $0.parts.contains { $0.part?.name == name } },
        ]
        let found = meanings.lazy.map { ribs.filter($0).map(\.id) }.first { !$0.isEmpty } ?? []
        guard let root = found.first else { throw UsageError("RIB", name, among: ribs.map(\.id)) }
        if found.count > 1 {
            let options = Phrase.some(found.map { "--root '\($0)'" }, "or")
            throw UsageError("several RIBs are named '\(name)'; write \(options)")
        }
        return root
    }
}
