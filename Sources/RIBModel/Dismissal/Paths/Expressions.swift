import SourceText
import SwiftOutline

/// Expressions: assignments, operands, chains from left to right.
extension PathAnalysis {
    mutating func expression(_ node: NodeID, _ start: StateSet, _ place: Place) -> StateSet {
        let outline = place.outline
        let parts = outline.list(of: node)
        if let assignment = parts.firstIndex(where: { outline.nodes[Int($0)].kind == .assignment }), assignment > 0 {
            return assign(Array(parts[..<assignment]), Array(parts[(assignment + 1)...]), start, place)
        }
        return operands(parts[...], start, place)
    }

    /// Operands joined by operators; what stands behind `&&`, `||` or `??` may not run.
    mutating func operands(_ parts: ArraySlice<NodeID>, _ start: StateSet, _ place: Place) -> StateSet {
        let outline = place.outline
        var states = start
        var isOptional = false
        var position = parts.startIndex
        while position < parts.endIndex {
            let part = parts[position]
            position += 1
            switch outline.nodes[Int(part)].kind {
            case .operator:
                let name = outline.nodes[Int(part)].name
                if name == .and || name == .or || name == .otherwise { isOptional = true }
            case .question:
                let colon = parts[position...].firstIndex { outline.nodes[Int($0)].kind == .colon } ?? parts.endIndex
                let first = operands(parts[position..<colon], states, place)
                let second = operands(parts[min(colon + 1, parts.endIndex)...], states, place)
                return first.union(second)
            case .chain:
                let after = chain(part, states, place)
                states = isOptional ? states.union(after) : after
            case .cast, .colon, .assignment: break
            default:
                let flow = walk(part, states, place)
                states = isOptional ? states.union(flow.normal) : flow.normal
            }
        }
        return states
    }

    private mutating func assign(_ left: [NodeID], _ right: [NodeID], _ start: StateSet, _ place: Place) -> StateSet {
        let outline = place.outline
        var states = start
        guard let target = left.last(where: { outline.nodes[Int($0)].kind == .chain }) else { return operands(right[...], states, place) }
        let isKept = !isLocalName(target, place)
        if right.count == 1, let closure = outline.loneClosure(ofChain: right[right.startIndex]) {
            // A closure in a local runs where it is called; in a member, when somebody else calls it.
            if isKept { handler(closure, place) }
        } else {
            states = operands(right[...], states, place)
            if isKept, let (function, name) = namedFunction(right, place) { reference(function, name, place) }
        }
        states = chain(target, states, place)
        if interest == nil, family.value(ofChain: target, before: lastElement(target, outline), in: place.home) == .listener {
            return notified(.notified, at: target, states, place)
        }
        if let (kind, name) = assignedDismissal(target, right, place) { states = dismissal(kind, name, states, place) }
        return states
    }

    private func lastElement(_ chain: NodeID, _ outline: Outline) -> NodeID? { outline.list(of: chain).last }

    private func isLocalName(_ chain: NodeID, _ place: Place) -> Bool {
        let elements = place.outline.list(of: chain)
        guard elements.count == 1, place.outline.nodes[Int(elements[0])].kind == .identifier else { return false }
        return place.outline.local(place.outline.nodes[Int(elements[0])].name, at: elements[0], in: place.home.declaration.index) != nil
    }

    mutating func handler(_ closure: NodeID, _ place: Place) {
        record.handlers.append(Unit(home: place.home.declaration, closure: closure))
    }

    /// Notes a function of the view that somebody keeps, to call it later.
    mutating func reference(_ function: DeclarationID, _ name: NodeID, _ place: Place) {
        record.references.append(Record.Reference(function: function, place: place.reference(name), unit: place.unit))
    }

    /// The view's own function, where an expression is nothing but its name.
    func namedFunction(_ parts: [NodeID], _ place: Place) -> (DeclarationID, NodeID)? {
        let outline = place.outline
        guard parts.count == 1, outline.nodes[Int(parts[0])].kind == .chain else { return nil }
        let elements = outline.list(of: parts[0])
        guard let last = elements.last, elements.count <= 3 else { return nil }
        let node = outline.nodes[Int(last)]
        guard node.kind == .member || (node.kind == .identifier && elements.count == 1) else { return nil }
        if let interest, !interest.contains(node.name) { return nil }
        if node.kind == .member, family.value(ofChain: parts[0], before: last, in: place.home) != .itself { return nil }
        if node.kind == .identifier, outline.local(node.name, at: last, in: place.home.declaration.index) != nil { return nil }
        return family.implementation(node.name, nil).map { ($0, last) }
    }

    // MARK: Chains

    mutating func chain(_ chain: NodeID, _ start: StateSet, _ place: Place) -> StateSet {
        let outline = place.outline
        let elements = outline.list(of: chain)
        var states = start
        let isSubscription = elements.contains { element in
            outline.nodes[Int(element)].kind == .member && project.symbols.wellKnownNames.subscriptions.subscribers.contains(outline.nodes[Int(element)].name)
        }
        for (position, element) in elements.enumerated() {
            let node = outline.nodes[Int(element)]
            switch node.kind {
            case .call: states = call(element, position, elements, chain, isSubscription, states, place)
            case .macroArguments: selector(element, position, elements, place, target: nil)
            case .closure:
                // Called in place, or a value that nobody keeps: `{ … }()`.
                states = closureExits(element, states, place)
            case .subscript, .literal, .tuple:
                for argument in outline.children(of: element) {
                    for value in outline.children(of: argument) where outline.nodes[Int(value)].kind == .expression {
                        states = expression(value, states, place)
                    }
                }
            default: break
            }
        }
        return states
    }
}
