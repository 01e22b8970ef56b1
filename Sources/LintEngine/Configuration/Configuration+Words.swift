internal import RuleKit

/// The settings of files that extend each other as one file would say them: each word once.
extension Configuration {
    /// The words of a list.
    static func words(_ settings: [Setting]) -> [String] {
        var words: [String] = []
        var seen: Set<String> = []
        for setting in settings where seen.insert(setting.written).inserted { words.append(setting.written) }
        return words
    }

    /// The words with severities of `rules`: groups first, then the rules that have one of their own. A word has the
    /// severity of its last setting, and a rule that a later group names too has that of the group.
    static func words(_ levels: [Level]) -> [(rule: String, level: String)] {
        var last: [String: Int] = [:]
        var lastOfRule: [String: Int] = [:]
        for (index, level) in levels.enumerated() {
            last[level.rule.written] = index
            lastOfRule[level.rule.text] = index
        }
        func entry(_ word: String, _ level: Level) -> (rule: String, level: String) {
            (word, level.severity?.rawValue ?? "off")
        }
        let ends = levels.indices.filter { last[levels[$0].rule.written] == $0 }
        let groups = ends.filter { levels[$0].rule.group != nil }.map { entry(levels[$0].rule.written, levels[$0]) }
        let rules = ends.filter { levels[$0].rule.group == nil }.map { index in
            entry(levels[index].rule.text, levels[lastOfRule[levels[index].rule.text] ?? index])
        }
        return groups + rules
    }
}
