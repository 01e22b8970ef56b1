import LintEngine
import Platform
import RuleKit
import SystemPackage

/// Shows the progress of a long run on one line of the terminal, and removes the line at the end.
///
/// A thread reads the counters, so the run does not depend on the display. A class because the thread and the run share
/// it, with a system lock that the thread waits on.
final class ProgressLine: @unchecked Sendable {
    let progress = Progress()
    private let monitor = Monitor()
    private var isOver = false
    private var thread: SystemThread?

    /// Runs shorter than this show no progress. In milliseconds.
    private static let patience = 500
    /// The interval between updates, in milliseconds.
    private static let pause = 100

    /// Whether standard error is a terminal that can erase a line, and not in CI.
    static var isWatched: Bool {
        Terminal.isTerminal(FileDescriptor.standardError.rawValue) && !Console.hasVariable("CI")
            && Console.variable("TERM") != "dumb"
    }

    /// Starts the thread. Without a thread, nothing is shown.
    init() {
        thread = SystemThread(stackSizes: [1 << 20]) { self.watch() }
    }

    /// Removes the line. Nothing is written after this returns.
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

    /// Moves to the start of the line and erases it.
    static let eraser = "\r\u{1B}[K"

    private var words: String {
        let (done, total) = progress.state
        if total == 0 { return "looking for files" }
        return done < total
            ? "\(Phrase.number(done)) of \(Phrase.number(total)) files" : "\(Phrase.number(total)) files read; checking"
    }

    /// Waits that many milliseconds, or until the run ends.
    private func wait(_ milliseconds: Int) {
        monitor.wait(milliseconds: milliseconds) { isOver }
    }
}
