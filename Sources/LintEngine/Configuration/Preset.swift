internal import RuleKit

/// A choice of rules by one word, with the version whose rules it means: `essential`, `all@0.1`.
struct Preset: Sendable, Equatable {
    enum Choice: String, Sendable, CaseIterable {
        /// The rules that report errors by default: for the first week.
        case essential
        /// The rules that are on by default.
        case recommended
        /// All rules; notes are warnings.
        case all
    }

    let choice: Choice
    /// The version up to whose rules it is meant: later ones report notes. Nil for the running one.
    private let version: Minor?

    /// The first two numbers of a version.
    private struct Minor: Sendable, Equatable, Comparable {
        let major: Int
        let minor: Int

        /// - Returns: nil if the text does not begin with two numbers.
        init?(_ text: some StringProtocol) {
            let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count >= 2, let major = numbers[0], let minor = numbers[1], major >= 0, minor >= 0 else {
                return nil
            }
            (self.major, self.minor) = (major, minor)
        }

        static func < (left: Minor, right: Minor) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
    }

    static let words = Choice.allCases.map(\.rawValue)

    /// - Returns: nil if the text is not a preset; `complaint` says why.
    init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let choice = Choice(rawValue: String(parts[0])) else { return nil }
        self.choice = choice
        guard parts.count == 2 else {
            version = nil
            return
        }
        guard let version = Minor(parts[1]), parts[1].split(separator: ".").count == 2 else { return nil }
        self.version = version
    }

    /// What is wrong with a text, and what to write instead; nil if it is a preset.
    static func complaint(_ text: String) -> String? {
        let word = String(text.prefix { $0 != "@" })
        guard words.contains(word) else {
            let help = Suggestion.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
            return "unknown preset '\(word)'; \(help ?? "expected \(Phrase.all(words, "or"))")"
        }
        guard let preset = Preset(text) else {
            return
                "'\(text)' is not a preset; write '\(word)', or '\(word)@0.1' with the first two numbers of a version"
        }
        if let version = preset.version, let current = Minor(Release.version), current < version {
            return "'\(text)' is a preset of a later version; this is \(Release.version)"
        }
        return nil
    }

    /// Whether a rule of riblint is on, if nothing else says so.
    func turnsOn(_ rule: Rule) -> Bool {
        switch choice {
        case .essential: rule.isDefault && rule.severity == .error
        case .recommended: rule.isDefault
        case .all: true
        }
    }

    /// The severity of a finding, given the one that its rule decided.
    func severity(of own: Severity, by rule: Rule) -> Severity {
        if rule.declaration != nil { return own }
        if let version, let since = Minor(rule.since), version < since { return .note }
        return choice == .all && own == .note ? .warning : own
    }
}

extension LintEngine {
    /// The ids of the rules that a preset turns on, in the order of the catalog.
    ///
    /// - Returns: nil if there is no preset of that name.
    public func rules(ofPreset word: String) -> [String]? {
        Preset(word).map { preset in builtIn.filter(preset.turnsOn).map(\.id) }
    }

    /// The names of presets.
    public static var presets: [String] { Preset.words }
}
