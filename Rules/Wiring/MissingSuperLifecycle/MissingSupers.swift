import RIBModel
import SourceText

/// An override of a method that RIBs calls which does not call `super`, although a base class of the project has code
/// in that method.
struct MissingSuper: Sendable, Equatable {
    let override: DeclarationID
    /// The method of the base class, and that class.
    let base: DeclarationID
    let owner: TypeID
    /// Whether every path calls `super`, or another method of the class does.
    let isCalled: Bool

    /// Those of a class, in order.
    fileprivate static let query = Query<TypeID, [MissingSuper]>("missingSupers") { project, owner in
        guard project.superclass(of: owner) != nil else { return [] }
        lazy var dispatch = ClassDispatch(owner, in: project)
        return project.ownMembers(of: owner).compactMap { member in
            guard project.isOverriddenHook(member),
                case .code(let base) = project.code(overriddenBy: member, of: owner)
            else { return nil }
            let isCalled = dispatch.callsSuper(member) || project.callsSuper(of: member, elsewhereIn: owner)
            return MissingSuper(override: member, base: base, owner: owner, isCalled: isCalled)
        }
    }
}

/// An override of a method that RIBs calls, in a class none of whose base classes is known to have code in that method.
struct PlainOverride: Sendable, Equatable {
    let override: DeclarationID
    let overridden: OverriddenCode

    fileprivate static let query = Query<TypeID, [PlainOverride]>("plainOverrides") { project, owner in
        project.ownMembers(of: owner).filter(project.isOverriddenHook).compactMap { member in
            let overridden = project.code(overriddenBy: member, of: owner)
            if case .code = overridden { return nil }
            return PlainOverride(override: member, overridden: overridden)
        }
    }
}

/// What a method overrides.
enum OverriddenCode: Sendable, Equatable {
    /// A method of the project with code.
    case code(DeclarationID)
    /// A method that only calls its own `super`, or stops the program because there is no override.
    case idle(DeclarationID)
    /// A method whose code is not read.
    case unread(DeclarationID)
    /// No method of the project.
    case none
}

extension Project {
    /// The overrides, in a class, of methods that RIBs calls and that no base class is known to implement, in order.
    func plainOverrides(of type: TypeID) -> [PlainOverride] { self[PlainOverride.query, type] }

    /// Whether a member overrides a method that RIBs calls, with code that is read.
    fileprivate func isOverriddenHook(_ member: DeclarationID) -> Bool {
        isFunction(member) && name(of: member).isOverriddenHook && isOverride(member) && hasReadBody(member)
    }

    /// The overrides, in a class, of methods that RIBs calls and that a base class of the project implements, in order.
    func missingSupers(of type: TypeID) -> [MissingSuper] { self[MissingSuper.query, type] }

    /// The classes of interactors, routers, workers and workflows, in order.
    var classesWithHooks: [TypeID] {
        let parts: [Role] = [.interactor, .router, .worker, .workflow]
        return Set(parts.flatMap { types($0) }.filter { isClassOrActor($0) && isReported($0) }).sorted()
    }

    /// Whether another method of a class calls the function that a method overrides.
    fileprivate func callsSuper(of method: DeclarationID, elsewhereIn owner: TypeID) -> Bool {
        let name = name(of: method)
        return ownMembers(of: owner).contains { member in
            member != method && isFunction(member) && hasReadBody(member)
                && body(of: member).calls.contains { $0.name == name && $0.receiver?.only?.kind == .superReference }
        }
    }

    /// The nearest method above that a method overrides, if it is code of the project that does more than to call its
    /// own `super`, or to stop the program because there is no override.
    fileprivate func code(overriddenBy method: DeclarationID, of owner: TypeID) -> OverriddenCode {
        let name = name(of: method)
        var result = OverriddenCode.none
        for base in classes(of: owner).dropFirst() {
            guard !isCopy(base) else { return result }
            let found = firstOwnMember(name, of: base, from: method.file) {
                isFunction($0) && haveSameLabels($0, method)
            }
            guard let found else { continue }
            guard hasReadBody(found) else { return .unread(found) }
            let code = Array(body(of: found).outerChains).filter { chain in
                !(chain.head?.kind == .superReference && chain.lastName?.name == name)
            }
            if code.contains(where: { chain in chain.head.flatMap { trap($0.name) } == nil }) { return .code(found) }
            if result == .none { result = .idle(found) }
        }
        return result
    }
}
