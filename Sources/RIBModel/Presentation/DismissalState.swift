/// The history of a path with regard to leaving a screen.
package struct DismissalState: FlowState {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The considered dismissal was made.
    package static let dismissed = DismissalState(rawValue: 1)
    /// A listener has been notified, or will be.
    package static let notified = DismissalState(rawValue: 2)
    /// A call was made that may notify the listener.
    static let unclear = DismissalState(rawValue: 4)
    /// The next `dismiss` closes a presented controller, not the view.
    package static let presentsOther = DismissalState(rawValue: 8)
    /// The next pop removes a controller that the view pushed.
    package static let pushedOther = DismissalState(rawValue: 16)

    package static let inputs: DismissalState = [.presentsOther, .pushedOther]

    /// The view was dismissed, and no listener was or may have been notified.
    var isViolation: Bool { contains(.dismissed) && isDisjoint(with: [.notified, .unclear]) }
}

extension StateSet where State == DismissalState {
    package var hasViolation: Bool { states.contains(where: \.isViolation) }

    var hasNotification: Bool { states.contains { $0.contains(.notified) } }
}

/// The receiver of a call that dismisses something other than the view.
public enum DismissalReceiver: Equatable, Sendable {
    case property(DeclarationID), presented, other
    /// The view itself, but the call is not one of UIKit's.
    case own
}

/// The dismissals that the analysis of a view's code found, in order.
package struct FoundDismissals: Equatable, Sendable {
    package var dismissals: [Site] = []
    /// UIKit's own dismissals, used as selectors.
    package var selectors: [Site] = []
    /// Calls that dismiss something else.
    package var others: [Other] = []

    var isEmpty: Bool { dismissals.isEmpty && selectors.isEmpty && others.isEmpty }

    package struct Site: Sendable, Hashable {
        package let unit: CodeUnit
        package let place: NodeReference
        package let kind: DismissalKind

        package init(unit: CodeUnit, place: NodeReference, kind: DismissalKind) {
            (self.unit, self.place, self.kind) = (unit, place, kind)
        }
    }

    package struct Other: Equatable, Sendable {
        package let unit: CodeUnit
        package let place: NodeReference
        package let receiver: DismissalReceiver
    }
}
