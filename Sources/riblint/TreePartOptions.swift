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

    @Flag(help: "Show only open edges, and the chains to them.")
    var open = false

    @Option(help: ArgumentHelp("Show the parents of this RIB, up to the roots.", valueName: "RIB"))
    var invert: String?

    @Option(help: ArgumentHelp("Show the ways to this RIB.", valueName: "RIB"))
    var to: String?

    @Option(help: ArgumentHelp("Begin the ways of --to at this RIB, not at the roots.", valueName: "RIB"))
    var from: String?

    @Flag(help: "Show up to 1,000 ways, not 20.")
    var allWays = false

    @Option(help: ArgumentHelp("Show the parts, parents and children of this RIB.", valueName: "RIB"))
    var focus: String?

    @Flag(help: "Expand each RIB wherever it is, not only once.")
    var noDedupe = false

    /// What is shown: in JSON, and as text.
    typealias Shown = (report: TreeReport, text: (TreeStyle) -> [UInt8])

    /// The options that were given, but for those that only change another one.
    private var all: [String] {
        [
            ("--root", root != nil), ("--depth", depth != nil), ("--open", open), ("--invert", invert != nil),
            ("--to", to != nil), ("--focus", focus != nil), ("--no-dedupe", noDedupe),
        ].filter(\.1).map(\.0)
    }

    /// The first of these options that was given.
    var given: String? { all.first ?? (from != nil ? "--from" : allWays ? "--all-ways" : nil) }

    /// Refuses options that have no effect together.
    ///
    /// - Parameter isText: whether text is written.
    func check(isText: Bool, _ textOptions: TreeTextOptions) throws(UsageError) {
        _ = try levels()
        if to == nil, from != nil { throw UsageError("--from needs the RIB at the other end: --to RIB") }
        if to == nil, allWays { throw UsageError("--all-ways needs the RIB at the end of the ways: --to RIB") }
        // By option, those that it can be combined with.
        let friends = [
            "--focus": [], "--to": [], "--invert": ["--depth"], "--open": ["--root", "--depth"],
            "--no-dedupe": ["--root", "--depth"],
        ]
        for option in ["--focus", "--to", "--invert", "--open", "--no-dedupe"] where all.contains(option) {
            let others = all.filter { $0 != option && friends[option]?.contains($0) == false }
            if let other = others.first { throw UsageError("\(option) and \(other) exclude each other; remove one") }
        }
        if focus != nil, textOptions.paths {
            throw UsageError("--focus lists all calls, so --paths has no effect; remove one")
        }
        let own = ["--invert", "--to", "--no-dedupe"].first(where: all.contains)
        if !isText, let option = textOptions.given ?? own {
            throw UsageError("\(option) applies to text, and no format is text; add --format text, or remove \(option)")
        }
    }

    private func levels() throws(UsageError) -> Int? {
        try depth.map { (word) throws(UsageError) in try LintCommand.number(word, of: "--depth", in: 1...Int.max) }
    }

    /// - Parameter closings: the verdicts of the edges that `--open` shows.
    func shown(of tree: TreeReport, open closings: Set<TreeReport.Edge.Closing>) throws(UsageError) -> Shown {
        let depth = try levels()
        if let invert {
            let view = TreeView(tree, above: try tree.rib(invert, of: "--invert"), depth: depth)
            return (tree, { TreeText.write(view, style: $0) })
        }
        if let focus {
            let id = try tree.rib(focus, of: "--focus")
            guard let card = TreeCard(tree, of: id) else { throw UsageError("unknown RIB '\(id)'") }
            return (tree.part(on: card), { TreeText.write(card, style: $0) })
        }
        if let to {
            let (start, end) = (
                try from.map { (name) throws(UsageError) in try tree.rib(name, of: "--from") },
                try tree.rib(to, of: "--to")
            )
            if start == end { throw UsageError("--from and --to name the same RIB, '\(end)'") }
            let ways = TreeWays(tree, from: start, to: end, shown: allWays ? TreeWays.most : TreeWays.fewest)
            return (tree, { TreeText.write(ways, style: $0) })
        }
        let roots = try root.map { (name) throws(UsageError) in [try tree.rib(name, of: "--root")] } ?? tree.roots
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
