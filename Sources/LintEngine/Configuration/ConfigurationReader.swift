internal import RuleKit
internal import SourceText
internal import YAMLText

/// Turns the bytes of a `.riblint.yml` into a configuration, and says all that is wrong with them at once.
///
/// Every key of every mapping is either read or reported; what is wrong leaves what is right beside it as it is.
struct ConfigurationReader {
    /// The file as messages name it.
    let file: SourcePath
    /// The ids of all rules.
    let rules: [String]
    private(set) var mistakes: [ConfigurationMistake] = []

    private init(file: SourcePath, rules: [String]) {
        self.file = file
        self.rules = rules
    }

    /// - Returns: the mistakes in order of their places. Where there are any, the configuration holds what could be read.
    static func read(
        _ bytes: some Collection<UInt8>, of file: SourcePath, rules: [String]
    ) -> (configuration: Configuration, mistakes: [ConfigurationMistake]) {
        var reader = ConfigurationReader(file: file, rules: rules)
        var configuration = Configuration()
        do throws(YAMLProblem) {
            if let root = try YAMLDocument.root(of: bytes), !root.isNull {
                reader.read(root, ConfigurationTable.keys, into: &configuration, within: nil, "version: 1")
                reader.checkRules(configuration)
            }
        } catch {
            reader.report(error.place, error.message)
        }
        return (configuration, reader.mistakes.sorted(by: ConfigurationMistake.precedes))
    }

    mutating func report(_ place: YAMLPlace, _ message: String) { mistakes.append(ConfigurationMistake(file, place, message)) }

    // MARK: Mappings

    /// - Parameter section: the key that the mapping stands behind; nil for the document.
    mutating func read<Target>(
        _ node: YAMLNode, _ keys: [ConfigurationKey<Target>], into target: inout Target, within section: String?, _ example: String
    ) {
        if node.isNull { return }
        guard case .mapping(let entries) = node.content else {
            let what = section.map { "'\($0)'" } ?? "the configuration"
            return report(node.place, "\(what) wants keys with values, such as \(example); this is \(node.content.kind)")
        }
        for entry in entries {
            guard let name = checkedKey(entry) else { continue }
            if let key = keys.first(where: { $0.outline.name == name }) {
                key.read(entry.value, &target, &self)
            } else {
                report(entry.place, unknown(name, keys.map(\.outline.name), within: section))
            }
        }
    }

    /// The key's text, where it is one and stands here for the first time.
    private mutating func checkedKey(_ entry: YAMLNode.Entry) -> String? {
        guard let name = entry.key else {
            report(entry.place, "a key must be a word; this is a list or a mapping")
            return nil
        }
        if let earlier = entry.earlier {
            report(entry.place, "the key '\(name)' is already there at line \(earlier.line); keep one")
            return nil
        }
        return name
    }

    private func unknown(_ name: String, _ names: [String], within section: String?) -> String {
        let what = section.map { "there is no key '\(name)' in '\($0)'" } ?? "there is no key '\(name)'"
        if let reason = ConfigurationTable.retired[name] { return "\(what); \(reason)" }
        if let near = Suggestion.nearest(to: name, among: names) { return "\(what); did you mean '\(near)'?" }
        if rules.contains(name) { return "\(what), it is a rule; put it below 'rules'" }
        for key in ConfigurationTable.keys.map(\.outline) where key.name != section {
            if key.name == name { return "\(what); it stands at the top of the file, not below another key" }
            if case .section(let inner) = key.form, inner.contains(where: { $0.name == name }) { return "\(what); put it below '\(key.name)'" }
        }
        return "\(what); the keys are \(names.joined(separator: ", "))"
    }

    // MARK: Words

    /// The elements of a list that say something; none, and a word on it, where it is no list.
    mutating func elements(_ node: YAMLNode, as name: String, _ example: String) -> [YAMLNode] {
        if node.isNull { return [] }
        if case .list(let elements) = node.content {
            for element in elements where element.isNull { report(element.place, "an element of '\(name)' is empty; write \(example), or remove it") }
            return elements.filter { !$0.isNull }
        }
        report(node.place, "'\(name)' wants a list, such as \(example); this is \(node.content.kind)")
        return []
    }

    mutating func words(_ node: YAMLNode, of kind: WordKind, as name: String, _ example: String) -> [Configuration.Word] {
        if node.isNull { return [] }
        guard case .list(let elements) = node.content else {
            report(node.place, "'\(name)' wants a list of \(kind.plural), such as \(example); this is \(node.content.kind)")
            return []
        }
        return elements.compactMap { element in
            guard case .scalar(let text, _) = element.content, !element.isNull else {
                let what = element.isNull ? "nothing" : element.content.kind
                report(element.place, "an element of '\(name)' must be \(kind.singular), such as \(kind.example); this is \(what)")
                return nil
            }
            return checked(text, kind, element.place)
        }
    }

