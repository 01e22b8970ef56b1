import SourceText
import SwiftOutline

/// Calls: arguments, then what the call itself does, then the closures that it runs.
extension PathAnalysis {
    /// A call being walked.
    struct Call {
        let node: NodeID
        let chain: NodeID
        /// The element that names what is called.
        let nameNode: NodeID?
        let name: Name
        let passed: CallArguments
        /// Those of the arguments in parentheses; `_` for one without a label.
        let labels: [Name]
        /// `expression` nodes of the arguments, with labels.
        let arguments: [(label: Name, value: NodeID)]
        let receiver: ViewValue
        /// Nothing stands before the name.
        let isBare: Bool
        let isSubscription: Bool
    }

    mutating func call(
        _ node: NodeID, _ position: Int, _ elements: [NodeID], _ chain: NodeID, _ isSubscription: Bool, _ start: StateSet, _ place: Place
    ) -> StateSet {
        let outline = place.outline
        if isPassedOver(node, position, elements, place) {
            return outline.children(of: node).reduce(start) { states, argument in
                let value = outline.children(of: argument).first { outline.nodes[Int($0)].kind == .expression }
                return value.map { operands(outline.list(of: $0)[...], states, place) } ?? states
            }
        }
        let call = describe(node, position, elements, chain, isSubscription, place)
        var states = start
        var closures: [NodeID] = []
        var named: [(DeclarationID, NodeID)] = []
        for (_, value) in call.arguments {
            let parts = outline.list(of: value)
            if let closure = outline.loneClosure(of: value) {
                if keeps(call, place) { handler(closure, place) } else { closures.append(closure) }
            } else {
                if selectorArgument(parts, call, place) { continue }
                states = operands(parts[...], states, place)
                guard let (function, name) = namedFunction(parts, place) else { continue }
                if keeps(call, place) { reference(function, name, place) } else { named.append((function, name)) }
            }
        }
        states = effect(of: call, hasClosure: !closures.isEmpty, states, place)
        for (function, name) in named { states = run(function, named: name, states, place) }
        let isPresentation = facts.isPresentation(call.name)
        for closure in closures {
            let entered = isPresentation ? states.adding(.presentsOther) : states
            states = closureExits(closure, entered, place)
            if isPresentation { states = states.map { $0.subtracting(.presentsOther) } }
        }
        return states
    }

    /// Whether a call is of no interest, but for what its arguments are made of: it has a name of another kind, and nothing is handed
    /// to it that runs.
    private func isPassedOver(_ node: NodeID, _ position: Int, _ elements: [NodeID], _ place: Place) -> Bool {
        let outline = place.outline
        guard let interest, let callee = outline.calleePosition(in: elements, before: position) else { return false }
        let name = elements[callee]
        let named = outline.nodes[Int(name)]
        guard !interest.contains(named.name) else { return false }
        if named.kind == .identifier, outline.local(named.name, at: name, in: place.home.declaration.index) != nil { return false }
        return !outline.children(of: node).contains { argument in
            guard let value = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression }) else { return false }
            return outline.children(of: value).contains { mayRun($0, interest, outline) }
        }
    }

    /// Whether a part of an argument is a closure, a selector or a name of interest.
    private func mayRun(_ part: NodeID, _ interest: NameSet, _ outline: Outline) -> Bool {
        guard outline.nodes[Int(part)].kind == .chain else { return false }
        return outline.children(of: part).contains { element in
            let node = outline.nodes[Int(element)]
            switch node.kind {
            case .closure, .macroArguments: return true
            case .identifier, .member, .implicitMember: return interest.contains(node.name)
            default: return false
            }
        }
    }

    func describe(
        _ node: NodeID, _ position: Int, _ elements: [NodeID], _ chain: NodeID, _ isSubscription: Bool, _ place: Place
    ) -> Call {
        let outline = place.outline
        let nameNode = outline.calleePosition(in: elements, before: position).map { elements[$0] }
        var arguments: [(Name, NodeID)] = []
        var labels: [Name] = []
        for argument in outline.children(of: node) where outline.nodes[Int(argument)].kind == .argument {
            let part = outline.nodes[Int(argument)]
            if let value = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression }) { arguments.append((part.name, value)) }
            if !part.flags.contains(.isTrailing) { labels.append(part.name.isNone ? facts.wildcard : part.name) }
        }
        let isBare = nameNode.map { outline.nodes[Int($0)].kind == .identifier } ?? false
        let receiver: ViewValue = isBare ? .itself : family.value(ofChain: chain, before: nameNode ?? node, in: place.home)
        return Call(
            node: node, chain: chain, nameNode: nameNode, name: nameNode.map { outline.nodes[Int($0)].name } ?? .none,
            passed: CallArguments(outline: outline, call: node), labels: labels, arguments: arguments,
            receiver: receiver, isBare: isBare, isSubscription: isSubscription)
    }

    // MARK: What is kept

    /// Whether a closure given to a call runs later, as an entry point of its own.
    private func keeps(_ call: Call, _ place: Place) -> Bool {
        let words = project.symbols.wellKnownNames.subscriptions
        if call.isSubscription || words.handlers.contains(call.name) || words.subscribers.contains(call.name) { return true }
        if project.isHandlerName(call.name) { return true }
        if call.name.runsClosureOnce { return false }
        if call.isBare, project.text(call.name).first?.isUppercase == true { return true }
        if call.name == Name.`init` { return true }
        guard let function = callee(of: call, place) else { return false }
        return project.keepsClosures(function)
    }

    /// The project's function that a call runs, as far as the receiver's type tells.
    func callee(of call: Call, _ place: Place) -> DeclarationID? {
        switch call.receiver {
        case .itself:
            if let own = family.implementation(call.name, call.passed) { return own }
            return call.isBare ? project.global(call.name, call.passed, from: place.home.file) : nil
        case .superclass:
            return family.implementation(call.name, call.passed, above: project.symbols.type(around: place.unit.home) ?? family.type)
        case .listener: return nil
        default:
            guard let nameNode = call.nameNode else { return nil }
            let type = project.type(ofChain: call.chain, upTo: nameNode - 1, in: place.home)
            return project.function(call.name, call.passed, of: type)
        }
    }
}

extension Project {
    /// Whether a function stores a closure that it is given: assigns it to a member, or hands it on to something that keeps it.
    func keepsClosures(_ function: DeclarationID) -> Bool {
        let outline = files[function.file].outline
        let declared = outline.declarations[function.index]
        let parameters = Set(outline.nodes(in: declared.parameters).map { outline.nodes[Int($0)].name })
        if declared.kind == .initializer { return true }
        var node = declared.body.first
        while node < declared.body.end {
            if outline.nodes[Int(node)].kind == .expression {
                let parts = outline.list(of: node)
                if parts.count >= 3, outline.nodes[Int(parts[1])].kind == .assignment,
                    let value = outline.children(of: parts[2]).first(where: { _ in true }),
                    outline.nodes[Int(value)].kind == .identifier, parameters.contains(outline.nodes[Int(value)].name)
                { return true }
            }
            node += 1
        }
        return false
    }
}
