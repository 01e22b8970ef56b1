/// Where a configuration declares a rule, and what it says of it that rules of riblint do not have.
public struct RuleDeclaration: Sendable, Equatable {
    /// The file and the line: `.riblint.yml:3`.
    public let place: String
    /// The team's page about the rule; nil for none.
    public let url: String?
    /// The team's word for several rules; nil for none.
    public let group: String?
    /// Ids that the rule had before: suppressions and baselines that name them are for it.
    public let formerIDs: [String]
    /// In the order of the configuration, without lines of carets.
    public let examples: [Example]

    public struct Example: Sendable, Equatable {
        public let code: String
        /// Whether the rule reports it.
        public let isBad: Bool

        public init(_ code: String, isBad: Bool) {
            self.code = code
            self.isBad = isBad
        }
    }

    public init(at place: String, url: String?, group: String?, formerIDs: [String] = [], examples: [Example]) {
        self.formerIDs = formerIDs
        self.place = place
        self.url = url
        self.group = group
        self.examples = examples
    }
}
