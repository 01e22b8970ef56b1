/// How long the content of a container of subscriptions lasts.
public enum ContainerLife: UInt8, Sendable {
    case emptied, outlives
    /// May be cleared by a superclass that is neither declared in the project nor known.
    case unresolved
    /// May be cleared by code that has got the object, or ended where its content goes.
    case open
}
