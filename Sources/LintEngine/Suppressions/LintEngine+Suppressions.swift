internal import RIBModel
public import RuleKit
internal import SourceText

extension LintEngine {
    /// Lints, and lists all suppression comments of the files in scope, in order of files and offsets.
    public func suppressions(
        _ request: LintRequest
    ) throws(LintError) -> (records: [SuppressionRecord], outcome: Outcome) {
        let outcome = try lint(request)
        let ran = Set(outcome.report.rules.map(\.id))
        let rules = outcome.catalog.filter { ran.contains($0.id) }
        let records = try LintEngine.withRoot(outcome.root) { root in
            Workers.employ(request.jobs) { workers in suppressions(rules, outcome, root: root, by: workers) }
        }
        return (records, outcome)
    }

    private func suppressions(
        _ rules: [Rule],
        _ outcome: Outcome,
        root: Int32,
        by workers: Workers
    ) -> [SuppressionRecord] {
        let (project, files) = (outcome.analysis.project, outcome.analysis.files)
        let filter = SuppressionFilter(
            rules,
            of: outcome.catalog,
            answers: rules.map { $0.check(project) },
            in: project,
            isComplete: outcome.report.isComplete
        )
        let reported = outcome.scope.reported
        let asked = project.filesWithDirectives.filter {
            project.files[$0.index].kind == .source && reported.contains(files[$0.index].path)
        }
        let listed = asked.flatMap { file in
            project.directives(in: file).enumerated().filter {
                $0.element.silences && !$0.element.rules.isEmpty
            }.map {
                (
                    site: Site(file, $0.element.range), directive: $0.element,
                    count: filter.suppressions.count(of: $0.offset, in: file)
                )
            }
        }
        let locations = LocationTable(
            sites: listed.map(\.site),
            primary: [],
            files: files,
            root: root,
            overlay: outcome.scope.overlay,
            workers: workers
        )
        let lines = Dictionary(grouping: listed.compactMap { locations[$0.site] }, by: \.path).mapValues {
            Set($0.map(\.start.line)).sorted()
        }
        let paths = lines.keys.sorted()
        // git knows lines of files on disk.
        let isPacked = outcome.scope.overlay.packed != nil
        let origins = workers.map(count: paths.count) { index in
            isPacked ? [:] : GitBlame.origins(of: lines[paths[index]] ?? [], in: paths[index], root: outcome.root)
        }
        let byPath = Dictionary(uniqueKeysWithValues: zip(paths, origins))
        let ran = Set(rules.map(\.id))
        return listed.compactMap { site, directive, count in
            guard let location = locations[site] else { return nil }
            let names = directive.rules.map(\.id)
            // The finding may need a file that was not analyzed.
            let isChecked = outcome.scope.isWhole && names.allSatisfy { $0 == Directive.everyRule || ran.contains($0) }
            return SuppressionRecord(
                kind: directive.kind.word,
                rules: names,
                reason: directive.reason,
                location: location,
                used: count,
                isChecked: isChecked,
                origin: byPath[location.path]?[location.start.line]
            )
        }
    }
}

extension Directive.Kind {
    /// The word for the kind in lists.
    fileprivate var word: String {
        switch self {
        case .next: "next"
        case .this: "this"
        case .previous: "previous"
        case .file: "file"
        case .begin: "region"
        case .end, .unknown: "none"
        }
    }
}
