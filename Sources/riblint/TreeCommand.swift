import ArgumentParser
import LintEngine
import Reporters
import RuleKit

/// `riblint tree`: the tree of RIBs, and whether each child is detached again.
struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Shows the tree of RIBs: how each child is shown, and what detaches it.",
        usage: "riblint tree [<options>] [<PATH> ...]",
        discussion: """
            Takes the options of lint that say what to analyze. --format is text or json; --fail-on is open (a child \
            does not close), unknown (or it is not known), or never, the default.
            Exit status: 0 no child at or above the threshold; 1 such children; 2 the run failed; \
            3 some files were not analyzed.
            """
    )

    @Option(help: ArgumentHelp("Show only this RIB and those below it.", valueName: "RIB"))
    var root: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Show at most N levels below each root.", valueName: "N")
    )
    var depth: String?

    @Flag(help: "Show only children that do not close. Not available yet.")
    var open = false

    @Option(help: ArgumentHelp("Show the ways from this RIB. Not available yet.", valueName: "RIB"))
    var from: String?

    @Option(help: ArgumentHelp("Show the ways to this RIB. Not available yet.", valueName: "RIB"))
    var to: String?

    @OptionGroup var lint: LintCommand

    /// The formats of the tree.
    private enum Form: String, CaseIterable {
        case text, json
        case dot, mermaid, html, markdown

        var isAvailable: Bool { self == .text || self == .json }
    }

    /// The edges that fail the run.
    private enum Threshold: String, CaseIterable {
        case open, unknown, never

        func fails(_ edge: TreeReport.Edge) -> Bool {
            switch self {
            case .open: edge.closes == .no
            case .unknown: edge.closes == .no || edge.closes == .unknown
            case .never: false
            }
        }
    }

    func run() throws {
        try refuseMissingOptions()
        let targets = try targets()
        // The default of lint is a severity, and does not apply to edges.
        let threshold = try lint.failOn == "error"
            ? Threshold.never : LintCommand.word("threshold of tree", lint.failOn, as: Threshold.self)
        let depth = try depth.map { try LintCommand.number($0, of: "--depth", in: 1...Int.max) }
        try lint.refuseOptionsOfReports(takesFormat: true)
        let (tree, outcome) = try RiblintCommand.engine.tree(try lint.request())
        lint.say(outcome, except: [.staleBaseline, .movedBaseline])
        let shown = try root.map { try tree.below($0, depth) } ?? tree.limited(to: depth)
        let view = PathView(root: outcome.root, folder: Console.folder)
        var status = ExitStatus.clean
        for target in targets {
            let bytes =
                switch target.form {
                case .json: TreeJSON.write(shown)
                default: Array(TreeText.write(shown, depth: depth, view: view).utf8)
                }
            guard let path = target.path else {
                if Console.write(bytes) != .clean { status = .failed }
                continue
            }
            if let failure = OutputFile.write(bytes, to: path) {
                Console.complain(
                    "cannot write '\(path)': \(failure). Name a file in a folder that exists and is writable.")
                status = .failed
            }
        }
        if status == .clean, !tree.isComplete, !lint.allowIncomplete { status = .incomplete }
        let fails = shown.edges.contains(where: threshold.fails)
        if status == .clean, fails, !lint.exitZero { status = .findings }
        throw StatusError(status: status)
    }

    private func refuseMissingOptions() throws(UsageError) {
        let missing = [
            open ? "--open" : nil, from.map { _ in "--from" }, to.map { _ in "--to" },
            lint.changeOptions.since.map { _ in "--since" },
        ].compactMap { $0 }
        guard let option = missing.first else { return }
        throw UsageError("\(option) of 'riblint tree' is not available yet; remove it")
    }

    private func targets() throws(UsageError) -> [(form: Form, path: String?)] {
        if lint.formats.isEmpty { return [(.text, nil)] }
        return try lint.formats.map { (argument) throws(UsageError) in
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let form = try LintCommand.word("format of tree", parts[0], as: Form.self)
            guard form.isAvailable else {
                throw UsageError("format '\(form.rawValue)' of 'riblint tree' is not available yet; use text or json")
            }
            return (form, parts.count > 1 ? parts[1] : nil)
        }
    }
}

extension TreeReport {
    /// The part of the tree below one RIB.
    ///
    /// - Parameter name: the RIB's id, or its name if no other has it.
    fileprivate func below(_ name: String, _ depth: Int?) throws(UsageError) -> TreeReport {
        let named = ribs.filter { $0.id == name }.map(\.id)
        let found = named.isEmpty ? ribs.filter { $0.name == name }.map(\.id) : named
        guard let root = found.first, found.count == 1 else {
            if found.count > 1 { throw UsageError("several RIBs are named '\(name)': \(Phrase.some(found, "and"))") }
            throw UsageError("RIB", name, among: ribs.map(\.id))
        }
        return part(from: [root], depth)
    }

    fileprivate func limited(to depth: Int?) -> TreeReport { depth == nil ? self : part(from: roots, depth) }
}
