internal import RIBModel
internal import RuleKit
public import SourceText

extension LintEngine {
    /// The options of fixing.
    public struct FixRequest: Sendable {
        /// Also apply fixes that may change the behavior of the program.
        public var takesUnsafe = false
        /// The rules whose findings are fixed; nil for all rules.
        public var rules: [String]?
        /// The fingerprints of the findings that are fixed, or prefixes of them that no other finding has; nil for all.
        public var findings: [String]?
        /// Whether to write files; if not, only the diff is computed.
        public var writes = true

        public init() {}
    }

    /// The result of fixing.
    public struct FixOutcome: Sendable {
        /// The run over the files after fixing.
        public let outcome: Outcome
        /// The number of fixed findings, and of files that were replaced or would be.
        public let fixedFindings: Int
        public let fixedFiles: Int
        /// Files that were not changed although a fix exists, in order of paths.
        public let refusals: [Refusal]
        /// All changes as one unified diff.
        public let diff: [UInt8]

        public struct Refusal: Sendable {
            public let path: SourcePath
            public let reason: String
            /// Whether a system call failed.
            public let isFailure: Bool
        }
    }

    /// Lints, and applies fixes until none is left. The fixed texts are linted before any file is written: a file is
    /// not changed if a finding remains or a syntax error appears.
    ///
    /// - Parameter beforeWriting: called before the first file is replaced. During the writing this thread alone defers
    ///   interrupts, so the caller has to stop a thread that shows progress.
    public func fix(
        _ request: LintRequest,
        _ fixing: FixRequest,
        beforeWriting: () -> Void = {}
    ) throws(LintError) -> FixOutcome {
        let fixed = try fixing.rules.map { rules throws(LintError) in
            var selection = Selection()
            selection.only = rules
            return Set(try selection.expanded(ruleNames).only)
        }
        let first = try lint(request)
        let findings = try fixing.findings.map { findings throws(LintError) in
            var chosen: Set<String> = []
            for finding in findings {
                chosen.insert(try LintEngine.fixable(finding, in: first.report, takesUnsafe: fixing.takesUnsafe))
            }
            return chosen
        }
        var request = request
        // Progress counts one run only.
        request.progress = nil
        var application = FixApplication(first, takesUnsafe: fixing.takesUnsafe, rules: fixed, findings: findings)
        while let proposal = application.propose() {
            application.evaluate(proposal, by: try lint(request, with: proposal.overlay))
        }
        let texts = application.changedTexts
        guard fixing.writes else {
            let diff = texts.flatMap { LineChanges($0.text).unifiedDiff(of: $0.path) }
            return FixOutcome(
                outcome: first,
                fixedFindings: application.fixedCount,
                fixedFiles: texts.count,
                refusals: application.refusals,
                diff: diff
            )
        }
        beforeWriting()
        var refusals = application.refusals
        var written: [(path: SourcePath, text: PatchedText)] = []
        for (path, text) in texts {
            do throws(FileReplacement.Refusal) {
                let absolute = first.scope.found.root.bytes + [UInt8(ascii: "/")] + path.bytes
                try FileReplacement.replace(absolute, digest: Digest.of(text.original), by: text.bytes)
                written.append((path, text))
            } catch {
                switch error {
                case .unfit(let reason): refusals.append(.init(path: path, reason: reason, isFailure: false))
                case .failed(let reason): refusals.append(.init(path: path, reason: reason, isFailure: true))
                }
            }
        }
        // Reads the files again, so that the report matches what is on disk.
        var overlay = FileOverlay.none
        overlay.changes = first.scope.overlay.changes?.carried(
            over: written.map { path, text in
                FileDiff(oldPath: path, path: path, hunks: LineChanges(text).hunks)
            })
        // The index did not change, so its findings did not either.
        let last = written.isEmpty || first.scope.overlay.staged != nil ? first : try lint(request, with: overlay)
        let paths = Set(written.map(\.path))
        return FixOutcome(
            outcome: last, fixedFindings: application.fixed.count { $0.isSubset(of: paths) }, fixedFiles: written.count,
            refusals: refusals.sorted { $0.path < $1.path }, diff: [])
    }

    /// The fingerprint of the finding that the first digits of it name.
    ///
    /// - Throws: if there is none, there are several, or it has no fix.
    private static func fixable(_ digits: String, in report: Report, takesUnsafe: Bool) throws(LintError) -> String {
        let matches = report.diagnostics.filter { $0.fingerprint.hasPrefix(digits.lowercased()) }
        guard let match = matches.first, !digits.isEmpty else { throw .unknownFingerprint(digits) }
        guard matches.count == 1 else {
            throw .ambiguousFingerprint(
                digits, matches.map { "\($0.fingerprint) \($0.rule) in \($0.symbol) (\($0.location.path.printable))" })
        }
        guard match.fixes.contains(where: { $0.isSafe || takesUnsafe }) else {
            throw .unfixable(digits, rule: match.rule, isUnsafe: !match.fixes.isEmpty)
        }
        return match.fingerprint
    }
}
