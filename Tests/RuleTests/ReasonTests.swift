import CaseSupport
import RIBModel
import RIBRules
import RuleKit
import SourceText
import Testing

/// Why-not reasons of rules on their own cases.
@Suite struct ReasonTests {
    /// Why-not answers must agree with the findings of a run, and no site is both found and skipped, except at
    /// builders, where one name is the location of several checks.
    @Test(arguments: catalog.map(\.id))
    func explainFindsTheSameAsCheck(_ id: String) throws {
        for annotated in CaseLibrary.repository.cases(of: id) {
            let outcome = CaseOutcome.of(annotated)
            #expect(outcome.disagreements.isEmpty, "\(annotated.name.title)")
            guard id != "builder_skips_component" else { continue }
            let skipped = Set(outcome.skips.map(\.site))
            #expect(outcome.own.filter { skipped.contains($0.site) }.isEmpty, "\(annotated.name.title)")
        }
    }

    /// Each kind of reason, as it first occurs in the cases of rules: the rule and the case, the reason, and the
    /// locations that support it. Writes them instead if `RIBLINT_RECORD` is set.
    @Test func reasonsMatchRecordedTexts() throws {
        var text = ""
        for rule in catalog {
            var seen: Set<String> = []
            for annotated in CaseLibrary.repository.cases(of: rule.id) {
                for (sentence, lines) in ReasonTests.lines(of: annotated)
                where seen.insert(ReasonTests.pattern(sentence)).inserted {
                    text += "\(rule.id), \(annotated.name.title)\n" + lines.map { "  \($0)\n" }.joined()
                }
            }
        }
        let recorded = try Recorded.text("Reasons.txt", is: text)
        #expect(Recorded.difference(from: recorded, to: text) == "")
    }

    /// A sentence without the names of user code.
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

    /// The reasons of a case's rule: line and column of each, and of each location that supports it.
    static func lines(of annotated: AnnotatedCase) -> [(sentence: String, lines: [String])] {
        let files = annotated.files.filter { SourceLanguage.isSource(Array($0.path.utf8)) }
            .sorted { SourcePath($0.path) < SourcePath($1.path) }
        func words(_ site: Site) -> String {
            let place = LineMap(bytes: Array(files[site.file.index].text.utf8)).position(of: Int(site.range.start))
            return "\(files.count > 1 ? files[site.file.index].path + ":" : "")\(place.line):\(place.utf8)"
        }
        return CaseOutcome.of(annotated).skips.map { skip in
            (
                skip.sentence,
                ["\(words(skip.site)) \(skip.sentence)"] + skip.notes.map { "  \(words($0.site)) \($0.message)" }
            )
        }
    }
}
