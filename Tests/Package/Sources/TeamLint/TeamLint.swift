import LintEngine
import Reporters
import RIBModel
import RIBRules
import RuleKit
import SourceText
import SwiftOutline

extension Rule {
    /// A team-specific rule: every router class is final.
    static let openRouter = Rule(
        "team_open_router", in: .layering, as: .warning,
        documentation: RuleDocumentation(
            summary: "A router class is not final.", reason: "Our routers are not designed for inheritance.",
            howItWorks:
                "Every router class of the sources that no class of the project inherits from, without 'final'.",
            limitations: "None.",
            example: RuleExample(
                """
                - class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {}
                + final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {}
                """))
    ) { context in
        let project = context.project
        for router in project.types(.router) where project.isReported(router) && project.subclasses(of: router).isEmpty
        {
            let entry = project.symbols.types[router.index]
            guard entry.kind == .class, !project.declaration(entry.declaration).modifiers.contains(.final) else {
                continue
            }
            context.report(
                at: project.site(router), "'\(project.text(entry.name))' is not final.", help: "Declare it 'final'.",
                in: router)
        }
    }
}

/// The linter of a team: riblint's catalog, a team-specific rule, and one of riblint's formats.
@main enum TeamLint {
    static func main() {
        let engine = LintEngine(catalog: catalog + [.openRouter], toolVersion: "team")
        do {
            let outcome = try engine.lint(LintRequest(paths: CommandLine.arguments.dropFirst().map { SourcePath($0) }))
            print(String(decoding: Format.concise.write(outcome.report), as: UTF8.self), terminator: "")
        } catch {
            fatalError("\(error)")
        }
    }
}
