public import SourceText

/// The input of a run: what to lint, and how.
public struct LintRequest: Sendable {
    /// Files and folders to report on; relative ones start at the working folder. If there are none: those that the
    /// configuration includes, or else the working folder.
    public var paths: [SourcePath]
    /// Whether the list of PATHs is empty on purpose, so that nothing is reported on.
    public var namesNothing = false
    /// The folder that all paths are relative to, above which nothing is read; nil to search for it.
    public var root: SourcePath?
    /// Whether the files that PATHs name are the only ones that are read, besides a configuration and a baseline that
    /// the request names.
    public var readsOnlyPaths = false
    /// Tar archives with the files to report on. Nothing else is read then. The list of modules uses the names in the
    /// archives, which are relative to the root.
    public var archives: [SourcePath] = []
    /// The list of modules with their files; nil if manifests and folders tell them.
    public var modules: SourcePath?
    public var configuration = ConfigurationSource.nearest
    /// Files to report nothing for: patterns as in a `.gitignore` file at the root.
    public var exclusions: [[UInt8]] = []
    /// Whether exclusions apply even to files that a PATH names.
    public var forcesExclusions = false
    /// Whether `.gitignore` files apply.
    public var usesGitignore = true
    /// Whether hidden folders, `Pods`, `Carthage` and `DerivedData` are skipped.
    public var usesBuiltInExclusions = true
    public var selection = Selection()
    /// Whether each suppression needs a reason: enables that rule, unless the request selects rules one by one.
    public var requiresReason = false
    /// The baseline, whose findings are left out of the report.
    public var baseline = BaselineChoice.ifThere(nil)
    /// Which findings the report has besides those that it reports. Takes longer if there are such.
    public var unreported = Unreported.none
    /// The changes that findings are limited to; nil for no limit.
    public var changes: ChangeScope?
    /// Which texts of the files are analyzed. The configuration and the baseline are those of the working folder.
    var revision = Revision.workingFolder
    /// The unsaved text of a file in an editor.
    public var openFile: OpenFile?
    /// Whether the bodies of all source files are read, as tests do: the report is the same, the run takes longer.
    public var readsAllBodies = false
    /// Whether to count what rules examined, and the limits that analyses reached. Takes longer.
    public var countsCandidates = false
    /// Whether to measure rules and queries: with one thread, so that their times add up.
    public var measuresRules = false
    /// The number of threads, at least 1.
    public var jobs = Workers.processorCount
    /// Counts files as they are analyzed; nil if no progress is shown.
    public var progress: Progress?

    public init(paths: [SourcePath]) { self.paths = paths }

    /// Findings that are not reported.
    public enum Unreported: Sendable {
        case none
        /// Those that the baseline accepts.
        case baselined
        /// Also those that comments suppress.
        case all
    }
}
