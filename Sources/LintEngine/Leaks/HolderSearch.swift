internal import LeakLog
internal import RIBModel
internal import RuleKit
internal import SourceText

/// What keeps one object: the candidates, what cannot be the cause, and what was not looked at.
struct HolderSearch {
    let triage: LeakTriage
    let subject: LeakSubject
    /// The kind of the message; nil if the question is about a type.
    let kind: LeakMessage.Kind?
    /// The closures that capture the object. They are searched in the code of all classes, once.
    private let captured: [CapturedValue]

    init(triage: LeakTriage, subject: LeakSubject, kind: LeakMessage.Kind?) {
        (self.triage, self.subject, self.kind) = (triage, subject, kind)
        captured = triage.project.capturedValues(of: subject.type)
    }

    var project: Project { triage.project }
    private var type: TypeID { subject.type }

    /// Whether the object's router is known to be gone.
    var isRouterGone: Bool {
        kind == .leaked && (subject.part == .interactor || subject.isView)
    }

    func candidates(_ message: LeakMessage?) -> [LeakDraft.Candidate] {
        heldByFindings() + ofInteractor() + releasedLaunches(message)
            + (isRouterGone ? [] : attachments() + unended()) + properties() + closures()
    }

    // MARK: Findings

    /// The findings about what holds the object.
    private func heldByFindings() -> [LeakDraft.Candidate] {
        triage.findings.compactMap { life, finding, state in
            guard case .held(let hold) = life, subject.isOf(hold.held, in: project) || isKeptRouter(hold.held)
            else { return nil }
            return triage.candidate(
                finding, state, certainty(of: hold), kind: hold.kind.rawValue, chain: chain(hold, finding))
        }
    }

    /// Whether a type is the router that keeps the object, where that is not known to be gone.
    private func isKeptRouter(_ held: TypeID) -> Bool { !isRouterGone && held == subject.rib?.router }

    private func certainty(of hold: Hold) -> LeakReport.Certainty {
        switch hold.length {
        case .lasting: .certain
        case .ending: .ending
        // As long as the holder, which something may keep for good.
        case .unknown: hold.holder.map(isKeptForGood) == true ? .certain : .possible
        }
    }

    private func isKeptForGood(_ holder: TypeID) -> Bool {
        holder != type
            && triage.findings.contains { life, _, _ in
                guard case .held(let hold) = life else { return false }
                return hold.length == .lasting && project.isKind(holder, of: hold.held)
            }
    }

    /// The objects from the holder to the object, and back to the holder if the object keeps it.
    private func chain(_ hold: Hold, _ reported: LintEngine.ReportedFinding) -> [LeakReport.Link] {
        let name = project.name(of: type)
        let source: String
        switch (hold.kind, hold.holder) {
        case (.property, let holder?):
            let owner = project.name(of: holder)
            source = reported.finding.symbol.hasPrefix("\(owner).") ? reported.finding.symbol : owner
        case (.subscription, nil): source = "what it subscribes to"
        case (.observer, nil): source = "what it observes"
        case (.task, nil): source = "the task"
        case (.closure, let holder?), (.subscription, let holder?):
            let keeper = reported.finding.subject
            source = project.name(of: holder) + (keeper.isEmpty ? "" : ".\(keeper)")
        case (.attachment, let holder?): source = project.ribName(holder)
        case (_, let holder?): source = project.name(of: holder)
        case (_, nil): source = "the closure"
        }
        let links = [source] + closure(hold, reported)
        let first = links.map { LeakReport.Link($0, isSuspect: true) }
        let held = LeakReport.Link(name, isSuspect: true)
        guard let holder = hold.holder, hold.length != .ending, holder != type else { return first + [held] }
        let end = back(to: holder)
        return first + (end.isEmpty ? [held] : end)
    }

    /// The closure between a holder and the object; none for a hold without one.
    private func closure(_ hold: Hold, _ reported: LintEngine.ReportedFinding) -> [String] {
        switch hold.kind {
        case .closure, .subscription: ["a closure in \(reported.finding.symbol)"]
        case .property, .task, .observer, .attachment: []
        }
    }

