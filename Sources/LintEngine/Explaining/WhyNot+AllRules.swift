internal import RIBModel
internal import RuleKit

/// One line, all rules.
extension WhyNot {
    /// What each rule has to say of the line; those that check nothing on it are named together.
    func answerOfAll() -> Draft {
        var reporting: [String] = []
        var judged: [LintEngine.ReportedFinding] = []
        var remarks: [Draft.Remark] = []
        var idle: [String] = []
        for rule in rules {
            let silence = silence(of: rule)
            let verdicts = rule.judge(project, .everything)
            if let draft = found(rule, verdicts, silence) {
                if draft.remarks.isEmpty, draft.judged.contains(where: { isHere($0.finding.site) }) { reporting.append(rule.id) }
                // Those that report the line are in the answer.
                if reporting.last != rule.id { remarks += [Draft.Remark(draft.answer)] + draft.remarks }
                judged += draft.judged
            } else {
                let own = rule.family == .suppressions && silence.isEmpty ? directives : []
                let reasons = reasons(verdicts) + own
                if reasons.isEmpty { idle.append(rule.id) }
                if !reasons.isEmpty { remarks += (silence + reasons).map { Draft.Remark("\(rule.id): \($0.text)", $0.notes) } }
            }
        }
        let rest = idle.isEmpty ? [] : [Draft.Remark("These rules do not check anything on this line: \(idle.joined(separator: ", ")).")]
        let around = roles.isEmpty ? [Draft.Remark("No type contains this line.")] : roles
        return Draft(answer: answer(reporting), judged: judged, remarks: remarks + (isOutsideOfRIBs ? around + rest : rest + around))
    }

    private func answer(_ reporting: [String]) -> String {
        switch reporting.count {
        case 0: "No rule reports \(location)."
        case 1: "\(reporting[0]) reports \(location)."
        default: "\(reporting.dropLast().joined(separator: ", ")) and \(reporting[reporting.count - 1]) report \(location)."
        }
    }
}
