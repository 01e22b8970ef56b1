/// How a view is shown.
public enum Showing: Hashable, Sendable {
    case push, modal, pushOrModal, tab, root, embed
    /// By code that is not analyzed.
    case unknown
}
