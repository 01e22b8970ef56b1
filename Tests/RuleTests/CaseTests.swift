import CaseSupport
import Foundation
import RIBRules
import RuleKit
import Testing

/// Every case of every rule: the findings of that rule, and of all rules that are on by default, are exactly those that
/// the carets expect.
@Suite struct CaseTests {
    /// The environment variable that selects cases: those whose name, as the log shows it, contains its value.
    private static let variable = "RIBLINT_CASE"

    private static var names: [CaseName] {
        let names = CaseLibrary.repository.cases.map(\.name)
        guard let part = ProcessInfo.processInfo.environment[variable] else { return names }
        return names.filter { $0.description.contains(part) }
    }

    @Test(arguments: names)
    func caseHolds(_ name: CaseName) throws {
        let annotated = try #require(CaseLibrary.repository[name])
        let differences = CaseOutcome.of(annotated).differences
        guard !differences.isEmpty else { return }
        let path = "Tests/RuleTests/Cases/\(name.rule)/\(name.file)"
        let alone = "To run it alone: \(CaseTests.variable)='\(name)' swift test --filter CaseTests"
        Issue.record(
            "\(path):\(annotated.line): \(name.title)\n  \(differences.joined(separator: "\n  "))\n\(alone)",
            sourceLocation: SourceLocation(
                fileID: "RuleTests/\(name.file)", filePath: CaseLibrary.absolutePath(path), line: annotated.line,
                column: 1))
    }

    @Test func selectsCases() {
        #expect(!CaseTests.names.isEmpty, "no case contains the value of \(CaseTests.variable)")
    }

    @Test func annotationsAreWellFormed() {
        let problems = CaseLibrary.repository.problems
        #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
    }

    /// Folders are named after rules, and files after topics, such as `strong_router/01-types-of-the-property.swift`.
    @Test func filesHaveNumbersAndTopics() throws {
        let rules = Dictionary(grouping: CaseLibrary.repository.cases.map(\.name), by: \.rule)
        #expect(Set(rules.keys) == Set(catalog.map(\.id)))
        for (rule, names) in rules {
            for (number, file) in Set(names.map(\.file)).sorted().enumerated() {
                let prefix = (number < 9 ? "0" : "") + "\(number + 1)-"
                let isNamed = file.wholeMatch(of: /[0-9]+(-[a-z0-9]+)+\.swift/) != nil
                #expect(file.hasPrefix(prefix) && isNamed, "\(rule)/\(file)")
            }
        }
    }

    /// The table of `Preludes/README.md` has the first comment of each file.
    @Test func indexOfPreludesIsCurrent() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Preludes")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let rows = try names.sorted().map { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let comment = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("//") }
            let words = comment.dropFirst().map { $0.dropFirst(3) }.joined(separator: " ")
            return "| `\(comment[0].dropFirst("// use: ".count))` | \(words) |"
        }
        let index = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
        #expect(
            index.split(separator: "\n").filter { $0.hasPrefix("| `") && !$0.hasPrefix("| `// use") }.map(String.init)
                == rows)
    }
}
