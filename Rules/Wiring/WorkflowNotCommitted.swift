import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// Steps of a workflow that are never committed.
    static let workflowNotCommitted = Rule(
        "workflow_not_committed", in: .wiring, as: .warning,
        documentation: .workflowNotCommitted,
        inspects: Scope("chains that add steps to workflows or fork them"),
        configurationKeys: ["modules"]
    ) { context in
        let project = context.project
        for steps in project.workflowSteps {
            let candidate = Candidate(
                "The chain of '\(project.text(at: steps.start))'", at: project.site(steps.start))
            switch steps.fate {
            case .committed(let place):
                context.skip(
                    candidate, "is committed", at: [Finding.Note(project.site(place), "it is committed here")])
            case .unknown:
                context.skip(candidate, .unknown("goes to code that is not followed"))
            case .dropped(let call):
                let code = project.fullName(steps.member)
                let owner = steps.owner.map { "'\(project.name(of: $0))'" } ?? "This code"
                context.report(
                    at: project.site(steps.place),
                    steps.isFork
                        ? "\(owner) forks a workflow in '\(code)' and does not commit the fork, so its steps never run."
                        : "\(owner) adds steps to a workflow in '\(code)' and does not commit them, so they never run.",
                    help: "Call 'commit()' after the last step.",
                    about: steps.member, subject: project.text(at: steps.place), in: steps.owner,
                    related: call.map { [Finding.Note(project.site($0), "this call drops the steps")] } ?? [],
                    life: .notCommitted)
            }
        }
        guard context.recordsSkips else { return }
        for place in project.otherWorkflowSteps {
            context.skip(
                Candidate("The call of '\(project.text(at: place))'", at: project.site(place)),
                "is not known to begin the steps of a workflow")
        }
    }
}

extension RuleDocumentation {
    static let workflowNotCommitted = RuleDocumentation(
        summary: "A chain adds steps to a workflow, or forks it, and does not end in 'commit()'.",
        reason: """
            A workflow runs the chains that are committed. Without 'commit()' the steps are created and dropped: the \
            deep link opens nothing, and nothing is logged.
            """,
        howItWorks: """
            The rule reports each chain that calls 'onStep' on a workflow, or 'fork' with one, and whose value is not \
            committed. It follows the value through locals, optional binding, 'onStep', 'onError' and 'asObservable', \
            and to the calls of the function that returns it.
            """,
        limitations: """
            A chain that is stored in a property, or passed to code of which it is not known what that does, is not \
            reported.
            """,
        example: RuleExample(
            """
              final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
                  override init() {
                      super.init()
                      onStep { root in
                          root.waitForLogin()
                      }
                      .onStep { loggedIn, _ in
                          loggedIn.openOrders()
                      }
            +         .commit()
                  }
              }
            """,
            in: "import RIBs\nimport RxSwift"),
        references: ["RIBs/Classes/Workflow/Workflow.swift in github.com/uber/RIBs-iOS"])
}
