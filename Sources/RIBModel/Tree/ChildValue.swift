import SourceText

/// What a value in the code of a router, or in code that it calls, has to do with a child.
indirect enum ChildValue: Hashable, Sendable {
    /// The router whose code it is.
    case ownRouter
    /// The view of the router's own RIB; of a RIB without one, the view on which it shows its children.
    case ownView
    /// The router of a child, or a tuple or structure with it.
    case router(Origin)
    /// The view controller of a child.
    case view(Origin)
    /// An object that is created with such values: its class, and by label what it is created with.
    case created(NodeReference, TypeReference, [Labeled])
    /// A case of an enumeration.
    case enumCase(Name)
    /// The style in which a controller is presented.
    case style(of: ChildValue)

    /// Where a child comes from.
    enum Origin: Hashable, Sendable {
        /// A call that builds.
        case built(NodeReference)
        /// A stored property of the router.
        case slot(DeclarationID)
        /// The router's list of its children.
        case children
    }

    struct Labeled: Hashable, Sendable {
        let label: Name
        let values: [ChildValue]
    }

    /// The child whose router it is.
    var router: Origin? { if case .router(let origin) = self { origin } else { nil } }

    /// Whether it is a child's view, or is created with one.
    var showsChild: Bool {
        switch self {
        case .view: true
        case .created(_, _, let arguments): arguments.contains { $0.values.contains(where: \.showsChild) }
        default: false
        }
    }

    /// Whether it is, or is created with, a child's router or view.
    var isOfChild: Bool {
        switch self {
        case .router, .view: true
        case .created(_, _, let arguments): arguments.contains { $0.values.contains(where: \.isOfChild) }
        default: false
        }
    }

    /// Those whose views it shows.
    var shown: [Origin] {
        switch self {
        case .view(let origin): [origin]
        case .created(_, _, let arguments): arguments.flatMap { $0.values.flatMap(\.shown) }
        default: []
        }
    }
}

/// Something that a router's code, or code that it calls, does to a child.
struct ChildEvent: Hashable, Sendable {
    let action: Action
    /// What it is done to or with.
    let values: [ChildValue]
    /// The name of the call, or of what is assigned to, that does it.
    let place: NodeReference
    /// The same in the router's own function: the call that leads there.
    let entry: NodeReference
    /// The router's function.
    let function: DeclarationID

    enum Action: Hashable, Sendable {
        case builds
        /// Stores it in a property of the router.
        case stores(DeclarationID)
        case attaches, detaches
        case shows(Edge.Showing)
        /// Decides how it is presented.
        case decides(PresentationFact)
        /// Hands it to code that is not analyzed, or returns it.
        case handsOn
    }
}

/// What code says of how a controller is presented.
enum PresentationFact: Hashable, Sendable {
    /// A style by its name.
    case style(Name)
    /// The style of another controller.
    case styleOf(ChildValue)
    case unknownStyle
    /// Whether swipes are ignored; nil where the value cannot be told.
    case ignoresSwipes(Bool?)
    /// An object of this class is asked and told about swipes; nil where it cannot be told.
    case delegate(TypeID?)
}
