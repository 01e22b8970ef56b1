/// Room for what a run allocates, asked for at once: pages that nobody touches cost nothing, but glibc grows the heap
/// of a thread by a page at a time, and gives back what is freed at its end, each with a system call.
enum Heap {
    /// From the first big block that is freed, glibc (`malloc.c`, dynamic mmap threshold) learns to keep what is freed.
    /// 32 MiB is the most that it learns from.
    static func prepareProcess() { pass(32 << 20 - 1 << 16) }

    /// What is freed here stays at the end of the thread's heap, which is at most 64 MiB long.
    static func prepareThread() { pass(28 << 20, 28 << 20) }

    /// No call of `malloc`: compilers leave out one that is followed by `free`.
    private static func pass(_ counts: Int...) {
        let blocks = counts.map { UnsafeMutableRawPointer.allocate(byteCount: $0, alignment: 16) }
        for block in blocks { block.deallocate() }
    }
}
