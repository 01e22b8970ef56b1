import Foundation
import RIBModel
import RIBRules
import RuleKit
import SourceText
import TestSupport
import Testing

/// What rules say of what is no breach, on their own cases.
@Suite struct ReasonTests {
    /// Whoever asks why nothing is found must not get another answer than a run gives.
    @Test(arguments: catalog.map(\.id))
    func findingsAreTheSameWhoeverAsks(_ id: String) throws {
        for annotated in try ReasonTests.cases(of: id) {
            let project = ReasonTests.project(annotated)
            for rule in catalog {
                let found = rule.check(project).map { "\($0.site) \($0.message)" }
                let asked = rule.explain(project).findings.map { "\($0.site) \($0.message)" }
                #expect(asked == found, "\(rule.id) on \(annotated.title)")
            }
        }
    }

    /// Builders apart, of which one name stands for several questions.
    @Test(arguments: catalog.map(\.id).filter { $0 != "builder_skips_component" })
    func nothingIsABreachAndNone(_ id: String) throws {
        let rule = try #require(catalog.first { $0.id == id })
        for annotated in try ReasonTests.cases(of: id) {
            let outcome = rule.explain(ReasonTests.project(annotated))
            let skipped = Set(outcome.skips.map(\.site))
            #expect(outcome.findings.filter { skipped.contains($0.site) }.isEmpty, "\(annotated.title)")
        }
    }

    /// Each reason that there is, as it is first given in the rules' cases, with its places.
    @Test func reasonsAreGivenInTheseWords() throws {
        var text = ""
        for rule in catalog {
            var seen: Set<String> = []
            for annotated in try ReasonTests.cases(of: rule.id) {
                for (sentence, lines) in ReasonTests.lines(on: rule, annotated) where seen.insert(ReasonTests.pattern(sentence)).inserted {
                    text += "\(rule.id), \(annotated.title)\n" + lines.map { "  \($0)\n" }.joined()
                }
            }
        }
        #expect(text == ReasonTests.reasons, "\(text)")
    }

    /// A sentence with the user's names left out.
    static func pattern(_ sentence: String) -> String {
        var result = ""
        var isName = false
        for character in sentence {
            if character == "'", isName || result.last?.isLetter != true {
                if isName { result += "…" }
                isName.toggle()
                result.append(character)
            } else if !isName {
                result.append(character)
            }
        }
        return result
    }

    static func project(_ annotated: AnnotatedCase) -> Project {
        MemoryProject.make(annotated.files.map { ($0.path, Array($0.text.utf8)) })
    }

    /// What a rule says of what is right in a case: line and column of each, and of each place that shows it.
    static func lines(on rule: Rule, _ annotated: AnnotatedCase) -> [(sentence: String, lines: [String])] {
        let files = annotated.files.sorted { SourcePath($0.path) < SourcePath($1.path) }
        func words(_ site: Site) -> String {
            let place = LineMap(bytes: Array(files[site.file.index].text.utf8)).position(of: Int(site.range.start))
            return "\(files.count > 1 ? files[site.file.index].path + ":" : "")\(place.line):\(place.utf8)"
        }
        return rule.explain(project(annotated)).skips.map { skip in
            (skip.sentence, ["\(words(skip.site)) \(skip.sentence)"] + skip.notes.map { "  \(words($0.site)) \($0.message)" })
        }
    }

    static func cases(of id: String) throws -> [AnnotatedCase] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Rules/Cases/\(id).swift")
        return AnnotatedCase.parse(try String(contentsOf: file, encoding: .utf8))
    }
}
