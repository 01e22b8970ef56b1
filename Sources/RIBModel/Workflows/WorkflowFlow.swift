import SourceText

/// The calls that commit the steps of workflows, and that add steps to them.
struct WorkflowFlow: FlowModel {
    let project: Project
    private let subscriptions: SubscriptionContext

    init(_ project: Project) {
        self.project = project
        subscriptions = SubscriptionContext(project)
    }

    func consumes(_ name: Name) -> Bool { name.commitsWorkflowSteps }

    func passesOn(_ name: Name) -> Bool { name.continuesWorkflowSteps }

    func puts(_ name: Name, intoArgument label: Name) -> Bool { false }

    func functions(extendingValues name: Name) -> [DeclarationID] { [] }

    func inserts(_ name: Name) -> Bool { subscriptions.inserts(name) }

    func wraps(_ name: Name) -> Bool { false }

    func hasMakers(_ name: Name) -> Bool { false }

    func functions(_ name: Name, extending type: TypeReference) -> [DeclarationID] { [] }

    func runsClosure(_ name: Name) -> Bool { subscriptions.runsClosure(name) }

    func passesElements(_ name: Name) -> Bool { subscriptions.passesElements(name) }

    func passesResults(_ name: Name) -> Bool { subscriptions.passesResults(name) }

    func consumesResult(_ name: Name) -> Bool { false }

    func ignoresResult(_ name: Name) -> Bool { subscriptions.runsClosure(name) }

    var isResultIgnoredElsewhere: Bool { false }

    func isContainer(_ name: Name) -> Bool { false }

    func keeps(_ type: TypeReference) -> Bool { false }

    func storesInObject(_ name: Name) -> Bool { subscriptions.storesInObject(name) }

    func keepsStoredValue(_ call: CallSite) -> Bool { true }

    func readsFromObject(_ name: Name) -> Bool { subscriptions.readsFromObject(name) }

    func isStoredInObject(_ property: DeclarationID) -> Bool { false }
}
