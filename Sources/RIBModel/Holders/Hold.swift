/// A reference that keeps an object in memory.
public struct Hold: Sendable, Hashable {
    /// The class of the object, or a protocol that its class conforms to.
    public let held: TypeID
    /// The type whose objects hold it; nil if no type of the project does: an observable, a run loop, a global.
    public let holder: TypeID?
    public let kind: Kind
    public let length: Length

    public init(of held: TypeID, by holder: TypeID?, _ kind: Kind, _ length: Length) {
        (self.held, self.holder, self.kind, self.length) = (held, holder, kind, length)
    }

    /// What holds the object.
    public enum Kind: String, Sendable, CaseIterable {
        /// A stored property, of an object or of a type.
        case property
        /// A closure, or a method that is bound to the object, and that something keeps.
        case closure
        /// A closure of a subscription.
        case subscription
        /// The code of a task.
        case task
        /// An observer, a timer or a display link.
        case observer
        /// The router of the parent, as long as the child is attached.
        case attachment
    }

    /// How long the object is held.
    public enum Length: Sendable, CaseIterable {
        /// Nothing ends it: the object is in a retain cycle, or what holds it stays as long as the app.
        case lasting
        /// As long as the holder lives, or until an event that may never occur.
        case unknown
        /// It ends by itself.
        case ending
    }
}
