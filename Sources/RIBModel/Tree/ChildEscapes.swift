import SourceText

/// Uses of a child's router by which code outside of the analysis may attach or detach it.
extension RouterCode {
    /// The first place where a child escapes: it is returned to other code, kept by a closure or in something that is
    /// no slot, an operand of an operator that is not known, passed to a call that is not followed, or activated
    /// without being attached. Nil if each use of it is followed.
    private func escape(of origins: [ChildValue.Origin]) -> NodeReference? {
        for slot in origins.compactMap(\.slot) {
            if let use = project.use(ofSlot: slot, outsideOf: router) { return use }
        }
        for mention in mentions.expressions(of: origins) {
            let frame = frames[mention.frame]
            if let place = escape(of: origins, at: mention.chain, frame) { return frame.entry ?? place }
        }
        return nil
    }

    /// The first place where a child is stored in an object that the router is given: others may have the object.
    private func givenStore(of origins: [ChildValue.Origin]) -> NodeReference? {
        origins.lazy.compactMap(\.slot).filter { self.project.isGivenObject($0) }.compactMap { slot in
            self.events.first { $0.action == .stores(slot) }?.entry
        }.first
    }

    /// The first place where code that is not followed may attach a child.
    ///
    /// - Parameter passed: a call that is passed the child, and that the router's code does not follow.
    func handover(of origins: [ChildValue.Origin], passed: NodeReference?) -> NodeReference? {
        if let given = givenStore(of: origins) { return given }
        guard let place = passed ?? escape(of: origins) ?? handover(of: origins) ?? lost,
            !project.isFollowed(origins, for: AttachedChildQuestion(project: project))
        else { return nil }
        return place
    }

    /// The first place where code that is not followed may detach a child: where the child escapes, or where a function
    /// runs that may detach any child.
    ///
    /// - Parameters:
    ///   - passed: a call that is passed the child, and that the router's code does not follow.
    ///   - isDetached: whether the router's code detaches the child.
    func loss(of origins: [ChildValue.Origin], passed: NodeReference?, isDetached: Bool) -> NodeReference? {
        let place = passed ?? (isDetached ? nil : escape(of: origins) ?? lost)
        if let place, !project.isFollowed(origins, for: DetachedChildQuestion(project: project)) { return place }
        if isDetached { return nil }
        return givenStore(of: origins) ?? foreignDetachment ?? project.foreignDetachment(byInteractorsOf: router)
    }

    /// The first call that gets an object which holds a child's router, if functions of that name lead to code that
    /// attaches children: what they do with the object is not followed everywhere.
    private func handover(of origins: [ChildValue.Origin]) -> NodeReference? {
        func holdsChild(_ value: Expression?, _ frame: RouterFrame) -> Bool {
            value.map { frame.values(of: $0).contains { $0.holdsRouter(of: origins) } } ?? false
        }
        for function in functions {
            let frame = RouterFrame(function, of: self)
            for call in frame.body.calls where !call.isConstruction {
                let isHandedOver =
                    call.arguments.contains { holdsChild($0.value, frame) }
                    || frame.receiver(of: call).contains { $0.holdsRouter(of: origins) }
                if isHandedOver, project.leadsToAttachment(call.name) { return call.calleePlace }
            }
        }
        return nil
    }

    private func escape(of origins: [ChildValue.Origin], at chain: Chain, _ frame: RouterFrame) -> NodeReference? {
        func isChild(_ chain: Chain) -> Bool {
            frame.values(of: chain).contains { $0.router.map(origins.contains) ?? $0.holdsRouter(of: origins) }
        }
        for call in chain.calls {
            guard let callee = call.callee, let receiver = call.receiver else { continue }
            if project.passesElements(call.name), let function = functionPassed(to: call), isChild(receiver) {
                return function.place
            }
            // The child can attach itself to a router that it is passed, and others than routers can activate it.
            let takesRouter = call.arguments.contains { $0.value?.isSelf == true }
            guard takesRouter || callee.name.startsRIB else { continue }
            let isOnChild = receiver.elements.contains { isChild(receiver.through($0)) }
            if isOnChild, frame.callees(of: call, on: frame.receiver(of: call)).isEmpty { return call.calleePlace }
            if takesRouter, call.calleePlace == origins.first?.built { return call.calleePlace }
        }
        if isChild(chain), escapes(chain, frame) { return chain.last?.place ?? chain.place }
        return undeclaredMember(in: chain, frame, ofHolder: { $0.holdsRouter(of: origins) })
    }

    /// The function that a call passes each element to, and that is not followed: `children.forEach(show)`.
    private func functionPassed(to call: CallSite) -> ChainElement? {
        for argument in call.arguments {
            guard let name = argument.value?.plainChain?.lastName, argument.value?.keyPath == nil,
                action(named: name.name) == nil, project.configuredEffects(ofReference: name.name).isEmpty
            else { continue }
            return name
        }
        return nil
    }

