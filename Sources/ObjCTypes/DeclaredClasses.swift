/// What a project declares of the classes and protocols that an Objective-C file may name.
public struct DeclaredClasses: Sendable, Equatable {
    public private(set) var classes: [String: DeclaredClass] = [:]
    public private(set) var protocols: Set<String> = []

    public init() {}

    public mutating func add(_ name: String, _ declared: DeclaredClass) { classes[name] = declared }

    public mutating func addProtocol(_ name: String) { protocols.insert(name) }
}

public struct DeclaredClass: Sendable, Equatable {
    /// Nil for a root class.
    public let superclass: String?
    /// The properties whose type is a class, and methods without parameters that return an object of one.
    public let members: [Member]

    public struct Member: Sendable, Equatable {
        public let name: String
        public let type: String

        public init(name: String, type: String) {
            self.name = name
            self.type = type
        }
    }

    public init(superclass: String?, members: [Member]) {
        self.superclass = superclass
        self.members = members
    }
}
