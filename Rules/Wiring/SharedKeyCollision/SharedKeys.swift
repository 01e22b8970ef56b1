import RIBModel
import SourceText

/// A member of a component whose calls of `shared` may get each other's objects: the key of an object is the name of
/// the calling member.
struct SharedKey: Sendable, Equatable {
    let member: DeclarationID
    /// The name of the call that gets the object of another, or that may seem to.
    let place: NodeReference
    let kind: Kind

    enum Kind: Sendable, Equatable {
        /// The call at the place gets or replaces the object of an earlier one.
        ///
        /// - Parameter isSameType: both are known to create an object of the same type.
        case repeated(first: NodeReference, isSameType: Bool)
        /// The function has parameters that the object depends on, and gets the object of the first arguments.
        case parameters
        /// The earlier call is on other paths.
        case exclusive
        /// The call is in the closure of the earlier one, which runs once.
        case nested
    }

    /// Those of a class, in order: at most one for each member.
    fileprivate static let query = Query<TypeID, [SharedKey]>("sharedKeys") { project, component in
        let names: NameSet = [.sharedMethod]
        return project.ownMembers(of: component).compactMap { member in
            guard project.isSource(member), project.hasCode(member), !project.isStatic(member),
                project.mentions(names, member)
            else { return nil }
            return SharedKey(in: member, of: component, project)
        }
    }

    private init?(in member: DeclarationID, of component: TypeID, _ project: Project) {
        // The framework's method, and not one of the project.
        guard project.firstMember(.sharedMethod, of: component, from: member.file) == nil else { return nil }
        let body = project.body(of: member)
        // A local function has a key of its own.
        guard body.namesOfLocalFunctions.isEmpty else { return nil }
        let calls = body.sharedCalls.filter(\.hasOnlyFactory)
        self.member = member
        // An initializer runs once for each component.
        if project.hasParameters(member), !project.isInitializer(member),
            let call = calls.first(where: \.usesLocals)
        {
            (place, kind) = (call.calleePlace, .parameters)
            return
        }
        var harmless: (NodeReference, Kind)?
        for (position, second) in calls.enumerated() {
            for earlier in calls[..<position] {
                if earlier.element.contains(second) {
                    harmless = harmless ?? (second.calleePlace, .nested)
                } else if body.areExclusive(earlier.place, second.place) {
                    harmless = harmless ?? (second.calleePlace, .exclusive)
                } else {
                    let type = earlier.sharedType
                    let isSameType = type != .unknown && type == second.sharedType
                    place = second.calleePlace
                    kind = .repeated(first: earlier.calleePlace, isSameType: isSameType)
                    return
                }
            }
        }
        guard let harmless else { return nil }
        (place, kind) = harmless
    }
}

/// A call of `shared` in a component that certainly gets no object of another call, or whose key is not known.
struct OwnSharedKey: Sendable, Equatable {
    let member: DeclarationID
    /// The name of the call.
    let place: NodeReference
    let reason: Reason

    enum Reason: Sendable, Equatable {
        /// It calls a function that the project declares.
        case ownFunction(DeclarationID)
        /// It passes a key.
        case key
        /// Its member has local functions, each of which has a key of its own.
        case localFunctions
        /// Its key belongs to no other call. Whether the member has parameters, on which the object does not depend.
        case only(hasParameters: Bool)
        /// It has the same key as another call, the name of which is given, and is judged with that.
        case with(NodeReference)
    }

    fileprivate static let query = Query<TypeID, [OwnSharedKey]>("ownSharedKeys") { project, component in
        let judged = project.sharedKeys(in: component)
        let own = project.firstMember(.sharedMethod, of: component, from: project.file(of: component))
        return project.ownMembers(of: component).flatMap { member -> [OwnSharedKey] in
            guard project.isSource(member), project.hasCode(member), project.mentions([.sharedMethod], member) else {
                return []
            }
            let body = project.body(of: member)
            let other = judged.first { $0.member == member }?.place
            let hasParameters = project.hasParameters(member) && !project.isInitializer(member)
            return body.sharedCalls.filter { $0.calleePlace != other }.map { call in
                let reason: Reason =
                    if let own {
                        .ownFunction(own)
                    } else if !body.namesOfLocalFunctions.isEmpty {
                        .localFunctions
                    } else if !call.hasOnlyFactory {
                        .key
                    } else {
                        other.map { .with($0) } ?? .only(hasParameters: hasParameters)
                    }
                return OwnSharedKey(member: member, place: call.calleePlace, reason: reason)
            }
        }
    }
}

extension FunctionBody {
    /// The calls of `shared` on the code's own object, in order.
    fileprivate var sharedCalls: [CallSite] {
        calls.filter { $0.name == .sharedMethod && $0.receiver?.denotesSelf ?? true }
    }
}

extension Project {
    /// The other calls of `shared` in a component's own class, in order.
    func ownSharedKeys(in component: TypeID) -> [OwnSharedKey] { self[OwnSharedKey.query, component] }

    /// The members of a component's own class with several calls of `shared`, or with parameters and one, in order.
    func sharedKeys(in component: TypeID) -> [SharedKey] { self[SharedKey.query, component] }
}

extension CallSite {
    /// Whether the call passes nothing but the closure that creates the object, and so no key.
    fileprivate var hasOnlyFactory: Bool {
        var arguments = arguments
        return arguments.next() != nil && arguments.next() == nil && closures.contains { _ in true }
    }

    /// Whether the object depends on the arguments of the function that contains the call, or on other locals of it.
    fileprivate var usesLocals: Bool {
        closures.contains { closure in
            closure.code.contains { part in
                guard part.kind == .identifier else { return false }
                return switch part.element.local {
                case .parameter, .optionalBinding, .pattern: true
                case .variable(let variable): variable.isDeclared(before: closure)
                default: false
                }
            }
        }
    }

    /// The type of the object that a call of `shared` creates.
    fileprivate var sharedType: TypeReference { closures.first?.value?.type ?? .unknown }
}
