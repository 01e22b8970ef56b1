/// The model of one library, as data: its declarations, and the effects of calls on subscriptions, closures and
/// references.
///
/// Each library is modeled in one file of this folder; no other file of the model names a library's declarations.
/// `LibraryModels` joins all models.
package struct LibraryModel: Sendable {
    var declarations = LibraryDeclarations()
    var streams = StreamNames()
    var references = ReferenceNames()
    var routing = RoutingNames()
    var executors = ExecutorNames()
    var runs = RunNames()
}

/// The form that a call of a subscribing method needs in order to be a subscription. Handlers as arguments suffice for
/// all but the last two.
enum SubscriberForm: Sendable {
    /// Handlers, an observer, or no argument at the end of a chain of calls.
    case observer
    /// Handlers, or a label that names a target, unless the receiver itself declares such a method.
    case binding
    /// Handlers, an observable as the receiver, or no argument at the end of a chain of calls.
    case driving
    /// Handlers, an observable as the receiver, or a target as the only argument.
    case emitting
    /// Handlers, or an observable as the receiver.
    case plain
    /// A target and a key path.
    case assignment
    /// A connectable observable as the receiver.
    case connection
}

/// Names that matter to references between objects.
struct ReferenceNames: Sendable {
    /// Property wrappers and generic types that reference their value weakly.
    var weakWrappers: [String] = []
    /// Members through which a view or a child notifies its listener, regardless of their type.
    var listeners: [String] = []
    /// Listeners that a library's protocol declares for a view.
    var inheritedListeners: [String] = []
}

/// Names that matter to routers and components.
struct RoutingNames: Sendable {
    /// Methods that every router has.
    var routerMethods: [String] = []
    /// Functions named like those of components that have nothing to do with them.
    var foreignComponentFunctions: [String] = []
}
