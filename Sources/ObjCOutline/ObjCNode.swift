public import SourceText

/// One node of the tree of a body. Parents are before children: the children of the node at `i` are `i + 1`, then the
/// `next` of each, up to the parent's `next`.
///
/// The tree has what analyses of paths and calls need. Expressions are flat lists of operands and operators, without
/// precedence; operands are flat lists of a head and its suffixes.
public struct ObjCNode: Sendable, Equatable {
    /// A name, or the selector of a send.
    public internal(set) var name: Name
    public internal(set) var range: ByteRange
    /// The index after the whole subtree.
    public internal(set) var next: UInt32 = 0
    public internal(set) var kind: Kind

    public enum Kind: UInt8, Sendable {
        // MARK: Statements
        /// `{ … }`. Children: statements.
        case block
        /// Children: `expression`, a statement, and one after `else`.
        case `if`
        /// Children: `expression`, a statement; for `doWhile` in the other order.
        case `while`, doWhile
        /// `for (a; b; c) d`. Children: `declaration` or `expression`s, then a statement.
        case `for`
        /// `for (x in y) z`. Children: `declaration` or `expression`, `expression`, a statement.
        case forIn
        /// Children: `expression`, a statement, usually a block with `case` and `default` before statements.
        case `switch`
        /// Children: `expression`.
        case `case`
        case `default`
        /// Children: at most one `expression`.
        case `return`, `throw`
        case `break`, `continue`, goto
        /// `@synchronized (x) { … }`. Children: `expression`, `block`.
        case synchronized
        /// `@try`. Children: `block`, then `catch` and `finally`, with a `block` each.
        case `try`, `catch`, finally
        /// Children: `type`, then a `variable` for each name.
        case declaration
        /// Name. Children: its value as `expression`, if there is one.
        case variable

        // MARK: Expressions
        /// Children: `operand`, `operator`, `assignment`, `question`, `colon` and `cast`, in order.
        case expression
        /// Children: a head, then suffixes.
        case operand
        /// Name.
        case `operator`
        /// `=` alone; `+=` is an operator.
        case assignment
        case question, colon
        /// Children: `type`.
        case cast

        // MARK: Heads
        case identifier, selfReference, superReference
        /// `[…]`. Name: the selector. Children: the receiver as `expression`, then `argument`s.
        case send
        case string, number, `true`, `false`, `nil`
        /// `@[…]`, `@{…}`, `{…}` and `(…)`. Children: `expression`s.
        case array, dictionary, list, group
        /// `@selector(…)`. Name: the selector.
        case selector
        /// `^{ … }`, and a lambda of C++. Children: `parameter`s, then `block`.
        case closure
        /// Name. Children: `type`.
        case parameter

        // MARK: Suffixes
        /// `.name` and `->name`.
        case member
        /// `(…)`. Children: `argument`s.
        case call
        /// `[…]`. Children: `expression`.
        case `subscript`

        /// Name: its label in a send. Children: `expression`; several for a list of values.
        case argument
        /// Name: as that of an `ObjCType`.
        case type
    }
}
