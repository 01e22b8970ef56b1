public import RIBModel
public import SourceText

/// One evaluation of a rule: the project that it checks, and where its results go.
///
/// A class because a check and its helpers append to the same outcome. One thread uses it.
public final class RuleContext {
    /// The project to check. A `TypeCheck` reads no other, because a workspace records what is read through it.
    public let project: Project
    /// Whether the reasons against findings are recorded, for `explain`. A lint run records findings alone.
    public let recordsSkips: Bool
    var outcome = RuleOutcome()

    init(_ project: Project, recordsSkips: Bool) {
        self.project = project
        self.recordsSkips = recordsSkips
    }

    // MARK: Results

    /// Reports a finding.
    ///
    /// - Parameters:
    ///   - site: the smallest name that is wrong.
    ///   - message: what is wrong, with both parties named: one sentence, with its period.
    ///   - help: the edit that removes the finding, in the imperative, with its period.
    ///   - severity: differs from the rule's only where the rule has findings of several severities.
    ///   - member: the declaration that contains the violation; the type where there is none. Part of the fingerprint.
    ///   - subject: what in that declaration it is about; never the name of a local. Part of the fingerprint.
    ///   - type: a type of the RIB that the finding concerns.
    ///   - related: evidence elsewhere, most important first.
    ///   - path: the steps from an event to the violation.
    ///   - fix: an edit that removes the finding.
    ///   - evidence: more facts that the finding rests on; only `explain` shows them.
    public func report(
        at site: Site, _ message: String, help: String, severity: Severity? = nil, about member: DeclarationID? = nil,
        subject: String = "", in type: TypeID?, related: [Finding.Note] = [], path: [Finding.Note] = [],
        fix: Fix? = nil, evidence: @autoclosure () -> [Finding.Note] = []
    ) {
        let symbol = member.map { project.symbol($0) } ?? type.map { project.name(of: $0) }
        let finding = Finding(
            at: site, message, help: help, severity: severity, rib: type.map { project.ribName($0) },
            symbol: symbol ?? "", subject: subject, related: related, path: path, fixes: fix.map { [$0] } ?? [])
        report(finding, evidence: evidence())
    }

    /// Reports a finding that is about no declaration of a RIB.
    public func report(_ finding: Finding, evidence: @autoclosure () -> [Finding.Note] = []) {
        outcome.findings.append(finding)
        if recordsSkips { outcome.evidence.append(evidence()) }
    }

    /// Records why something that the rule checked is not reported: the first condition of a violation that it does not
    /// meet.
    ///
    /// Nothing is evaluated in a lint run.
    ///
    /// - Parameters:
    ///   - candidate: what was checked.
    ///   - reason: the rest of a sentence that begins with the candidate's name, without a period:
    ///     "is declared 'weak'".
    ///   - notes: where that can be seen.
    public func skip(
        _ candidate: @autoclosure () -> Candidate, _ reason: @autoclosure () -> String,
        at notes: @autoclosure () -> [Finding.Note] = []
    ) {
        guard recordsSkips else { return }
        outcome.skips.append(Skip(candidate(), reason(), notes()))
    }
}

/// What a rule looks at: a property, a call, a type.
public struct Candidate: Sendable {
    /// Its name, as a finding about it would have it.
    let site: Site
    /// The subject of a sentence: "The property 'router'".
    let name: String
    /// All of it, where that is more than a name: `explain --why-not` may ask about any line of it.
    let extent: Site?

    /// - Parameters:
    ///   - name: the subject of a sentence: "The property 'router'".
    ///   - site: its name in the source.
    ///   - extent: all of it, where that is more than a name.
    public init(_ name: String, at site: Site, within extent: Site? = nil) {
        self.name = name
        self.site = site
        self.extent = extent
    }
}

/// Why a rule does not report something that it checked.
public struct Skip: Sendable, Equatable {
    /// The candidate's name in the source.
    public let site: Site
    /// All of the candidate, where that is more than a name.
    public let extent: Site?
    /// The candidate with the first condition of a violation that it does not meet, with a period.
    public let sentence: String
    /// Where that can be seen.
    public let notes: [Finding.Note]

    init(_ candidate: Candidate, _ reason: String, _ notes: [Finding.Note]) {
        site = candidate.site
        extent = candidate.extent
        sentence = "\(candidate.name) \(reason)."
        self.notes = notes
    }
}

/// What one evaluation of a rule came to.
public struct RuleOutcome: Sendable, Equatable {
    /// In the order in which the check reported them.
    public internal(set) var findings: [Finding] = []
    /// By finding, facts that only `explain` shows; empty unless skips were recorded.
    public internal(set) var evidence: [[Finding.Note]] = []
    /// In the order in which the check recorded them; empty unless skips were recorded.
    public internal(set) var skips: [Skip] = []
}
