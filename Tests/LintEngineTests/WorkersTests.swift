import Testing

@testable import LintEngine

/// Jobs on several threads.
@Suite struct WorkersTests {
    @Test(arguments: [1, 2, 3, 8, 64])
    func resultsAreInOrderOfIndices(_ count: Int) {
        let (outputs, states) = Workers.employ(count) { workers in
            var states = [Int](repeating: 0, count: workers.count)
            let outputs = workers.map(count: 1000, states: &states) { seen, index in
                seen += 1
                return String(index * index)
            }
            return (outputs, states)
        }
        #expect(outputs == (0..<1000).map { String($0 * $0) })
        #expect(states.count == count)
        #expect(states.reduce(0, +) == 1000)
    }

    @Test func emptyMapReturns() {
        #expect(Workers.employ(8) { $0.map(count: 0) { $0 } }.isEmpty)
        #expect(Workers.employ(0) { $0.count } == 1)
    }

    @Test func statesAreReusable() {
        let states = Workers.employ(2) { workers in
            var states = [[Int]](repeating: [], count: 2)
            _ = workers.map(count: 10, states: &states) { seen, index in seen.append(index) }
            _ = workers.map(count: 10, states: &states) { seen, index in seen.append(index + 10) }
            return states
        }
        #expect(states.flatMap { $0 }.sorted() == Array(0..<20))
    }

    /// A part of a job can start another job, as rules do when they query the model.
    @Test(arguments: [1, 2, 3, 8])
    func jobsMayNest(_ count: Int) {
        let sums = Workers.employ(count) { workers in
            workers.map(count: 40) { outer in workers.map(count: 50) { outer * $0 }.reduce(0, +) }
        }
        #expect(sums == (0..<40).map { $0 * 1225 })
    }

    /// A finished job leaves no state that affects the next one.
    @Test func runsManySmallJobs() {
        let total = Workers.employ(4) { workers in (0..<5000).reduce(0) { $0 + workers.map(count: 3) { $0 }[$1 % 3] } }
        #expect(total == 4999)
    }

    @Test func standingWorkersServeManyCalls() {
        let workers = StandingWorkers(3)
        let sums = (0..<2000).map { round in
            workers.employ { $0.map(count: 4) { $0 * round }.reduce(0, +) }
        }
        #expect(sums == (0..<2000).map { $0 * 6 })
    }

    /// Otherwise a thread of the pool could release the last reference to the pool's owner, and wait for itself.
    @Test func standingWorkersKeepNothingOfACall() {
        final class Owned: Sendable {}
        let workers = StandingWorkers(2)
        for _ in 0..<1000 {
            weak var owned: Owned?
            do {
                let object = Owned()
                owned = object
                workers.employ { _ in withExtendedLifetime(object) {} }
            }
            #expect(owned == nil)
        }
    }

    /// A frame here takes a few hundred bytes, so this recursion needs much more than the eight megabytes of a default
    /// stack.
    @Test func stacksAreDeep() {
        @Sendable func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
        #expect(Workers.employ(2) { $0.map(count: 2) { _ in depth(400_000) } } == [400_000, 400_000])
    }
}
