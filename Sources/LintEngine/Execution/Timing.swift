internal import Platform

/// Where the time of a run went: by the clock on the wall, in nanoseconds. No report holds any of it.
public struct Timing: Sendable {
    private var spent = [UInt64](repeating: 0, count: Stage.allCases.count)
    private var last = SystemClock.monotonic

    /// The clock runs from here on.
    public init() {}

    /// The stages of a run, in order. `read` is reading, tokens, outline and facts of files, bodies included; `model`
    /// is what comes of all files together; `reports` is places, lines and writing.
    public enum Stage: String, Sendable, CaseIterable {
        case walk, read, model, rules, reports
    }

    /// Time spent in a stage so far, in nanoseconds.
    public subscript(stage: Stage) -> UInt64 { spent[index(of: stage)] }

    /// What went by since the clock started or the last call was spent in a stage.
    public mutating func end(_ stage: Stage) {
        let now = SystemClock.monotonic
        spent[index(of: stage)] += now - last
        last = now
    }

    private func index(of stage: Stage) -> Int {
        switch stage {
        case .walk: 0
        case .read: 1
        case .model: 2
        case .rules: 3
        case .reports: 4
        }
    }
}
