import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A method or label for binding a subscription that the framework has replaced.
    static let deprecatedBindAPI = Rule(
        "deprecated_bind_api", in: .subscriptions, as: .note,
        documentation: .deprecatedBindAPI,
        fixes: .always,
        tag: .deprecated,
        inspects: Scope("calls that bind a subscription by a name that has changed"),
        configurationKeys: ["modules"]
    ) { context in
        let project = context.project
        for found in project.deprecatedBindings {
            // The source of most calls is not looked at: the rule would depend on it.
            var name: String { project.text(at: found.place) }
            var candidate: Candidate { Candidate("The call of '\(name)'", at: project.site(found.place)) }
            let current = found.replacement
            switch found.outcome {
            case .current: context.skip(candidate, "is in a file that does not use the framework over Combine")
            case .own: context.skip(candidate, "uses a method that the project declares")
            case .otherSubscription: context.skip(candidate, "is not known to bind a subscription of Combine")
            case .deprecated where found.isLabel:
                report(
                    found,
                    "The call of '\(name)' has the label 'worflow', which the framework now spells '\(current)'.",
                    "Rename the label to '\(current)'", context)
            case .deprecated:
                report(
                    found, "'\(name)' is the deprecated name of '\(current)', which cancels subscriptions of Combine.",
                    "Rename it to '\(current)'", context)
            }
        }
    }

    private static func report(
        _ found: DeprecatedBinding, _ message: String, _ title: String, _ context: RuleContext
    ) {
        let project = context.project
        let site = project.site(found.place)
        let label = found.argument.map { argument in
            let (start, length) = (project.extent(of: argument).range.start, project.text(at: argument).utf8.count)
            return Fix.Edit(Site(site.file, ByteRange(start, start + UInt32(length))), "workflow")
        }
        let edits = (found.isLabel ? [] : [Fix.Edit(site, found.replacement)]) + (label.map { [$0] } ?? [])
        context.report(
            at: found.isLabel ? label?.site ?? site : site, message, help: title + ".", about: found.member,
            subject: project.text(at: found.place), in: found.owner, fix: Fix(title, isSafe: true, edits: edits))
    }
}

extension RuleDocumentation {
    static let deprecatedBindAPI = RuleDocumentation(
        summary: "A subscription is bound by a method or with a label that the framework has renamed.",
        reason: """
            ModernRIBs and CombineRIBs cancel subscriptions and have renamed the methods that bind them: \
            'cancelOnDeactivate', 'cancelOnStop' and 'cancelWith'. The names from RxSwift are deprecated and will be \
            removed. The label 'worflow' of 'disposeWith' is a misspelling that has been corrected.
            """,
        howItWorks: """
            The rule reports 'disposeOnDeactivate', 'disposeOnStop' and 'disposeWith' on a subscription of Combine, in \
            a file that imports ModernRIBs or CombineRIBs and not RxSwift, and the label 'worflow' of 'disposeWith' in \
            any file that sees RIBs.
            """,
        limitations: """
            Nothing is reported where the value is not known to be a subscription, or where the project declares a \
            method of that name. The first versions of RIBs have only the label 'worflow': unless their sources are \
            among the analyzed files, the rule does not know the version.
            """,
        example: RuleExample(
            """
              final class QuoteInteractor: Interactor {
                  private let service = QuoteService()

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         service.prices.sink { print($0) }.disposeOnDeactivate(interactor: self)
            +         service.prices.sink { print($0) }.cancelOnDeactivate(interactor: self)
                  }
              }
            """,
            in: """
                import Combine
                import ModernRIBs

                final class QuoteService {
                    let prices = PassthroughSubject<Double, Never>()
                }
                """))
}
