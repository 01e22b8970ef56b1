import RIBModel
import SourceText

/// An alert in a local that one of its own actions keeps alive.
struct AlertRetention: Sendable, Equatable {
    /// The name of the alert in the action's closure, by which the closure captures it.
    let use: NodeReference
    /// The name of the call that gives the alert the action.
    let addition: NodeReference
    let member: DeclarationID
    let owner: TypeID
    /// What else the closure captures strongly that belongs to a RIB; nil if nothing does.
    let other: NodeReference?
    let edits: Edits?

    /// The edits that make the closure capture the alert weakly.
    struct Edits: Sendable, Equatable {
        let list: Site
        let capture: String
        /// The ends of the uses of the alert, each of which gets a `?`.
        let uses: [Site]
    }

    /// Those in the code of a class, in order.
    fileprivate static let query = Query<TypeID, [AlertRetention]>("alertRetentions") { project, owner in
        guard project.mayMention(.actionAdditions, inCodeOf: owner) else { return [] }
        return project.ownMembers(of: owner).filter {
            project.isSource($0) && project.hasCode($0) && project.mentions(.actionAdditions, $0)
        }.flatMap { member -> [AlertRetention] in
            let body = project.body(of: member)
            return body.calls.filter { NameSet.actionAdditions.contains($0.name) }.flatMap { call in
                guard let action = call.arguments.first?.value?.plainChain else { return [AlertRetention]() }
                let actions = action.elementsOfLiteral.compactMap(\.plainChain)
                return (actions.isEmpty ? [action] : actions).compactMap {
                    AlertRetention(call, adding: $0, member, owner)
                }
            }
        }
    }

    private init?(_ call: CallSite, adding action: Chain, _ member: DeclarationID, _ owner: TypeID) {
        let project = call.body.project
        guard let receiver = call.receiver, let name = receiver.onlyName, let alert = name.local,
            alert.isStrong(outside: nil), project.isAlert(receiver.type),
            let closure = action.handlerOfAction,
            let use = closure.strongUse(of: alert)
        else { return nil }
        (self.use, addition, self.member, self.owner) = (use, call.calleePlace, member, owner)
        other = closure.strongPartOfRIB(in: owner)
        edits = closure.edits(making: alert, named: project.text(name.name), startingAt: use)
    }
}

extension Project {
    /// The alerts that the code of a class lets keep themselves alive, in order.
    func alertRetentions(of type: TypeID) -> [AlertRetention] { self[AlertRetention.query, type] }

    /// The classes that show alerts in an app of RIBs: view objects, interactors and routers, in order.
    var classesWithAlerts: [TypeID] {
        (viewObjects + reportedClasses([.interactor, .router])).sortedWithoutRepetitions
    }
}

extension Chain {
    /// The closure of the action that the chain makes, or that its local was initialized with.
    fileprivate var handlerOfAction: ClosureSite? {
        var chain = self
        if case .variable(let variable)? = onlyName?.local, let value = variable.value?.plainChain { chain = value }
        guard let maker = chain.calls.first, maker.makesAlertAction, chain.last?.node == maker.node else { return nil }
        return maker.closures.first { _ in true }
    }
}

extension ClosureSite {
    /// The first name by which the closure captures a local strongly.
    fileprivate func strongUse(of local: LocalDeclaration) -> NodeReference? {
        firstStrongCapture { capture in
            switch capture.source {
            case .local(let captured): captured == local ? capture.place : nil
            case .value(let chain): chain.onlyName?.local == local ? capture.place : nil
            case .property: nil
            }
        }
    }

    /// The first name by which the closure captures its own object, or another part of a RIB, strongly.
    fileprivate func strongPartOfRIB(in owner: TypeID) -> NodeReference? {
        if let capture = selfOrAliasCapture { return capture.use }
        return firstStrongCapture { capture in
            let isPart =
                switch capture.source {
                case .value(let chain): project.isPartOfRIB(chain.type)
                case .local(let local): project.isPartOfRIB(local.type)
                case .property(let name):
                    project.firstProperty(name, of: owner, from: body.file).map {
                        project.isListener($0) || project.isPartOfRIB(project.type(of: $0))
                    } ?? false
                }
            return isPart ? capture.place : nil
        }
    }

    /// The edits that make the closure capture a local weakly; nil if a use cannot become optional.
    ///
    /// - Parameter first: the first strong use. In a capture list, the local has another meaning in the closure.
    fileprivate func edits(
        making local: LocalDeclaration, named name: String, startingAt first: NodeReference
    ) -> AlertRetention.Edits? {
        guard captures.allSatisfy({ $0.place != first }) else { return nil }
        let file = FileID(body.file)
        var uses: [Site] = []
        for use in body.uses(of: local) where contains(use) {
            guard let chain = use.chain, chain.head == use, chain.isOptionalAnyway(after: use) else { return nil }
            let end = project.range(use.place).end
            uses.append(Site(file, ByteRange(end, end)))
        }
        let (list, capture) = weakCapture(of: name)
        return uses.isEmpty ? nil : AlertRetention.Edits(list: list, capture: capture, uses: uses)
    }
}

extension Chain {
    /// Whether the chain means the same if its head is optional: it is a statement, or an optional already.
    fileprivate func isOptionalAnyway(after head: ChainElement) -> Bool {
        let rest = elements.drop { $0 != head }.dropFirst()
        guard let next = rest.first, next.kind == .member else { return false }
        if rest.contains(where: { $0.kind == .optionalChain }) { return true }
        return elements.contains { $0.kind == .call } && calls.reduce(false) { $1.isDiscarded || $0 }
    }
}

extension Project {
    fileprivate func isPartOfRIB(_ type: TypeReference) -> Bool {
        isListener(type) || type.constituents.contains { $0.nominal.map { roles.hasAny($0) } ?? false }
    }
}
