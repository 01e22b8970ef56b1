import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A region without an end.
    static let unterminatedRegion = Rule(
        "unterminated_region", in: .suppressions, as: .warning,
        documentation: RuleDocumentation(
            summary: "A 'riblint:disable' region is never closed.",
            reason: """
                The comment was written for a few lines, but it also hides findings in all code below it, to the end \
                of the file. Usually the closing comment was forgotten, or was removed with the code around it.
                """,
            howItWorks: """
                A 'riblint:disable' without ':next', ':this', ':previous' or ':file' starts a region for each of its \
                ids. The rule reports ids that no later 'riblint:enable' in the file names, by id or as 'all'.
                """,
            limitations: """
                To suppress a rule in the rest of a file, use ':file', which covers the code above as well. Test, \
                generated and vendored files are not reported.
                """,
            example: RuleExample(
                """
                  final class LoggedInInteractor: Interactor {
                      // riblint:disable strong_router - the router is a fake
                      var router: LoggedInRouting?
                +     // riblint:enable strong_router
                  }
                """,
                in: "import RIBs\nprotocol LoggedInRouting: Routing {}"))
    ) { context in
        let project = context.project
        for (file, directive) in project.directives {
            let open = directive.kind == .begin ? directive.rules.filter { $0.end == nil } : []
            guard let first = open.first else {
                let ends = directive.kind == .begin ? directive.rules.compactMap(\.end) : []
                context.skip(
                    Candidate("The comment '\(directive.form)'", at: Site(file, directive.formRange)),
                    ends.isEmpty ? "begins no region" : "begins a region that is closed",
                    at: ends.sorted().prefix(1).map { end in
                        Finding.Note(Site(file, project.directives(in: file)[end.directive].formRange), "here")
                    })
                continue
            }
            let ids = open.map(\.id).joined(separator: " ")
            context.report(
                Finding(
                    at: Site(file, first.range),
                    "The region of '\(ids)' is never closed and extends to the end of the file.",
                    help: "Write 'riblint:enable \(ids)' where it ends, "
                        + "or 'riblint:disable:file \(ids)' for the whole file.",
                    rib: project.ribName(of: directive, in: file), symbol: project.symbol(of: directive, in: file),
                    subject: ids))
        }
    }
}
