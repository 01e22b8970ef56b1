internal import YAMLText

/// A configuration as YAML, with every key, its value and its documentation, for `config show`. Reading it yields the
/// same configuration.
struct ConfigurationListing {
    private(set) var text = ""

    init(_ configuration: Configuration) {
        write(ConfigurationTable.keys.map { ($0.outline, $0.show(configuration)) }, indent: "", isDocumented: true)
    }

    private mutating func write(
        _ entries: [(key: KeyOutline, value: ConfigurationValue)],
        indent: String,
        isDocumented: Bool
    ) {
        for (key, value) in entries {
            let comment = isDocumented ? "  # \(key.summary)" : ""
            switch value {
            // A key without a value is the same as no key.
            case .absent: text += "\(indent)\(key.name):\(comment)\n"
            case .number(let number): text += "\(indent)\(key.name): \(number)\(comment)\n"
            case .flag(let flag): text += "\(indent)\(key.name): \(flag)\(comment)\n"
            case .text(let word): text += "\(indent)\(key.name): \(ConfigurationListing.scalar(word))\(comment)\n"
            case .list(let words):
                let list = words.map(ConfigurationListing.scalar).joined(separator: ", ")
                text += "\(indent)\(key.name): [\(list)]\(comment)\n"
            case .levels(let levels):
                text += "\(indent)\(key.name):\(levels.isEmpty ? " {}" : "")\(comment)\n"
                for (rule, level) in levels { text += "\(indent)  \(rule): \(level)\n" }
            case .customRules(let rules):
                text += "\(indent)\(key.name):\(rules.isEmpty ? " {}" : "")\(comment)\n"
                for (id, keys) in rules {
                    text += "\(indent)  \(id):\n"
                    for (name, value) in keys { text += "\(indent)    \(name): \(ConfigurationListing.flow(value))\n" }
                }
            case .section(let inner):
                text += "\(indent)\(key.name):\(comment)\n"
                write(inner, indent: indent + "  ", isDocumented: isDocumented)
            case .sections(let elements):
                text += "\(indent)\(key.name):\(elements.isEmpty ? " []" : "")\(comment)\n"
                for element in elements {
                    text += "\(indent)  -\n"
                    write(element, indent: indent + "    ", isDocumented: false)
                }
            }
        }
    }

    /// A value on one line.
    static func flow(_ value: YAMLNode.Content) -> String {
        switch value {
        case .scalar(let text, let isPlain): isPlain ? text.isEmpty ? "~" : plain(text) : scalar(text)
        case .list(let elements): "[" + elements.map { flow($0.content) }.joined(separator: ", ") + "]"
        case .mapping(let entries):
            entries.isEmpty
                ? "{}"
                : "{ " + entries.map { "\(scalar($0.key ?? "")): \(flow($0.value.content))" }.joined(separator: ", ")
                    + " }"
        }
    }

    /// A word that has no quotes in its file: its type must stay the same.
    private static func plain(_ word: String) -> String {
        ["true", "false", "null", "~"].contains(word) || word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
            ? word : scalar(word)
    }

    /// A string without quotes if YAML reads the same without them.
    static func scalar(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "_", "-", "/", ".", "0"..."9", "a"..."z", "A"..."Z": true
            default: false
            }
        }
        let begins = word.unicodeScalars.first.map { $0 == "_" || $0 == "." || $0.properties.isAlphabetic } ?? false
        let meanings = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
        if isPlain, begins, !word.hasPrefix("..."), !meanings.contains(word.lowercased()) { return word }
        var result = "\""
        for scalar in word.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || (scalar.value >= 0x7F && scalar.value < 0xA0) {
                    result += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
                } else if [0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(scalar.value) {
                    result += "\\u" + String(scalar.value, radix: 16)
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
