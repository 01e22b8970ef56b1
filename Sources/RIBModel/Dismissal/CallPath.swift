/// The calls that a walk over a view's code met, by who makes them.
struct CallPath {
    private let calls: [PathAnalysis.Unit: [PathAnalysis.Record.Call]]

    init(_ record: PathAnalysis.Record) { calls = Dictionary(grouping: record.calls, by: \.caller) }

    /// The calls that lead from one unit to another, fewest first; none where they are one, or no calls do.
    func way(from entry: PathAnalysis.Unit, to unit: PathAnalysis.Unit) -> [NodeReference] {
        var steps: [PathAnalysis.Unit: PathAnalysis.Record.Call] = [:]
        var work = [entry]
        var next = 0
        while next < work.count, work[next] != unit {
            for call in calls[work[next]] ?? [] {
                let callee = PathAnalysis.Unit(home: call.callee, closure: nil)
                guard callee != entry, steps[callee] == nil else { continue }
                steps[callee] = call
                work.append(callee)
            }
            next += 1
        }
        guard next < work.count else { return [] }
        var way: [NodeReference] = []
        var current = unit
        while let step = steps[current] {
            way.append(step.place)
            current = step.caller
        }
        return way.reversed()
    }
}
