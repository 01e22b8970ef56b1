internal import SourceText

/// When changed texts are analyzed: at once after a rest, otherwise after a pause that grows with the time that the
/// analysis takes, so that it does not start with each key. Times are in milliseconds.
struct Schedule {
    /// The paths of files whose texts changed, in the order of their first changes.
    private(set) var changed: [SourcePath] = []
    /// Whether files may have come or gone, or a configuration changed.
    private(set) var needsScan = false
    /// Whether a job of the analysis runs.
    private(set) var isBusy = false
    /// When the waiting changes are analyzed; nil if there are none, or while a job runs.
    var deadline: Int? { isBusy ? nil : wanted }
    /// When the analysis that runs is stopped, since it is not of the present texts; nil if it is to be completed.
    var interruption: Int? {
        guard isBusy, !isInterrupted, interruptions < Schedule.mostInterruptions else { return nil }
        return wanted.map { max($0, begin + Schedule.leastDuration) }
    }
    private var isInterrupted = false
    private var wanted: Int?
    private var firstChange = 0
    private var lastChange = Int.min / 2
    private var begin = 0
    /// Whether the analysis that runs looks for files and inputs, which one that is stopped does not.
    private var isScanning = false
    /// The number of analyses in a row that were stopped, with the one that runs.
    private var interruptions = 0
    /// How long the last analyses took.
    private var durations: [Int] = []
    /// The pause that the settings name; nil for an adaptive one.
    var fixedPause: Int?

    /// A change after so long a rest is analyzed at once.
    private static let rest = 200
    private static let pauses = 10...300
    private static let durationCount = 5
    /// An analysis is not stopped before it has taken so long.
    private static let leastDuration = 100
    /// So many are stopped in a row; then one is completed.
    private static let mostInterruptions = 3

    var isEmpty: Bool { changed.isEmpty && !needsScan }

    /// The median of the last durations.
    private var pause: Int {
        if let fixedPause { return fixedPause }
        let median = durations.isEmpty ? 0 : durations.sorted()[durations.count / 2]
        return min(max(median, Schedule.pauses.lowerBound), Schedule.pauses.upperBound)
    }

    /// A text changed.
    mutating func change(_ path: SourcePath, at now: Int) {
        if !changed.contains(path) { changed.append(path) }
        note(at: now)
    }

    mutating func scan(at now: Int) {
        needsScan = true
        note(at: now)
    }

    private mutating func note(at now: Int) {
        let isRested = now - lastChange >= Schedule.rest
        if wanted == nil { firstChange = now }
        lastChange = now
        // A series of changes is analyzed in between.
        let latest = firstChange + 4 * pause
        wanted = isRested && fixedPause == nil ? now : min(now + pause, latest)
    }

    /// The changes to analyze now.
    mutating func start(at now: Int) -> (changed: [SourcePath], needsScan: Bool) {
        defer { (changed, needsScan, wanted, isBusy) = ([], false, nil, true) }
        (begin, isInterrupted, isScanning) = (now, false, needsScan)
        return (changed, needsScan)
    }

    /// The analysis that runs is stopped.
    mutating func interrupt() {
        isInterrupted = true
        interruptions += 1
    }

    mutating func finishInterrupted() {
        isBusy = false
        if isScanning { needsScan = true }
    }

    mutating func finish(after duration: Int) {
        (isBusy, interruptions) = (false, 0)
        durations = durations.suffix(Schedule.durationCount - 1) + [duration]
    }
}
