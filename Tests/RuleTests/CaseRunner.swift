import CaseSupport
import LintEngine
import RIBModel
import RuleKit
import SourceText

/// Runs rules over a case, and compares the findings with its carets.
enum CaseRunner {
    /// One line for each difference, with the source location of the line of code; empty if there are none.
    static func differences(
        of annotated: AnnotatedCase, in project: Project, _ reported: some Sequence<SuppressionFilter.RuleFinding>
    ) -> [String] {
        let files = annotated.files.filter { SourceLanguage.isSource(Array($0.path.utf8)) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let bytes = files.map { Array($0.text.utf8) }
        func location(_ site: Site) -> Location {
            Location(files[site.file.index], Int(site.range.start), Int(site.range.end), bytes[site.file.index])
        }

        var open = annotated.expectations
        var differences: [String] = []
        for result in reported {
            let finding = result.finding
            let found = location(finding.site)
            let severity = (finding.severity ?? result.rule.severity).rawValue
            let match = open.firstIndex {
                $0.kind == .finding && $0.rule == result.rule.id && found.matches($0) && $0.matches(finding.message)
                    && ($0.severity ?? severity) == severity
            }
            if let match {
                open.remove(at: match)
            } else {
                differences.append("unexpected \(severity) of \(result.rule.id) at \(found): \(finding.message)")
            }
            open.removeAll { $0.kind == .help && found.matches($0) && $0.matches(finding.help) }
            for note in finding.related {
                let related = location(note.site)
                open.removeAll { $0.kind == .related && related.matches($0) && $0.matches(note.message) }
            }
        }
        return differences
            + open.map { expectation in
                let file = files.first { $0.path == expectation.path }
                let origin = file.map { "\($0.origins[expectation.line - 1]), " } ?? ""
                return "missing \(expectation.title) at \(origin)columns \(expectation.columns) \(expectation.words)"
            }
    }

    private struct Location: CustomStringConvertible {
        let path: String
        /// From 1.
        let line: Int
        let columns: Range<Int>
        let origin: CaseOrigin?

        init(_ file: AnnotatedCase.File, _ start: Int, _ end: Int, _ bytes: [UInt8]) {
            var line = 1
            var lineStart = 0
            for index in 0..<min(start, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            }
            self.line = line
            path = file.path
            columns = start - lineStart..<max(end, start) - lineStart
            origin = line <= file.origins.count ? file.origins[line - 1] : nil
        }

        func matches(_ expectation: AnnotatedCase.Expectation) -> Bool {
            expectation.path == path && expectation.line == line && expectation.columns == columns
        }

        var description: String { "\(origin.map(\.description) ?? "\(path):\(line)"), columns \(columns)" }
    }
}

extension AnnotatedCase.Expectation {
    /// What is expected, as a difference names it.
    fileprivate var title: String {
        switch kind {
        case .finding: [rule, severity].compactMap { $0 }.joined(separator: " ")
        case .related: "related location"
        case .help: "help"
        }
    }
}
