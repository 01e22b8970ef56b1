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
        let path = "Rules/Cases/\(name.rule)/\(name.file)"
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
}
