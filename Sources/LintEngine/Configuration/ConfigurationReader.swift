internal import RuleKit
internal import SourceText
internal import YAMLText

/// Reads a `.riblint.yml` and the files that it extends, and reports all mistakes at once.
///
/// Every key of every mapping is either read or reported. A mistake does not affect the other keys.
struct ConfigurationReader {
    /// The role of a file in the project.
    enum Source {
        /// The configuration of a project.
        case project
        /// A configuration for the rules of its folder only; with the configuration of the enclosing project.
        case nested(in: SourcePath)
    }

    /// The result of reading a file.
    struct Reading {
        let configuration: Configuration
        /// In order of files and locations. If there are any, the configuration contains what could be read.
        let mistakes: [ConfigurationMistake]
        /// The files that it extends, the nearest first.
        let extended: [ConfigurationFile]
        /// That the file, or one that it extends, is for other versions of riblint: nothing else of it was read then.
        let versionMistake: (mistake: ConfigurationMistake, versions: String)?
        /// The words that name rules, with those that the files declare.
        let rules: RuleNames
    }

    /// The file that is being read.
    var file: ConfigurationFile
    /// The words that name rules, with those that the file and the ones that it extends declare.
    var rules: RuleNames
    /// The words that name rules without these.
    let catalogNames: RuleNames
    let source: Source
    /// The chain of files that extend the current one, starting with the first.
    var extending: [ConfigurationFile] = []
    var extended: [ConfigurationFile] = []
    private(set) var mistakes: [ConfigurationMistake] = []
    var versionMistake: (mistake: ConfigurationMistake, versions: String)?

    static func read(_ file: ConfigurationFile, as source: Source = .project, rules: RuleNames) -> Reading {
        var reader = ConfigurationReader(file: file, rules: rules, source: source)
        var configuration = Configuration()
        reader.readFile(into: &configuration)
        return Reading(
            configuration: configuration,
            mistakes: ConfigurationMistake.sorted(reader.mistakes),
            extended: reader.extended,
            versionMistake: reader.versionMistake,
            rules: reader.rules
        )
    }

    private init(file: ConfigurationFile, rules: RuleNames, source: Source) {
        (self.file, self.rules, self.source) = (file, rules, source)
        catalogNames = rules
    }

    mutating func report(_ location: YAMLLocation, _ message: String) { report(file.location(location), message) }

    mutating func report(_ location: ConfigurationLocation, _ message: String) {
        mistakes.append(ConfigurationMistake(location, message))
    }

    // MARK: Mappings

    /// - Parameter section: the key of the mapping; nil for the document.
    mutating func read<Target>(
        _ node: YAMLNode,
        _ keys: [ConfigurationKey<Target>],
        into target: inout Target,
        within section: String?,
        _ example: String
    ) {
        if node.isNull { return }
        guard case .mapping(let entries) = node.content else {
            let what = section.map { "'\($0)'" } ?? "the configuration"
            return report(
                node.location,
                "\(what) expects keys with values, for example \(example); found \(node.content.kind)"
            )
        }
        for entry in entries {
            guard let name = checkedKey(entry) else { continue }
            if section == nil, let outer = refusal(of: name) {
                report(
                    entry.location,
                    """
                    '\(name)' cannot be set for a folder of a project; set it in \(outer), or add 'root: true' \
                    to make the folder a project
                    """
                )
            } else if let key = keys.first(where: { $0.outline.name == name }) {
                key.read(entry.value, &target, &self)
            } else {
                report(entry.location, unknown(name, keys.map(\.outline.name), within: section))
            }
        }
    }

    /// The project's configuration, if the key can be set only there; nil otherwise.
    private func refusal(of key: String) -> String? {
        guard case .nested(let project) = source, ConfigurationTable.projectKeys.contains(key) else { return nil }
        return project.printable
    }

    /// The key's text; nil for a duplicate, or if the key is not text.
    mutating func checkedKey(_ entry: YAMLNode.Entry) -> String? {
        guard let name = entry.key else {
            report(entry.location, "expected a word as key; found a list or a mapping")
            return nil
        }
        if let earlier = entry.earlier {
            report(entry.location, "duplicate key '\(name)', first on line \(earlier.line); keep one")
            return nil
        }
        return name
    }

