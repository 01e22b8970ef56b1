internal import RIBModel
internal import RuleKit
internal import SourceText

/// Why the rules that audit suppression comments do not report a name in a comment.
struct SuppressionReasons {
    let session: ExplainSession
    private let suppressions: Suppressions

    init(_ session: ExplainSession) {
        self.session = session
        suppressions = Suppressions(session.project)
    }

    /// The reasons of a rule, by name and comment, in order; empty for other rules.
    func skips(of rule: Rule) -> [Skip] {
        switch rule.id {
        case SuppressionAudit.unusedRule: each(reasonAgainstUnused)
        case SuppressionAudit.unknownRule: each(reasonAgainstUnknown)
        default: []
        }
    }

    private typealias Reason = (text: String, notes: [Finding.Note])

    private func each(_ reason: (FileID, Directive, Directive.RuleName) -> Reason) -> [Skip] {
        let project = session.project
        return project.directives.flatMap { file, directive -> [Skip] in
            if directive.kind == .unknown || directive.rules.isEmpty {
                let candidate = Candidate("The comment '\(directive.form)'", at: Site(file, directive.formRange))
                return [Skip(candidate, "has no effect, as malformed_suppression reports")]
            }
            return directive.rules.map { name in
                let reason = reason(file, directive, name)
                let candidate = Candidate("'\(name.id)' in '\(directive.form)'", at: Site(file, name.range))
                return Skip(candidate, SkipReason(reason.text), reason.notes)
            }
        }
    }

    private func isRule(_ id: String) -> Bool { session.catalog.contains { $0.id == id } }

    private func reasonAgainstUnknown(_: FileID, _: Directive, _ name: Directive.RuleName) -> Reason {
        if name.id == Directive.everyRule { return ("means every rule", []) }
        return (isRule(name.id) ? "is the id of a rule" : "is not the id of a rule", [])
    }

    private func reasonAgainstUnused(_ file: FileID, _ directive: Directive, _ name: Directive.RuleName) -> Reason {
        let isEvery = name.id == Directive.everyRule
        guard isEvery || isRule(name.id) else {
            return ("is not the id of a rule, as unknown_rule_in_suppression reports", [])
        }
        guard directive.silences else { return reasonOfEnd(file, directive, name) }
        guard !isEvery || directive.reason != nil else {
            return ("has no effect, as malformed_suppression reports", [])
        }
        let suppressed = session.findings.filter { isSuppressed($0, by: name, of: directive, in: file) }
        if !suppressed.isEmpty {
            let notes = suppressed.map { Finding.Note($0.finding.site, $0.finding.message) }
            return ("suppresses \(suppressed.count == 1 ? "a finding" : "\(suppressed.count) findings")", notes)
        }
        guard session.ran.contains(where: { $0.id == name.id }) || isEvery && session.ranDefaults else {
            return ("may suppress findings of rules that did not run", [])
        }
        return session.isAudited
            ? ("suppresses nothing", []) : ("may suppress findings in files that were not analyzed", [])
    }

    private func reasonOfEnd(_ file: FileID, _ directive: Directive, _ name: Directive.RuleName) -> Reason {
        let begin = session.project.directives(in: file).first { other in
            other.rules.contains { begun in
                begun.end.map { self.name(at: $0, in: file)?.range == name.range } ?? false
            }
        }
        return begin.map { ("closes the region that begins here", [Finding.Note(Site(file, $0.formRange), "here")]) }
            ?? ("closes no region", [])
    }

    private func name(at position: Directive.Position, in file: FileID) -> Directive.RuleName? {
        let directives = session.project.directives(in: file)
        guard directives.indices.contains(position.directive) else { return nil }
        let rules = directives[position.directive].rules
        return rules.indices.contains(position.rule) ? rules[position.rule] : nil
    }

    private func isSuppressed(
        _ reported: LintEngine.ReportedFinding, by name: Directive.RuleName, of directive: Directive, in file: FileID
    ) -> Bool {
        guard reported.isSuppressed else { return false }
        return suppressions.covering(reported.finding, of: reported.rule).contains { covering in
            covering.file == file && self.name(at: covering.position, in: file)?.range == name.range
        }
    }
}
