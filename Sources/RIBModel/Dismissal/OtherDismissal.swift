/// A call in a view's code that dismisses, pops or removes something, but is not a self-dismissal.
public struct OtherDismissal: Sendable {
    /// The name of the dismissing call.
    public let place: NodeReference
    public let kind: DismissalKind?
    /// The view whose code contains it.
    public let view: TypeID
    public let reason: Reason

    /// Why a call is not a self-dismissal.
    public enum Reason: Sendable {
        /// Its receiver is neither the view nor a container of it.
        case otherReceiver(DismissalReceiver)
        /// The view belongs to the launch router and cannot be removed.
        case launched
        /// A superclass outside the analyzed files may notify the listener.
        case unresolvedSuperclass
        /// The view notifies the listener by this call when UIKit removes it; nil if a navigation delegate does.
        case heardWhenGone(NodeReference?)
        /// No event of the view reaches it. Lists the functions that do, each with the reason why it is not an entry
        /// point.
        case noEntry([Exemption])
        /// It closes a controller that the view itself presented or pushed.
        case closesOther
        /// It is on a branch without a listener to notify.
        case noListener
        /// These calls notify the listener on every path.
        case notified([NodeReference])
        /// These calls of code outside the analyzed files may notify the listener on every path.
        case unclear([NodeReference])
    }

    /// A function that is not an entry point.
    public struct Exemption: Sendable {
        public let function: DeclarationID
        public let reason: Reason

        public enum Reason: Sendable {
            /// The view's own protocol requires it: the router and the interactor call it.
            case required
            /// A child's listener protocol requires it, and the view passes itself to that child's builder.
            case childListener
            /// It handles events that the listener receives as well.
            case heardHandler
            /// Neither an event nor code outside of the RIB calls it.
            case uncalled
        }
    }
}

/// Finds the reason why a dismissal is not a self-dismissal, by analyzing the paths to it again with one notification
/// ignored at a time.
struct DismissalReasons {
    let view: ViewCode
    let code: DismissalCode
    let entries: DismissalEntries
    /// The allowances of each entry, in the order of the entries.
    let allowances: [DismissalState]

    private typealias Walk = (paths: DismissalPaths, exits: StateSet<DismissalState>)

    func reason(for site: FoundDismissals.Site) -> OtherDismissal.Reason {
        let walks = entries.units.indices.map { walk($0, to: site, ignoring: []) }
        let met = walks.indices.filter { !walks[$0].paths.met.isEmpty }
        if met.contains(where: { walks[$0].exits.states.contains { $0.contains(.dismissed) } }) {
            return notified(site, walks)
        }
        if !met.isEmpty { return .closesOther }
        if walks.contains(where: { $0.paths.found.dismissals.contains { $0.place == site.place } }) {
            return .noListener
        }
        return .noEntry(exemptions(of: site.unit))
    }

    private func walk(
        _ entry: Int, to site: FoundDismissals.Site, ignoring ignored: Set<NodeReference>
    ) -> Walk {
        var paths = DismissalPaths(view, target: site.place, ignoring: ignored, recordsNotifications: true)
        let exits = paths.exits(of: entries.units[entry], entering: allowances[entry])
        return (paths, exits)
    }

    /// The notifications that a path depends on: ignoring one of them would make the dismissal a violation.
    private func notified(_ site: FoundDismissals.Site, _ walks: [Walk]) -> OtherDismissal.Reason {
        var needed: Set<NodeReference> = []
        var met: Set<NodeReference> = []
        var isNotified = false
        for (entry, walk) in walks.enumerated() {
            let dismissed = walk.exits.states.filter { $0.contains(.dismissed) }
            guard !dismissed.isEmpty else { continue }
            if dismissed.contains(where: { $0.contains(.notified) }) { isNotified = true }
            let notifications = Set(walk.paths.notifications ?? [])
            met.formUnion(notifications)
            for notification in notifications
            where self.walk(entry, to: site, ignoring: [notification]).exits.hasBreach {
                needed.insert(notification)
            }
        }
        // If several calls notify on the same path, none of them is necessary.
        let places = (needed.isEmpty ? met : needed).sorted()
        return isNotified ? .notified(places) : .unclear(places)
    }

    /// The functions and handlers that reach a unit and are exempt from being entry points.
    private func exemptions(of unit: CodeUnit) -> [OtherDismissal.Exemption] {
        let reach = Reach<CodeUnit, Void>(from: [unit]) { current, add in
            for call in code.trace.calls where call.callee == current.function && current.closure == nil {
                add(call.caller, ())
            }
        }
        let exempt = reach.places.sorted().compactMap { unit in
            entries.exempt[unit].map { OtherDismissal.Exemption(function: unit.function, reason: $0) }
        }
        let known = exempt.filter { $0.reason != .uncalled }
        if !known.isEmpty { return known }
        return exempt.filter { exemption in !code.trace.calls.contains { $0.callee == exemption.function } }
    }
}
