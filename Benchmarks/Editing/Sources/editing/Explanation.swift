import Foundation
import LintEngine
import RIBModel

/// What edits of each kind compute again, for `--explain`.
struct Explanation {
    private struct Edits {
        var times: [Double] = []
        var whole = 0
        /// Those after which no answer was kept.
        var anew = 0
        var stages: [Timing.Stage: UInt64] = [:]
        var queries: [String: Sum] = [:]
    }

    private struct Sum {
        var edits = 0
        var answers = 0
        var changed = 0
        var time: UInt64 = 0
        var causes: [String: Int] = [:]
    }

    private var kinds: [String: Edits] = [:]

    mutating func add(_ kind: String, _ time: Double, _ workspace: Workspace) {
        var edits = kinds[kind] ?? Edits()
        edits.times.append(time)
        if workspace.isWhole { edits.whole += 1 }
        if workspace.recomputed == nil { edits.anew += 1 }
        for stage in Timing.Stage.allCases { edits.stages[stage, default: 0] += workspace.timing[stage] }
        for counts in workspace.recomputed?.queries ?? [] where counts.answers > 0 {
            var sum = edits.queries[counts.query] ?? Sum()
            sum.edits += 1
            sum.answers += counts.answers
            sum.changed += counts.changed
            sum.time += counts.time
            sum.causes.merge(counts.causes, uniquingKeysWith: +)
            edits.queries[counts.query] = sum
        }
        kinds[kind] = edits
    }

    func show() {
        for (kind, edits) in kinds.sorted(by: { $0.key < $1.key }) { show(kind, edits) }
    }

    private func show(_ kind: String, _ edits: Edits) {
        let count = edits.times.count
        func mean(_ sum: Int) -> String { String(format: "%.1f", Double(sum) / Double(count)) }
        func milliseconds(_ sum: UInt64) -> String { String(format: "%.2f", Double(sum) / Double(count) / 1e6) }
        let sorted = edits.times.sorted()
        print("")
        print(
            "\(kind): \(count) edits, median \(String(format: "%.1f", sorted[count / 2])) ms, \(edits.whole) of them "
                + "the whole project, \(edits.anew) of these without earlier answers")
        let stages = Timing.Stage.allCases.filter { edits.stages[$0, default: 0] > 0 }
        let means = stages.map { "\($0.rawValue) \(milliseconds(edits.stages[$0] ?? 0))" }
        print("  mean ms: " + means.joined(separator: ", "))
        let answers = edits.queries.values.reduce(0) { $0 + $1.answers }
        let changed = edits.queries.values.reduce(0) { $0 + $1.changed }
        print("  an edit: \(mean(answers)) answers computed again, of which \(mean(changed)) differ")
        let largest = edits.queries.sorted { ($1.value.time, $0.key) < ($0.value.time, $1.key) }.prefix(25)
        for (name, sum) in largest {
            let causes = sum.causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
            print(
                "  \(milliseconds(sum.time)) ms  \(name): in \(sum.edits) edits, \(mean(sum.answers)) answers, "
                    + "\(mean(sum.changed)) differ; by "
                    + causes.map { "\($0.key) \(mean($0.value))" }.joined(separator: ", "))
        }
    }
}
