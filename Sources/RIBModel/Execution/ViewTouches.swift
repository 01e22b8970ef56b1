import SourceText

/// Where a function that runs on the thread of its caller uses a view.
package struct ViewTouch: Equatable, Sendable {
    let place: NodeReference
    /// The function of the view with the place.
    let function: DeclarationID
}

extension ExecutionAnalysis {
    /// The first use of a view in a function on the thread of its caller; nil if there is none, or none is known.
    package func touch(in function: DeclarationID, of type: TypeID?, depth: Int = 0) -> ViewTouch? {
        guard depth < 4, project.hasReadBody(function), enter(function) else { return nil }
        defer { leave(function) }
        let body = FunctionBody(BodyOwner(function, type: type ?? project.symbols.type(around: function)), in: project)
        return touch(in: body.parts, within: nil, depth: depth)
    }

    /// The first use of a view among parts of a function that run as a closure, or as the function, does.
    private func touch(in parts: some Sequence<BodyNode>, within closure: ClosureSite?, depth: Int) -> ViewTouch? {
        for part in parts {
            let function = part.body.home.declaration
            switch part.kind {
            case .expression:
                guard let target = part.expression.assignment?.target, let name = setsView(target),
                    execution(of: part, within: closure) == .caller
                else { continue }
                return ViewTouch(place: name.place, function: function)
            case .chain:
                for call in part.chain.calls {
                    guard let found = touch(by: call, in: function, depth: depth),
                        execution(of: call, within: closure) == .caller
                    else { continue }
                    return found
                }
            default: break
            }
        }
        return nil
    }

    private func touch(by call: CallSite, in function: DeclarationID, depth: Int) -> ViewTouch? {
        guard !call.chain.isAwaited else { return nil }
        if attachesView(call) { return ViewTouch(place: call.calleePlace, function: function) }
        let functions = productFunctions(call)
        if !functions.isEmpty {
            for next in functions {
                let isOfView = project.symbols.type(around: next).map { isView(.nominal($0, [])) } ?? false
                guard isOfView || call.isOnSelf,
                    let inner = touch(in: next, of: call.isOnSelf ? call.body.home.type : nil, depth: depth + 1)
                else { continue }
                return inner
            }
            return nil
        }
        if let heard = heard(call, depth: depth) { return heard }
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
        guard project.isAttachment(call.name) || project.isDetachment(call.name), call.isOnSelf,
            call.body.home.type.map({ project.roles.has($0, .router) }) ?? false,
            let child = call.arguments.first?.value
        else { return false }
        return project.reaches(child.type) { $0.traits.contains(.hasView) }
    }

    /// The name in the target of an assignment that sets a property of a view, or one that a view shows.
    private func setsView(_ target: Chain) -> ChainElement? {
        guard let last = target.lastName, target.last == last else { return nil }
        let base = target.before(last)
        if base.isEmpty || base.denotesSelf {
            guard !base.isEmpty || !last.isLocal, let type = target.body.home.type else { return nil }
            if let property = project.firstProperty(last.name, of: type, from: last.body.file) {
                return showsOnChange(property) || isShown(property, of: type) ? last : nil
            }
            return isView(.nominal(type, [])) && isOfSDK(last, type) ? last : nil
        }
        if isPartOfView(base) { return last }
        let shows = base.type.constituents.contains { part in
            guard let type = part.nominal,
                let property = project.firstProperty(last.name, of: type, from: last.body.file)
            else {
                return false
            }
            return isShown(property, of: type) || isView(part) && showsOnChange(property)
        }
        return shows ? last : nil
    }

    /// Whether views of SwiftUI show a property of an object that they observe.
    private func isShown(_ property: DeclarationID, of type: TypeID) -> Bool {
        project.isPublished(property, of: type) && project.observedTypes.contains(type)
    }

    /// The use of a view in the observers or the setter of a property.
    func touch(inObserversOf property: DeclarationID) -> ViewTouch? {
        guard project.hasBody(property),
            let type = project.symbols.type(around: property),
            isView(.nominal(type, []))
        else { return nil }
        return touch(in: property, of: nil, depth: 2)
    }

