/// A call in a view's code that dismisses, pops or removes something, and that is no self-dismissal.
public struct OtherDismissal: Sendable {
    /// The name of the dismissing call.
    public let place: NodeReference
    public let kind: DismissalKind?
    /// The view whose code contains it.
    public let view: TypeID
    public let reason: Reason

    /// Why it is none.
    public enum Reason: Sendable {
        /// It goes to something that neither is the view nor contains it.
        case otherReceiver(DismissalReceiver)
        /// The view is the one that launches the app: it cannot go.
        case launched
        /// A superclass outside the analyzed files may notify the listener.
        case unresolvedSuperclass
        /// The view notifies the listener by this call when UIKit removes it; nil if a navigation controller does.
        case heardWhenGone(NodeReference?)
        /// No event of the view reaches it. The functions that do, each with the reason why it is no entry point.
        case noEntry([Exemption])
        /// It closes what the view presented or pushed itself.
        case closesOther
        /// It is on a branch without a listener to notify.
        case noListener
        /// These calls notify the listener on every path.
        case notified([NodeReference])
        /// These calls of code outside the analyzed files may notify the listener on every path.
        case unclear([NodeReference])
    }

    /// A function that is no entry point.
    public struct Exemption: Sendable {
        public let function: DeclarationID
        public let reason: Reason

        public enum Reason: Sendable {
            /// The view's own contract requires it: the router and the interactor call it.
            case required
            /// A child's listener protocol requires it, and the view hands itself to that child's builder.
            case childListener
            /// It handles events that the listener receives too.
            case heardHandler
            /// No event calls it, and no code outside the RIB does.
            case uncalled
        }
    }
}

/// Finds why a dismissal of a view is no self-dismissal, by analyzing the paths to it again with one notification
/// ignored at a time.
struct DismissalReasons {
    let view: ViewCode
    let code: DismissalCode
    let entries: DismissalEntries
    /// The allowances of each entry, in their order.
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

    /// Of all notifications on the way, those that each path needs: without one of them there would be a breach.
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
        // Where several notify on one path, none is needed.
        let places = (needed.isEmpty ? met : needed).sorted()
        return isNotified ? .notified(places) : .unclear(places)
    }

    /// The functions and handlers from which a unit is reached, as far as something keeps them from being entries.
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
