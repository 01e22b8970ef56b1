public import SourceText

/// Finds the partner of each bracket and of each piece of an interpolated string.
///
/// Invariants of the result for any input:
/// - Ranges nest: an opener's partner is after it and not after the partner of any enclosing bracket.
/// - The partner of an unclosed opener is the token that ends it: the closer of an enclosing bracket, a directive, the
///   first token of a declaration, or the `endOfFile`. That token has another partner. The partner of an unopened
///   closer is itself.
/// - The partner of a string's head or middle is the next piece; that of its tail is its head, or the first piece after
///   the place where the string was cut.
/// - The partner of `#if`, `#elseif` and `#else` is the next directive of the same `#if` (or the `endOfFile`); that of
///   an `#endif` is its `#if` (or itself).
/// A file is first assumed to be balanced in each branch, which needs no memory. Only if that fails is it matched again
/// with the help of indentation; see `BracketRecovery`.
public struct BracketMatcher {
    /// The open `#if`s.
    private var directives: [Directive] = []
    /// The heads of the strings that contain the current interpolations.
    private var stringHeads: [UInt32] = []
    private var recovery = BracketRecovery()

    private struct Directive {
        let first: UInt32
        var latest: UInt32
        /// The innermost bracket that encloses the `#if`. Each branch has to end with the same one.
        let opener: UInt32
    }

    private static let none = UInt32.max

    public init() {}

    /// Fills `buffer.partner`, and adds unmatched brackets to `buffer.problems`. `bytes` are those that the tokens were
    /// read from.
    public mutating func match(_ buffer: TokenBuffer, bytes: UnsafeBufferPointer<UInt8>) {
        if !matchBalanced(buffer) { recovery.match(buffer, bytes: bytes) }
    }

    /// The entry of an open bracket in `partner` contains the enclosing opener, so the stack needs no storage.
    private mutating func matchBalanced(_ buffer: TokenBuffer) -> Bool {
        let tokens = buffer.base
        let partner = buffer.partner
        directives.removeAll(keepingCapacity: true)
        stringHeads.removeAll(keepingCapacity: true)
        var top = Self.none

        for index in 0..<buffer.count {
            let here = UInt32(truncatingIfNeeded: index)
            let kind = tokens[index].kind
            // Two tests are enough for nearly every token; a switch over all kinds would need more.
            guard kind.hasPartner else { continue }
            if kind.isBracket {
                if kind.opens {
                    partner[index] = top
                    top = here
                    continue
                }
                guard top != Self.none, tokens[Int(top)].kind.rawValue &+ 1 == kind.rawValue else { return false }
                let outer = partner[Int(top)]
                partner[Int(top)] = here
                partner[index] = top
                top = outer
                continue
            }
            switch kind {
            case .stringHead:
                stringHeads.append(here)
                partner[index] = top
                top = here
            case .stringMiddle, .stringTail:
                guard top != Self.none,
                    tokens[Int(top)].kind == .stringHead || tokens[Int(top)].kind == .stringMiddle
                else { return false }
                let outer = partner[Int(top)]
                partner[Int(top)] = here
                partner[index] = kind == .stringTail ? stringHeads.removeLast() : outer
                top = kind == .stringTail ? outer : here
            case .poundIf:
                directives.append(Directive(first: here, latest: here, opener: top))
            case .poundElseif, .poundElse, .poundEndif:
                guard let last = directives.indices.last, directives[last].opener == top else { return false }
                partner[Int(directives[last].latest)] = here
                if kind == .poundEndif {
                    partner[index] = directives.removeLast().first
                } else {
                    directives[last].latest = here
                }
            default:
                break
            }
        }
        return top == Self.none && directives.isEmpty
    }
}
