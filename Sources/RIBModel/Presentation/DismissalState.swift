/// The history of a path with regard to leaving a screen.
struct DismissalState: FlowState {
    let rawValue: UInt8

    /// The considered dismissal was made.
    static let dismissed = DismissalState(rawValue: 1)
    /// A listener has been notified, or will be.
    static let notified = DismissalState(rawValue: 2)
    /// A call was made that may notify the listener.
    static let unclear = DismissalState(rawValue: 4)
    /// The next `dismiss` closes a presented controller, not the view.
    static let presentsOther = DismissalState(rawValue: 8)
    /// The next pop removes a controller that the view pushed.
    static let pushedOther = DismissalState(rawValue: 16)

    static let inputs: DismissalState = [.presentsOther, .pushedOther]

    /// The view was dismissed, and no listener was or may have been notified.
    var isBreach: Bool { contains(.dismissed) && isDisjoint(with: [.notified, .unclear]) }
}

extension StateSet where State == DismissalState {
    var hasBreach: Bool { states.contains(where: \.isBreach) }

    var hasNotification: Bool { states.contains { $0.contains(.notified) } }
}

/// The receiver of a call that dismisses something other than the view.
public enum DismissalReceiver: Equatable, Sendable {
    case property(DeclarationID), presented, other
    /// The view itself, but the call is not one of UIKit's.
    case own
}

/// The dismissals that the analysis of a view's code found, in order.
struct FoundDismissals: Equatable, Sendable {
    var dismissals: [Site] = []
    /// UIKit's own dismissals, used as selectors.
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
        let unit: CodeUnit
        let place: NodeReference
        let receiver: DismissalReceiver
    }
}
