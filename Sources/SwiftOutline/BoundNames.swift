public import SourceText

extension Outline {
    /// The names that a node binds.
    @inlinable
    public func names(boundBy id: NodeID) -> NameBloomFilter {
        var names = NameBloomFilter()
        nodes[Int(id)].forEachBoundName(declarations) { names.insert($0) }
        return names
    }
}

extension Node {
    /// Calls `body` with each name that the node binds for its siblings or its children.
    @inlinable
    func forEachBoundName(_ declarations: [Declaration], _ body: (Name) -> Void) {
        switch kind {
        case .binding: for index in Int(payload)..<Int(payload) + Int(detail) { body(declarations[index].name) }
        case .declaration: if Int(payload) < declarations.count { body(declarations[Int(payload)].name) }
        default: if kind.bindsNames { body(name) }
        }
    }
}

extension Node.Kind {
    /// Whether such a node binds names.
    @inlinable public var bindsNames: Bool {
        switch self {
        case .optionalBinding, .patternName, .capture, .closureParameter, .parameter, .binding, .declaration: true
        default: false
        }
    }
}
