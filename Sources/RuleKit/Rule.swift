public import RIBModel

/// A rule: its documentation, and the check that finds violations.
public struct Rule: Sendable {
    /// In snake case. Never changed, and never reused for another rule.
    public let id: String
    public let family: Family
    /// The severity of findings without one of their own.
    public let severity: Severity
    /// Whether the rule runs by default.
    public let isDefault: Bool
    public let documentation: RuleDocumentation
    /// Whether its findings have fixes.
    public let fixes: Fixes
    /// What its findings say about code as a whole, which editors show in another style; nil for most rules.
    public let tag: Tag?
    /// The things that it inspects.
    public let inspects: Scope
    /// The keys of the configuration section 'ribs' that it depends on.
    public let configurationKeys: [String]
    /// Whether a finding means that what ends a RIB may not reach its parent, so that the RIB stays attached.
    public let mayLeaveAttached: Bool
    /// How much code its check needs.
    public let reads: BodyDemand.Extent
    /// The code that it looks into, whatever other rules need.
    public let seeks: SoughtCode
    /// How the rule notices that it does not know how a project does what it asks for; nil for rules that never doubt.
    public let doubt: Doubt?
    /// The first version that contains it.
    public let since: String
    /// Where a configuration declares it; nil for a rule of riblint.
    public let declaration: RuleDeclaration?
    private let check: @Sendable (RuleContext) -> Void
    /// The outcome in a workspace: an edit runs the check again only if it changes something that the check read.
    private let query: ProjectQuery<RuleOutcome>
    /// For rules about suppressions: computes the findings after all checks have run. Nil for rules about code.
    public private(set) var audit: (@Sendable (SuppressionAudit) -> [Finding])?

    /// - Parameter check: filters the project's candidates and words the findings. It reads neither tokens nor files,
    ///   does not sort, and does not use line numbers.
    public init(
        _ id: String, in family: Family, as severity: Severity, isDefault: Bool = true,
        documentation: RuleDocumentation, fixes: Fixes = .none, tag: Tag? = nil,
        inspects: Scope = Scope("suppression comments"), configurationKeys: [String] = [],
        mayLeaveAttached: Bool = false, reads: BodyDemand.Extent = .analyzed,
        seeks: SoughtCode = SoughtCode(), doubt: Doubt? = nil, since: String = "0.1.0",
        declaration: RuleDeclaration? = nil, check: @escaping @Sendable (RuleContext) -> Void
    ) {
        self.declaration = declaration
        self.id = id
        self.family = family
        self.severity = severity
        self.isDefault = isDefault
        self.documentation = documentation
        self.fixes = fixes
        self.tag = tag
        self.inspects = inspects
        self.configurationKeys = configurationKeys
        self.mayLeaveAttached = mayLeaveAttached
        self.reads = reads
        self.seeks = seeks
        self.doubt = doubt
        self.since = since
        self.check = check
        query = ProjectQuery(id) { Rule.outcome(of: check, doubt, in: $0, recordsSkips: false) }
    }

    /// A rule about suppression comments that needs to know which of them a run used.
    public static func auditing(
        _ id: String, as severity: Severity, documentation: RuleDocumentation, fixes: Fixes, tag: Tag? = nil,
        audit: @escaping @Sendable (SuppressionAudit) -> [Finding]
    ) -> Rule {
        var rule = Rule(id, in: .suppressions, as: severity, documentation: documentation, fixes: fixes, tag: tag) {
            _ in
        }
        rule.audit = audit
        return rule
    }

    /// The ids by which suppressions and baselines name it: its own, then former ones.
    public var allIDs: [String] { [id] + (declaration?.formerIDs ?? []) }

    /// The findings in a project, in the order in which the check reports them.
    public func check(_ project: Project) -> [Finding] {
        if project.keepsAnswers { return project[query].findings }
        return Rule.outcome(of: check, doubt, in: project, recordsSkips: false).findings
    }

