import SourceText

/// What a step of code does, as rules about events name it.
package enum Effect {
    /// The router attaches or detaches the child of an edge.
    case attach(Edge)
    case detach(Edge)
    /// The router shows the view of an edge's child.
    case show(Edge)
    /// The router removes a view.
    case remove(RouterRemoval)
    /// One of these calls is made, or one of these names is assigned.
    case steps([NodeReference])
    /// A function of the own listener of a RIB is called; nobody is notified where there is no such RIB.
    case notify(RIB?)
    /// UIKit may dismiss what is presented, whoever presents it.
    case dismiss
    /// Code runs that is not analyzed, or that observes a stream: it may notify another RIB or attach a child.
    case unclear

    /// One call, by the name that is called.
    package static func call(_ place: NodeReference) -> Effect { .steps([place]) }

    /// The names in the calls and assignments that have the effect.
    fileprivate var places: [NodeReference] {
        switch self {
        case .attach(let edge): edge.attachments
        case .detach(let edge): edge.detachments.map(\.place)
        case .show(let edge): edge.presentations.flatMap { [$0.place] + [$0.inner].compactMap { $0 } }
        case .remove(let removal): [removal.place]
        case .steps(let places): places
        case .notify, .dismiss, .unclear: []
        }
    }
}

/// A question about the paths that an event takes: which of up to six marks, one for each effect that matters, the
/// path has when it ends.
package struct EffectQuestion<Mark: FlowState> {
    /// By the name in a call or an assignment, the marks of the step: those of all its effects.
    let marks: [NodeReference: UInt8]
    let onNotification: UInt8
    let onDismissal: UInt8
    let onUnclearCode: UInt8
    /// The interactor whose listener is notified; code of the listener is not followed.
    let notifier: TypeID?
    let heldChildren: [DeclarationID]
    let emptySlots: [DeclarationID]
    let order: Order?

    /// A mark of the paths on which one effect follows another: those with a step that has the mark `then` after a step
    /// that has the mark `first`. The mark is that of no effect.
    package struct Order {
        let first, then, mark: Mark

        package init(_ first: Mark, then: Mark, mark: Mark) { (self.first, self.then, self.mark) = (first, then, mark) }
    }

    /// - Parameters:
    ///   - effects: notifications are those of one RIB at most.
    ///   - order: the effects whose order matters.
    ///   - slots: the properties of a router that hold a child, since it is attached.
    ///   - emptySlots: those that hold none until its child is attached.
    package init(
        _ effects: [(mark: Mark, effect: Effect)], order: Order? = nil, holding slots: [DeclarationID] = [],
        lacking emptySlots: [DeclarationID] = []
    ) {
        var marks: [NodeReference: UInt8] = [:]
        var (notified, dismissed, unclear): (UInt8, UInt8, UInt8) = (0, 0, 0)
        var notifier: TypeID?
        for (mark, effect) in effects {
            switch effect {
            case .notify(let rib):
                notified |= mark.rawValue
                notifier = rib?.interactor
            case .dismiss: dismissed |= mark.rawValue
            case .unclear: unclear |= mark.rawValue
            default: for place in effect.places { marks[place, default: 0] |= mark.rawValue }
            }
        }
        self.marks = marks
        (onNotification, onDismissal, onUnclearCode) = (notified, dismissed, unclear)
        (self.notifier, self.order, heldChildren, self.emptySlots) = (notifier, order, slots, emptySlots)
    }
}

/// The answer to a question about one event.
package struct EffectAnswer<Mark: FlowState> {
    /// The marks of the paths at the end of the event's function.
    package let ends: StateSet<Mark>
    /// Those of the closures that it keeps to run later.
    package let later: StateSet<Mark>

    /// Those of all code that the event runs, sooner or later.
    package var all: StateSet<Mark> { ends.union(later) }
}
