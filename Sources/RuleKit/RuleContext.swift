public import RIBModel
public import SourceText

/// One evaluation of a rule: the project to check, and the results.
///
/// A class, because a check and its helpers append to the same outcome. Used by one thread.
public final class RuleContext {
    /// The project to check. A `TypeCheck` must not use any other, since a workspace records the reads of this one.
    public let project: Project
    /// Whether the reasons against findings are recorded, for `explain`. A lint run only records findings.
    public let recordsSkips: Bool
    var outcome = RuleOutcome()

    init(_ project: Project, recordsSkips: Bool) {
        self.project = project
        self.recordsSkips = recordsSkips
    }

    // MARK: Results

    /// Counts a candidate of a rule that doubts itself: something that the claim is made of, whether or not it is a
    /// finding. A lint run counts, and records nothing else.
    public func consider() { outcome.candidates += 1 }

    /// Reports a finding.
    ///
    /// - Parameters:
    ///   - site: the smallest name that is wrong.
    ///   - message: one sentence that describes the problem and names both parties, with its period.
    ///   - help: the edit that removes the finding, in the imperative, with its period.
    ///   - severity: nil unless the rule has findings of several severities.
    ///   - member: the declaration that contains the violation; nil for the type itself. Part of the fingerprint.
    ///   - subject: the part of the declaration that the finding is about; never the name of a local. Part of the
    ///     fingerprint.
    ///   - type: a type of the RIB that the finding concerns.
    ///   - related: evidence at other sites, most important first.
    ///   - path: the steps from an event to the violation.
    ///   - fix: an edit that removes the finding; left out where it writes another language than the file's.
    ///   - group: what the finding has in common with others that one change removes with it; they are reported as one.
    ///   - life: what the finding says about the life of an object; nil if it is about something else.
    ///   - receivers: the functions and types that the value concerned is passed to, for a rule that doubts itself;
    ///     evaluated if it does.
    ///   - evidence: further facts that support the finding, shown only by `explain`.
    public func report(
        at site: Site, _ message: String, help: String, severity: Severity? = nil, about member: DeclarationID? = nil,
        subject: String = "", in type: TypeID?, related: [Finding.Note] = [], path: [Finding.Note] = [],
        fix: Fix? = nil, group: Finding.Group? = nil, life: ObjectLife? = nil,
        passedTo receivers: @autoclosure @escaping @Sendable () -> [ValueReceiver] = [],
        evidence: @autoclosure () -> [Finding.Note] = []
    ) {
        let symbol = member.map { project.symbol($0) } ?? type.map { project.name(of: $0) }
        var finding = Finding(
            at: site, message, help: help, severity: severity, rib: type.flatMap { project.knownRIBName($0) },
            symbol: symbol ?? "", subject: subject, related: related, path: path, fixes: fixes(fix),
            group: group, life: life)
        finding.receivers = project.keepsAnswers ? .known(receivers()) : .unknown(receivers)
        report(finding, evidence: evidence())
    }

    private func fixes(_ fix: Fix?) -> [Fix] {
        guard let fix else { return [] }
        let isInPlace = fix.edits.allSatisfy {
            $0.replacement.isEmpty || project.language(of: $0.site.file) == $0.language
        }
        return isInPlace ? [fix] : []
    }

    /// Reports a finding that does not belong to a declaration of a RIB.
    public func report(_ finding: Finding, evidence: @autoclosure () -> [Finding.Note] = []) {
        outcome.findings.append(finding)
        if recordsSkips { outcome.evidence.append(evidence()) }
    }

    /// Records why a candidate is not reported: the first condition of a violation that it does not meet.
    ///
    /// The arguments are not evaluated in a lint run.
    ///
    /// - Parameters:
    ///   - candidate: the checked candidate.
    ///   - reason: the predicate of a sentence about the candidate, without a period: "is declared 'weak'".
    ///   - notes: the sites that show the reason.
    public func skip(
        _ candidate: @autoclosure () -> Candidate, _ reason: @autoclosure () -> SkipReason,
        at notes: @autoclosure () -> [Finding.Note] = []
    ) {
        guard recordsSkips else { return }
        outcome.skips.append(Skip(candidate(), reason(), notes()))
    }

    /// The same for a reason that is computed as a text.
    @_disfavoredOverload
    public func skip(
        _ candidate: @autoclosure () -> Candidate, _ reason: @autoclosure () -> String,
        at notes: @autoclosure () -> [Finding.Note] = []
    ) {
        skip(candidate(), SkipReason(reason()), at: notes())
    }

    /// Records why a candidate is not reported that the check does not examine further. The reason counts only if the
    /// rule records nothing else at the candidate's site.
    ///
    /// Callers that have to search for such candidates do so only if `recordsSkips` is true.
    public func skipOther(
        _ candidate: @autoclosure () -> Candidate, _ reason: @autoclosure () -> String,
        at notes: @autoclosure () -> [Finding.Note] = []
    ) {
        guard recordsSkips else { return }
        outcome.others.append(Skip(candidate(), SkipReason(reason()), notes()))
    }
}

/// The result of one evaluation of a rule.
public struct RuleOutcome: Sendable, Equatable {
    /// In the order in which the check reported them.
    public internal(set) var findings: [Finding] = []
    /// By finding, the facts that only `explain` shows; empty unless skips are recorded.
    public internal(set) var evidence: [[Finding.Note]] = []
    /// In the order in which the check recorded them; empty unless skips are recorded.
    public internal(set) var skips: [Skip] = []
    /// The number of those that are about candidates which the rule examined: the first ones.
    var examined = 0
    /// The reasons that count only where nothing else is recorded; empty once the rule has been evaluated.
    var others: [Skip] = []
    /// The number of candidates, findings included, that a rule which doubts itself considered.
    public internal(set) var candidates = 0

    /// The same outcome with reasons that only a finished run knows.
    public func adding(_ skips: [Skip]) -> RuleOutcome {
        var result = self
        result.skips += skips
        return result
    }

    /// Whether the check recorded nothing.
    var isEmpty: Bool { findings.isEmpty && skips.isEmpty && candidates == 0 }

    /// Adds the other reasons: the first at each site that has neither a finding nor another reason.
    mutating func addOthers() {
        examined = skips.count
        guard !others.isEmpty else { return }
        var seen = Set(findings.map(\.site) + skips.map(\.site))
        skips += others.filter { seen.insert($0.site).inserted }
        others = []
    }
}
