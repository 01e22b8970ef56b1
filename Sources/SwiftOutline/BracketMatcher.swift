public import SourceText

/// Finds the partner of each bracket and of each piece of an interpolated string.
///
/// Invariants of the result, whatever the input:
/// - ranges nest: an opener's partner is behind it and not behind the partner of any bracket around it;
/// - an opener that nothing closes has as partner the token that cut it off: the closer of a bracket around it, a
///   directive, the first token of a declaration, or the `endOfFile`; such a token's own partner is another. A closer
///   that closes nothing is its own partner;
/// - a string's head and middles lead to the next piece, its tail to its head, or to the first piece behind where the
///   string was cut;
/// - `#if`, `#elseif` and `#else` lead to the next directive of theirs (or the `endOfFile`), an `#endif` to its `#if`
///   (or itself).
///
/// A file is first taken for balanced, branch by branch, which needs no memory of its own. Only if that fails is it
/// matched anew, with indentation as a witness; see `BracketRecovery`.
public struct BracketMatcher {
    /// The `#if`s that are open.
    private var directives: [Directive] = []
    /// The heads of the strings in whose interpolations we are.
    private var stringHeads: [UInt32] = []
    private var recovery = BracketRecovery()

    private struct Directive {
        let first: UInt32
        var latest: UInt32
        /// The innermost bracket around the `#if`; every branch has to come back to it.
        let opener: UInt32
    }

    private static let none = UInt32.max

    public init() {}

    /// Fills `buffer.partner`, and adds what does not match to `buffer.problems`. `bytes` are those the tokens were
    /// made from.
    public mutating func match(_ buffer: TokenBuffer, bytes: UnsafeBufferPointer<UInt8>) {
        if !matchBalanced(buffer) { recovery.match(buffer, bytes: bytes) }
    }

    /// While a bracket is open, its place in `partner` holds the opener around it: the stack needs no storage.
    private mutating func matchBalanced(_ buffer: TokenBuffer) -> Bool {
        let tokens = buffer.base
        let partner = buffer.partner
        directives.removeAll(keepingCapacity: true)
        stringHeads.removeAll(keepingCapacity: true)
        var top = Self.none

        for index in 0..<buffer.count {
            let here = UInt32(truncatingIfNeeded: index)
            let kind = tokens[index].kind
            // Two questions decide for nearly every token; a switch over all kinds would ask more.
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
