import SourceText

/// A presentation fact that code states, and where.
struct StatedPresentationFact: Sendable, Equatable {
    let fact: PresentationFact
    let place: NodeReference

    /// What the code of a view controller's class states about the presentation of its instances: the facts of
    /// overridden properties, then those of assignments, in source order.
    fileprivate static let query = Query<TypeID, [StatedPresentationFact]>("presentationFacts") { project, type in
        let dispatch = ClassDispatch(type, in: project)
        let code = dispatch.reachableCode()
        return code.compactMap { project.presentationFact(ofOverride: $0) }
            + code.flatMap { member in
                project.presentationFacts(in: FunctionBody(dispatch.home(member), in: project)) { subject in
                    // The view itself, or its container if it is presented in one.
                    subject.elements.allSatisfy {
                        $0.denotesSelf || $0.kind == .optionalChain || $0.name.leadsToContainer
                    }
                }
            }
    }
}

extension Project {
    /// The presentation facts that a view controller's class states about its instances.
    func presentationFacts(of type: TypeID) -> [StatedPresentationFact] { self[StatedPresentationFact.query, type] }

    /// The presentation facts that the assignments of a body state about certain controllers.
    ///
    /// - Parameter isMeant: whether the receiver of the assigned property is one of these controllers.
    func presentationFacts(in body: FunctionBody, of isMeant: (Chain) -> Bool) -> [StatedPresentationFact] {
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
            return isMeant(subject) ? StatedPresentationFact(fact: fact, place: name.place) : nil
        }
    }

    /// What a class's own getter of a property of UIKit's says: `modalPresentationStyle`, `isModalInPresentation`.
    func presentationFact(ofOverride member: DeclarationID) -> StatedPresentationFact? {
        guard let property = name(of: member).presentationProperty, property == .style || property == .isModal,
            hasBody(member)
        else { return nil }
        let result = body(of: member).result
        let fact: PresentationFact =
            property == .style
            ? result.map { style(named: $0) } ?? .unknownStyle
            : .ignoresSwipes(result.flatMap(\.literal).map { $0 == .true })
        return StatedPresentationFact(fact: fact, place: place(ofBody: member))
    }

    private func style(named value: Expression) -> PresentationFact {
        guard let name = value.plainChain?.last, name.kind == .implicitMember || name.isName,
            name.name.isDismissibleStyle != nil
        else { return .unknownStyle }
        return .style(name.name)
    }
}
