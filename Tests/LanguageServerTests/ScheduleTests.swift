import SourceText
import Testing

@testable import LanguageServer

/// When changes are analyzed, and when an analysis is stopped for them. Times are in milliseconds.
@Suite struct ScheduleTests {
    private let file = SourcePath("/app/A.swift")

    @Test func aChangeAfterARestIsAnalyzedAtOnce() {
        var schedule = Schedule()
        #expect(schedule.deadline == nil)
        schedule.change(file, at: 5_000)
        #expect(schedule.deadline == 5_000)
        #expect(schedule.start(at: 5_000).changed == [file])
        #expect(schedule.deadline == nil)
        #expect(schedule.isEmpty)
    }

    /// The pause is the median of the last durations; a series of changes is analyzed after four pauses at the latest.
    @Test func aSeriesOfChangesIsAnalyzedInBetween() {
        var schedule = Schedule()
        schedule.change(file, at: 5_000)
        _ = schedule.start(at: 5_000)
        schedule.finish(after: 80)
        var deadlines: [Int?] = []
        for time in stride(from: 5_020, through: 5_320, by: 60) {
            schedule.change(file, at: time)
            deadlines.append(schedule.deadline)
        }
        #expect(deadlines == [5_100, 5_160, 5_220, 5_280, 5_340, 5_340])
    }

    @Test func anAnalysisIsStoppedForNewerChanges() {
        var schedule = Schedule()
        schedule.change(file, at: 5_000)
        _ = schedule.start(at: 5_000)
        #expect(schedule.interruption == nil)
        schedule.change(file, at: 5_020)
        #expect(schedule.interruption == 5_100, "a short analysis is completed")
        schedule.change(file, at: 5_150)
        #expect(schedule.interruption == 5_100)
        schedule.interrupt()
        #expect(schedule.interruption == nil)
        schedule.finishInterrupted()
        #expect(schedule.deadline != nil)
    }

    @Test func whatAStoppedAnalysisLeavesIsDoneByTheNext() {
        var schedule = Schedule()
        schedule.scan(at: 5_000)
        #expect(schedule.start(at: 5_000).needsScan)
        schedule.change(file, at: 5_300)
        schedule.interrupt()
        schedule.finishInterrupted()
        let next = schedule.start(at: 5_300)
        #expect(next.needsScan)
        #expect(next.changed == [file])
        schedule.finish(after: 50)
        schedule.change(file, at: 6_000)
        #expect(!schedule.start(at: 6_000).needsScan)
    }

    @Test func everyFourthAnalysisIsCompleted() {
        var schedule = Schedule()
        var stopped: [Bool] = []
        for round in 0..<8 {
            let time = 5_000 + 1_000 * round
            schedule.change(file, at: time)
            _ = schedule.start(at: time)
            schedule.change(file, at: time + 300)
            stopped.append(schedule.interruption == time + 300)
            if schedule.interruption == nil {
                schedule.finish(after: 900)
            } else {
                schedule.interrupt()
                schedule.finishInterrupted()
            }
        }
        #expect(stopped == [true, true, true, false, true, true, true, false])
    }
}
