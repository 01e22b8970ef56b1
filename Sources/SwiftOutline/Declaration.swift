public import SourceText

/// One name that a file declares.
public struct Declaration: Sendable {
    public var kind: Kind
    public var scope: Scope
    public var modifiers: Modifiers = []
    public var name: Name = .none
    public var nameRange = ByteRange(0, 0)
    /// Offset of `class`, `func`, `var`, …
    public var introducer: UInt32
    /// From the first attribute or modifier to the end.
    public var range: ByteRange
    /// Index of the declaration around it.
    public var parent: Int32
    /// The index after all that is declared within.
    public var next: Int32 = 0

    /// `attribute` nodes.
    public var attributes = NodeSpan()
    /// `genericParameter` nodes.
    public var generics = NodeSpan()
    /// `type` nodes of the inheritance clause.
    public var inheritance = NodeSpan()
    /// `requirement` nodes.
    public var requirements = NodeSpan()
    /// `parameter` nodes of a function, initialiser, subscript or enum case.
    public var parameters = NodeSpan()
    /// A function's `block`; the first `accessor` of a variable or subscript.
    public var body = NodeSpan()
    // No optionals: of each of these a run keeps as many as there are declarations.
    @usableFromInline var typeNode = NodeID.max
    @usableFromInline var valueNode = NodeID.max

    /// A variable's annotation, a function's result, an alias's target, an extension's type: a `type` node.
    @inlinable public var type: NodeID? {
        get { typeNode == .max ? nil : typeNode }
        set { typeNode = newValue ?? .max }
    }

    /// The initial value: an `expression`.
    @inlinable public var value: NodeID? {
        get { valueNode == .max ? nil : valueNode }
        set { valueNode = newValue ?? .max }
    }

    init(
        kind: Kind, scope: Scope, modifiers: Modifiers, name: Name, nameRange: ByteRange, introducer: UInt32, range: ByteRange, parent: Int32,
        attributes: NodeSpan
    ) {
        self.kind = kind
        self.scope = scope
        self.modifiers = modifiers
        self.name = name
        self.nameRange = nameRange
        self.introducer = introducer
        self.range = range
        self.parent = parent
        self.attributes = attributes
    }

    public enum Kind: UInt8, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, function, initializer, deinitializer, `subscript`
        case variable, constant, enumCase, typeAlias, associatedType, `import`, macro

        /// Whether members stand in it.
        public var isType: Bool { rawValue <= Kind.extension.rawValue }
    }

    public struct Scope: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let topLevel = Scope(rawValue: 1)
        public static let member = Scope(rawValue: 2)
        public static let local = Scope(rawValue: 4)
        /// Inside `#if`.
        public static let conditional = Scope(rawValue: 8)
    }

    /// Modifiers and other words about a declaration.
    public struct Modifiers: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `private` = Modifiers(rawValue: 1 << 0)
        public static let `fileprivate` = Modifiers(rawValue: 1 << 1)
        public static let `internal` = Modifiers(rawValue: 1 << 2)
        public static let package = Modifiers(rawValue: 1 << 3)
        public static let `public` = Modifiers(rawValue: 1 << 4)
        public static let open = Modifiers(rawValue: 1 << 5)
        public static let `static` = Modifiers(rawValue: 1 << 6)
        public static let `class` = Modifiers(rawValue: 1 << 7)
        public static let override = Modifiers(rawValue: 1 << 8)
        public static let final = Modifiers(rawValue: 1 << 9)
        public static let weak = Modifiers(rawValue: 1 << 10)
        public static let unowned = Modifiers(rawValue: 1 << 11)
        public static let lazy = Modifiers(rawValue: 1 << 12)
        public static let other = Modifiers(rawValue: 1 << 13)
        /// It has a getter, written out or as a lone body: a computed property or a subscript.
        public static let computed = Modifiers(rawValue: 1 << 16)
        /// It has `willSet` or `didSet`.
        public static let observed = Modifiers(rawValue: 1 << 17)
        /// An accessor that sets stands in its braces.
        public static let settable = Modifiers(rawValue: 1 << 18)
        /// `init?`, `init!`.
        public static let failable = Modifiers(rawValue: 1 << 19)
        public static let async = Modifiers(rawValue: 1 << 20)
        public static let `throws` = Modifiers(rawValue: 1 << 21)
        /// A tuple pattern binds it, so type and value are not its own.
        public static let destructured = Modifiers(rawValue: 1 << 22)
    }
}

/// Where the parts of a declaration stand. For those who show or compare outlines: apart from it, as an analysis keeps none of them.
public struct DeclarationTexts: Sendable, Equatable {
    /// The inheritance clause without its colon.
    public var inheritance = ByteRange(0, 0)
    /// What column 9 of `--decls` shows; see the oracle's page.
    public var type = ByteRange(0, 0)
    /// From brace to brace: members, body or accessors.
    public var braces = ByteRange(0, 0)
    public var value = ByteRange(0, 0)
}

/// The index of a node in its file.
public typealias NodeID = UInt32

/// Sibling nodes: `first`, its `next`, …, up to `end`.
public struct NodeSpan: Sendable {
    public var first: NodeID = 0
    public var end: NodeID = 0

    public init() {}

    public init(_ first: NodeID, _ end: NodeID) {
        self.first = first
        self.end = end
    }

    public var isEmpty: Bool { first >= end }
}
