internal import CustomRules
internal import RuleKit

/// The words by which options and configurations name rules: ids, families, presets, and patterns such as `strong_*`.
/// Suppressions and baselines name rules by their ids alone.
struct RuleNames: Sendable, ExpressibleByArrayLiteral {
    /// In the order of the catalog.
    let ids: [String]
    /// Those that run by default.
    let defaults: Set<String>
    /// The families and presets with the ids of their rules.
    private let groups: [(name: String, ids: [String])]
    /// All ids, for look-ups.
    private let known: Set<String>

    init(_ catalog: [Rule]) {
        ids = catalog.map(\.id)
        known = Set(ids)
        let recommended = catalog.filter(\.isDefault).map(\.id)
        defaults = Set(recommended)
        let families = Rule.Family.allCases.map { family in
            (family.rawValue, catalog.filter { $0.family == family }.map(\.id))
        }
        let essential = catalog.filter { $0.isDefault && $0.severity == .error }.map(\.id)
        groups =
            families.filter { !$0.1.isEmpty } + [
                (RuleNames.essential, essential), (RuleNames.recommended, recommended), (RuleNames.all, ids),
            ]
    }

    private init(ids: [String], defaults: Set<String>, groups: [(name: String, ids: [String])]) {
        self.ids = ids
        self.defaults = defaults
        self.groups = groups
        known = Set(ids)
    }

    /// With the ids of rules that a configuration declares, and the words that it groups them by.
    ///
    /// - Parameter mistaken: the ids of rules that have mistakes.
    func adding(_ custom: [CustomRule], mistaken: [String] = []) -> RuleNames {
        if custom.isEmpty, mistaken.isEmpty { return self }
        let new = custom.map(\.id) + mistaken
        let recommended = custom.filter { $0.severity != nil }.map(\.id)
        var groups = self.groups.map { group in
            switch group.name {
            case RuleNames.recommended: (group.name, group.ids + recommended)
            case RuleNames.all: (group.name, group.ids + new)
            default: group
            }
        }
        let words = custom.compactMap(\.group)
        let own =
            [Rule.Family.custom.rawValue]
            + words.enumerated().filter { !words[..<$0.offset].contains($0.element) }
            .map(\.element)
        groups.insert(
            contentsOf: own.map { word in
                (word, word == Rule.Family.custom.rawValue ? new : custom.filter { $0.group == word }.map(\.id))
            }, at: max(groups.count - 3, 0))
        return RuleNames(ids: ids + new, defaults: defaults.union(recommended), groups: groups)
    }

    /// Rules without families, all on by default.
    init(arrayLiteral ids: String...) { self.init(ids: ids) }

    init(ids: [String]) {
        self.ids = ids
        defaults = Set(ids)
        known = defaults
        groups = [(RuleNames.recommended, ids), (RuleNames.all, ids)]
    }

    /// The preset of the rules that report errors by default.
    static let essential = "essential"
    /// The preset of the rules that are on by default.
    static let recommended = "recommended"
    /// The preset of all rules.
    static let all = "all"

    /// The names of families and presets.
    var groupNames: [String] { groups.map(\.name) }

    /// All words but patterns, for suggestions.
    var words: [String] { ids + groupNames }

    /// The ids of the rules that a word names; empty if it names none.
    func rules(_ word: String) -> [String] {
        if known.contains(word) { return [word] }
        if let group = groups.first(where: { $0.name == word }) { return group.ids }
        guard RuleNames.isPattern(word) else { return [] }
        let pattern = NamePattern(word)
        return ids.filter(pattern.matches)
    }

    /// Whether a word names rules otherwise than by an id.
    func isGroup(_ word: String) -> Bool { !known.contains(word) }

    /// What is wrong with a word; nil if it names rules.
    func complaint(_ word: String) -> String? {
        if !rules(word).isEmpty { return nil }
        let list = "run 'riblint rules' to list all rules"
        if RuleNames.isPattern(word) { return "the pattern '\(word)' matches no rule; \(list)" }
        let help = Suggestion.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
        return "unknown rule '\(word)'; \(help ?? list)"
    }

    private static func isPattern(_ word: String) -> Bool { word.contains("*") || word.contains("?") }
}

extension LintEngine {
    /// The names of families and presets, by which options and configurations name several rules at once.
    public var ruleGroups: [String] { ruleNames.groupNames }

    /// The ids of the rules that a word of an option names; empty if it names none.
    public func rules(named word: String) -> [String] { ruleNames.rules(word) }
}
