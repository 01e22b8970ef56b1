public import SourceText

/// The parent of each node of a body, and the previous sibling that may bind names. Looking up a name costs the depth
/// of the node, not the number of statements before it.
public final class ParentMap: Sendable {
    private let span: NodeSpan
    /// By node, relative to the first one of the span; empty for a short body.
    private let levels: [Level]
    /// The same of a short body, at half the size: a run keeps the maps of most bodies.
    private let shortLevels: [ShortLevel]
    /// The names that nodes of the body bind. Rejects most lookups.
    private let boundNames: NameBloomFilter
    /// For a body so long that following sibling links would be slow: by name and parent, the nodes that may bind the
    /// name, in order.
    private let bindersByName: [NameInside: [NodeID]]?

    private struct NameInside: Hashable {
        let name: Name
        let parent: NodeID
    }

    /// The number of nodes from which a body gets a table by name.
    private static let manyNodes = 1024

    private struct Level {
        /// The parent node.
        let parent: NodeID
        /// The nearest sibling before it that may bind names.
        let binder: NodeID
    }

    private static let none = NodeID.max

    /// Nodes are counted from the first one of the span.
    private struct ShortLevel {
        private let numbers: UInt32
        static let none: UInt32 = 0xFFFF

        init(_ level: Level, from first: NodeID) {
            // What is none stays so.
            let parent = level.parent == ParentMap.none ? ShortLevel.none : level.parent - first
            let binder = level.binder == ParentMap.none ? ShortLevel.none : level.binder - first
            numbers = binder << 16 | parent
        }

        func parent(from first: NodeID) -> NodeID? { ShortLevel.known(numbers & 0xFFFF, from: first) }
        func binder(from first: NodeID) -> NodeID? { ShortLevel.known(numbers >> 16, from: first) }

        private static func known(_ number: UInt32, from first: NodeID) -> NodeID? {
            number == none ? nil : first + number
        }
    }

    init(_ span: NodeSpan, _ nodes: [Node], _ declarations: [Declaration]) {
        self.span = span
        let first = span.first
        let levels = [Level](unsafeUninitializedCapacity: Int(span.end - first)) { levels, count in
            for node in first..<span.end {
                // The previous node or one of its ancestors is the previous sibling or the parent: ascending from it
                // finds which.
                var around = node > first ? node - 1 : ParentMap.none
                var sibling = ParentMap.none
                while around != ParentMap.none, nodes[Int(around)].next <= node {
                    sibling = around
                    around = levels[Int(around - first)].parent
                }
                let binds = sibling != ParentMap.none && nodes[Int(sibling)].kind.bindsNamesForSiblings
                let earlier = sibling == ParentMap.none ? sibling : levels[Int(sibling - first)].binder
                levels.initializeElement(at: count, to: Level(parent: around, binder: binds ? sibling : earlier))
                count += 1
            }
        }
        var boundNames = NameBloomFilter()
        for node in first..<span.end { nodes[Int(node)].forEachBoundName(declarations) { boundNames.insert($0) } }
        self.boundNames = boundNames
        bindersByName =
            span.end - first > ParentMap.manyNodes ? ParentMap.bindersByName(span, levels, nodes, declarations) : nil
        let isShort = levels.count < Int(ShortLevel.none)
        self.levels = isShort ? [] : levels
        shortLevels = isShort ? levels.map { ShortLevel($0, from: first) } : []
    }

    private static func bindersByName(
        _ span: NodeSpan, _ levels: [Level], _ nodes: [Node], _ declarations: [Declaration]
    ) -> [NameInside: [NodeID]] {
        var result: [NameInside: [NodeID]] = [:]
        for node in span.first..<span.end {
            nodes[Int(node)].forEachBoundName(declarations) { name in
                // Names are looked up at every level, so every node with the name in its subtree may bind it.
                var binder = node
                while binder != none {
                    let parent = levels[Int(binder - span.first)].parent
                    if nodes[Int(binder)].kind.bindsNamesForSiblings {
                        let position = NameInside(name: name, parent: parent)
                        if result[position]?.last != binder { result[position, default: []].append(binder) }
                    }
                    binder = parent
                }
            }
        }
        return result
    }

    /// The first node of the body.
    var start: NodeID { span.first }

    /// False if no node of the body binds a name.
    public func mayBind(_ name: Name) -> Bool { boundNames.contains(name) }

    /// The nodes that may bind a name for a node: siblings before it and before its ancestors, nearest first.
    public func binders(of name: Name, for target: NodeID) -> Binders {
        Binders(levels: self, name: name, current: target, siblings: siblings(binding: name, before: target))
    }

    /// Iterates from binder to binder, outwards.
    public struct Binders: Sequence, IteratorProtocol {
        fileprivate let levels: ParentMap
        fileprivate let name: Name
        fileprivate var current: NodeID
        fileprivate var siblings: Siblings

        public mutating func next() -> NodeID? {
            while true {
                if let found = siblings.next(levels) { return found }
                guard let parent = levels.parent(of: current) else { return nil }
                current = parent
                siblings = levels.siblings(binding: name, before: parent)
            }
        }
    }

    /// The binders before one node, nearest first.
    fileprivate enum Siblings {
        /// All binders: each links to the previous one.
        case linked(NodeID?)
        /// The binders of the name.
        case listed(ArraySlice<NodeID>)

        mutating func next(_ levels: ParentMap) -> NodeID? {
            switch self {
            case .linked(let found):
                self = .linked(found.flatMap { levels.binder(before: $0) })
                return found
            case .listed(var left):
                let found = left.popLast()
                self = .listed(left)
                return found
            }
        }
    }

    private func siblings(binding name: Name, before node: NodeID) -> Siblings {
        guard let bindersByName else { return .linked(binder(before: node)) }
        let all = bindersByName[NameInside(name: name, parent: parent(of: node) ?? ParentMap.none)] ?? []
        return .listed(all[..<all.partitionPoint { $0 < node }])
    }

    /// Whether the body contains a node.
    public func contains(_ node: NodeID) -> Bool { span.first <= node && node < span.end }

    /// The parent of a node; nil at the top of the body.
    public func parent(of node: NodeID) -> NodeID? {
        let place = Int(node - span.first)
        return levels.isEmpty ? shortLevels[place].parent(from: span.first) : known(levels[place].parent)
    }

    /// The nearest sibling before a node that may bind names.
    public func binder(before node: NodeID) -> NodeID? {
        let place = Int(node - span.first)
        return levels.isEmpty ? shortLevels[place].binder(from: span.first) : known(levels[place].binder)
    }

    private func known(_ node: NodeID) -> NodeID? { node == ParentMap.none ? nil : node }
}

extension Node.Kind {
    /// Whether such a node may bind a name for the siblings after it.
    public var bindsNamesForSiblings: Bool {
        switch self {
        case .variable, .binding, .guard, .conditions, .optionalBinding, .patternBinding, .pattern, .capture,
            .closureParameter, .parameter, .declaration:
            true
        default: false
        }
    }
}
