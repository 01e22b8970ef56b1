import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A workflow whose subscription is dropped.
    static let workflowResultDiscarded = Rule(
        "workflow_result_discarded", in: .subscriptions, as: .warning,
        documentation: .workflowResultDiscarded,
        inspects: Scope("calls that run workflows"),
        configurationKeys: ["modules", "terminators"]
    ) { context in
        let project = context.project
        for subscription in project.workflowSubscriptions {
            let name = project.typeName(subscription.workflow) ?? "Workflow"
            guard subscription.isDropped else {
                context.skip(
                    Candidate("The subscription to '\(name)'", at: project.site(subscription.place)),
                    "is kept or bound to a lifetime")
                continue
            }
            let code = project.fullName(subscription.member)
            let owner = subscription.owner.map { "'\(project.name(of: $0))'" } ?? "This code"
            context.report(
                at: project.site(subscription.place),
                "\(owner) runs '\(name)' in '\(code)' and drops the subscription, "
                    + (subscription.library == .rx ? "so nothing ends the workflow." : "which cancels the workflow."),
                help: """
                    Call '\(project.libraryModels.deactivationTerminator(of: subscription.library))\
                    (interactor: self)' on the subscription.
                    """,
                about: subscription.member, subject: name, in: subscription.owner)
        }
        guard context.recordsSkips else { return }
        for place in project.otherSubscriptionsOfItems {
            context.skip(
                Candidate("The call of '\(project.text(at: place))'", at: project.site(place)),
                "is not known to run a workflow")
        }
    }
}

extension RuleDocumentation {
    static let workflowResultDiscarded = RuleDocumentation(
        summary: "Code runs a workflow and drops the subscription that 'subscribe' returns.",
        reason: """
            The subscription is the only way to end the workflow. With RxSwift, a workflow whose subscription is \
            dropped continues to wait for its steps after the interactor has been deactivated, and holds the RIBs that \
            it has reached. With Combine it is canceled immediately, before its first asynchronous step.
            """,
        howItWorks: """
            The rule reports each call of 'subscribe' with an actionable item on a workflow whose result is a \
            statement, assigned to '_', or in a local that nothing uses. It is right to call 'disposeOnDeactivate' or \
            'cancelOnDeactivate' on it, to put it into a bag or a property, and to return it.
            """,
        limitations: "Calls in code that is not part of a RIB are checked only where its bodies are read.",
        example: RuleExample(
            """
              final class RootInteractor: Interactor, RootActionableItem {
                  func openOrders() {
                      OpenOrdersWorkflow()
                          .subscribe(self)
            +             .disposeOnDeactivate(interactor: self)
                  }
              }
            """,
            in: "import RIBs\nimport RxSwift\nfinal class OpenOrdersWorkflow: Workflow<RootActionableItem> {}"),
        references: ["RIBs/Classes/Workflow/Workflow.swift in github.com/uber/RIBs-iOS"])
}
