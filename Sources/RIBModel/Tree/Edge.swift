import SourceText

/// A child that a router builds: an edge of the tree of RIBs.
public struct Edge: Sendable, Equatable {
    /// The class of the router that builds the child.
    public let parent: TypeID
    public let child: Child
    /// The name of the call that builds it, or of a lazy property that is read and whose value it is; and the router's
    /// function that contains the name.
    public let site: NodeReference
    public let function: DeclarationID
    /// The stored properties of the router to which the child is assigned, in order.
    public let slots: [DeclarationID]
    public let attachment: Attachment
    /// For each call that attaches it, the router's function that contains the call.
    package let attachingFunctions: [DeclarationID]
    /// A call of code that is not analyzed, to which the child is passed; nil if there is none.
    package let passes: NodeReference?
    /// A place where code that is not followed may detach the child; nil if there is none, or a detachment is known.
    package let loss: NodeReference?
    /// The ways in which its view is shown, each with the call in the router's function that leads there.
    public let presentations: [Presentation]
    /// The calls that detach it, in order.
    public let detachments: [Detachment]

    public enum Attachment: Sendable, Equatable {
        /// By these calls.
        case attached([NodeReference])
        /// Possibly, by code that is not analyzed and to which the child is passed here.
        case unknown(NodeReference)
        /// By no call.
        case none
    }

    /// A call that detaches a child.
    public struct Detachment: Sendable, Hashable {
        /// The name of the call in the router's function.
        public let place: NodeReference
        public let function: DeclarationID
        /// The value that the call detaches.
        public let subject: Subject

        public enum Subject: Sendable, Hashable {
            /// A stored property of the router.
            case slot(DeclarationID)
            /// The built value, in a local.
            case value
            /// An element of the router's list of children.
            case children
        }
    }

    /// A way in which a child's view is shown.
    public struct Presentation: Sendable, Equatable {
        public let showing: Showing
        /// The name of the call in the router's function, possibly of a helper.
        public let place: NodeReference
        public let function: DeclarationID
        /// The name of the call of UIKit; nil if it is the same one.
        public let inner: NodeReference?
        /// The views on which, or in whose navigation controllers, it is shown, whatever these present already; none if
        /// they are not known.
        package let presenters: ChildValues
        /// The objects that may be presented: the child's view, or an object that is created with it.
        package let presented: [ChildValue]
    }
}

extension Edge {
    /// The calls that attach the child, in order.
    public var attachments: [NodeReference] {
        guard case .attached(let places) = attachment else { return [] }
        return places
    }
}
