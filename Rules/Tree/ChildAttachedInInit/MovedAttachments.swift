import RIBModel
import SourceText

extension Project {
    /// The edits that move an initializer's call to `didLoad`; nil unless the same names mean the same there, and
    /// nothing that runs before needs the child.
    func move(of attachment: InitialAttachment, by router: TypeID) -> InitialAttachment.Move? {
        let own = ownMembers(of: router)
        let loads = own.filter { name(of: $0) == .loadHook && isFunction($0) && hasReadBody($0) }
        guard own.filter({ isInitializer($0) }) == [attachment.initializer], subclasses(of: router).isEmpty,
            attachment.edges.allSatisfy({ Set($0.attachments).isSubset(of: attachment.calls) }),
            let load = loads.first, loads.count == 1,
            let anchor = body(of: load).leadingSuperCall,
            !body(of: load).calls.contains(where: { $0.name == name(at: attachment.place) && $0.isOnSelf })
                || attachment.calls == [attachment.place],
            let (old, statement) = body(of: attachment.initializer).moved(callAt: attachment.place),
            !needsChildren(of: attachment, by: router)
        else { return nil }
        return InitialAttachment.Move(old: old, statement: statement, anchor: anchor)
    }

    /// Whether code uses the properties with the children before the router is loaded: that of its builder, and that
    /// which the activation of its interactor leads to.
    private func needsChildren(of attachment: InitialAttachment, by router: TypeID) -> Bool {
        let names = NameSet(attachment.edges.flatMap(\.slots).map { name(of: $0) })
        let builders = ribs(ofRouter: router).flatMap { classes(of: $0.builder) }.flatMap { ownMembers(of: $0) }
        if builders.contains(where: { mentions(names, $0) }) { return true }
        let starts = interactors(of: router).compactMap { interactor in
            ClassDispatch(interactor, in: self).implementation(.activationHook, nil, from: file(of: interactor))
        }
        let parents = Set(classes(of: router))
        let needing = callback(from: starts) { function in
            type(around: function).map(parents.contains) == true && mentions(names, function)
        }
        return needing != nil
    }
}

extension FunctionBody {
    /// The statements directly in the function.
    private var ownStatements: [Statement] {
        statements.flatMap { statement in
            if case .block(let statements) = statement { Array(statements) } else { [statement] }
        }
    }

    /// The first statement, if it calls the function that this one overrides.
    fileprivate var leadingSuperCall: Site? {
        guard case .expression(let first)? = ownStatements.first, let chain = first.plainChain,
            let call = chain.calls.first(where: { _ in true }), call.name == project.name(of: home.declaration),
            call.receiver?.only?.kind == .superReference
        else { return nil }
        return project.extent(of: first.place)
    }

    /// A statement that is a call, and its text; nil if other code may depend on its place, if the text means something
    /// else in another function, or if it contains more, such as a comment.
    fileprivate func moved(callAt place: NodeReference) -> (old: Site, text: String)? {
        let statements = ownStatements
        let index = statements.firstIndex { statement in
            if case .expression(let expression) = statement { expression.contains(place) } else { false }
        }
        guard let index, case .expression(let expression) = statements[index], let chain = expression.plainChain,
            let call = chain.calls.first(where: { $0.calleePlace == place }), chain.last?.node == call.node,
            let text = text(of: call), statements[(index + 1)...].allSatisfy(isPlainAssignment)
        else { return nil }
        let extent = project.extent(of: expression.place)
        return extent.range.length == text.utf8.count ? (extent, text) : nil
    }

    private func isPlainAssignment(_ statement: Statement) -> Bool {
        guard case .expression(let expression) = statement, expression.assignment != nil else { return false }
        return !calls.contains { expression.contains($0.calleePlace) }
    }

    // MARK: Text

    /// A call on the own object with names as arguments, as text that means the same in other functions of the class.
    private func text(of call: CallSite) -> String? {
        guard call.isOnSelf, call.callee?.isLocal == false || call.receiver != nil,
            !call.closures.contains(where: { _ in true })
        else {
            return nil
        }
        var arguments: [String] = []
        for argument in call.arguments {
            guard let path = argument.value?.plainChain, let text = text(of: path) else { return nil }
            arguments.append(argument.label.isNone ? text : "\(project.text(argument.label)): \(text)")
        }
        let receiver = call.receiver == nil ? "" : "self."
        return "\(receiver)\(project.text(call.name))(\(arguments.joined(separator: ", ")))"
    }

    private func text(of path: Chain) -> String? {
        guard let head = path.head else { return nil }
        if head.isLocal {
            guard case .parameter? = head.local, storesParameter(head.name) else { return nil }
        }
        var words: [String] = []
        for element in path.elements {
            switch element.kind {
            case .selfReference: words.append("self")
            case .identifier, .member: words.append(project.text(element.name))
            default: return nil
            }
        }
        return words.joined(separator: ".")
    }

    /// Whether the initializer stores a parameter in the property of the same name, by itself or by that of the
    /// framework's router.
    private func storesParameter(_ name: Name) -> Bool {
        let isOwn = assignments.contains { assignment in
            assignment.value.plainChain?.onlyName?.name == name
                && assignment.target?.headOnSelf?.name == name && assignment.target?.headOnSelf == assignment.name
        }
        guard !isOwn, name == .interactorMember else { return isOwn }
        return calls.contains { call in
            call.receiver?.only?.kind == .superReference
                && call.value(labeled: name)?.plainChain?.onlyName?.name == name
        }
    }
}
