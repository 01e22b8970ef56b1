import SourceText

/// The calls that end, store and forward the handles of tasks.
struct TaskFlow: LifecycleFlow {
    let project: Project
    let lifecycle: Lifecycle
    /// The libraries' containers and the project's extensions of them, which tasks share with subscriptions.
    private let subscriptions: SubscriptionContext
    /// The functions in the project's extensions of tasks.
    private let taskExtensions: ExtensionFunctions

    private static let extensions = Query<WholeProject, ExtensionFunctions>("taskExtensions") { project, _ in
        ExtensionFunctions(.tasks, project)
    }

    init(_ project: Project, _ lifecycle: Lifecycle) {
        self.project = project
        self.lifecycle = lifecycle
        subscriptions = SubscriptionContext(project, lifecycle)
        taskExtensions = project[TaskFlow.extensions]
    }

    var words: StreamModel { subscriptions.words }
    var containerExtensions: ExtensionFunctions { subscriptions.containerExtensions }

    func consumes(_ name: Name) -> Bool { subscriptions.consumes(name) }

    func consumes(_ call: CallSite) -> Bool { subscriptions.consumes(call) }

    func puts(_ name: Name, intoArgument label: Name) -> Bool { subscriptions.puts(name, intoArgument: label) }

    func functions(extendingValues name: Name) -> [DeclarationID] { taskExtensions.functions(name) }

    func inserts(_ name: Name) -> Bool { subscriptions.inserts(name) }

    func wraps(_ name: Name) -> Bool { subscriptions.wraps(name) }

    func hasMakers(_ name: Name) -> Bool { subscriptions.hasMakers(name) }

    func functions(_ name: Name, extending type: TypeReference) -> [DeclarationID] { [] }

    func runsClosure(_ name: Name) -> Bool { subscriptions.runsClosure(name) }

    func passesElements(_ name: Name) -> Bool { subscriptions.passesElements(name) }

    func passesResults(_ name: Name) -> Bool { subscriptions.passesResults(name) }

    func consumesResult(_ name: Name) -> Bool { false }

    func ignoresResult(_ name: Name) -> Bool {
        subscriptions.ignoresResult(name) || subscriptions.consumesResult(name)
    }

    /// Closures in general return nothing, and the result of `Task.init` may be unused.
    var isResultIgnoredElsewhere: Bool { true }

    func isContainer(_ name: Name) -> Bool { subscriptions.isContainer(name) }

    func keeps(_ type: TypeReference) -> Bool {
        var seen: Set<TypeID> = []
        return keeps(type, &seen)
    }

    func storesInObject(_ name: Name) -> Bool { subscriptions.storesInObject(name) }

    func keepsStoredValue(_ call: CallSite) -> Bool { subscriptions.keepsStoredValue(call) }

    func readsFromObject(_ name: Name) -> Bool { subscriptions.readsFromObject(name) }

    func isStoredInObject(_ property: DeclarationID) -> Bool { subscriptions.isStoredInObject(property) }

    /// Whether a value of the type keeps tasks: one, several, a container of subscriptions that they are converted to,
    /// or a type of the project that stores little else.
    ///
    /// - Parameter seen: the project's types that were looked into.
    private func keeps(_ type: TypeReference, _ seen: inout Set<TypeID>) -> Bool {
        if type.isTask || subscriptions.keeps(type) { return true }
        switch type {
        case .known(_, let arguments): return arguments.contains { keeps($0, &seen) }
        case .collection(let element): return keeps(element, &seen)
        case .nominal(let nominal, _):
            guard !project.isProtocol(nominal), !project.roles.hasAny(nominal), seen.insert(nominal).inserted else {
                return false
            }
            let stored = project.ownMembers(of: nominal).filter { project.isStored($0) && !project.isStatic($0) }
            return stored.count <= 2 && stored.contains { keeps(project.type(of: $0), &seen) }
        default: return false
        }
    }

    /// A task runs on after its handle is released, also as part of a value; a subscription or an object of the project
    /// that stores it may cancel it then.
    func endsByRemoval(from container: TypeReference) -> Bool {
        switch container {
        case .known(let name, _): !name.isTask
        case .collection(let element): endsByRemoval(from: element)
        case .nominal(let type, _) where !project.isClassOrActor(type):
            !project.ownMembers(of: type).contains {
                project.isStored($0) && keeps(project.type(of: $0)) && !endsByRemoval(from: project.type(of: $0))
            }
        default: true
        }
    }

    /// Whether it is unknown what a container does with its tasks: its type is not analyzed, or its initializer takes
    /// something that may cancel them.
    func isOpaque(_ container: DeclarationID) -> Bool {
        // A function that associates tasks with the object is followed to the associated value.
        guard project.isProperty(container) else { return false }
        switch project.type(of: container) {
        case .unknown, .unresolved, .library: return true
        case .nominal(let type, _):
            if project.isProtocol(type) || project.hasUnresolvedSuperclass(type) { return true }
            guard project.hasInitialValue(container) else { return true }
            let made = project.body(of: container).initialValue?.chain
            return made?.calls.contains { $0.arguments.first != nil } ?? true
        default: return false
        }
    }
}
