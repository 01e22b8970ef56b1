import Foundation
import LintEngine
import Reporters
import RIBRules
import RuleKit
import SourceText
import TestSupport
import Testing

/// Whole small apps, linted by the engine with all rules: clean apps have no findings, leaky ones the recorded ones.
@Suite struct FixtureProjects {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    static let clean = ["Courier", "Wallet", "Museum", "Harbour", "Ledger", "Atlas", "Clinic"]
    static let leaky = ["CourierLeaky", "HarbourLeaky", "ClinicLeaky"]

    @Test(arguments: clean)
    func cleanAppsHaveNoFindings(_ app: String) throws {
        let report = try lint([app])
        #expect(report.diagnostics.map { "\($0.location.path.text):\($0.location.start.line): \($0.message)" } == [])
        #expect(report.isComplete)
    }

    /// Compares the report with the recorded one; writes it instead if `RIBLINT_RECORD` is set.
    @Test(arguments: leaky)
    func leakyAppsMatchRecordedReport(_ app: String) throws {
        let report = try lint([app])
        let text = String(decoding: Format.concise.write(report, style: Style(isColored: false)), as: UTF8.self)
        let file = FixtureProjects.root.appending(path: "Fixtures/Projects/\(app)/REPORT.txt")
        if ProcessInfo.processInfo.environment["RIBLINT_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }

    /// Each rule about code is broken in one of the leaky apps.
    @Test func leakyAppsViolateAllRulesAboutCode() throws {
        let expected = Set(catalog.filter { $0.family != .suppressions }.map(\.id))
        #expect(Set(try FixtureProjects.leaky.flatMap { try lint([$0]).diagnostics.map(\.rule) }) == expected)
    }

    /// Each planted violation is reported at its line.
    @Test(arguments: leaky)
    func findsEveryPlantedViolation(_ app: String) throws {
        let expected = try String(
            contentsOf: FixtureProjects.root.appending(path: "Fixtures/Projects/\(app)/EXPECTED.md"), encoding: .utf8)
        let found = try lint([app]).diagnostics
        for diagnostic in found {
            let name = String(decoding: diagnostic.location.path.name, as: UTF8.self)
            #expect(expected.contains(name), "\(name) is not among the planted breaches")
            #expect(expected.contains(diagnostic.rule))
        }
    }

    @Test func reportsDoNotDependOnThreadsOrOrder() throws {
        let all = FixtureProjects.leaky + Thoroughness.choose([], whole: FixtureProjects.clean)
        let first = try lint(all, jobs: 1)
        for jobs in Thoroughness.choose([8], whole: [1, 2, 8]) {
            for apps in Thoroughness.choose([all.reversed()], whole: [all, all.reversed()]) {
                let other = try lint(apps, jobs: jobs)
                for format in Format.allCases {
                    let style = Style(isColored: false)
                    #expect(
                        format.write(other, style: style) == format.write(first, style: style), "\(format), \(jobs)")
                }
            }
        }
    }

    private func lint(_ apps: [String], jobs: Int = 2) throws -> Report {
        var request = LintRequest(
            paths: apps.map { SourcePath(FixtureProjects.root.appending(path: "Fixtures/Projects/\($0)").path) })
        request.jobs = jobs
        request.selection.takesAll = true
        return try LintEngine(catalog: catalog, toolVersion: "test").lint(request).report
    }
}
