import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A suppression comment that no longer suppresses anything.
    static let unusedSuppression = Rule.auditing(
        SuppressionAudit.unusedRule, as: .warning,
        documentation: RuleDocumentation(
            summary: "A suppression comment suppresses nothing.",
            reason: """
                A suppression comment that outlived its finding points readers to a defect that does not exist, and \
                hides the next finding at the same location, which nobody has seen. Remove it when the violation is \
                fixed.
                """,
            howItWorks: """
                A name in a suppression comment is used if a finding of that rule, or a step of its path, is in the \
                code that the comment covers. All comments that cover a finding are used. The rule reports each \
                comment with unused names of rules that ran once, with all of these names, and each enable that closes \
                no region. The fix removes the names, and with the last name the whole comment, if it contains nothing \
                else, and the enable that belongs to it.
                """,
            limitations: """
                Names of rules that did not run are not reported, and unknown names are reported by \
                unknown_rule_in_suppression. The rule reports nothing if a file could not be analyzed, or if the run \
                does not cover the whole project: findings that are missing may need the comment. Test, generated and \
                vendored files are not reported.
                """,
            example: RuleExample(
                """
                  final class LoggedInInteractor: Interactor {
                -     // riblint:disable:next strong_router - the router is a fake
                      weak var router: LoggedInRouting?
                  }
                """,
                in: "import RIBs")),
        fixes: .always,
        tag: .unnecessary
    ) { audit in
        var groups: [(file: FileID, directive: Int, names: Set<Int>)] = []
        for name in audit.unused {
            if let last = groups.last, last.file == name.file, last.directive == name.position.directive {
                groups[groups.count - 1].names.insert(name.position.rule)
            } else {
                groups.append((name.file, name.position.directive, [name.position.rule]))
            }
        }
        return groups.map { finding($0.names, ofDirective: $0.directive, in: $0.file, audit.project) }
    }

    private static func finding(
        _ numbers: Set<Int>, ofDirective number: Int, in file: FileID, _ project: Project
    ) -> Finding {
        let directives = project.directives(in: file)
        let directive = directives[number]
        let unused = directive.rules.indices.filter(numbers.contains).map { directive.rules[$0] }
        let isWhole = unused.count == directive.rules.count
        let ids = unused.map(\.id).joined(separator: " ")
        let names = unused.map { "'\($0.id)'" }.joined(separator: ", ")
        let end = isWhole ? "'\(directive.form) \(ids)'" : "\(names) in '\(directive.form)'"
        let message = directive.kind == .end ? "\(end) closes no region." : "Unused suppression of \(names)."
        let range =
            isWhole
            ? ByteRange(directive.range.start, unused.last?.range.end ?? directive.range.end)
            : ByteRange(unused[0].range.start, unused[unused.count - 1].range.end)
        let title = "Remove '\(isWhole ? "\(directive.form) \(ids)" : ids)'"
        return Finding(
            at: Site(file, range), message, help: "\(title).",
            rib: project.ribName(of: directive, in: file), symbol: project.symbol(of: directive, in: file),
            subject: "\(directive.form) \(ids)",
            fixes: [
                Fix(
                    title, isSafe: true,
                    edits: edits(numbers, ofDirective: number, in: directives).map { Fix.Edit(Site(file, $0), "") })
            ])
    }

    /// The edits that remove the names, and the `enable`s of regions that only these names begin.
    private static func edits(_ names: Set<Int>, ofDirective number: Int, in directives: [Directive]) -> [ByteRange] {
        var doomed = [number: names]
        for end in names.compactMap({ directives[number].rules[$0].end }) {
            let begins = directives.lazy.flatMap(\.rules).count { $0.end == end }
            let own = names.count { directives[number].rules[$0].end == end }
            if begins == own { doomed[end.directive, default: []].insert(end.rule) }
        }
        var ranges: [ByteRange] = []
        for range in doomed.flatMap({ directives[$0.key].removals(of: $0.value) }).sorted() {
            if let last = ranges.last, range.start < last.end {
                ranges[ranges.count - 1].end = max(last.end, range.end)
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }
}