    func unknown(_ name: String, _ names: [String], within section: String?) -> String {
        let what = "unknown key '\(name)'" + (section.map { " in '\($0)'" } ?? "")
        if let reason = ConfigurationTable.retired[name] { return "\(what); \(reason)" }
        if let near = Suggestion.nearest(to: name, among: names) { return "\(what); did you mean '\(near)'?" }
        if rules.ids.contains(name) { return "\(what); it is a rule, so move it below 'rules'" }
        for key in ConfigurationTable.keys.map(\.outline) where key.name != section {
            if key.name == name { return "\(what); move it to the top level" }
            if case .section(let inner) = key.form, inner.contains(where: { $0.name == name }) {
                return "\(what); move it below '\(key.name)'"
            }
        }
        return names.count <= 4
            ? "\(what); expected \(Phrase.all(names, "or"))"
            : "\(what); run 'riblint config show --isolated' to list all keys"
    }

    // MARK: Values

    /// The elements of a list that are not null. Reports a value that is not a list.
    mutating func elements(_ node: YAMLNode, as name: String, _ example: String) -> [YAMLNode] {
        if node.isNull { return [] }
        if case .list(let elements) = node.content {
            for element in elements where element.isNull {
                report(element.location, "empty element in '\(name)'; remove it, or write \(example)")
            }
            return elements.filter { !$0.isNull }
        }
        report(node.location, "'\(name)' expects a list, for example \(example); found \(node.content.kind)")
        return []
    }

    mutating func settings(
        _ node: YAMLNode,
        of kind: ValueKind,
        as name: String,
        _ example: String
    ) -> [Configuration.Setting] {
        if node.isNull { return [] }
        guard case .list(let elements) = node.content else {
            report(
                node.location,
                "'\(name)' expects a list of \(kind.plural), for example \(example); found \(node.content.kind)"
            )
            return []
        }
        return elements.flatMap { element -> [Configuration.Setting] in
            guard case .scalar(let text, _) = element.content, !element.isNull else {
                let what = element.isNull ? "an empty element" : "\(element.content.kind) as an element"
                report(element.location, "'\(name)' expects \(kind.plural), for example \(kind.example); found \(what)")
                return []
            }
            guard let setting = checked(text, kind, element.location) else { return [] }
            return kind == .rule ? expanded(setting) : [setting]
        }
    }

    /// A setting for each rule that a word names.
    func expanded(_ word: Configuration.Setting) -> [Configuration.Setting] {
        guard rules.isGroup(word.text) else { return [word] }
        return rules.rules(word.text).map {
            Configuration.Setting(text: $0, location: word.location, group: word.text)
        }
    }

    mutating func setting(
        _ node: YAMLNode,
        of kind: ValueKind,
        as name: String,
        _ example: String
    ) -> Configuration.Setting? {
        if node.isNull { return nil }
        guard case .scalar(let text, _) = node.content else {
            report(
                node.location,
                "'\(name)' expects \(kind.singular), for example \(example); found \(node.content.kind)"
            )
            return nil
        }
        return checked(text, kind, node.location)
    }

    mutating func checked(_ text: String, _ kind: ValueKind, _ location: YAMLLocation) -> Configuration.Setting? {
        if let complaint = kind.complaint(text, rules: rules) {
            report(location, complaint)
            return nil
        }
        return Configuration.Setting(text: text, location: file.location(location))
    }

    mutating func flag(_ node: YAMLNode, as name: String) -> Bool? {
        if node.isNull { return nil }
        guard case .scalar(let text, isPlain: true) = node.content, let flag = Bool(text) else {
            report(node.location, "'\(name)' expects true or false; found \(node.content.kind)")
            return nil
        }
        return flag
    }

    mutating func choice(_ node: YAMLNode, among choices: [String], as name: String) -> String? {
        if node.isNull { return nil }
        guard case .scalar(let text, _) = node.content, choices.contains(text) else {
            report(node.location, "'\(name)' expects \(Phrase.all(choices, "or")); found \(node.content.kind)")
            return nil
        }
        return text
    }

    mutating func check(version node: YAMLNode, is number: Int) {
        if node.isNull { return }
        guard case .scalar(let text, _) = node.content, let version = Int(text) else {
            return report(node.location, "'version' expects the number \(number); found \(node.content.kind)")
        }
        if version != number {
            report(node.location, "unsupported configuration version \(version); expected \(number)")
        }
    }
}

extension YAMLNode.Content {
    /// For messages: `found a list`.
    var kind: String {
        switch self {
        case .scalar(let text, isPlain: true)
        where ["true", "false"].contains(text) || (!text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }):
            "'\(text)'"
        case .scalar(let text, _): "the string '\(text)'"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}