    /// The first member in a chain that nothing declares, of an object that holds a child: absent code gets the object.
    private func undeclaredMember(
        in chain: Chain, _ frame: RouterFrame, ofHolder isHolder: (ChildValue) -> Bool
    ) -> NodeReference? {
        for member in chain.elements where member.kind == .member && !project.memberTable.has(member.name) {
            guard !project.isMemberOfOptional(member.name), member.name != Name.`self` else { continue }
            for value in frame.values(of: chain.before(member)) where isHolder(value) {
                guard case .created(_, let type, _) = value, type.nominal != nil else { continue }
                if frame.dynamicParts(of: value) == nil { return member.place }
            }
        }
        return nil
    }

    /// Whether the value of a chain goes to something else than a local or a slot.
    private func escapes(_ chain: Chain, _ frame: RouterFrame) -> Bool {
        if frame.body.returnsValue, let result = frame.body.result, result.contains(chain.place) {
            return isReturnedToOthers(by: frame)
        }
        // The part of the expression that is visited next.
        var operand = BodyNode(chain)
        for ancestor in chain.ancestors {
            switch ancestor {
            case .expression(let expression):
                if NilComparison(expression) != nil { return false }
                if let assignment = expression.assignment { return !isKept(assignment, chain, frame) }
                if case .operator(let name, let other) = expression.joint(of: operand) {
                    // The result of `children + [child]` goes on.
                    if project.text(name) == "+" { continue }
                    return !isFollowed(name, [operand.chain, other].compactMap { $0 }, frame)
                }
            case .binding, .optionalBinding, .pattern, .block, .if, .guard, .loop, .switch, .case: return false
            case .argument(let argument):
                guard let call = argument.call else { continue }
                if project.carries(call) { continue }
                return mayKeep(call, frame)
            case .element(let element) where element.kind == .macroArguments: return true
            // The values of elements are followed, and those of objects and cases that a call makes.
            case .element(let element) where element.kind != .subscript: continue
            case .closure(let closure):
                return closure.statements.count { _ in true } == 1 && !isResultFollowed(closure)
            case .chain(let around): operand = BodyNode(around)
            case .return: return isReturnedToOthers(by: frame)
            case .element, .other: return true
            }
        }
        return false
    }

    /// Whether code that is not followed gets the result of a frame's function: the callers of a function that is
    /// called with values are followed, and those of a private function of the router.
    private func isReturnedToOthers(by frame: RouterFrame) -> Bool {
        let member = frame.body.home.declaration
        return frame.entry == nil && !project.isPrivate(member)
    }

    /// Whether the result of a closure is followed: of one that runs in place, or transforms elements.
    private func isResultFollowed(_ closure: ClosureSite) -> Bool {
        guard let call = closure.call else { return false }
        return project.transformsElements(call.name) || project.keepsElements(call.name)
            || project.asksAboutElement(call.name)
    }

    /// Whether an operator on a child only compares it, or adds it to a slot or a local that is followed.
    private func isFollowed(_ operation: Name, _ operands: [Chain], _ frame: RouterFrame) -> Bool {
        switch project.text(operation) {
        case "==", "!=", "===", "!==", "&&", "||": true
        case "+=": operands.contains { frame.slot(containing: $0) != nil || $0.onlyName?.isLocal == true }
        default: false
        }
    }

    /// Whether a call that is passed a child may keep or attach it elsewhere: any but those that attach or detach it
    /// here, those whose code is followed, and functions of libraries that keep nothing.
    private func mayKeep(_ call: CallSite, _ frame: RouterFrame) -> Bool {
        if call.changesChildren || project.isAttachment(call.name) || project.isDetachment(call.name) { return false }
        let receiver = frame.receiver(of: call)
        let isFollowed = !holders(among: receiver).isEmpty || extendsLocal(call)
        if isFollowed || project.asksAboutElement(call.name) { return false }
        if call.isConstruction { return true }
        if !frame.callees(of: call, on: receiver).isEmpty { return frame.depth >= RouterCode.deepest }
        guard call.isBare else { return !isOfLibrary(call, frame) || call.passesValuesToClosures }
        return call.callee?.isLocal == true || !project.symbols.libraryNames.onlyReadsArguments(call.name)
    }

    /// Whether an assignment stores a value in a local or a slot, or only replaces one.
    private func isKept(_ assignment: AssignmentSite, _ chain: Chain, _ frame: RouterFrame) -> Bool {
        guard let target = assignment.target, let name = assignment.name else { return false }
        if target.node == chain.node { return true }
        // A new object is followed with what its initializer stores.
        if case .created? = frame.identity, project.isInitializer(frame.body.home.declaration) { return true }
        if let only = target.onlyName, only.isLocal || only.name == .discard { return true }
        return events.contains { event in
            if case .stores = event.action { event.place == name.place } else { false }
        }
    }
}

