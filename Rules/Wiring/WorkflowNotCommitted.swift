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
                    related: call.map { [Finding.Note(project.site($0), "this call drops the steps")] } ?? [])
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
