import SourceText
import SwiftOutline

/// Conditions: which branches are no path, because nobody is there to be notified, and where the view presents something.
extension PathAnalysis {
    /// What conditions say where they hold, and where they do not.
    struct Judgement {
        /// They hold only where something is presented.
        var holdsWherePresented = false
        var failsWherePresented = false
        /// Where they do not hold, the listener, a stored closure or the `self` of a weak capture is nil: no path leads there
        /// (`four-rules.md` 0.6).
        var neverFails = false
        var neverHolds = false
    }

    /// What a condition is on every path.
    private enum Truth {
        case always, never, open

        static func both(_ left: Truth, _ right: Truth) -> Truth {
            left == .never || right == .never ? .never : left == .always && right == .always ? .always : .open
        }

        static func either(_ left: Truth, _ right: Truth) -> Truth {
            left == .always || right == .always ? .always : left == .never && right == .never ? .never : .open
        }
    }

    mutating func conditions(_ node: NodeID, _ start: StateSet, _ place: Place) -> (states: StateSet, judgement: Judgement) {
        let outline = place.outline
        var states = start
        var judgement = Judgement()
        var truth = Truth.always
        let all = outline.list(of: node)
        for condition in all {
            switch outline.nodes[Int(condition)].kind {
            case .expression: states = expression(condition, states, place)
            default:
                for part in outline.children(of: condition) where outline.nodes[Int(part)].kind == .expression {
                    states = expression(part, states, place)
                }
            }
            guard interest == nil else { continue }
            truth = Truth.both(truth, self.truth(of: condition, place))
            judgePresented(condition, isOnly: all.count == 1, place, &judgement)
        }
        if interest == nil, !all.isEmpty {
            judgement.neverFails = truth == .always
            judgement.neverHolds = truth == .never
        }
        return (states, judgement)
    }

    // MARK: Nobody is there

    private func truth(of condition: NodeID, _ place: Place) -> Truth {
        let outline = place.outline
        switch outline.nodes[Int(condition)].kind {
        case .optionalBinding, .patternBinding:
            guard let value = boundExpression(condition, place) else {
                let isSelf = isSelf(named: outline.nodes[Int(condition)].name, at: condition, place, depth: 0)
                return isSelf || isHearer(family.value(of: .optionalBinding(condition), in: place.home)) ? .always : .open
            }
            if isHearer(family.value(ofExpression: value, in: place.home)) { return .always }
            let parts = outline.list(of: value)
            return parts.count == 1 && isSelf(parts[0], place) ? .always : .open
        case .expression: return truth(of: outline.list(of: condition)[...], place)
        default: return .open
        }
    }

    /// Of `a != nil && b != nil` and kin, `||` being the weaker.
    private func truth(of parts: ArraySlice<NodeID>, _ place: Place) -> Truth {
        let outline = place.outline
        func operands(of parts: ArraySlice<NodeID>, around name: Name) -> [ArraySlice<NodeID>] {
            parts.split(omittingEmptySubsequences: false) { outline.nodes[Int($0)].kind == .operator && outline.nodes[Int($0)].name == name }
        }
        return operands(of: parts, around: Name.or).reduce(.never) { either, part in
            Truth.either(either, operands(of: part, around: Name.and).reduce(.always) { Truth.both($0, truth(ofComparison: $1, place)) })
        }
    }

    private func truth(ofComparison parts: ArraySlice<NodeID>, _ place: Place) -> Truth {
        guard let comparison = NodeComparison(parts, place.outline, project.names),
            isHearer(family.value(ofChain: comparison.subject, before: nil, in: place.home)) || isSelf(comparison.subject, place)
        else { return .open }
        return comparison.isEqual ? .never : .always
    }

    private func boundExpression(_ binding: NodeID, _ place: Place) -> NodeID? {
        place.outline.children(of: binding).first { place.outline.nodes[Int($0)].kind == .expression }
    }

    /// Whether a value is the listener, or a closure that somebody else stored in the view.
    private func isHearer(_ value: ViewValue) -> Bool {
        switch value {
        case .listener: true
        case .property(let property): isStoredClosure(property)
        default: false
        }
    }

    /// Whether a chain is `self`, or a local name of it: an optional only where it was captured weakly.
    private func isSelf(_ chain: NodeID, _ place: Place, depth: Int = 0) -> Bool {
        let outline = place.outline
        guard outline.nodes[Int(chain)].kind == .chain else { return false }
        let elements = outline.list(of: chain)
        guard elements.count == 1 else { return false }
        switch outline.nodes[Int(elements[0])].kind {
        case .selfReference: return true
        case .identifier: return isSelf(named: outline.nodes[Int(elements[0])].name, at: elements[0], place, depth: depth)
        default: return false
        }
    }

