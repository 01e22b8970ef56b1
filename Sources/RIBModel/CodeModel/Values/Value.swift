package import SourceText

/// The value of an expression, as far as the surrounding code determines it: its origin, and the members accessed on
/// it.
package indirect enum Value: Hashable {
    /// The object that the code belongs to.
    case ownObject
    /// `super`.
    case superclass
    case parameter(Parameter)
    /// A property of the project that is stored, or whose getter is more than one expression.
    case property(DeclarationID, of: Value)
    /// A property outside of types.
    case global(DeclarationID)
    /// A member that is not declared in the project.
    case libraryMember(Name, of: Value)
    /// A type, named by an expression.
    case type(TypeReference)
    /// The object that a call creates.
    case made(CallSite)
    /// The result of a function call.
    case result(CallSite)
    case element(of: Value)
    case literal(Literal)
    case closure(ClosureSite)
    case unknown
}

extension Chain {
    /// The value of the chain in its body.
    package var value: Value { OriginDomain(body: body, own: .ownObject).value(of: self) }
}

extension Expression {
    /// The value of the expression in its body.
    package var value: Value { OriginDomain(body: body, own: .ownObject).value(of: self) }
}

extension FunctionBody {
    /// Whether the value of a local is the object that the code belongs to.
    func isOwnObject(_ local: LocalDeclaration) -> Bool {
        switch local {
        case .parameter, .function: return false
        case .variable(let variable): if variable.ownValue?.isResult == true { return false }
        case .optionalBinding(let binding): if binding.value?.isResult == true { return false }
        case .capture, .closureParameter, .pattern: break
        }
        if case .ownObject = OriginDomain(body: self, own: .ownObject).value(of: local) { return true }
        return false
    }
}

extension Expression {
    /// Whether it is only a chain that ends with a call: its value is what the call makes or returns.
    fileprivate var isResult: Bool { plainChain?.last?.kind == .call }
}

/// The values of a body, relative to the object that the code belongs to.
private struct OriginDomain: ValueDomain {
    let body: FunctionBody
    /// The value of `self`; in a getter of another object, that object.
    let own: Value

    private var project: Project { body.project }

    var unknown: Value { .unknown }

    func denotation(ofSelf element: ChainElement) -> Value { own }

    func denotation(ofSuper element: ChainElement) -> Value { own == .ownObject ? .superclass : .unknown }

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Value { .parameter(parameter) }

    func denotation(ofElementIn base: Value) -> Value { base == .unknown ? .unknown : .element(of: base) }

    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Value {
        if let literal = element.literal { return .literal(literal) }
        if let closure = element.closure { return .closure(closure) }
        return .unknown
    }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Value {
        if let type = body.home.type {
            if let property = property(name, of: .nominal(type, [])) {
                return value(of: property, of: own, in: type, depth: depth)
            }
            if project.firstMember(name, of: type, from: body.file) != nil { return .unknown }
        }
        let globals = project.symbols.globals(name, from: body.file)
        if let global = globals.first { return project.isProperty(global) ? .global(global) : .unknown }
        if let head = chain?.head, case .metatype(let type) = chain?.through(head).type, isKnown(type) {
            return .type(type)
        }
        return body.home.type == nil ? .unknown : .libraryMember(name, of: own)
    }

    /// Whether a type is more than a mere name.
    private func isKnown(_ type: TypeReference) -> Bool {
        if case .unresolved(let name) = type { return project.text(name).first?.isUppercase == true }
        return type != .unknown
    }

    func denotation(ofMember name: Name, of base: Value, at path: AccessPath, depth: Int) -> Value {
        switch base {
        case .ownObject, .superclass:
            guard let type = body.home.type, let property = property(name, of: .nominal(type, [])) else {
                return hasFunction(name, body.home.type) ? .unknown : .libraryMember(name, of: base)
            }
            return value(of: property, of: .ownObject, in: type, depth: depth)
        case .unknown, .closure, .literal: return .unknown
        case .type:
            guard case .metatype(let type) = path.base.type, let property = property(name, of: type) else {
                return path.chain.through(path.element).type.isMetatype ? base : .unknown
            }
            return .property(property, of: base)
        case .parameter, .property, .global, .libraryMember, .made, .result, .element:
            let type = path.base.type
            guard let property = property(name, of: type) else {
                return type.constituents.contains { hasFunction(name, $0.nominal) }
                    ? .unknown : .libraryMember(name, of: base)
            }
            return value(of: property, of: base, in: type.nominal, depth: depth)
        }
    }

    func denotation(ofCall callee: Value, at path: AccessPath, depth: Int) -> Value {
        if case .type = callee { return .made(path.call) }
        return .result(path.call)
    }

    // MARK: Properties

    private func property(_ name: Name, of type: TypeReference) -> DeclarationID? {
        for part in type.constituents {
            guard let nominal = part.nominal else { continue }
            if let found = project.firstProperty(name, of: nominal, from: body.file) { return found }
        }
        return nil
    }

    private func hasFunction(_ name: Name, _ type: TypeID?) -> Bool {
        type.map { project.firstMember(name, of: $0, from: body.file) != nil } ?? false
    }

    /// The value of a property: the result of its getter if that is one expression.
    private func value(of property: DeclarationID, of base: Value, in type: TypeID?, depth: Int) -> Value {
        guard project.isComputed(property), let type else {
            return .property(property, of: base)
        }
        let getter = FunctionBody(BodyOwner(property, type: type), in: project)
        guard let result = getter.result else { return .property(property, of: base) }
        let value = OriginDomain(body: getter, own: base).value(of: result, depth: depth + 1)
        // A constant that other classes replace is none.
        if case .literal = value, project.mayBeReplaced(property, in: type) { return .property(property, of: base) }
        return value
    }
}

extension Project {
    /// Whether an object of a static type may have another property instead of one that the type has: its class or
    /// another conforming type declares it, or a class outside of the project can.
    fileprivate func mayBeReplaced(_ property: DeclarationID, in type: TypeID) -> Bool {
        let name = name(of: property)
        return isOpen(property)
            || descendants(of: type).contains { descendant in
                descendant != type
                    && ownMembers(named: name, of: descendant, from: property.file).contains(where: isProperty)
            }
    }
}

extension TypeReference {
    fileprivate var isMetatype: Bool {
        if case .metatype = self { return true }
        return false
    }
}
