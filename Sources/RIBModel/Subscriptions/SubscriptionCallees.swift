import SourceText
import SwiftOutline

/// Functions of the project that subscriptions are handed to, and which argument is which parameter.
extension ValueFlow {
    /// The function that an element of a chain calls, if it is one of the project's and takes these arguments.
    func callee(of elements: [NodeID], _ position: Int, _ call: NodeID, in frame: CallContext) -> DeclarationID? {
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
        return function(among: candidates, takenBy: call, from: code)
    }

    private func members(_ name: Name, of base: Meaning, in frame: CallContext) -> [DeclarationID] {
        switch base {
        case .interactor: frame.owner.map { project.members(name, of: $0) } ?? []
        case .property(let property): project.type(of: property).constituents.compactMap(\.nominal).flatMap { project.members(name, of: $0) }
        case .value: extensionFunctions(name)
        default: []
        }
    }

    /// The one of some functions that a call with its arguments can be of; those with a body first.
    func function(among candidates: [DeclarationID], takenBy call: NodeID, from code: FunctionBody) -> DeclarationID? {
        let arguments = CallArguments(outline: code.outline, call: call)
        let fitting = candidates.filter { project.declaration($0).kind == .function && project.accepts($0, arguments) }
        return fitting.first { !project.declaration($0).body.isEmpty } ?? fitting.first
    }

    // MARK: Extensions

    /// Functions of that name that the project gives to subscriptions.
    func extensionFunctions(_ name: Name) -> [DeclarationID] { context.subscriptionExtensions.functions(name) }

    /// Functions of that name that the project gives to observables.
    func observableFunctions(_ name: Name) -> [DeclarationID] { context.observableExtensions.functions(name) }

    /// The function of the project that a call on the followed value is.
    func extensionFunction(_ name: Name, _ call: NodeID, in frame: CallContext) -> DeclarationID? {
        guard frame.depth < ValueFlow.deepestFrame else { return nil }
        let found = function(among: extensionFunctions(name), takenBy: call, from: frame.code)
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
                guard isAboutSelf(name, elements[call], in: frame) else { continue }
                result += fates(ofCall: elements, 0, call, in: frame) ?? fates(ofChain: node, behind: elements[call], in: frame)
            }
        }
        let answers = result.filter { $0.isAnswer || $0.isReturned }
        return answers.isEmpty ? [.dropped] : answers.sortedForMerging
    }

    private func isAboutSelf(_ name: Name, _ call: NodeID, in frame: CallContext) -> Bool {
        words.deactivationTerminators.contains(name) || words.otherTerminators.contains(name) || words.bagTerminators.contains(name)
            || extensionFunction(name, call, in: frame) != nil
    }

    // MARK: Arguments and parameters

    /// What the parameters of a called function mean, as far as that can be said without its caller's locals.
    func bindings(_ call: NodeID, to function: DeclarationID, in frame: CallContext) -> [NodeID: Meaning] {
        var bound: [(argument: NodeID, parameter: NodeID)] = []
        let arguments = CallArguments(outline: frame.code.outline, call: call)
        guard ArgumentMatching(arguments, function, project).bind({ bound.append(($0, $1)) }) else { return [:] }
        var result: [NodeID: Meaning] = [:]
        for (argument, parameter) in bound {
            guard let value = frame.code.value(of: argument) else { continue }
            switch meaning(ofExpression: value, in: frame) {
            case .local, .value: continue
            case let known: result[parameter] = known
            }
        }
        return result
    }

    /// The parameter of a function that an argument of a call goes to; nil if the call does not fit.
    func parameter(for argument: NodeID, of call: NodeID, to function: DeclarationID, from code: FunctionBody) -> NodeID? {
        project.parameter(of: function, for: argument, among: CallArguments(outline: code.outline, call: call))
    }

    /// The expression that a caller hands in for a parameter.
    func handed(_ position: Int, _ call: NodeID, of function: DeclarationID, from code: FunctionBody) -> NodeID? {
        let outline = project.files[function.file].outline
        let parameters = outline.nodes(in: outline.declarations[function.index].parameters)
        guard let parameter = parameters.dropFirst(position).first(where: { _ in true }) else { return nil }
        let arguments = CallArguments(outline: code.outline, call: call)
        return project.argument(for: parameter, of: function, among: arguments).flatMap { code.value(of: $0) }
    }
}