    mutating func word(_ node: YAMLNode, of kind: WordKind, as name: String, _ example: String) -> Configuration.Word? {
        if node.isNull { return nil }
        guard case .scalar(let text, _) = node.content else {
            report(node.place, "'\(name)' wants \(kind.singular), such as \(example); this is \(node.content.kind)")
            return nil
        }
        return checked(text, kind, node.place)
    }

    private mutating func checked(_ text: String, _ kind: WordKind, _ place: YAMLPlace) -> Configuration.Word? {
        if let complaint = kind.complaint(text, rules: rules) {
            report(place, complaint)
            return nil
        }
        return Configuration.Word(text: text, place: place)
    }

    mutating func flag(_ node: YAMLNode, as name: String) -> Bool? {
        if node.isNull { return nil }
        guard case .scalar(let text, isPlain: true) = node.content, let flag = Bool(text) else {
            let what = if case .scalar(let text, _) = node.content { "'\(text)'" } else { node.content.kind }
            report(node.place, "'\(name)' wants true or false; this is \(what)")
            return nil
        }
        return flag
    }

    mutating func choice(_ node: YAMLNode, among words: [String], as name: String) -> String? {
        if node.isNull { return nil }
        guard case .scalar(let text, _) = node.content, words.contains(text) else {
            report(node.place, "'\(name)' expects \(words.joined(separator: " or ")); found \(node.content.kind)")
            return nil
        }
        return text
    }

    mutating func check(version node: YAMLNode, is number: Int) {
        if node.isNull { return }
        guard case .scalar(let text, _) = node.content, let version = Int(text) else {
            return report(node.place, "'version' wants a number; write version: \(number)")
        }
        if version != number { report(node.place, "version \(version) of this format is not known to this riblint; write version: \(number)") }
    }

    // MARK: Rules

    mutating func levels(_ node: YAMLNode, as name: String, _ example: String) -> [Configuration.Level] {
        if node.isNull { return [] }
        guard case .mapping(let entries) = node.content else {
            report(node.place, "'\(name)' wants rules with a level each, such as \(example); this is \(node.content.kind)")
            return []
        }
        return entries.compactMap { entry in
            guard let id = checkedKey(entry) else { return nil }
            let rule = checked(id, .rule, entry.place)
            guard let severity = level(entry.value, of: id), let rule else { return nil }
            return Configuration.Level(rule: rule, severity: severity)
        }
    }

    private static let levelWords = Severity.allCases.reversed().map(\.rawValue) + ["off"]

    /// The level that `error` or `{ severity: error }` names; the inner nil is `off`.
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
                    report(entry.place, unknown(name, ["severity"], within: rule))
                }
            }
            if !isNamed { report(node.place, "'\(rule)' wants a level; write { severity: error }") }
            return result
        }
        guard case .scalar(let text, _) = node.content, !node.isNull else {
            let what = node.isNull ? "nothing" : node.content.kind
            report(node.place, "'\(rule)' wants a level: \(ConfigurationReader.levelWords.joined(separator: ", ")); this is \(what)")
            return nil
        }
        if text == "off" { return .some(nil) }
        if let severity = Severity(rawValue: text) { return severity }
        let help = Suggestion.nearest(to: text, among: ConfigurationReader.levelWords).map { "did you mean '\($0)'?" }
        report(node.place, "there is no level '\(text)'; \(help ?? "choose one of: \(ConfigurationReader.levelWords.joined(separator: ", "))")")
        return nil
    }

    /// Lists of rules that contradict each other.
    private mutating func checkRules(_ configuration: Configuration) {
        if let only = configuration.onlyRules.first {
            for (name, words) in [("disabled_rules", configuration.disabledRules), ("opt_in_rules", configuration.optInRules)] {
                if let word = words.first {
                    report(word.place, "'\(name)' means nothing beside 'only_rules' (line \(only.place.line)); remove one of them")
                }
            }
        }
        for word in configuration.optInRules {
            if let other = configuration.disabledRules.first(where: { $0.text == word.text }) {
                report(word.place, "'\(word.text)' is also in 'disabled_rules' (line \(other.place.line)); remove one of them")
            }
        }
    }
}

extension YAMLNode.Content {
    /// For messages: `this is a list`.
    var kind: String {
        switch self {
        case .scalar(let text, isPlain: true) where text == "true" || text == "false": "'\(text)'"
        case .scalar(let text, _): "the text '\(text)'"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}
