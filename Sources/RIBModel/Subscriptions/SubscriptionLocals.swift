import SourceText
import SwiftOutline

/// Values under local names, and functions of the project that they are handed to.
extension ValueFlow {
    /// What becomes of what a local holds: of all its uses together.
    func fates(ofLocal local: LocalBinding, _ name: Name, in frame: CallContext) -> [Destination] {
        guard steps > 0 else { return [.handedOn] }
        steps -= 1
        var result: [Destination] = []
        for use in uses(of: local, name, in: frame.code) {
            guard let chain = frame.code.parent(use), frame.code.kind(chain) == .chain, !isAssigned(chain, in: frame.code),
                !isPut(use, chain, in: frame)
            else { continue }
            result += fates(ofChain: chain, behind: use, in: frame)
        }
        let answers = result.filter { $0.isAnswer || $0.isReturned }
        return answers.isEmpty ? [result.contains(.dies) ? .dies : .dropped] : answers.sortedForMerging
    }

    /// The places where a name stands for that local and nothing else.
    private func uses(of local: LocalBinding, _ name: Name, in code: FunctionBody) -> [NodeID] {
        code.nodes.filter { node in
            guard code.kind(node) == .identifier, code.node(node).name == name, let found = code.local(name, at: node) else { return false }
            return found.place == local.place || isRebinding(found, of: local, name, in: code)
        }
    }

    /// `if let d`, `[d]`: the same value under the same name.
    private func isRebinding(_ found: LocalBinding, of local: LocalBinding, _ name: Name, in code: FunctionBody) -> Bool {
        switch found {
        case .optionalBinding(let node), .capture(let node):
            let value = code.value(of: node)
            if let value {
                guard let chain = code.loneChain(value) else { return false }
                let elements = code.children(chain)
                guard elements.count == 1, code.kind(elements[0]) == .identifier, code.node(elements[0]).name == name else { return false }
            }
            guard let outer = code.local(name, at: node) else { return false }
            return outer.place == local.place
        default: return false
        }
    }

    /// Whether a chain is what an assignment writes to.
    private func isAssigned(_ chain: NodeID, in code: FunctionBody) -> Bool {
        guard let expression = code.parent(chain), code.kind(expression) == .expression else { return false }
        let parts = code.children(expression)
        guard let index = parts.firstIndex(of: chain), index + 1 < parts.count else { return false }
        return code.kind(parts[index + 1]) == .assignment && code.children(chain).count == 1
    }

    /// A subscription in a local bag: where the bag goes, or that it goes at once.
    func fates(ofBag local: LocalBinding, in frame: CallContext) -> [Destination] {
        guard steps > 0, let name = name(of: local, in: frame.code) else { return [.handedOn] }
        steps -= 1
        let code = frame.code
        if case .variable(let index) = local, let value = code.outline.declarations[index].value {
            guard case .fresh = meaning(ofExpression: value, in: frame) else { return [.handedOn] }
        } else if case .variable = local {
        } else {
            return [.handedOn]
        }
        var result: [Destination] = []
        for use in uses(of: local, name, in: code) {
            if isKept(byClosureAround: use, local, in: frame) { return [.handedOn] }
            guard let chain = code.parent(use), code.kind(chain) == .chain, !isPut(use, chain, in: frame), !isAssigned(chain, in: code)
            else { continue }
            result += fates(ofChain: chain, behind: use, in: frame)
        }
        let answers = result.filter { $0.isAnswer || $0.isReturned }
        return answers.isEmpty ? [.dies] : answers.sortedForMerging
    }

    private func name(of local: LocalBinding, in code: FunctionBody) -> Name? {
        switch local {
        case .variable(let index): code.outline.declarations[index].name
        case .optionalBinding(let node), .parameter(let node), .capture(let node), .closureParameter(let node, _, _): code.node(node).name
        case .pattern, .function: nil
        }
    }

    /// Whether a use of a bag only puts something into it.
    private func isPut(_ use: NodeID, _ chain: NodeID, in frame: CallContext) -> Bool {
        let code = frame.code
        let elements = code.children(chain)
        if elements.count > 2, code.kind(elements[1]) == .member, words.insertions.contains(code.node(elements[1]).name) { return true }
        guard let expression = code.parent(chain), let argument = code.parent(expression), code.kind(argument) == .argument,
            let call = code.parent(argument), code.kind(call) == .call, let outer = code.parent(call)
        else { return false }
        let around = code.children(outer)
        guard let position = around.firstIndex(of: call), let callee = code.callee(around, position) else { return false }
        return callee > 0 && isBag(argument, of: code.node(around[callee]).name, code)
    }

    /// Whether an argument is the bag that a call puts into: `disposed(by:)`, `store(in:)`, `insert(into:)`, not `insert(_:)`.
    func isBag(_ argument: NodeID, of name: Name, _ code: FunctionBody) -> Bool {
        words.bagTerminators.contains(name) && (!words.insertions.contains(name) || !code.node(argument).name.isNone)
    }

    /// Whether a closure that is kept for later has the bag: then it lives as long as that.
    private func isKept(byClosureAround use: NodeID, _ local: LocalBinding, in frame: CallContext) -> Bool {
        let code = frame.code
        guard case .variable(let index) = local else { return true }
        let declared = code.outline.declarations[index].introducer
        return code.around(use).contains { node in
            code.kind(node) == .closure && code.node(node).start > declared && !isRunAtOnce(node, in: frame)
        }
    }

