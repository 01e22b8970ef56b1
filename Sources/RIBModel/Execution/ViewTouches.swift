import SourceText

/// Where a function that runs on the thread of its caller uses a view.
struct ViewTouch: Equatable, Sendable {
    let place: NodeReference
    /// The function of the view with the place.
    let function: DeclarationID
}

extension ExecutionAnalysis {
    /// The first use of a view in a function on the thread of its caller; nil if there is none, or none is known.
    func touch(in function: DeclarationID, of type: TypeID?, depth: Int = 0) -> ViewTouch? {
        guard depth < 4, project.hasReadBody(function), enter(function) else { return nil }
        defer { leave(function) }
        let body = FunctionBody(BodyOwner(function, type: type ?? project.symbols.type(around: function)), in: project)
        var first: ViewTouch?
        func note(_ touch: ViewTouch?, at part: some BodyPart) {
            guard let touch, first == nil, execution(of: part) == .caller else { return }
            first = touch
        }
        for part in body.parts {
            if first != nil { break }
            switch part.kind {
            case .expression:
                if let assignment = part.expression.assignment, let target = assignment.target, setsView(target) {
                    note(ViewTouch(place: target.lastName?.place ?? target.place, function: function), at: part)
                }
            case .chain:
                for call in part.chain.calls {
                    note(touch(by: call, in: function, depth: depth), at: call)
                }
            default: break
            }
        }
        return first
    }

    private func touch(by call: CallSite, in function: DeclarationID, depth: Int) -> ViewTouch? {
        guard !call.chain.isAwaited else { return nil }
        if attachesView(call) { return ViewTouch(place: call.calleePlace, function: function) }
        let functions = productFunctions(call)
        if !functions.isEmpty {
            for next in functions {
                guard let type = project.symbols.type(around: next), isView(.nominal(type, [])) || call.isOnSelf,
                    let inner = touch(in: next, of: call.isOnSelf ? call.body.home.type : nil, depth: depth + 1)
                else { continue }
                return inner
            }
            return nil
        }
        let place = ViewTouch(place: call.calleePlace, function: function)
        guard let receiver = call.receiver, !receiver.denotesSelf else {
            // A method of UIKit on the view itself.
            let isOwn = call.body.home.type.map { isView(.nominal($0, [])) } ?? false
            return isOwn && call.name.viewOperation != nil ? place : nil
        }
        return isPartOfView(receiver) ? place : nil
    }

    /// Whether a router attaches or detaches a child that has a view.
    private func attachesView(_ call: CallSite) -> Bool {
        guard call.name == .attachMethod || call.name == .detachMethod, call.isOnSelf,
            call.body.home.type.map({ project.roles.has($0, .router) }) ?? false,
            let child = call.arguments.first?.value
        else { return false }
        return project.reaches(child.type) { $0.traits.contains(.hasView) }
    }

    /// Whether an assignment sets a property of a view, or one of the view's own that shows it.
    private func setsView(_ target: Chain) -> Bool {
        guard let last = target.lastName, target.last == last else { return false }
        let base = target.before(last)
        if base.isEmpty || base.denotesSelf {
            guard !base.isEmpty || !last.isLocal, let type = target.body.home.type, isView(.nominal(type, [])) else {
                return false
            }
            guard let property = project.firstProperty(last.name, of: type) else {
                return project.firstMember(last.name, of: type) == nil && !project.hasUnresolvedSuperclass(type)
                    && last.name.viewMember == nil && project.isShownProperty(last.name)
            }
            return showsOnChange(property)
        }
        return isPartOfView(base)
    }

    /// Whether the observers or the setter of a property use a view.
    private func showsOnChange(_ property: DeclarationID) -> Bool {
        guard project.isSettable(property), project.hasBody(property) else { return false }
        return touch(in: property, of: nil, depth: 2) != nil
    }

    /// Whether a value is a view, a controller, or a part of one.
    func isPartOfView(_ chain: Chain) -> Bool {
        let type = chain.type
        if isView(type) { return true }
        if type == .unknown, let last = chain.lastName, chain.suffixes(after: last).allSatisfy({ $0.kind != .call }),
            last.name.viewMember != nil
        {
            return true
        }
        // `navigationItem.title`, `view.layer.cornerRadius`
        guard let head = chain.headOnSelf, head.isName, head != chain.head || !head.isLocal else { return false }
        if isView(chain.through(head).type) { return chain.suffixes(after: head).allSatisfy { $0.kind != .call } }
        guard let type = chain.body.home.type, isView(.nominal(type, [])),
            project.firstMember(head.name, of: type) == nil
        else { return false }
        return head.name.viewMember != nil || project.isShownProperty(head.name)
    }

    /// Whether values of a type are views or controllers.
    func isView(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .known(let name, _): project.isDrawn(name)
            case .nominal(let type, _): project.isDrawn(type)
            default: false
            }
        }
    }
}

extension Project {
    /// Whether a type inherits from a class of views or controllers of the SDK.
    func isDrawn(_ type: TypeID) -> Bool {
        let isOfSDK = hierarchy.knownClasses[type.index].contains { isDrawn($0) }
            || hierarchy.supertypes[type.index].contains { supertype in
                if case .known(let name, _) = supertype { isDrawn(name) } else { false }
            }
        return isOfSDK || isClass(type) && viewControllers.contains(type)
    }

    /// Whether a name is that of a class of views or controllers of the SDK.
    fileprivate func isDrawn(_ name: Name) -> Bool {
        symbols.known.isViewController(name) || LibraryModel.isViewName(text(name))
    }

    /// Whether a member of that name on a view or controller of the SDK is shown.
    fileprivate func isShownProperty(_ name: Name) -> Bool { LibraryModel.isShownProperty(text(name)) }
}
