public import SourceText

/// The names that a project configures, for concepts that other projects name differently or do not have.
public struct ProjectVocabulary: Sendable {
    /// Modules that export the framework.
    public var modules: [String] = []
    /// Names of base classes, by role.
    public var bases = Bases()
    /// Members through which a view or a child notifies its listener.
    public var listeners: [String] = []
    /// Calls that end or bind a subscription.
    public var terminators: [String] = []
    /// Types that keep subscriptions.
    public var bags: [String] = []
    /// Types and property wrappers that reference their value weakly.
    public var weakWrappers: [String] = []
    /// Calls that keep a closure for later.
    public var handlers: [String] = []
    /// Methods that every router has.
    public var routerMethods: [String] = []
    /// Functions that attach, and that detach, the child that they are passed or called on, as `FunctionWord` reads
    /// them.
    public var attachments: [String] = []
    public var detachments: [String] = []
    /// Functions that show, and that take away, the view of such a child.
    public var showings: [String] = []
    public var removals: [String] = []
    /// Whether a file, by its path from the root, contains test doubles.
    public var isDouble: (@Sendable (SourcePath) -> Bool)?
    /// Whether a file, by its path from the root, is a source file despite its name and folders.
    public var isSource: (@Sendable (SourcePath) -> Bool)?
    /// Whether users can dismiss sheets by a swipe.
    public var canSwipeToDismiss = true
    public var defaultIsolation = DefaultIsolation.none
    /// Enumerations of plugin and experiment keys.
    public var pluginTypes: [String] = []
    /// Base classes of factories of plugins.
    public var pluginFactories: [String] = []
    /// Base classes of plugin points.
    public var pluginPoints: [String] = []
    /// The code that rules of the configuration look into.
    public var sought = SoughtCode()

    public init() {}
}

/// The isolation of code without an annotation.
public enum DefaultIsolation: String, Sendable, CaseIterable {
    case none, main
}

extension LibraryModels {
    /// The framework's type that corresponds to a base class of the project.
    ///
    /// - Parameter arguments: the number of generic arguments that are written after its name.
    static func standIn(for role: Role, arguments: Int) -> String? {
        switch role {
        case .interactor: arguments > 0 ? "PresentableInteractor" : "Interactor"
        case .router: arguments > 1 ? "ViewableRouter" : "Router"
        case .builder: "Builder"
        case .component: "Component"
        case .presenter: "Presenter"
        case .worker: "Worker"
        // Views are recognized by their protocols, and their base class as a view controller.
        case .view, .workflow: nil
        }
    }
}

extension ProjectVocabulary {
    /// Names of base classes, by role.
    public struct Bases: Sendable, Equatable, ExpressibleByDictionaryLiteral {
        /// By raw value of the role.
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

        /// The names for all roles, in the order of the roles.
        var all: [String] { names.flatMap { $0 } }
    }
}

extension StandIns {
    /// The base classes that a project configures.
    init(_ models: LibraryModels, names: NameTable) {
        var libraryTypes: [(Name, [Int])] = []
        // If a name is listed under two roles, the first counts.
        for role in Role.allCases {
            for base in models.project.bases[role] {
                let numbers = (0...2).compactMap { count in
                    LibraryModels.standIn(for: role, arguments: count).flatMap { name in
                        models.ribsTypes.firstIndex { $0.name == name }
                    }
                }
                if numbers.count == 3 { libraryTypes.append((names.intern(base), numbers)) }
            }
        }
        self.init(
            libraryTypes: libraryTypes,
            classes: NameSet(models.project.bases[.view].map { names.intern($0) }))
    }
}
