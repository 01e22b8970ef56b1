import Platform
import SystemPackage

/// Handles SIGINT and SIGTERM: the process ends at once, with its own status, and leaves no partial file and no partial
/// line.
enum Interrupts {
    /// The handled signals. SIGHUP is not handled, so that `nohup` works.
    private static let handled = [Signal.interrupt, .terminate]

    /// Whether a progress line is displayed. The handler reads it, so it must not need a lock.
    nonisolated(unsafe) static var hasLine = false

    /// From now on, SIGINT ends the process with status 130, SIGTERM with 143.
    static func handle() {
        for signal in handled {
            signal.handle { number in
                if Interrupts.hasLine {
                    // Carriage return, erase to the end of the line: bytes without an allocation.
                    let eraser: (UInt8, UInt8, UInt8, UInt8) = (0x0D, 0x1B, 0x5B, 0x4B)
                    withUnsafeBytes(of: eraser) {
                        CurrentProcess.writeOnce($0, to: FileDescriptor.standardError.rawValue)
                    }
                }
                CurrentProcess.end((number == Signal.terminate.number ? ExitStatus.terminated : .interrupted).rawValue)
            }
        }
    }
}
