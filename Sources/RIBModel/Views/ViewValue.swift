import SourceText

/// The value of an expression in a view's code, relative to the view.
package enum ViewValue: Sendable, Equatable {
    /// The view (controller) itself.
    case itself
    case superclass
    /// Its root view.
    case ownView
    case window
    /// A container of the view: its navigation controller, its presenting controller, the root of its window.
    case container
    /// The view's navigation controller, or one that contains it.
    case navigation
    /// The array of controllers of that navigation controller.
    case stack
    /// The controller that the view presents.
    case presented
    /// An object that is notified of events of the view.
    case listener
    /// A property of the view: its declaration.
    case property(DeclarationID)
    case other
}

extension ClassDispatch {
    /// The value of an expression in the view's code.
    package func value(of expression: Expression) -> ViewValue {
        ViewDomain(dispatch: self, body: expression.body).value(of: expression)
    }

    /// The value of a chain, which may be a prefix, in the view's code.
    package func value(of chain: Chain) -> ViewValue { ViewDomain(dispatch: self, body: chain.body).value(of: chain) }

    /// The value of a local name in the view's code.
    func value(of local: LocalDeclaration, in body: FunctionBody) -> ViewValue {
        ViewDomain(dispatch: self, body: body).value(of: local)
    }

    /// Whether an expression denotes a collection of listeners.
    func isOfListeners(_ expression: Expression) -> Bool {
        let domain = ViewDomain(dispatch: self, body: expression.body)
        return domain.denotation(ofElementIn: domain.value(of: expression)) == .listener
    }

    /// The value that a condition binds.
    func value(of binding: OptionalBinding) -> ViewValue {
        value(of: .optionalBinding(binding), in: binding.body)
    }
}

/// Values in the code of a view, as UIKit defines them.
private struct ViewDomain: ValueDomain {
    let dispatch: ClassDispatch
    let body: FunctionBody

    private var project: Project { dispatch.project }

    var unknown: ViewValue { .other }

    func denotation(ofSelf element: ChainElement) -> ViewValue { .itself }

    func denotation(ofSuper element: ChainElement) -> ViewValue { .superclass }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> ViewValue { ownMember(name, depth: depth) }

    func denotation(ofMember name: Name, of base: ViewValue, at path: AccessPath, depth: Int) -> ViewValue {
        switch base {
        case .itself, .superclass: return ownMember(name, depth: depth)
        case .ownView: return name.viewMember == .window ? .window : .other
        case .window: return name.viewMember == .root ? .container : .other
        case .container, .navigation:
            switch name.viewMember {
            case .navigation: return .navigation
            case .stack where base == .navigation: return .stack
            case .container: return .container
            default: return .other
            }
        case .listener: return .listener
        case .property(let declaration):
            if isListenerMember(name, of: declaration) { return .listener }
            return name.viewMember == .root ? .container : .other
        default:
            if name.viewMember == .root || name.viewMember == .top { return .container }
            return name.isListenerOfAnyObject ? .listener : .other
        }
    }

    /// Functions that return a controller are named like the properties that do. A function of the view that returns a
    /// listener denotes it by its type.
    func denotation(ofCall callee: ViewValue, at path: AccessPath, depth: Int) -> ViewValue {
        if callee == .container || callee == .itself { return callee }
        guard callee == .other, let name = path.callee, name.isName,
            let function = dispatch.implementation(name.name, nil, from: name.body.file),
            project.isListener(project.type(of: function)),
            name.kind == .identifier ? !name.isLocal : path.base.before(name).denotesSelf
        else { return .other }
        return .listener
    }

    func denotation(ofElementIn base: ViewValue) -> ViewValue {
        switch base {
        case .listener: return .listener
        case .property(let property):
            guard case .collection(let element) = project.type(of: property) else { return .other }
            return project.isListener(element) ? .listener : .other
        default: return .other
        }
    }

    // MARK: Members

    private func isListenerMember(_ name: Name, of property: DeclarationID) -> Bool {
        if name.isListenerOfAnyObject { return true }
        guard let type = project.type(of: property).constituents.lazy.compactMap(\.nominal).first,
            let member = project.firstMember(name, of: type, from: body.file)
        else { return false }
        return project.isListener(project.type(of: member))
    }

    /// The value of a name as a member of the view.
    private func ownMember(_ name: Name, depth: Int) -> ViewValue {
        if let property = dispatch.property(name, from: body.file) {
            if project.isListener(property) { return .listener }
            guard project.isComputed(property), depth < ValueBudget.depth else {
                return .property(property)
            }
            let getter = dispatch.body(of: property)
            guard let result = getter.result else { return .property(property) }
            let value = ViewDomain(dispatch: dispatch, body: getter).value(of: result, depth: depth + 1)
            // The type tells what the elements are.
            if value == .other, case .collection = project.type(of: property) { return .property(property) }
            return value
        }
        switch name.viewMember {
        case .navigation: return .navigation
        case .container: return .container
        case .presented: return .presented
        case .controller: return .itself
        case .view: return .ownView
        default: return project.symbols.wellKnownNames.inheritedListeners.contains(name) ? .listener : .other
        }
    }
}

extension Project {
    /// Whether a property references a listener: it has one of the usual names, or its type is a protocol that an
    /// interactor or presenter of the project conforms to.
    package func isListener(_ property: DeclarationID) -> Bool {
        if symbols.wellKnownNames.listeners.contains(name(of: property)) { return true }
        return isListener(type(of: property))
    }

    package func isListener(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            guard let nominal = part.nominal else { return false }
            return roles.has(nominal, .interactor) || isAnswered[nominal.index]
        }
    }
}