    /// Whether a name means `self` at a node; `guard let view` and `[weak view]` pass on what it means around them.
    private func isSelf(named name: Name, at node: NodeID, _ place: Place, depth: Int) -> Bool {
        if name == Name.`self` { return true }
        guard depth < 8 else { return false }
        let value: NodeID?
        switch place.outline.local(name, at: node, in: place.home.declaration.index) {
        case .variable(let index): value = place.outline.declarations[index].value
        case .optionalBinding(let binding), .capture(let binding):
            value = boundExpression(binding, place)
            if value == nil { return isSelf(named: name, at: binding, place, depth: depth + 1) }
        default: value = nil
        }
        return value.map { isLoneSelf($0, place, depth) } ?? false
    }

    private func isLoneSelf(_ expression: NodeID, _ place: Place, _ depth: Int) -> Bool {
        let parts = place.outline.list(of: expression)
        return parts.count == 1 && isSelf(parts[0], place, depth: depth + 1)
    }

    /// `switch listener`, `switch self`.
    func isOverHearer(_ node: NodeID, _ place: Place) -> Bool {
        let outline = place.outline
        guard let subject = boundExpression(node, place) else { return false }
        let parts = outline.list(of: subject)
        guard parts.count == 1, outline.nodes[Int(parts[0])].kind == .chain else { return false }
        return isHearer(family.value(ofExpression: subject, in: place.home)) || isSelf(parts[0], place)
    }

    /// `case nil:`, `case .none:`
    func isOnlyNil(_ node: NodeID, _ outline: Outline) -> Bool {
        var patterns = outline.children(of: node).filter { outline.nodes[Int($0)].kind == .pattern }[...]
        guard !patterns.isEmpty else { return false }
        while let pattern = patterns.popFirst() {
            guard let value = outline.children(of: pattern).first(where: { outline.nodes[Int($0)].kind == .expression }) else { return false }
            let parts = outline.list(of: value)
            guard parts.count == 1, outline.nodes[Int(parts[0])].kind == .chain else { return false }
            let elements = outline.list(of: parts[0])
            guard elements.count == 1 else { return false }
            let head = outline.nodes[Int(elements[0])]
            let isNil = head.kind == .literal && head.detail == Node.Literal.nil.rawValue
            guard isNil || head.kind == .implicitMember && head.name == .noneCase else { return false }
        }
        return true
    }

    // MARK: Something is presented

    private func judgePresented(_ condition: NodeID, isOnly: Bool, _ place: Place, _ judgement: inout Judgement) {
        let outline = place.outline
        switch outline.nodes[Int(condition)].kind {
        case .optionalBinding, .patternBinding:
            let value =
                boundExpression(condition, place).map { family.value(ofExpression: $0, in: place.home) }
                ?? family.value(of: .optionalBinding(condition), in: place.home)
            if value == .presented { judgement.holdsWherePresented = true }
        case .expression:
            guard let comparison = NodeComparison(outline.list(of: condition)[...], outline, project.names) else {
                if comparesPresented(condition, place) { judgement.holdsWherePresented = true }
                return
            }
            guard family.value(ofChain: comparison.subject, before: nil, in: place.home) == .presented else { return }
            if comparison.isEqual { judgement.failsWherePresented = isOnly } else { judgement.holdsWherePresented = true }
        default: break
        }
    }

    /// `presentedViewController === picker`, `presentedViewController is Picker`.
    private func comparesPresented(_ condition: NodeID, _ place: Place) -> Bool {
        let outline = place.outline
        let parts = outline.list(of: condition)
        guard let first = parts.first, outline.nodes[Int(first)].kind == .chain, parts.count > 1,
            family.value(ofChain: first, before: nil, in: place.home) == .presented
        else { return false }
        switch outline.nodes[Int(parts[1])].kind {
        case .cast: return true
        case .operator:
            let name = project.text(outline.nodes[Int(parts[1])].name)
            return name == "===" || name == "=="
        default: return false
        }
    }
}

/// `x == nil`, `x != nil`, the other way round too.
struct NodeComparison {
    let subject: NodeID
    let isEqual: Bool

    init?(_ parts: ArraySlice<NodeID>, _ outline: Outline, _ names: NameTable) {
        guard parts.count == 3 else { return nil }
        let parts = Array(parts)
        guard outline.nodes[Int(parts[1])].kind == .operator else { return nil }
        switch names.text(outline.nodes[Int(parts[1])].name) {
        case "==", "===": isEqual = true
        case "!=", "!==": isEqual = false
        default: return nil
        }
        func isNil(_ chain: NodeID) -> Bool {
            outline.children(of: chain).first { _ in true }.map {
                outline.nodes[Int($0)].kind == .literal && outline.nodes[Int($0)].detail == Node.Literal.nil.rawValue
            } ?? false
        }
        if isNil(parts[2]) { subject = parts[0] } else if isNil(parts[0]) { subject = parts[2] } else { return nil }
    }
}
