import SourceText

/// A property of a component, or a function of it without parameters, whose value is an object that its code creates.
public struct ComponentMember: Sendable, Equatable {
    public let declaration: DeclarationID
    /// The class that declares it.
    public let component: TypeID
    public let lifetime: Lifetime
    /// The class of the object.
    public let made: TypeID
    /// The class's name in the call that creates the object.
    public let creation: NodeReference
    /// The expression that is the whole code, if that does nothing else.
    public let whole: NodeReference?

    /// How long the component keeps the object.
    public enum Lifetime: Sendable, Equatable {
        /// As long as the component exists: in a property, a `lazy` one, or by the framework's `shared`.
        case stored, lazy, shared
        /// Not at all: each read creates another.
        case none
    }

    /// Those of a class, in order.
    fileprivate static let query = Query<TypeID, [ComponentMember]>("componentMembers") { project, component in
        project.ownMembers(of: component).compactMap { member in
            guard let value = MadeValue(member, in: project), let type = value.construction.type.nominal,
                project.isClassOrActor(type)
            else { return nil }
            return ComponentMember(
                declaration: member, component: component, lifetime: value.lifetime, made: type,
                creation: value.construction.name.place, whole: value.whole?.place)
        }
    }
}

extension Project {
    /// The properties of a component's own class whose values are not certainly objects that their code creates, in
    /// order.
    public func otherComponentProperties(of component: TypeID) -> [DeclarationID] {
        let members = Set(componentMembers(of: component).map(\.declaration))
        return ownMembers(of: component).filter { member in
            isProperty(member) && isSource(member) && !isStatic(member) && !members.contains(member)
        }
    }

    /// The classes of components that are reported on, in order.
    public var components: [TypeID] { types(.component).filter { isClassOrActor($0) } }

    /// The members of a component's own class whose values are objects that they create, in order.
    public func componentMembers(of component: TypeID) -> [ComponentMember] { self[ComponentMember.query, component] }
}

/// The object that the code of a component's member creates as the member's value.
package struct MadeValue {
    let construction: Construction
    let lifetime: ComponentMember.Lifetime
    let whole: Expression?

    /// Nil unless the value is certainly created by the code, in one way.
    package init?(_ member: DeclarationID, in project: Project) {
        guard project.isSource(member), project.isRead(member), project.hasCode(member), !project.isStatic(member)
        else { return nil }
        let isProperty = project.isProperty(member)
        guard isProperty || project.isFunction(member) && !project.hasParameters(member) else { return nil }
        let body = project.body(of: member)
        let isStored = isProperty && project.isStored(member)
        let value = isStored ? body.initialValue : body.result ?? body.block.flatMap { Array($0).returned }
        guard let value else { return nil }
        var lifetime: ComponentMember.Lifetime = isStored ? project.isLazy(member) ? .lazy : .stored : .none
        let made: Expression?
        if let closure = value.plainChain?.sharedObject {
            if lifetime == .none { lifetime = .shared }
            made = closure.value
        } else if isStored, let chain = value.plainChain, let closure = chain.calledClosure {
            made = closure.value
        } else {
            made = value
        }
        guard let construction = made?.origin?.creation else { return nil }
        self.construction = construction
        self.lifetime = lifetime
        whole = isStored ? body.initialValue : body.result
    }
}

extension FunctionBody {
    /// The statements of a function, or of a getter.
    fileprivate var block: Statements? {
        for statement in statements {
            switch statement {
            case .block(let statements): return statements
            case .accessor(let statements):
                for case .block(let inner) in statements { return inner }
                return statements
            default: return nil
            }
        }
        return nil
    }
}

extension [Statement] {
    /// The value of the `return` at their end, if no other statement may end the function.
    fileprivate var returned: Expression? {
        guard case .return(let value)? = last else { return nil }
        let isPlain = dropLast().allSatisfy { statement in
            switch statement {
            case .expression, .bindings: true
            default: false
            }
        }
        return isPlain ? value : nil
    }
}

extension ClosureSite {
    /// The value of a closure of one expression, or of statements of which only the last returns.
    package var value: Expression? {
        let all = Array(statements)
        if all.count == 1, case .expression(let value) = all[0] { return value }
        return all.returned
    }
}

extension Chain {
    /// The closure in `shared { … }`, `self.shared { … }`.
    fileprivate var sharedObject: ClosureSite? {
        guard let call = calls.first, call.name == .sharedMethod, last?.node == call.node,
            call.receiver?.denotesSelf ?? true
        else { return nil }
        return call.closures.first
    }

    /// The closure in `{ … }()`.
    fileprivate var calledClosure: ClosureSite? {
        guard let head, head.kind == .closure, count == 2, last?.kind == .call else { return nil }
        return head.closure
    }
}

extension Expression {
    /// The expression that gives a local its value, if this is just the name of one that is passed nowhere else.
    fileprivate var origin: Expression? {
        guard let name = plainChain?.onlyName, case .variable(let variable)? = name.local, !variable.isDestructured,
            let value = variable.value
        else { return self }
        let isOnlyConfigured = body.uses(of: .variable(variable)).allSatisfy { use in
            use == name || use.chain.map { $0.only == nil } ?? false
        }
        return isOnlyConfigured ? value : nil
    }

    /// The object that the expression creates.
    fileprivate var creation: Construction? {
        guard let chain = firstChain, !isOperation, let call = Array(chain.calls).last, chain.last?.node == call.node
        else { return nil }
        return call.construction
    }
}
