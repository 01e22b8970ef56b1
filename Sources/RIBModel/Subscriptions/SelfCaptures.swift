import SourceText

/// Chains that capture `self` strongly.
extension SubscriptionTracer {
    /// The first closure of a chain up to the call, including those of its operators, that captures `self` strongly.
    func selfCapture(_ call: SubscribingCall, in body: FunctionBody) -> SelfCapture? {
        guard body.home.type != nil, !project.isStatic(body.home.declaration) else { return nil }
        let chain = call.chain(in: body)
        return selfCapture(in: chain.parts(through: call.end(in: body)), of: body, isLocalValue: false)
    }

    /// - Parameter isLocalValue: the parts are the initial value of a local; further locals are not followed.
    private func selfCapture(in parts: BodyNodes, of body: FunctionBody, isLocalValue: Bool) -> SelfCapture? {
        var parts = parts
        var first: BodyNode?
        while let part = parts.next() {
            if first == nil { first = part }
            switch part.kind {
            case .closure:
                if let form = part.closure.formOfSelfCapture { return SelfCapture(place: part.place, form: form) }
                parts.skip(part)
            case .argument:
                let isMethod = part.argument.isMethodOfSelf
                if isMethod || isTargetSelf(part.argument), let value = part.valuePlace {
                    return SelfCapture(place: value, form: isMethod ? .method : .target)
                }
            case .identifier where !isLocalValue:
                switch part.element.local {
                // An observable or a handler in a local.
                case .variable(let variable)?:
                    if let value = variable.value, let first, value.isBefore(first),
                        let capture = selfCapture(in: value.nodes, of: body, isLocalValue: true)
                    {
                        return capture
                    }
                case .function(let function)?:
                    if part.element.chain?.only != nil, capturesSelf(function) {
                        return SelfCapture(place: part.place, form: .uses)
                    }
                default: break
                }
            default: break
            }
        }
        return nil
    }

    /// Whether a local function uses `self`, also where it is left out.
    private func capturesSelf(_ function: LocalFunction) -> Bool {
        guard let owner = function.body.home.type else { return false }
        return function.code.contains { part in
            switch part.kind {
            case .selfReference, .superReference: part.selfBinding == .strong
            case .capture: part.name == .`self` && part.capture.value == nil
            case .identifier:
                !part.element.isLocal && part.selfBinding == .strong
                    && project.firstMember(part.name, of: owner, where: { !project.isStatic($0) }) != nil
            default: false
            }
        }
    }

    // MARK: Arguments

    /// `assign(to: \.x, on: self)`
    private func isTargetSelf(_ argument: Argument) -> Bool {
        guard argument.label.isOnLabel, let callee = argument.call?.calledName, callee.name.isAssignment else {
            return false
        }
        return argument.value?.isSelf == true && argument.selfBinding == .strong
    }
}

/// What `self` denotes at a part of the code.
enum SelfBinding {
    case strong
    /// Captured weakly by an enclosing closure: an optional, or unowned.
    case weak
    /// Another value: a closure parameter, or a capture with an initial value other than `self`.
    case other
}

extension BodyPart {
    /// How `self` is bound at the part.
    var selfBinding: SelfBinding {
        switch body.localDeclaration(.`self`, at: node) {
        case .capture(let capture):
            if let value = capture.value { return value.isSelf ? capture.selfBinding : .other }
            return capture.isWeak || capture.isUnowned ? .weak : .strong
        case .closureParameter: return .other
        default: return .strong
        }
    }
}

extension Argument {
    /// `onNext: handle`, `onNext: self.handle`: a method bound to `self`.
    var isMethodOfSelf: Bool {
        guard let owner = body.home.type, let chain = value?.chain, let head = chain.head,
            let last = chain.last, chain.count <= 2
        else { return false }
        let isThroughSelf = head.kind == .selfReference && last.kind == .member
        guard isThroughSelf || chain.onlyName != nil && !head.isLocal, selfBinding == .strong else {
            return false
        }
        let members = body.project.members(last.name, of: owner)
        return !members.isEmpty && members.allSatisfy { body.project.isFunction($0) && !body.project.isStatic($0) }
    }
}

extension ClosureSite {
    /// How the closure captures a strong `self` from its context; nil if it does not.
    var formOfSelfCapture: SelfCapture.Form? {
        guard selfBinding != .weak else { return nil }
        for capture in captures {
            let isSelf = capture.value.map(\.isSelf) ?? (capture.name == .`self`)
            if isSelf, !capture.isWeak, !capture.isUnowned { return .uses }
            if isSelf, capture.name == .`self` { return nil }
        }
        if parameters.contains(where: { $0.name == .`self` }) { return nil }
        var form: SelfCapture.Form?
        for part in code {
            switch part.kind {
            case .selfReference, .superReference: if hasSelfFromOutside(at: part) { return .uses }
            case .capture where part.name == .`self` && part.capture.value == nil:
                if hasSelfFromOutside(at: part) { form = .passesOn }
            default: break
            }
        }
        return form
    }

    /// Whether `self` at a part of the closure is that of its context.
    private func hasSelfFromOutside(at part: BodyNode) -> Bool {
        switch body.localDeclaration(.`self`, at: part.node) {
        case .capture(let binder): !contains(binder)
        case .optionalBinding(let binder): !contains(binder)
        case .pattern(let binder): !contains(binder)
        case .closureParameter(let binder): !contains(binder)
        case .parameter(let binder): !contains(binder)
        case .variable, .function, nil: true
        }
    }
}

/// The part of a chain that keeps the object alive.
public struct SelfCapture: Sendable, Hashable {
    /// The closure, or the argument's value.
    public let place: NodeReference
    public let form: Form

    public enum Form: UInt8, Sendable {
        /// A closure uses `self`.
        case uses
        /// A closure uses `self` only for a nested closure that captures it weakly.
        case passesOn
        /// A method of `self` is the handler.
        case method
        /// `assign(to:on: self)`.
        case target
    }
}
