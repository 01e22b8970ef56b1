/// What a project declares of the classes that an Objective-C file may name.
public struct DeclaredClasses: Sendable, Equatable {
    public private(set) var classes: [String: DeclaredClass] = [:]

    public init() {}

    public mutating func add(_ name: String, _ declared: DeclaredClass) { classes[name] = declared }
}

public struct DeclaredClass: Sendable, Equatable {
    /// Nil for a root class.
    public let superclass: String?
    /// The properties whose type is a class, and methods without parameters that return an object of one.
    public let members: [Member]

    public struct Member: Sendable, Equatable {
        public let name: String
        public let type: String
        public let isMethod: Bool
        public let isOfClass: Bool

        public init(name: String, type: String, isMethod: Bool = false, isOfClass: Bool = false) {
            self.name = name
            self.type = type
            self.isMethod = isMethod
            self.isOfClass = isOfClass
        }

        /// In Objective-C.
        var declaration: String {
            isMethod
                ? "\(isOfClass ? "+" : "-") (\(type) *)\(name);"
                : "@property (nonatomic\(isOfClass ? ", class" : "")) \(type) *\(name);"
        }
    }

    public init(superclass: String?, members: [Member]) {
        self.superclass = superclass
        self.members = members
    }
}
