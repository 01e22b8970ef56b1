internal import RIBModel
internal import RuleKit
internal import SourceText

/// The answer of one rule for the line.
extension WhyNot {
    func answer(_ rule: Rule) -> ExplanationBuilder {
        let inactivity = inactivity(of: rule)
        let outcome = outcome(of: rule)
        if let builder = found(rule, outcome, inactivity) { return builder }
        let reasons = reasons(outcome)
        guard !reasons.isEmpty else { return nothingHere(rule, outcome, inactivity) }
        // Whatever type contains it, a comment is a comment.
        return notReported(rule, inactivity + reasons + (rule.audit == nil ? roles : []))
    }

    /// The findings of a rule, and the reasons why others are none.
    func outcome(of rule: Rule) -> RuleOutcome {
        rule.explain(project).adding(rule.audit == nil ? [] : SuppressionReasons(session).skips(of: rule))
    }

    /// Why the rule did not run for the file; empty if it did.
    func inactivity(of rule: Rule) -> [Detail] { session.inactivity(of: rule, at: path).map { [Detail($0)] } ?? [] }

    private func notReported(_ rule: Rule, _ details: [Detail]) -> ExplanationBuilder {
        ExplanationBuilder(answer: "\(rule.id) does not report \(location).", details: details)
    }

    private func isHere(_ site: Site) -> Bool {
        session.file(path) == site.file && map.line(of: Int(site.range.start)) == line
    }

    /// Whether a finding is at the line.
    func isHere(_ finding: LintEngine.ReportedFinding) -> Bool { isHere(finding.finding.site) }

    /// Whether the line is one of a site's lines.
    private func isWithin(_ site: Site) -> Bool {
        guard session.file(path) == site.file, !site.range.isEmpty else { return false }
        return (map.line(of: Int(site.range.start))...map.line(of: Int(site.range.end) - 1)).contains(line)
    }

    // MARK: Candidates on the line

    /// Why the candidates on the line are not violations.
    func reasons(_ outcome: RuleOutcome) -> [Detail] {
        // A builder and its build functions are skipped for the same reason, which is given once.
        var seen: Set<String> = []
        let skips = concerned(outcome.skips).sorted { $0.site < $1.site }
        return skips.filter { seen.insert($0.sentence).inserted }.map { skip in
            Detail(skip.sentence, (isHere(skip.site) ? [] : [Finding.Note(skip.site, "it is here")]) + skip.notes)
        }
    }

    /// The candidates whose name is on the line; else those with a note on it; else the smallest that contain it.
    private func concerned(_ skips: [Skip]) -> [Skip] {
        let named = skips.filter { isHere($0.site) }
        if !named.isEmpty { return named }
        let noted = skips.filter { skip in skip.notes.contains { isHere($0.site) } }
        if !noted.isEmpty { return noted }
        let around = skips.filter { $0.extent.map(isWithin) ?? false }
        let least = around.compactMap { $0.extent.map { $0.range.end - $0.range.start } }.min()
        return around.filter { skip in skip.extent.map { $0.range.end - $0.range.start } == least }
    }

    /// The answer if a finding is on the line, reported or not, or if a finding elsewhere has a note on it.
    func found(_ rule: Rule, _ outcome: RuleOutcome, _ inactivity: [Detail]) -> ExplanationBuilder? {
        let own = session.findings.filter { $0.rule.id == rule.id }
        if let finding = own.first(where: isHere) {
            if finding.isShown {
                return ExplanationBuilder(answer: "\(rule.id) reports \(location).", findings: [finding])
            }
            return ExplanationBuilder(
                answer: "\(rule.id) has a finding at \(location), but does not report it.", findings: [finding],
                details: [session.status(of: finding)])
        }
        if let finding = outcome.findings.first(where: { isHere($0.site) }), !inactivity.isEmpty {
            let reported = LintEngine.ReportedFinding(
                rule: rule, finding: finding, severity: finding.severity ?? rule.severity,
                level: finding.severity ?? rule.severity, fingerprint: "", isSuppressed: false, isAsked: true)
            return ExplanationBuilder(
                answer: "\(rule.id) does not report \(location), but would if it were on.", findings: [reported],
                details: inactivity)
        }
        let naming = own.first { ($0.finding.related + $0.finding.path).contains { isHere($0.site) } }
        guard let naming else { return nil }
        return ExplanationBuilder(
            answer: "\(rule.id) has a finding elsewhere that refers to \(location).", findings: [naming],
            details: naming.isShown ? [] : [session.status(of: naming)])
    }

    // MARK: No candidate on the line

    private func nothingHere(_ rule: Rule, _ outcome: RuleOutcome, _ inactivity: [Detail]) -> ExplanationBuilder {
        let scope = Detail("This rule does not check anything on this line. It checks: \(rule.inspects.things).")
        // Outside of RIBs, the line may contain code that the rule checks inside of them: the missing role comes first.
        let details = isOutsideOfRIBs ? surroundings + [scope] : [scope] + surroundings
        return notReported(rule, inactivity + details + nearby(outcome))
    }

    /// The roles of the type that contains the line, or a sentence that no type contains it.
    var surroundings: [Detail] { roles.isEmpty ? [Detail("No type contains this line.")] : roles }

    /// Whether the line is in a type without a role.
    var isOutsideOfRIBs: Bool { type.map { project.roleOrigins(of: $0).isEmpty } ?? false }

    /// The roles of the innermost type that contains the line's first character; empty outside of types.
    private var roles: [Detail] { type.map { [RoleWords(project: project).detail(on: $0)] } ?? [] }

    private var type: TypeID? {
        guard let file = session.file(path) else { return nil }
        let range = map.range(ofLine: line)
        let text = map.bytes[range]
        let blanks = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let start = UInt32(range.lowerBound + (blanks < text.count ? blanks : 0))
        return project.type(at: Site(file, ByteRange(start, start)))
    }

    /// The candidates of the rule in the same file that are nearest to the line, in order of lines.
    private func nearby(_ outcome: RuleOutcome) -> [Detail] {
        let all =
            outcome.findings.map { Finding.Note($0.site, $0.message) }
            + outcome.skips.map { Finding.Note($0.site, $0.sentence) }
        func distance(_ note: Finding.Note) -> Int { abs(map.line(of: Int(note.site.range.start)) - line) }
        let candidates = all.filter { session.file(path) == $0.site.file }
        let nearest = candidates.sorted { (distance($0), $0.site) < (distance($1), $1.site) }.prefix(WhyNot.mostNearby)
        guard !nearest.isEmpty else { return [Detail("It does not check anything in this file.")] }
        return [Detail("In this file it checks:", nearest.sorted { $0.site < $1.site })]
    }

    private static let mostNearby = 6
}