    /// The properties from the object to its holder.
    private func back(to holder: TypeID) -> [LeakReport.Link] {
        let path = project.ownershipPath(from: type, to: holder) ?? []
        return path.map { step in LeakReport.Link("\(project.name(of: step.owner)).\(step.name)", isSuspect: false) }
            + (path.isEmpty ? [] : [LeakReport.Link(project.name(of: holder), isSuspect: false)])
    }

    /// For a view, what keeps the interactor that owns it. The framework reports that first, so without its message
    /// it is only possible.
    private func ofInteractor() -> [LeakDraft.Candidate] {
        guard subject.isView, let interactor = subject.rib?.interactor else { return [] }
        let isKnown = triage.leakedInteractors.contains(interactor)
        let owner = LeakSubject(interactor, in: project)
        return triage.findings.compactMap { life, finding, state in
            guard case .held(let hold) = life, owner.isOf(hold.held, in: project) else { return nil }
            let certainty: LeakReport.Certainty =
                hold.length == .ending ? .ending : isKnown && hold.length == .lasting ? .certain : .possible
            return triage.candidate(
                finding, state, certainty, kind: hold.kind.rawValue,
                chain: [
                    LeakReport.Link(finding.finding.symbol, isSuspect: true),
                    LeakReport.Link(project.name(of: interactor), isSuspect: true),
                    LeakReport.Link(project.name(of: type), isSuspect: true),
                ])
        }
    }

    // MARK: Released too early

    /// For a view, the launches of routers that nothing keeps: their views are in the window, and rightly so.
    private func releasedLaunches(_ message: LeakMessage?) -> [LeakDraft.Candidate] {
        guard subject.isView, let router = subject.rib?.router else { return [] }
        let alive = (message?.alive ?? []).flatMap { LeakSubject.all($0, in: project) }
        return triage.findings.compactMap { life, finding, state in
            guard case .released(let launched) = life, project.tree.routers.contains(launched) else { return nil }
            let isOwn = launched == router
            guard isOwn || isBelow(launched, router) else { return nil }
            let isRootAlive = alive.contains { $0.isView && $0.rib?.router == launched }
            return triage.candidate(
                finding, state, isOwn || isRootAlive ? .released : .possible, kind: "none",
                reason: isOwn ? "The view is right: its router went too early." : "")
        }
    }

    /// Whether a router's RIB is below that of another.
    private func isBelow(_ ancestor: TypeID, _ router: TypeID) -> Bool {
        var seen: Set<TypeID> = [router]
        var work = [router]
        while let current = work.popLast() {
            for edge in project.tree.edges(to: current) where seen.insert(edge.parent).inserted {
                if edge.parent == ancestor { return true }
                work.append(edge.parent)
            }
        }
        return false
    }

    // MARK: Attachments

    /// The parents that have the RIB attached and never detach it, or may not.
    func attachments() -> [LeakDraft.Candidate] {
        guard let router = subject.rib?.router else { return [] }
        return project.tree.routers.flatMap { parent in
            zip(project.tree.edges(from: parent), project.closings(of: parent)).compactMap { edge, closing in
                guard edge.child.ribs.contains(where: { $0.router == router }) else { return nil }
                return attachment(edge, TreeVerdict(of: edge, closing, project))
            }
        }
    }

    private func attachment(_ edge: Edge, _ verdict: TreeVerdict) -> LeakDraft.Candidate? {
        guard verdict.closes == .no, let site = verdict.site, !isReported(edge) else { return nil }
        let known = triage.all.first { $0.finding.finding.site == site && $0.finding.rule.family == .tree }
        let parent = project.ribName(edge.parent)
        return LeakDraft.Candidate(
            certainty: .certain, kind: Hold.Kind.attachment.rawValue,
            message: known?.finding.finding.message ?? "'\(parent)' has it attached, and never detaches it.",
            site: site,
            chain: [
                LeakReport.Link(parent, isSuspect: true),
                LeakReport.Link(project.ribName(edge.child.ribs[0].router), isSuspect: true),
            ], state: known?.state, severity: known?.finding.ownSeverity, help: known?.finding.finding.help ?? "")
    }

