import CaseSupport
import RIBModel
import RIBRules
import RuleKit
import Testing

/// Cases in which a rule does not answer for any candidate, so that `explain --why-not` can only say that it checks
/// nothing.
@Suite struct SilentCaseTests {
    /// For each rule, how many of its cases without a finding it neither reports nor skips anything in, and their
    /// titles. Writes them instead if `RIBLINT_RECORD` is set.
    ///
    /// A case belongs there only if it has nothing that the rule could report. Otherwise, give its candidates a reason
    /// by `RuleContext.skip`.
    @Test func silentCasesMatchRecordedTitles() throws {
        let text = catalog.map { rule in
            let cases = CaseLibrary.repository.cases(of: rule.id).filter { annotated in
                !annotated.expectations.contains { $0.rule == rule.id && $0.kind == .finding }
            }
            let silent = cases.filter { annotated in
                let outcome = CaseOutcome.of(annotated)
                return outcome.own.isEmpty && outcome.skips.isEmpty
            }
            guard !silent.isEmpty else { return "" }
            let titles = silent.map { "  \($0.name.title)\n" }.joined()
            return "\(rule.id), \(silent.count) of \(cases.count)\n\(titles)"
        }.joined()
        let recorded = try Recorded.text("SilentCases.txt", is: text)
        #expect(Recorded.difference(from: recorded, to: text) == "")
    }
}
