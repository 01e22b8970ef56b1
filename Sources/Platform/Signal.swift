#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Signals of the system to this process.
public enum Signal: Sendable, CaseIterable {
    /// Control-C.
    case interrupt
    case terminate
    /// The terminal went away.
    case hangUp
    /// Nobody reads any more what is written.
    case brokenPipe
    /// A file over the limit of the system.
    case fileTooLarge

    /// The number of the system.
    public var number: Int32 {
        switch self {
        case .interrupt: SIGINT
        case .terminate: SIGTERM
        case .hangUp: SIGHUP
        case .brokenPipe: SIGPIPE
        case .fileTooLarge: SIGXFSZ
        }
    }

    /// From here on it does nothing; a call that it would have ended fails instead.
    public func ignore() { signal(number, SIG_IGN) }

    /// From here on `handler` is called, between any two instructions: it may neither allocate nor take a lock.
    public func handle(_ handler: @escaping @convention(c) (Int32) -> Void) { signal(number, handler) }

    /// Does what must not be left half done: these signals wait until it is over.
    public static func hold<Result, Failure: Error>(
        _ signals: [Signal], _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var set = Signal.set(of: signals)
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &set, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Does what may bring it about in this thread, and forgets it.
    public func discarded<Result>(_ body: () -> Result) -> Result {
        var set = Signal.set(of: [self])
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &set, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let result = body()
        if sigismember(&before, number) == 0, isPending {
            var number: Int32 = 0
            sigwait(&set, &number)
        }
        return result
    }

    /// Whether it is held and came.
    public var isPending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return sigismember(&pending, number) == 1
    }

    static func set(of signals: [Signal]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal.number) }
        return set
    }
}
