import SourceText
import SwiftOutline

/// Which chains keep the object whose code they stand in alive.
extension ValueFlow {
    /// The first of a chain's closures up to the call, those of its operators too, that holds `self` strongly.
    func selfCapture(_ call: SubscribingCall, _ code: FunctionBody) -> SelfCapture? {
        let declaration = code.outline.declarations[code.home.declaration.index]
        guard code.home.type != nil, declaration.modifiers.isDisjoint(with: [.static, .class]) else { return nil }
        return selfCapture(from: call.chain, to: code.node(call.call).next, code, depth: 0)
    }

    private func selfCapture(from start: NodeID, to end: NodeID, _ code: FunctionBody, depth: Int) -> SelfCapture? {
        var node = start
        while node < end {
            switch code.kind(node) {
            case .closure:
                if let form = formOfCapture(by: node, code) { return SelfCapture(place: NodeReference(file: code.file, node: node), form: form) }
                node = code.node(node).next
                continue
            case .argument:
                let isMethod = isMethodOfSelf(node, code)
                if isMethod || isTargetSelf(node, code), let value = code.value(of: node) {
                    return SelfCapture(place: NodeReference(file: code.file, node: value), form: isMethod ? .method : .target)
                }
            case .identifier where depth == 0:
                // An observable that was built under a local name, or a handler that was.
                if case .variable(let index) = code.local(code.node(node).name, at: node), let value = code.outline.declarations[index].value,
                    value < start, let capture = selfCapture(from: value, to: code.node(value).next, code, depth: 1) {
                    return capture
                }
            default: break
            }
            node += 1
        }
        return nil
    }

    // MARK: Self at a place

    /// How `self` can be had at a node.
    enum Standing {
        case strong
        /// Captured weakly by a closure around: an optional, or unowned.
        case weak
        /// A closure's parameter of that name.
        case handed
    }

    func standing(at node: NodeID, _ code: FunctionBody) -> Standing {
        switch code.local(Name.`self`, at: node) {
        case .capture(let capture):
            if let value = code.value(of: capture) { return code.isPlainSelf(value) ? standing(at: capture, code) : .handed }
            return code.node(capture).flags.isDisjoint(with: [.isWeak, .isUnowned]) ? .strong : .weak
        case .closureParameter: return .handed
        default: return .strong
        }
    }

    /// How a closure keeps a strong `self` from around it; nil where it does not.
    private func formOfCapture(by closure: NodeID, _ code: FunctionBody) -> SelfCapture.Form? {
        guard standing(at: closure, code) != .weak else { return nil }
        for child in code.children(closure) {
            let node = code.node(child)
            switch node.kind {
            case .capture:
                let isWeak = !node.flags.isDisjoint(with: [.isWeak, .isUnowned])
                let isSelf = code.value(of: child).map { code.isPlainSelf($0) } ?? (node.name == Name.`self`)
                if isSelf, !isWeak { return .uses }
                if isSelf, node.name == Name.`self` { return nil }
            case .closureParameter where node.name == Name.`self`: return nil
            default: break
            }
        }
        let body = code.children(closure).first { ![.capture, .closureParameter, .type].contains(code.kind($0)) } ?? code.node(closure).next
        var form: SelfCapture.Form?
        for node in body..<code.node(closure).next {
            switch code.kind(node) {
            case .selfReference, .superReference:
                if isBoundOutside(closure, at: node, code) { return .uses }
            case .capture where code.node(node).name == Name.`self` && code.value(of: node) == nil && code.parent(node) != closure:
                if isBoundOutside(closure, at: node, code) { form = .passesOn }
            default: break
            }
        }
        return form
    }

    /// Whether `self` at a node inside a closure is the one from around it.
    private func isBoundOutside(_ closure: NodeID, at node: NodeID, _ code: FunctionBody) -> Bool {
        let inside = closure..<code.node(closure).next
        switch code.local(Name.`self`, at: node) {
        case .capture(let place), .optionalBinding(let place), .pattern(let place), .closureParameter(let place, _, _), .parameter(let place):
            return !inside.contains(place)
        default: return true
        }
    }

    // MARK: Arguments

    /// `onNext: handle`, `onNext: self.handle`: a method bound to `self`.
    private func isMethodOfSelf(_ argument: NodeID, _ code: FunctionBody) -> Bool {
        guard let owner = code.home.type, let value = code.value(of: argument), let chain = code.loneChain(value),
            standing(at: argument, code) == .strong
        else { return false }
        let elements = code.children(chain)
        guard let head = elements.first, let last = elements.last, elements.count <= 2 else { return false }
        let isThroughSelf = code.kind(head) == .selfReference && code.kind(last) == .member
        guard isThroughSelf || elements.count == 1 && code.kind(head) == .identifier else { return false }
        let name = code.node(last).name
        if !isThroughSelf, code.local(name, at: head) != nil { return false }
        let members = project.members(name, of: owner)
        return !members.isEmpty && members.allSatisfy {
            let member = project.declaration($0)
            return member.kind == .function && member.modifiers.isDisjoint(with: [.static, .class])
        }
    }

    /// `assign(to: \.x, on: self)`
    private func isTargetSelf(_ argument: NodeID, _ code: FunctionBody) -> Bool {
        guard code.node(argument).name.isOnLabel, let call = code.parent(argument), let chain = code.parent(call) else { return false }
        let elements = code.children(chain)
        guard let position = elements.firstIndex(of: call), let callee = code.callee(elements, position),
            code.node(elements[callee]).name.isAssignment, let value = code.value(of: argument)
        else { return false }
        return code.isPlainSelf(value) && standing(at: argument, code) == .strong
    }
}

/// What in a chain keeps the object around it alive.
public struct SelfCapture: Sendable, Hashable {
    /// The closure, or the argument's value.
    public let place: NodeReference
    public let form: Form

    public enum Form: UInt8, Sendable {
        /// A closure uses `self`.
        case uses
        /// A closure uses `self` for nothing but a closure inside it that captures it weakly.
        case passesOn
        /// A method of `self` is the handler.
        case method
        /// `assign(to:on: self)`.
        case target
    }
}
