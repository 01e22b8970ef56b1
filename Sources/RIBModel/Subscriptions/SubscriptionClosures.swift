import SourceText
import SwiftOutline

/// Values in closures and arguments: who gets what a closure returns, and what a call does with what it is given.
extension ValueFlow {
    /// The subscription is what a closure returns, or one of its statements.
    func fates(ofValueOf closure: NodeID, isLone: Bool, isExplicit: Bool, in frame: CallContext) -> [Destination] {
        let code = frame.code
        let isValue = isLone || isExplicit
        guard let chain = code.parent(closure), code.kind(chain) == .chain else { return [.dropped] }
        let elements = code.children(chain)
        if elements[0] == closure, elements.count > 1 {
            // Called in place: `{ … }()`.
            return isValue && code.kind(elements[1]) == .call ? fates(ofChain: chain, behind: elements[1], in: frame) : [.dropped]
        }
        guard let expression = code.parent(chain), let argument = code.parent(expression) else {
            // The value of the member itself.
            let type = code.outline.declarations[code.home.declaration.index].type
            return isValue && type.map({ !resultIsVoid($0, file: code.file) }) ?? true ? [.handedOn] : [.dropped]
        }
        switch code.kind(argument) {
        case .argument: return fates(ofValueOf: closure, argument, isLone: isLone, isExplicit: isExplicit, in: frame)
        case .binding:
            if let type = code.declared(by: argument)?.type, resultIsVoid(type, file: code.file) { return [.dropped] }
            return isValue ? [.handedOn] : [.dropped]
        default:
            if isValue, let target = assignmentTarget(of: chain, in: frame), resultIsVoid(of: target, in: frame) { return [.dropped] }
            return isValue ? [.handedOn] : [.dropped]
        }
    }

    private func assignmentTarget(of chain: NodeID, in frame: CallContext) -> NodeID? {
        guard let expression = frame.code.parent(chain) else { return nil }
        let parts = frame.code.children(expression)
        guard let sign = parts.firstIndex(where: { frame.code.kind($0) == .assignment }), sign > 0, parts[sign - 1] < chain else { return nil }
        return parts[sign - 1]
    }

    /// Whether a chain names a member that holds a function without a result.
    private func resultIsVoid(of target: NodeID, in frame: CallContext) -> Bool {
        let elements = frame.code.children(target)
        guard let last = elements.last, frame.code.kind(last) == .member || frame.code.kind(last) == .identifier else { return false }
        let base = elements.count > 1 ? project.type(ofChain: target, upTo: elements[elements.count - 2], in: frame.code.home) : .unknown
        let owner = base.nominal ?? (elements.count == 1 ? frame.owner : nil)
        guard let owner, let member = project.members(frame.code.node(last).name, of: owner).first, let type = project.declaration(member).type
        else { return false }
        return resultIsVoid(type, file: member.file)
    }

    /// Whether a `type` node is a function's without a result; optionals and parentheses are looked through.
    private func resultIsVoid(_ type: NodeID, file: Int) -> Bool {
        let outline = project.files[file].outline
        var current = type
        while true {
            let parts = outline.list(of: current)
            if outline.nodes[Int(current)].flags.contains(.function) {
                guard let result = parts.last else { return true }
                return outline.nodes[Int(result)].kind == .type ? isVoid(result, file: file) : isVoidPart(result, file: file)
            }
            guard parts.count == 1 else { return false }
            current = parts[0]
        }
    }

    private func isVoidPart(_ part: NodeID, file: Int) -> Bool {
        let outline = project.files[file].outline
        let node = outline.nodes[Int(part)]
        if node.kind == .tupleType { return outline.children(of: part).first { _ in true } == nil }
        return node.kind == .typeName && node.name == .Void
    }

    private func fates(
        ofValueOf closure: NodeID, _ argument: NodeID, isLone: Bool, isExplicit: Bool, in frame: CallContext
    ) -> [Destination] {
        let code = frame.code
        let isValue = isLone || isExplicit
        guard let call = code.parent(argument), code.kind(call) == .call, let chain = code.parent(call),
            let position = code.children(chain).firstIndex(of: call), let callee = code.callee(code.children(chain), position)
        else { return isValue ? [.handedOn] : [.dropped] }
        let elements = code.children(chain)
        let name = code.node(elements[callee]).name
        if words.bags.contains(name) { return fates(ofChain: chain, behind: call, in: frame) }
        if words.insertions.contains(name) {
            let bag = meaning(elements[..<callee], in: frame)
            if isKeeper(bag) { return fates(in: bag, frame) }
        }
        guard isValue else { return [.dropped] }
        if words.observableMakers.contains(name) {
            answers(Subscription.Answer.ended, at: elements[callee], code)
            return [.ended]
        }
        let isRun = words.subscribers.contains(name) || words.runners.contains(name) || words.handlers.contains(name)
        if isRun, !isExplicit { return [.dropped] }
        if callee > 0, words.operators.contains(name) || isExplicit {
            return isSequence(elements[..<callee], in: frame) ? fates(ofChain: chain, behind: call, in: frame) : [.handedOn]
        }
        if isExplicit { return [.handedOn] }
        guard let function = self.callee(of: elements, callee, call, in: frame),
            let parameter = parameter(for: argument, of: call, to: function, from: code), let type = type(ofParameter: parameter, function)
        else { return [.handedOn] }
        return resultIsVoid(type, file: function.file) ? [.dropped] : [.handedOn]
    }

