package import SourceText

/// The relation of a value to a child, in the code of a router or in code that it calls.
package enum ChildValue: Hashable, Sendable {
    /// The router that the code belongs to.
    case ownRouter
    /// The view of the router's own RIB; for a RIB without one, the view on which it shows its children.
    case ownView
    /// The router of a child, or a tuple or structure with it.
    case router(Origin)
    /// The view controller of a child.
    case view(Origin)
    /// An object that is created with such values: its class, and the arguments by label.
    indirect case created(NodeReference, TypeReference, [Labeled])
    /// A case of an enumeration.
    case enumCase(Name)
    /// The presentation style of a controller.
    indirect case style(of: ChildValue)

    /// The origin of a child.
    package enum Origin: Hashable, Sendable {
        /// A call that builds, or a read of a lazy property whose value does.
        case built(NodeReference)
        /// A stored property of the router.
        case slot(DeclarationID)
        /// The router's list of its children.
        case children
    }

    package struct Labeled: Hashable, Sendable {
        let label: Name
        let values: ChildValues
        /// The case that the argument is a value of, if it is known.
        var passedCase: ExpressionCase?
    }

    /// The origin of the child, if the value is its router.
    var router: Origin? { if case .router(let origin) = self { origin } else { nil } }

    /// Whether the value is a child's view, or is created with one.
    var showsChild: Bool {
        switch self {
        case .view: true
        case .created(_, _, let arguments): arguments.contains { $0.values.contains(where: \.showsChild) }
        default: false
        }
    }

    /// Whether the value is, or is created with, a child's router or view.
    var isOfChild: Bool {
        switch self {
        case .router, .view: true
        case .created(_, _, let arguments): arguments.contains { $0.values.contains(where: \.isOfChild) }
        default: false
        }
    }

    /// The origins of the children whose views the value shows.
    var shown: [Origin] {
        switch self {
        case .view(let origin): [origin]
        case .created(_, _, let arguments): arguments.flatMap { $0.values.flatMap(\.shown) }
        default: []
        }
    }
}

/// An operation on a child, in a router's code or in code that it calls.
struct ChildEvent: Equatable, Sendable {
    let action: Action
    /// The operands.
    let values: ChildValues
    /// The views on which the operation shows the values, as far as they are known.
    let presenters: ChildValues
    /// The name of the call, or of the assigned member.
    let place: NodeReference
    /// The corresponding place in the router's own function: the call that leads to the operation.
    let entry: NodeReference
    /// The router's function.
    let function: DeclarationID

    enum Action: Equatable, Sendable {
        case builds
        /// Stores the child in a property of the router.
        case stores(DeclarationID)
        case attaches, detaches
        case shows(Showing)
        /// Configures the presentation.
        case decides(PresentationFact)
        /// Passes the child to code that is not analyzed, or returns it.
        case passes
    }
}

/// A statement of code about the presentation of a controller.
enum PresentationFact: Hashable, Sendable {
    /// A style, by name.
    case style(Name)
    /// The style of another controller.
    case styleOf(ChildValue)
    case unknownStyle
    /// Whether swipes are ignored; nil if the value is unknown.
    case ignoresSwipes(Bool?)
    /// An object of this class is the presentation's delegate; nil if the class is unknown.
    case delegate(TypeID?)
}
