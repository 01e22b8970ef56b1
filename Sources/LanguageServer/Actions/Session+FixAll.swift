internal import JSONText
internal import LintEngine
internal import RuleKit
internal import SourceText

extension Session {
    /// Answers a request for code actions. Where all fixes of a document are asked for, as on saving, they are tried
    /// before they are offered.
    func answer(_ question: CodeActionQuestion, _ id: MessageID) {
        guard question.only != nil, question.wants(CodeAction.fixAllKind), let path = paths[question.uri],
            let document = openDocument(at: path), document.stamp == analyzed[document.uri],
            let trial = projects.lazy.compactMap({ FixTrial(path, document, $0) }).first
        else { return respond(id, codeActions(question, offersAll: true)) }
        analysis.post { [inbox] workspaces in
            let isGood = workspaces[trial.project].map(trial.run) ?? true
            inbox.post(.reply { $0.respond(id, $0.codeActions(question, offersAll: isGood)) })
        }
    }
}

/// The safe fixes of a document, to be applied in its workspace and taken back: they are good if each removes its
/// finding and no other appears.
private struct FixTrial: Sendable {
    let project: Int
    private let path: SourcePath
    private let original: [UInt8]
    private let fixed: [UInt8]
    private let count: Int

    /// A trial analyzes twice, which may take so long in all, in milliseconds.
    private static let most = 100

    /// Nil if there is nothing to fix, or if the trial would take too long.
    init?(_ path: SourcePath, _ document: TextDocument, _ project: AnalyzedProject) {
        guard 2 * project.lastMilliseconds <= FixTrial.most, let findings = project.findings[path],
            let relative = findings.first?.location.path
        else { return nil }
        let fixes = SafeFixes(of: findings, in: relative)
        guard fixes.count > 0 else { return nil }
        self.project = project.number
        (self.path, original, count) = (relative, document.text, fixes.count)
        fixed = fixes.edits.applied(to: document.text)
    }

    func run(_ workspace: Workspace) -> Bool {
        guard workspace.isCurrent else { return false }
        let before = FixTrial.counts(workspace.report.diagnostics)
        workspace.apply([.text(path, fixed)])
        let after = FixTrial.counts(workspace.report.diagnostics)
        workspace.apply([.text(path, original)])
        let isNew = after.contains { $0.value > before[$0.key] ?? 0 }
        let gone = before.reduce(0) { $0 + $1.value } - after.reduce(0) { $0 + $1.value }
        return !isNew && gone >= count
    }

    /// The numbers of findings by rule, file and symbol, which edits of other lines leave as they are.
    private static func counts(_ findings: [Diagnostic]) -> [[String]: Int] {
        Dictionary(findings.map { ([$0.rule, $0.location.path.text, $0.symbol], 1) }, uniquingKeysWith: +)
    }
}
