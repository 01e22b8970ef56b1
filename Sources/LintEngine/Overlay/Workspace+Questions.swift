public import RuleKit
public import SourceText

extension Workspace {
    /// The path of the baseline in use, absolute unless the request has a relative one; nil if there is none.
    public var baselinePath: SourcePath? { context.baseline?.file }

    /// The baseline with a finding more.
    ///
    /// - Parameter fingerprint: that of the finding.
    /// - Returns: nil if there is no baseline, or if no finding that is not suppressed has that fingerprint.
    public func baseline(adding fingerprint: String) -> Baseline? {
        guard let stored = context.baseline else { return nil }
        if !isCurrent { apply([]) }
        return context.employ { [self] workers in
            let (engine, scope, analysis) = (context.engine, texts.scope, texts.analysis)
            var findings = engine.run(context.rules, on: analysis, scope, levels: context.levels, by: workers)
            let check = engine.check(stored, &findings, analysis, scope, ran: context.rules)
            let open = findings.filter { !$0.isSuppressed }
            guard let number = open.firstIndex(where: { $0.fingerprint == fingerprint }) else { return nil }
            return check.adding([number], reason: nil)
        }
    }

    /// Why a rule does not report a line of the present texts, or that it does. Analyzes the project anew, with the
    /// code that any rule asks for.
    ///
    /// - Parameters:
    ///   - rule: the rule's id; nil for all rules.
    ///   - file: absolute.
    ///   - line: from 1.
    public func whyNot(_ rule: String?, at file: SourcePath, line: Int) throws(LintError) -> Explanation {
        try context.engine.whyNot(
            rule, at: file, shown: relativePath(of: file), line: line, context.request, texts.overlay)
    }
}
