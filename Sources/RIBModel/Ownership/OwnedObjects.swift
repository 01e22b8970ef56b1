import SourceText

/// Decides which objects a view owns: those that it, or an object that it owns, references strongly. Also used for
/// presenters, workers and interactors; an interactor owns its presenter, and what is passed to its initializer.
///
/// A class, because it caches the bodies that it has visited; it lives for one pass over a view.
package final class OwnedObjects {
    package let dispatch: ClassDispatch
    private var steps = 0

    /// The maximum number of steps for one value.
    private static let most = 200

    var project: Project { dispatch.project }
    var view: TypeID { dispatch.type }
    let isInteractor: Bool

    package init(_ view: TypeID, in project: Project) {
        dispatch = ClassDispatch(view, in: project)
        isInteractor = project.roles.has(view, .interactor)
    }

    /// What keeps an object alive.
    package struct Owner {
        /// The name in the code where the object is stored or passed to its owner.
        package let place: NodeReference
        /// The view's property that keeps the object, directly or through others; nil if a part of the view does.
        package let property: DeclarationID?

        package init(place: NodeReference, property: DeclarationID?) {
            (self.place, self.property) = (place, property)
        }
    }

    /// Whether a value is the view itself, a part of it, or an object that it owns.
    package func owns(_ chain: Chain) -> Bool { ownerOfObject(chain) != nil }

    /// What keeps the object that a chain denotes alive; nil if the view is not known to.
    func ownerOfObject(_ chain: Chain) -> Owner? {
        steps = OwnedObjects.most
        return owned(chain).map { Owner(place: chain.place, property: $0.declaration) }
    }

    /// What keeps the value of a chain after an element alive; nil if the view is not known to.
    package func owner(ofValueOf chain: Chain, after end: ChainElement) -> Owner? {
        steps = OwnedObjects.most
        return keeper(of: chain, after: end)
    }

    /// What an assignment makes keep a value; nil if its target is not known to belong to the view.
    package func owner(assigning target: Chain) -> Owner? {
        steps = OwnedObjects.most
        return keeper(assignedTo: target)
    }

    /// The object that a chain denotes, as far as the view owns it; nil if it does not.
    fileprivate func owned(_ chain: Chain) -> OwnedValue? { isOwned(OwnedDomain(self, chain.body).value(of: chain)) }

    private func isOwned(_ value: OwnedValue) -> OwnedValue? {
        switch value {
        case .itself, .part, .property: return value
        case .made(let call): return keeper(of: call.chain, after: call.element).map { .part($0.property) }
        case .unknown: return nil
        }
    }

    private func step() -> Bool {
        steps -= 1
        return steps > 0
    }

    // MARK: Where a value goes

    private func keeper(of chain: Chain, after end: ChainElement) -> Owner? {
        guard step() else {
            project.note(.ownedObjects, at: end.place)
            return nil
        }
        var suffixes = chain.suffixes(after: end)
        while let suffix = suffixes.next() {
            switch suffix.kind {
            case .optionalChain, .forceUnwrap, .genericArguments: continue
            case .member:
                guard suffix.name.configuresReceiver, let call = chain.call(of: suffix) else { return nil }
                suffixes = chain.suffixes(after: call.element)
            default: return nil
            }
        }
        guard let around = chain.whole.enclosing, around.kind == .expression else { return nil }
        let expression = around.expression
        if let assignment = expression.assignment {
            guard assignment.value.contains(chain.place), let target = assignment.target else { return nil }
            return keeper(assignedTo: target)
        }
        guard !expression.isOperation, expression.firstChain?.node == chain.node else { return nil }
        return keeper(ofExpression: around)
    }

    private func keeper(ofExpression expression: BodyNode) -> Owner? {
        let body = expression.body
        guard let parent = expression.enclosing else {
            let member = body.home.declaration
            if body.isInitialValue(expression) { return isStrong(member) ? Owner(member, expression) : nil }
            return keeper(ofResultOf: member)
        }
        switch parent.kind {
        case .binding:
            guard parent.binding.count == 1, let variable = parent.binding.variable else { return nil }
            return keeper(of: .variable(variable), in: body)
        case .optionalBinding: return keeper(of: .optionalBinding(parent.optionalBinding), in: body)
        case .argument: return keeper(ofArgument: parent.argument)
        case .return: return keeper(ofResultAround: parent)
        case .block, .closure: return parent.hasOneStatement ? keeper(ofResultAround: expression) : nil
        default: return nil
        }
    }

    private func keeper(of local: LocalDeclaration, in body: FunctionBody) -> Owner? {
        for use in body.uses(of: local) {
            guard let chain = use.chain, chain.only != nil, !chain.isAssigned else { continue }
            if let owner = keeper(of: chain, after: use) { return owner }
        }
        return nil
    }

    /// What keeps a value that a `return` returns, or that is the only statement of a closure or getter.
    private func keeper(ofResultAround part: BodyNode) -> Owner? {
        for case .closure(let closure) in part.ancestors {
            if let call = closure.call, project.transformsElements(call.name) {
                return keeper(of: call.chain, after: call.element)
            }
            guard let chain = closure.enclosing?.chain, let head = chain.head, head.node == closure.node,
                let call = chain.suffixes(after: head).first, call.kind == .call
            else { return nil }
            return keeper(of: chain, after: call)
        }
        return keeper(ofResultOf: part.body.home.declaration)
    }

    /// What keeps the result of one of the view's own functions or getters.
    private func keeper(ofResultOf member: DeclarationID) -> Owner? {
        guard step(), !project.isStatic(member) else { return nil }
        let name = project.name(of: member)
        for user in dispatch.code where user != member && project.mentions(NameSet([name]), user) {
            for chain in dispatch.body(of: user).chains {
                guard let head = chain.headOnSelf, head.name == name, head.isName, !head.isLocal else { continue }
                let end = project.isFunction(member) ? chain.call(of: head)?.element : head
                if let end, let owner = keeper(of: chain, after: end) { return owner }
            }
        }
        return nil
    }

    private func keeper(ofArgument argument: Argument) -> Owner? {
        guard let around = argument.enclosing, let chain = around.enclosing, chain.kind == .chain else { return nil }
        if around.kind == .literal { return keeper(of: chain.chain, after: around.element) }
        guard let call = argument.call, let callee = call.calledName else { return nil }
        if callee.name.isViewWithPart(argument.label), call.receiver == nil {
            return keeper(of: call.chain, after: call.element)
        }
        if call.makesLayoutOfConfiguration { return keeper(of: call.chain, after: call.element) }
        if call.isConstruction || call.name == Name.`init` {
            let keeps = call.callees.functions.contains { stores(argument, passedBy: call, to: $0) }
            return keeps ? keeper(of: call.chain, after: call.element) : nil
        }
        let receiver = call.receiver.map { owned($0) } ?? .itself
        guard let receiver else { return nil }
        let gives = callee.name.givesToView || isStored(argument, passedBy: call)
        return gives ? Owner(place: callee.place, property: receiver.declaration) : nil
    }

    private func keeper(assignedTo target: Chain) -> Owner? {
        guard let last = target.last, last.isName else { return nil }
        if target.only != nil {
            if let local = last.local {
                guard case .variable = local else { return nil }
                return keeper(of: local, in: target.body)
            }
            return keeper(inOwnMember: last)
        }
        guard let receiver = owned(target.before(last)) else { return nil }
        if receiver == .itself { return keeper(inOwnMember: last) }
        if let property = target.memberOfReceiver {
            return keepsValue(property) ? Owner(place: last.place, property: receiver.declaration) : nil
        }
        let keeps = last.name.isPartOfView || last.name.keepsAssignedClosure
        return keeps ? Owner(place: last.place, property: receiver.declaration) : nil
    }

    private func keeper(inOwnMember name: ChainElement) -> Owner? {
        guard let property = dispatch.property(name.name, from: name.body.file) else {
            return name.name.isPartOfView ? Owner(place: name.place, property: nil) : nil
        }
        return isStrong(property) ? Owner(place: name.place, property: property) : nil
    }

    /// Whether objects keep what is assigned to a property of theirs: for a requirement, all that the project declares.
    private func keepsValue(_ property: DeclarationID) -> Bool {
        guard project.isRequirement(property) else { return isStrong(property) }
        guard let type = project.symbols.type(around: property) else { return false }
        let found = project.conformers(of: type).filter { project.isClass($0) && project.isReported($0) }.map {
            project.firstProperty(project.name(of: property), of: $0, from: project.file(of: $0))
        }
        return !found.isEmpty && found.allSatisfy { $0.map { isStrong($0) } ?? false }
    }

    func isStrong(_ property: DeclarationID) -> Bool {
        project.isStored(property) && !project.isStatic(property) && !project.isRequirement(property)
            && !StrongReferences(project).isWeak(property)
    }
}

extension OwnedObjects.Owner {
    fileprivate init(_ property: DeclarationID, _ place: BodyNode) {
        self.init(place: place.place, property: property)
    }
}

extension Chain {
    /// The property that the chain's last name denotes on the value before it.
    package var memberOfReceiver: DeclarationID? {
        guard let last, last.kind == .member else { return nil }
        let receiver = before(last)
        var type = receiver.type
        if type == .unknown, case .closureParameter(let cell)? = receiver.onlyName?.local, cell.isCell {
            type = cell.cellType
        }
        return type.constituents.lazy.compactMap(\.nominal)
            .compactMap { project.firstProperty(last.name, of: $0, from: body.file) }.first
    }
}

extension OwnedObjects {
    /// The same objects, with those marked whose property or owner code clears that runs when the view leaves the
    /// screen.
    func markingReleased(_ found: [RetainingObject]) -> [RetainingObject] {
        let tracer = SubscriptionTracer(SubscriptionContext(project), recordsAnswers: false)
        let exit = ViewExit(self, tracer)
        return found.map { one in
            var one = one
            one.isReleased = exit.releases(one.owner, orMember: project.name(of: one.property))
            return one
        }
    }
}
