import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// Timings and statistics of a run.
@Suite struct RunTests {
    private let tree = TemporaryTree([
        "a.swift": "let a = 1\n", "b/c.swift": "import RIBs\nfinal class C: Interactor {}\n", "broken.swift": "{",
    ])

    private func lint(jobs: Int, _ progress: Progress? = nil) throws -> LintEngine.Outcome {
        tree.write("utf16.swift", [0xFE, 0xFF, 0, 0x61])
        var request = LintRequest(paths: [tree.path("")])
        request.jobs = jobs
        request.progress = progress
        return try LintEngine(catalog: [], toolVersion: "1").lint(request)
    }

    /// Each file is counted once, whether it is analyzed or not, and on whichever thread.
    @Test(arguments: [1, 8]) func progressCountsFiles(jobs: Int) throws {
        let progress = Progress()
        #expect(progress.state == (0, 0))
        _ = try lint(jobs: jobs, progress)
        #expect(progress.state == (4, 4))
    }

    @Test func rootIsAbsolute() throws {
        #expect(try lint(jobs: 1).root.text == tree.root)
    }

    @Test func timeIsAttributedToOneStage() throws {
        var timing = Timing()
        #expect(Timing.Stage.allCases.allSatisfy { timing[$0] == 0 })
        timing.end(.rules)
        let first = timing[.rules]
        timing.end(.reports)
        #expect(timing[.rules] == first)
        timing.end(.rules)
        #expect(timing[.rules] >= first && timing[.walk] == 0 && timing[.read] == 0 && timing[.model] == 0)
        let run = try lint(jobs: 1).timing
        #expect(run[.walk] > 0 && run[.read] > 0 && run[.model] > 0)
    }
}
