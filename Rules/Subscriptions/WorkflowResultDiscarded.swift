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
