internal import SourceText

/// When changed texts are analyzed: at once after a rest, otherwise after a pause that grows with the time that the
/// analysis takes, so that it does not start with each key. Times are in milliseconds.
struct Schedule {
    /// The paths of files whose texts changed, in the order of their first changes.
    private(set) var changed: [SourcePath] = []
    /// Whether files may have come or gone, or a configuration changed.
    private(set) var needsScan = false
    /// Whether a job of the analysis runs.
    var isBusy = false
    /// When the waiting changes are analyzed; nil if there are none, or while a job runs.
    var deadline: Int? { isBusy ? nil : wanted }
    private var wanted: Int?
    private var firstChange = 0
    private var lastChange = Int.min / 2
    /// How long the last analyses took.
    private var durations: [Int] = []
    /// The pause that the settings name; nil for an adaptive one.
    var fixedPause: Int?

    /// A change after so long a rest is analyzed at once.
    private static let rest = 200
    private static let pauses = 10...300
    private static let durationCount = 5

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
    mutating func start() -> (changed: [SourcePath], needsScan: Bool) {
        defer { (changed, needsScan, wanted, isBusy) = ([], false, nil, true) }
        return (changed, needsScan)
    }

    mutating func finish(after duration: Int) {
        isBusy = false
        durations = durations.suffix(Schedule.durationCount - 1) + [duration]
    }
}
