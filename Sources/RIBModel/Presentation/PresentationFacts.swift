import SourceText

/// What the code of a view controller's class states about the presentation of its instances.
struct PresentationFacts: Sendable, Equatable {
    struct Fact: Sendable, Equatable {
        let fact: PresentationFact
        let place: NodeReference
    }

    /// Those of overridden properties, then those of assignments, in source order.
    let facts: [Fact]
    /// The place where the class notifies a listener of its dismissal.
    let dismissalHook: NodeReference?

    /// The facts of a class.
    static let query = Query<TypeID, [PresentationFacts]>("presentationFacts") { project, type in
        [PresentationFacts(type, project)]
    }

    private init(_ type: TypeID, _ project: Project) {
        let dispatch = ClassDispatch(type, in: project)
        let code = dispatch.reachableCode()
        facts = code.compactMap { project.presentationFact(ofOverride: $0) } + code.flatMap { member in
            project.presentationFacts(in: FunctionBody(dispatch.home(member), in: project)) { subject in
                // The view itself, or its container if it is presented in one.
                subject.elements.allSatisfy {
                    $0.denotesSelf || $0.kind == .optionalChain || $0.name.leadsToContainer
                }
            }
        }
        let streams = project.disappearanceStreams
        guard code.contains(where: { project.name(of: $0).isRemovalHook || project.mentions(streams, $0) }) else {
            dismissalHook = nil
            return
        }
        let hooks = RemovalHooks(ViewCode(dispatch, ViewFacts(dispatch)), project.navigationObservers, code: code)
        dismissalHook = hooks.observedKinds.contains(.dismiss)
            ? hooks.notification(of: .dismiss)
                ?? NodeReference(file: project.symbols.types[type.index].declaration.file, node: 0) : nil
    }
}

extension Project {
    /// The presentation facts that a view controller's class states about its instances.
    func presentationFacts(of type: TypeID) -> PresentationFacts? { self[PresentationFacts.query, type].first }

    /// The presentation facts that the assignments of a body state about certain controllers.
    ///
    /// - Parameter isMeant: whether the receiver of the assigned property is one of these controllers.
    func presentationFacts(in body: FunctionBody, of isMeant: (Chain) -> Bool) -> [PresentationFacts.Fact] {
        body.assignments.compactMap { assignment in
            guard let name = assignment.name, let property = name.name.presentationProperty,
                var subject = assignment.target?.before(name)
            else { return nil }
            let fact: PresentationFact
            switch property {
            case .style: fact = style(named: assignment.value)
            case .isModal: fact = .ignoresSwipes(assignment.value.literal.map { $0 == .true })
            case .delegate:
                guard let controller = subject.lastName, controller.name.presentationProperty == .controller
                else { return nil }
                subject = subject.before(controller)
                fact = .delegate(delegateClass(assignment.value))
            case .controller: return nil
            }
            return isMeant(subject) ? PresentationFacts.Fact(fact: fact, place: name.place) : nil
        }
    }

    /// What a class's own getter of a property of UIKit's says: `modalPresentationStyle`, `isModalInPresentation`.
    fileprivate func presentationFact(ofOverride member: DeclarationID) -> PresentationFacts.Fact? {
        guard let property = name(of: member).presentationProperty, property == .style || property == .isModal,
            hasBody(member)
        else { return nil }
        let result = body(of: member).result
        let fact: PresentationFact =
            property == .style
            ? result.map { style(named: $0) } ?? .unknownStyle
            : .ignoresSwipes(result.flatMap(\.literal).map { $0 == .true })
        return PresentationFacts.Fact(fact: fact, place: place(ofBody: member))
    }

    private func style(named value: Expression) -> PresentationFact {
        guard let name = value.plainChain?.last, name.kind == .implicitMember || name.isName,
            name.name.isDismissibleStyle != nil
        else { return .unknownStyle }
        return .style(name.name)
    }

    /// The class of an object that is assigned as a delegate.
    func delegateClass(_ value: Expression) -> TypeID? {
        guard let type = value.type.nominal else { return nil }
        return isClass(type) ? type : onlyClass(conformingTo: type)
    }
}
