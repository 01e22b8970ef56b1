/// Words of RIBs and of libraries for controls that the analysis of the tree looks for.
enum RoutingWords {
    /// The protocols of routers that a project extends.
    static let protocols = ["ViewableRouting", "Routing"]
    /// With these words the functions of a copy begin that attach and detach children.
    static let attaching = "attach"
    static let detaching = "detach"
    /// The streams of controls in RxCocoa, RxGesture, CombineCocoa and their like.
    static let controls = [
        "tap", "controlEvent", "controlEvents", "itemSelected", "modelSelected", "tapGesture", "tapPublisher",
        "controlEventPublisher", "didSelectItemPublisher", "didSelectRowPublisher",
    ]
}
