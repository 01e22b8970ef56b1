public import SourceText

/// One node of the trees of a file. All trees lie in one array, parents before children: the children of the node at
/// `i` are `i + 1`, then the `next` of each, up to its own `next`.
///
/// The tree is the lightest that answers questions of path: expressions are flat lists of chains and operators, chains
/// are flat lists of a head and what follows it. Nothing is lost that a rule about calls could ask for. A node's range
/// lies within its parent's; a node of nothing, such as the block of a `case` without statements, is empty and stands
/// behind the token before it.
///
/// Sixteen bytes, since a run keeps more nodes than anything else: offsets and indices have 24 bits, what is left of
/// their words the rest. `Outliner.largestFile` keeps both below that.
public struct Node: Sendable {
    /// A name's id, or the index of a declaration, as `kind` says.
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

    /// What `kind` says it is: a count, at most 255, or nothing.
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

    @inlinable public var name: Name { Name(id: payload) }
    @inlinable public var range: ByteRange { ByteRange(start, end) }

    public enum Kind: UInt8, Sendable {
        // MARK: Types
        /// A type where one stands. Flags: `optional`, `implicitlyUnwrapped`, `function`, `metatype`, `existential`,
        /// `opaque`. Children: its parts, more than one for a composition.
        case type
        /// `A.B.C<X>`: the name is the last; children: `typeQualifier` of those before, each behind its own arguments,
        /// and a `type` for each argument.
        case typeName
        case typeQualifier
        /// Children: one `type`; two for a dictionary; any number for a tuple.
        case arrayType, dictionaryType, tupleType
        /// Name; children: its bound as `type`.
        case genericParameter
        /// `A: B` or `A == B` of a `where` clause. Children: two `type`.
        case requirement

        // MARK: Parts of declarations
        /// The name behind `@`, last part; children: its arguments as `argument`.
        case attribute
        /// The name used inside; children: `label` where one is written before it, `type`, default value as
        /// `expression`.
        case parameter
        case label
        /// Children: statements.
        case block
        /// An accessor with a body: name (`get`, `didSet`, …); children: one `block`.
        case accessor

        // MARK: Statements
        /// A local declaration but of variables; payload: index of the declaration. Children: what belongs to it.
        case declaration
        /// `let` or `var` in a body. Children: `binding`.
        case variable
        /// Payload: index of the declaration of its first name; detail: number of names, which may be 0 (`let () =
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
        /// Children: an `expression` at most.
        case `return`
        case `throw`
        case `break`, `continue`, `fallthrough`
        /// `#if` … `#endif`. Children: one `block` a branch. Flag `isDefault`: it ends in `#else`.
        case conditionalCompilation

        // MARK: Conditions and patterns
        /// Children: `expression`, `optionalBinding`, `patternBinding`.
        case conditions
        /// `let x = y`, `let x`: name; children: a `pattern` in place of the name, as in `let (x, y) = z`, then `type`
        /// and the value as `expression`.
        case optionalBinding
        /// `case .some(let x) = y`: children: `pattern`, `expression`.
        case patternBinding
        /// Children: `type`, `expression`, in which names that it binds are `patternName`.
        case pattern
        case patternName

        // MARK: Expressions
        /// Children: `chain`, `operator`, `assignment`, `question`, `colon`, `cast` and statements used as values, in
        /// order.
        case expression
        /// Children: a head, then suffixes.
        case chain
        /// Name: the operator. Flag `isPrefix`.
        case `operator`
        case assignment
        /// `?` and `:` of a ternary.
        case question, colon
        /// `as`, `as?`, `as!`, `is`; flags `optional`, `implicitlyUnwrapped`, `isTest`. Children: one `type`.
        case cast

        // MARK: Heads
        /// Of a compound name, `f(_:with:)`, the name is `f` and the range all of it; so too of `member` and
        /// `implicitMember`.
        case identifier
        case selfReference
        case superReference
        /// `.name` at a chain's start.
        case implicitMember
        /// Name: the digit that a number consists of; else none. Detail: see `Literal`. Children of a string: an
        /// `argument` each interpolated value; of collections too.
        case literal
        /// `( … )` at a chain's start. Children: `argument`.
        case tuple
        case closure
        case keyPath
        /// `#name`. Arguments and closures follow as `macroArguments`.
        case macro
        /// A type that cannot be read as an expression: `@Sendable () -> Void`. Children: one `type`.
        case typeReference

        // MARK: Suffixes
        case member
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
        /// Name; flags `isWeak`, `isUnowned`. Children: the value as `expression` where one is written.
        case capture
        /// Name. Children: `type`.
        case closureParameter
    }

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8

        @inlinable
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        // Of types and casts.
        public static let optional = Flags(rawValue: 1)
        public static let implicitlyUnwrapped = Flags(rawValue: 2)
        public static let function = Flags(rawValue: 4)
        public static let metatype = Flags(rawValue: 8)
        public static let existential = Flags(rawValue: 16)
        public static let opaque = Flags(rawValue: 32)
        public static let isTest = Flags(rawValue: 4)

        // Of expressions and statements.
        public static let isPrefix = Flags(rawValue: 1)
        public static let isTrailing = Flags(rawValue: 1)
        public static let isPattern = Flags(rawValue: 1)
        public static let hasNoParentheses = Flags(rawValue: 2)
        public static let isDefault = Flags(rawValue: 1)
        public static let isWeak = Flags(rawValue: 1)
        public static let isUnowned = Flags(rawValue: 2)
    }

    /// The `detail` of a `literal`.
    public enum Literal: UInt8, Sendable {
        case string, number, `nil`, `true`, `false`, array, dictionary, regex
    }
}
