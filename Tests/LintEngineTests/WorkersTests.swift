import Testing

@testable import LintEngine

/// Threads that share a counter.
@Suite struct WorkersTests {
    @Test(arguments: [1, 2, 3, 8, 64])
    func answersAreInOrderOfIndices(_ jobs: Int) {
        let (outputs, states) = Workers.map(count: 1000, jobs: jobs, makeState: { _ in 0 }) { count, index in
            count += 1
            return String(index * index)
        }
        #expect(outputs == (0..<1000).map { String($0 * $0) })
        #expect(states.count == jobs)
        #expect(states.reduce(0, +) == 1000)
    }

    @Test func nothingToDoStillMakesAState() {
        let (outputs, states) = Workers.map(count: 0, jobs: 8, makeState: { $0 }) { _, index in index }
        #expect(outputs.isEmpty)
        #expect(states == [0])
    }

    @Test func thereAreNoMoreStatesThanWork() {
        #expect(Workers.map(count: 3, jobs: 8, makeState: { $0 }) { _, index in index }.states == [0, 1, 2])
    }

    @Test func statesCanBeUsedAgain() {
        var states = [[Int]](repeating: [], count: 2)
        _ = Workers.map(count: 10, states: &states) { seen, index in seen.append(index) }
        _ = Workers.map(count: 10, states: &states) { seen, index in seen.append(index + 10) }
        #expect(states.flatMap { $0 }.sorted() == Array(0..<20))
    }

    /// A frame here has some hundred bytes, so this takes far more than the eight megabytes of an ordinary thread.
    @Test func stacksAreDeep() {
        @Sendable func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
        let outputs = Workers.map(count: 2, jobs: 2, makeState: { _ in () }) { _, _ in depth(400_000) }.outputs
        #expect(outputs == [400_000, 400_000])
    }
}
