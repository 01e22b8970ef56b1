import LintEngine
import Reporters
import RuleKit
import SourceText

/// The subcommands of `riblint baseline` with `--edges`: the edges of the tree that are accepted. Findings stay as they
/// are.
extension BaselineRun {
    /// Accepts all edges that do not close, or may not, if the baseline accepts none.
    func createEdges(reason: String?) throws -> ExitStatus {
        let (accepted, outcome) = try edges()
        if !accepted.isEmpty {
            throw UsageError(
                "'\(name)' has accepted edges already; run 'riblint baseline update --edges' to synchronize them")
        }
        let baseline = accepted.updated(reason: reason)
        return write(
            baseline, to: path(outcome), outcome, "Wrote \(BaselineRun.sum(of: baseline.edges)) to \(name)\n")
    }

    /// Removes the edges that are closed.
    func pruneEdges() throws -> ExitStatus { try rewriteEdges(new: { _ in 0 }, \.pruned) }

    /// Accepts the edges of today.
    func updateEdges(reason: String?) throws -> ExitStatus {
        try rewriteEdges(new: \.newCount) { $0.updated(reason: reason) }
    }

    /// Lists the accepted edges.
    func showEdges(_ form: ListFormat.Form) throws -> ExitStatus {
        let (accepted, outcome) = try edges()
        guard accepted.path != nil else { throw BaselineRun.missing(name) }
        let states = accepted.statuses.flatMap { edge, found in
            [(edge, found, "known"), (edge, edge.count - found, accepted.isWhole ? "closed" : "unchecked")]
        }.filter { $0.1 > 0 }.map { (edge: $0.0.with(count: $0.1), state: $0.2) }
        if form == .json {
            return status(Console.write(BaselineText.writeStates(states, unlisted: accepted.newCount)), outcome)
        }
        let words = ["known": "", "closed": "; closed", "unchecked": "; not checked"]
        let lines = states.map { $0.edge.words(state: words[$0.state] ?? "") + "\n" }.joined()
        let sum = BaselineRun.sum(of: accepted.statuses.map(\.edge))
        let new = Phrase.count(accepted.newCount, "edge")
        return status(
            Console.print(lines + "\(sum) in \(name): \(accepted.goneCount) closed; \(new) not in the baseline\n"),
            outcome)
    }

    private func rewriteEdges(
        new: (AcceptedEdges) -> Int, _ change: (AcceptedEdges) -> Baseline
    ) throws -> ExitStatus {
        let (accepted, outcome) = try edges()
        guard accepted.path != nil else { throw BaselineRun.missing(name) }
        let baseline = change(accepted)
        return write(
            baseline, to: path(outcome), outcome,
            "Wrote \(BaselineRun.sum(of: baseline.edges)) to \(name): \(new(accepted)) new, "
                + "\(accepted.goneCount) closed\n")
    }

    private func edges() throws -> (AcceptedEdges, LintEngine.Outcome) {
        let request = try request(try choice())
        let (tree, outcome) = try RiblintCommand.engine.tree(request)
        outcome.sayNotes(except: [.staleBaseline, .movedBaseline], isQuiet: options.quiet)
        return (try RiblintCommand.engine.acceptedEdges(request, in: tree, outcome), outcome)
    }

    private static func sum(of edges: [Baseline.Edge]) -> String {
        Phrase.count(edges.reduce(0) { $0 + $1.count }, "accepted edge")
    }
}

extension Baseline.Edge {
    /// The edge on one line.
    func words(state: String) -> String {
        let ends = SourcePath("\(key.parent) > \(key.child)").printable
        return "\(ends): \(SourcePath(key.missing).printable)" + (count > 1 ? ", \(count) times" : "") + state
            + (reason.map { " - \(SourcePath($0).printable)" } ?? "")
    }
}
