import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A directive that silences nothing any more.
    static let unusedSuppression = Rule.auditing(
        "unused_suppression", as: .warning,
        summary: "A directive silences nothing.",
        reason: """
            A directive that outlived its finding tells readers of a defect that is not there, and it will hide the next one that is made at the \
            same place, which nobody has looked at. So it has to go as soon as the breach is mended.
            """,
        decision: """
            A name in a directive counts as used if a finding of that rule, or a step of its path, stands in what the directive covers. All \
            directives that cover a finding are used. Each directive with names of rules that ran and that are not used is reported once, with \
            all of them; so is an enable that ends no region. The fix removes the names, and with the last one the directive: its comment if \
            that says nothing else, and the enable that belongs to it.
            """,
        limits: """
            Rules that did not run say nothing about their directives, and a name of no rule is unknown_rule_in_suppression. Where a file could \
            not be analysed nothing is reported, since a finding may need it; likewise a run over a part of the sources may miss findings that \
            the whole would give. Tests, generated and vendored files are not reported on.
            """,
        before: """
            import RIBs

            protocol LoggedInRouting: Routing {}

            final class LoggedInInteractor: Interactor {
                // riblint:disable:next strong_router - the router is a fake
                weak var router: LoggedInRouting?
            }
            """,
        after: """
            import RIBs

            protocol LoggedInRouting: Routing {}

            final class LoggedInInteractor: Interactor {
                weak var router: LoggedInRouting?
            }
            """,
        fixes: .always
    ) { audit in
        var groups: [(file: FileID, directive: Int, names: Set<Int>)] = []
        for name in audit.idle {
            if let last = groups.last, last.file == name.file, last.directive == name.position.directive {
                groups[groups.count - 1].names.insert(name.position.rule)
            } else {
                groups.append((name.file, name.position.directive, [name.position.rule]))
            }
        }
        return groups.map { finding($0.names, ofDirective: $0.directive, in: $0.file, audit.project) }
    }

    private static func finding(_ names: Set<Int>, ofDirective number: Int, in file: FileID, _ project: Project) -> Finding {
        let directives = project.files[file.index].directives
        let directive = directives[number]
        let idle = directive.rules.indices.filter(names.contains).map { directive.rules[$0] }
        let isWhole = idle.count == directive.rules.count
        let ids = idle.map(\.id).joined(separator: " ")
        let what = directive.kind == .end ? "ends no region" : "silences nothing"
        let range = isWhole
            ? ByteRange(directive.range.start, idle.last?.range.end ?? directive.range.end)
            : ByteRange(idle[0].range.start, idle[idle.count - 1].range.end)
        let title = "Remove '\(isWhole ? "\(directive.form) \(ids)" : ids)'"
        return Finding(
            at: Site(file, range),
            isWhole ? "'\(directive.form) \(ids)' \(what)." : "'\(ids)' \(what) in '\(directive.form)'.",
            help: "\(title).",
            rib: project.ribName(of: directive, in: file), symbol: project.symbol(of: directive, in: file), subject: "\(directive.form) \(ids)",
            fixes: [Fix(title, isSafe: true, edits: edits(names, ofDirective: number, in: directives).map { Fix.Edit(Site(file, $0), "") })])
    }

    /// What has to go: the names, and those that end the regions which they begin alone.
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
