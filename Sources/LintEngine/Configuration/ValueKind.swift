internal import RIBModel

/// The kind of a string in a configuration.
enum ValueKind: Sendable {
    case path, pattern, rule, preset, typeName, memberName, functionName, moduleName, versions

    /// For messages: `a list of rules`.
    var plural: String {
        switch self {
        case .path: "paths"
        case .pattern: "patterns"
        case .rule: "rules"
        case .preset: "presets"
        case .typeName: "type names"
        case .memberName: "names"
        case .functionName: "names of functions"
        case .moduleName: "module names"
        case .versions: "ranges of versions"
        }
    }

    var singular: String {
        switch self {
        case .path: "a path"
        case .pattern: "a pattern"
        case .rule: "a rule"
        case .preset: "a preset"
        case .typeName: "a type name"
        case .memberName: "a name"
        case .functionName: "the name of a function"
        case .moduleName: "a module name"
        case .versions: "a range of versions"
        }
    }

    var example: String {
        switch self {
        case .path: "Sources"
        case .pattern: "\"**/Generated/**\""
        case .rule: "strong_router"
        case .preset: "recommended"
        case .typeName: "BaseInteractor"
        case .memberName: "output"
        case .functionName: "open or Navigator.open(_:animated:)"
        case .moduleName: "OurRIBs"
        case .versions: "\">=0.1, <1.0\""
        }
    }

    /// What is wrong with a string, and what to write instead; nil if it is valid.
    ///
    /// - Parameter rules: the words that name rules.
    func complaint(_ text: String, rules: RuleNames) -> String? {
        switch self {
        case .path: ValueKind.complaint(path: text)
        case .pattern: ValueKind.complaint(pattern: text)
        case .rule: rules.complaint(text)
        case .preset: Preset.complaint(text)
        case .functionName:
            FunctionWord(text) == nil
                ? "'\(text)' does not name a function; use a name such as \(example)" : nil
        case .versions:
            VersionRange(text) == nil
                ? "'\(text)' is no range of versions; write one such as \(example), or a version such as 0.1.0" : nil
        case .typeName, .memberName, .moduleName: complaint(identifier: text)
        }
    }

    private static func complaint(path: String) -> String? {
        if path.isEmpty { return "empty path; write '.' for the folder of this file" }
        if path.utf8.contains(UInt8(ascii: "*")) || path.utf8.contains(UInt8(ascii: "?")) {
            return "expected a path; found the pattern '\(path)', so name the folder around instead"
        }
        if path.hasPrefix("~") {
            return "'~' is not expanded in '\(path)'; write the path from the folder of this file"
        }
        return nil
    }

    private static func complaint(pattern: String) -> String? {
        let line = Array(pattern.utf8)
        if line.contains(0x0A) { return "a pattern has more than one line; write one pattern per element" }
        if let pattern = IgnorePattern(line: line[...]) {
            return pattern.isNegated && line.count == 1 ? "'!' matches nothing; add a pattern after it" : nil
        }
        if line.allSatisfy({ $0 == 0x20 }) {
            return "empty pattern; write one, for example \(ValueKind.pattern.example)"
        }
        if line.first == UInt8(ascii: "#") {
            return "'\(pattern)' is a comment as in .gitignore and matches nothing; write '\\#' for the character"
        }
        if line.contains(UInt8(ascii: "[")) {
            return "unclosed bracket in the pattern '\(pattern)'; write '\\[' for the character"
        }
        return "the pattern '\(pattern)' matches nothing; write one, for example \(ValueKind.pattern.example)"
    }

    private func complaint(identifier: String) -> String? {
        let scalars = identifier.unicodeScalars
        let isName = scalars.allSatisfy {
            $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil || !$0.isASCII
        }
        if let first = scalars.first, isName, first.properties.numericType == nil { return nil }
        let expected = singular.replacing("a ", with: "a plain ", maxReplacements: 1)
        return "'\(identifier)' is not a Swift identifier; use \(expected) such as \(example)"
    }
}
