#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What happens when somebody asks the process to end: it does so at once, with a status of its own, and leaves neither half a file nor
/// half a line.
enum Interrupts {
    /// The signals that ask for it. A terminal that goes away is not among those handled, so that `nohup` works; it is held as they are.
    private static let handled = [SIGINT, SIGTERM]
    private static let held = [SIGINT, SIGTERM, SIGHUP]

    /// Whether a line of progress stands on the terminal. Read by the handler, where no lock may be taken.
    nonisolated(unsafe) static var hasLine = false

    /// From here on they end the process: SIGINT with status 130, SIGTERM with 143.
    static func handle() {
        for number in handled {
            signal(number) { number in
                if Interrupts.hasLine {
                    // Carriage return, erase to the line's end: bytes without an allocation.
                    var eraser: (UInt8, UInt8, UInt8, UInt8) = (0x0D, 0x1B, 0x5B, 0x4B)
                    _ = write(STDERR_FILENO, &eraser, 4)
                }
                _exit((number == SIGTERM ? ExitStatus.terminated : .interrupted).rawValue)
            }
        }
    }

    /// Does what must not be left half done: an interrupt waits until it is over.
    static func hold<Result>(_ body: () -> Result) -> Result {
        var set = sigset_t()
        var before = sigset_t()
        sigemptyset(&set)
        for number in held { sigaddset(&set, number) }
        pthread_sigmask(SIG_BLOCK, &set, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return body()
    }

    /// Whether one of them waits: long work that is held should give up, clean up and return.
    static var isWaiting: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return held.contains { sigismember(&pending, $0) == 1 }
    }
}
