/// Reserves heap memory at the start of a run. Untouched pages cost nothing; otherwise glibc extends a thread's heap
/// page by page, and returns freed pages, each with a system call.
enum Heap {
    /// Freeing a large block raises glibc's threshold for returning memory (`malloc.c`, dynamic mmap threshold), up to
    /// 32 MiB.
    static func prepareProcess() { pass(32 << 20 - 1 << 16) }

    /// Memory freed here remains at the end of the thread's heap, whose maximum is 64 MiB.
    static func prepareThread() { pass(28 << 20, 28 << 20) }

    /// Calls through `UnsafeMutableRawPointer`: compilers remove a `malloc` that is followed by `free`.
    private static func pass(_ counts: Int...) {
        let blocks = counts.map { UnsafeMutableRawPointer.allocate(byteCount: $0, alignment: 16) }
        for block in blocks { block.deallocate() }
    }
}
