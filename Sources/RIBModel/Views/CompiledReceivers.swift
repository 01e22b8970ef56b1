import SourceText

/// What a compiler knows of the receivers of calls in a view's Objective-C.
extension ViewCode {
    /// The value of a receiver, given its type.
    ///
    /// Values follow the names of UIKit's members. An object that is not a view controller is not what the name says.
    /// What a function or a variable of C holds belongs to no object of the project: if it is a navigation controller,
    /// it is one of the app, and what is popped off it is the screen that the user sees.
    func compiled(_ value: ViewValue, _ site: CallSite) -> ViewValue {
        guard let operation = site.name.viewOperation, let type = site.compiledReceiverType else { return value }
        switch value {
        case .itself, .container, .navigation, .presented: return project.isNoController(type) ? .other : value
        case .other:
            guard operation == .pop, project.isNavigationController(type), let receiver = site.receiver,
                isOfNoObject(receiver)
            else { return value }
            return .navigation
        default: return value
        }
    }

    /// Whether a value is that of a function or variable that no class declares, or of a local with such a value.
    private func isOfNoObject(_ chain: Chain, depth: Int = 0) -> Bool {
        guard let head = chain.head, head.kind == .identifier, depth < ValueBudget.depth else { return false }
        for element in chain.elements where element.node != head.node {
            guard element.kind == .call else { return false }
        }
        if head.isLocal {
            guard case .variable(let variable)? = head.local, let value = variable.ownValue?.plainChain else {
                return false
            }
            return isOfNoObject(value, depth: depth + 1)
        }
        let file = head.body.file
        return family.property(head.name, from: file) == nil
            && project.firstMember(head.name, of: family.type, from: file) == nil
            && project.symbols.globals(head.name, from: file).isEmpty
    }
}

extension Project {
    /// Whether a type is a class of the project that certainly is not a view controller.
    fileprivate func isNoController(_ type: TypeReference) -> Bool {
        guard let nominal = type.nominal, isClass(nominal) else { return false }
        return !hasUnresolvedSuperclass(nominal) && !Roles.isViewController(nominal, symbols, hierarchy)
    }
}
