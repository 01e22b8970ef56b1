/// What a word of a configuration stands for.
enum WordKind: Sendable {
    case path, pattern, rule, identifier

    /// For messages: `a list of rules`.
    var plural: String {
        switch self {
        case .path: "paths"
        case .pattern: "patterns"
        case .rule: "rules"
        case .identifier: "names"
        }
    }

    var singular: String {
        switch self {
        case .path: "a path"
        case .pattern: "a pattern"
        case .rule: "a rule"
        case .identifier: "a name"
        }
    }

    var example: String {
        switch self {
        case .path: "Sources"
        case .pattern: "\"**/Generated/**\""
        case .rule: "strong_router"
        case .identifier: "BaseInteractor"
        }
    }

    /// What is wrong with a word and what to write instead; nil where nothing is.
    ///
    /// - Parameter rules: the ids of all rules.
    func complaint(_ text: String, rules: [String]) -> String? {
        switch self {
        case .path: WordKind.complaint(path: text)
        case .pattern: WordKind.complaint(pattern: text)
        case .rule: WordKind.complaint(rule: text, rules)
        case .identifier: WordKind.complaint(identifier: text)
        }
    }

    private static func complaint(path: String) -> String? {
        if path.isEmpty { return "a path is empty; write '.' for the folder of this file" }
        if path.utf8.contains(UInt8(ascii: "*")) || path.utf8.contains(UInt8(ascii: "?")) {
            return "'\(path)' is a pattern, and paths alone can stand here; name the folder around"
        }
        if path.hasPrefix("~") { return "'\(path)' begins with '~', which stands for no folder here; write the path from the folder of this file" }
        return nil
    }

    private static func complaint(pattern: String) -> String? {
        let line = Array(pattern.utf8)
        if line.contains(0x0A) { return "a pattern has more than one line; write one pattern an element" }
        if let pattern = IgnorePattern(line: line[...]) {
            return pattern.isNegated && line.count == 1 ? "'!' matches nothing; write a pattern behind it" : nil
        }
        if line.allSatisfy({ $0 == 0x20 }) { return "a pattern is empty; write one, such as \(WordKind.pattern.example)" }
        if line.first == UInt8(ascii: "#") {
            return "'\(pattern)' is a comment as in a .gitignore file, and matches nothing; write '\\#' for the character"
        }
        if line.contains(UInt8(ascii: "[")) { return "the pattern '\(pattern)' has a bracket without an end; write '\\[' for the character" }
        return "the pattern '\(pattern)' can match nothing; write one such as \(WordKind.pattern.example)"
    }

    private static func complaint(rule: String, _ rules: [String]) -> String? {
        if rules.contains(rule) { return nil }
        let help = Suggestion.nearest(to: rule, among: rules).map { "did you mean '\($0)'?" }
        return "there is no rule '\(rule)'; \(help ?? "'riblint rules' lists all.")"
    }

    private static func complaint(identifier: String) -> String? {
        let scalars = identifier.unicodeScalars
        let isName = scalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil || !$0.isASCII }
        if let first = scalars.first, isName, first.properties.numericType == nil { return nil }
        return "'\(identifier)' is no name of Swift; write one without dots, brackets or spaces, such as \(WordKind.identifier.example)"
    }
}
