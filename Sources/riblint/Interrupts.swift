import Platform
import SystemPackage

/// What happens when somebody asks the process to end: it does so at once, with a status of its own, and leaves neither
/// half a file nor half a line.
enum Interrupts {
    /// The signals that ask for it. A terminal that goes away is not among those handled, so that `nohup` works; it is
    /// held as they are.
    private static let handled = [Signal.interrupt, .terminate]
    private static let held = [Signal.interrupt, .terminate, .hangUp]

    /// Whether a line of progress stands on the terminal. Read by the handler, where no lock may be taken.
    nonisolated(unsafe) static var hasLine = false

    /// From here on they end the process: SIGINT with status 130, SIGTERM with 143.
    static func handle() {
        for signal in handled {
            signal.handle { number in
                if Interrupts.hasLine {
                    // Carriage return, erase to the line's end: bytes without an allocation.
                    let eraser: (UInt8, UInt8, UInt8, UInt8) = (0x0D, 0x1B, 0x5B, 0x4B)
                    withUnsafeBytes(of: eraser) {
                        CurrentProcess.writeOnce($0, to: FileDescriptor.standardError.rawValue)
                    }
                }
                CurrentProcess.end((number == Signal.terminate.number ? ExitStatus.terminated : .interrupted).rawValue)
            }
        }
    }

    /// Does what must not be left half done: an interrupt waits until it is over.
    static func hold<Result>(_ body: () -> Result) -> Result { Signal.hold(held, body) }

    /// Whether one of them waits: long work that is held should give up, clean up and return.
    static var isWaiting: Bool { held.contains(where: \.isPending) }
}
