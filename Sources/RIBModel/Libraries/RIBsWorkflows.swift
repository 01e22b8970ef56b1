package import SourceText

extension Name {
    /// Whether a method of a workflow or of one of its steps adds a step.
    var addsWorkflowStep: Bool { self == RIBsWord.onStep.name }

    /// Whether a method of observables begins a second branch of the workflow that is its argument.
    var forksWorkflow: Bool { self == RIBsWord.fork.name }

    /// Whether a method of a step adds the steps so far to their workflow, which runs no others.
    package var commitsWorkflowSteps: Bool { self == RIBsWord.commit.name }

    /// Whether a method of a step returns the next step, or the stream from which a fork starts.
    var continuesWorkflowSteps: Bool {
        switch RIBsWord(self) {
        case .onStep, .onError, .fork, .asObservable, .asPublisher: true
        default: false
        }
    }

    /// The method that runs a workflow on an item, and returns the subscription.
    static var workflowSubscription: Name { RIBsWord.subscribe.name }
}

extension NameSet {
    /// The methods by which code adds steps to workflows.
    static let workflowSteps = NameSet([RIBsWord.onStep.name, RIBsWord.fork.name])
}

extension Project {
    /// Whether values of a type are workflows.
    func isWorkflow(_ type: TypeReference) -> Bool { reaches(type) { $0.role == .workflow } }
}
