import RIBModel
import RuleKit

extension UnstructuredTask {
    /// What a finding about the task says about the life of the object that creates it.
    var life: ObjectLife? {
        guard let owner else { return nil }
        if loop != nil { return .held(Hold(of: owner, by: nil, .task, .lasting)) }
        return keepsOwner ? .held(Hold(of: owner, by: nil, .task, .ending)) : .notHeld(owner)
    }
}

extension Subscription {
    /// What a finding about the subscription says about the life of its interactor or worker.
    var life: ObjectLife? {
        guard let owner else { return nil }
        switch end {
        // It is canceled immediately.
        case .dropped where library == .combine, .diesAtOnce, .disposedAtOnce: return .notHeld(owner)
        case .dropped, .held, .droppedFinite, .answered: break
        }
        guard keepsOwner || capture != nil else { return .notHeld(owner) }
        return .held(Hold(of: owner, by: end == .held ? owner : nil, .subscription, duration))
    }

    /// How long the source keeps the closures.
    private var duration: Hold.Length {
        if length.isFinite || source == .finite { return .ending }
        return length == .endless && (source == .ofTheRIB || source == .outlives) ? .lasting : .unknown
    }
}
