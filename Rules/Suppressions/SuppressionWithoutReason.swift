import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A suppression comment without a reason.
    static let suppressionWithoutReason = Rule(
        SuppressionAudit.reasonRule, in: .suppressions, as: .warning, isDefault: false,
        documentation: RuleDocumentation(
            summary: "A suppression comment gives no reason.",
            reason: """
                Without a reason nobody can tell later whether the finding was wrong, the defect harmless at this \
                location, or a deadline close. Such comments stay forever, because no one dares to remove them.
                """,
            howItWorks: """
                Every suppression comment that names rules must end with a dash and a reason: '- reason'. The end of a \
                region needs none.
                """,
            limitations: """
                Off unless 'suppression: { require_reason: true }' is configured or the rule is enabled. Any words \
                count as a reason. Test, generated and vendored files are not reported.
                """,
            example: RuleExample(
                """
                  final class LoggedInInteractor: Interactor {
                -     // riblint:disable:next strong_router
                +     // riblint:disable:next strong_router - the router is a fake
                      var router: LoggedInRouting?
                  }
                """,
                in: "import RIBs\nprotocol LoggedInRouting: Routing {}"))
    ) { context in
        let project = context.project
        for (file, directive) in project.directives {
            func skip(_ reason: String) {
                context.skip(Candidate("The comment '\(directive.form)'", at: Site(file, directive.formRange)), reason)
            }
            guard directive.silences else {
                skip("suppresses nothing, and needs no reason")
                continue
            }
            guard directive.reason == nil else {
                skip("gives a reason")
                continue
            }
            guard let last = directive.rules.last,
                !directive.rules.contains(where: { $0.id == Directive.everyRule })
            else {
                skip("has no effect, as malformed_suppression reports")
                continue
            }
            let written = ([directive.form] + directive.rules.map(\.id)).joined(separator: " ")
            context.report(
                Finding(
                    at: Site(file, ByteRange(directive.range.start, last.range.end)), "'\(written)' gives no reason.",
                    help: "Add a reason after a dash: '\(written) - reason'.",
                    rib: project.ribName(of: directive, in: file), symbol: project.symbol(of: directive, in: file),
                    subject: written))
        }
    }
}
