internal import RIBModel
internal import RuleKit

/// The answers of all rules for the line.
extension WhyNot {
    /// One answer for all rules; those that check nothing on the line are counted.
    func answerOfAll() -> ExplanationBuilder {
        var reporting: [String] = []
        var findings: [LintEngine.ReportedFinding] = []
        var details: [Detail] = []
        var others = 0
        for rule in rules {
            let inactivity = inactivity(of: rule)
            let outcome = outcome(of: rule)
            if let builder = found(rule, outcome, inactivity) {
                if builder.details.isEmpty, builder.findings.contains(where: isHere) { reporting.append(rule.id) }
                // The answer already names the rules that report the line.
                if reporting.last != rule.id { details += [Detail(builder.answer)] + builder.details }
                findings += builder.findings
            } else {
                let reasons = reasons(outcome)
                if reasons.isEmpty { others += 1 }
                if !reasons.isEmpty {
                    details += (inactivity + reasons).map { Detail("\(rule.id): \($0.text)", $0.notes) }
                }
            }
        }
        let rest = others == 0 ? [] : [Detail(WhyNot.words(for: others, of: rules.count))]
        details += isOutsideOfRIBs ? surroundings + rest : rest + surroundings
        return ExplanationBuilder(answer: answer(reporting), findings: findings, details: details)
    }

    /// That rules check nothing on the line.
    private static func words(for others: Int, of count: Int) -> String {
        if others == count { return "No rule checks anything on this line." }
        let rules = others == 1 ? "The other rule does" : "The other \(Phrase.number(others)) rules do"
        return "\(rules) not check anything on this line."
    }

    private func answer(_ reporting: [String]) -> String {
        switch reporting.count {
        case 0: "No rule reports \(location)."
        case 1: "\(reporting[0]) reports \(location)."
        default: "\(Phrase.all(reporting)) report \(location)."
        }
    }
}
