import SourceText

/// Effects of assignments on children: storing them, showing their views, configuring their presentation.
extension RouterCode {
    func visit(_ assignment: AssignmentSite, _ frame: RouterFrame) {
        guard let target = assignment.target, let name = assignment.name else { return }
        if let property = name.name.presentationProperty {
            decide(property, target.before(name), assignment, frame)
            return
        }
        let values = frame.values(of: assignment.value)
        let views = values.filter(\.showsChild)
        if let showing = showing(of: target.before(name), name.name, frame) {
            if !views.isEmpty, !fills(target.before(name), name.place, views, showing, frame) {
                record(.shows(showing), views, name.place, frame)
            }
            return
        }
        if keepPart(values, of: target, name, frame) { return }
        guard let property = ownProperty(target.through(name), frame) else {
            // A property that a view inherits from a class outside of the project: that class shows what it gets.
            let isInherited = target.only == nil || !name.isLocal
            if frame.identity == .ownView, isInherited, target.before(name).isOwnObject, !views.isEmpty {
                record(.shows(.embed), views, name.place, frame)
            }
            return
        }
        if frame.identity == .ownRouter, let slot = slot(of: property) {
            // If a condition binds the slot to a local of the same name, an assignment to the name assigns the slot.
            record(.stores(slot), values.heldRouters, name.place, frame)
        } else if values.contains(where: \.isOfChild) {
            stored[property, default: ChildValues()].add(values)
            guard frame.identity == .ownView else { return }
            // What the observers of the property would do with the view is not known.
            if project.onlyTraps(property), !views.isEmpty { return record(.shows(.unknown), views, name.place, frame) }
            if !enterObservers(of: property, frame), project.isComputed(property), !views.isEmpty {
                record(.shows(.embed), views, name.place, frame)
            }
        }
    }

    /// Stores routers that are assigned to a part of a slot: `children[id] = child`, `shown.router = child`, a property
    /// of the object in a slot, a parameter that denotes one.
    private func keepPart(
        _ values: ChildValues, of target: Chain, _ name: ChainElement, _ frame: RouterFrame
    ) -> Bool {
        let routers = values.heldRouters
        guard !routers.isEmpty else { return false }
        if let slot = frame.slot(containing: target), target.headOnSelf != target.last {
            record(.stores(slot), routers, name.place, frame)
            return true
        }
        if case .parameter? = target.onlyName?.local {
            let slots = frame.values(of: target).compactMap { $0.router?.slot }
            for slot in slots { record(.stores(slot), routers, name.place, frame) }
            return !slots.isEmpty
        }
        return frame.identity.map { keep(routers, in: ChildValues($0), name.place, frame) } ?? false
    }

    /// Stores the routers that `+=` adds to a slot: `children += [child]`.
    func visitAddition(_ chain: Chain, _ frame: RouterFrame) {
        guard let slot = frame.slot(containing: chain), let expression = BodyNode(chain).enclosing,
            expression.kind == .expression, let added = expression.expression.addition(to: chain)
        else { return }
        let routers = frame.values(of: added).heldRouters
        if !routers.isEmpty { record(.stores(slot), routers, chain.place, frame) }
    }

    /// How an assignment to a member of an object shows a controller.
    private func showing(of owner: Chain, _ member: Name, _ frame: RouterFrame) -> Showing? {
        guard let showing = member.assignedShowing else { return nil }
        let type = frame.type(ofOwner: owner)
        switch showing {
        case .root: return project.mayBeWindow(type) ? .root : nil
        case .push: return project.pushKind(on: type)
        default: return showing
        }
    }

    /// Whether an assignment gives a navigation controller views that are shown when it is shown itself.
    private func fills(
        _ receiver: Chain, _ name: NodeReference, _ views: ChildValues, _ showing: Showing, _ frame: RouterFrame
    ) -> Bool {
        guard showing == .push else { return false }
        if frame.fillsContainer(receiver, name) { return true }
        guard let property = frame.presentedContainer(receiver) else { return false }
        let container = frame.container(createdAt: name, project.type(of: property), views)
        stored[property, default: ChildValues()].add(container)
        return true
    }

    /// The property of `self` that is assigned.
    private func ownProperty(_ target: Chain, _ frame: RouterFrame) -> DeclarationID? {
        guard let type = frame.body.home.type, let head = target.head else { return nil }
        let name: ChainElement
        switch head.kind {
        case .identifier where target.only != nil: name = head
        case .selfReference: guard let last = target.last, target.count == 2 else { return nil }; name = last
        default: return nil
        }
        return project.firstProperty(name.name, of: type, from: name.body.file)
    }

    private func decide(
        _ property: PresentationProperty, _ subject: Chain, _ assignment: AssignmentSite, _ frame: RouterFrame
    ) {
        var subject = subject
        let fact: PresentationFact
        switch property {
        case .style:
            if frame.isNeverBound(assignment.value) { return }
            fact = style(assignment.value, frame)
        case .isModal: fact = .ignoresSwipes(assignment.value.literal.map { $0 == .true })
        case .delegate:
            guard let controller = subject.lastName, controller.name.presentationProperty == .controller else { return }
            subject = subject.before(controller)
            fact = .delegate(project.delegateClass(assignment.value))
        case .controller: return
        }
        let values =
            subject.isEmpty
            ? ChildValues(frame.identity) : frame.values(of: subject).filter(\.showsChild)
        if values.contains(where: \.showsChild) {
            record(.decides(fact), values, assignment.name?.place ?? subject.place, frame)
        }
    }

    private func style(_ value: Expression, _ frame: RouterFrame) -> PresentationFact {
        let styles = frame.values(of: value)
        switch styles.only {
        case .enumCase(let name): return .style(name)
        case .style(let other): return .styleOf(other)
        default: return .unknownStyle
        }
    }
}

extension Project {
    /// How a container shows the views that it is given where a navigation controller would push them.
    func pushKind(on container: TypeReference) -> Showing {
        isTabBar(container) ? .tab : isPageController(container) ? .embed : .push
    }
}

extension Chain {
    /// Whether it denotes `self`, `super` or nothing, as before a member of the own object.
    fileprivate var isOwnObject: Bool { isEmpty || denotesSelf || only?.kind == .superReference }
}

extension Project {
    /// The class of an object that is assigned as a delegate.
    func delegateClass(_ value: Expression) -> TypeID? {
        guard let type = value.type.nominal else { return nil }
        return isClass(type) ? type : onlyClass(conformingTo: type)
    }
}
