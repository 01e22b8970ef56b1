import LintEngine
import Reporters
import RuleKit
import SourceText

extension TreeCommand {
    /// Shows what differs from another revision.
    ///
    /// - Parameter threshold: fails the run for edges that have become such.
    func showChanges(
        since reference: String, at head: Revision, _ targets: [FormTarget<Form>],
        _ styles: (output: TreeStyle, file: TreeStyle), _ threshold: Threshold?
    ) throws {
        if let option = part.given {
            throw UsageError("--since compares whole trees, so \(option) has no effect; remove one")
        }
        if textOptions.paths || textOptions.legend {
            let option = textOptions.paths ? "--paths" : "--legend"
            throw UsageError("--since shows changes, so \(option) has no effect; remove one")
        }
        let drawn = targets.first { [.dot, .mermaid].contains($0.form) }
        if let drawn {
            throw UsageError("--since has the formats text, json, markdown and html, not \(drawn.form.rawValue)")
        }
        let (changes, outcome) = try RiblintCommand.engine.treeChanges(
            try request(targets), since: reference, at: head)
        outcome.sayNotes(except: [.staleBaseline, .movedBaseline], isQuiet: quiet)
        outcome.say(changes.noticesOfBase, isQuiet: quiet)
        var status = ExitStatus.clean
        for target in targets {
            var style = target.path == nil ? styles.output : styles.file
            style.view = PathView(root: outcome.root, folder: Console.folder)
            let bytes =
                switch target.form {
                case .text, .dot, .mermaid: TreeText.write(changes, style: style)
                case .json: TreeChangesJSON.write(changes)
                case .markdown: TreeChangesMarkdown.write(changes, view: style.view)
                case .html: page(changes.after, of: changes.after, outcome, changes)
                }
            if write(bytes, to: target.path) != .clean { status = .failed }
        }
        if changes.before.counts.ribs + changes.after.counts.ribs == 0, TreeCommand.isBlind(threshold) {
            status = .failed
        }
        ExitStatus(
            status, isComplete: changes.before.isComplete && changes.after.isComplete || allowIncomplete,
            hasFindings: threshold?.fails(changes) == true && !exitZero
        ).end(keeping: (outcome, changes))
    }

    /// The revision that is compared with the base.
    func head() throws(UsageError) -> Revision {
        guard let option = at.map({ _ in "--at" }) ?? (staged ? "--staged" : nil) else { return .workingFolder }
        if since == nil { throw UsageError("\(option) applies to --since; add it, or remove \(option)") }
        if at != nil, staged { throw UsageError("--at and --staged exclude each other; remove one") }
        return at.map { .commit($0) } ?? .index
    }

    /// The page for a browser.
    ///
    /// - Parameters:
    ///   - shown: what is shown of the tree.
    ///   - changes: what differs from another revision; nil without one.
    func page(
        _ shown: TreeReport, of tree: TreeReport, _ outcome: LintEngine.Outcome, _ changes: TreeChanges? = nil
    ) -> [UInt8] {
        let isRepository = OutputFile.exists(outcome.root.text + "/.git")
        let base = JobSummary.sourceLink(root: outcome.root, isRepository: isRepository, Console.variable)
        var style = Style()
        style.sourcePattern = SourcePattern.pattern(sourceLink, base: base)
        style.revision = RevisionLine.text(Console.variable)
        let isPart = shown.ribs.count < tree.ribs.count || shown.edges.count < tree.edges.count
        return HTMLReport.write(
            HTMLContent(outcome.report, tree: shown, isPart: isPart, changes: changes, style: style))
    }
}
