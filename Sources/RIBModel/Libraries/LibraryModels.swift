/// The models of all libraries, with what one project adds to them.
public struct LibraryModels: Sendable {
    /// RIBs and Needle, whose types files see by imports, are first, in the order of `LibrarySet`.
    private let libraries: [LibraryModel]
    /// Members of generic types whose type is an argument of the type.
    let genericMembers: [LibraryDeclarations.GenericMember]
    /// What the project itself configures.
    public let project: ProjectVocabulary

    /// - Parameter project: what the project configures, added to the model of RIBs.
    public init(adding project: ProjectVocabulary = ProjectVocabulary()) {
        var ribs = LibraryModel.ribs
        ribs.add(project)
        libraries = [ribs, .needle, .uiKit, .swiftUI, .rxSwift, .combine, .foundation, .others]
        genericMembers = libraries.flatMap { $0.declarations.genericMembers }
        self.project = project
    }

    /// Modules that export RIBs.
    public var ribsModules: [String] { libraries[0].declarations.modules }

    public var needleModules: [String] { libraries[1].declarations.modules }

    /// Modules of libraries that a description of a project names, in order.
    public var describedModules: [String] { ribsModules + needleModules + ["RxSwift", "Combine"] }

    /// Modules whose names are external, not unresolved.
    var relatedModules: [String] { all { $0.declarations.relatedModules } }

    /// Types of RIBs.
    var ribsTypes: [LibraryType] { libraries[0].declarations.types }

    var declarations: [LibraryDeclarations] { libraries.map(\.declarations) }

    /// What the models of all libraries list, in their order.
    func all<Element>(_ list: (LibraryModel) -> [Element]) -> [Element] { libraries.flatMap(list) }
}

extension LibraryModel {
    /// Adds what a project configures.
    fileprivate mutating func add(_ project: ProjectVocabulary) {
        declarations.modules += project.modules
        declarations.classes += project.bases[.view].map { .init($0, "UIViewController") }
        references.listeners += project.listeners
        references.weakWrappers += project.weakWrappers
        streams.otherTerminators += project.terminators
        streams.bags += project.bags
        streams.handlers += project.handlers
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

    var traits: PartTraits { PartTraits(rawValue: traitBits) }

    /// Whether it is the class of routers that begin the tree.
    var isLaunchRouter: Bool { isClass && traits.contains(.launches) }

    /// Whether it is the class of components that declare nothing.
    var isEmptyComponent: Bool { isClass && traits.contains(.isEmpty) }

    /// The role of what descends from it.
    public var role: Role? { mark.flatMap(Role.init(rawValue:)) }
}

/// What a type is to a RIB.
public enum Role: UInt8, Sendable, CaseIterable {
    case interactor, router, view, presenter, builder, component, worker, workflow
}
