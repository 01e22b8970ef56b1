import SourceText

extension BuilderCode {
    public enum ComponentOrigin: Equatable, Sendable {
        /// Created by the base class.
        case base
        /// The builder itself is one.
        case builder
        case place(NodeReference)
    }

    /// An object of the RIB that the code creates.
    public struct Made: Equatable, Sendable {
        public let place: NodeReference
        public let type: String
    }

    /// The `dependency:` argument of a child builder.
    public struct ChildArgument: Equatable, Sendable {
        public let body: DeclarationID
        /// The last name of the argument.
        public let place: NodeReference
        public let child: String
        /// The child's dependency protocol; nil if there is none in the project.
        public let needs: TypeID?
    }

    /// A component in a local that is never read.
    public struct UnreadComponent: Equatable, Sendable {
        public let body: DeclarationID
        public let local: DeclarationID
        public let type: String
        /// Its class; nil if it is a library's.
        public let component: TypeID?
        /// The values taken from the dependency instead, in order.
        public let bypasses: [NodeReference]
    }
}

extension Project {
    /// The code of a builder's class.
    public func builderCode(of builder: TypeID) -> BuilderCode {
        BuilderCode(builder, self, self[Project.componentClasses])
    }

    /// Component classes by their dependency, in order.
    private static let componentClasses = Query<WholeProject, [TypeID: [TypeID]]>("componentClasses") { project, _ in
        var result: [TypeID: [TypeID]] = [:]
        for component in project.types(.component) where project.isClass(component) {
            guard let needed = project.arguments(of: component, to: .componentBase)?.first?.nominal else { continue }
            result[needed, default: []].append(component)
        }
        return result
    }

    /// Whether the framework that defines the builder has a base class for components; a copy in the project may not.
    public func hasComponentBase(_ builder: TypeID) -> Bool {
        classes(of: builder).contains { type in
            symbols.parts(of: type).contains { symbols.hasComponentBase(seenFrom: $0.file) }
        }
    }
}

extension SymbolTable {
    fileprivate func hasComponentBase(seenFrom file: Int) -> Bool {
        !imports.imported[file].isDisjoint(with: [.ribs, .needle]) || copies.isEmpty
            || copies.declares(.componentBase, in: libraryModels)
    }
}

extension Roles.RoleSet {
    /// Roles of the objects that make up a RIB.
    static let ofRIBObjects: Roles.RoleSet = [.of(.interactor), .of(.router)]
    static let ofBuilders: Roles.RoleSet = [.of(.builder)]
    /// Roles of the objects that receive values from the component or the dependency.
    static let ofRecipients: Roles.RoleSet = [
        .of(.interactor), .of(.router), .of(.view), .of(.presenter), .of(.builder),
    ]
}
