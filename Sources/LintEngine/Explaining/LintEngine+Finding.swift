internal import RIBModel
public import RuleKit
internal import SourceText

extension LintEngine {
    /// All that led to a finding, and what became of it.
    ///
    /// - Parameter fingerprint: its fingerprint, or as many of the digits as no other has.
    public func explain(finding fingerprint: String, _ request: LintRequest) throws(LintError) -> Explanation {
        let digits = fingerprint.lowercased()
        guard !digits.isEmpty, digits.utf8.count <= 16, digits.allSatisfy(\.isHexDigit) else { throw .malformedFingerprint(fingerprint) }
        return try inquire(request) { inquest, workers throws(LintError) in
            let matches = candidates(inquest, by: workers).filter { $0.judged.fingerprint.hasPrefix(digits) }
            guard let match = matches.first else { throw .unknownFingerprint(fingerprint) }
            guard matches.count == 1 else {
                throw .ambiguousFingerprint(fingerprint, matches.map { line(on: $0.judged, inquest) })
            }
            return try explanation(account(of: match.judged, silence: match.silence, inquest), inquest, by: workers)
        }
    }

    /// Everything that is found, also by rules that are off, then with what switches them off.
    private func candidates(_ inquest: Inquest, by workers: Workers) -> [(judged: ReportedFinding, silence: String?)] {
        let known = Set(inquest.judged.map(\.fingerprint))
        var all = Selection()
        all.takesAll = true
        let levels = RuleLevels(selection: all, layers: [], added: [])
        // Rules about suppressions depend on which others run: only those that do have a say.
        let rules = catalog.filter { $0.family != .suppressions }
        let others = run(rules, on: inquest.analysis, inquest.scope, audits: false, levels: levels, by: workers).filter { !known.contains($0.fingerprint) }
        return inquest.judged.map { ($0, nil) } + others.map { judged in
            (judged, inquest.silence(of: judged.rule, at: inquest.analysis.files[judged.finding.site.file.index].path))
        }
    }

    private func line(on judged: ReportedFinding, _ inquest: Inquest) -> String {
        let path = inquest.analysis.files[judged.finding.site.file.index].path.printable
        return "\(judged.fingerprint) \(judged.rule.id) in \(SourcePath(judged.finding.symbol).printable) (\(path))"
    }

    private func account(of judged: ReportedFinding, silence: String?, _ inquest: Inquest) -> Draft {
        let finding = judged.finding
        var remarks = [silence.map { Draft.Remark($0) } ?? inquest.fate(of: judged)]
        if !finding.path.isEmpty { remarks.append(Draft.Remark("Path:", finding.path)) }
        let facts = finding.related + reasons(for: finding, by: judged.rule, inquest)
        if !facts.isEmpty { remarks.append(Draft.Remark("Evidence:", facts)) }
        remarks += roles(at: [finding.site] + facts.map(\.site) + finding.path.map(\.site), inquest)
        remarks.append(Draft.Remark("How \(judged.rule.id) decides: \(judged.rule.decision)"))
        return Draft(answer: "\(judged.rule.id) in '\(finding.symbol)', fingerprint \(judged.fingerprint).", judged: [judged], remarks: remarks)
    }

    /// What the rule tells of a finding to those who ask.
    private func reasons(for finding: Finding, by rule: Rule, _ inquest: Inquest) -> [Finding.Note] {
        for case .breach(let found, let reasons) in rule.judge(inquest.project, .everything)
        where found.site == finding.site && found.message == finding.message {
            return reasons
        }
        return []
    }

    /// The roles of all types that places stand in, each once; types without one say nothing.
    private func roles(at sites: [Site], _ inquest: Inquest) -> [Draft.Remark] {
        let project = inquest.project
        var seen: Set<TypeID> = []
        return sites.compactMap { project.type(at: $0) }.filter { seen.insert($0).inserted && !project.roleOrigins(of: $0).isEmpty }.map {
            RoleWords(project: project).remark(on: $0)
        }
    }
}
