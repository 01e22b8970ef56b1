internal import LeakLog
internal import RIBModel
internal import RuleKit
internal import SourceText

/// Answers what keeps an object in memory, from the findings of rules and from what the properties and closures of
/// the project keep.
struct LeakTriage {
    let project: Project
    /// The families whose rules say how long an object lives, or may leave a RIB attached.
    static let families: Set<Rule.Family> = [.dismissal, .ownership, .subscriptions, .wiring, .tree, .workers]

    /// The findings of the rules of these families, reported or not.
    let all: [(finding: LintEngine.ReportedFinding, state: LeakReport.State)]
    /// Those that say something about the life of an object.
    let findings: [(life: ObjectLife, finding: LintEngine.ReportedFinding, state: LeakReport.State)]
    /// The interactors whose own messages are in the log.
    let leakedInteractors: Set<TypeID>

    init(
        project: Project, all: [(finding: LintEngine.ReportedFinding, state: LeakReport.State)],
        leakedInteractors: Set<TypeID>
    ) {
        (self.project, self.all, self.leakedInteractors) = (project, all, leakedInteractors)
        findings = all.compactMap { reported, state in
            reported.finding.life.map { (life: $0, finding: reported, state: state) }
        }
    }

    /// The answers to a message: one for each type that its name denotes.
    func answers(to message: LeakMessage?, about name: ObjectName) -> [LeakDraft] {
        let subjects = LeakSubject.all(name, in: project)
        return subjects.map { subject in
            let path = project.files[project.site(subject.type).file.index].path.printable
            let which = "\(subjects.count) types have this name; this answer is about that of '\(path)'."
            return answer(to: message, about: subject, name, subjects.count > 1 ? [which] : [])
        }
    }

    /// - Parameter which: which of several types of that name it is about.
    private func answer(
        to message: LeakMessage?, about subject: LeakSubject, _ name: ObjectName, _ which: [String]
    ) -> LeakDraft {
        let kind = message?.kind
        var draft = LeakDraft(
            kind: kind?.rawValue ?? "type", line: message?.line, type: name.text, site: project.site(subject.type),
            rib: project.knownRIBName(subject.rib?.router ?? subject.type), part: subject.part?.word,
            facts: which + LeakFacts(project: project).sentences(on: kind, subject),
            alive: message?.alive.map(\.text).filter { $0 != name.text } ?? [])
        switch kind {
        case .boundTooEarly: draft.candidates = ofFindings { $0 == .boundTooEarly(subject.type) }
        case .notCommitted: draft.candidates = ofFindings { $0 == .notCommitted }
        case .attachedTwice: draft.candidates = repeatedAttachments(of: subject)
        case .viewAppeared: draft.candidates = remainingViews(of: subject)
        case .leaked, .referenced, nil:
            if let message { draft.candidates += named(by: message) }
            let search = HolderSearch(triage: self, subject: subject, kind: kind)
            draft.candidates += search.candidates(message)
            draft.excluded = search.excluded
            draft.contradictions = search.contradictions
            draft.notSeen = search.notSeen
        }
        draft.sort()
        return draft
    }

    /// A candidate for each finding whose words on an object's life meet a condition.
    func ofFindings(
        _ certainty: LeakReport.Certainty = .certain, where isMeant: (ObjectLife) -> Bool
    ) -> [LeakDraft.Candidate] {
        findings.filter { isMeant($0.life) }.map { candidate($0.finding, $0.state, certainty, kind: "none") }
    }

    func candidate(
        _ reported: LintEngine.ReportedFinding, _ state: LeakReport.State, _ certainty: LeakReport.Certainty,
        kind: String, chain: [LeakReport.Link] = [], reason: String = ""
    ) -> LeakDraft.Candidate {
        LeakDraft.Candidate(
            certainty: certainty, kind: kind, message: reported.finding.message, site: reported.finding.site,
            chain: chain, state: state, severity: reported.ownSeverity, help: reported.finding.help, reason: reason)
    }

    // MARK: Messages about a state

    /// What may attach a router to a parent that it is attached to.
    private func repeatedAttachments(of subject: LeakSubject) -> [LeakDraft.Candidate] {
        let found = ofFindings { life in
            if case .attachedTwice(let router) = life { subject.isOf(router, in: project) } else { false }
        }
        let routers = project.tree.routers.filter { $0 == subject.type }
        return found
            + routers.flatMap { project.tree.edges(to: $0) }.flatMap { edge in
                edge.attachments.map { place in
                    LeakDraft.Candidate(
                        certainty: .possible, kind: Hold.Kind.attachment.rawValue,
                        message: "'\(project.ribName(edge.parent))' attaches it here.", site: project.site(place),
                        help: "Attach a router only if the parent does not have it.")
                }
            }
    }

    /// What may leave the view of a RIB on screen.
    private func remainingViews(of subject: LeakSubject) -> [LeakDraft.Candidate] {
        ofFindings { life in
            if case .viewRemains(let router) = life { router == subject.rib?.router } else { false }
        }
    }

    // MARK: References in a log

    /// The properties that a log names and the project declares. Those with findings come first.
    private func named(by message: LeakMessage) -> [LeakDraft.Candidate] {
        let found = message.references.compactMap { reference -> LeakDraft.Candidate? in
            guard let field = reference.field,
                let holder = reference.holder.all.lazy.compactMap({
                    project.types(named: $0.components).first
                }).first,
                let property = project.storedProperty(named: field, of: holder)
            else { return nil }
            let site = project.site(ofName: property)
            let known = findings.first { $0.finding.finding.site == site }
            let words = "'\(project.name(of: holder))' holds '\(reference.held.base)' in '\(field)'."
            return LeakDraft.Candidate(
                certainty: .named, kind: Hold.Kind.property.rawValue,
                message: known?.finding.finding.message ?? words, site: site,
                chain: [
                    LeakReport.Link("\(reference.holder.base).\(field)", isSuspect: true),
                    LeakReport.Link(reference.held.base, isSuspect: true),
                ], state: known?.state, severity: known?.finding.ownSeverity,
                help: known?.finding.finding.help ?? "")
        }
        // The property of a cycle that a rule finds wrong is the one to change.
        let wrong = found.filter { $0.state != nil }
        return wrong.isEmpty ? found : wrong
    }
}

extension Role {
    /// The part of a RIB, as users read it.
    var word: String {
        switch self {
        case .interactor: "interactor"
        case .router: "router"
        case .view: "view"
        case .presenter: "presenter"
        case .builder: "builder"
        case .component: "component"
        case .worker: "worker"
        case .workflow: "workflow"
        }
    }
}
