import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A directive that names a rule which does not exist.
    static let unknownRuleInSuppression = Rule.auditing(
        "unknown_rule_in_suppression", as: .warning,
        summary: "A directive names a rule that does not exist.",
        reason: """
            A name with a slip in it silences nothing: the finding that it was written for is still reported, or is missing for another reason \
            and comes back when nobody expects it. Readers take the directive for an agreement that is in force.
            """,
        decision: """
            Every name in a directive of a known form is looked up among the ids of all rules, whether they ran or not; 'all' stands for \
            every rule. What is none of them is reported, with the id that comes nearest.
            """,
        limits: """
            Ids of a rule that was added by a later version look like slips to an earlier one. Tests, generated and vendored files are not \
            reported on.
            """,
        before: """
            import RIBs

            protocol LoggedInRouting: Routing {}

            final class LoggedInInteractor: Interactor {
                // riblint:disable:next strong_routr - the router is a fake
                var router: LoggedInRouting?
            }
            """,
        after: """
            import RIBs

            protocol LoggedInRouting: Routing {}

            final class LoggedInInteractor: Interactor {
                // riblint:disable:next strong_router - the router is a fake
                var router: LoggedInRouting?
            }
            """,
        fixes: .sometimes
    ) { audit in
        audit.unknown.map { finding($0, in: audit.project) }
    }

    private static func finding(_ unknown: SuppressionAudit.Unknown, in project: Project) -> Finding {
        let file = unknown.name.file
        let directive = project.files[file.index].directives[unknown.name.position.directive]
        let name = directive.rules[unknown.name.position.rule]
        let site = Site(file, name.range)
        // Not safe: it makes a directive silence something that is reported now.
        let fixes = unknown.suggestion.map { [Fix("Write '\($0)'", isSafe: false, edits: [Fix.Edit(site, $0)])] } ?? []
        return Finding(
            at: site, "There is no rule '\(name.id)', so '\(directive.form)' silences nothing with it.",
            help: (unknown.suggestion.map { "Did you mean '\($0)'? " } ?? "") + "'riblint rules' lists all.",
            rib: project.ribName(of: directive, in: file), symbol: project.symbol(of: directive, in: file), subject: name.id, fixes: fixes)
    }
}
