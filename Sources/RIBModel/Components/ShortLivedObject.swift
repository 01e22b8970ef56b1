import SourceText

/// An object that is created for a single call and released after it, although the call's result needs it later.
public struct ShortLivedObject: Sendable, Equatable {
    /// The read of the component's member that creates the object.
    public let read: ComponentMemberRead
    /// The called function.
    public let function: DeclarationID
    /// The closure in the function that captures the object weakly.
    public let capture: NodeReference
}

/// A function that returns a stream whose closures need the function's object, but capture it weakly.
struct WeakStream: Sendable, Equatable {
    let function: DeclarationID
    let capture: NodeReference

    /// Those of a class and its base classes, nearest first; none if the object may make others keep it.
    fileprivate static let query = Query<TypeID, [WeakStream]>("weakStreams") { project, type in
        let found = project.classes(of: type).flatMap { project.ownMembers(of: $0) }.compactMap { member in
            WeakStream(member, of: type, project)
        }
        return found.isEmpty || project.registersItself(type) ? [] : found
    }

    private init?(_ function: DeclarationID, of type: TypeID, _ project: Project) {
        guard project.isFunction(function), !project.isStatic(function), project.hasReadBody(function),
            let result = project.writtenType(of: function),
            project.observability(result, project.symbols.wellKnownNames.subscriptions) != nil
        else { return nil }
        let code = FunctionBody(BodyOwner(function, type: type), in: project)
        guard let capture = code.weakCapture, !project.mayMakeOthersKeepObject(of: function) else { return nil }
        (self.function, self.capture) = (function, capture)
    }
}

extension Project {
    /// The functions of a class that return streams which do not keep the object that they need.
    func weakStreams(of type: TypeID) -> [WeakStream] { self[WeakStream.query, type] }

    /// What is wrong with the object that a read of a component's member creates; nil if nothing is known to be.
    func shortLivedObject(of member: ComponentMember, readAt read: ComponentMemberRead) -> ShortLivedObject? {
        let streams = weakStreams(of: member.made)
        guard !streams.isEmpty else { return nil }
        let body = body(of: read.code)
        guard let chain = ChainElement(read.place.node, in: body).chain, let call = call(after: read.place, in: chain),
            let function = implementation(call.name, call.passed, of: member.made, from: call.body.file),
            let stream = streams.first(where: { $0.function == function })
        else { return nil }
        return ShortLivedObject(read: read, function: function, capture: stream.capture)
    }

    /// The call on the object: `component.useCase.prices()`, or on a local that is used for nothing else.
    private func call(after read: NodeReference, in chain: Chain) -> CallSite? {
        let element = ChainElement(read.node, in: chain.body)
        if let next = chain.calls.first(where: { $0.receiver?.lastName?.node == element.node }) { return next }
        guard chain.isValue(ofMemberAt: read), let local = chain.body.localVariable(initializedBy: chain) else {
            return nil
        }
        let uses = chain.body.uses(of: .variable(local))
        guard uses.count == 1, let use = uses[0].chain else { return nil }
        return use.calls.first { $0.receiver?.onlyName?.node == uses[0].node }
    }

    /// Whether an initializer of a class may make other objects keep its own.
    fileprivate func registersItself(_ type: TypeID) -> Bool {
        hasAbsentCode(type)
            || classes(of: type).contains { owner in
                ownMembers(of: owner).contains { member in
                    guard isInitializer(member), hasReadBody(member) else { return false }
                    return body(of: member).closures.contains { $0.strongSelfUse != nil }
                        || mayMakeOthersKeepObject(of: member)
                }
            }
    }
}

extension FunctionBody {
    /// The first closure that captures the code's object weakly; nil if one captures it strongly.
    fileprivate var weakCapture: NodeReference? {
        var first: NodeReference?
        for closure in closures {
            if closure.strongSelfUse != nil { return nil }
            guard first == nil, closure.isPartOfResult else { continue }
            let isWeak = closure.captures.contains {
                $0.name == .`self` && $0.value == nil && ($0.isWeak || $0.isUnowned)
            }
            if isWeak || closure.isPassedSelf { first = closure.place }
        }
        return first
    }
}

extension ClosureSite {
    /// Whether the closure is in an expression that the function returns, or in the value of a local.
    fileprivate var isPartOfResult: Bool {
        for ancestor in ancestors {
            switch ancestor {
            case .closure: return false
            case .return, .binding: return true
            default: break
            }
        }
        return body.result?.contains(place) ?? false
    }
}
