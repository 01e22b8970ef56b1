internal import LintEngine
internal import RuleKit
internal import SourceText

/// A folder of the client that is analyzed, as the main thread knows it.
struct AnalyzedProject: Sendable {
    /// The number of its workspace.
    let number: Int
    /// Absolute.
    let folder: SourcePath
    var state = State.opening
    /// The findings by absolute path.
    var findings: [SourcePath: [Diagnostic]] = [:]
    /// Those that are suppressed or in the baseline, if the settings want them, by absolute path.
    var unreported: [SourcePath: [UnreportedFinding]] = [:]
    /// The remarks on files that are not analyzed, by absolute path.
    var skipped: [SourcePath: [FileRemark]] = [:]
    /// The mistakes of configurations and baselines, by absolute path.
    var mistakes: [SourcePath: [FileRemark]] = [:]
    var root: SourcePath
    /// The path of the baseline in use; nil if there is none.
    var baseline: SourcePath?
    var summary = Report.Summary()
    /// The pages of the rules that its configuration declares and that ran.
    var ownRules: [RulePage] = []
    /// The tree of the RIBs, once somebody asked for it after the last change.
    var tree: PlacedTree?
    var revision = 0
    var isWhole = true
    var openMilliseconds = 0
    var lastMilliseconds = 0

    enum State: Sendable, Equatable {
        case opening, ready
        /// The client canceled the opening: nothing is analyzed until a document is saved, or the client asks for it.
        case canceled
        /// The last good state stays in force, if there was one.
        case failed(String)
    }

    init(number: Int, folder: SourcePath) { (self.number, self.folder, root) = (number, folder, folder) }

    /// The files that have something to show.
    var files: Set<SourcePath> {
        Set(findings.keys).union(unreported.keys).union(skipped.keys).union(mistakes.keys)
    }

    /// The remarks on a file.
    func remarks(_ path: SourcePath) -> [FileRemark] { (skipped[path] ?? []) + (mistakes[path] ?? []) }
}

/// A diagnostic of a file that is not a finding of a rule.
struct FileRemark: Sendable, Equatable {
    enum Kind: Sendable {
        /// The file is not analyzed.
        case notAnalyzed
        /// A mistake in a configuration or a baseline.
        case mistake
    }

    let kind: Kind
    /// From 1, in Unicode scalars; the first line if the whole file is concerned.
    let line: Int
    let column: Int
    let message: String
}

extension AnalyzedProject {
    /// Whether a file is below the project's root.
    func contains(_ path: SourcePath) -> Bool { FilePaths.relative(path, to: root) != nil }

    var isFailed: Bool { if case .failed = state { true } else { false } }

    /// Takes over the result of a job.
    ///
    /// - Returns: the files whose lists may differ.
    mutating func take(_ result: AnalysisResult) -> Set<SourcePath> {
        lastMilliseconds = result.milliseconds
        var changed: Set<SourcePath> = []
        if result.isScan {
            let before = mistakes
            mistakes = result.failure?.mistakes ?? [:]
            changed.formUnion(before.keys)
            changed.formUnion(mistakes.keys)
        }
        tree = nil
        guard let report = result.report else {
            state = .failed(result.failure?.message ?? "")
            return changed
        }
        if state == .opening { openMilliseconds = result.milliseconds }
        if let files = result.files, result.root == root {
            for file in files {
                let path = FilePaths.absolute(file.path, in: root)
                findings[path] = file.findings.isEmpty ? nil : file.findings
                changed.insert(path)
            }
        } else {
            changed.formUnion(findings.keys)
            findings = report.findings(root: result.root)
            changed.formUnion(findings.keys)
        }
        let unreported = report.unreported(root: result.root)
        changed.formUnion(
            Set(self.unreported.keys).union(unreported.keys).filter { self.unreported[$0] != unreported[$0] })
        self.unreported = unreported
        let skipped = report.remarks(root: result.root)
        changed.formUnion(Set(self.skipped.keys).union(skipped.keys).filter { self.skipped[$0] != skipped[$0] })
        (root, self.skipped, isWhole) = (result.root, skipped, result.isWhole)
        baseline = result.baseline
        summary = report.summary
        ownRules = report.rules.filter { $0.declaration != nil }
        if let failure = result.failure {
            state = .failed(failure.message)
        } else if result.isScan || !isFailed {
            state = .ready
        }
        revision += 1
        return changed
    }
}
