public import SourceText

/// One node of the trees of a file. All trees are in one array, parents before children: the children of the node at
/// `i` are `i + 1`, then the `next` of each, up to the parent's `next`.
///
/// The tree has only what analyses of paths and calls need: expressions are flat lists of chains and operators, chains
/// are flat lists of a head and its suffixes. A node's range is within its parent's. An empty node, such as the block
/// of a `case` without statements, is after the token before it.
///
/// 16 bytes, because a run stores more nodes than anything else: offsets and indices have 24 bits, and the other fields
/// share their words. `Outliner.largestFile` keeps both below that limit.
public struct Node: Sendable {
    /// A name's id, or the index of a declaration, depending on `kind`.
    public var payload: UInt32
    @usableFromInline var startAndKind: NumberAndByte
    @usableFromInline var endAndDetail: NumberAndByte
    @usableFromInline var nextAndFlags: NumberAndByte

    init(kind: Kind, flags: Flags, detail: UInt8, payload: UInt32, start: UInt32, end: UInt32, next: UInt32) {
        self.payload = payload
        startAndKind = NumberAndByte(start, kind.rawValue)
        endAndDetail = NumberAndByte(end, detail)
        nextAndFlags = NumberAndByte(next, flags.rawValue)
    }

    public internal(set) var kind: Kind {
        @inlinable get { startAndKind.byte(as: Kind.self) }
        set { startAndKind.byte = newValue.rawValue }
    }

    public internal(set) var flags: Flags {
        @inlinable get { Flags(rawValue: nextAndFlags.byte) }
        set { nextAndFlags.byte = newValue.rawValue }
    }

    /// Depends on `kind`: a count, at most 255, or unused.
    public internal(set) var detail: UInt8 {
        @inlinable get { endAndDetail.byte }
        set { endAndDetail.byte = newValue }
    }

    public internal(set) var start: UInt32 {
        @inlinable get { startAndKind.number }
        set { startAndKind.number = newValue }
    }

    public internal(set) var end: UInt32 {
        @inlinable get { endAndDetail.number }
        set { endAndDetail.number = newValue }
    }

    /// The index after the whole subtree.
    public internal(set) var next: UInt32 {
        @inlinable get { nextAndFlags.number }
        set { nextAndFlags.number = newValue }
    }

    /// Sets the end and the index after the subtree of a node that was started without them. Adds the numbers to the
    /// words that they share with a byte, which a setter would have to keep.
    mutating func complete(end: UInt32, next: UInt32) {
        endAndDetail.addNumber(end)
        nextAndFlags.addNumber(next)
    }

    @inlinable public var name: Name { Name(id: payload) }
    @inlinable public var range: ByteRange { ByteRange(start, end) }

    public enum Kind: UInt8, Sendable {
        // MARK: Uses of names
        // One after the other, so that a search for uses of a name compares the kind of each node only once.
        /// `A.B.C<X>`: the name is the last one. Children: a `typeQualifier` for each of the others, each after its own
        /// arguments, and a `type` for each argument.
        case typeName
        /// `.name` at the start of a chain.
        case implicitMember
        /// The head of a chain. The name of a compound name `f(_:with:)` is `f`, and its range is all of it; the same
        /// for `member` and `implicitMember`.
        case identifier
        /// `.name` after the head of a chain.
        case member

        // MARK: Types
        /// A type. Flags: `optional`, `implicitlyUnwrapped`, `function`, `metatype`, `existential`, `opaque`,
        /// `onMainActor`. Children:
        /// its parts; several for a composition.
        case type
        case typeQualifier
        /// Children: one `type`; two for a dictionary; any number for a tuple.
        case arrayType, dictionaryType, tupleType
        /// Name. Children: its bound as `type`.
        case genericParameter
        /// `A: B` or `A == B` of a `where` clause. Children: two `type`.
        case requirement

        // MARK: Parts of declarations
        /// Name: the last part of the name after `@`. Children: its arguments as `argument`.
        case attribute
        /// Name: the one used inside. Flags: `variadic`, `hasDefault`. Children: `label` if one is written before it,
        /// `type`, the default value as `expression`, which is omitted unless bodies are outlined.
        case parameter
        case label
        /// Children: statements.
        case block
        /// An accessor with a body. Name: `get`, `didSet`, …. Children: one `block`.
        case accessor