    private func isRunAtOnce(_ closure: NodeID, in frame: CallContext) -> Bool {
        let code = frame.code
        guard let chain = code.parent(closure), let expression = code.parent(chain), let argument = code.parent(expression) else { return false }
        if code.children(chain).count > 1 { return true }
        guard code.kind(argument) == .argument, let call = code.parent(argument), let outer = code.parent(call) else { return false }
        let elements = code.children(outer)
        guard let position = elements.firstIndex(of: call), let callee = code.callee(elements, position) else { return false }
        let name = code.node(elements[callee]).name
        return words.runners.contains(name) || words.bags.contains(name) || words.insertions.contains(name)
    }

    /// An element of a collection, in the closure that gets each.
    func fates(ofElementIn closure: NodeID, in frame: CallContext) -> [Destination] {
        let code = frame.code
        if let parameter = code.children(closure).first(where: { code.kind($0) == .closureParameter }) {
            let local = LocalBinding.closureParameter(parameter, closure: closure, position: 0)
            return fates(ofLocal: local, code.node(parameter).name, in: frame)
        }
        var result: [Destination] = []
        for node in closure..<code.node(closure).next where code.kind(node) == .identifier && code.node(node).name == .firstParameter {
            guard let chain = code.parent(node), code.kind(chain) == .chain else { continue }
            result += fates(ofChain: chain, behind: node, in: frame)
        }
        let answers = result.filter { $0.isAnswer || $0.isReturned }
        return answers.isEmpty ? [.dropped] : answers.sortedForMerging
    }

    /// Assigned to a member, a local, or nothing.
    func fates(assignedTo target: NodeID?, in frame: CallContext) -> [Destination] {
        let code = frame.code
        guard let target else { return [.dropped] }
        let elements = code.children(target)
        guard let head = elements.first else { return [.dropped] }
        if elements.count == 1, code.kind(head) == .identifier || code.kind(head) == .patternName {
            let name = code.node(head).name
            if isDiscard(name) { return [.dropped] }
            if let local = code.local(name, at: head) {
                if case .variable = local { return fates(ofLocal: local, name, in: frame) }
                return [.handedOn]
            }
        }
        switch meaning(elements[...], in: frame) {
        case .property(let property): return [.kept(property)]
        case .requirement(let name): return [.keptByRequirement(name)]
        case .local(let local): return fates(ofBag: local, in: frame)
        case .parameter(let member, let position): return [.inParameter(member, position)]
        case .foreign: return fates(setting: elements, in: frame)
        case .interactor, .fresh, .value: return [.handedOn]
        }
    }

    /// An own property whose setter puts the value elsewhere.
    private func fates(setting elements: [NodeID], in frame: CallContext) -> [Destination] {
        guard let last = elements.last, let owner = frame.owner, frame.depth < ValueFlow.deepestFrame else { return [.handedOn] }
        if elements.count > 1 {
            guard case .interactor = meaning(elements.dropLast(), in: frame) else { return [.handedOn] }
        } else if frame.subject != .interactor {
            return [.handedOn]
        }
        let found = project.members(frame.code.node(last).name, of: owner).first { project.declaration($0).modifiers.contains(.settable) }
        guard let property = found else { return [.handedOn] }
        let inner = CallContext(code: code(of: property), owner: owner, subject: .interactor, depth: frame.depth + 1)
        var result: [Destination] = []
        for node in inner.code.nodes where inner.code.kind(node) == .identifier && inner.code.node(node).name == .newValue {
            guard let chain = inner.code.parent(node), inner.code.kind(chain) == .chain else { continue }
            result += fates(ofChain: chain, behind: node, in: inner)
        }
        return result.isEmpty ? [.handedOn] : result
    }
}

extension Destination {
    var isReturned: Bool {
        if case .returned = self { return true }
        return false
    }
}

extension [Destination] {
    /// One answer is enough: who ends it, else those who keep it, else whoever has it.
    var sortedForMerging: [Destination] {
        if contains(.ended) { return [.ended] }
        let held = filter { $0 != .handedOn }
        return held.isEmpty ? [.handedOn] : held
    }
}

extension LocalBinding {
    /// Whether a `binding` or `optionalBinding` is what introduces it.
    func isBound(by node: NodeID, _ code: FunctionBody) -> Bool {
        switch self {
        case .variable(let index): code.kind(node) == .binding && Int(code.node(node).payload) == index
        case .optionalBinding(let binding): binding == node
        default: false
        }
    }

    /// Something by which locals are told apart.
    var place: UInt64 {
        switch self {
        case .variable(let index): UInt64(index) << 3
        case .optionalBinding(let node): UInt64(node) << 3 | 1
        case .parameter(let node): UInt64(node) << 3 | 2
        case .closureParameter(let node, _, _): UInt64(node) << 3 | 3
        case .capture(let node): UInt64(node) << 3 | 4
        case .pattern(let node): UInt64(node) << 3 | 5
        case .function(let index): UInt64(index) << 3 | 6
        }
    }
}
