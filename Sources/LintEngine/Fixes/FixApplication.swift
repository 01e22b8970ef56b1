internal import RIBModel
internal import RuleKit
internal import SourceText

/// Applies fixes until none is left. Each round proposes new texts; the caller lints them and passes the outcome back.
struct FixApplication {
    /// The maximum number of rounds: ends fixes that undo each other.
    private static let roundLimit = 10

    private let takesUnsafe: Bool
    /// The rules whose findings are fixed; nil for all rules.
    private let rules: Set<String>?
    /// The fingerprints of the findings that are fixed, in one round; nil for all findings.
    private let findings: Set<String>?
    private let root: SourcePath
    private lazy var reader = FileReader.plain()
    /// The outcome of the first run, or of the last round.
    private var current: LintEngine.Outcome
    private let digests: [SourcePath: UInt64]
    private var texts: [SourcePath: PatchedText] = [:]
    private let overlay: FileOverlay
    private var rounds = 0
    private(set) var refusals: [LintEngine.FixOutcome.Refusal] = []
    /// For each fixed finding, the files that its fix changed.
    private(set) var fixed: [Set<SourcePath>] = []

    init(_ first: LintEngine.Outcome, takesUnsafe: Bool, rules: Set<String>?, findings: Set<String>?) {
        current = first
        self.rules = rules
        self.findings = findings
        self.takesUnsafe = takesUnsafe
        root = first.scope.found.root
        overlay = first.scope.overlay
        digests = Dictionary(first.analysis.files.map { ($0.path, $0.digest) }) { first, _ in first }
    }

    /// The texts after the fixes of a plan.
    struct Proposal {
        let plan: FixPlan
        let texts: [SourcePath: PatchedText]
        let overlay: FileOverlay
    }

    var fixedCount: Int { fixed.count }

    /// In order of paths.
    var changedTexts: [(path: SourcePath, text: PatchedText)] {
        texts.sorted { $0.key < $1.key }.filter { !$0.value.changes.isEmpty }.map { ($0.key, $0.value) }
    }

    /// The next round; nil if there is nothing more to fix.
    mutating func propose() -> Proposal? {
        while rounds < (findings == nil ? FixApplication.roundLimit : 1) {
            let (refused, reported) = (Set(refusals.map(\.path)), current.scope.reported)
            let wanted = current.report.diagnostics.filter {
                (rules?.contains($0.rule) ?? true) && (findings?.contains($0.fingerprint) ?? true)
            }
            let plan = FixPlan(wanted, takesUnsafe: takesUnsafe) { !refused.contains($0) && reported.contains($0) }
            if plan.isEmpty { return nil }
            var proposed = texts
            var isComplete = true
            for path in plan.paths {
                guard var text = texts[path] ?? original(path) else {
                    isComplete = false
                    continue
                }
                text.apply(FixApplication.withLineEnds(of: text, plan.edits[path] ?? []))
                proposed[path] = text
            }
            if !isComplete { continue }
            var overlay = overlay
            for (path, text) in proposed { overlay[path] = text.bytes }
            overlay.changes = overlay.changes?.carried(
                over: proposed.map { path, text in
                    FileDiff(oldPath: path, path: path, hunks: LineChanges(text).hunks)
                })
            return Proposal(plan: plan, texts: proposed, overlay: overlay)
        }
        return nil
    }

    /// Accepts the proposal if every fix removed its finding and every file still parses. Otherwise refuses the files
    /// with a mistake and keeps all texts.
    mutating func evaluate(_ proposal: Proposal, by outcome: LintEngine.Outcome) {
        let analyzed = Set(outcome.analysis.files.map(\.path))
        var reasons: [SourcePath: String] = [:]
        let before = FixApplication.counts(current.wholeReport.diagnostics)
        let after = FixApplication.counts(outcome.wholeReport.diagnostics)
        let planned = FixApplication.counts(proposal.plan.fixed.map(\.diagnostic))
        for (diagnostic, paths) in proposal.plan.fixed {
            let key = Key(diagnostic)
            if after[key, default: 0] > before[key, default: 0] - planned[key, default: 0] {
                let line = diagnostic.location.start.line
                for path in paths {
                    reasons[path] = "the fix of \(diagnostic.rule) at line \(line) does not remove the finding"
                }
            }
        }
        for path in proposal.plan.paths {
            guard let text = proposal.texts[path] else { continue }
            if !analyzed.contains(path) || problemCount(text.bytes, path) > 0 {
                reasons[path] = "the fixed text would have syntax errors"
            }
        }
        if reasons.isEmpty {
            texts = proposal.texts
            fixed += proposal.plan.fixed.map(\.paths)
            current = outcome
            rounds += 1
        }
        refusals += reasons.sorted { $0.key < $1.key }.map { .init(path: $0.key, reason: $0.value, isFailure: false) }
    }

    /// The identity of a finding across edits. The message is not part of it: if the rule still reports the symbol with
    /// another message, the fix failed.
    private struct Key: Hashable {
        let rule: String
        let path: SourcePath
        let symbol: String

        init(_ diagnostic: Diagnostic) {
            (rule, path, symbol) = (diagnostic.rule, diagnostic.location.path, diagnostic.symbol)
        }
    }

    private static func counts(_ diagnostics: [Diagnostic]) -> [Key: Int] {
        Dictionary(diagnostics.map { (Key($0), 1) }, uniquingKeysWith: +)
    }

    /// The analyzed text of a file. Refuses a file that changed, is outside the root or has syntax errors: with
    /// unbalanced brackets, an edit may apply to the wrong code.
    private mutating func original(_ path: SourcePath) -> PatchedText? {
        if let reason = overlay.staged?.reason(against: path) {
            refusals.append(.init(path: path, reason: reason, isFailure: false))
            return nil
        }
        var text = overlay[path]
        var reason = "changed while it was analyzed; run again"
        if text == nil, isOutside(path) {
            reason = "is outside '\(root.printable)'"
        } else if text == nil, let descriptor = try? Disk.openRoot(root.bytes) {
            defer { Disk.close(descriptor) }
            let bytes = try? SourceReader(root: descriptor).contents(of: path)
            if let bytes, Digest.of(bytes) == digests[path] { text = bytes }
        }
        if let text {
            if problemCount(text, path) == 0 { return PatchedText(text) }
            reason = "has syntax errors; correct them first"
        }
        refusals.append(.init(path: path, reason: reason, isFailure: false))
        return nil
    }

    /// Whether a file is not below the root, also if a link below the root leads to it.
    private func isOutside(_ path: SourcePath) -> Bool {
        guard let real = try? Disk.realPath(RunRoot.path(root.bytes, path)) else { return false }
        return !RunRoot.isFolder(real, below: root.bytes)
    }

    private mutating func problemCount(_ bytes: [UInt8], _ path: SourcePath) -> Int {
        reader.facts(of: bytes, path).problems.count
    }

    /// Converts the line ends of new lines to those of the file's first line.
    private static func withLineEnds(of text: PatchedText, _ edits: [PatchedText.Edit]) -> [PatchedText.Edit] {
        let lineFeed = UInt8(ascii: "\n")
        guard let first = text.original.firstIndex(of: lineFeed),
            first > 0,
            text.original[first - 1] == UInt8(ascii: "\r")
        else { return edits }
        return edits.map { edit in
            guard !edit.replacement.contains(UInt8(ascii: "\r")) else { return edit }
            return .init(
                range: edit.range,
                replacement: edit.replacement.flatMap { $0 == lineFeed ? [UInt8(ascii: "\r"), lineFeed] : [$0] }
            )
        }
    }
}
