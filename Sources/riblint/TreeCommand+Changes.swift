import LintEngine
import Reporters
import RuleKit

extension TreeCommand {
    /// Shows what differs from another revision.
    ///
    /// - Parameter threshold: fails the run for edges that have become such.
    func showChanges(
        since reference: String, _ targets: [(form: Form, path: String?)],
        _ styles: (output: TreeStyle, file: TreeStyle), _ threshold: Threshold?
    ) throws {
        if let option = part.given {
            throw UsageError("--since compares whole trees, so \(option) has no effect; remove one")
        }
        if textOptions.paths || textOptions.legend {
            let option = textOptions.paths ? "--paths" : "--legend"
            throw UsageError("--since shows changes, so \(option) has no effect; remove one")
        }
        let writers = try targets.map { (target) throws(UsageError) in try writer(of: target.form) }
        let (changes, outcome) = try RiblintCommand.engine.treeChanges(try request(), since: reference)
        outcome.sayNotes(except: [.staleBaseline, .movedBaseline], isQuiet: quiet)
        var status = ExitStatus.clean
        for (target, bytes) in zip(targets, writers) {
            var style = target.path == nil ? styles.output : styles.file
            style.view = PathView(root: outcome.root, folder: Console.folder)
            if write(bytes(changes, style), to: target.path) != .clean { status = .failed }
        }
        if changes.before.counts.ribs + changes.after.counts.ribs == 0, TreeCommand.isBlind(threshold) {
            status = .failed
        }
        throw StatusError(
            status: ExitStatus(
                status, isComplete: changes.before.isComplete && changes.after.isComplete || allowIncomplete,
                hasFindings: threshold?.fails(changes) == true && !exitZero))
    }

    /// - Throws: for a format that changes do not have.
    private func writer(of form: Form) throws(UsageError) -> (TreeChanges, TreeStyle) -> [UInt8] {
        switch form {
        case .text: return { TreeText.write($0, style: $1) }
        case .json: return { changes, _ in TreeChangesJSON.write(changes) }
        case .markdown: return { TreeChangesMarkdown.write($0, view: $1.view) }
        case .dot, .mermaid:
            throw UsageError("--since has the formats text, json and markdown, not \(form.rawValue)")
        }
    }
}
