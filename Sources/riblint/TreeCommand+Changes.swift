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
        if let target = targets.first(where: { $0.form == .dot || $0.form == .mermaid }) {
            throw UsageError("--since has the formats text, json and markdown, not \(target.form.rawValue)")
        }
        let (changes, outcome) = try RiblintCommand.engine.treeChanges(try request(), since: reference)
        outcome.sayNotes(except: [.staleBaseline, .movedBaseline], isQuiet: quiet)
        let view = PathView(root: outcome.root, folder: Console.folder)
        var status = ExitStatus.clean
        for target in targets {
            var style = target.path == nil ? styles.output : styles.file
            style.view = view
            let bytes =
                switch target.form {
                case .text: TreeText.write(changes, style: style)
                case .json: TreeChangesJSON.write(changes)
                case .markdown: TreeChangesMarkdown.write(changes, view: view)
                case .dot, .mermaid: [UInt8]()
                }
            if write(bytes, to: target.path) != .clean { status = .failed }
        }
        throw StatusError(
            status: ExitStatus(
                status, isComplete: changes.before.isComplete && changes.after.isComplete || allowIncomplete,
                hasFindings: threshold?.fails(changes) == true && !exitZero))
    }
}
