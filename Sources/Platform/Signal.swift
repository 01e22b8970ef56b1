#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The signals that the process handles.
public enum Signal: Sendable, CaseIterable {
    /// Control-C.
    case interrupt
    case terminate
    /// The terminal was closed.
    case hangUp
    /// The reader of a pipe closed it.
    case brokenPipe
    /// A file exceeds the system's limit.
    case fileTooLarge

    /// The system's number.
    public var number: Int32 {
        switch self {
        case .interrupt: SIGINT
        case .terminate: SIGTERM
        case .hangUp: SIGHUP
        case .brokenPipe: SIGPIPE
        case .fileTooLarge: SIGXFSZ
        }
    }

    /// Ignores the signal from now on: the system call that causes it fails instead.
    public func ignore() { signal(number, SIG_IGN) }

    /// Calls `handler` from now on, between any two instructions: it must neither allocate nor lock.
    public func handle(_ handler: @escaping @convention(c) (Int32) -> Void) { signal(number, handler) }

    /// Runs code that must not be interrupted: these signals are deferred until it ends.
    public static func hold<Result, Failure: Error>(
        _ signals: [Signal], _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var set = Signal.set(of: signals)
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &set, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Runs code that may cause the signal in this thread, and discards the signal.
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

    /// Whether the signal is deferred and pending.
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
