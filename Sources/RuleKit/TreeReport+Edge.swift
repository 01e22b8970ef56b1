extension TreeReport {
    /// A child that a parent builds, shown in one way.
    public struct Edge: Sendable {
        /// The number of the edge. Those of one child of one building call, shown in several ways, have the same one.
        public private(set) var number: Int
        /// The id of the RIB that builds the child.
        public let parent: String
        /// The id of the child; nil if it is unknown.
        public let child: String?
        /// The builder, or protocol of builders, of an unknown child; nil if the child is known.
        public let builder: String?
        public let kind: Kind
        /// The property that holds the child, with its type's name; nil if there is none.
        public let slot: String?
        public let build: Location
        /// The calls that attach and detach the child, in order.
        public let attaches: [Location]
        public let detaches: [Location]
        /// The router's function that detaches the child: the one in which the path ends, else the first; nil if there
        /// is none.
        public let detacher: String?
        public let shown: Shown
        /// Whether the child's view is the first one of a navigation controller, which is what is shown.
        public let isWrapped: Bool
        /// The style of a modal presentation; nil if none is set.
        public let style: String?
        public let swipe: Swipe
        public let closes: Closing
        /// Whether the child only goes together with its parent.
        public let isWithParent: Bool
        /// The missing link; nil unless the child does not close.
        public let missing: Missing?
        /// Why it is not known whether the child closes; nil if it is known.
        public let unknown: Unknown?
        /// The calls that lead from an event to the detachment of the child.
        public let path: [Diagnostic.Note]
        /// What attaches the child: the function in which the calls begin, then the calls. Only the last one, which
        /// attaches it, if it is not known what runs it; none if no call attaches the child.
        public let opening: [Diagnostic.Note]
        /// Whether the baseline accepts that the child does not close, or may not.
        public internal(set) var isAccepted = false

        public enum Kind: String, Sendable { case one, oneOf, unknown }
        public enum Shown: String, Sendable { case push, modal, embed, tab, root, none, unknown }
        public enum Swipe: String, Sendable { case handled, unhandled, impossible, none, unknown }
        public enum Closing: String, Sendable, CaseIterable { case yes, permanent, unknown, no }

        public init(
            number: Int, parent: String, child: String?, builder: String?, kind: Kind, slot: String?, build: Location,
            attaches: [Location], detaches: [Location], detacher: String?, shown: Shown, isWrapped: Bool,
            style: String?, swipe: Swipe,
            closes: Closing, isWithParent: Bool, missing: Missing?, unknown: Unknown?, path: [Diagnostic.Note],
            opening: [Diagnostic.Note]
        ) {
            self.number = number
            self.parent = parent
            self.child = child
            self.builder = builder
            self.kind = kind
            self.slot = slot
            self.build = build
            self.attaches = attaches
            self.detaches = detaches
            self.detacher = detacher
            self.shown = shown
            self.isWrapped = isWrapped
            self.style = style
            self.swipe = swipe
            self.closes = closes
            self.isWithParent = isWithParent
            self.missing = missing
            self.unknown = unknown
            self.path = path
            self.opening = opening
        }

        /// The same edge with another number.
        public func numbered(_ number: Int) -> Edge {
            var edge = self
            edge.number = number
            return edge
        }
    }

    /// The link that is missing between an event and the detachment of a child.
    public struct Missing: Sendable {
        public let link: Link
        /// The function or property that the link is about; nil for links without one.
        public let name: String?
        /// Where the edit belongs.
        public let location: Location
        /// Whether code calls the function, but never such that it attaches or detaches the child.
        public let isCalledOtherwise: Bool
        /// The classes that were searched for the link, in order.
        public let searched: [String]

        public enum Link: String, Sendable {
            /// No call attaches the child.
            case attach
            /// Nothing calls the function that attaches it.
            case attachCall
            /// Nothing assigns the property that its detachment reads.
            case slot
            /// No call detaches it.
            case detach
            /// Nothing calls the function that detaches it.
            case routingCall
            /// It never calls the function of its listener that leads to its detachment.
            case childEvent
            /// Its view is not removed.
            case view
        }

        public init(link: Link, name: String?, location: Location, isCalledOtherwise: Bool, searched: [String]) {
            self.link = link
            self.name = name
            self.location = location
            self.isCalledOtherwise = isCalledOtherwise
            self.searched = searched
        }
    }

    /// Why it is not known whether a child closes, and where it was lost.
    public struct Unknown: Sendable {
        public let reason: Reason
        /// The class, function or property that the reason is about; nil if it has no name.
        public let name: String?
        public let location: Location

        public enum Reason: String, Sendable {
            /// A class inherits from one that is not analyzed.
            case superclass
            /// A function only stops the program.
            case body
            /// The child is passed to code that is not analyzed.
            case passed
            /// Code outside of the router uses the property that holds the child.
            case property
            /// Code that is not analyzed may call the function that attaches or detaches it.
            case caller
            /// Code that is not analyzed implements a function of the parent's listener and may detach the parent.
            case listener
            /// The functions of the framework that attach and detach are not known.
            case framework
        }

        public init(reason: Reason, name: String?, location: Location) {
            self.reason = reason
            self.name = name
            self.location = location
        }
    }
}
