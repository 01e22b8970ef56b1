import SourceText

/// A unit of execution: a function, or a closure that is an entry point of its own.
package struct CodeUnit: NumberedKey, Sendable, Comparable {
    /// The member or global that contains the code.
    package let function: DeclarationID
    /// The closure or the local function, if the unit is one.
    package let closure: NodeReference?
    /// The case that the function is called with; nil if it is called with none, or if its code is not asked for it.
    let passed: PassedCase?

    package init(_ function: DeclarationID, closure: NodeReference? = nil, passed: PassedCase? = nil) {
        self.function = function
        self.closure = closure
        self.passed = passed
    }

    /// Units of the same function differ in their closures, or in the cases that are passed.
    var hashedNumber: UInt64 {
        (closure?.hashedNumber ?? function.hashedNumber) ^ (passed.map { UInt64($0.name.id) << 40 } ?? 0)
    }

    package static func < (left: CodeUnit, right: CodeUnit) -> Bool {
        if left.function != right.function { return left.function < right.function }
        if left.closure != right.closure {
            guard let other = right.closure else { return false }
            return left.closure.map { $0 < other } ?? true
        }
        guard let other = right.passed else { return false }
        return left.passed.map { ($0.parameter, $0.name.id) < (other.parameter, other.name.id) } ?? true
    }
}

/// The calls and references that a path analysis visited, in order: which code runs which, and which code is stored to
/// run later.
package struct Trace: Equatable, Sendable {
    /// Closures that are kept.
    package var handlers: [CodeUnit] = []
    package var calls: [Call] = []
    /// Functions used as values: `#selector(close)`, `onClose: close`.
    package var references: [Reference] = []

    package struct Call: Sendable, Hashable {
        package let caller: CodeUnit
        let unit: CodeUnit
        /// The name in the call.
        let place: NodeReference

        package var callee: DeclarationID { unit.function }
    }

    package struct Reference: Sendable, Hashable {
        package let function: DeclarationID
        /// The name of the function.
        package let place: NodeReference
        package let unit: CodeUnit
    }

    /// The given functions and all from which calls lead to one of them.
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

/// The calls of a trace, by caller.
package struct CallPath {
    private let calls: [CodeUnit: [Trace.Call]]

    package init(_ trace: Trace) { calls = Dictionary(grouping: trace.calls, by: \.caller) }

    /// The calls on a shortest path from one unit to another; empty if both are the same or there is no path.
    package func path(from entry: CodeUnit, to unit: CodeUnit) -> [NodeReference] {
        let reach = Reach(from: [entry], until: { $0 == unit }) { caller, add in
            for call in calls[caller] ?? [] { add(call.unit, call.place) }
        }
        return reach.path(to: unit)
    }
}
