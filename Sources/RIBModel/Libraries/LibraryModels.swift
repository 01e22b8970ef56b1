/// The models of all libraries, and the additions of a project.
public struct LibraryModels: Sendable {
    private let ribs, needle: LibraryModel
    /// RIBs and Needle, whose types are visible by import, come first, in the order of `LibrarySet`.
    private let libraries: [LibraryModel]
    /// The names that the project configures.
    public let project: ProjectVocabulary

    /// - Parameter project: the configured names, added to the model of RIBs.
    public init(adding project: ProjectVocabulary = ProjectVocabulary()) {
        var ribs = LibraryModel.ribs
        ribs.add(project)
        (self.ribs, needle, self.project) = (ribs, .needle, project)
        libraries = [ribs, needle, .uiKit, .swiftUI, .rxSwift, .combine, .foundation, .reactorKit, .others]
    }

    /// Modules that export RIBs.
    public var ribsModules: [String] { ribs.declarations.modules }

    public var needleModules: [String] { needle.declarations.modules }

    /// The modules that a description of a project lists, in order.
    public var describedModules: [String] { ribsModules + needleModules + ["RxSwift", "Combine"] }

    /// Modules whose names are external, not unresolved.
    var relatedModules: [String] { all { $0.declarations.relatedModules } }

    /// Types of RIBs.
    var ribsTypes: [LibraryType] { ribs.declarations.types }

    var declarations: [LibraryDeclarations] { libraries.map(\.declarations) }

    /// The concatenated lists of all libraries, in their order.
    func all<Element>(_ list: (LibraryModel) -> [Element]) -> [Element] { libraries.flatMap(list) }
}

extension LibraryModel {
    /// Adds the names that a project configures.
    fileprivate mutating func add(_ project: ProjectVocabulary) {
        declarations.modules += project.modules
        declarations.classes += project.bases[.view].map { .init($0, "UIViewController") }
        references.listeners += project.listeners
        references.weakWrappers += project.weakWrappers
        streams[.otherTerminators] += project.terminators
        streams[.bags] += project.bags
        streams[.handlers] += project.handlers
        routing.routerMethods += project.routerMethods
    }
}

extension LibraryType {
    init(
        _ name: String, isClass: Bool = false, isUnmistakable: Bool = false, role: Role?, traits: PartTraits = [],
        refines: [String] = []
    ) {
        self.init(
            name, isClass: isClass, isUnmistakable: isUnmistakable, mark: role?.rawValue, traitBits: traits.rawValue,
            refines: refines)
    }

    package var traits: PartTraits { PartTraits(rawValue: traitBits) }

    /// Whether it is the class of routers at the root of the tree.
    var isLaunchRouter: Bool { isClass && traits.contains(.launches) }

    /// Whether it is the class of components without declarations.
    var isEmptyComponent: Bool { isClass && traits.contains(.isEmpty) }

    /// The role of its descendants.
    public var role: Role? { mark.flatMap(Role.init(rawValue:)) }
}

/// The role of a type in a RIB.
public enum Role: UInt8, Sendable, CaseIterable {
    case interactor, router, view, presenter, builder, component, worker, workflow
}
