import SourceText

/// The router's functions that only build a child and return it, if several calls use them: each call is an edge of its
/// own.
struct ChildFactories {
    private let factories: [Name: Factory]

    private struct Factory {
        let function: DeclarationID
        /// The call that builds, in the function.
        let build: CallSite
    }

    /// - Parameter functions: the router's functions that may operate on a child.
    init(among functions: [DeclarationID], of router: TypeID, _ project: Project) {
        var found: [Name: Factory] = [:]
        // One of several functions of a name is not told apart by name.
        let byName = Dictionary(grouping: functions) { project.name(of: $0) }
        for (name, functions) in byName {
            guard functions.count == 1, ChildFactories.mayBe(functions[0], project) else { continue }
            let body = FunctionBody(BodyOwner(functions[0], type: router), in: project)
            let builds = body.calls.filter { project.mayBuild($0) }
            if builds.count == 1 { found[name] = Factory(function: functions[0], build: builds[0]) }
        }
        guard !found.isEmpty else {
            factories = [:]
            return
        }
        let names = NameSet(found.keys)
        var calls: [Name: Int] = [:]
        for function in functions where project.mentions(names, function) {
            let body = FunctionBody(BodyOwner(function, type: router), in: project)
            for call in body.calls where names.contains(call.name) && call.isOnSelf {
                calls[call.name, default: 0] += 1
            }
        }
        factories = found.filter { (calls[$0.key] ?? 0) > 1 }
    }

    /// Whether a function returns a router, and neither attaches nor detaches anything.
    private static func mayBe(_ function: DeclarationID, _ project: Project) -> Bool {
        project.isFunction(function) && project.isRouter(project.type(of: function))
            && !project.mentions(project.attachmentNames.all, function)
    }

    /// The call that builds the child which a call of a factory returns; nil for any other call.
    func build(runBy call: CallSite) -> CallSite? {
        guard !factories.isEmpty, call.isOnSelf, let factory = factories[call.name],
            factory.function != call.body.home.declaration
        else { return nil }
        return factory.build
    }

    /// Whether a call builds the child that a factory returns.
    func contain(_ call: CallSite) -> Bool {
        !factories.isEmpty && factories.values.contains { $0.build == call }
    }
}
