import CaseSupport
import RIBModel
import RIBRules
import RuleKit
import SourceText
import TestSupport
import Testing

/// No finding depends on which bodies are read. `Tests/Checks/check_bodies.py` shows the same for whole apps.
@Suite struct BodyDemandTests {
    @Test func casesHaveTheSameFindingsIfAllBodiesAreRead() {
        let step = Thoroughness.choose(4, whole: 1)
        for (number, annotated) in CaseLibrary.repository.cases.enumerated() where number % step == 0 {
            let files = annotated.files.map { ($0.path, Array($0.text.utf8)) }
            let usual = MemoryProject.make(files)
            let whole = MemoryProject.make(files, readsAllBodies: true)
            guard usual.bodyCount < whole.bodyCount else { continue }
            let rules = catalog.filter { $0.isDefault || $0.id == annotated.name.rule }
            #expect(findings(rules, usual) == findings(rules, whole), "\(annotated.name)")
        }
    }

    /// Rules of a configuration can have bodies read that no analysis demands: what riblint's own rules report does not
    /// depend on that.
    @Test func casesHaveTheSameFindingsIfOtherRulesLookIntoAllBodies() {
        var vocabulary = ProjectVocabulary()
        (vocabulary.sought.isAsked, vocabulary.sought.isEverything) = (true, true)
        let seeking = LibraryModels(adding: vocabulary)
        let step = Thoroughness.choose(8, whole: 1)
        for (number, annotated) in CaseLibrary.repository.cases.enumerated() where number % step == 0 {
            let files = annotated.files.map { ($0.path, Array($0.text.utf8)) }
            let usual = MemoryProject.make(files)
            guard usual.bodyCount < usual.files.count else { continue }
            let sought = MemoryProject.make(files, models: seeking)
            #expect(sought.bodyCount >= usual.bodyCount)
            let rules = catalog.filter { $0.isDefault || $0.id == annotated.name.rule }
            #expect(findings(rules, usual) == findings(rules, sought), "\(annotated.name)")
        }
    }

    private func findings(_ rules: [Rule], _ project: Project) -> [String] {
        rules.flatMap { rule in
            rule.check(project).map { "\($0.site.file.index):\($0.site.range.start) \(rule.id): \($0.message)" }
        }
    }
}
