import SourceText
import Testing

@testable import RIBModel

/// Jobs that are split into parts.
@Suite struct CrewTests {
    /// The number of parts is limited, however many elements there are.
    @Test(arguments: [0, 1, 63, 64, 65, 1_024, 1_025, 100_000])
    func fewPartsCoverAllIndices(_ count: Int) {
        let parts = ThreadPool.alone.fewParts(count, atLeast: 64) { $0 }
        #expect(parts.count <= 17)
        #expect(parts.flatMap { $0 } == Array(0..<count))
        #expect(parts.dropLast().allSatisfy { $0.count >= 64 })
    }

    @Test(arguments: [0, 1, 1_000])
    func namesOfAllPartsAreMerged(_ count: Int) {
        let names = ThreadPool.alone.names(count, atLeast: 64) { range, names in
            for number in range { names.insert(Name(id: UInt32(number * 3))) }
        }
        #expect(Array(names) == (0..<count).map { Name(id: UInt32($0 * 3)) })
    }
}
