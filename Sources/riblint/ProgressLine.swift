#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import LintEngine

/// Says on a terminal how far a long run is, on one line that is gone when the run ends.
///
/// A thread of its own looks at the counters: the run does not know that it is watched. A class since the thread and the run share it,
/// with the system's lock, on which the thread sleeps.
final class ProgressLine: @unchecked Sendable {
    let progress = Progress()
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isOver = false
    private var thread: pthread_t?

    /// Shorter runs show nothing. In milliseconds.
    private static let patience = 500
    /// Between two looks, in milliseconds.
    private static let pause = 100

    /// Whether somebody sits before standard error: a terminal that can erase a line, and no CI's.
    static var isWatched: Bool {
        isatty(STDERR_FILENO) == 1 && !Console.hasVariable("CI") && Console.variable("TERM") != "dumb"
    }

    /// Starts to wait. Without a thread to be had, nothing will be shown.
    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(bell, nil)
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let watcher = Unmanaged.passRetained(self)
        let status = pthread_create(&thread, nil, { context in
            #if canImport(Darwin)
            Unmanaged<ProgressLine>.fromOpaque(context).takeRetainedValue().watch()
            #else
            if let context { Unmanaged<ProgressLine>.fromOpaque(context).takeRetainedValue().watch() }
            #endif
            return nil
        }, watcher.toOpaque())
        if status == 0 { self.thread = thread } else { watcher.release() }
    }

    deinit {
        pthread_cond_destroy(bell)
        pthread_mutex_destroy(lock)
        bell.deallocate()
        lock.deallocate()
    }

    /// Takes the line away; nothing is written any more when this returns.
    func end() {
        guard let thread else { return }
        self.thread = nil
        pthread_mutex_lock(lock)
        isOver = true
        pthread_cond_signal(bell)
        pthread_mutex_unlock(lock)
        pthread_join(thread, nil)
    }

    private func watch() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
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
        return done < total ? "\(separated(done)) of \(separated(total)) files" : "\(separated(total)) files read; checking"
    }

    /// Digits in groups of three: `33,768`.
    private func separated(_ number: Int) -> String {
        let digits = String(number)
        let groups = stride(from: digits.utf8.count, to: 0, by: -3).map { end in
            String(digits.utf8.dropLast(digits.utf8.count - end).suffix(3)) ?? ""
        }
        return groups.reversed().joined(separator: ",")
    }

    /// Sleeps for so many milliseconds, or until the run is over.
    private func wait(_ milliseconds: Int) {
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        let nanoseconds = end.tv_nsec + milliseconds * 1_000_000
        end.tv_sec += nanoseconds / 1_000_000_000
        end.tv_nsec = nanoseconds % 1_000_000_000
        while !isOver, pthread_cond_timedwait(bell, lock, &end) == 0 {}
    }
}
