import SourceText

/// Decides whether the end of an object's lifecycle clears one of its containers: an interactor's deactivation, or a
/// worker's stop.
///
/// Searches the code that the hook reaches with the class's dispatch: its own overrides first, base classes where
/// `super` is called.
///
/// As in `ValueFlow`, only its functions require that the model conforms to a protocol.
package struct Clearing<Model> {
    let flow: ValueFlow<Model>
    let interactor: TypeID
    let property: DeclarationID
    /// Chains that insert into the container.
    let insertions: Set<NodeReference>
    /// Whether the container is filled during initialization.
    let isFilledBeforeActivation: Bool
    /// The place where it is cleared, once `life` has found that it is.
    package private(set) var place: NodeReference?
    private var visited: Set<DeclarationID> = []

    package init(
        _ flow: ValueFlow<Model>, interactor: TypeID, property: DeclarationID, insertions: Set<NodeReference>,
        isFilledBeforeActivation: Bool
    ) {
        self.flow = flow
        self.interactor = interactor
        self.property = property
        self.insertions = insertions
        self.isFilledBeforeActivation = isFilledBeforeActivation
    }
}

extension Clearing where Model: LifecycleFlow {
    private var project: Project { flow.project }
    var words: StreamModel { flow.model.words }
    var lifecycle: Lifecycle { flow.model.lifecycle }

    package mutating func life() -> ContainerLife {
        visited = []
        if empties(entry: lifecycle.endHook) || empties(entry: lifecycle.endMethod) || isBoundItself() {
            return .emptied
        }
        visited = []
        if !isFilledBeforeActivation, let entry = method(lifecycle.startHook) {
            if first(in: entry) == .renewal { return .emptied }
        }
        return project.hasAbsentCode(interactor) ? .unresolved : mayBeClearedElsewhere ? .open : .outlives
    }

    /// Whether code that one of the object's functions reaches clears the container.
    mutating func isEmptied(reachedFrom entries: some Sequence<Name>) -> Bool {
        visited = []
        return entries.contains { empties(entry: $0) }
    }

    private mutating func empties(entry name: Name) -> Bool { method(name).map { empties($0) } ?? false }

    /// The method with a body that the object runs, or the nearest above a class, where code of a file calls that name.
    private func method(_ name: Name, above type: TypeID? = nil, from file: Int? = nil) -> DeclarationID? {
        let start = type.map { project.hierarchy.superclass[$0.index] } ?? interactor
        return start.flatMap { project.implementation(name, nil, of: $0, from: file ?? project.file(of: interactor)) }
    }

    private mutating func empties(_ member: DeclarationID) -> Bool {
        guard visited.insert(member).inserted else { return false }
        let context = context(of: member)
        for chain in context.body.chains {
            if empties(chain, in: context) {
                place = chain.place
                return true
            }
            for next in reached(by: chain) where empties(next) { return true }
        }
        return false
    }

    private func context(of member: DeclarationID) -> CallContext {
        flow.steps = FlowBudget.steps
        return CallContext(body: flow.body(of: member), owner: interactor, subject: .owner)
    }

    /// The interactor's own code that a chain runs: a method, or the observers of a property that it sets.
    private func reached(by chain: Chain) -> [DeclarationID] {
        guard let head = chain.head,
            let element = head.kind == .superReference ? chain.elements.first(where: \.isName) : chain.headOnSelf,
            element.isName, element != head || !head.isLocal
        else { return [] }
        if chain.call(of: element) != nil {
            let above = project.symbols.type(around: chain.body.home.declaration)
            if head.kind == .superReference, above == nil { return [] }
            let method = method(
                element.name, above: head.kind == .superReference ? above : nil, from: element.body.file)
            return method.map { [$0] } ?? []
        }
        return project.members(element.name, of: interactor, from: element.body.file).filter {
            project.hasBody($0) && !project.isFunction($0) && (chain.isAssigned || project.isComputed($0))
        }
    }

    // MARK: Uses of the container

