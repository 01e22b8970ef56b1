/// Naming conventions for the parts of a RIB, after RIBs' templates, and for test doubles. Names alone decide only if
/// declarations are missing.
package enum PartNaming {
    static let interactor = "Interactor"
    static let router = "Router"
    static let builder = "Builder"
    static let component = "Component"

    /// Suffixes of the names of view types.
    static let views = ["ViewController", "View", "VC"]

    /// Suffixes of the names of a RIB's parts; the rest of the name is that of the RIB.
    static let parts = [
        "ViewController", "Interactor", "Router", "Builder", "Component", "Presenter", "View", "VC", "Worker",
    ]

    /// Base classes of RIBs; a copy declares several of them.
    static let baseClasses = [
        "Interactor", "PresentableInteractor", "Router", "ViewableRouter", "Builder", "Component", "Presenter",
    ]

    /// Prefixes and suffixes of the names of test doubles.
    static let testDoubles = ["Mock", "Fake", "Stub", "Spy", "Dummy"]

    static func isInteractorBase(_ name: String) -> Bool { name == "Interactor" || name == "PresentableInteractor" }

    static func isViewController(_ name: String) -> Bool { name.hasSuffix("ViewController") || name.hasSuffix("VC") }

    /// Whether a protocol is named like one that a view conforms to.
    static func isViewContract(_ name: String) -> Bool {
        name.hasSuffix("Presentable") || name.hasSuffix("ViewControllable")
    }

    /// Whether a protocol is named like one that an interactor conforms to.
    static func isInteractorContract(_ name: String) -> Bool {
        name.hasSuffix("Interactable") || name.hasSuffix("PresentableListener")
    }

    /// Whether a protocol is named like one that a parent's interactor conforms to.
    package static func isListener(_ name: String) -> Bool { name.hasSuffix("Listener") }
}
