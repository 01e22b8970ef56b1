import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A directive that is written in a way that silences nothing.
    static let malformedSuppression = Rule(
        "malformed_suppression", in: .suppressions, as: .warning,
        summary: "A directive is written in a way that silences nothing.",
        reason: """
            Whoever wrote it took it for an agreement that is in force. It is none: a directive has to name its rules, so that it does not hide \
            what nobody has looked at, and has to take one of the few forms that there are.
            """,
        decision: """
            A comment's word that begins with 'riblint:' is a directive. It is reported if it is none of the six forms; if no id follows \
            it; and if it silences 'all' rules without saying why behind a dash.
            """,
        limits: """
            A word behind a letter, a quote or a back-tick is talk about directives, as is 'riblint:' with other words behind it. Tests, \
            generated and vendored files are not reported on.
            """,
        before: """
            import RIBs

            protocol LoggedInRouting: Routing {}

            final class LoggedInInteractor: Interactor {
                // riblint:disable:next - the router is a fake
                weak var router: LoggedInRouting?
            }
            """,
        after: """
            import RIBs

            protocol LoggedInRouting: Routing {}

            final class LoggedInInteractor: Interactor {
                weak var router: LoggedInRouting?
            }
            """
    ) { project in
        project.directives.compactMap { file, directive in
            problem(of: directive).map { problem in
                Finding(
                    at: Site(file, problem.range), problem.message, help: problem.help, rib: project.ribName(of: directive, in: file),
                    symbol: project.symbol(of: directive, in: file), subject: directive.form)
            }
        }
    }

    private static func problem(of directive: Directive) -> (range: ByteRange, message: String, help: String)? {
        let form = directive.form
        if directive.kind == .unknown {
            let forms = Directive.forms.map { "'\($0)'" }.joined(separator: ", ")
            return (directive.formRange, "'\(form)' is no directive, so it silences nothing.", "Write one of \(forms), and the ids of rules behind it.")
        }
        if directive.rules.isEmpty {
            let what = directive.kind == .end ? "ends no region" : "silences nothing"
            return (directive.formRange, "'\(form)' names no rule, so it \(what).", "Write '\(form) ID\(directive.silences ? " - reason" : "")'.")
        }
        guard directive.silences, directive.reason == nil, let all = directive.rules.first(where: { $0.id == Directive.everyRule }) else { return nil }
        return (all.range, "'\(form) all' gives no reason, so it silences nothing.", "Name the rules, or write '\(form) all - reason'.")
    }
}
