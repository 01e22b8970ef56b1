import LintEngine
import RuleKit
import SourceText
import TestSupport

/// Runs rules over a case, and says in what the findings differ from its carets.
enum CaseRunner {
    /// One line for each difference; empty where the case holds.
    static func differences(of annotated: AnnotatedCase, rules: [Rule]) -> [String] {
        let project = MemoryProject.make(annotated.files.map { ($0.path, Array($0.text.utf8)) })
        let paths = annotated.files.map(\.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let texts = Dictionary(annotated.files.map { ($0.path, Array($0.text.utf8)) }, uniquingKeysWith: { first, _ in first })
        var open = annotated.expectations
        var differences: [String] = []
        for result in SuppressionFilter(rules, in: project).findings where !result.isSuppressed {
            let (rule, finding) = (result.rule, result.finding)
            let path = paths[finding.site.file.index]
            let place = Spot(Int(finding.site.range.start), Int(finding.site.range.end), texts[path] ?? [])
            let match = open.firstIndex {
                !$0.isRelated && $0.rule == rule.id && $0.path == path && $0.line == place.line && $0.columns == place.columns
                    && $0.isSaid(in: finding.message)
            }
            if let match {
                open.remove(at: match)
            } else {
                differences.append("unexpected \(rule.id) at \(path):\(place.line) \(place.columns): \(finding.message)")
            }
            for note in finding.related {
                let path = paths[note.site.file.index]
                let place = Spot(Int(note.site.range.start), Int(note.site.range.end), texts[path] ?? [])
                open.removeAll { $0.isRelated && $0.path == path && $0.line == place.line && $0.columns == place.columns && $0.isSaid(in: note.message) }
            }
        }
        return differences + open.map { "missing \($0.isRelated ? "related place" : $0.rule) at \($0.path):\($0.line) \($0.columns) \($0.words)" }
    }

    private struct Spot {
        let line: Int
        let columns: Range<Int>

        init(_ start: Int, _ end: Int, _ bytes: [UInt8]) {
            var line = 1
            var lineStart = 0
            for index in 0..<min(start, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            }
            self.line = line
            columns = start - lineStart..<max(end, start) - lineStart
        }
    }
}
