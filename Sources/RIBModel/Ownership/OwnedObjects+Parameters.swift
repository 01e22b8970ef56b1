import SourceText

/// Where functions store what they are passed.
extension OwnedObjects {
    /// Whether a function of the project stores the parameter of an argument strongly in its object, or makes it a part
    /// of that.
    package func stores(_ argument: Argument, passedBy call: CallSite, to function: DeclarationID) -> Bool {
        storage(of: argument, passedBy: call, to: function, depth: 0) != nil
    }

    /// Whether a call makes its receiver keep an argument: a function that it can run stores it; for interactors, whose
    /// objects come from outside, all of them do.
    func isStored(_ argument: Argument, passedBy call: CallSite) -> Bool {
        let functions = call.callees.functions
        return isInteractor
            ? !functions.isEmpty && functions.allSatisfy { stores(argument, passedBy: call, to: $0) }
            : functions.contains { stores(argument, passedBy: call, to: $0) }
    }

    /// The property of its object in which a function of the project stores the parameter of an argument strongly.
    func property(storing argument: Argument, of call: CallSite, in function: DeclarationID) -> DeclarationID? {
        guard case .property(let property)? = storage(of: argument, passedBy: call, to: function, depth: 0) else {
            return nil
        }
        return property
    }

    private enum Place {
        case property(DeclarationID)
        /// A part of the object, such as a subview.
        case part
    }

    private func storage(
        of argument: Argument, passedBy call: CallSite, to function: DeclarationID, depth: Int
    ) -> Place? {
        guard depth < 4, project.hasReadBody(function),
            let node = project.parameter(of: function, for: argument.node, among: call.passed)
        else { return nil }
        let body = project.body(of: function)
        let parameter = LocalDeclaration.parameter(Parameter(node, in: body))
        for use in body.uses(of: parameter) {
            guard let chain = use.chain, chain.only != nil, let around = chain.enclosing, around.kind == .expression
            else { continue }
            if let assignment = around.expression.assignment {
                guard assignment.value.contains(chain.place), let target = assignment.target, let last = target.last,
                    target.headOnSelf == last, !last.isLocal, let type = body.home.type,
                    let property = project.firstProperty(last.name, of: type, from: body.file), isStrong(property)
                else { continue }
                return .property(property)
            }
            if let call = BodyNode(chain).enclosingArgument?.call,
                let property = collection(filledBy: call) ?? dataSource(shownBy: call)
            {
                return .property(property)
            }
            guard let argument = BodyNode(chain).enclosingArgument, let call = argument.call,
                call.isBare || call.chain.head?.kind == .superReference || call.chain.head?.kind == .selfReference
            else { continue }
            if call.name.givesToView { return .part }
            for function in call.callees.functions {
                if let found = storage(of: argument, passedBy: call, to: function, depth: depth + 1) { return found }
            }
        }
        return nil
    }
}

extension OwnedObjects {
    /// The stored collection of the object that runs the code to which a call adds an element: `observers.append(…)`.
    private func collection(filledBy call: CallSite) -> DeclarationID? {
        guard project.addsElement(call.name), let receiver = call.receiver, let name = receiver.last,
            receiver.headOnSelf == name, !name.isLocal, let type = call.body.home.type,
            let property = project.firstProperty(name.name, of: type, from: call.body.file), isStrong(property),
            case .collection = project.type(of: property)
        else { return nil }
        return property
    }

    /// The stored data source of the object that runs the code to which it applies the snapshot that a call adds items
    /// to: `snapshot.appendItems(items)`, `source.apply(snapshot)`.
    private func dataSource(shownBy call: CallSite) -> DeclarationID? {
        guard call.name.addsSnapshotItems, let snapshot = call.receiver?.onlyName?.local else { return nil }
        for use in call.body.uses(of: snapshot) {
            guard let chain = use.chain, chain.only != nil, let apply = BodyNode(chain).enclosingArgument?.call,
                apply.name.appliesSnapshot, let source = apply.receiver, let name = source.lastName,
                source.headOnSelf == name, !name.isLocal, let type = call.body.home.type,
                let property = project.firstProperty(name.name, of: type, from: call.body.file), isStrong(property)
            else { continue }
            return property
        }
        return nil
    }
}
