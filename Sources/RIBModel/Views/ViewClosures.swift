import SourceText

/// Closures in a view's own code, which are read with the code around them: that something runs one of them is no
/// notification, but what it does may be one.
extension ViewCode {
    /// The closures that a call of one of the view's own properties can run, if the property is private and all that
    /// it can hold are written out; nil for any other call.
    func ownClosures(runBy call: CallSite) -> (property: DeclarationID, closures: [ClosureSite])? {
        guard let name = ownName(calledBy: call), let property = family.property(name, from: call.body.file),
            project.isPrivate(property), case .function = project.type(of: property),
            let closures = project.closures(in: property), !closures.isEmpty
        else { return nil }
        return (property, closures)
    }

    /// The name of the own member that a call names, also through `if let onClose`.
    private func ownName(calledBy call: CallSite) -> Name? {
        guard let callee = call.callee, call.isOnSelf else { return nil }
        guard callee.kind == .identifier, let local = callee.local else { return callee.name }
        guard case .optionalBinding(let binding) = local, binding.value == nil, binding.outer == nil else { return nil }
        return binding.name
    }

    /// Whether a call only takes the listener out of an optional, or passes it to a closure: `listener.map { … }`.
    func takesListener(_ call: ViewCall) -> Bool {
        guard call.receiver == .listener else { return false }
        switch project.symbols.libraryNames.access(call.name) {
        case .transformed, .flattened, .taken:
            return call.site.callees.functions.allSatisfy { project.symbols.type(around: $0) == nil }
        default: return false
        }
    }

    /// Whether a call is on a value that is made for it and keeps nothing else than closures and values that the view's
    /// code passes to it.
    func runsClosuresOfOwnCode(_ call: ViewCall) -> Bool {
        guard let made = call.site.receiver?.madeValue, let type = made.type.nominal, project.isStruct(type),
            made.callees.functions.isEmpty
        else { return false }
        return project.ownMembers(of: type).filter { project.isStored($0) }.allSatisfy { property in
            guard case .function = project.type(of: property) else { return !project.isSubject(property) }
            let name = project.name(of: property)
            return made.arguments.contains { $0.label == name && $0.value?.closure != nil }
        }
    }
}

extension Chain {
    /// The call that makes the value of the chain: the chain itself, or what a constant has been bound to.
    fileprivate var madeValue: CallSite? {
        if case .variable(let variable)? = onlyName?.local, variable.isConstant {
            return variable.ownValue?.plainChain?.wholeConstruction
        }
        return wholeConstruction
    }

    private var wholeConstruction: CallSite? { calls.first { $0.element == last && $0.isConstruction } }
}