    /// The findings in a project with their evidence, and the reasons why other candidates are not reported.
    public func explain(_ project: Project) -> RuleOutcome {
        Rule.outcome(of: check, doubt, in: project, recordsSkips: true)
    }

    private static func outcome(
        of check: (RuleContext) -> Void, _ doubt: Doubt?, in project: Project, recordsSkips: Bool
    ) -> RuleOutcome {
        let context = RuleContext(project, recordsSkips: recordsSkips)
        check(context)
        context.outcome.addOthers()
        doubt?.examine(&context.outcome)
        return context.outcome
    }

    /// The things that a rule inspects.
    public struct Scope: Sendable {
        /// The things, in the plural: "stored properties".
        public let things: String
        /// The roles of the types that contain them; empty if the rule is not about types.
        public let roles: [Role]

        public init(_ things: String, of roles: [Role] = []) {
            self.things = things
            self.roles = roles
        }
    }

    /// A group of rules; each but the last has a folder in `Rules/`. The last is that of rules which a configuration
    /// declares.
    public enum Family: String, Sendable, CaseIterable {
        case dismissal, ownership, subscriptions, wiring, tree, layering, workers, plugins, testing, suppressions,
            custom
    }

    public enum Fixes: String, Sendable {
        case none, sometimes, always
    }

    public enum Tag: Sendable {
        /// The code is not needed.
        case unnecessary
        /// The code uses something that was replaced.
        case deprecated
    }

    /// The rule as reporters and pages show it.
    public var page: RulePage { RulePage(self) }
}

extension [Rule] {
    /// How much code their checks need together.
    public var reads: BodyDemand.Extent { reduce(.analyzed) { $0.union($1.reads) } }

    /// The code that they look into, whatever other rules need.
    public var seek: SoughtCode { reduce(SoughtCode()) { $0.union($1.seeks) } }
}

/// The texts of a rule's page.
public struct RuleDocumentation: Sendable {
    /// One sentence that describes a violation.
    public let summary: String
    /// The leak or defect at run time.
    public let reason: String
    /// The conditions of a violation, so that a reader can predict a finding.
    public let howItWorks: String
    /// When a finding is an error, a warning, a note; empty if every finding has the severity of the rule.
    public let levels: String
    /// The cases that the rule cannot detect, or deliberately does not report.
    public let limitations: String
    public let example: RuleExample
    /// Further reading.
    public let references: [String]

    public init(
        summary: String, reason: String, howItWorks: String, levels: String = "", limitations: String,
        example: RuleExample, references: [String] = []
    ) {
        self.summary = summary
        self.reason = reason
        self.howItWorks = howItWorks
        self.levels = levels
        self.limitations = limitations
        self.example = example
        self.references = references
    }
}

/// A rule without its check.
public struct RulePage: Sendable {
    public let id: String
    public let family: String
    public let severity: Severity
    public let isDefault: Bool
    public let documentation: RuleDocumentation
    public let fixes: Rule.Fixes
    public let tag: Rule.Tag?
    public let configurationKeys: [String]
    /// Whether the rule may doubt its findings in a whole project.
    public let doubts: Bool
    public let since: String
    /// Where a configuration declares it; nil for a rule of riblint.
    public let declaration: RuleDeclaration?

    init(_ rule: Rule) {
        id = rule.id
        family = rule.family.rawValue
        severity = rule.severity
        isDefault = rule.isDefault
        documentation = rule.documentation
        fixes = rule.fixes
        tag = rule.tag
        configurationKeys = rule.configurationKeys
        doubts = rule.doubt != nil
        declaration = rule.declaration
        since = rule.since
    }

    /// The id in Pascal case, which SARIF requires of a rule's `name`: `StrongRouter`.
    public var pascalName: String {
        id.split(separator: "_").map { $0.prefix(1).uppercased() + String($0.dropFirst()) }.joined()
    }
}