    /// Whether a finding says that the parent never detaches the RIB.
    private func isReported(_ edge: Edge) -> Bool {
        triage.findings.contains { life, _, _ in
            guard case .held(let hold) = life, hold.kind == .attachment else { return false }
            return hold.holder == edge.parent && hold.held == subject.rib?.router
        }
    }

    /// The findings about the RIB by which what would end it may not reach its parent, and the places that attach it a
    /// second time.
    private func unended() -> [LeakDraft.Candidate] {
        guard let rib = subject.rib else { return [] }
        let twice = triage.findings.filter { $0.life == .attachedTwice(rib.router) }.map { _, finding, state in
            triage.candidate(finding, state, .certain, kind: Hold.Kind.attachment.rawValue)
        }
        let name = project.ribName(rib.router)
        let others = triage.all.filter { reported, _ in
            reported.finding.life == nil && reported.finding.rib == name && reported.ownSeverity != .note
                && reported.rule.mayLeaveAttached
        }
        return twice
            + others.map { triage.candidate($0.finding, $0.state, .possible, kind: Hold.Kind.attachment.rawValue) }
    }

    // MARK: Properties and closures

    /// The stored properties that may hold the object by their types.
    private func properties() -> [LeakDraft.Candidate] {
        project.strongHolders(of: type).compactMap { holder in
            if isOwnPart(holder) { return nil }
            let name = project.symbol(holder.property)
            let end = holder.isStatic ? [] : holder.owner.map(back) ?? []
            let kind = holder.owner == nil ? "is global and " : holder.isStatic ? "is static and " : ""
            return LeakDraft.Candidate(
                certainty: .possible, kind: Hold.Kind.property.rawValue,
                message: "'\(name)' \(kind)holds such an object strongly.",
                site: project.site(ofName: holder.property),
                chain: [
                    LeakReport.Link(name, isSuspect: true), LeakReport.Link(project.name(of: type), isSuspect: true),
                ] + end)
        }
    }

    /// Whether a property is one by which a RIB keeps its own parts, and which its router takes with it.
    private func isOwnPart(_ holder: StrongHolder) -> Bool {
        guard let owner = holder.owner, let rib = subject.rib else { return false }
        let owners = [rib.router, rib.interactor].compactMap { $0 }
        return isRouterGone && owners.contains(owner) && !(subject.part == .interactor && owner == rib.interactor)
    }

    /// The closures that capture the object and that an object keeps.
    private func closures() -> [LeakDraft.Candidate] {
        captured.filter { $0.keeper == .object }.map { value in
            let code = project.symbol(value.code)
            return LeakDraft.Candidate(
                certainty: .possible, kind: Hold.Kind.closure.rawValue,
                message: "A closure in '\(code)' captures \(value.isSelf ? "'self'" : "it") strongly, and is kept.",
                site: project.site(value.place),
                chain: [
                    LeakReport.Link(code, isSuspect: true), LeakReport.Link(project.name(of: type), isSuspect: true),
                ], help: "Capture it weakly.")
        }
    }

    // MARK: What was not looked at

    var notSeen: [LeakDraft.NotSeen] {
        let unknown = captured.filter { $0.keeper == .unknown }
        let shared = project.sharedHolders(of: type)
        let closures = LeakDraft.NotSeen(
            message: Phrase.count(unknown.count, "closure") + " that "
                + (unknown.count == 1 ? "captures" : "capture") + " it and "
                + (unknown.count == 1 ? "is" : "are") + " passed to code that is not analyzed",
            places: unknown.prefix(3).map { project.site($0.place) })
        let properties = LeakDraft.NotSeen(
            message: (shared == 1 ? "1 property" : "\(shared) properties")
                + " of base classes and protocols that other types share")
        let superclass = project.unresolvedSuperclass(of: type).map {
            LeakDraft.NotSeen(message: "the code of '\($0)', from which it inherits")
        }
        return [unknown.isEmpty ? nil : closures, shared == 0 ? nil : properties, superclass].compactMap { $0 } + [
            LeakDraft.NotSeen(
                message: "libraries that keep what they are passed, storyboards, threads, and debuggers")
        ]
    }
}
