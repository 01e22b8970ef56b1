import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A suppression comment that has no effect as written.
    static let malformedSuppression = Rule(
        "malformed_suppression", in: .suppressions, as: .warning,
        documentation: RuleDocumentation(
            summary: "A suppression comment has no effect because of how it is written.",
            reason: """
                It looks active but has no effect: a suppression comment must name its rules, so that it does not hide \
                other findings, and must use one of the supported forms.
                """,
            howItWorks: """
                A word in a comment that starts with 'riblint:' is a suppression comment. The rule reports it if it is \
                not one of the six forms, if no rule id follows it, or if it suppresses 'all' rules without a reason \
                after a dash.
                """,
            limitations: """
                A word after a letter, a quote or a backtick only mentions suppression comments and is ignored, as is \
                'riblint:' followed by other text. Test, generated and vendored files are not reported.
                """,
            example: RuleExample(
                """
                  final class LoggedInInteractor: Interactor {
                -     // riblint:disable:next - the router is a fake
                      weak var router: LoggedInRouting?
                  }
                """,
                in: "import RIBs"))
    ) { context in
        let project = context.project
        for (file, directive) in project.directives {
            guard let problem = problem(of: directive) else {
                context.skip(
                    Candidate("The comment '\(directive.form)'", at: Site(file, directive.formRange)),
                    "has a known form, and names its rules")
                continue
            }
            context.report(
                Finding(
                    at: Site(file, problem.range), problem.message, help: problem.help,
                    rib: project.ribName(of: directive, in: file), symbol: project.symbol(of: directive, in: file),
                    subject: directive.form))
        }
    }

    private static func problem(of directive: Directive) -> (range: ByteRange, message: String, help: String)? {
        let form = directive.form
        if directive.kind == .unknown {
            let forms = Directive.forms.map { "'\($0)'" }.joined(separator: ", ")
            let message = "'\(form)' is not a riblint command and has no effect."
            return (directive.formRange, message, "Use one of \(forms), followed by rule ids.")
        }
        if directive.rules.isEmpty {
            let what = directive.kind == .end ? "closes no region" : "has no effect"
            let reason = directive.silences ? " - reason" : ""
            return (directive.formRange, "'\(form)' names no rule and \(what).", "Write '\(form) ID\(reason)'.")
        }
        guard directive.silences,
            directive.reason == nil,
            let all = directive.rules.first(where: { $0.id == Directive.everyRule })
        else { return nil }
        let message = "'\(form) all' gives no reason and has no effect."
        return (all.range, message, "Name the rules, or write '\(form) all - reason'.")
    }
}
