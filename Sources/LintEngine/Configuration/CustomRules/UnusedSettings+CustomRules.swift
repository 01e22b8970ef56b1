internal import CustomRules
internal import RIBModel
internal import RuleKit

extension LintEngine.Outcome {
    /// The rules that the configuration declares without examples, and that ran. None for an open file alone.
    public var untestedRules: [String] {
        if settings.request.openFile != nil { return [] }
        let ran = Set(wholeReport.rules.map(\.id))
        return settings.configuration.customRules.map(\.rule).filter { $0.examples.isEmpty && ran.contains($0.id) }
            .map(\.id)
    }
}

extension LintEngine.Outcome {
    /// The number of places that each rule of the configuration could not judge, since a name in them cannot be
    /// resolved; without rules that judged all, in the order of ids. The rules run again for it.
    public var unresolvedPlaces: [(rule: String, count: Int)] {
        let ran = Set(wholeReport.rules.filter { $0.declaration != nil }.map(\.id))
        return catalog.filter { ran.contains($0.id) }.compactMap { rule in
            let count = rule.candidateCounts(in: analysis.project).unknown
            return count == 0 ? nil : (rule.id, count)
        }.sorted { $0.rule < $1.rule }
    }
}

/// What in rules of the team has no effect.
extension UnusedSettings {
    /// - Parameter root: absolute.
    static func customRules(_ settings: Settings, root: [UInt8], in project: Project) -> [ConfigurationMistake] {
        let declared = settings.configuration.customRules
        if declared.isEmpty { return [] }
        return zip(declared, settings.customRules(root: root)).flatMap { declared, rule -> [ConfigurationMistake] in
            if rule.severity == nil { return [] }
            return rule.remarks(in: project) { Suggestion.nearest(to: $0, among: $1) }.map { remark in
                note(remark, on: rule, declared)
            }
        }
    }

    private static func note(
        _ remark: RuleRemark, on rule: CustomRule, _ declared: DeclaredRule
    ) -> ConfigurationMistake {
        switch remark {
        case .selectsNothing:
            return ConfigurationMistake(
                declared.location,
                "\(rule.id) selects nothing; correct 'in', or write 'may_match_nothing: true'")
        case .unusedException(let number):
            let place = number < declared.exceptions.count ? declared.exceptions[number] : declared.location
            let words = rule.exceptions[number].subjects.shortWords
            return ConfigurationMistake(place, "exception \(words) of \(rule.id) matches no finding; remove it")
        case .unknownType(let name, let nearest):
            return ConfigurationMistake(
                declared.place(ofType: name),
                "no type '\(name)' is known, which \(rule.id) names; did you mean '\(nearest)'?")
        }
    }
}
