public import RIBModel

/// One convention: everything that is known of it stands in this value, and every page about it derives from it.
public struct Rule: Sendable {
    /// In snake case; never renamed, never used again for something else.
    public let id: String
    public let family: Family
    /// The severity of a finding that does not say its own.
    public let severity: Severity
    /// Whether it runs unless switched off.
    public let isDefault: Bool
    /// One line, a sentence: what the breach is.
    public let summary: String
    /// Why it is one: what leaks or breaks at run time.
    public let reason: String
    /// The procedure in words, so that a reader can foretell a finding.
    public let decision: String
    /// What it cannot see, and where it keeps silent on purpose.
    public let limits: String
    /// A whole breach: annotated code that the rule flags.
    public let before: String
    /// The same code, mended.
    public let after: String
    /// Whether some findings carry a fix.
    public let fixes: Fixes
    /// What it looks at.
    public let scope: Scope
    /// The keys of the configuration's 'ribs' by which a project's own words get a say in it.
    public let words: [String]
    /// Where to read on.
    public let references: [String]
    /// The first version that has it.
    public let since: String
    /// Filters and maps over the project: walks no tokens, reads no files, sorts nothing, knows no line numbers. What is no breach
    /// it tells only to those whose interest is in everything.
    public let judge: @Sendable (Project, Interest) -> [Verdict]
    /// What it says about suppressions, once all checks are done; nil for rules about code.
    public private(set) var audit: (@Sendable (SuppressionAudit) -> [Finding])?

    public init(
        _ id: String, in family: Family, as severity: Severity, isDefault: Bool = true, summary: String, reason: String,
        decision: String, limits: String, before: String, after: String, fixes: Fixes = .none, looksAt scope: Scope,
        words: [String] = [], references: [String] = [], since: String = "0.1.0",
        judge: @escaping @Sendable (Project, Interest) -> [Verdict]
    ) {
        self.id = id
        self.family = family
        self.severity = severity
        self.isDefault = isDefault
        self.summary = summary
        self.reason = reason
        self.decision = decision
        self.limits = limits
        self.before = before
        self.after = after
        self.fixes = fixes
        self.scope = scope
        self.words = words
        self.references = references
        self.since = since
        self.judge = judge
    }

    /// A rule that has nothing to say of what is no breach.
    public init(
        _ id: String, in family: Family, as severity: Severity, isDefault: Bool = true, summary: String, reason: String,
        decision: String, limits: String, before: String, after: String, fixes: Fixes = .none, looksAt scope: Scope = Scope("suppression comments"),
        check: @escaping @Sendable (Project) -> [Finding]
    ) {
        self.init(
            id, in: family, as: severity, isDefault: isDefault, summary: summary, reason: reason, decision: decision, limits: limits,
            before: before, after: after, fixes: fixes, looksAt: scope
        ) { project, _ in
            check(project).map { .breach($0) }
        }
    }

    /// What it finds.
    public func check(_ project: Project) -> [Finding] { judge(project, .breaches).compactMap(\.finding) }

    /// A rule that looks at what became of the suppressions of a run, not at code.
    public static func auditing(
        _ id: String, as severity: Severity, summary: String, reason: String, decision: String, limits: String, before: String, after: String,
        fixes: Fixes, audit: @escaping @Sendable (SuppressionAudit) -> [Finding]
    ) -> Rule {
        var rule = Rule(
            id, in: .suppressions, as: severity, summary: summary, reason: reason, decision: decision, limits: limits, before: before,
            after: after, fixes: fixes, check: { _ in [] })
        rule.audit = audit
        return rule
    }

    /// What a rule looks at at all.
    public struct Scope: Sendable {
        /// The things, in the plural: "stored properties".
        public let things: String
        /// The roles of the types that they belong to; none where it is not about types.
        public let roles: [Role]

        public init(_ things: String, of roles: [Role] = []) {
            self.things = things
            self.roles = roles
        }
    }

    /// Rules that belong together; a folder of `Rules/` each.
    public enum Family: String, Sendable, CaseIterable {
        case dismissal, ownership, subscriptions, wiring, tree, layering, workers, plugins, testing, suppressions
    }

    public enum Fixes: String, Sendable {
        case none, sometimes, always
    }

    /// The part of the rule that is text: what reporters and pages need.
    public var page: RulePage { RulePage(self) }
}

/// What can be read about a rule, free of its check.
public struct RulePage: Sendable {
    public let id: String
    public let family: String
    public let severity: Severity
    public let isDefault: Bool
    public let summary: String
    public let reason: String
    public let decision: String
    public let limits: String
    public let before: String
    public let after: String
    public let fixes: Rule.Fixes
    public let words: [String]
    public let references: [String]
    public let since: String

    init(_ rule: Rule) {
        id = rule.id
        family = rule.family.rawValue
        severity = rule.severity
        isDefault = rule.isDefault
        summary = rule.summary
        reason = rule.reason
        decision = rule.decision
        limits = rule.limits
        before = rule.before
        after = rule.after
        fixes = rule.fixes
        words = rule.words
        references = rule.references
        since = rule.since
    }

    /// The id in Pascal case, as SARIF wants a rule's `name`: `StrongRouter`.
    public var pascalName: String {
        id.split(separator: "_").map { $0.prefix(1).uppercased() + String($0.dropFirst()) }.joined()
    }
}
