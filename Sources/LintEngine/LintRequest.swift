public import SourceText

/// What somebody wants linted, and how.
public struct LintRequest: Sendable {
    /// Files and folders that are reported on; relative ones from the working folder. None: those that the
    /// configuration includes, else that folder.
    public var paths: [SourcePath]
    /// Whether the list of PATHs is empty on purpose, so that nothing is reported on.
    public var namesNothing = false
    public var configuration = ConfigurationSource.nearest
    /// What is not reported on: patterns as in a `.gitignore` file at the root.
    public var exclusions: [[UInt8]] = []
    /// Whether what is excluded or ignored is so even if a PATH names it.
    public var forcesExclusions = false
    /// Whether `.gitignore` files count.
    public var usesGitignore = true
    /// Whether hidden folders, `Pods` and their like are left out.
    public var usesBuiltInExclusions = true
    public var selection = Selection()
    /// Whether every directive has to give a reason: then the rule about that runs, unless rules were chosen one by
    /// one.
    public var requiresReason = false
    /// Known findings, which are left out of the report.
    public var baseline = BaselineChoice.ifThere(nil)
    /// What findings have to touch; nil: all count.
    public var changes: ChangeScope?
    /// A text that is not saved yet.
    public var openFile: OpenFile?
    /// Threads, at least one.
    public var jobs = Workers.processorCount
    /// Where files are counted as they are analysed; nil where nobody looks.
    public var progress: Progress?

    public init(paths: [SourcePath]) { self.paths = paths }
}
