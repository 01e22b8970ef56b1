import SourceText
import SwiftOutline

/// Functions of the project that subscriptions are handed to, and which argument is which parameter.
extension ValueFlow {
    /// The function that an element of a chain calls, if it is one of the project's and takes these arguments.
    func callee(of elements: [NodeID], _ position: Int, _ arguments: [NodeID], in frame: CallContext) -> DeclarationID? {
        let code = frame.code
        let name = code.node(elements[position]).name
        var candidates: [DeclarationID] = []
        if position == 0 {
            if case .function(let index) = code.local(name, at: elements[0]) { return DeclarationID(file: code.file, index: index) }
            candidates = members(name, of: frame.subject.meaning, in: frame)
            if candidates.isEmpty { candidates = Array(project.symbols.nearest(project.symbols.globals[name], to: code.file)) }
        } else {
            let base = meaning(elements[..<position], in: frame)
            candidates = members(name, of: base, in: frame)
            if candidates.isEmpty, case .foreign = base, let chain = code.parent(elements[position]) {
                let type = project.type(ofChain: chain, upTo: elements[position - 1], in: code.home)
                candidates = type.constituents.compactMap(\.nominal).flatMap { project.members(name, of: $0) }
                let mayBeObservable = !project.isUnderstood(type) || project.observability(type, words) != nil
                if candidates.isEmpty, mayBeObservable { candidates = observableFunctions(name) }
            }
        }
        return function(among: candidates, taking: arguments, from: code)
    }

    private func members(_ name: Name, of base: Meaning, in frame: CallContext) -> [DeclarationID] {
        switch base {
        case .interactor: frame.owner.map { project.members(name, of: $0) } ?? []
        case .property(let property): project.type(of: property).constituents.compactMap(\.nominal).flatMap { project.members(name, of: $0) }
        case .value: extensionFunctions(name)
        default: []
        }
    }

    func function(among candidates: [DeclarationID], taking arguments: [NodeID], from code: FunctionBody) -> DeclarationID? {
        let fitting = candidates.filter { project.declaration($0).kind == .function && matches(arguments, $0, from: code) != nil }
        return fitting.first { !project.declaration($0).body.isEmpty } ?? fitting.first
    }

    // MARK: Extensions

    /// Functions of that name that the project gives to subscriptions.
    func extensionFunctions(_ name: Name) -> [DeclarationID] { context.subscriptionExtensions.functions(name) }

    /// Functions of that name that the project gives to observables.
    func observableFunctions(_ name: Name) -> [DeclarationID] { context.observableExtensions.functions(name) }

    /// The function of the project that a call on the followed value is.
    func extensionFunction(_ name: Name, _ arguments: [NodeID], in frame: CallContext) -> DeclarationID? {
        guard frame.depth < ValueFlow.deepestFrame else { return nil }
        let found = function(among: extensionFunctions(name), taking: arguments, from: frame.code)
        return found.flatMap { project.declaration($0).body.isEmpty ? nil : $0 }
    }

    /// What becomes of the value in a function that it is `self` in.
    func fates(ofSelfIn frame: CallContext) -> [Destination] {
        guard steps > 0 else { return [.handedOn] }
        steps -= 1
        let code = frame.code
        var result: [Destination] = []
        for node in code.nodes where code.kind(node) == .chain {
            let elements = code.children(node)
            guard let head = elements.first else { continue }
            if code.kind(head) == .selfReference {
                result += fates(ofChain: node, behind: head, in: frame)
            } else if code.kind(head) == .identifier {
                let name = code.node(head).name
                guard code.local(name, at: head) == nil, let call = code.call(elements, 0) else { continue }
                guard isAboutSelf(name, code.children(elements[call]), in: frame) else { continue }
                result += fates(ofCall: elements, 0, call, in: frame) ?? fates(ofChain: node, behind: elements[call], in: frame)
            }
        }
        let answers = result.filter { $0.isAnswer || $0.isReturned }
        return answers.isEmpty ? [.dropped] : answers.sortedForMerging
    }

    private func isAboutSelf(_ name: Name, _ arguments: [NodeID], in frame: CallContext) -> Bool {
        words.deactivationTerminators.contains(name) || words.otherTerminators.contains(name) || words.bagTerminators.contains(name)
            || extensionFunction(name, arguments, in: frame) != nil
    }

    // MARK: Arguments and parameters

    /// For each argument its parameter; nil where the labels do not fit.
    func matches(_ arguments: [NodeID], _ function: DeclarationID, from code: FunctionBody) -> [NodeID: NodeID]? {
        let outline = project.files[function.file].outline
        let parameters = Array(outline.nodes(in: outline.declarations[function.index].parameters))
        let labels = project.labels(function)
        var result: [NodeID: NodeID] = [:]
        var next = 0
        for (number, argument) in arguments.enumerated() {
            let node = code.node(argument)
            let isFirstTrailing = node.flags.contains(.isTrailing) && node.name.isNone
            var position = next
            if isFirstTrailing {
                // It goes to the last parameter that the labeled closures behind it leave.
                let behind = arguments.count - number - 1
                position = max(next, parameters.count - 1 - behind)
                while position > next, !takesFunction(parameters[min(position, parameters.count - 1)], outline) { position -= 1 }
            } else {
                while position < parameters.count, !(isUnnamed(labels[position]) && node.name.isNone), labels[position] != node.name {
                    position += 1
                }
            }
            guard position < parameters.count else { return nil }
            guard parameters[next..<position].allSatisfy({ hasDefault($0, outline) }) else { return nil }
            result[argument] = parameters[position]
            next = position + 1
        }
        return parameters[min(next, parameters.count)...].allSatisfy { hasDefault($0, outline) } ? result : nil
    }

    private func isUnnamed(_ label: Name) -> Bool { label.isNone || label == .discard }

    private func hasDefault(_ parameter: NodeID, _ outline: Outline) -> Bool {
        outline.children(of: parameter).contains { outline.nodes[Int($0)].kind == .expression }
    }

    private func takesFunction(_ parameter: NodeID, _ outline: Outline) -> Bool {
        guard let type = outline.children(of: parameter).first(where: { outline.nodes[Int($0)].kind == .type }) else { return true }
        return (type..<outline.nodes[Int(type)].next).contains {
            outline.nodes[Int($0)].kind == .type && outline.nodes[Int($0)].flags.contains(.function)
        }
    }

    /// What the parameters of a called function mean, as far as that can be said without its caller's locals.
    func bindings(_ arguments: [NodeID], to function: DeclarationID, in frame: CallContext) -> [NodeID: Meaning] {
        var result: [NodeID: Meaning] = [:]
        for (argument, parameter) in matches(arguments, function, from: frame.code) ?? [:] {
            guard let value = frame.code.value(of: argument) else { continue }
            switch meaning(ofExpression: value, in: frame) {
            case .local, .value: continue
            case let known: result[parameter] = known
            }
        }
        return result
    }

    /// The expression that a caller hands in for a parameter.
    func handed(_ position: Int, _ arguments: [NodeID], of function: DeclarationID, from code: FunctionBody) -> NodeID? {
        let outline = project.files[function.file].outline
        let parameters = Array(outline.nodes(in: outline.declarations[function.index].parameters))
        guard position < parameters.count, let matched = matches(arguments, function, from: code) else { return nil }
        return arguments.first { matched[$0] == parameters[position] }.flatMap { code.value(of: $0) }
    }
}
