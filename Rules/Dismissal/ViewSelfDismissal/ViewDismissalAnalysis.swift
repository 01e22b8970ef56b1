import RIBModel
import SourceText

/// The dismissals in the code of one view.
struct ViewDismissalAnalysis {
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

    private func allowances(_ event: CodeUnit) -> DismissalState {
        presented.allowances(of: event, references: code.trace.references)
    }

    /// Why no dismissal of the view can be unnotified, whatever its paths are; nil if one can.
    private var exemption: Dismissal.Reason? {
        if project.ribViews.isLaunched(family.type) { return .launched }
        return project.hasAbsentCode(family.type) ? .unresolvedSuperclass : nil
    }

    /// Whether a dismissal has not been handled, and no removal hook of the view notifies the listener of it.
    private mutating func isNew(_ site: FoundDismissals.Site) -> Bool {
        !hooks.observedKinds.contains(site.kind) && seen.insert(site.place).inserted
    }

    // MARK: Without a notification

    /// The dismissals on a path that ends without a notification.
    mutating func unnotified() -> [Dismissal] {
        guard exemption == nil else { return [] }
        let events = ViewEvents(view, code.trace, code: code.reaching, outsiders: called, recordsOthers: false)
        let paths = CallPath(code.trace)
        var result: [Dismissal] = []
        for site in found.dismissals where isNew(site) {
            guard let event = event(reaching: site, among: events) else { continue }
            result.append(dismissal(site, enteredAt: event, paths.path(from: event, to: site.unit)))
        }
        return result + dismissalsByReference()
    }

    /// The first event with a path that contains the dismissal and ends without a notification.
    private func event(reaching site: FoundDismissals.Site, among events: ViewEvents) -> CodeUnit? {
        var paths = DismissalPaths(view, target: site.place)
        // A closure may run at any time; a function runs only through those that reach it.
        let reaching =
            site.unit.closure == nil ? code.mentions?.reaching(to: [site.unit.function], in: project) : nil
        let candidates = reaching.map { events.units(in: $0) } ?? events.units
        return candidates.first { paths.exits(of: $0, entering: allowances($0)).hasViolation }
    }

    /// Selectors of removing methods, and functions of extensions that remove and are used as values.
    private mutating func dismissalsByReference() -> [Dismissal] {
        var result: [Dismissal] = []
        for site in found.selectors where isNew(site) { result.append(dismissal(site, enteredAt: site.unit, [])) }
        for reference in code.trace.references
        where family.isFromExtension(reference.function) && seen.insert(reference.place).inserted {
            var helper = DismissalPaths(view)
            guard helper.exits(of: CodeUnit(reference.function)).hasViolation,
                let kind = helper.found.dismissals.first?.kind,
                !hooks.observedKinds.contains(kind)
            else { continue }
            let site = FoundDismissals.Site(unit: reference.unit, place: reference.place, kind: kind)
            result.append(dismissal(site, enteredAt: reference.unit, []))
        }
        return result
    }

    private func dismissal(
        _ site: FoundDismissals.Site, enteredAt event: CodeUnit, _ calls: [NodeReference]
    ) -> Dismissal {
        let start = event.closure.map { [$0] } ?? []
        let path = Dismissal.Path(
            kind: site.kind, entry: event.function, isHandler: event.closure != nil,
            places: start + calls + [site.place])
        return dismissal(at: site.place, in: site.unit.function, .unnotified(path))
    }

    private func dismissal(
        at place: NodeReference, in function: DeclarationID, _ outcome: Dismissal.Outcome
    ) -> Dismissal {
        Dismissal(
            place: place, view: family.type, type: project.type(around: function) ?? family.type,
            views: [family.type], listenerMethods: code.listenerMethods, outcome: outcome)
    }

    // MARK: Others

    /// All other dismissals.
    mutating func others() -> [Dismissal] {
        func dismissal(_ site: FoundDismissals.Site, _ reason: Dismissal.Reason) -> Dismissal {
            self.dismissal(at: site.place, in: site.unit.function, .other(reason))
        }
        if let exemption { return (found.dismissals + found.selectors).map { dismissal($0, exemption) } }
        let events = ViewEvents(view, code.trace, code: code.reaching, outsiders: called, recordsOthers: true)
        let reasons = DismissalReasons(
            view: view, code: code, events: events, allowances: events.units.map(allowances))
        var result: [Dismissal] = []
        for site in found.dismissals where isNew(site) && event(reaching: site, among: events) == nil {
            result.append(dismissal(site, reasons.reason(for: site)))
        }
        _ = dismissalsByReference()
        for site in found.dismissals + found.selectors
        where hooks.observedKinds.contains(site.kind) && seen.insert(site.place).inserted {
            result.append(dismissal(site, .notifiedWhenGone(hooks.notification(of: site.kind))))
        }
        for other in found.others where seen.insert(other.place).inserted {
            let outcome = Dismissal.Outcome.other(.dismissesOther(other.receiver))
            result.append(self.dismissal(at: other.place, in: other.unit.function, outcome))
        }
        return result
    }
}
