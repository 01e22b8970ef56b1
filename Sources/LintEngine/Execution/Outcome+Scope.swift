public import RIBModel
public import SourceText

/// What a run analyzed and reported on, for whoever wonders.
extension LintEngine.Outcome {
    /// PATHs that are not Swift files, as they were named.
    public var foreignPaths: [SourcePath] { scope.found.foreign }

    /// PATHs that nothing is reported for because they are excluded, or ignored; from the root.
    public var excludedPaths: [SourcePath] { (scope.found.refused + scope.reported.refused).sorted() }

    /// The open file as it was named, where it is excluded or ignored, and so was not linted.
    public var leftOut: SourcePath? { scope.leftOut }

    /// Exclusions of the command line that match no file, as they were written.
    public var unusedExclusions: [SourcePath] { scope.unusedExclusions }

    /// Whether the list of PATHs was empty.
    public var isNothingNamed: Bool { scope.isNothingNamed }

    /// Whether everything that PATHs name is excluded.
    public var isEverythingExcluded: Bool { scope.reportedCount == 0 && !scope.found.named.isEmpty }

    /// Files to be reported on, as they were found.
    public var reportedFiles: Int { scope.reportedCount }

    /// A file of the project that was not analyzed; nil where all of it was.
    public var unanalyzed: SourcePath? { scope.unanalyzed }

    /// Whether the whole project was analyzed. Only then are unused suppressions known, and what of a baseline is
    /// fixed.
    public var isWhole: Bool { scope.isWhole }

    /// PATHs that are files which findings are never reported for, by what they are; from the root.
    public var readOnlyPaths: [(kind: FileFacts.Kind, paths: [SourcePath])] {
        let named = scope.found.namedFiles
        return filesByKind(where: named.holds)
    }

    /// All files to be reported on, were they sources, by what they are.
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
