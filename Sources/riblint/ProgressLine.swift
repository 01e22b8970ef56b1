import LintEngine
import Platform
import RuleKit
import SystemPackage

/// Says on a terminal how far a long run is, on one line that is gone when the run ends.
///
/// A thread of its own looks at the counters: the run does not know that it is watched. A class since the thread and
/// the run share it, with the system's lock, on which the thread sleeps.
final class ProgressLine: @unchecked Sendable {
    let progress = Progress()
    private let monitor = Monitor()
    private var isOver = false
    private var thread: SystemThread?

    /// Shorter runs show nothing. In milliseconds.
    private static let patience = 500
    /// Between two looks, in milliseconds.
    private static let pause = 100

    /// Whether somebody sits before standard error: a terminal that can erase a line, and no CI's.
    static var isWatched: Bool {
        Terminal.isTerminal(FileDescriptor.standardError.rawValue) && !Console.hasVariable("CI")
            && Console.variable("TERM") != "dumb"
    }

    /// Starts to wait. Without a thread to be had, nothing will be shown.
    init() {
        thread = SystemThread(stackSizes: [1 << 20]) { self.watch() }
    }

    /// Takes the line away; nothing is written any more when this returns.
    func end() {
        guard let thread else { return }
        self.thread = nil
        monitor.lock()
        isOver = true
        monitor.wakeAll()
        monitor.unlock()
        thread.join()
    }

    private func watch() {
        monitor.lock()
        defer { monitor.unlock() }
        wait(ProgressLine.patience)
        while !isOver {
            Interrupts.hasLine = true
            Console.show(ProgressLine.eraser + words)
            wait(ProgressLine.pause)
        }
        guard Interrupts.hasLine else { return }
        Console.show(ProgressLine.eraser)
        Interrupts.hasLine = false
    }

    /// To the line's start, and nothing on it.
    static let eraser = "\r\u{1B}[K"

    private var words: String {
        let (done, total) = progress.state
        if total == 0 { return "looking for files" }
        return done < total
            ? "\(Phrase.number(done)) of \(Phrase.number(total)) files" : "\(Phrase.number(total)) files read; checking"
    }

    /// Sleeps for so many milliseconds, or until the run is over.
    private func wait(_ milliseconds: Int) {
        monitor.wait(milliseconds: milliseconds) { isOver }
    }
}
