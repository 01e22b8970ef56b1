internal import Platform

/// The wall-clock time of a run's stages, in nanoseconds. Not part of any report.
public struct Timing: Sendable {
    private var spent = [UInt64](repeating: 0, count: Stage.allCases.count)
    private var last = SystemClock.monotonic

    /// Starts the clock.
    public init() {}

    /// The stages of a run, in order. `read` covers reading, tokens, outline and facts of files, including bodies;
    /// `model` covers all computations over the whole project; `reports` covers locations, lines and writing.
    public enum Stage: String, Sendable, CaseIterable {
        case walk, read, model, rules, reports
    }

    /// The time of a stage so far, in nanoseconds.
    public subscript(stage: Stage) -> UInt64 { spent[index(of: stage)] }

    /// Adds the time since the start or the last call to a stage.
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
