import SourceText
import SwiftOutline

/// Statements: sequence adds up, branches unite, loops run zero times or more, exits keep their own states.
extension PathAnalysis {
    mutating func walkList(_ statements: [NodeID], _ start: StateSet, _ place: Place) -> Completion {
        var flow = Completion(start)
        var deferred: [NodeID] = []
        for statement in statements {
            if place.outline.nodes[Int(statement)].kind == .defer {
                deferred.append(statement)
                continue
            }
            let part = walk(statement, flow.normal, place)
            flow.takeExits(of: part)
            flow.normal = part.normal
        }
        for statement in deferred.reversed() {
            for block in place.outline.children(of: statement) {
                flow.normal = walk(block, flow.normal, place).all
                flow.left = flow.left.isEmpty ? flow.left : walk(block, flow.left, place).all
            }
        }
        return flow
    }

    mutating func walk(_ node: NodeID, _ start: StateSet, _ place: Place) -> Completion {
        let outline = place.outline
        switch outline.nodes[Int(node)].kind {
        case .block, .accessor: return walkList(outline.list(of: node), start, place)
        case .expression: return Completion(expression(node, start, place))
        case .variable:
            var states = start
            for binding in outline.children(of: node) { states = walkBinding(binding, states, place) }
            return Completion(states)
        case .if: return branch(node, start, place)
        case .guard: return guarded(node, start, place)
        case .switch: return switched(node, start, place)
        case .while, .repeat, .for: return loop(node, start, place)
        case .do: return caught(node, start, place)
        case .return, .throw:
            var states = start
            for value in outline.children(of: node) { states = expression(value, states, place) }
            var flow = Completion(.none)
            flow.left = states
            return flow
        case .break:
            var flow = Completion(.none)
            flow.broken = start
            return flow
        case .continue:
            var flow = Completion(.none)
            flow.continued = start
            return flow
        case .conditionalCompilation:
            var flow = Completion(outline.nodes[Int(node)].flags.contains(.isDefault) ? .none : start)
            for block in outline.children(of: node) { unite(&flow, walk(block, start, place)) }
            return flow
        case .declaration, .type, .parameter, .attribute: return Completion(start)
        default: return Completion(start)
        }
    }

    private func unite(_ flow: inout Completion, _ part: Completion) {
        flow.normal.formUnion(part.normal)
        flow.takeExits(of: part)
    }

    private mutating func walkBinding(_ binding: NodeID, _ start: StateSet, _ place: Place) -> StateSet {
        var states = start
        for part in place.outline.children(of: binding) where place.outline.nodes[Int(part)].kind == .expression {
            states = expression(part, states, place)
        }
        return states
    }

    // MARK: Branches

    private mutating func branch(_ node: NodeID, _ start: StateSet, _ place: Place) -> Completion {
        let parts = place.outline.list(of: node)
        guard let first = parts.first else { return Completion(start) }
        let (states, judgement) = conditions(first, start, place)
        var flow = Completion(.none)
        let holds = entered(states, wherePresented: judgement.holdsWherePresented, isPath: !judgement.neverHolds)
        if parts.count > 1 { unite(&flow, settled(walk(parts[1], holds, place), judgement.holdsWherePresented)) } else { flow.normal = holds }
        let fails = entered(states, wherePresented: judgement.failsWherePresented, isPath: !judgement.neverFails)
        if parts.count > 2 {
            unite(&flow, settled(walk(parts[2], fails, place), judgement.failsWherePresented))
        } else {
            flow.normal.formUnion(settled(Completion(fails), judgement.failsWherePresented).normal)
        }
        return flow
    }

    private mutating func guarded(_ node: NodeID, _ start: StateSet, _ place: Place) -> Completion {
        let parts = place.outline.list(of: node)
        guard let first = parts.first else { return Completion(start) }
        let (states, judgement) = conditions(first, start, place)
        let fails = entered(states, wherePresented: judgement.failsWherePresented, isPath: !judgement.neverFails)
        var flow = Completion(.none)
        if parts.count > 1 {
            let part = settled(walk(parts[1], fails, place), judgement.failsWherePresented)
            flow.takeExits(of: part)
        }
        flow.normal = entered(states, wherePresented: judgement.holdsWherePresented, isPath: !judgement.neverHolds)
        return flow
    }

    /// The states in which a branch starts.
    private func entered(_ states: StateSet, wherePresented: Bool, isPath: Bool) -> StateSet {
        guard isPath else { return .none }
        return wherePresented ? states.adding(.presentsOther) : states
    }

    /// What a branch leaves behind: a credit that it had does not outlive it.
    private func settled(_ flow: Completion, _ hadCredit: Bool) -> Completion {
        guard hadCredit else { return flow }
        var flow = flow
        flow.normal = flow.normal.map { $0.subtracting(.presentsOther) }
        flow.left = flow.left.map { $0.subtracting(.presentsOther) }
        return flow
    }

    private mutating func switched(_ node: NodeID, _ start: StateSet, _ place: Place) -> Completion {
        let outline = place.outline
        var states = start
        var flow = Completion(.none)
        var hasCases = false
        let isNobody = interest == nil && isOverHearer(node, place)
        for part in outline.children(of: node) {
            guard outline.nodes[Int(part)].kind == .case else {
                states = expression(part, states, place)
                continue
            }
            hasCases = true
            // Nobody is there to be notified: no path.
            var entry = isNobody && isOnlyNil(part, outline) ? .none : states
            for piece in outline.children(of: part) {
                switch outline.nodes[Int(piece)].kind {
                case .expression: entry = expression(piece, entry, place)
                case .block: unite(&flow, walk(piece, entry, place))
                default: break
                }
            }
        }
        if !hasCases { flow.normal = states }
        // A `break` leaves the switch, not the function.
        flow.normal.formUnion(flow.broken)
        flow.broken = .none
        return flow
    }

    private mutating func loop(_ node: NodeID, _ start: StateSet, _ place: Place) -> Completion {
        let outline = place.outline
        var flow = Completion(start)
        let isCertain = outline.nodes[Int(node)].kind == .repeat
        // States only grow, so two rounds see all that any number of rounds can lead to.
        for round in 0..<2 {
            var states = round == 0 ? start : flow.normal
            var body = Completion(states)
            for part in outline.children(of: node) {
                switch outline.nodes[Int(part)].kind {
                case .conditions: states = conditions(part, states, place).states
                case .expression: states = expression(part, states, place)
                case .block: body = walk(part, states, place)
                default: break
                }
            }
            flow.left.formUnion(body.left)
            let ends = body.normal.union(body.broken).union(body.continued)
            flow.normal = round == 0 && isCertain ? ends : flow.normal.union(ends)
        }
        return flow
    }

    private mutating func caught(_ node: NodeID, _ start: StateSet, _ place: Place) -> Completion {
        let outline = place.outline
        var flow = Completion(start)
        var thrown = start
        for part in outline.children(of: node) {
            if outline.nodes[Int(part)].kind == .block {
                // An error may come from any of its statements.
                var states = start
                for statement in outline.children(of: part) {
                    states = walk(statement, states, place).normal
                    thrown.formUnion(states)
                }
                flow = walk(part, start, place)
            } else {
                for piece in outline.children(of: part) where outline.nodes[Int(piece)].kind == .block {
                    unite(&flow, walk(piece, thrown, place))
                }
            }
        }
        return flow
    }
}
