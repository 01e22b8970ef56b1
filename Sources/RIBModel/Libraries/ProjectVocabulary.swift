public import SourceText

/// The words of one project: what it calls things that other projects call otherwise, or do not have.
public struct ProjectVocabulary: Sendable {
    /// Modules that export the framework.
    public var modules: [String] = []
    /// Names of base classes, by the role they give.
    public var bases = Bases()
    /// Members by which a view or a child reports.
    public var listeners: [String] = []
    /// Calls that end a subscription's chain well.
    public var terminators: [String] = []
    /// Types that keep subscriptions.
    public var bags: [String] = []
    /// Types and property wrappers that keep their value weakly.
    public var weakWrappers: [String] = []
    /// Calls that keep a closure for later.
    public var handlers: [String] = []
    /// Methods that every router has.
    public var routerMethods: [String] = []
    /// Whether a file, by its path from the root, holds test doubles.
    public var isDouble: (@Sendable (SourcePath) -> Bool)?
    /// Whether a file, by its path from the root, is a source whatever its name and folders suggest.
    public var isSource: (@Sendable (SourcePath) -> Bool)?
    /// Whether users can swipe sheets away at all.
    public var canSwipeToDismiss = true
    public var defaultIsolation = DefaultIsolation.none
    /// Enumerations of plugin and experiment keys.
    public var pluginTypes: [String] = []
    /// Whether a file, by its path from the root, is read like generated code, whatever it is.
    public var isExcluded: (@Sendable (SourcePath) -> Bool)?

    public init() {}
}

/// The actor that code without an annotation is isolated to.
public enum DefaultIsolation: String, Sendable, CaseIterable {
    case none, main
}

extension LibraryModels {
    /// The framework's type that stands for a base class of the project.
    ///
    /// - Parameter arguments: how many generic arguments are written behind its name.
    static func standIn(for role: Role, arguments: Int) -> String? {
        switch role {
        case .interactor: arguments > 0 ? "PresentableInteractor" : "Interactor"
        case .router: arguments > 1 ? "ViewableRouter" : "Router"
        case .builder: "Builder"
        case .component: "Component"
        case .presenter: "Presenter"
        case .worker: "Worker"
        // Views are known by their contracts, and their base class as a view controller.
        case .view, .workflow: nil
        }
    }
}

extension ProjectVocabulary {
    /// Names of base classes, by the role that they give.
    public struct Bases: Sendable, Equatable, ExpressibleByDictionaryLiteral {
        /// By number of the role.
        private var names: [[String]]

        public init(dictionaryLiteral elements: (Role, [String])...) {
            names = Array(repeating: [], count: Role.allCases.count)
            for (role, bases) in elements { self[role] += bases }
        }

        public init() { names = Array(repeating: [], count: Role.allCases.count) }

        public subscript(role: Role) -> [String] {
            get { names[Int(role.rawValue)] }
            set { names[Int(role.rawValue)] = newValue }
        }

        /// The names of all roles, in the order of the roles.
        var all: [String] { names.flatMap { $0 } }
    }
}

/// The base classes that a project names, as names of its table.
struct ProjectBases: Sendable {
    /// By name, the framework's types that it stands for: without generic arguments, with one, with more.
    private let standIns: NameMap<[Int]>
    private let views: NameSet
    /// Whether there are any.
    let isEmpty: Bool

    init(_ models: LibraryModels, names: NameTable) {
        var standIns: [(Name, [Int])] = []
        // Where a name is listed under two roles, the first counts.
        for role in Role.allCases {
            for base in models.project.bases[role] {
                let numbers = (0...2).compactMap { count in
                    LibraryModels.standIn(for: role, arguments: count).flatMap { name in
                        models.ribsTypes.firstIndex { $0.name == name }
                    }
                }
                if numbers.count == 3 { standIns.append((names.intern(base), numbers)) }
            }
        }
        self.standIns = NameMap(standIns)
        views = NameSet(models.project.bases[.view].map { names.intern($0) })
        isEmpty = standIns.isEmpty && views.isEmpty
    }

    func contains(_ name: Name) -> Bool { !isEmpty && (views.contains(name) || standIns[name] != nil) }

    /// The index in `LibraryTypes` of what such a class is.
    func standIn(_ name: Name, arguments: Int = 0) -> Int? { isEmpty ? nil : standIns[name]?[min(arguments, 2)] }

    func isView(_ name: Name) -> Bool { views.contains(name) }
}
