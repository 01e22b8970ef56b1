import CaseSupport
import LintEngine
import RIBModel
import RIBRules
import RuleKit
import Synchronization
import TestSupport

/// What the rules answer about a case. Several tests look at it, so a case is analyzed once.
final class CaseOutcome: Sendable {
    /// The differences between the findings of its rule, and of all rules that are on by default, and its carets.
    let differences: [String]
    /// The rules whose findings are not those that `explain` gives; only its own is asked in a part of the test.
    let disagreements: [String]
    /// The findings of all rules.
    let findings: [Finding]
    /// The findings of its rule, the facts that only `explain` shows by finding, and the why-not answers.
    let own: [Finding]
    let evidence: [[Finding.Note]]
    let skips: [Skip]

    private init(_ annotated: AnnotatedCase) {
        weak var symbols: SymbolTable?
        var differences: [String]
        do {
            let project = MemoryProject.make(annotated.files.map { ($0.path, Array($0.text.utf8)) })
            symbols = project.symbols
            let answers = catalog.map { $0.check(project) }
            let all = zip(catalog, answers)
            let known = all.filter { rule, _ in rule.isDefault || rule.id == annotated.name.rule }
            let reported = SuppressionFilter(
                known.map(\.0), of: known.map(\.0), answers: known.map(\.1), in: project
            ).reported
            differences = CaseRunner.differences(of: annotated, in: project, reported)
            findings = SuppressionFilter(catalog, of: catalog, answers: answers, in: project).findings.map(\.finding)
            let own = all.filter { rule, _ in rule.id == annotated.name.rule }
            let outcomes = Thoroughness.choose(own, whole: Array(all)).map { rule, answer in
                (rule: rule, answer: answer, outcome: rule.explain(project))
            }
            disagreements = outcomes.filter { _, answer, outcome in
                outcome.findings.map(CaseOutcome.title) != answer.map(CaseOutcome.title)
            }.map(\.rule.id)
            let explained = outcomes.first { $0.rule.id == annotated.name.rule }?.outcome
            self.own = explained?.findings ?? []
            evidence = explained?.evidence ?? []
            skips = explained?.skips ?? []
        }
        // In a workspace, each edit would leave a state of the project behind.
        if symbols != nil { differences.append("objects of an analysis keep each other and the project") }
        self.differences = differences
    }

    private static func title(_ finding: Finding) -> String { "\(finding.site) \(finding.message)" }

    // MARK: Outcomes of all cases

    /// The outcome of a case.
    static func of(_ annotated: AnnotatedCase) -> CaseOutcome {
        guard let entry = entries[annotated.name] else { return CaseOutcome(annotated) }
        return entry.outcome(of: annotated)
    }

    private static let entries = Dictionary(
        CaseLibrary.repository.cases.map { ($0.name, Entry()) }, uniquingKeysWith: { first, _ in first })

    /// An outcome that the first test which asks for it computes, while others wait.
    private final class Entry: Sendable {
        private let computed = Mutex<CaseOutcome?>(nil)

        func outcome(of annotated: AnnotatedCase) -> CaseOutcome {
            computed.withLock { computed in
                if let computed { return computed }
                let outcome = CaseOutcome(annotated)
                computed = outcome
                return outcome
            }
        }
    }
}
