/// How projects name the parts of a RIB, after RIBs' templates, and test doubles. Names alone decide only where
/// declarations are missing.
enum PartNaming {
    static let interactor = "Interactor"
    static let router = "Router"
    static let builder = "Builder"
    static let component = "Component"

    /// Ends of the names of views' types.
    static let views = ["ViewController", "View", "VC"]

    /// Ends of the names of a RIB's parts: what is before one is the name of the RIB.
    static let parts = [
        "ViewController", "Interactor", "Router", "Builder", "Component", "Presenter", "View", "VC", "Worker",
    ]

    /// Base classes of RIBs, of which a copy declares several.
    static let baseClasses = [
        "Interactor", "PresentableInteractor", "Router", "ViewableRouter", "Builder", "Component", "Presenter",
    ]

    /// Words that begin or end the names of test doubles.
    static let testDoubles = ["Mock", "Fake", "Stub", "Spy", "Dummy"]

    static func isInteractorBase(_ name: String) -> Bool { name == "Interactor" || name == "PresentableInteractor" }

    static func isViewController(_ name: String) -> Bool { name.hasSuffix("ViewController") || name.hasSuffix("VC") }

    /// Whether a protocol is named as one that a view conforms to.
    static func isViewContract(_ name: String) -> Bool {
        name.hasSuffix("Presentable") || name.hasSuffix("ViewControllable")
    }

    /// Whether a protocol is named as one that an interactor conforms to.
    static func isInteractorContract(_ name: String) -> Bool {
        name.hasSuffix("Interactable") || name.hasSuffix("PresentableListener")
    }

    /// Whether a protocol is named as one that a parent's interactor conforms to.
    static func isListener(_ name: String) -> Bool { name.hasSuffix("Listener") }
}
