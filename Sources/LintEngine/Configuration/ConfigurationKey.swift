internal import CustomRules
internal import RuleKit
internal import YAMLText

/// A key of a mapping: its name, its type, its documentation, and how its value is read and shown.
struct ConfigurationKey<Target>: Sendable {
    let outline: KeyOutline
    /// Reads the value of the key, or reports what is wrong with it.
    let read: @Sendable (YAMLNode, inout Target, inout ConfigurationReader) -> Void
    let show: @Sendable (Target) -> ConfigurationValue
}

/// The part of a key that does not depend on the type that stores its value.
struct KeyOutline: Sendable {
    let name: String
    let form: KeyForm
    /// A sentence of documentation.
    let summary: String
    /// A value as YAML, on one line.
    let example: String
}

/// The type of a key's value.
indirect enum KeyForm: Sendable {
    case version
    case flag
    case text(ValueKind)
    /// One of several words.
    case choice([String])
    case list(ValueKind)
    /// A mapping from rules to severities.
    case levels
    /// A mapping from ids to rules of the team.
    case customRules
    case section([KeyOutline])
    case sections([KeyOutline])
}

/// The value of a key.
enum ConfigurationValue: Sendable {
    case absent
    case number(Int)
    case flag(Bool)
    case text(String)
    case list([String])
    case levels([(rule: String, level: String)])
    /// The ids with the keys of each rule.
    case customRules([(rule: String, keys: [(name: String, value: YAMLNode.Content)])])
    case section([(key: KeyOutline, value: ConfigurationValue)])
    case sections([[(key: KeyOutline, value: ConfigurationValue)]])
}

extension ConfigurationKey {
    typealias Path<Value> = any WritableKeyPath<Target, Value> & Sendable

    static func version(_ number: Int, _ summary: String) -> ConfigurationKey {
        ConfigurationKey(outline: KeyOutline(name: "version", form: .version, summary: summary, example: "\(number)")) {
            node,
            _,
            reader in
            reader.check(version: node, is: number)
        } show: { _ in
            .number(number)
        }
    }

    static func list(
        _ name: String, of kind: ValueKind, _ path: Path<[Configuration.Setting]>, _ summary: String, _ example: String
    ) -> ConfigurationKey {
        ConfigurationKey(outline: KeyOutline(name: name, form: .list(kind), summary: summary, example: example)) {
            node,
            target,
            reader in
            target[keyPath: path] += reader.settings(node, of: kind, as: name, example)
        } show: {
            .list(Configuration.words($0[keyPath: path]))
        }
    }

    static func text(
        _ name: String,
        _ kind: ValueKind,
        _ path: Path<Configuration.Setting?>,
        _ summary: String,
        _ example: String
    ) -> ConfigurationKey {
        ConfigurationKey(outline: KeyOutline(name: name, form: .text(kind), summary: summary, example: example)) {
            node,
            target,
            reader in
            if let setting = reader.setting(node, of: kind, as: name, example) { target[keyPath: path] = setting }
        } show: {
            $0[keyPath: path].map { .text($0.text) } ?? .absent
        }
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String, _ path: Path<Choice>, _ summary: String, _ example: String
    ) -> ConfigurationKey {
        let choices = Choice.allCases.map(\.rawValue)
        return ConfigurationKey(
            outline: KeyOutline(name: name, form: .choice(choices), summary: summary, example: example)
        ) { node, target, reader in
            if let choice = reader.choice(node, among: choices, as: name).flatMap(Choice.init) {
                target[keyPath: path] = choice
            }
        } show: {
            .text($0[keyPath: path].rawValue)
        }
    }

    static func flag(_ name: String, _ path: Path<Bool>, _ summary: String, _ example: String) -> ConfigurationKey {
        ConfigurationKey(outline: KeyOutline(name: name, form: .flag, summary: summary, example: example)) {
            node,
            target,
            reader in
            if let flag = reader.flag(node, as: name) { target[keyPath: path] = flag }
        } show: {
            .flag($0[keyPath: path])
        }
    }

    /// A flag whose absence means something other than false, although it is shown as false.
    static func flag(_ name: String, _ path: Path<Bool?>, _ summary: String, _ example: String) -> ConfigurationKey {
        ConfigurationKey(outline: KeyOutline(name: name, form: .flag, summary: summary, example: example)) {
            node,
            target,
            reader in
            if let flag = reader.flag(node, as: name) { target[keyPath: path] = flag }
        } show: {
            .flag($0[keyPath: path] ?? false)
        }
    }

    static func levels(
        _ name: String,
        _ path: Path<[Configuration.Level]>,
        _ summary: String,
        _ example: String
    ) -> ConfigurationKey {
        ConfigurationKey(outline: KeyOutline(name: name, form: .levels, summary: summary, example: example)) {
            node,
            target,
            reader in
            target[keyPath: path] += reader.levels(node, as: name, example)
        } show: {
            .levels(Configuration.words($0[keyPath: path]))
        }
    }

    static func section<Inner>(
        _ name: String, _ path: Path<Inner>, _ keys: [ConfigurationKey<Inner>], _ summary: String, _ example: String
    ) -> ConfigurationKey {
        ConfigurationKey(
            outline: KeyOutline(name: name, form: .section(keys.map(\.outline)), summary: summary, example: example)
        ) {
            node,
            target,
            reader in
            reader.read(node, keys, into: &target[keyPath: path], within: name, example)
        } show: { target in
            .section(keys.map { ($0.outline, $0.show(target[keyPath: path])) })
        }
    }

    /// - Parameter check: reports missing keys of an element at a location.
    static func sections<Inner: Sendable>(
        _ name: String,
        _ path: Path<[Inner]>,
        _ keys: [ConfigurationKey<Inner>],
        empty: Inner,
        _ summary: String,
        _ example: String,
        check: @escaping @Sendable (Inner, YAMLLocation, inout ConfigurationReader) -> Void
    ) -> ConfigurationKey {
        ConfigurationKey(
            outline: KeyOutline(name: name, form: .sections(keys.map(\.outline)), summary: summary, example: example)
        ) {
            node,
            target,
            reader in
            for element in reader.elements(node, as: name, example) {
                var inner = empty
                reader.read(element, keys, into: &inner, within: name, String(example.dropFirst(2)))
                if case .mapping = element.content { check(inner, element.location, &reader) }
                target[keyPath: path].append(inner)
            }
        } show: { target in
            .sections(target[keyPath: path].map { inner in keys.map { ($0.outline, $0.show(inner)) } })
        }
    }
}

extension ConfigurationKey<Configuration> {
    /// The rules of the team. They are read before all keys, which may name them.
    static func customRules(_ summary: String) -> ConfigurationKey {
        ConfigurationKey(
            outline: KeyOutline(
                name: ConfigurationReader.customRulesKey, form: .customRules, summary: summary,
                example: ConfigurationReader.customRulesExample)
        ) { _, _, _ in
        } show: { configuration in
            .customRules(configuration.customRules.map { ($0.rule.id, $0.keys) })
        }
    }
}
