import SourceText

/// The uses of functions of one name. Apps have functions of the same name in most views, so those of one of them are
/// found without a look at the others.
struct NamedEventCalls: Sendable, Equatable {
    /// In the order of files.
    private let all: [EventCall]
    /// The positions of the uses, first of those whose callee is not known, then by callee; empty if there are few.
    private let order: [Int]

    private static let few = 4

    /// - Parameter calls: in the order of files.
    init(_ calls: [EventCall]) {
        all = calls
        guard calls.count > NamedEventCalls.few else {
            order = []
            return
        }
        order = calls.indices.sorted { left, right in
            let (first, second) = (calls[left].callee, calls[right].callee)
            guard first != second else { return left < right }
            guard let first, let second else { return first == nil }
            return first < second
        }
    }

    /// Whether it is not known for one of the uses which function it means.
    var haveUnknownCallee: Bool {
        order.isEmpty ? all.contains { $0.callee == nil } : all[order[0]].callee == nil
    }

    /// Those that mean a function, or may mean it, in the order of files.
    func uses(of function: DeclarationID) -> [EventCall] {
        guard !order.isEmpty else { return all.filter { $0.callee == nil || $0.callee == function } }
        let unknown = order[..<order.partitionPoint { all[$0].callee == nil }]
        let found = positions(of: function)
        return (unknown.isEmpty ? Array(found) : (unknown + found).sorted()).map { all[$0] }
    }

    /// Those that mean a function, in the order of files.
    func knownUses(of function: DeclarationID) -> [EventCall] {
        order.isEmpty ? all.filter { $0.callee == function } : positions(of: function).map { all[$0] }
    }

    /// The positions of the uses that mean a function, in order.
    private func positions(of function: DeclarationID) -> ArraySlice<Int> {
        let start = order.partitionPoint { position in all[position].callee.map { $0 < function } ?? true }
        return order[start...].prefix { all[$0].callee == function }
    }
}
