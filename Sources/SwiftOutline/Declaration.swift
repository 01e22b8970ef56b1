public import SourceText

/// One declared name of a file.
///
/// 72 bytes, because a run stores one for each declared name: offsets and indices have 24 bits like those of a `Node`,
/// and small values share words.
public struct Declaration: Sendable {
    public var name: Name = .none
    @usableFromInline var modifiersAndScope = NumberAndByte()
    @usableFromInline var introducerAndKind = NumberAndByte()
    @usableFromInline var namePair = ShortPair()
    @usableFromInline var rangePair = ShortPair()
    /// `parent`, whose largest value means none, and `next`.
    @usableFromInline var family = ShortPair()
    @usableFromInline var attributePair = ShortPair()
    @usableFromInline var genericPair = ShortPair()
    @usableFromInline var inheritancePair = ShortPair()
    @usableFromInline var requirementPair = ShortPair()
    @usableFromInline var parameterPair = ShortPair()
    @usableFromInline var bodyPair = ShortPair()
    /// `type` and `value`, whose largest value means none.
    @usableFromInline var typeAndValue = ShortPair(ShortPair.largest, ShortPair.largest)

    public internal(set) var kind: Kind {
        @inlinable get { introducerAndKind.byte(as: Kind.self) }
        set { introducerAndKind.byte = newValue.rawValue }
    }

    public internal(set) var scope: Scope {
        @inlinable get { Scope(rawValue: modifiersAndScope.byte) }
        set { modifiersAndScope.byte = newValue.rawValue }
    }

    public internal(set) var modifiers: Modifiers {
        @inlinable get { Modifiers(rawValue: modifiersAndScope.number) }
        set { modifiersAndScope.number = newValue.rawValue }
    }

    public internal(set) var nameRange: ByteRange {
        @inlinable get { namePair.range }
        set { namePair.range = newValue }
    }

    /// The offset of `class`, `func`, `var`, …
    public internal(set) var introducer: UInt32 {
        @inlinable get { introducerAndKind.number }
        set { introducerAndKind.number = newValue }
    }

    /// From the first attribute or modifier to the end.
    public internal(set) var range: ByteRange {
        @inlinable get { rangePair.range }
        set { rangePair.range = newValue }
    }

    /// The index of the enclosing declaration; -1 if there is none.
    public internal(set) var parent: Int32 {
        @inlinable get { family.first == ShortPair.largest ? -1 : Int32(bitPattern: family.first) }
        set { family.first = newValue < 0 ? ShortPair.largest : UInt32(bitPattern: newValue) }
    }

    /// The index after all nested declarations.
    public internal(set) var next: Int32 {
        @inlinable get { Int32(bitPattern: family.second) }
        set { family.second = UInt32(bitPattern: newValue) }
    }

    /// `attribute` nodes.
    public internal(set) var attributes: NodeSpan {
        @inlinable get { attributePair.span }
        set { attributePair.span = newValue }
    }

    /// `genericParameter` nodes.
    public internal(set) var generics: NodeSpan {
        @inlinable get { genericPair.span }
        set { genericPair.span = newValue }
    }

    /// `type` nodes of the inheritance clause.
    public internal(set) var inheritance: NodeSpan {
        @inlinable get { inheritancePair.span }
        set { inheritancePair.span = newValue }
    }

    /// `requirement` nodes.
    public internal(set) var requirements: NodeSpan {
        @inlinable get { requirementPair.span }
        set { requirementPair.span = newValue }
    }

    /// `parameter` nodes of a function, initializer, subscript or enum case.
    public internal(set) var parameters: NodeSpan {
        @inlinable get { parameterPair.span }
        set { parameterPair.span = newValue }
    }

    /// A function's `block`; the first `accessor` of a variable or subscript.
    public internal(set) var body: NodeSpan {
        @inlinable get { bodyPair.span }
        set { bodyPair.span = newValue }
    }

    /// A variable's annotation, a function's result, an alias's target or an extension's type: a `type` node.
    public internal(set) var type: NodeID? {
        @inlinable get { typeAndValue.first == ShortPair.largest ? nil : typeAndValue.first }
        set { typeAndValue.first = newValue ?? ShortPair.largest }
    }

    /// The initial value: an `expression`.
    public internal(set) var value: NodeID? {
        @inlinable get { typeAndValue.second == ShortPair.largest ? nil : typeAndValue.second }
        set { typeAndValue.second = newValue ?? ShortPair.largest }
    }

    init(
        kind: Kind,
        scope: Scope,
        modifiers: Modifiers,
        name: Name,
        nameRange: ByteRange,
        introducer: UInt32,
        range: ByteRange,
        parent: Int32,
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
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, function, initializer, deinitializer,
            `subscript`
        case variable, constant, enumCase, typeAlias, associatedType, `import`, macro

        /// Whether it can contain members.
        public var isType: Bool { rawValue <= Kind.extension.rawValue }
    }

    public struct Scope: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let topLevel = Scope(rawValue: 1)
        public static let member = Scope(rawValue: 2)
        public static let local = Scope(rawValue: 4)
        /// Inside an `#if`.
        public static let conditional = Scope(rawValue: 8)
    }

    /// Modifiers and other properties of a declaration.
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
        public static let nonisolated = Modifiers(rawValue: 1 << 14)
        /// Has a getter, explicit or as its body: a computed property or a subscript.
        public static let computed = Modifiers(rawValue: 1 << 16)
        /// Has `willSet` or `didSet`.
        public static let observed = Modifiers(rawValue: 1 << 17)
        /// Has an accessor that sets.
        public static let settable = Modifiers(rawValue: 1 << 18)
        /// `init?`, `init!`.
        public static let failable = Modifiers(rawValue: 1 << 19)
        public static let async = Modifiers(rawValue: 1 << 20)
        public static let `throws` = Modifiers(rawValue: 1 << 21)
        /// Bound by a tuple pattern, so type and value are those of the tuple.
        public static let destructured = Modifiers(rawValue: 1 << 22)
        /// All that its body does, or each of its accessors, is to stop the program: `{ fatalError() }`.
        public static let trapping = Modifiers(rawValue: 1 << 23)
    }
}

/// The source ranges of a declaration's parts, for showing and comparing outlines. Stored separately, because an
/// analysis does not need them.
public struct DeclarationTexts: Sendable, Equatable {
    /// The inheritance clause without its colon.
    public var inheritance = ByteRange(0, 0)
    /// Column 9 of `--decls`; see the documentation of the oracle.
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

    @inlinable
    public init(_ first: NodeID, _ end: NodeID) {
        self.first = first
        self.end = end
    }

    public var isEmpty: Bool { first >= end }
}
