import Testing

@testable import RIBModel

/// Questions on random graphs: the answer to a question is the largest of its own value and the answers to its
/// neighbors, where two different small values make the unknown one.
@Suite struct RecursiveAnswersTests {
    enum Value: Int, RecursiveAnswer {
        case undetermined, left, right, unknown, found

        func agrees(with other: Value) -> Bool { self == other }

        func joined(with other: Value) -> Value {
            switch (self, other) {
            case (.left, .right), (.right, .left): .unknown
            default: rawValue < other.rawValue ? other : self
            }
        }
    }

    struct Graph {
        var values: [Value]
        var neighbors: [[Int]]

        init(seed: UInt64) {
            var random = SplitMix(state: seed)
            let count = Int.random(in: 1...9, using: &random)
            let density = Int.random(in: 1...4, using: &random)
            let likely: [Value] = [.undetermined, .undetermined, .left, .left, .right, .unknown, .found]
            values = (0..<count).map { _ in likely.randomElement(using: &random) ?? .left }
            neighbors = (0..<count).map { _ in
                (0..<Int.random(in: 0...density, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }
            }
        }

        /// The answers of all questions, by going over the cycles from the innermost one to the outermost one.
        var expected: [Value] {
            let reached = values.indices.map { reachable(from: $0) }
            var result: [Value?] = values.map { _ in nil }
            while let next = values.indices.first(where: { node in
                result[node] == nil
                    && reached[node].allSatisfy { result[$0] != nil || reached[$0].contains(node) || $0 == node }
            }) {
                let cycle = values.indices.filter {
                    $0 == next || reached[next].contains($0) && reached[$0].contains(next)
                }
                var current = result.map { $0 ?? .undetermined }
                for _ in 0...(5 * values.count) {
                    let before = current
                    for node in cycle { current[node] = value(of: node) { before[$0] } }
                }
                for node in cycle { result[node] = current[node] == .undetermined ? .unknown : current[node] }
            }
            return result.map { $0 ?? .unknown }
        }

        func value(of node: Int, _ answer: (Int) -> Value) -> Value {
            neighbors[node].reduce(values[node]) { $0.joined(with: answer($1)) }
        }

        private func reachable(from node: Int) -> Set<Int> {
            var (found, work) = (Set<Int>(), neighbors[node])
            while let next = work.popLast() {
                if found.insert(next).inserted { work += neighbors[next] }
            }
            return found
        }
    }

    struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    final class Asker {
        let graph: Graph
        let answers = RecursiveAnswers<Int, Value>(deepest: 1_000)
        var searches = 0

        init(_ graph: Graph) { self.graph = graph }

        func ask(_ node: Int) -> Value {
            answers.answer(node, limited: { Issue.record("limited") }) {
                searches += 1
                return graph.value(of: node) { ask($0) }
            }
        }
    }

    @Test func answersAreThoseOfTheFixpointInAnyOrder() {
        for seed in 0..<4_000 {
            let graph = Graph(seed: UInt64(seed))
            let expected = graph.expected
            for first in graph.values.indices {
                let asker = Asker(graph)
                let found = graph.values.indices.map { (($0 + first) % graph.values.count) }
                    .map { ($0, asker.ask($0)) }
                for (node, value) in found {
                    #expect(value == expected[node], "seed \(seed), node \(node), beginning at \(first)")
                }
                #expect(asker.searches <= 12 * graph.values.count, "seed \(seed)")
            }
        }
    }

    @Test func longChainsAreAnsweredOnce() {
        var graph = Graph(seed: 0)
        graph.values = Array(repeating: .undetermined, count: 900) + [.found]
        graph.neighbors = (0..<900).map { [$0 + 1, min($0 + 2, 900)] } + [[]]
        let asker = Asker(graph)
        #expect(asker.ask(0) == .found)
        #expect(asker.searches == 901)
    }

    @Test func anAnswerThatNeverAgreesWithItselfIsUnknown() {
        let answers = RecursiveAnswers<Int, Value>(deepest: 3)
        func ask(_ node: Int) -> Value {
            answers.answer(node, limited: { Issue.record("limited") }) {
                node == 1 ? ask(0) : ask(1) == .left ? .right : .left
            }
        }
        #expect(ask(0) == .unknown)
        #expect(ask(1) == .unknown)
    }

    @Test func whatLiesBeyondTheLimitIsUnknown() {
        let answers = RecursiveAnswers<Int, Value>(deepest: 3)
        var limits = 0
        func ask(_ node: Int) -> Value {
            answers.answer(node, limited: { limits += 1 }) { node == 9 ? .left : ask(node + 1) }
        }
        #expect(ask(0) == .unknown)
        #expect(limits == 1)
        #expect(ask(7) == .left)
    }
}
