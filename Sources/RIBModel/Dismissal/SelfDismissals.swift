import SourceText

/// A dismissal that a RIB's view makes on its own, with no notification of a listener on that path.
public struct SelfDismissal: Equatable, Sendable {
    /// The name of the dismissing call.
    public let place: NodeReference
    public let kind: DismissalKind
    /// The class or struct whose code makes it.
    public let type: TypeID
    /// The RIB views that inherit it, or the type itself if it is one.
    public let views: [TypeID]
    /// The function that an event enters, or that installs the handler.
    public let entry: DeclarationID
    public let isHandler: Bool
    /// The path from the entry to the dismissal: the entry, each call, the dismissal.
    public let path: [NodeReference]
    /// Methods through which the view could notify its listener, in the order of the protocol.
    public let listenerMethods: [DeclarationID]

    /// The self-dismissals in the code of a type, for that view alone.
    fileprivate static let query = Query<TypeID, [SelfDismissal]>("selfDismissals") { project, type in
        project[DismissalCode.query, type].flatMap { code -> [SelfDismissal] in
            let called = Set(project[OutsideCalls.calledFunctions, type])
            var dismissals = ViewDismissalAnalysis(code, calledFromOutside: called, in: project)
            return dismissals.selfDismissals()
        }
    }
}

extension Project {
    /// The dismissals of views that their listeners are not notified of, in the order of places. A place that several
    /// views inherit is listed once.
    public var selfDismissals: [SelfDismissal] {
        // Computed first, on all threads.
        _ = self[OutsideCalls.query]
        return self[Project.allSelfDismissals]
    }

    private static let allSelfDismissals = Query<WholeProject, [SelfDismissal]>("allSelfDismissals") { project, _ in
        var found: [NodeReference: SelfDismissal] = [:]
        for dismissal in project.answers(SelfDismissal.query, project.dismissingTypes) {
            project.merge(dismissal, dismissal.views[0], into: &found)
        }
        return found.values.sorted { $0.place < $1.place }
    }

    /// All other calls in the code of views that dismiss, pop or remove something, in the order of places, each with
    /// the first reason why it is not a self-dismissal. Analyzes all views again.
    public var otherDismissals: [OtherDismissal] {
        let views = ribViews
        let controllers = viewControllers.types.filter { views.hasController($0) || views.isLaunched($0) }
        let lookalikes = NameSet.viewRemovals
        let all = threads.flatMap(controllers.count, chunk: 2) { range in
            controllers[range].compactMap { DismissalCode(controller: $0, lookalikes: lookalikes, in: self) }
        } + hostedViews.roots.compactMap { DismissalCode(hosted: $0, lookalikes: lookalikes, in: self) }
        let callers = OutsideCalls(self, of: NameSet(all.flatMap(\.dismissing).map { name(of: $0) }))
        let others = threads.flatMap(all.count, chunk: 2) { range in
            all[range].flatMap { code in
                let called = callers.functions(of: ClassDispatch(code.view, in: self), among: code.dismissing)
                var dismissals = ViewDismissalAnalysis(code, calledFromOutside: called, in: self)
                return dismissals.otherDismissals()
            }
        }
        // If several views inherit a place, it is a self-dismissal as soon as it is one in one of them.
        var seen = Set(selfDismissals.map(\.place))
        return others.filter { seen.insert($0.place).inserted }.sorted { $0.place < $1.place }
    }

    private func merge(_ dismissal: SelfDismissal, _ view: TypeID, into found: inout [NodeReference: SelfDismissal]) {
        guard let known = found[dismissal.place] else {
            found[dismissal.place] = dismissal
            return
        }
        guard !known.views.contains(view) else { return }
        found[dismissal.place] = SelfDismissal(
            place: known.place, kind: known.kind, type: known.type, views: known.views + [view], entry: known.entry,
            isHandler: known.isHandler, path: known.path, listenerMethods: known.listenerMethods)
    }
}

/// The dismissals in the code of one view.
private struct ViewDismissalAnalysis {
    private let project: Project
    private let code: DismissalCode
    private let view: ViewCode
    private let called: Set<DeclarationID>
    private let hooks: RemovalHooks
    private let presented: PresentationAllowances
    /// The places that have been handled; each is handled once.
    private var seen: Set<NodeReference> = []

    private var family: ClassDispatch { view.family }
    private var found: FoundDismissals { code.found }

    /// - Parameter called: functions of the view that code outside of it calls.
    init(_ code: DismissalCode, calledFromOutside called: Set<DeclarationID>, in project: Project) {
        self.project = project
        self.code = code
        self.called = called
        view = ViewCode(ClassDispatch(code.view, in: project), code.facts)
        hooks = RemovalHooks(view, project.navigationObservers, code: code.code)
        presented = PresentationAllowances(view.family)
    }

