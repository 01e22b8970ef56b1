/// A message about an object that stays alive, or about its life.
package struct LeakMessage: Sendable, Equatable {
    /// The line that it begins on, from 1.
    package internal(set) var line: Int
    package let kind: Kind
    /// The object that the message is about.
    package let object: ObjectName
    /// The parent of a router that is attached twice; nil for other messages.
    package let parent: ObjectName?
    /// The objects that are alive although their owners are gone, in the order of the message.
    package internal(set) var alive: [ObjectName]
    /// The references by which the object is kept, from the object that begins the cycle or the chain.
    package let references: [Reference]

    /// The kinds of messages. Those of RIBs are the same in RIBs 1.0 and in ModernRIBs.
    package enum Kind: String, Sendable, CaseIterable {
        /// `LeakDetector`: an object is alive after its owner is gone.
        case leaked
        /// `ViewableRouter`: a view appears after its interactor was deactivated.
        case viewAppeared
        /// `Router.attachChild`: a router is attached twice.
        case attachedTwice
        /// `disposeOnDeactivate`, `disposeOnStop`: a subscription is bound before activation or start.
        case boundTooEarly
        /// `Workflow.subscribe`: a workflow is subscribed to before it is committed.
        case notCommitted
        /// Apple's `leaks`, FBRetainCycleDetector, MLeaksFinder: a chain or a cycle of references.
        case referenced
    }

    /// A reference from one object to the next.
    package struct Reference: Sendable, Equatable {
        package let holder: ObjectName
        /// The name of the property; nil if it is not given.
        package let field: String?
        package let held: ObjectName

        package init(holder: ObjectName, field: String?, held: ObjectName) {
            self.holder = holder
            self.field = field
            self.held = held
        }
    }

    init(
        line: Int, kind: Kind, object: ObjectName, parent: ObjectName? = nil, alive: [ObjectName] = [],
        references: [Reference] = []
    ) {
        self.line = line
        self.kind = kind
        self.object = object
        self.parent = parent
        self.alive = alive
        self.references = references
    }
}
