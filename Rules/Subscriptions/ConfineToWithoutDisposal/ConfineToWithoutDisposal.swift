import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A subscription that is only confined to an interactor's activity.
    static let confineToWithoutDisposal = Rule(
        "confine_to_without_disposal", in: .subscriptions, as: .warning,
        documentation: .confineToWithoutDisposal,
        inspects: Scope("chains with confineTo outside of interactors and workers"),
        configurationKeys: ["modules", "interactor", "worker", "terminators", "bags"]
    ) { context in
        let project = context.project
        for found in project.confinedSubscriptions {
            let owner = found.owner.map { "'\(project.name(of: $0))'" } ?? "'\(project.fullName(found.member))'"
            let (name, call) = (project.text(at: found.place), project.text(at: found.subscription))
            let candidate = Candidate("The chain with '\(name)'", at: project.site(found.place))
            switch found.outcome {
            case .used: context.skip(candidate, "ends in '\(call)', whose result is not dropped")
            case .limited: context.skip(candidate, "takes a limited number of values")
            case .dropped: break
            }
            guard found.outcome == .dropped else { continue }
            context.report(
                at: project.site(found.place),
                "\(owner) confines a subscription with '\(name)', which delays its values, and never disposes of it.",
                help: found.library == .rx
                    ? "Dispose of the result of '\(call)', or keep it in a bag that is cleared."
                    : "Keep the result of '\(call)' in a property or set.",
                about: found.member, subject: name, in: found.owner,
                related: [Finding.Note(project.site(found.subscription), "the result of '\(call)' is dropped")])
        }
        guard context.recordsSkips else { return }
        for other in project.otherConfinements {
            let name = "The chain with '\(project.text(at: other.place))'"
            let reason =
                switch other.reason {
                case .ofInteractorOrWorker:
                    "is in the code of an interactor or a worker, whose subscriptions other rules check"
                case .otherFramework: "is in a file that does not import RIBs"
                case .unsubscribed: "is not known to subscribe"
                }
            context.skip(Candidate(name, at: project.site(other.place)), reason)
        }
    }
}

extension RuleDocumentation {
    static let confineToWithoutDisposal = RuleDocumentation(
        summary: "A subscription is confined to an interactor's activity, but nothing disposes of it.",
        reason: """
            'confineTo' holds values back while an interactor is inactive. It does not dispose of anything: the \
            subscription lives as long as the observable, and delivers its values again when the interactor becomes \
            active. In the version for Combine, a dropped subscription is canceled immediately, and a failure stops \
            the app.
            """,
        howItWorks: """
            The rule reports a chain that contains 'confineTo', subscribes and drops the result, in a file that sees \
            RIBs. A result that is disposed of, bound, stored in a bag or property, returned or passed on is correct.
            """,
        limitations: """
            In interactors such a chain is reported by undisposed_subscription, and in workers by \
            worker_subscription_not_bound. Chains of RxSwift that take a limited number of values are not reported.
            """,
        example: RuleExample(
            """
              final class QuoteRouter: Router<QuoteInteractor> {
                  private let service = QuoteService()
                  private let bag = DisposeBag()

                  override func didLoad() {
                      super.didLoad()
                      service.prices
                          .confineTo(interactor)
                          .subscribe(onNext: { print($0) })
            +             .disposed(by: bag)
                  }
              }
            """,
            in: ExampleApp.quotes),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