    private func allowances(_ entry: CodeUnit) -> DismissalState {
        presented.allowances(of: entry, references: code.trace.references)
    }

    /// Why the view cannot have self-dismissals at all; nil if it can.
    private var exemption: OtherDismissal.Reason? {
        if project.ribViews.isLaunched(family.type) { return .launched }
        return project.hasUnresolvedSuperclass(family.type) ? .unresolvedSuperclass : nil
    }

    /// Whether a dismissal has not been handled, and no removal hook of the view notifies the listener of it.
    private mutating func isNew(_ site: FoundDismissals.Site) -> Bool {
        !hooks.observedKinds.contains(site.kind) && seen.insert(site.place).inserted
    }

    // MARK: Self-dismissals

    /// The dismissals on a path that ends without a notification.
    mutating func selfDismissals() -> [SelfDismissal] {
        guard exemption == nil else { return [] }
        let entries = DismissalEntries(
            view, code.trace, code: code.reaching, outsiders: called, recordsExemptions: false)
        let paths = CallPath(code.trace)
        var result: [SelfDismissal] = []
        for site in found.dismissals where isNew(site) {
            guard let entry = entry(to: site, among: entries) else { continue }
            result.append(dismissal(site, entry, paths.path(from: entry, to: site.unit)))
        }
        return result + dismissalsByReference()
    }

    /// The first entry point with a path that contains the dismissal and ends without a notification.
    private func entry(to site: FoundDismissals.Site, among entries: DismissalEntries) -> CodeUnit? {
        var paths = DismissalPaths(view, target: site.place)
        // A closure may run at any time; a function runs only through those that reach it.
        let reaching =
            site.unit.closure == nil ? code.mentions?.reaching(to: [site.unit.function], in: project) : nil
        let candidates = reaching.map { entries.units(in: $0) } ?? entries.units
        return candidates.first { paths.exits(of: $0, entering: allowances($0)).hasBreach }
    }

    /// Selectors of dismissing methods, and functions of extensions that dismiss and are used as values.
    private mutating func dismissalsByReference() -> [SelfDismissal] {
        var result: [SelfDismissal] = []
        for site in found.selectors where isNew(site) { result.append(dismissal(site, site.unit, [])) }
        for reference in code.trace.references
        where family.isFromExtension(reference.function) && seen.insert(reference.place).inserted {
            var helper = DismissalPaths(view)
            guard helper.exits(of: CodeUnit(reference.function)).hasBreach,
                let kind = helper.found.dismissals.first?.kind,
                !hooks.observedKinds.contains(kind)
            else { continue }
            let site = FoundDismissals.Site(unit: reference.unit, place: reference.place, kind: kind)
            result.append(dismissal(site, reference.unit, []))
        }
        return result
    }

    private func dismissal(
        _ site: FoundDismissals.Site, _ entry: CodeUnit, _ calls: [NodeReference]
    ) -> SelfDismissal {
        let start = entry.closure.map { [$0] } ?? []
        return SelfDismissal(
            place: site.place, kind: site.kind, type: project.symbols.type(around: site.unit.function) ?? family.type,
            views: [family.type], entry: entry.function, isHandler: entry.closure != nil,
            path: start + calls + [site.place], listenerMethods: code.listenerMethods)
    }

    // MARK: Other dismissals

    /// All other dismissals, each with the first reason why it is not a self-dismissal.
    mutating func otherDismissals() -> [OtherDismissal] {
        if let exemption { return (found.dismissals + found.selectors).map { other($0, exemption) } }
        let entries = DismissalEntries(
            view, code.trace, code: code.reaching, outsiders: called, recordsExemptions: true)
        let reasons = DismissalReasons(
            view: view, code: code, entries: entries, allowances: entries.units.map(allowances))
        var result: [OtherDismissal] = []
        for site in found.dismissals where isNew(site) && entry(to: site, among: entries) == nil {
            result.append(other(site, reasons.reason(for: site)))
        }
        _ = dismissalsByReference()
        for site in found.dismissals + found.selectors
        where hooks.observedKinds.contains(site.kind) && seen.insert(site.place).inserted {
            result.append(other(site, .heardWhenGone(hooks.notification(of: site.kind))))
        }
        for other in found.others where seen.insert(other.place).inserted {
            let reason = OtherDismissal.Reason.otherReceiver(other.receiver)
            result.append(OtherDismissal(place: other.place, kind: nil, view: family.type, reason: reason))
        }
        return result
    }

    private func other(_ site: FoundDismissals.Site, _ reason: OtherDismissal.Reason) -> OtherDismissal {
        OtherDismissal(place: site.place, kind: site.kind, view: family.type, reason: reason)
    }
}
