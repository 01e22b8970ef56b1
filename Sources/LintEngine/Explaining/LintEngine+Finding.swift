internal import RIBModel
public import RuleKit
public import SourceText

extension LintEngine {
    /// Everything that led to a finding, and whether it is reported.
    ///
    /// - Parameter fingerprint: the finding's fingerprint, or a prefix of it that no other finding has.
    public func explain(finding fingerprint: String, _ request: LintRequest) throws(LintError) -> Explanation {
        let digits = fingerprint.lowercased()
        guard !digits.isEmpty, digits.utf8.count <= 16, digits.allSatisfy(\.isHexDigit) else {
            throw .malformedFingerprint(fingerprint)
        }
        return try withSession(request) { session, workers throws(LintError) in
            let matches = candidates(session, by: workers).filter { $0.finding.isNamed(by: digits) }
            guard let match = matches.first else { throw .unknownFingerprint(fingerprint) }
            guard matches.count == 1 else {
                throw .ambiguousFingerprint(fingerprint, matches.map { line(on: $0.finding, session) })
            }
            return try explanation(account(of: match.finding, match.inactivity, session), session, by: workers)
        }
    }

    /// Everything that led to the findings on a line; if there are none, why not.
    ///
    /// - Parameters:
    ///   - file: relative to the working folder.
    ///   - line: from 1.
    ///   - request: without paths, a file outside of the working folder is linted with its own project.
    public func explain(_ file: SourcePath, line: Int, _ request: LintRequest) throws(LintError) -> Explanation {
        let engine = try withRules(of: request)
        return try ask(about: engine.catalog, at: file, line: line, request) { question, session in
            let findings = session.findings.filter(question.isHere)
            guard !findings.isEmpty else { return question.answerOfAll() }
            let count = Phrase.count(findings.count, "finding")
            var builder = ExplanationBuilder(answer: "\(count) at \(question.location).")
            for finding in findings {
                let account = account(of: finding, nil, session)
                builder.findings += account.findings
                builder.details += [Detail("\(finding.rule.id), fingerprint \(finding.fingerprint):")] + account.details
            }
            return builder
        }
    }

    /// The findings of the run, then those of rules that did not run, each with the reason why its rule did not.
    func candidates(
        _ session: ExplainSession, by workers: Workers
    ) -> [(finding: ReportedFinding, inactivity: String?)] {
        let known = Set(session.findings.flatMap { [$0] + $0.others }.map(\.fingerprint))
        var all = Selection()
        all.takesAll = true
        let levels = RuleLevels(selection: all, layers: [], added: [])
        // What a rule about suppressions finds depends on which others run, so one that did not run has no findings.
        let rules = session.catalog.filter { session.families.contains($0.family) && $0.family != .suppressions }
        let others = run(rules, on: session.analysis, session.scope, audits: false, levels: levels, by: workers)
        return session.findings.map { ($0, nil) }
            + others.filter { !known.contains($0.fingerprint) }.map { finding in
                (finding, session.inactivity(of: finding.rule, at: path(of: finding, session)))
            }
    }

    private func path(of finding: ReportedFinding, _ session: ExplainSession) -> SourcePath {
        session.analysis.files[finding.finding.site.file.index].path
    }

    private func line(on finding: ReportedFinding, _ session: ExplainSession) -> String {
        let symbol = SourcePath(finding.finding.symbol).printable
        return "\(finding.fingerprint) \(finding.rule.id) in \(symbol) (\(path(of: finding, session).printable))"
    }

    private func account(
        of reported: ReportedFinding, _ inactivity: String?, _ session: ExplainSession
    ) -> ExplanationBuilder {
        let (rule, finding) = (reported.rule, reported.finding)
        var details = [inactivity.map { Detail($0) } ?? session.status(of: reported)]
        if !finding.path.isEmpty { details.append(Detail("Path:", finding.path)) }
        let facts = finding.related + evidence(for: finding, by: rule, session)
        if !facts.isEmpty { details.append(Detail("Evidence:", facts)) }
        details += roles(at: [finding.site] + facts.map(\.site) + finding.path.map(\.site), session)
        details.append(Detail("How \(rule.id) decides: \(rule.documentation.howItWorks)"))
        let levels = rule.documentation.levels
        if !levels.isEmpty { details.append(Detail("When it is an error, a warning, a note: \(levels)")) }
        let answer = "\(rule.id) in '\(finding.symbol)', fingerprint \(reported.fingerprint)."
        return ExplanationBuilder(answer: answer, findings: [reported], details: details)
    }

    /// The facts that a rule records for `explain` alone.
    private func evidence(for finding: Finding, by rule: Rule, _ session: ExplainSession) -> [Finding.Note] {
        let outcome = rule.explain(session.project)
        let pairs = zip(outcome.findings, outcome.evidence)
        return pairs.first { $0.0.site == finding.site && $0.0.message == finding.message }?.1 ?? []
    }

    /// The roles of all types that contain one of the sites, each type once; types without a role are left out.
    private func roles(at sites: [Site], _ session: ExplainSession) -> [Detail] {
        let project = session.project
        var seen: Set<TypeID> = []
        let types = sites.compactMap { project.type(at: $0) }.filter { seen.insert($0).inserted }
        return types.filter { !project.roleOrigins(of: $0).isEmpty }.map { RoleWords(project: project).detail(on: $0) }
    }
}

extension LintEngine.ReportedFinding {
    /// Whether a fingerprint begins like its own, or like that of a finding that became a related location of it.
    fileprivate func isNamed(by digits: String) -> Bool {
        ([self] + others).contains { $0.fingerprint.hasPrefix(digits) }
    }
}
