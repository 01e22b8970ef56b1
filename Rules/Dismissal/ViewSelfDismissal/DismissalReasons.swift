import RIBModel
import SourceText

/// Finds out why no path to a dismissal ends without a notification, by analyzing the paths to it again with one
/// notification ignored at a time.
struct DismissalReasons {
    let view: ViewCode
    let code: DismissalCode
    let events: ViewEvents
    /// The allowances of each event, in the order of the events.
    let allowances: [DismissalState]

    private typealias Walk = (paths: DismissalPaths, exits: StateSet<DismissalState>)

    func reason(for site: FoundDismissals.Site) -> Dismissal.Reason {
        let walks = events.units.indices.map { walk($0, to: site, ignoring: []) }
        let met = walks.indices.filter { !walks[$0].paths.met.isEmpty }
        if met.contains(where: { walks[$0].exits.states.contains { $0.contains(.dismissed) } }) {
            return notified(site, walks)
        }
        if !met.isEmpty { return .closesOther }
        if walks.contains(where: { $0.paths.found.dismissals.contains { $0.place == site.place } }) {
            return .noListener
        }
        return .noEvent(others(of: site.unit))
    }

    private func walk(
        _ entry: Int, to site: FoundDismissals.Site, ignoring ignored: Set<NodeReference>
    ) -> Walk {
        var paths = DismissalPaths(view, target: site.place, ignoring: ignored, recordsNotifications: true)
        let exits = paths.exits(of: events.units[entry], entering: allowances[entry])
        return (paths, exits)
    }

    /// The notifications that a path depends on: ignoring one of them would leave the dismissal without one.
    private func notified(_ site: FoundDismissals.Site, _ walks: [Walk]) -> Dismissal.Reason {
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
            where self.walk(entry, to: site, ignoring: [notification]).exits.hasViolation {
                needed.insert(notification)
            }
        }
        // If several calls notify on the same path, none of them is necessary.
        let places = (needed.isEmpty ? met : needed).sorted()
        return isNotified ? .notified(places) : .unclear(places)
    }

    /// The functions and handlers that reach a unit and that no event enters.
    private func others(of unit: CodeUnit) -> [Dismissal.NoEvent] {
        let reach = Reach<CodeUnit, Void>(from: [unit]) { current, add in
            for call in code.trace.calls where call.callee == current.function && current.closure == nil {
                add(call.caller, ())
            }
        }
        let others = reach.places.sorted().compactMap { unit in
            events.others[unit].map { Dismissal.NoEvent(function: unit.function, reason: $0) }
        }
        let known = others.filter { $0.reason != .uncalled }
        if !known.isEmpty { return known }
        return others.filter { other in !code.trace.calls.contains { $0.callee == other.function } }
    }
}