extension Project {
    /// Whether a property holds an object of the project that is not made for it.
    fileprivate func isGivenObject(_ property: DeclarationID) -> Bool {
        type(of: property).constituents.contains { part in
            part.nominal.map { isClass($0) && !isRouter(.nominal($0, [])) } ?? false
        } && !hasInitialValue(property) && !holdsOnlyNewObjects(property)
    }

    /// Whether a call makes a value or an object that carries its arguments, and that is followed with them: a case
    /// with a payload, a type of the project.
    fileprivate func carries(_ call: CallSite) -> Bool {
        call.callee?.kind == .implicitMember || call.isConstruction && call.type.nominal != nil
            || call.chain.through(call.element).enumerationCase != nil
    }
}

extension ChildValue {
    /// Whether the value is an object that is created with the router of a child of these origins.
    fileprivate func holdsRouter(of origins: [Origin]) -> Bool {
        guard case .created(_, _, let arguments) = self else { return false }
        return arguments.contains { argument in
            argument.values.contains { $0.router.map(origins.contains) ?? $0.holdsRouter(of: origins) }
        }
    }
}

extension ChildValue.Origin {
    /// The call that builds the child.
    var built: NodeReference? { if case .built(let place) = self { place } else { nil } }
}

extension Project {
    /// Code of another type that uses one of a router's properties; nil if there is none. Uses are matched by name,
    /// unless they are known to be of objects of other classes.
    package func use(ofSlot property: DeclarationID, outsideOf router: TypeID) -> NodeReference? {
        guard !isPrivate(property) else { return nil }
        let own = Set(classes(of: router))
        let uses = self[Project.usesOfSlots, at: name(of: property)]
        let outside = uses.first { code in
            let isOutside = symbols.type(around: code).map { !own.contains($0) } ?? true
            return isOutside && mayUse(name(of: property), of: router, code)
        }
        return outside.map { place(ofBody: $0) }
    }

    /// Whether code may use a member of a router: it has no member of that name, or one on an object that may be one.
    private func mayUse(_ name: Name, of router: TypeID, _ code: DeclarationID) -> Bool {
        let body = body(of: code)
        let uses = body.uses(of: [name]) { _ in true }
        let isInRelative = body.home.type.map { hierarchy.areRelated($0, router) } ?? true
        let isBound =
            isInRelative
            && (body.optionalBindings.contains { $0.name == name && $0.value == nil }
                || body.captures.contains { $0.name == name && $0.value == nil })
        return uses.isEmpty || isBound
            || uses.contains { chain, element in
                guard element.kind == .member else { return isInRelative && !element.isLocal }
                let receiver = chain.before(element)
                return !receiver.isOfUIKit && mayDenote(router, receiver.type)
            }
    }

    /// Whether a value of a type may be a router of a class.
    private func mayDenote(_ router: TypeID, _ type: TypeReference) -> Bool {
        let parts = Array(type.constituents)
        return parts.isEmpty
            || parts.contains { part in
                switch part {
                case .nominal(let nominal, _): hierarchy.areRelated(nominal, router)
                case .known, .library, .tuple, .function: false
                default: true
                }
            }
    }

    private static let usesOfSlots = Query<WholeProject, Groups<Name, DeclarationID>>(index: "usesOfSlots") { project in
        Groups(project.collected(usesOfSlotsInFile, project.filesWithCode).map { ($0.name, $0.code) })
    }

    private static let usesOfSlotsInFile = Query<FileID, [NameMention]>("usesOfSlotsInFile") { project, file in
        project.mentions(ofMembers: project[slotNames], in: file.index)
    }

    private static let slotNames = Query<WholeProject, NameSet>("slotNames") { project, _ in
        NameSet(project.answers(slotNamesOfRouter, project.routerClasses))
    }

    private static let slotNamesOfRouter = Query<TypeID, [Name]>("slotNamesOfRouter") { project, router in
        project.ownMembers(of: router).filter { project.isProperty($0) && !project.isPrivate($0) }
            .filter { project.isStored($0) && project.hasRouters($0) }.map { project.name(of: $0) }
    }
}

extension Chain {
    /// Whether the chain is a member that a view controller inherits from UIKit: `tabBarController`. What it holds is
    /// declared by UIKit, too.
    fileprivate var isOfUIKit: Bool {
        guard let name = headOnSelf, !name.isLocal, name == lastName, let type = body.home.type else { return false }
        return project.viewControllers.contains(type) && !project.memberTable.has(name.name)
    }
}
