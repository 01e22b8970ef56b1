/// What runs as one: a function, or a closure that is an entry point of its own.
struct CodeUnit: Hashable, Sendable, Comparable {
    /// The member or global whose code it is.
    let function: DeclarationID
    /// The closure, where it is one.
    let closure: NodeReference?

    init(_ function: DeclarationID, closure: NodeReference? = nil) {
        self.function = function
        self.closure = closure
    }

    static func < (left: CodeUnit, right: CodeUnit) -> Bool {
        if left.function != right.function { return left.function < right.function }
        guard let other = right.closure else { return false }
        return left.closure.map { $0 < other } ?? true
    }
}

/// What a path analysis met, in order: which code runs which, and what is kept to run later.
struct Trace: Equatable, Sendable {
    /// Closures that are kept.
    var handlers: [CodeUnit] = []
    var calls: [Call] = []
    /// Functions named as values: `#selector(close)`, `onClose: close`.
    var references: [Reference] = []

    struct Call: Sendable, Hashable {
        let caller: CodeUnit
        let callee: DeclarationID
        /// The name in the call.
        let place: NodeReference
    }

    struct Reference: Sendable, Hashable {
        let function: DeclarationID
        /// The name.
        let place: NodeReference
        let unit: CodeUnit
    }

    /// The functions from which calls lead to some functions, those included.
    func functions(reaching functions: some Sequence<DeclarationID>) -> Set<DeclarationID> {
        let callers = Dictionary(grouping: calls, by: \.callee)
        var result = Set(functions)
        var work = Array(result)
        while let function = work.popLast() {
            for call in callers[function] ?? [] where result.insert(call.caller.function).inserted {
                work.append(call.caller.function)
            }
        }
        return result
    }
}

/// The calls of a trace, by who makes them.
struct CallPath {
    private let calls: [CodeUnit: [Trace.Call]]

    init(_ trace: Trace) { calls = Dictionary(grouping: trace.calls, by: \.caller) }

    /// The calls that lead from one unit to another, fewest first; none where they are one, or no calls do.
    func path(from entry: CodeUnit, to unit: CodeUnit) -> [NodeReference] {
        let reach = Reach(from: [entry], until: { $0 == unit }) { caller, add in
            for call in calls[caller] ?? [] { add(CodeUnit(call.callee), call.place) }
        }
        return reach.path(to: unit)
    }
}