    private func showsOnChange(_ property: DeclarationID) -> Bool { touch(inObserversOf: property) != nil }

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
        guard let head = chain.headOnSelf, head.isName, !head.isLocal else { return false }
        if isView(chain.through(head).type) { return chain.suffixes(after: head).allSatisfy { $0.kind != .call } }
        guard let type = chain.body.home.type, isView(.nominal(type, [])) else { return false }
        return isOfSDK(head, type)
    }

    /// Whether a plain name in the code of a view or controller is a member of the SDK's class.
    private func isOfSDK(_ name: ChainElement, _ type: TypeID) -> Bool {
        project.firstProperty(name.name, of: type, from: name.body.file) == nil
            && project.symbols.globals(name.name, from: name.body.file).isEmpty
            && (name.name.viewMember != nil || project.isShownProperty(name.name))
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

// MARK: Streams of a view

extension ExecutionAnalysis {
    /// The use of a view in a handler that hears, on the thread of a call, what the call emits into a stream of the
    /// same object.
    private func heard(_ call: CallSite, depth: Int) -> ViewTouch? {
        guard project.symbols.wellKnownNames.emissions.contains(call.name), let receiver = call.receiver,
            let head = receiver.headOnSelf, !head.isLocal, receiver.lastName == head,
            let type = call.body.home.type,
            let property = project.firstProperty(head.name, of: type, from: head.body.file), isFed(property)
        else { return nil }
        let names: NameSet = [head.name]
        for member in ClassDispatch(type, in: project).code where project.mentions(names, member) {
            let body = FunctionBody(BodyOwner(member, type: type), in: project)
            for (chain, element) in body.uses(of: names, where: { _ in true }) where chain.headOnSelf == element {
                guard let found = handled(chain, of: property, depth: depth) else { continue }
                return found
            }
        }
        return nil
    }

    /// The use of a view in a handler of a chain that begins with a stream, if nothing between moves the values.
    private func handled(_ chain: Chain, of property: DeclarationID, depth: Int) -> ViewTouch? {
        for call in chain.calls where streams.subscribers.contains(call.name) {
            guard !words.mainSubscribers.contains(call.name), extensionFunction(call) == nil,
                let receiver = call.receiver, assuming(property, .caller, { stream(receiver) }) == .caller
            else { continue }
            for closure in call.closures {
                if let found = touch(in: closure.code, within: closure, depth: depth + 1) { return found }
            }
        }
        return nil
    }
}

extension Project {
    /// Whether a property of an object tells those who observe the object of its changes.
    fileprivate func isPublished(_ property: DeclarationID, of type: TypeID) -> Bool {
        guard isStored(property) else { return false }
        if attributes(of: property).contains(where: \.name.isPublishing) { return true }
        return attributes(of: symbols.types[type.index].declaration).contains(where: \.name.isObservableAttribute)
    }

    /// The types of the objects that views of SwiftUI observe.
    fileprivate var observedTypes: Set<TypeID> { self[Project.typesObservedByViews] }

    private static let typesObservedByViews = Query<WholeProject, Set<TypeID>>("typesObservedByViews") { project, _ in
        var types: Set<TypeID> = []
        for index in project.symbols.types.indices where project.isSwiftUIView(TypeID(index)) {
            for property in project.ownMembers(of: TypeID(index)) where project.isProperty(property) {
                types.formUnion(project.type(of: property).constituents.compactMap(\.nominal))
            }
        }
        return types
    }

    private func isSwiftUIView(_ type: TypeID) -> Bool {
        isStruct(type)
            && hierarchy.supertypes[type.index].contains { supertype in
                if case .known(let name, _) = supertype { name.isSwiftUIView } else { false }
            }
    }

    /// Whether a member of that name on a view or controller of the SDK is shown.
    fileprivate func isShownProperty(_ name: Name) -> Bool { LibraryModel.isShownProperty(text(name)) }
}
