package import SourceText

/// The members of RIBs' and Needle's components, and of RIBs' workers.
enum RIBPartWord: Int, LibraryWord {
    case bind, shared
}

extension Name {
    /// The method of components that creates an object once and returns it from then on.
    package static var sharedMethod: Name { RIBPartWord.shared.name }

    /// The method of Needle's pluginized components that ties the component to a scope.
    package static var bindMethod: Name { RIBPartWord.bind.name }
}

/// The properties by which the framework's own classes keep the parts of a RIB, in RIBs/Classes/Router.swift,
/// ViewableRouter.swift and PresentableInteractor.swift of github.com/uber/RIBs-iOS.
enum PartProperty: String {
    case interactor, presenter, viewController
}

extension Project {
    /// The method of workers that starts them for an interactor, if the project names one like it.
    package var startMethod: Name? { names.find("start") }
}

extension LibraryType {
    /// The protocol of what a worker can be started for: interactors refine it.
    package var startsWorkers: Bool { !isClass && name == "InteractorScope" }
}

extension PartTraits {
    /// A component that has to be tied to a scope.
    package static let needsBinding = PartTraits(rawValue: 512)
    /// The protocol of what a component needs of its parent.
    package static let isDependency = PartTraits(rawValue: 1024)
}
