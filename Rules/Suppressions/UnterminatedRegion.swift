import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A region that nothing ends.
    static let unterminatedRegion = Rule(
        "unterminated_region", in: .suppressions, as: .warning,
        summary: "A region of silence is never ended.",
        reason: """
            The directive was written for a few lines, but hides whatever is added below it, to the end of the file. Mostly its other half was \
            forgotten, or went with the code around it.
            """,
        decision: """
            A 'riblint:disable' without ':next', ':this', ':previous' or ':file' begins a region for each of its ids; one that no \
            'riblint:enable' further down the file names, by its id or as 'all', is reported.
            """,
        limits: """
            Whoever means the rest of a file has to say so with ':file', which covers what is above as well. Tests, generated and vendored \
            files are not reported on.
            """,
        before: """
            import RIBs

            protocol LoggedInRouting: Routing {}

            final class LoggedInInteractor: Interactor {
                // riblint:disable strong_router - the router is a fake
                var router: LoggedInRouting?
            }
            """,
        after: """
            import RIBs

            protocol LoggedInRouting: Routing {}

            final class LoggedInInteractor: Interactor {
                // riblint:disable strong_router - the router is a fake
                var router: LoggedInRouting?
                // riblint:enable strong_router
            }
            """
    ) { project in
        project.directives.compactMap { file, directive in
            guard directive.kind == .begin else { return nil }
            let open = directive.rules.filter { $0.end == nil }
            guard let first = open.first else { return nil }
            let ids = open.map(\.id).joined(separator: " ")
            return Finding(
                at: Site(file, first.range), "Nothing ends the region of '\(ids)': it goes to the end of the file.",
                help: "Write 'riblint:enable \(ids)' where it ends, or 'riblint:disable:file \(ids)' if the whole file is meant.",
                rib: project.ribName(of: directive, in: file), symbol: project.symbol(of: directive, in: file), subject: ids)
        }
    }
}