        // MARK: Statements
        /// A local declaration other than a variable. Payload: index of the declaration. Children: its parts.
        case declaration
        /// `let` or `var` in a body. Children: `binding`.
        case variable
        /// Payload: index of the declaration of its first name. Detail: number of names, which may be 0 (`let () =
        /// f()`). Children: `type`, the value as `expression`, accessors as `accessor`.
        case binding
        /// Children: conditions as `conditions`, `block`, and after `else` a `block` or another `if`.
        case `if`
        case `guard`
        case `while`
        /// Children: `block`, then `expression`.
        case `repeat`
        /// Children: `pattern`, `expression`, `expression` of `where`, `block`.
        case `for`
        /// Children: `expression`, then `case`.
        case `switch`
        /// Children: `pattern` and `expression` (of `where`), then statements in one `block`. Flag: `isDefault`.
        case `case`
        /// Children: `block`, then `catch`.
        case `do`
        /// Children: `pattern`, `expression` of `where`, `block`.
        case `catch`
        case `defer`
        /// Children: at most one `expression`.
        case `return`
        case `throw`
        case `break`, `continue`, `fallthrough`
        /// `#if` … `#endif`. Children: one `block` per branch. Flag `isDefault`: the last branch is an `#else`.
        case conditionalCompilation

        // MARK: Conditions and patterns
        /// Children: `expression`, `optionalBinding`, `patternBinding`.
        case conditions
        /// `let x = y`, `let x`. Name. Children: a `pattern` instead of the name for `let (x, y) = z`, then `type` and
        /// the value as `expression`.
        case optionalBinding
        /// `case .some(let x) = y`: children: `pattern`, `expression`.
        case patternBinding
        /// Children: `type`, `expression`, in which bound names are `patternName`.
        case pattern
        case patternName

        // MARK: Expressions
        /// Children: `chain`, `operator`, `assignment`, `question`, `colon`, `cast` and statements used as values, in
        /// order.
        case expression
        /// Children: a head, then suffixes. Flag `isAsynchronous`: after `await`.
        case chain
        /// Name: the operator. Flag `isPrefix`.
        case `operator`
        case assignment
        /// `?` and `:` of a ternary.
        case question, colon
        /// `as`, `as?`, `as!`, `is`; flags `optional`, `implicitlyUnwrapped`, `isTest`. Children: one `type`.
        case cast

        // MARK: Heads, with `identifier` and `implicitMember`
        case selfReference
        case superReference
        /// Name: for a one-digit number the digit; for a string that is the raw value of a case, or in the getter of a
        /// property of an enumeration, its text; otherwise none. Detail: see `Literal`. Children: for a string, an
        /// `argument` for each interpolated value; the same for elements of collections.
        case literal
        /// `( … )` at the start of a chain. Children: `argument`.
        case tuple
        /// Name: that of the first attribute, if there is one.
        case closure
        case keyPath
        /// `#name`. Arguments and closures follow as `macroArguments`.
        case macro
        /// A type that is not an expression: `@Sendable () -> Void`. Children: one `type`.
        case typeReference

        // MARK: Suffixes, with `member`
        /// `(…)` and trailing closures. Children: `argument`. Flags: `isPattern`, `hasNoParentheses`.
        case call
        case macroArguments
        case `subscript`
        case optionalChain
        case forceUnwrap
        case postfixOperator
        /// Children: `type`.
        case genericArguments

        // MARK: Parts of expressions
        /// Name: its label, if any. Flag `isTrailing`: a trailing closure. Children: one `expression`.
        case argument
        /// Name. Flags: `isWeak`, `isUnowned`. Children: the value as `expression`, if it is written.
        case capture
        /// Name. Children: `type`.
        case closureParameter
    }

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8

        @inlinable
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        // For types and casts.
        public static let optional = Flags(rawValue: 1)
        public static let implicitlyUnwrapped = Flags(rawValue: 2)
        public static let function = Flags(rawValue: 4)
        public static let metatype = Flags(rawValue: 8)
        public static let existential = Flags(rawValue: 16)
        public static let opaque = Flags(rawValue: 32)
        /// `@MainActor` is written before the type.
        public static let onMainActor = Flags(rawValue: 64)
        public static let isTest = Flags(rawValue: 4)

        // For attributes.
        public static let isInComment = Flags(rawValue: 1)

        // For parameters.
        public static let variadic = Flags(rawValue: 1)
        public static let hasDefault = Flags(rawValue: 2)

        // For expressions and statements.
        public static let isPrefix = Flags(rawValue: 1)
        public static let isTrailing = Flags(rawValue: 1)
        public static let isPattern = Flags(rawValue: 1)
        public static let hasNoParentheses = Flags(rawValue: 2)
        public static let isDefault = Flags(rawValue: 1)
        public static let isWeak = Flags(rawValue: 1)
        public static let isUnowned = Flags(rawValue: 2)
        public static let isAsynchronous = Flags(rawValue: 1)
    }

    /// The `detail` of a `literal`.
    public enum Literal: UInt8, Sendable {
        case string, number, `nil`, `true`, `false`, array, dictionary, regex
    }
}
