import Testing

@testable import RIBModel

/// Lists that are collected on the stack, in an array, or in both.
@Suite struct ExactArrayTests {
    /// Larger than the room on the stack.
    private struct Large: Equatable {
        let number: Int
        let other = SIMD64<Int>()

        static func == (left: Large, right: Large) -> Bool { left.number == right.number }
    }

    @Test("All elements are kept, in order, whatever their number and size", arguments: [0, 1, 63, 64, 65, 1000])
    func keepsAll(_ count: Int) {
        #expect(Array { add in (0..<count).forEach { add($0) } } == Array(0..<count))
        #expect(Array { add in (0..<count).forEach { add("\($0)") } } == (0..<count).map { "\($0)" })
        let large = (0..<count).map { Large(number: $0) }
        #expect(Array { add in large.forEach { add($0) } } == large)
    }
}