    private func type(ofParameter parameter: NodeID, _ function: DeclarationID) -> NodeID? {
        let outline = project.files[function.file].outline
        return outline.children(of: parameter).first { outline.nodes[Int($0)].kind == .type }
    }

    /// Whether values are elements of an array there, not of an observable.
    private func isSequence(_ prefix: ArraySlice<NodeID>, in frame: CallContext) -> Bool {
        guard let last = prefix.last, let chain = frame.code.parent(last) else { return false }
        if prefix.count == 1, frame.code.kind(last) == .literal || frame.code.kind(last) == .tuple { return true }
        if case .collection = project.type(ofChain: chain, upTo: last, in: frame.code.home) { return true }
        return false
    }

    /// Whether something is known to take subscriptions.
    func isKeeper(_ bag: Meaning) -> Bool {
        switch bag {
        case .property(let property): project.type(of: property) == .unknown || isOwnBag(property)
        case .requirement, .parameter, .local: true
        case .interactor, .fresh, .value, .foreign: false
        }
    }

    // MARK: Arguments

    /// The subscription is an argument, an element of a literal, or stands in parentheses.
    func fates(ofArgument argument: NodeID, in frame: CallContext) -> [Destination] {
        let code = frame.code
        guard let around = code.parent(argument), let chain = code.parent(around), code.kind(chain) == .chain else { return [.handedOn] }
        switch code.kind(around) {
        case .tuple:
            return code.children(around).count == 1 ? fates(ofChain: chain, behind: around, in: frame) : [.handedOn]
        case .literal:
            let isString = code.node(around).detail == Node.Literal.string.rawValue
            return isString ? [.handedOn] : fates(ofChain: chain, behind: around, in: frame)
        case .call: return fates(ofArgument: argument, call: around, chain, in: frame)
        default: return [.handedOn]
        }
    }

    private func fates(ofArgument argument: NodeID, call: NodeID, _ chain: NodeID, in frame: CallContext) -> [Destination] {
        let code = frame.code
        let elements = code.children(chain)
        guard let position = elements.firstIndex(of: call), let callee = code.callee(elements, position) else { return [.handedOn] }
        let name = code.node(elements[callee]).name
        let isMade = callee == 0 && (words.bags.contains(name) || words.subscriptions.contains(name) || words.collections.contains(name))
        if isMade || words.subscriptionMakers.contains(code.node(elements[0]).name) { return fates(ofChain: chain, behind: call, in: frame) }
        if words.insertions.contains(name), callee > 0 {
            let bag = meaning(elements[..<callee], in: frame)
            if isKeeper(bag) { return fates(in: bag, frame) }
        }
        guard let function = self.callee(of: elements, callee, call, in: frame),
            let parameter = parameter(for: argument, of: call, to: function, from: code), frame.depth < ValueFlow.deepestFrame
        else {
            answers(Subscription.Answer.taken, at: elements[callee], code)
            return [.handedOn]
        }
        let base = callee > 0 ? meaning(elements[..<callee], in: frame) : frame.subject.meaning
        let inner = CallContext(
            code: self.code(of: function), owner: frame.owner, subject: subject(base), arguments: bindings(call, to: function, in: frame),
            depth: frame.depth + 1)
        guard !inner.code.spans.isEmpty else { return [.handedOn] }
        let declared = inner.code.node(parameter).name
        let found = fates(ofLocal: .parameter(parameter), declared, in: inner)
        return resolve(found, call, of: function, in: frame) ?? fates(ofChain: chain, behind: call, in: frame)
    }

    private func subject(_ base: Meaning) -> CallContext.Subject {
        switch base {
        case .interactor: .interactor
        case .property(let property): isOwnBag(property) ? .property(property) : .other
        case .value: .value
        default: .other
        }
    }
}
