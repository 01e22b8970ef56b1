package import SourceText

/// The question whether code shows the view of a child, from its router or from the view.
package struct ShownViewQuestion: UseQuestion {
    let project: Project

    package init(project: Project) { self.project = project }

    package func effect(of use: PossibleUse) -> UseEffect {
        switch use {
        case .member(let name, let chain):
            if name.name.leadsToController || name.name == .routerMember { return .carries }
            if let call = chain.call(of: name) {
                if project.isRouter(chain.before(name).type) { return .follows }
                return call.name.removesView ? .ends : .matters
            }
            guard chain.isAssigned else { return .carries }
            return runsCode(name, of: chain.before(name)) ? .matters : .ends
        case .argument(let call): return isWithinParseLimits(call) ? .ends : .matters
        case .assignment: return .matters
        }
    }

    package func ends(inFunctionNamed name: Name) -> Bool {
        project.isAttachment(name) || project.isDetachment(name)
            || !project.configuredEffects(ofReference: name).isEmpty
    }

    /// Whether code of the project runs when a member is assigned: its setter or observers.
    private func runsCode(_ member: ChainElement, of receiver: Chain) -> Bool {
        receiver.type.constituents.contains { part in
            let property = part.nominal.flatMap { project.firstProperty(member.name, of: $0, from: member.body.file) }
            return property.map { project.isComputed($0) || project.isIntercepted($0) } ?? false
        }
    }

    private func isWithinParseLimits(_ call: CallSite) -> Bool {
        project.isAttachment(call.name) || project.isDetachment(call.name) || call.changesChildren
            || project.asksAboutElement(call.name) || call.name.removesView
    }
}

/// The question who becomes the delegate for the presentation of a child's view.
struct PresentationDelegateQuestion: UseQuestion {
    let project: Project

    func effect(of use: PossibleUse) -> UseEffect {
        switch use {
        case .member(let name, let chain):
            if name.name.leadsToController || name.name == .routerMember { return .carries }
            switch name.name.presentationProperty {
            case .controller: return .carries
            case .delegate where chain.isAssigned && project.mayBePresentationController(chain.before(name)):
                return .matters
            default: break
            }
            guard chain.call(of: name) != nil else { return chain.isAssigned ? .ends : .follows }
            return showsOrRemoves(name.name) ? .ends : .follows
        case .argument(let call):
            if call.isConstruction { return call.type.nominal == nil ? .carries : .follows }
            let changes = call.changesChildren || project.isAttachment(call.name) || project.isDetachment(call.name)
            return changes || showsOrRemoves(call.name) ? .ends : .follows
        case .assignment: return .follows
        }
    }

    private func showsOrRemoves(_ name: Name) -> Bool { name.showing != nil || name.removesView }
}

extension Project {
    /// What the code does with the child of an edge: where it is built, and where it is read from the properties that
    /// store it.
    package func uses(ofChild edge: Edge, for question: some UseQuestion) -> ValueUses {
        var result = uses(ofValuesAt: [edge.site], for: question)
        for slot in edge.slots where result.first == nil { result.add(uses(ofValueIn: slot, for: question)) }
        return result
    }

    /// The delegates that code sets for the presentation of a child's view, which it may carry elsewhere before; and
    /// the first place where code that is not followed gets the view, and may set one.
    func carriedDelegates(of edge: Edge) -> (facts: [StatedPresentationFact], escape: NodeReference?) {
        let uses = uses(ofChild: edge, for: PresentationDelegateQuestion(project: self))
        let facts = uses.uses.compactMap { use in
            body(of: use.code).assignments.first { $0.name?.place == use.place }.map {
                StatedPresentationFact(fact: .delegate(delegateClass($0.value)), place: use.place)
            }
        }
        return (facts, uses.escapes.first?.place)
    }
}
