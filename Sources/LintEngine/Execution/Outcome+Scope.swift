public import RIBModel
public import SourceText

/// The files that a run analyzed and reported on.
extension LintEngine.Outcome {
    /// Whether the files of git's index were analyzed instead of those of the working folder.
    public var isOfIndex: Bool { scope.overlay.staged != nil }

    /// PATHs that are not source files, as the user wrote them.
    public var foreignPaths: [SourcePath] { scope.found.foreign }

    /// PATHs that are excluded or ignored, so that nothing is reported for them; relative to the root.
    public var excludedPaths: [SourcePath] { (scope.found.refused + scope.reported.refused).sorted() }

    /// The open file, as the request names it, if it is excluded or ignored and was not linted.
    public var leftOut: SourcePath? { scope.leftOut }

    /// Exclusions of the command line that match no file, as the user wrote them.
    public var unusedExclusions: [SourcePath] { scope.unusedExclusions }

    /// Whether the list of PATHs was empty.
    public var isNothingNamed: Bool { scope.isNothingNamed }

    /// Whether everything that PATHs name is excluded.
    public var isEverythingExcluded: Bool { scope.reportedCount == 0 && !scope.found.named.isEmpty }

    /// The number of files to report on.
    public var reportedFiles: Int { scope.reportedCount }

    /// The number of files whose bodies were read; the declarations of all others suffice.
    public var filesWithBodies: Int { analysis.project.bodyCount }

    /// A file of the project that was not analyzed; nil if all were.
    public var unanalyzed: SourcePath? { scope.unanalyzed }

    /// Whether the whole project was analyzed. Unused suppressions and fixed entries of a baseline are known only then.
    public var isWhole: Bool { scope.isWhole }

    /// PATHs that are files of a kind for which nothing is reported, by kind; relative to the root. None if a build
    /// lists its files: nobody asked about a single one then.
    public var readOnlyPaths: [(kind: FileFacts.Kind, paths: [SourcePath])] {
        if settings.request.readsOnlyPaths { return [] }
        let named = scope.found.namedFiles
        return filesByKind(where: named.holds)
    }

    /// All files in scope of a kind for which nothing is reported, by kind.
    public var readOnlyFiles: [(kind: FileFacts.Kind, paths: [SourcePath])] { filesByKind { _ in true } }

    private func filesByKind(where isMeant: (SourcePath) -> Bool) -> [(kind: FileFacts.Kind, paths: [SourcePath])] {
        [FileFacts.Kind.test, .template, .generated, .vendored].compactMap { kind in
            let paths = analysis.files.filter {
                $0.kind == kind && scope.reported.contains($0.path) && isMeant($0.path)
            }.map(\.path)
            return paths.isEmpty ? nil : (kind, paths)
        }
    }
}
