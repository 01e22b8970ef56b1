import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A workflow that is committed a second time.
    static let workflowCommittedTwice = Rule(
        "workflow_committed_twice", in: .wiring, as: .error,
        documentation: .workflowCommittedTwice,
        inspects: Scope("calls that commit workflows"),
        configurationKeys: ["modules"],
        each: { $0.workflowClasses }
    ) { context, workflow in
        let project = context.project
        let found = project.secondCommits(of: workflow)
        let name = project.name(of: workflow)
        for commit in found {
            context.report(
                at: project.site(commit.place),
                commit.areSame
                    ? "The steps of '\(name)' are committed twice, so they run twice."
                    : "'\(name)' is committed twice: its base class has committed steps, which run beside these.",
                help: commit.areSame
                    ? "Call 'commit()' once, after the last step."
                    : "Return the first steps from a function of the base class, and commit only the whole chain.",
                about: commit.member, in: workflow,
                related: [Finding.Note(project.site(commit.first), "it is committed here first")])
        }
        guard context.recordsSkips else { return }
        for steps in project.workflowSteps where steps.owner == workflow {
            guard case .committed(let place) = steps.fate, !found.contains(where: { $0.place == place }) else {
                continue
            }
            context.skip(
                Candidate("The call of '\(project.text(at: place))'", at: project.site(place)),
                "is not known to follow another one in the same run")
        }
    }
}

extension RuleDocumentation {
    static let workflowCommittedTwice = RuleDocumentation(
        summary: "A workflow is committed twice, so its steps run twice or side by side.",
        reason: """
            'commit()' subscribes to a chain of steps, and the workflow runs all chains that are committed. Steps that \
            are committed twice run twice: a deep link opens its screen twice. If a base class has committed its \
            steps, those of the subclass do not follow them but run at the same time, and the workflow completes twice.
            """,
        howItWorks: """
            The rule follows the initializers of a workflow's class, the base class's first, and the functions that \
            they call on the workflow. It reports a 'commit()' of a chain that begins with the workflow itself if a \
            base class has committed another such chain on each path before, and a second 'commit()' of the same \
            steps: in one function, or in functions that get them as an argument or read them from a lazy property or \
            from one that only an initializer assigns.
            """,
        limitations: """
            Commits under a condition or in a closure are not reported, and neither are two chains of the same class: \
            they are meant to run side by side. 'fork' commits a chain of its own.
            """,
        example: RuleExample(
            """
              class SessionWorkflow: Workflow<RootActionableItem> {
            -     override init() {
            -         super.init()
            -         onStep { root in root.waitForSession() }.commit()
            -     }
            +     func waitForSession() -> Step<RootActionableItem, RootActionableItem, Void> {
            +         onStep { root in root.waitForSession() }
            +     }
              }

              final class OffersWorkflow: SessionWorkflow {
                  override init() {
                      super.init()
            -         onStep { root in root.openOffers() }.commit()
            +         waitForSession().onStep { root, _ in root.openOffers() }.commit()
                  }
              }
            """,
            in: "import RIBs\nimport RxSwift"),
        references: ["RIBs/Classes/Workflow/Workflow.swift in github.com/uber/RIBs-iOS"])
}
