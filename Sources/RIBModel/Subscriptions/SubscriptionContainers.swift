import SourceText

/// Whether an interactor's deactivation empties one of its holders.
///
/// It walks what `willResignActive` reaches, as the class sees it: its own overrides first, base classes where `super`
/// is called.
struct Clearing {
    let tracer: SubscriptionTracer
    let interactor: TypeID
    let property: DeclarationID
    /// Chains by which something is put in.
    let insertions: Set<NodeReference>
    /// Whether something is put in while the interactor is made.
    let isFilledBeforeActivation: Bool
    /// Where it is emptied, once `life` has said that it is.
    private(set) var place: NodeReference?
    private var visited: Set<DeclarationID> = []

    init(
        _ tracer: SubscriptionTracer, interactor: TypeID, property: DeclarationID, insertions: Set<NodeReference>,
        isFilledBeforeActivation: Bool
    ) {
        self.tracer = tracer
        self.interactor = interactor
        self.property = property
        self.insertions = insertions
        self.isFilledBeforeActivation = isFilledBeforeActivation
    }

    private var project: Project { tracer.project }

    mutating func life() -> SubscriptionContainer.Life {
        visited = []
        if empties(entry: Name.deactivationHook) || empties(entry: Name.deactivationMethod) || isBoundItself() {
            return .emptied
        }
        visited = []
        if !isFilledBeforeActivation, let entry = method(Name.activationHook, above: nil) {
            if first(in: entry) == .renewal { return .emptied }
        }
        return project.hierarchy.hasUnresolvedSuperclass[interactor.index] ? .unresolved : .outlives
    }

    // MARK: Reaching

    private mutating func empties(entry name: Name) -> Bool { method(name, above: nil).map { empties($0) } ?? false }

    /// The method of that name that the interactor has, or that stands above a class: the nearest with a body.
    private func method(_ name: Name, above type: TypeID?) -> DeclarationID? {
        let start = type.map { project.hierarchy.superclass[$0.index] } ?? interactor
        return start.flatMap { project.implementation(name, nil, of: $0) }
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
        tracer.flow.steps = FlowBudget.steps
        return CallContext(body: tracer.body(of: member), owner: interactor, subject: .owner)
    }

    /// The interactor's own code that a chain runs: a method, or the observers of a property that it sets.
    private func reached(by chain: Chain) -> [DeclarationID] {
        guard let head = chain.head else { return [] }
        let element: ChainElement
        switch head.kind {
        case .superReference, .selfReference:
            guard let member = chain.elements.first(where: { $0.kind == .member }) else { return [] }
            element = member
        case .identifier:
            guard !head.isLocal else { return [] }
            element = head
        default: return []
        }
        if chain.call(of: element) != nil {
            guard head.kind == .superReference else { return method(element.name, above: nil).map { [$0] } ?? [] }
            guard let above = project.symbols.type(around: chain.body.home.declaration) else { return [] }
            return method(element.name, above: above).map { [$0] } ?? []
        }
        return project.members(element.name, of: interactor).filter {
            project.hasBody($0) && !project.isFunction($0) && (chain.isAssigned || project.isComputed($0))
        }
    }

    // MARK: Mentions

    /// Whether a chain lets go of what the holder has.
    private func empties(_ chain: Chain, in context: CallContext) -> Bool {
        guard !insertions.contains(chain.place) else { return false }
        // The shortest beginning that is the holder, and what is done to it.
        guard let last = chain.elements.first(where: { isHolder(chain.through($0), in: context) }) else { return false }
        if chain.isAssigned { return !takesInsertion(chain) }
        let members = chain.suffixes(behind: last).lazy.filter { $0.kind == .member }
        return members.isEmpty ? isHandedOn(chain, in: context) : members.contains { letsGo($0.name) }
    }

    /// Whether an assignment to the holder is what puts something in.
    private func takesInsertion(_ chain: Chain) -> Bool {
        chain.enclosing?.parts.contains { insertions.contains($0.place) } ?? false
    }

    private func isHolder(_ chain: Chain, in context: CallContext) -> Bool {
        tracer.flow.storage(of: chain, in: context) == .property(property)
    }

