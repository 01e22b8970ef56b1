package import SourceText

/// A use of a value, before it is known what it means.
package enum PossibleUse {
    /// A member of the value in a chain.
    case member(ChainElement, Chain)
    /// A call that passes the value to code of no function of the project.
    case argument(CallSite)
    /// An assignment to a member of another object, which is not a stored property of the project.
    case assignment(ChainElement)
}

/// What a use of a value means for a question.
package enum UseEffect {
    /// The result is followed like the value.
    case carries
    /// It does not matter, and nothing that matters can come of it.
    case ends
    case matters
    /// Its code decides: that of a function of the project is followed, a library's does nothing that matters, and code
    /// that is not known may do anything.
    case follows
}

/// A question about the uses of a value. Without one, each member of the value matters, and code that is not followed
/// gets what it is passed.
package protocol UseQuestion: Sendable {
    func effect(of use: PossibleUse) -> UseEffect

    /// Whether nothing that matters comes of passing each element to a function by its name, as in
    /// `children.forEach(attach)`.
    func ends(inFunctionNamed name: Name) -> Bool

    /// Whether nothing that matters comes of storing the value in a property.
    func ends(inProperty property: DeclarationID) -> Bool
}

extension UseQuestion {
    package func ends(inFunctionNamed name: Name) -> Bool { false }

    package func ends(inProperty property: DeclarationID) -> Bool { false }
}

/// Uses that a question decides about.
extension UseSearch {
    /// A member of the value itself.
    mutating func use(_ member: ChainElement, of chain: Chain, _ call: CallSite?) -> Step {
        switch question?.effect(of: .member(member, chain)) ?? .matters {
        case .carries:
            carry(through: member)
            return .continues(call?.element ?? member, [])
        case .ends: break
        case .matters: record(.member(member.name), member)
        case .follows:
            if let call { followCode(of: call) } else { followCode(of: member, in: chain) }
        }
        return .ends
    }

    private mutating func followCode(of call: CallSite) {
        let functions = functions(runBy: call)
        if functions.isEmpty, call.callees == .library { return }
        guard !functions.isEmpty, functions.allSatisfy(isFollowed) else {
            return escape(call.calleePlace, .call(call.name))
        }
        for function in functions { _ = enterSelf(of: function, by: .call(call), []) }
    }

    private mutating func followCode(of member: ChainElement, in chain: Chain) {
        let receiver = chain.before(member)
        let owner = receiver.isEmpty ? chain.body.home.type : receiver.type.nominal
        if let property = owner.flatMap({ project.firstProperty(member.name, of: $0, from: chain.body.file) }) {
            guard project.isComputed(property), !project.isRequirement(property) else { return }
            guard isFollowed(property) else { return escape(member.place, .member(member.name)) }
            _ = enterSelf(of: property, by: .read(chain, member), [])
        } else if !receiver.type.isOfLibraries {
            escape(member.place, .member(member.name))
        }
    }

    /// A call of code that is not followed, which gets the value or a holder.
    mutating func pass(to call: CallSite) {
        guard let question, functions(runBy: call).isEmpty else { return escape(call.calleePlace, .call(call.name)) }
        switch question.effect(of: .argument(call)) {
        case .carries: add(call.chain.whole, after: call.element, [])
        case .ends: return
        case .matters:
            guard let callee = call.callee else { return escape(call.calleePlace, .call(call.name)) }
            record(.argument(call.name), callee)
        case .follows:
            // What a library makes of the value may have it, and what a closure gets may be it.
            let isGivenBack = call.makesObject || call.passesValuesToClosures
            if call.callees != .library || isGivenBack { escape(call.calleePlace, .call(call.name)) }
        }
    }

    /// An assignment to a member that is not a plain stored property.
    mutating func assign(to member: ChainElement, of target: Chain) {
        guard let question, member == target.last else { return escape(member.place, .member(member.name)) }
        switch question.effect(of: .assignment(member)) {
        case .ends: return
        case .matters: record(.assigned(member.name), member)
        case .carries, .follows:
            if !target.before(member).type.isOfLibraries { escape(member.place, .member(member.name)) }
        }
    }
}

extension CallSite {
    /// Whether the call is one of an initializer, a type or no object: `Observable.just(value)`, `.success(value)`,
    /// `zip(values, others)`.
    fileprivate var makesObject: Bool {
        if isConstruction || isBare || callee?.kind == .implicitMember { return true }
        guard case .metatype? = receiver?.type else { return false }
        return true
    }
}