    /// Whether a chain clears the container.
    private func empties(_ chain: Chain, in context: CallContext) -> Bool {
        guard !insertions.contains(chain.place) else { return false }
        if clearsAssociation(chain, in: context) { return true }
        // The shortest prefix that denotes the container, and the operation on it.
        guard let last = chain.elements.first(where: { isHolder(chain.through($0), in: context) }) else { return false }
        if chain.isAssigned { return endsByRemoval && !takesInsertion(chain) }
        if chain.enclosing?.enclosing?.kind == .for { return true }
        let members = chain.suffixes(after: last).lazy.filter { $0.kind == .member }
        return members.first == nil
            ? isClearedElsewhere(chain, in: context)
            : members.contains { clears($0, of: chain, in: context) }
    }

    /// Whether a chain removes what is associated with the interactor: everything, or the container by its key.
    private func clearsAssociation(_ chain: Chain, in context: CallContext) -> Bool {
        guard let head = chain.head, head.name.removesAssociatedObjects || head.name.setsAssociatedObject,
            let call = chain.call(of: head), project.mentions(.associatedObjectAccesses, property)
        else { return false }
        var arguments = call.arguments.lazy.compactMap(\.value).makeIterator()
        guard let object = arguments.next(), flow.storage(of: object, in: context) == .owner else { return false }
        if head.name.removesAssociatedObjects { return true }
        guard let key = arguments.next()?.chains.first?.lastName,
            project.mentions(NameSet([key.name]), property), let value = arguments.next()
        else { return false }
        return value.literal == .nil || flow.storage(of: value, in: context) == .fresh
    }

    /// Whether a member of a chain clears what precedes it: by its name, or as a function of the project by its body.
    private func clears(_ member: ChainElement, of chain: Chain, in context: CallContext) -> Bool {
        clears(member.name) || (chain.call(of: member).map { clearsReceiver($0, in: context) } ?? false)
    }

    /// Whether a function from the project's extensions of subscriptions, optionals and collections clears its object.
    private func clearsReceiver(_ call: CallSite, in context: CallContext) -> Bool {
        guard context.depth < FlowBudget.depth else {
            project.note(.destinations, at: call.calleePlace)
            return true
        }
        return flow.model.containerExtensions.functions(call.name).contains { function in
            guard project.hasReadBody(function), project.accepts(function, call.passed),
                project.isVisible(function, from: call.body.file)
            else { return false }
            let inner = CallContext(
                body: flow.body(of: function), owner: interactor, subject: .followed, depth: context.depth + 1)
            return inner.body.chains.contains { clearsSelf($0, in: inner) }
        }
    }

    /// Whether a chain clears `self`, which is the container.
    private func clearsSelf(_ chain: Chain, in context: CallContext) -> Bool {
        guard let head = chain.head else { return false }
        switch head.kind {
        case .selfReference:
            if chain.isAssigned { return endsByRemoval && chain.only != nil }
            let members = chain.suffixes(after: head).lazy.filter { $0.kind == .member }
            return members.first == nil
                ? isClearedElsewhere(chain, in: context)
                : members.contains { clears($0, of: chain, in: context) }
        case .identifier:
            return !head.isLocal && chain.call(of: head) != nil && clears(head, of: chain, in: context)
        default: return false
        }
    }

    /// Whether an assignment to the container is itself the insertion.
    private func takesInsertion(_ chain: Chain) -> Bool {
        chain.enclosing?.parts.contains { insertions.contains($0.place) } ?? false
    }

    private func isHolder(_ chain: Chain, in context: CallContext) -> Bool {
        flow.storage(of: chain, in: context) == .property(property)
            || chain.onlyName?.name == .oldValue && context.body.home.declaration == property
    }

    /// Whether values end when they are removed from the container.
    private var endsByRemoval: Bool { flow.model.endsByRemoval(from: project.type(of: property)) }

    /// Whether a call of that name clears its receiver; for a bag declared in the project, any method without
    /// parameters that is not an insertion.
    func clears(_ name: Name) -> Bool {
        if words[name].contains(.emptyings) { return !name.removesAllElements || endsByRemoval }
        if words.terminators(of: lifecycle).contains(name) { return true }
        guard let bag = project.type(of: property).nominal else { return false }
        return !words[name].contains(.insertions)
            && project.members(name, of: bag, from: property.file).contains {
                project.isFunction($0) && !project.hasParameters($0)
            }
    }