    /// Names that empty what they are called on; any method of a bag of the project's own but those that take
    /// something.
    private func letsGo(_ name: Name) -> Bool {
        if tracer.words.emptyings.contains(name) || tracer.words.deactivationTerminators.contains(name) { return true }
        guard let bag = project.type(of: property).nominal else { return false }
        return !tracer.words.insertions.contains(name)
            && project.members(name, of: bag).contains { project.isFunction($0) && !project.hasParameters($0) }
    }

    /// The holder goes into a loop, an array that is run over, a local that is disposed, or a function that takes it.
    private func isHandedOn(_ chain: Chain, in context: CallContext) -> Bool {
        guard let expression = chain.enclosing, let around = expression.enclosing else { return false }
        switch around.kind {
        case .for: return true
        case .optionalBinding: return isEmptied(.optionalBinding(around.optionalBinding), boundBy: around, in: context)
        case .binding:
            guard around.binding.count == 1, let variable = around.binding.variable else { return false }
            return isEmptied(.variable(variable), boundBy: around, in: context)
        case .argument: return isEmptied(around.argument, in: context)
        default: return false
        }
    }

    /// Whether a local that is bound to the holder is emptied behind its binding: `if let token = token` names the
    /// holder in its own value.
    private func isEmptied(_ local: LocalDeclaration, boundBy binding: BodyNode, in context: CallContext) -> Bool {
        context.body.identifiers(named: local.name).contains { use in
            guard binding.ends(before: use), use.local == local, let chain = use.chain else { return false }
            return isEmptied(chain, behind: use, in: context)
        }
    }

    private func isEmptied(_ chain: Chain, behind element: ChainElement, in context: CallContext) -> Bool {
        let member = chain.suffixes(behind: element).first { $0.kind == .member }
        return member.map { letsGo($0.name) } ?? isHandedOn(chain, in: context)
    }

    private func isEmptied(_ argument: Argument, in context: CallContext) -> Bool {
        guard let around = argument.enclosing, let chain = around.enclosing, chain.kind == .chain else { return false }
        if around.kind == .literal { return isEmptied(chain.chain, behind: around.element, in: context) }
        guard let call = argument.call, let callee = call.calledName else { return false }
        let words = tracer.words
        if words.bagTerminators.contains(callee.name) || words.insertions.contains(callee.name) { return false }
        guard let function = tracer.flow.callee(of: call, in: context),
            let parameter = tracer.flow.parameter(for: argument, of: call, to: function)
        else { return true }
        return parameter.body.identifiers(named: parameter.name).contains { use in
            guard let chain = use.chain else { return false }
            if chain.isAssigned { return true }
            let member = chain.suffixes(behind: use).first { $0.kind == .member }
            return member.map { letsGo($0.name) } ?? (chain.enclosing?.enclosing?.kind == .for)
        }
    }

    /// Whether the holder is itself bound to the interactor's activity somewhere in its code.
    private mutating func isBoundItself() -> Bool {
        for type in project.classes(of: interactor) {
            for member in project.ownMembers(of: type) {
                let context = context(of: member)
                for part in context.body.parts {
                    guard part.kind == .member, tracer.words.deactivationTerminators.contains(part.name),
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

    /// `Disposables.create { self.bag = DisposeBag() }.disposeOnDeactivate(…)`, `AnyCancellable { …
    /// }.cancelOnDeactivate(…)`.
    private func emptiesInside(_ chain: Chain, in context: CallContext) -> Bool {
        guard let head = chain.head, let last = chain.last, head.kind == .identifier else { return false }
        let words = tracer.words
        guard words.subscriptionMakers.contains(head.name) || words.subscriptions.contains(head.name) else {
            return false
        }
        return chain.parts(through: last).dropFirst().contains { $0.kind == .chain && empties($0.chain, in: context) }
    }

    // MARK: Renewal

    private enum First {
        case renewal, insertion
    }

    /// What `didBecomeActive` does first to the holder: renew it on every path, or put something in.
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
                guard let found = first(in: next) else { continue }
                if found == .insertion || isUnconditional(chain) { return found }
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

extension Project {
    /// The method by which an interactor begins what is to be done when it is deactivated; nil where it has none of the
    /// project.
    public func deactivation(of interactor: TypeID) -> DeclarationID? {
        implementation(Name.deactivationHook, nil, of: interactor)
    }
}

extension Sequence {
    fileprivate var isEmpty: Bool { !contains { _ in true } }
}
