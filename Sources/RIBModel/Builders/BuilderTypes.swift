import SourceText
import SwiftOutline

extension BuilderCode {
    public enum ComponentOrigin: Equatable, Sendable {
        /// Its base class makes one.
        case base
        case place(NodeReference)
    }

    /// An object of the RIB that is made.
    public struct Made: Equatable, Sendable {
        public let place: NodeReference
        public let type: String
    }

    /// The `dependency:` of a child builder.
    public struct ChildArgument: Equatable, Sendable {
        public let body: DeclarationID
        /// The last name of the argument.
        public let place: NodeReference
        public let child: String
        /// The child's protocol that says what it needs; nil where there is none in the project.
        public let needs: TypeID?
    }

    /// A component under a local name.
    public struct UnreadComponent: Equatable, Sendable {
        public let body: DeclarationID
        public let local: DeclarationID
        public let type: String
        /// What is taken from the dependency instead, in order.
        public let bypasses: [NodeReference]
    }
}

extension Project {
    /// The code of a builder's class.
    public func builderCode(of builder: TypeID) -> BuilderCode { BuilderCode(builder, self, self[Project.componentClasses]) }

    /// The classes of builders, in order.
    public var builders: TypeList { self[Project.builderClasses] }

    private static let builderClasses = Query<WholeProject, TypeList>("builders") { project, _ in
        TypeList(project.types(.builder).filter { [.class, .actor].contains(project.symbols.types[$0.index].kind) }, of: project.symbols)
    }

    /// Component classes by what they depend on, in order.
    fileprivate static let componentClasses = Query<WholeProject, [TypeID: [TypeID]]>("componentClasses") { project, _ in
        let classes = project.types(.component).filter { project.symbols.types[$0.index].kind == .class }
        let needed = classes.map { project.arguments(of: $0, to: .componentBase)?.first?.nominal }
        return zip(classes, needed).reduce(into: [:]) { result, pair in
            if let needed = pair.1 { result[needed, default: []].append(pair.0) }
        }
    }

    /// Whether the framework that makes a type a builder has a base class for components: one of the project's own may not.
    public func hasComponentBase(_ builder: TypeID) -> Bool {
        let files = classes(of: builder).flatMap { symbols.parts(of: $0).map(\.file) }
        return files.contains { symbols.hasComponentBase(seenFrom: $0) }
    }
}

extension SymbolTable {
    fileprivate func hasComponentBase(seenFrom file: Int) -> Bool {
        !imports.imported[file].isDisjoint(with: [.ribs, .needle]) || copies.isEmpty || copies.declares(.componentBase, in: libraryModels)
    }
}
