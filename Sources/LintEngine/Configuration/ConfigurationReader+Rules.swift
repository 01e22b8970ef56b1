internal import RuleKit
internal import YAMLText

/// Reads the severities of rules.
extension ConfigurationReader {
    mutating func levels(_ node: YAMLNode, as name: String, _ example: String) -> [Configuration.Level] {
        if node.isNull { return [] }
        guard case .mapping(let entries) = node.content else {
            report(
                node.location,
                "'\(name)' expects a severity for each rule, for example \(example); found \(node.content.kind)"
            )
            return []
        }
        let levels = entries.flatMap { entry -> [Configuration.Level] in
            guard let id = checkedKey(entry) else { return [] }
            let rule = checked(id, .rule, entry.location)
            guard let severity = level(entry.value, of: id), let rule else { return [] }
            return expanded(rule).map { Configuration.Level(rule: $0, severity: severity) }
        }
        // A rule's own severity counts more than that of a group.
        return levels.filter { $0.rule.group != nil } + levels.filter { $0.rule.group == nil }
    }

    private static let levelWords = Severity.allCases.reversed().map(\.rawValue) + ["off"]

    /// The severity of `error` or `{ severity: error }`; the inner nil is `off`.
    private mutating func level(_ node: YAMLNode, of rule: String, isInner: Bool = false) -> Severity?? {
        if case .mapping(let entries) = node.content, !isInner {
            var result: Severity?? = nil
            var isNamed = false
            for entry in entries {
                guard let name = checkedKey(entry) else { continue }
                if name == "severity" {
                    isNamed = true
                    result = level(entry.value, of: rule, isInner: true)
                } else {
                    report(entry.location, unknown(name, ["severity"], within: rule))
                }
            }
            if !isNamed { report(node.location, "'\(rule)' needs a severity, for example { severity: error }") }
            return result
        }
        let settings = Phrase.all(ConfigurationReader.levelWords, "or")
        guard case .scalar(let text, _) = node.content, !node.isNull else {
            let what = node.isNull ? "nothing" : node.content.kind
            report(node.location, "'\(rule)' expects a severity: \(settings); found \(what)")
            return nil
        }
        if text == "off" { return .some(nil) }
        if let severity = Severity(rawValue: text) { return severity }
        let help = Suggestion.nearest(to: text, among: ConfigurationReader.levelWords).map { "did you mean '\($0)'?" }
        report(node.location, "unknown severity '\(text)'; \(help ?? "expected \(settings)")")
        return nil
    }

    /// Reports contradictions between the lists of rules of one file.
    mutating func checkRules(_ own: Configuration) {
        if let only = own.onlyRules.first {
            for (name, settings) in [("disabled_rules", own.disabledRules), ("opt_in_rules", own.optInRules)] {
                if let setting = settings.first {
                    let other = only.location.shown(from: setting.location)
                    let mistake = "'\(name)' has no effect together with 'only_rules' (\(other)); remove one of them"
                    report(setting.location, mistake)
                }
            }
        }
        for setting in own.optInRules {
            if let other = own.disabledRules.first(where: {
                $0.text == setting.text && $0.group == nil && setting.group == nil
            }) {
                let location = other.location.shown(from: setting.location)
                let mistake = "'\(setting.text)' is also in 'disabled_rules' (\(location)); remove one of them"
                report(setting.location, mistake)
            }
        }
    }
}
