internal import CustomRules
internal import RIBModel
internal import RuleKit

extension LintEngine {
    /// Checks the examples of the rules that a request's configuration declares.
    ///
    /// - Parameter ids: the rules to check; empty for all.
    /// - Throws: if the configuration has mistakes, declares no rule of an id, or none at all.
    public func testRules(_ ids: [String], of request: LintRequest) throws(LintError) -> RuleTestReport {
        let settings = try Settings(of: request, rules: builtInNames)
        let declared = settings.configuration.customRules
        let known = declared.map(\.rule.id)
        let unknown = ids.filter { !known.contains($0) }
        guard unknown.isEmpty else {
            throw .unknownRules(unknown.map { .init(word: $0, suggestion: Suggestion.nearest(to: $0, among: known)) })
        }
        guard !declared.isEmpty else { throw .noCustomRules(settings.file?.shown) }
        // Paths of examples are relative to the folder of the configuration.
        let root = settings.file?.folder ?? []
        let rules = settings.customRules(root: root).filter { ids.isEmpty || ids.contains($0.id) }
        let sought = rules.map(\.rule).seek
        let project = ExampleProject(settings.libraryModels(root: root, seeking: sought))
        return RuleTestReport(rules: rules.map { RuleTestReport.RuleResult($0, project) })
    }
}

extension RuleTestReport.RuleResult {
    fileprivate init(_ rule: CustomRule, _ project: ExampleProject) {
        self.init(
            rule: rule.id, origin: rule.origin,
            examples: rule.examples.map { RuleTestReport.ExampleResult($0, of: rule, project) })
    }
}

extension RuleTestReport.ExampleResult {
    fileprivate init(_ example: CustomExample, of rule: CustomRule, _ project: ExampleProject) {
        let code = ExampleCode(example.code, module: rule.isAboutImports ? "" : GivenParts.imports)
        let answer = project.answer(of: rule, about: code, given: GivenParts.files(of: example.given))
        let file = rule.origin.split(separator: ":").dropLast().joined(separator: ":")
        self.init(
            place: "\(file):\(example.line)", isBad: example.isBad,
            failure: ExampleVerdict(example, code, answer).failure)
    }
}

/// Compares what a rule finds in an example with what the example says.
private struct ExampleVerdict {
    let example: CustomExample
    let code: ExampleCode
    let answer: ExampleProject.Answer

    init(_ example: CustomExample, _ code: ExampleCode, _ answer: ExampleProject.Answer) {
        (self.example, self.code, self.answer) = (example, code, answer)
    }

    /// Nil if they agree.
    var failure: [String]? {
        let count = answer.marks.reduce(answer.others) { $0 + $1.count }
        if !example.isBad {
            return count == 0 ? nil : ["the good example has \(Phrase.count(count, "finding"))"] + differences
        }
        if count == 0 {
            let hint = answer.subjects == 0 ? "; the rule selects nothing in this example" : ""
            return ["the bad example has no finding\(hint)"] + (code.hasMarks ? differences : [])
        }
        guard code.hasMarks, differs else { return nil }
        return ["the findings of the bad example are in other places"] + differences
    }

    private var differs: Bool { zip(code.files, answer.marks).contains { $0.marks != $1 } }

    /// The lines with differences: `-` marks what the example expects, `+` what the rule finds.
    private var differences: [String] {
        zip(code.files, answer.marks).flatMap { file, found -> [String] in
            let expected = example.isBad ? file.marks : []
            let lines = Set((expected + found).map(\.line)).sorted().filter { line in
                expected.filter { $0.line == line } != found.filter { $0.line == line }
            }
            let head = code.files.count > 1 && !lines.isEmpty ? ["  // --- \(file.path)"] : []
            return head
                + lines.flatMap { line -> [String] in
                    let text = line <= file.lines.count ? file.lines[line - 1] : ""
                    let carets = [("-", expected), ("+", found)].compactMap { mark, all -> String? in
                        let here = all.filter { $0.line == line }
                        return here.isEmpty ? nil : "\(mark) \(ExampleVerdict.carets(here))"
                    }
                    return ["  \(text)"] + carets
                }
        }
    }

    private static func carets(_ marks: [ExampleCode.Mark]) -> String {
        var text = ""
        for mark in marks {
            text += String(repeating: " ", count: max(mark.columns.lowerBound - text.count, 0))
            text += String(repeating: "^", count: max(mark.columns.count, 1))
        }
        return text
    }
}
