public import RIBModel
public import SourceText

/// What a rule says of one thing that it looked at.
public enum Verdict: Sendable {
    /// A finding, with what it rests on besides what it says itself: told only to those whose interest is in everything.
    case breach(Finding, because: [Finding.Note] = [])
    case pass(Pass)

    public init<Breach, Defence>(_ judgement: Judgement<Breach, Defence>, breach: (Breach) -> Verdict, pass: (Defence) -> Pass) {
        switch judgement {
        case .breach(let found): self = breach(found)
        case .pass(let defence): self = .pass(pass(defence))
        }
    }

    public var finding: Finding? {
        if case .breach(let finding, _) = self { return finding }
        return nil
    }

    public var pass: Pass? {
        if case .pass(let pass) = self { return pass }
        return nil
    }
}

/// Why something that a rule looks at is no breach.
public struct Pass: Sendable {
    /// The name of what was looked at, as a finding about it would have it.
    public let site: Site
    /// What was looked at, as the subject of a sentence: "The property 'router'".
    public let what: String
    /// The first condition of the rule that it does not meet, as the rest of that sentence, without a period: "is declared 'weak'".
    public let reason: String
    /// Where that can be seen.
    public let notes: [Finding.Note]
    /// The whole of what was looked at, where that is more than a name: somebody may ask about any line of it.
    public let extent: Site?

    public init(at site: Site, within extent: Site? = nil, _ what: String, _ reason: String, _ notes: [Finding.Note] = []) {
        self.site = site
        self.extent = extent
        self.what = what
        self.reason = reason
        self.notes = notes
    }

    public var sentence: String { "\(what) \(reason)." }
}

extension RuleContext {
    /// The results of a rule that still returns verdicts.
    public func add(_ verdicts: (Project, Interest) -> [Verdict]) {
        for verdict in verdicts(project, recordsSkips ? .everything : .breaches) {
            switch verdict {
            case .breach(let finding, let evidence): report(finding, evidence: evidence)
            case .pass(let pass): skip(Candidate(pass.what, at: pass.site, within: pass.extent), pass.reason, at: pass.notes)
            }
        }
    }
}
