import Platform
import Testing

@Suite struct ZeroedMemoryTests {
    /// From the heap, and from the system; the second time, of memory that was used before.
    @Test(arguments: [0, 1, 4_000, 65_535, 65_536, 3_000_000])
    func containsZerosAndKeepsWhatIsWritten(_ byteCount: Int) {
        for _ in 0..<2 {
            let memory = ZeroedMemory(byteCount: byteCount)
            let bytes = UnsafeMutableRawBufferPointer(start: memory.start, count: byteCount)
            #expect(bytes.allSatisfy { $0 == 0 })
            for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: index &* 7 | 1) }
            #expect(bytes.indices.allSatisfy { bytes[$0] == UInt8(truncatingIfNeeded: $0 &* 7 | 1) })
            memory.deallocate()
        }
    }
}
