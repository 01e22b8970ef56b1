import SourceText

/// Chains that capture `self` strongly.
extension SubscriptionTracer {
    /// The first closure of a chain up to the call, including those of its operators, that captures `self` strongly.
    func selfCapture(_ call: SubscribingCall, in body: FunctionBody) -> SelfCapture? {
        var first: SelfCapture?
        forEachSelfCapture(call, in: body) { capture in
            first = capture
            return false
        }
        return first
    }

    /// The parts of a chain up to the call that capture `self` strongly, also by a local such as `strongSelf`.
    package func selfCaptures(_ call: SubscribingCall, in body: FunctionBody) -> [SelfCapture] {
        var all: [SelfCapture] = []
        forEachSelfCapture(call, in: body, orAliases: true) { capture in
            all.append(capture)
            return true
        }
        return all
    }

    /// Calls a function for each part of a chain up to the call that captures `self` strongly, while it returns true.
    ///
    /// - Parameter orAliases: whether closures that use a strong local with the value `self` count.
    private func forEachSelfCapture(
        _ call: SubscribingCall, in body: FunctionBody, orAliases: Bool = false, _ visit: (SelfCapture) -> Bool
    ) {
        guard body.home.type != nil, !project.isStatic(body.home.declaration) else { return }
        let parts = call.chain(in: body).parts(through: call.end(in: body))
        _ = visitCaptures(in: parts, of: body, isLocalValue: false, orAliases, visit)
    }

    /// - Parameter isLocalValue: the parts are the initial value of a local; further locals are not followed.
    /// - Returns: whether the visit goes on.
    private func visitCaptures(
        in parts: BodyNodes, of body: FunctionBody, isLocalValue: Bool, _ orAliases: Bool,
        _ visit: (SelfCapture) -> Bool
    ) -> Bool {
        var parts = parts
        var first: BodyNode?
        while let part = parts.next() {
            if first == nil { first = part }
            switch part.kind {
            case .closure:
                let capture = orAliases ? part.closure.selfOrAliasCapture : part.closure.selfCapture
                if let capture, !visit(capture) { return false }
                parts.skip(part)
            case .argument:
                if let capture = capture(by: part.argument), !visit(capture) { return false }
            case .identifier where !isLocalValue:
                switch part.element.local {
                // An observable or a handler in a local.
                case .variable(let variable)?:
                    if let value = variable.value, let first, value.isBefore(first),
                        !visitCaptures(in: value.nodes, of: body, isLocalValue: true, orAliases, visit)
                    {
                        return false
                    }
                case .function(let function)?:
                    if part.element.chain?.only != nil, function.capturesSelf,
                        !visit(SelfCapture(place: part.place, use: part.place, form: .uses))
                    {
                        return false
                    }
                default: break
                }
            default: break
            }
        }
        return true
    }

    /// `onNext: handle`, `onNext: self.handle`: a method bound to `self`; `assign(to: \.x, on: self)`.
    private func capture(by argument: Argument) -> SelfCapture? {
        guard let value = argument.value, argument.selfBinding == .strong else { return nil }
        if let method = value.chain?.methodOfSelf {
            return SelfCapture(place: value.place, use: method.place, form: .method)
        }
        guard argument.label.isOnLabel, value.isSelf, let callee = argument.call?.calledName, callee.name.isAssignment,
            let use = value.chain?.head
        else { return nil }
        return SelfCapture(place: value.place, use: use.place, form: .target)
    }
}

extension ClosureSite {
    /// How the closure captures a strong `self` from its context; nil if it does not.
    var selfCapture: SelfCapture? {
        strongSelfUse.map { SelfCapture(place: place, use: $0.place, form: $0.isPassedOn ? .passesOn : .uses) }
    }

    /// How the closure captures a strong `self`, or a strong local with that value, from its context.
    package var selfOrAliasCapture: SelfCapture? {
        selfCapture ?? strongAliasUse.map { SelfCapture(place: place, use: $0, form: .usesAlias) }
    }
}

/// The part of a chain that keeps the object alive.
public struct SelfCapture: Sendable, Hashable {
    /// The closure, or the argument's value.
    public let place: NodeReference
    /// The first `self` that the closure uses, or the name of the method.
    public let use: NodeReference
    public let form: Form

    package init(place: NodeReference, use: NodeReference, form: Form) {
        (self.place, self.use, self.form) = (place, use, form)
    }

    public enum Form: UInt8, Sendable {
        /// A closure uses `self`.
        case uses
        /// A closure uses a strong local with the value `self`, such as `owner`.
        case usesAlias
        /// A closure uses `self` only for a nested closure that captures it weakly.
        case passesOn
        /// A method of `self` is the handler.
        case method
        /// `assign(to:on: self)`.
        case target
    }
}
