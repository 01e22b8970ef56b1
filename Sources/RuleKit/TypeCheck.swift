public import RIBModel
internal import SourceText

/// A part of a rule that checks the types of a list independently, on several threads. A workspace caches the findings
/// of each type, and checks a type again only if something that its check read has changed.
///
/// Declare it as a constant next to a rule that has several; a rule with one check is declared by `Rule(each:)`.
public struct TypeCheck: Sendable {
    private let types: @Sendable (Project) -> [TypeID]
    private let check: @Sendable (RuleContext, TypeID) -> Void
    private let query: TypeQuery<RuleOutcome>

    /// - Parameters:
    ///   - name: unique among all checks and queries.
    ///   - types: the types to check, in order.
    ///   - check: reads only the project of the context that it is passed.
    public init(
        _ name: String, of types: @escaping @Sendable (Project) -> [TypeID],
        check: @escaping @Sendable (RuleContext, TypeID) -> Void
    ) {
        self.types = types
        self.check = check
        query = TypeQuery(name, of: types) { project, type in
            let context = RuleContext(project, recordsSkips: false)
            check(context, type)
            return context.outcome.isEmpty ? [] : [context.outcome]
        }
    }

    /// The results for all types, in the order of the types.
    fileprivate func outcome(in context: RuleContext) -> RuleOutcome {
        let project = context.project
        if context.recordsSkips { return outcome(of: types(project)[...], in: project, recordsSkips: true) }
        if project.keepsAnswers { return RuleOutcome(project.answers(query)) }
        return RuleOutcome(project.parts(of: types(project)) { outcome(of: $0, in: project, recordsSkips: false) })
    }

    private func outcome(of types: ArraySlice<TypeID>, in project: Project, recordsSkips: Bool) -> RuleOutcome {
        let context = RuleContext(project, recordsSkips: recordsSkips)
        for type in types { check(context, type) }
        return context.outcome
    }
}

extension Rule {
    /// A rule that checks each type of a list independently.
    ///
    /// - Parameters:
    ///   - condition: whether the rule has anything to check in a project.
    ///   - types: the types to check, in order.
    ///   - onceASite: whether the check may report the same code twice, see `RuleContext.run`.
    ///   - check: reads only the project of the context that it is passed.
    public init(
        _ id: String, in family: Family, as severity: Severity, isDefault: Bool = true,
        documentation: RuleDocumentation, fixes: Fixes = .none, tag: Tag? = nil, inspects: Scope,
        configurationKeys: [String] = [], mayLeaveAttached: Bool = false, reads: BodyDemand.Extent = .analyzed,
        doubt: Doubt? = nil, since: String = "0.1.0",
        where condition: @escaping @Sendable (Project) -> Bool = { _ in true },
        each types: @escaping @Sendable (Project) -> [TypeID], onceASite: Bool = false,
        check: @escaping @Sendable (RuleContext, TypeID) -> Void
    ) {
        let each = TypeCheck(id, of: types, check: check)
        self.init(
            id, in: family, as: severity, isDefault: isDefault, documentation: documentation, fixes: fixes,
            tag: tag, inspects: inspects, configurationKeys: configurationKeys, mayLeaveAttached: mayLeaveAttached,
            reads: reads, doubt: doubt, since: since
        ) { context in
            if condition(context.project) { context.run(each, onceASite: onceASite) }
        }
    }
}

extension RuleContext {
    /// Runs checks, each on all types of its list.
    ///
    /// - Parameter onceASite: whether the checks may report the same code. If so, the first finding at a site is kept,
    ///   and a candidate that contains a finding is not skipped.
    public func run(_ checks: TypeCheck..., onceASite: Bool = false) {
        let results = RuleOutcome(checks.map { $0.outcome(in: self) })
        outcome.append(onceASite ? results.onceASite() : results)
    }
}

extension RuleOutcome {
    fileprivate init(_ parts: [RuleOutcome]) {
        self.init()
        for part in parts { append(part) }
    }

    fileprivate mutating func append(_ other: RuleOutcome) {
        findings += other.findings
        evidence += other.evidence
        skips += other.skips
        others += other.others
        candidates += other.candidates
    }

    fileprivate func onceASite() -> RuleOutcome {
        var seen: Set<Site> = []
        let kept = findings.indices.filter { seen.insert(findings[$0].site).inserted }
        var result = RuleOutcome()
        result.findings = kept.map { findings[$0] }
        result.candidates = max(candidates - (findings.count - kept.count), 0)
        result.evidence = evidence.isEmpty ? [] : kept.map { evidence[$0] }
        func isFree(_ skip: Skip) -> Bool {
            let extent = skip.extent ?? skip.site
            return !seen.contains { $0.file == extent.file && extent.range.contains($0.range) }
        }
        result.skips = skips.filter(isFree)
        result.others = others.filter(isFree)
        return result
    }
}
