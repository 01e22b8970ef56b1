/// What has happened on a path so far, as far as leaving a screen is concerned.
struct DismissalState: FlowState {
    let rawValue: UInt8

    /// The dismissal in question was made.
    static let dismissed = DismissalState(rawValue: 1)
    /// A listener has been notified, or will be.
    static let notified = DismissalState(rawValue: 2)
    /// Something was called of which nobody knows whether it notifies the listener.
    static let unclear = DismissalState(rawValue: 4)
    /// The next `dismiss` closes what the view presents, not the view.
    static let presentsOther = DismissalState(rawValue: 8)
    /// The next pop takes what the view pushed.
    static let pushedOther = DismissalState(rawValue: 16)

    static let inputs: DismissalState = [.presentsOther, .pushedOther]

    /// The view is gone and nobody was notified, as far as anybody can know.
    var isBreach: Bool { contains(.dismissed) && isDisjoint(with: [.notified, .unclear]) }
}

extension StateSet where State == DismissalState {
    var hasBreach: Bool { states.contains(where: \.isBreach) }

    var hasNotification: Bool { states.contains { $0.contains(.notified) } }
}

/// How a view leaves.
public enum DismissalKind: Sendable, Hashable {
    /// By `dismiss`: what was presented goes.
    case dismiss
    /// By a pop, or another stack.
    case pop
    /// Out of its parent or its window.
    case removal
}

/// What a call goes to that dismisses something else than the view.
public enum DismissalReceiver: Equatable, Sendable {
    case property(DeclarationID), presented, other
    /// The view itself, but it is no call of UIKit's.
    case own
}

/// The dismissals that a walk over a view's code met, in order.
struct FoundDismissals: Equatable, Sendable {
    var dismissals: [Site] = []
    /// UIKit's own dismissals, wired as selectors.
    var selectors: [Site] = []
    /// Calls that dismiss something else.
    var others: [Other] = []

    var isEmpty: Bool { dismissals.isEmpty && selectors.isEmpty && others.isEmpty }

    struct Site: Sendable, Hashable {
        let unit: CodeUnit
        let place: NodeReference
        let kind: DismissalKind
    }

    struct Other: Equatable, Sendable {
        let place: NodeReference
        let receiver: DismissalReceiver
    }
}