    /// Whether the container is iterated by a loop or an array method, bound to a local that is disposed of, or passed
    /// to a function.
    private func isClearedElsewhere(_ chain: Chain, in context: CallContext) -> Bool {
        guard let expression = chain.enclosing, let around = expression.enclosing else { return false }
        switch around.kind {
        case .for: return true
        case .optionalBinding: return isEmptied(.optionalBinding(around.optionalBinding), boundBy: around, in: context)
        case .binding:
            guard around.binding.count == 1, let variable = around.binding.variable else { return false }
            return isEmptied(.variable(variable), boundBy: around, in: context)
        case .argument: return !expression.expression.isOperation && isEmptied(around.argument, in: context)
        default: return false
        }
    }

    /// Whether a local that is bound to the container is cleared after the binding. In `if let token = token`, the
    /// initial value names the container, too.
    private func isEmptied(_ local: LocalDeclaration, boundBy binding: BodyNode, in context: CallContext) -> Bool {
        context.body.identifiers(named: local.name).contains { use in
            guard binding.ends(before: use), use.local == local, let chain = use.chain else { return false }
            return isEmptied(chain, after: use, in: context)
        }
    }

    private func isEmptied(_ chain: Chain, after element: ChainElement, in context: CallContext) -> Bool {
        let member = chain.suffixes(after: element).first { $0.kind == .member }
        return member.map { clears($0, of: chain, in: context) } ?? isClearedElsewhere(chain, in: context)
    }

    private func isEmptied(_ argument: Argument, in context: CallContext) -> Bool {
        guard let around = argument.enclosing, let chain = around.enclosing, chain.kind == .chain else { return false }
        if around.kind == .literal { return isEmptied(chain.chain, after: around.element, in: context) }
        guard let call = argument.call, let callee = call.calledName else { return false }
        if words[callee.name].contains(.bagTerminators) || words[callee.name].contains(.insertions) { return false }
        guard let function = flow.callee(of: call, in: context),
            let parameter = flow.parameter(for: argument, of: call, to: function)
        else { return true }
        return parameter.body.identifiers(named: parameter.name).contains { use in
            guard let chain = use.chain else { return false }
            if chain.isAssigned { return true }
            let member = chain.suffixes(after: use).first { $0.kind == .member }
            return member.map { clears($0.name) } ?? (chain.enclosing?.enclosing?.kind == .for)
        }
    }

    /// Whether the container itself is bound to the interactor's activity in the interactor's code.
    private mutating func isBoundItself() -> Bool {
        for type in project.classes(of: interactor) {
            for member in project.ownMembers(of: type) {
                let context = context(of: member)
                for part in context.body.parts {
                    guard part.kind == .member, words.terminators(of: lifecycle).contains(part.name),
                        let chain = part.element.chain
                    else { continue }
                    let before = chain.before(part.element)
                    if isHolder(before, in: context) || emptiesInside(before, in: context) {
                        place = part.place
                        return true
                    }
                }
            }
        }
        return false
    }

    /// `Disposables.create { self.bag = DisposeBag() }.disposeOnDeactivate(…)`; the same in Combine.
    private func emptiesInside(_ chain: Chain, in context: CallContext) -> Bool {
        guard let head = chain.head, let last = chain.last, head.kind == .identifier else { return false }
        guard words[head.name].contains(.subscriptionMakers) || words[head.name].contains(.subscriptions) else {
            return false
        }
        return chain.parts(through: last).dropFirst().contains { $0.kind == .chain && empties($0.chain, in: context) }
    }

    // MARK: Renewal

    private enum First { case renewal, insertion }

    /// The first operation of `didBecomeActive` on the container: it is replaced on every path, or something is
    /// inserted.
    private mutating func first(in member: DeclarationID) -> First? {
        guard visited.insert(member).inserted else { return nil }
        let context = context(of: member)
        for chain in context.body.chains {
            if insertions.contains(chain.place) { return .insertion }
            if empties(chain, in: context), isUnconditional(chain) {
                place = chain.place
                return .renewal
            }
            for next in reached(by: chain) {
                if let found = first(in: next), found == .insertion || isUnconditional(chain) { return found }
            }
        }
        return nil
    }

    private func isUnconditional(_ chain: Chain) -> Bool {
        var current = BodyNode(chain)
        while let around = current.enclosing {
            switch around.kind {
            case .expression, .block, .do, .accessor, .argument, .tuple, .chain, .call, .literal: current = around
            default: return false
            }
        }
        return true
    }
}
