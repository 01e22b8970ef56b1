internal import RIBModel
internal import RuleKit
internal import SourceText

/// The way from a first report to texts in which nothing is left to mend. It proposes texts, and is told what a run
/// over them found.
struct FixApplication {
    /// Rounds that may change something. Fixes that make each other's findings come back end here.
    private static let roundLimit = 10

    private let takesUnsafe: Bool
    /// The rules whose findings are fixed; nil: all.
    private let rules: Set<String>?
    private let root: SourcePath
    private let reader = FileReader(WellKnownNames())
    /// The first report, or the one after the last round.
    private var current: LintEngine.Outcome
    private let digests: [SourcePath: UInt64]
    private var texts: [SourcePath: PatchedText] = [:]
    private let overlay: FileOverlay
    private var rounds = 0
    private(set) var refusals: [LintEngine.FixOutcome.Refusal] = []
    /// For each mended finding, the files that its fix edited.
    private(set) var fixed: [Set<SourcePath>] = []

    init(_ first: LintEngine.Outcome, takesUnsafe: Bool, rules: Set<String>?) {
        current = first
        self.rules = rules
        self.takesUnsafe = takesUnsafe
        root = first.scope.found.root
        overlay = first.scope.overlay
        digests = Dictionary(first.analysis.files.map { ($0.path, $0.digest) }) { first, _ in first }
    }

    /// Texts that some fixes would make.
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

    /// nil where nothing more is to be mended.
    mutating func propose() -> Proposal? {
        while rounds < FixApplication.roundLimit {
            let (refused, reported) = (Set(refusals.map(\.path)), current.scope.reported)
            let wanted = current.report.diagnostics.filter { rules?.contains($0.rule) ?? true }
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
            overlay.changes = overlay.changes?.carried(over: proposed.map { path, text in
                FileDiff(oldPath: path, path: path, hunks: LineChanges(text).hunks)
            })
            return Proposal(plan: plan, texts: proposed, overlay: overlay)
        }
        return nil
    }

    /// Takes the proposal over, or, where some file is none the better for it, refuses that file and leaves the rest as
    /// it was.
    mutating func judge(_ proposal: Proposal, by outcome: LintEngine.Outcome) {
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

    /// What stays the same about a finding while the text around it changes. Its message is none of that: a fix after
    /// which the same rule has something else to say of the same symbol has mended nothing.
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

    /// The text that was analyzed; a file that has another now, lies outside the root or has syntax errors, is refused:
    /// where brackets do not match, an edit may land elsewhere than its author would put it.
    private mutating func original(_ path: SourcePath) -> PatchedText? {
        if let reason = overlay.staged?.reason(against: path) {
            refusals.append(.init(path: path, reason: reason, isFailure: false))
            return nil
        }
        var text = overlay[path]
        var reason = "changed while it was analyzed; run again"
        if text == nil, path.bytes.first == UInt8(ascii: "/") {
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

    private func problemCount(_ bytes: [UInt8], _ path: SourcePath) -> Int {
        (bytes + [UInt8](repeating: 0, count: SourceReader.padding)).withUnsafeBufferPointer {
            reader.declarations(of: path, bytes: UnsafeBufferPointer(rebasing: $0[..<bytes.count])).problems.count
        }
    }

    /// New lines end as the file's first line does.
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
