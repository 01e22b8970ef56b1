import CaseSupport
import Foundation
import LintEngine
import RIBModel
import RIBRules
import RuleKit
import SourceText
import Testing

/// Checks texts against `Documentation/STYLE.md`: all findings and reasons of all cases, all pages, and the engine's
/// errors.
@Suite struct WordingTests {
    private static let ids = catalog.map(\.id)

    @Test(arguments: ids)
    func pages(_ id: String) throws {
        let rule = try #require(catalog.first { $0.id == id })
        let documentation = rule.documentation
        #expect(documentation.summary.count <= 100, "\(documentation.summary)")
        let texts = [
            documentation.summary, documentation.reason, documentation.howItWorks, documentation.levels,
            documentation.limitations,
        ]
        for text in texts where !text.isEmpty {
            check(Wording.complaints(ofSentences: text), text)
        }
        check(Wording.complaints(of: rule.inspects.things), rule.inspects.things)
        #expect(Wording.sentences(documentation.summary).count == 1, "\(documentation.summary)")
    }

    @Test(arguments: ids)
    func findings(_ id: String) {
        var seen: Set<String> = []
        for annotated in CaseLibrary.repository.cases(of: id) {
            for finding in CaseOutcome.of(annotated).findings {
                func isNew(_ text: String) -> Bool { seen.insert(Wording.withoutNames(text)).inserted }
                if isNew(finding.message) { check(Wording.complaints(ofMessage: finding.message), finding.message) }
                if isNew(finding.help) { check(Wording.complaints(ofHelp: finding.help), finding.help) }
                for title in finding.fixes.map(\.title) where isNew(title) {
                    check(Wording.complaints(ofTitle: title), title)
                }
                for note in (finding.path + finding.related).map(\.message) where isNew(note) {
                    check(Wording.complaints(ofNote: note), note)
                }
            }
        }
    }

    /// The texts of why-not answers.
    @Test(arguments: ids)
    func reasons(_ id: String) {
        var seen: Set<String> = []
        for annotated in CaseLibrary.repository.cases(of: id) {
            let outcome = CaseOutcome.of(annotated)
            func isNew(_ text: String) -> Bool { seen.insert(Wording.withoutNames(text)).inserted }
            for sentence in outcome.skips.map(\.sentence) where isNew(sentence) {
                check(Wording.complaints(ofSentences: sentence), sentence)
            }
            for note in (outcome.skips.flatMap(\.notes) + outcome.evidence.joined()).map(\.message) where isNew(note) {
                check(Wording.complaints(ofNote: note), note)
            }
        }
    }

    @Test func errors() {
        let path = SourcePath("Sources/Home.swift")
        let errors: [LintError] = [
            .missingPaths([path]), .missingPaths([path, path]), .unreadable(path, "permission denied"),
            .missingConfiguration(path), .existingConfiguration(path),
            .unreadableConfiguration(path, "permission denied"), .noSourceFile([path]), .foreignFiles([path]),
            .foreignFiles([path, path]),
            .noSuchLine(path, 9, 3), .malformedFingerprint("xyz"), .unknownFingerprint("0123"),
            .ambiguousFingerprint("01", ["0123 strong_router"]),
        ]
        for text in errors.map(\.description) {
            for line in text.split(separator: "\n") {
                check(Wording.complaints(of: line.drop { $0 == " " }.description), text)
            }
            #expect(!text.hasSuffix(":"), "\(text)")
        }
    }

    private func check(_ complaints: [String], _ text: String, at place: Testing.SourceLocation = #_sourceLocation) {
        for complaint in complaints { Issue.record("\(complaint): \(text)", sourceLocation: place) }
    }
}
