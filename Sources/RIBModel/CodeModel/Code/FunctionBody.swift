package import SourceText
import SwiftOutline

/// The code of a member or global as typed parts: calls, assignments, bindings.
///
/// A class, because every part refers to it: a part is this reference and a node. Used by one thread; the map of
/// parents is built once it is cheaper than further descents to single nodes.
package final class FunctionBody {
    package let project: Project
    package let home: BodyOwner
    let outline: Outline
    let spans: BodyRanges
    private var first: ParentMap?
    private var second: ParentMap?
    /// The total number of steps of all descents so far.
    private var descended = 0
    /// The names that the code and the parameters declare.
    private var boundNames: NameBloomFilter?
    /// The functions that calls can run, as far as they were asked for, in the order of calls.
    private var callees: [(call: NodeID, functions: Callees)] = []

    package init(_ home: BodyOwner, in project: Project) {
        self.project = project
        self.home = home
        outline = project.symbols.outline(ofFile: home.file)
        spans = outline.code(of: home.declaration.index)
    }

    package var file: Int { home.file }

    /// All nodes, in order.
    var nodes: CodeNodes { CodeNodes(spans) }

    func node(_ id: NodeID) -> Node { outline.nodes[Int(id)] }

    func kind(_ id: NodeID) -> Node.Kind { outline.nodes[Int(id)].kind }

    func children(_ id: NodeID) -> [NodeID] { outline.list(of: id) }

    func lastChild(of id: NodeID) -> NodeID? {
        var last: NodeID?
        for child in outline.children(of: id) { last = child }
        return last
    }

    func parent(_ id: NodeID) -> NodeID? {
        if let levels = knownLevels(around: id) { return levels.parent(of: id) }
        guard let span = spans.containing(id) else { return nil }
        guard isSmallChange(span) else { return levels(of: span).parent(of: id) }
        var descent = Descent(to: id, in: span)
        while descent.next(in: outline) != nil {}
        descended += descent.steps
        return descent.parent
    }

    /// Whether another descent is cheaper than a parent map of a span.
    private func isSmallChange(_ span: NodeSpan) -> Bool { descended < 2 * Int(span.end - span.first) }

    private func levels(of span: NodeSpan) -> ParentMap {
        let levels = outline.levels(of: span)
        if span.first == spans[0].first { first = levels } else { second = levels }
        return levels
    }

    /// The parent map that covers a node, if it has been built.
    private func knownLevels(around id: NodeID) -> ParentMap? {
        if let first, first.contains(id) { return first }
        if let second, second.contains(id) { return second }
        return nil
    }

    /// The ancestors of a node, innermost first.
    func around(_ id: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        var current = id
        while let parent = parent(current) {
            result.append(parent)
            current = parent
        }
        return result
    }

    func local(_ name: Name, at node: NodeID) -> LocalBinding? {
        // Most names are not locals.
        guard mayBind(name) else { return nil }
        let member = home.declaration.index
        if let levels = knownLevels(around: node) { return outline.local(name, at: node, in: member, levels) }
        guard let span = spans.containing(node) else { return outline.parameter(name, of: member) }
        guard isSmallChange(span) else { return outline.local(name, at: node, in: member, levels(of: span)) }
        var descent = Descent(to: node, in: span)
        defer { descended += descent.steps }
        return outline.local(name, in: member, &descent)
    }

    /// False if neither the code nor a parameter of the member declares a name.
    package func mayBind(_ name: Name) -> Bool {
        if let boundNames { return boundNames.contains(name) }
        let member = home.declaration
        let names = project.codeNames(of: member)?.bound(in: member.index) ?? .all
        boundNames = names
        return names.contains(name)
    }

    /// The functions that a call of the body can run, found once.
    func callees(of call: CallSite, _ find: () -> Callees) -> Callees {
        var place = callees.partitionPoint { $0.call < call.node }
        if place < callees.count, callees[place].call == call.node { return callees[place].functions }
        let found = find()
        // To find it, other calls of the body may have been asked about.
        place = callees.partitionPoint { $0.call < call.node }
        callees.insert((call.node, found), at: place)
        return found
    }

    func loneChain(_ expression: NodeID) -> NodeID? { outline.loneChain(of: expression) }

    /// The value of an argument, or of any other node that has one `expression`.
    func value(of id: NodeID) -> NodeID? { outline.value(of: id) }

    /// The position of the call of the element at `position` of a chain: the arguments follow directly or after generic
    /// arguments.
    func call(_ elements: [NodeID], _ position: Int) -> Int? {
        var next = position + 1
        while next < elements.count, kind(elements[next]) == .genericArguments { next += 1 }
        return next < elements.count && kind(elements[next]) == .call ? next : nil
    }

    /// The position of the name that the call at `position` calls; nil if it calls no name.
    func callee(_ elements: [NodeID], _ position: Int) -> Int? {
        guard let callee = outline.calleePosition(in: elements, before: position) else { return nil }
        switch kind(elements[callee]) {
        case .identifier, .member, .implicitMember: return callee
        default: return nil
        }
    }

    /// The closure, if an argument is just a closure.
    func closure(_ argument: NodeID) -> NodeID? { value(of: argument).flatMap { outline.loneClosure(of: $0) } }

    /// The closure, if a chain is just a closure.
    func loneClosure(of chain: NodeID) -> NodeID? { outline.loneClosure(ofChain: chain) }

    /// The expression that is the whole code of the member, with `return` or without.
    var loneExpression: NodeID? { outline.loneExpression(inBodyOf: home.declaration.index) }
}

/// The nodes of some spans, in order.
struct CodeNodes: Sequence, IteratorProtocol {
    private var current: NodeID
    private var end: NodeID
    private var second: NodeSpan

    init(_ range: Range<NodeID>) {
        (current, end) = (range.lowerBound, range.upperBound)
        second = NodeSpan()
    }

    init(_ spans: BodyRanges) {
        let first = spans.first ?? NodeSpan()
        (current, end) = (first.first, first.end)
        second = spans.count > 1 ? spans[1] : NodeSpan()
    }

    mutating func next() -> NodeID? {
        if current >= end {
            guard second.first < second.end else { return nil }
            (current, end) = (second.first, second.end)
            second = NodeSpan()
        }
        defer { current += 1 }
        return current
    }

    /// Continues at a later node of the same span.
    mutating func skip(to node: NodeID) { current = Swift.max(current, node) }
}
