import SourceText

/// Decides where a subscription can be bound to the interactor's own lifetime.
struct SubscriptionBindings {
    private let project: Project
    private let tracer: SubscriptionTracer

    private var lifecycle: Lifecycle { tracer.context.lifecycle }

    init(_ project: Project, _ tracer: SubscriptionTracer) {
        self.project = project
        self.tracer = tracer
    }

    /// The edit that binds a subscription, whatever runs its code: `activity(of:_:)` says when it may be made.
    ///
    /// - Parameter isInBag: the subscription is inserted into a bag already; the inserting call is replaced.
    func binding(
        _ call: SubscribingCall, owner: TypeID?, member: DeclarationID, isInBag: Bool
    ) -> Subscription.Binding? {
        let body = tracer.body(of: member)
        let chain = call.chain(in: body)
        // A function without a result has nothing to append to.
        let hasValue = call.function.map { project.hasResult($0) } ?? true
        guard hasValue, let owner, descendsFromFramework(owner, member), chain.selfBinding != .weak else { return nil }
        let method = lifecycle.terminator(of: call.library, project.libraryModels)
        guard isAvailable(method, call.library, file: member.file), tracer.makesSubscription(call, in: body) else {
            return nil
        }
        if isInBag, let next = chain.suffixes(after: call.end(in: body)).first(where: { $0.kind == .member }),
            tracer.words[next.name].contains(.bagTerminators), let put = chain.call(of: next), put.element == chain.last
        {
            let range = ByteRange(project.range(next.place).start, project.range(put.place).end)
            return Subscription.Binding(range: range, method: method)
        }
        let end = project.range(call.end).end
        return Subscription.Binding(range: ByteRange(end, end), method: method)
    }

    /// The framework's method takes its class, not the protocol.
    private func descendsFromFramework(_ owner: TypeID, _ member: DeclarationID) -> Bool {
        guard project.isClass(owner), !project.isStatic(member) else { return false }
        let types = project.libraryModels.ribsTypes
        return types.indices.contains {
            types[$0].isClass && types[$0].role == lifecycle.role
                && project.hierarchy.libraryAncestors[owner.index] & (1 << UInt64($0)) != 0
        }
    }

    /// Combine's method belongs to the frameworks that are built on Combine, Rx's to the others; or the project
    /// declares its own.
    private func isAvailable(_ method: String, _ library: StreamLibrary, file: Int) -> Bool {
        let own = project.names.find(method).map { tracer.context.functions(extendingValues: $0) } ?? []
        if own.contains(where: { project.isVisible($0, from: file) }) { return true }
        return project.file(file, importsOneOf: project.libraryModels.combineModules) == (library == .combine)
    }
}
