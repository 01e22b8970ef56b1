import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A suppression comment that names a rule which does not exist.
    static let unknownRuleInSuppression = Rule.auditing(
        SuppressionAudit.unknownRule, as: .warning,
        documentation: RuleDocumentation(
            summary: "A suppression comment names an unknown rule.",
            reason: """
                A misspelled name suppresses nothing: the finding that it was written for is still reported, or comes \
                back when nobody expects it. Readers assume that the comment is active.
                """,
            howItWorks: """
                The rule looks up every name in a suppression comment of a known form among the ids of all rules, \
                whether they ran or not; 'all' means every rule. It reports unknown names, with the most similar \
                id.
                """,
            limitations: """
                Ids of rules that a later version added are unknown to an earlier version. Test, generated and \
                vendored files are not reported.
                """,
            example: RuleExample(
                """
                  final class LoggedInInteractor: Interactor {
                -     // riblint:disable:next strong_routr - the router is a fake
                +     // riblint:disable:next strong_router - the router is a fake
                      var router: LoggedInRouting?
                  }
                """,
                in: "import RIBs\nprotocol LoggedInRouting: Routing {}")),
        fixes: .sometimes
    ) { audit in
        audit.unknown.map { finding($0, in: audit.project) }
    }

    private static func finding(_ unknown: SuppressionAudit.Unknown, in project: Project) -> Finding {
        let file = unknown.name.file
        let directive = project.directives(in: file)[unknown.name.position.directive]
        let name = directive.rules[unknown.name.position.rule]
        let site = Site(file, name.range)
        // Not safe: it suppresses a finding that is reported now.
        let fix = unknown.suggestion.map { Fix("Change it to '\($0)'", isSafe: false, edits: [Fix.Edit(site, $0)]) }
        return Finding(
            at: site, "Unknown rule '\(name.id)' in '\(directive.form)'.",
            help: (fix.map { $0.title + ". " } ?? "") + "Run 'riblint rules' to list all rules.",
            rib: project.ribName(of: directive, in: file), symbol: project.symbol(of: directive, in: file),
            subject: name.id, fixes: fix.map { [$0] } ?? [])
    }
}
