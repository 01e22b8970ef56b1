internal import RIBModel
internal import RuleKit
public import SourceText

extension LintEngine {
    /// How findings are fixed.
    public struct FixRequest: Sendable {
        /// Also by fixes that may change what the program means.
        public var takesUnsafe = false
        /// The rules whose findings are fixed; nil: all.
        public var rules: [String]?
        /// Whether files are replaced; if not, only the diff is made.
        public var writes = true

        public init() {}
    }

    /// What came of fixing.
    public struct FixOutcome: Sendable {
        /// The run over the files as they are now.
        public let outcome: Outcome
        /// Findings fixed, and files that were replaced for it or would be.
        public let fixedFindings: Int
        public let fixedFiles: Int
        /// Files that stay as they were although a fix was at hand, in order.
        public let refusals: [Refusal]
        /// All that changed, as one unified diff.
        public let diff: [UInt8]

        public struct Refusal: Sendable {
            public let path: SourcePath
            public let reason: String
            /// Whether the system would not do what it should.
            public let isFailure: Bool
        }
    }

    /// Lints, and mends what can be mended until nothing more can. What a fix makes of the files is linted before
    /// anything is written: a file in which a finding does not go, or which does not parse as well as before, stays as
    /// it was.
    ///
    /// - Parameter beforeWriting: called before the first file is replaced. Interrupts are held by this thread alone
    ///   while it does that, so whoever shows progress from another has to end it.
    public func fix(
        _ request: LintRequest,
        _ fixing: FixRequest,
        beforeWriting: () -> Void = {}
    ) throws(LintError) -> FixOutcome {
        if let rules = fixing.rules {
            var selection = Selection()
            selection.only = rules
            try selection.check(against: catalog)
        }
        let first = try lint(request)
        var request = request
        // Progress is counted over one run.
        request.progress = nil
        var application = FixApplication(first, takesUnsafe: fixing.takesUnsafe, rules: fixing.rules.map(Set.init))
        while let proposal = application.propose() {
            application.judge(proposal, by: try lint(request, with: proposal.overlay))
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
        // The files are read again: what is reported is what is there.
        var overlay = FileOverlay.none
        overlay.changes = first.scope.overlay.changes?.carried(over: written.map { path, text in
            FileDiff(oldPath: path, path: path, hunks: LineChanges(text).hunks)
        })
        // The index is as it was, and so is what is found in it.
        let last = written.isEmpty || first.scope.overlay.staged != nil ? first : try lint(request, with: overlay)
        let paths = Set(written.map(\.path))
        return FixOutcome(
            outcome: last, fixedFindings: application.fixed.count { $0.isSubset(of: paths) }, fixedFiles: written.count,
            refusals: refusals.sorted { $0.path < $1.path }, diff: [])
    }
}
