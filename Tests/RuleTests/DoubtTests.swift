import RIBModel
import RuleKit
import SourceText
import TestSupport
import Testing

/// When a rule doubts its findings in a whole project.
@Suite struct DoubtTests {
    private static let project = MemoryProject.make([
        ("Sources/A.swift", Array("import RIBs\nfinal class A: Interactor {}".utf8))
    ])

    /// The outcome of a rule with some candidates and a finding for each list of receivers.
    private func outcome(
        candidates: Int, _ receivers: [[ValueReceiver]],
        doubt: Doubt? = Doubt("children look new", unlessOne: "ages", key: "attach")
    ) -> RuleOutcome {
        let documentation = RuleDocumentation(
            summary: "s", reason: "r", howItWorks: "h", limitations: "l", example: RuleExample("- b\n+ a"))
        let rule = Rule("named", in: .tree, as: .error, documentation: documentation, doubt: doubt) { context in
            let site = context.project.site(context.project.types(.interactor)[0])
            for _ in 0..<candidates { context.consider() }
            for receivers in receivers {
                context.report(
                    at: site, "'A' is one.", help: "Remove it.", in: nil,
                    fix: Fix("Remove it", isSafe: true, edits: []), passedTo: receivers)
            }
        }
        return rule.explain(DoubtTests.project)
    }

    private func text(candidates: Int, _ receivers: [[ValueReceiver]]) -> String? {
        let findings = outcome(candidates: candidates, receivers).findings
        #expect(Set(findings.map { $0.doubt?.text }).count <= 1)
        return findings.first?.doubt?.text
    }

    private let open = ValueReceiver("open(_:)")
    private let push = ValueReceiver("push(_:)")
    private let way = ValueReceiver("Way", isType: true)

    @Test func namesTheFunctionAndTheKey() {
        let text = text(candidates: 10, Array(repeating: [way, open], count: 5) + [[way], []])
        #expect(
            text == """
                7 of 10 children look new; 5 are passed to 'open(_:)'. If that ages them, add it to ribs.attach; \
                until then these findings are notes
                """)
        let other = outcome(
            candidates: 10, Array(repeating: [open], count: 6), doubt: Doubt("children look new", unlessOne: "ages"))
        #expect(other.findings.first?.doubt?.text.contains("set the severity of the rule in 'rules'") == true)
    }

    @Test func prefersFunctionsToTypesAndLaterFunctions() {
        let receivers = Array(repeating: [way, open, push], count: 6)
        #expect(text(candidates: 10, receivers)?.contains("6 are passed to 'push(_:)'") == true)
        #expect(text(candidates: 10, receivers + [[way], [open]])?.contains("7 are passed to 'open(_:)'") == true)
        let types = Array(repeating: [way], count: 6)
        #expect(text(candidates: 10, types)?.contains("6 are passed to 'Way'") == true)
    }

    @Test func needsTenCandidatesOfWhichMostAreFindings() {
        let receivers = Array(repeating: [open], count: 9)
        #expect(text(candidates: 9, receivers) == nil)
        #expect(text(candidates: 10, receivers) != nil)
        #expect(text(candidates: 17, receivers) != nil)
        #expect(text(candidates: 18, receivers) == nil)
    }

    @Test func needsOneFunctionOfMostFindings() {
        let none: [ValueReceiver] = []
        #expect(text(candidates: 10, Array(repeating: none, count: 10)) == nil)
        #expect(text(candidates: 10, Array(repeating: [open], count: 5) + Array(repeating: [push], count: 5)) == nil)
        #expect(text(candidates: 10, Array(repeating: [open], count: 6) + Array(repeating: none, count: 4)) != nil)
    }

    @Test func fixesOfDoubtedFindingsAreUnsafe() {
        let certain = outcome(candidates: 9, Array(repeating: [open], count: 9))
        #expect(certain.findings.allSatisfy { $0.fixes.allSatisfy(\.isSafe) && $0.doubt == nil })
        let doubted = outcome(candidates: 10, Array(repeating: [open], count: 9))
        #expect(doubted.findings.allSatisfy { $0.fixes.count == 1 && !$0.fixes[0].isSafe && $0.doubt != nil })
    }

    @Test func otherRulesNeverDoubt() {
        let outcome = outcome(candidates: 10, Array(repeating: [open], count: 10), doubt: nil)
        #expect(outcome.findings.count == 10 && outcome.findings.allSatisfy { $0.doubt == nil })
    }
}
