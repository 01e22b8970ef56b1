#if !canImport(Darwin) && canImport(Glibc)
internal import CLinux
#endif

/// Memory that the process has freed, and that its heaps keep.
public enum FreedMemory {
    /// Returns it to the system. glibc does that by itself only at the ends of heaps; other C libraries do it anywhere.
    ///
    /// Takes some milliseconds, and what is allocated next has to be mapped again.
    public static func returnToSystem() {
        #if !canImport(Darwin) && canImport(Glibc)
        malloc_trim(0)
        #endif
    }
}
