/// The results of the examples of rules that a configuration declares.
public struct RuleTestReport: Sendable {
    /// In the order of the configuration.
    public let rules: [RuleResult]

    public struct RuleResult: Sendable {
        public let rule: String
        /// Where the rule is declared: `.riblint.yml:3`.
        public let origin: String
        /// In order; none for a rule without examples, which counts as a failure.
        public let examples: [ExampleResult]

        public var hasFailed: Bool { examples.isEmpty || examples.contains { $0.failure != nil } }
    }

    public struct ExampleResult: Sendable {
        /// Where the example is: `.riblint.yml:12`.
        public let place: String
        public let isBad: Bool
        /// Why it failed, in lines; nil if it passed.
        public let failure: [String]?
    }

    public var hasFailed: Bool { rules.contains(where: \.hasFailed) }
    public var exampleCount: Int { rules.reduce(0) { $0 + $1.examples.count } }
    public var failedCount: Int {
        rules.reduce(0) { $0 + max($1.examples.count { $0.failure != nil }, $1.examples.isEmpty ? 1 : 0) }
    }
}
