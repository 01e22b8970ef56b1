import Foundation
import Testing

/// Which reports are written to which files, and the messages beside them.
@Suite struct FormatOptionTests {
    private func tree() throws -> SampleTree {
        try SampleTree([".git/HEAD": "", "A.swift": SampleTree.leaky("A"), "B.swift": SampleTree.leaky("B")])
    }

    @Test func writesEachFormatToItsFile() throws {
        let tree = try tree()
        let names = [
            "concise", "xcode", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson",
            "rdjsonl", "sonarqube",
            "markdown", "html", "summary",
        ]
        let outcome = try Riblint.run(
            ["--format", "text"] + names.flatMap { ["--format", "\($0)=\($0)"] }, in: tree.root)
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        for name in names {
            let text = try String(contentsOfFile: tree.path(name), encoding: .utf8)
            #expect(text.contains("view_self_dismissal"), "\(name)")
            #expect(
                try Riblint.run(["--format", name], in: tree.root, environment: ["GITHUB_STEP_SUMMARY": ""]).text
                    == text, "\(name)")
        }
        let help = try Riblint.run(["lint", "--help"]).text
        for name in names { #expect(help.contains(name)) }
    }

    @Test func xcodeEnvironmentSelectsFormat() throws {
        let tree = try tree()
        let xcode = ["XCODE_VERSION_ACTUAL": "1640"]
        #expect(
            try Riblint.run([], in: tree.root, environment: xcode).text.hasPrefix(
                "\(tree.root.path)/A.swift:13:9: error: "))
        #expect(
            try Riblint.run(["--format", "concise"], in: tree.root, environment: xcode).text.hasPrefix(
                "A.swift:13:9: error: "))
        #expect(
            try Riblint.run([], in: tree.root, environment: ["GITHUB_ACTIONS": "true"]).text.hasPrefix(
                "error[view_self_dismissal]"))
        #expect(try String(contentsOf: ManualTests.page, encoding: .utf8).contains("XCODE_VERSION_ACTUAL"))
    }

    @Test func githubFormatWritesJobSummary() throws {
        let tree = try tree()
        try tree.write("job", Data("before\n".utf8))
        let job = ["GITHUB_STEP_SUMMARY": tree.path("job")]
        func summary() throws -> String { try String(contentsOfFile: tree.path("job"), encoding: .utf8) }
        let outcome = try Riblint.run(["--format", "github"], in: tree.root, environment: job)
        #expect(outcome.status == 1 && outcome.text.hasPrefix("::error file=A.swift,"))
        let once = try summary()
        #expect(once.hasPrefix("before\n## riblint\n\n**2 errors in 2 files") && once.contains("| `B.swift:13:9` |"))
        // The step summary is appended to, even if it is named; other files are replaced.
        _ = try Riblint.run(["--format", "markdown=\(tree.path("job"))"], in: tree.root, environment: job)
        #expect(try summary() == once + once.dropFirst("before\n".count))
        _ = try Riblint.run(["--format", "text", "--format", "github=g"], in: tree.root, environment: job)
        #expect(try summary() == once + once.dropFirst("before\n".count))
        // With annotations and an explicit summary, the summary is written once.
        let both = ["--format", "github", "--format", "markdown=\(tree.path("job"))"]
        #expect(try Riblint.run(both, in: tree.root, environment: job).text == outcome.text)
        #expect(try summary() == once + once.dropFirst("before\n".count) + once.dropFirst("before\n".count))
        let lost = try Riblint.run(
            ["--format", "github"], in: tree.root, environment: ["GITHUB_STEP_SUMMARY": tree.path("no/job")])
        #expect(lost.status == 1 && lost.errors.contains("cannot add to the job summary"))
    }

    @Test func jobSummaryLinksLocations() throws {
        let tree = try tree()
        let job = [
            "GITHUB_SERVER_URL": "https://git.example", "GITHUB_REPOSITORY": "o/r", "GITHUB_SHA": "abc",
            "GITHUB_WORKSPACE": tree.root.path,
            "GITHUB_STEP_SUMMARY": tree.path("job"),
        ]
        let link = "| [`B.swift:13:9`](https://git.example/o/r/blob/abc/B.swift#L13) |"
        #expect(try Riblint.run(["--format", "markdown"], in: tree.root, environment: job).text.contains(link))
        _ = try Riblint.run(["--format", "github"], in: tree.root, environment: job)
        #expect(try String(contentsOfFile: tree.path("job"), encoding: .utf8).contains(link))
        #expect(
            try Riblint.run(
                ["--format", "markdown"], in: tree.root, environment: job.merging(["GITHUB_SHA": ""]) { $1 }
            ).text.contains("| `B.swift:13:9` |"))
        // A configuration file can make a subfolder of the repository the project.
        let part = try SampleTree(["App/.riblint.yml": "version: 1\n", "App/A.swift": SampleTree.leaky("A")])
        let inside = try Riblint.run(
            ["--format", "markdown"], in: part.root.appending(path: "App"),
            environment: job.merging(["GITHUB_WORKSPACE": part.root.path]) { $1 })
        #expect(
            inside.text.contains("| [`A.swift:13:9`](https://git.example/o/r/blob/abc/App/A.swift#L13) |"),
            "\(inside.text)")
    }

    @Test func printsStatisticsInAdditionToReport() throws {
        let tree = try tree()
        let outcome = try Riblint.run(["--format", "json", "--statistics"], in: tree.root)
        #expect(try outcome.output == Riblint.run(["--format", "json"], in: tree.root).output)
        let expected = """
            rule                 error  warning  note  fixable  files
            view_self_dismissal      2        0     0        0      2

            """
        let tables = outcome.errors.components(separatedBy: "\n\n")
        #expect(tables.first.map { $0 + "\n" } == expected)
        #expect(tables.count == 2 && tables[1].hasPrefix("rule "), "\(outcome.errors)")
        #expect(tables[1].contains("view_self_dismissal") && tables[1].contains("candidates  unknown  findings"))
        #expect(try Riblint.run(["--format", "summary"], in: tree.root).text == expected + "\n2 errors in 2 files\n")
        let other = try Riblint.run(["--statistics", "--disable", "view_self_dismissal"], in: tree.root)
        #expect(!other.errors.contains("view_self_dismissal"))
    }

    /// A child that goes through more locals than are followed is unknown; one that is dropped is found.
    @Test func statisticsCountCandidatesAndLimits() throws {
        let locals = (1...12).map { "        let local\($0) = local\($0 - 1)" }.joined(separator: "\n")
        let tree = try SampleTree([
            "A.swift": """
            import RIBs

            protocol DetailBuildable: Buildable { func build() -> Routing }
            final class DetailInteractor: Interactor {}
            final class DetailRouter: Router<Interactable> {}
            final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
                func build() -> Routing { DetailRouter(interactor: DetailInteractor()) }
            }

            class ParentRouter: Router<Interactable> {
                let detailBuilder: DetailBuildable
                init(interactor: Interactable, detailBuilder: DetailBuildable) {
                    self.detailBuilder = detailBuilder
                    super.init(interactor: interactor)
                }
            }

            final class AttachingRouter: ParentRouter {
                override func didLoad() {
                    let local0 = detailBuilder.build()
            \(locals)
                    attachChild(local12)
                }
            }

            final class DroppingRouter: ParentRouter {
                override func didLoad() { _ = detailBuilder.build() }
            }
            """
        ])
        let outcome = try Riblint.run(["--only-rule", "child_built_not_attached", "--statistics"], in: tree.root)
        #expect(
            outcome.errors == """
                rule                      error  warning  note  fixable  files
                child_built_not_attached      1        0     0        0      1

                rule                      candidates  unknown  findings
                child_built_not_attached           2        1         1

                limit reached       places
                origins of a value       2

                """)
    }

    @Test func timingListsStages() throws {
        let tree = try tree()
        let outcome = try Riblint.run(["--format", "json", "--timing"], in: tree.root)
        #expect(try outcome.output == Riblint.run(["--format", "json"], in: tree.root).output)
        let lines = outcome.errors.split(separator: "\n")
        let stages = ["walk", "read + tokens + outline", "model", "rules", "reports", "all"]
        #expect(lines.count == stages.count)
        var tenths: [Int] = []
        for (line, stage) in zip(lines, stages) {
            let match = try #require(line.wholeMatch(of: #/(.*?) +(\d+)\.(\d) ms/#), "\(line)")
            #expect(match.1 == stage)
            tenths.append((Int(match.2) ?? 0) * 10 + (Int(match.3) ?? 0))
        }
        // Each value is rounded separately.
        let all = tenths.last ?? 0
        #expect(abs(tenths.dropLast().reduce(0, +) - all) <= 3 && all > 0)
    }

    @Test func timingOfRulesListsRulesAndQueries() throws {
        let tree = try tree()
        let arguments = ["--format", "json", "--only-rule", "strong_router"]
        let outcome = try Riblint.run(arguments + ["--timing=rules"], in: tree.root)
        #expect(try outcome.output == Riblint.run(arguments, in: tree.root).output)
        let tables = outcome.errors.split(separator: "\n\n").map { $0.split(separator: "\n") }
        #expect(tables.map(\.count).first == 6)
        #expect(tables[1].count == 2)
        #expect(tables[1][0].wholeMatch(of: #/rule +runs +own ms +total ms/#) != nil)
        #expect(tables[1][1].wholeMatch(of: #/strong_router +1 +\d+\.\d\d +\d+\.\d\d/#) != nil)
        #expect(tables[2][0].wholeMatch(of: #/query +answers +own ms +total ms/#) != nil)
        let own = try tables[2].dropFirst().map { line in
            try #require(line.wholeMatch(of: #/\w+ +[1-9]\d* +(\d+\.\d\d) +\d+\.\d\d/#), "\(line)").1
        }
        #expect(!own.isEmpty && own.compactMap { Double($0) } == own.compactMap { Double($0) }.sorted(by: >))
    }

    /// An edit above a finding does not make it a new finding.
    @Test func blankLinesAboveKeepFingerprints() throws {
        let tree = try tree()
        func fingerprints(_ format: String) throws -> [String] {
            try Riblint.run(["--format", format], in: tree.root).text.matches(of: #/"fingerprint": "([^"]*)"/#).map {
                String($0.1)
            }
        }
        let before = try ["json", "gitlab"].map(fingerprints)
        #expect(before.allSatisfy { $0.count == 2 })
        try tree.write("A.swift", Data((String(repeating: "\n", count: 30) + SampleTree.leaky("A")).utf8))
        #expect(try Riblint.run(["--format", "concise"], in: tree.root).text.hasPrefix("A.swift:43:9: "))
        #expect(try ["json", "gitlab"].map(fingerprints) == before)
    }

    @Test func groups() throws {
        let tree = try tree()
        #expect(try Riblint.run(["--group-by", "rib"], in: tree.root).text.contains("\nerror[view_self_dismissal]"))
        for (options, words) in [
            (["--group-by", "file"], "unknown value for --group-by 'file'"),
            (["--group-by", "rib", "--format", "json"], "no report is text; add --format text"),
        ] {
            let outcome = try Riblint.run(options, in: tree.root)
            #expect(
                outcome.status == 2 && outcome.errors.contains(words) && outcome.output.isEmpty, "\(outcome.errors)")
        }
    }

    @Test func writesReportToFile() throws {
        let tree = try tree()
        for options in [[], ["--format", "json"], ["--format", "concise", "--color", "always"]] {
            let expected = try Riblint.run(options + ["--color", "never"], in: tree.root).text
            let outcome = try Riblint.run(options + ["--output", "report"], in: tree.root)
            #expect(outcome.status == 1 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.errors)")
            #expect(try String(contentsOfFile: tree.path("report"), encoding: .utf8) == expected)
        }
        #expect(try Riblint.run(["--output", "-", "--format", "json"], in: tree.root).text.hasPrefix("{"))
        #expect(try Riblint.run(["--output", "x", "--diff-fixes", "--format", "json"], in: tree.root).status == 1)
        #expect(
            try Riblint.run(["--output", ""], in: tree.root).errors
                == "riblint: error: --output needs the name of a file\n")
    }

    @Test func terminationIs143() throws {
        let tree = try SampleTree()
        let waiting = "mkfifo f; (sleep 20 > f & echo $! > s); \"$RIBLINT\" dump --canon < f & p=$!; sleep 0.3; "
        let outcome = try Riblint.shell(waiting + "kill -TERM $p; wait $p; r=$?; kill $(cat s); exit $r", in: tree.root)
        #expect(outcome.status == 143)
    }
}
