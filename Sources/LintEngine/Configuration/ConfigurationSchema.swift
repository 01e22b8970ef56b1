internal import JSONText
internal import RuleKit

/// The table of keys as JSON Schema, for editors: `config schema`.
struct ConfigurationSchema {
    /// The words that name rules.
    let rules: RuleNames

    /// Draft 7, which the YAML support of editors reads.
    var text: String {
        var members = object(ConfigurationTable.keys.map(\.outline))
        members.insert(("$schema", .text("http://json-schema.org/draft-07/schema#")), at: 0)
        members.insert(("title", .text(".riblint.yml")), at: 1)
        members.append(
            (
                "definitions",
                .object([("rule", rule), ("level", level)])
            )
        )
        return FittedJSON.object(members).lines() + "\n"
    }

    /// An id, a family or preset, a pattern, or the id of a rule that a configuration declares.
    private var rule: FittedJSON {
        .object([
            (
                "anyOf",
                .array([
                    .object([("enum", .array(words.map(FittedJSON.text)))]),
                    .object([("type", .text("string")), ("pattern", .text("^app_[a-z0-9_]+$"))]),
                    .object([("type", .text("string")), ("pattern", .text(#"^[a-z_*?]*[*?][a-z_*?]*$"#))]),
                ])
            )
        ])
    }

    /// The family of declared rules has none until a configuration declares one.
    private var words: [String] {
        let custom = Rule.Family.custom.rawValue
        return rules.words.contains(custom) ? rules.words : rules.words + [custom]
    }

    private func object(_ keys: [KeyOutline]) -> [(String, FittedJSON)] {
        [
            ("type", .text("object")), ("additionalProperties", .flag(false)),
            ("properties", .object(keys.map { ($0.name, property($0)) })),
        ]
    }

    private func property(_ key: KeyOutline) -> FittedJSON {
        var members: [(String, FittedJSON)] = [("description", .text(key.summary))]
        var isNullable = true
        switch key.form {
        case .version:
            members.append(("enum", .array([.number(ConfigurationTable.version), .null])))
            isNullable = false
        case .flag: members.append(("type", .text("boolean")))
        case .text(let kind): members += word(kind)
        case .choice(let words): members.append(("enum", .array(words.map(FittedJSON.text) + [.null])))
        case .list(let kind): members += [("type", .text("array")), ("items", .object(word(kind)))]
        case .levels:
            members += [
                ("type", .text("object")), ("propertyNames", .object([("$ref", .text("#/definitions/rule"))])),
                ("additionalProperties", .object([("$ref", .text("#/definitions/level"))])),
            ]
        case .customRules: members += CustomRuleSchema.members
        case .section(let keys): members += object(keys)
        case .sections(let keys):
            let required: (String, FittedJSON) = ("required", .array(keys.map { .text($0.name) }))
            members += [("type", .text("array")), ("items", .object(object(keys) + [required]))]
        }
        // A key without a value is the same as no key.
        if isNullable {
            members = members.map { name, value in
                if name == "type", case .text(let type) = value { return (name, .array([.text(type), .text("null")])) }
                return (name, value)
            }
        }
        return .object(members)
    }

    private func word(_ kind: ValueKind) -> [(String, FittedJSON)] {
        switch kind {
        case .rule: [("$ref", .text("#/definitions/rule"))]
        case .preset:
            [
                ("type", .text("string")),
                ("pattern", .text("^(\(Preset.words.joined(separator: "|")))(@\\d+\\.\\d+)?$")),
            ]
        case .path, .pattern: [("type", .text("string")), ("minLength", .number(1))]
        case .versions:
            [
                ("type", .text("string")),
                ("pattern", .text(#"^ *(>=|<=|==|>|<)? *\d+(\.\d+){0,2} *(, *(>=|<=|==|>|<)? *\d+(\.\d+){0,2} *)*$"#)),
            ]
        case .functionName:
            [("type", .text("string")), ("pattern", .text(#"^([^\W\d]\w*\.)*[^\W\d]\w*(\(([^\W\d]\w*:)*\))?$"#))]
        case .typeName, .memberName, .moduleName: [("type", .text("string")), ("pattern", .text(#"^[^\W\d]\w*$"#))]
        }
    }

    private var level: FittedJSON {
        let words = FittedJSON.object([("enum", .array(["error", "warning", "note", "off"].map(FittedJSON.text)))])
        let long = FittedJSON.object([
            ("type", .text("object")), ("additionalProperties", .flag(false)),
            ("required", .array([.text("severity")])),
            ("properties", .object([("severity", words)])),
        ])
        return .object([("oneOf", .array([words, long]))])
    }
}
