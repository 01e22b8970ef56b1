import RIBModel
import RuleKit
import SourceText
import Synchronization
import TestSupport
import Testing

/// The cost of a check without recorded reasons.
@Suite struct RuleContextTests {
    /// Counts evaluations of a text. A class, because the check and the test share it.
    private final class Count: Sendable {
        private let count = Mutex(0)

        var value: Int { count.withLock { $0 } }

        func text(_ text: String) -> String {
            count.withLock { $0 += 1 }
            return text
        }
    }

    private static let project = MemoryProject.make([
        ("Sources/A.swift", Array("import RIBs\nfinal class A: Interactor {}".utf8))
    ])

    private static func rule(_ count: Count) -> Rule {
        let documentation = RuleDocumentation(
            summary: "s", reason: "r", howItWorks: "h", limitations: "l", example: RuleExample("- b\n+ a"))
        return Rule("named", in: .testing, as: .error, documentation: documentation) { context in
            for type in context.project.types(.interactor) {
                let site = context.project.site(type)
                context.skip(Candidate(count.text("The class"), at: site), count.text("is right"))
                context.report(
                    at: site, "'A' is one.", help: "Remove it.", in: type,
                    evidence: [.init(site, count.text("declared here"))])
            }
        }
    }

    /// A reason that counts only where nothing else is recorded: not at a finding, nor at another reason, and once.
    @Test func otherReasonsFillGaps() throws {
        let documentation = RuleDocumentation(
            summary: "s", reason: "r", howItWorks: "h", limitations: "l", example: RuleExample("- b\n+ a"))
        let project = MemoryProject.make([
            ("Sources/A.swift", Array("import RIBs\nclass A: Interactor {}\nclass B: A {}\nclass C: A {}".utf8))
        ])
        let count = Count()
        let rule = Rule("named", in: .testing, as: .error, documentation: documentation) { context in
            let types = context.project.types(.interactor)
            for type in types + types {
                let site = context.project.site(type)
                context.skipOther(Candidate(count.text("The class"), at: site), "is not the first")
            }
            context.report(at: context.project.site(types[0]), "'A' is the first.", help: "Remove it.", in: types[0])
            context.skip(Candidate("The class", at: context.project.site(types[1])), "is the second")
        }
        #expect(rule.check(project).count == 1 && count.value == 0)
        let outcome = rule.explain(project)
        #expect(outcome.skips.map(\.sentence) == ["The class is the second.", "The class is not the first."])
        #expect(outcome.skips.last?.site == project.site(try #require(project.types(.interactor).last)))
    }

    @Test func checkEvaluatesNoReasons() {
        let count = Count()
        let findings = RuleContextTests.rule(count).check(RuleContextTests.project)
        #expect(findings.map(\.symbol) == ["A"] && findings.map(\.rib) == ["A"])
        #expect(count.value == 0)
    }

    @Test func explainRecordsReasonsAndEvidence() {
        let count = Count()
        let outcome = RuleContextTests.rule(count).explain(RuleContextTests.project)
        #expect(outcome.skips.map(\.sentence) == ["The class is right."])
        #expect(outcome.evidence.map { $0.map(\.message) } == [["declared here"]])
        #expect(outcome.findings.count == 1 && count.value == 3)
    }
}
