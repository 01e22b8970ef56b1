import SourceText
import SwiftOutline

/// What a builder's code says of the component of its RIB, and of what it hands on.
public struct BuilderSummary: Equatable, Sendable {
    public let builder: TypeID
    /// Whether it descends from a base class of the framework, or only conforms to its protocol.
    public let hasBase: Bool
    /// Whether a superclass that is neither here nor known may do what is not seen here.
    public let hasUnresolvedSuperclass: Bool
    /// The functions by which it builds, in order.
    public let bodies: [DeclarationID]
    /// The first router or interactor that it makes, and that one's type; nil where it makes none.
    public let made: Made?
    /// Whether its router is the one that launches the app, or its RIB needs nothing from a parent.
    public let isRoot: Bool
    /// Whether the framework that makes it a builder has a base class for components.
    public let hasFramework: Bool
    /// Where a component is first made, handed in or read in one of its bodies; nil where none is.
    public let component: ComponentOrigin?
    /// The component classes that are declared for the RIB, in order.
    public let components: [TypeID]
    /// Child builders that get the builder's own dependency.
    public let rawDependencies: [Handing]
    /// Child builders that need something, and get an empty component.
    public let emptyComponents: [Handing]
    /// Components that a body makes and never reads, while it takes things from the dependency.
    public let unreadComponents: [UnreadComponent]
    /// Whatever child builders get; only where everything is of interest.
    public let childArguments: [Handing]

    /// Whether it is one to judge: else it hands on what it is asked for, or has no component to skip.
    public var isJudged: Bool { made != nil && hasFramework }

    /// Whether something speaks against it.
    var mayBeBreach: Bool {
        isJudged && (component == nil || !rawDependencies.isEmpty || !emptyComponents.isEmpty || !unreadComponents.isEmpty)
    }

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

    /// An argument of a child builder.
    public struct Handing: Equatable, Sendable {
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

extension BuilderSummary {
    /// That of a builder, if something speaks against it.
    fileprivate static let query = Query<TypeID, [BuilderSummary]>("builderSummaries") { project, builder in
        guard project.hasComponentBase(builder) else { return [] }
        let components = project[Project.componentClasses]
        let summary = BuilderReading(builder, project, components).account(hasFramework: true, .breaches)
        return summary.mayBeBreach ? [summary] : []
    }
}

extension Project {
    /// All builders that something speaks against, in order; also the others, if those are of interest.
    public func builderAccounts(_ interest: Interest) -> [BuilderSummary] {
        let builders = builders.types
        guard interest == .everything else {
            // Asked first, so that all threads wait for it once.
            _ = self[Project.componentClasses]
            return answers(BuilderSummary.query, builders)
        }
        let components = self[Project.componentClasses]
        return threads.map(builders.count, chunk: 8) {
            BuilderReading(builders[$0], self, components).account(hasFramework: self.hasComponentBase(builders[$0]), .everything)
        }
    }

    /// The classes of builders.
    var builders: TypeList { self[Project.builderClasses] }

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
    fileprivate func hasComponentBase(_ builder: TypeID) -> Bool {
        let files = classes(of: builder).flatMap { symbols.parts(of: $0).map(\.file) }
        return files.contains { symbols.hasComponentBase(seenFrom: $0) }
    }
}

extension SymbolTable {
    fileprivate func hasComponentBase(seenFrom file: Int) -> Bool {
        imports.library[file] || imports.needle[file] || copies.isEmpty || copies.declares(.componentBase, in: libraryModels)
    }
}
