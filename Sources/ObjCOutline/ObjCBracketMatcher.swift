import Platform
public import SourceText

/// Finds the partner of each bracket.
///
/// Invariants of the result for any input, those of `TokenBuffer.partner`:
/// - Ranges nest: an opener's partner is after it and not after the partner of any enclosing bracket.
/// - The partner of an unclosed opener is the token that ends it: the closer of an enclosing bracket, the first token
///   of another branch of `#if`, a container or its `@end`, or the `endOfFile`. The partner of an unopened closer is
///   itself.
///
/// Linear: what is open is a list that the brackets themselves hold, so that a branch can go back to what was open at
/// its `#if`, and a closer looks for its opener only if there is one.
public struct ObjCBracketMatcher {
    /// By token, for openers: the enclosing opener.
    private var outer: [UInt32] = []
    private var branches: [Branch] = []

    /// The openers around a place.
    fileprivate struct State {
        /// The innermost one.
        var top = ObjCBracketMatcher.none
        /// The number of parentheses, brackets and braces.
        var counts: (Int32, Int32, Int32) = (0, 0, 0)
    }

    /// An open `#if`.
    private struct Branch {
        let atStart: State
        /// The first token of the current branch.
        var first: UInt32
    }

    fileprivate static let none = UInt32.max

    public init() {}

    /// Fills `buffer.partner`, and adds the first unmatched bracket to `buffer.problems`.
    ///
    /// - Parameter conditionals: the conditional directives between the tokens.
    public mutating func match(_ buffer: TokenBuffer, conditionals: [ObjCConditional], bytes: UnsafePointer<UInt8>) {
        let tokens = buffer.base
        let partner = buffer.partner
        if outer.count < buffer.count { outer = [UInt32](repeating: 0, count: buffer.count * 2) }
        branches.removeAll(keepingCapacity: true)
        var state = State()
        var problem: Int?
        var next = 0
        let keywords = ContainerKeywords(tokens: tokens, bytes: bytes)
        for index in 0..<buffer.count {
            while next < conditionals.count, conditionals[next].token <= index {
                meet(conditionals[next], &state, partner)
                next += 1
            }
            let kind = tokens[index].kind
            let here = UInt32(truncatingIfNeeded: index)
            if kind.isBracket {
                if kind.opens {
                    outer[index] = state.top
                    // Until it is closed; also what an opener of another branch keeps.
                    partner[index] = here
                    state.top = here
                    state.add(kind, 1)
                } else if state.count(of: kind) == 0 {
                    partner[index] = here
                    problem = problem ?? index
                } else {
                    while tokens[Int(state.top)].kind.rawValue &+ 1 != kind.rawValue {
                        problem = problem ?? Int(state.top)
                        close(tokens[Int(state.top)].kind, at: here, &state, partner)
                    }
                    partner[index] = state.top
                    close(kind, at: here, &state, partner)
                }
            } else if kind == .at, state.top != Self.none, keywords.isContainer(at: index) {
                problem = problem ?? Int(state.top)
                while state.top != Self.none { close(tokens[Int(state.top)].kind, at: here, &state, partner) }
                branches.removeAll(keepingCapacity: true)
            }
        }
        let end = UInt32(truncatingIfNeeded: buffer.count - 1)
        if state.top != Self.none { problem = problem ?? Int(state.top) }
        while state.top != Self.none { close(tokens[Int(state.top)].kind, at: end, &state, partner) }
        if let problem {
            buffer.problems.append(TokenBuffer.Problem(offset: tokens[problem].start, kind: .unbalancedBracket))
        }
    }

    private func close(
        _ kind: Token.Kind, at end: UInt32, _ state: inout State, _ partner: UnsafeMutablePointer<UInt32>
    ) {
        partner[Int(state.top)] = end
        state.top = outer[Int(state.top)]
        state.add(kind, -1)
    }
}

extension ObjCBracketMatcher {
    /// At `#if`, remembers what is open; at `#else`, goes back to it. What follows `#endif` is in what its last branch
    /// leaves open, as in `#ifdef __cplusplus`, `extern "C" {`, `#endif`.
    private mutating func meet(
        _ conditional: ObjCConditional, _ state: inout State, _ partner: UnsafeMutablePointer<UInt32>
    ) {
        switch conditional.kind {
        case .opens: branches.append(Branch(atStart: state, first: conditional.token))
        case .continues:
            guard let last = branches.indices.last else { return }
            while state.top != Self.none, state.top >= branches[last].first {
                partner[Int(state.top)] = conditional.token
                state.top = outer[Int(state.top)]
            }
            state = branches[last].atStart
            branches[last].first = conditional.token
        case .closes: _ = branches.popLast()
        }
    }
}

extension ObjCBracketMatcher.State {
    /// The number of open brackets that a bracket of this kind opens or closes.
    fileprivate func count(of kind: Token.Kind) -> Int32 {
        switch kind {
        case .leftParen, .rightParen: counts.0
        case .leftBracket, .rightBracket: counts.1
        default: counts.2
        }
    }

    fileprivate mutating func add(_ kind: Token.Kind, _ change: Int32) {
        switch kind {
        case .leftParen, .rightParen: counts.0 += change
        case .leftBracket, .rightBracket: counts.1 += change
        default: counts.2 += change
        }
    }
}

/// Recognizes the words that stand outside of all brackets: they close what is open.
struct ContainerKeywords {
    let tokens: UnsafeMutablePointer<Token>
    let bytes: UnsafePointer<UInt8>

    /// Whether `@interface`, `@implementation`, `@end`, or the `@protocol` of a declaration with members is at `index`.
    func isContainer(at index: Int) -> Bool {
        switch tokens[index].length {
        case 4: text(index, is: "@end")
        case 9: text(index, is: "@protocol") && isProtocolWithMembers(index)
        case 10: text(index, is: "@interface")
        case 15: text(index, is: "@implementation")
        default: false
        }
    }

    /// Neither `@protocol(Name)` nor `@protocol First, Second;`.
    private func isProtocolWithMembers(_ index: Int) -> Bool {
        guard tokens[index + 1].kind == .word else { return false }
        let next = tokens[index + 2].kind
        return next != .comma && next != .semicolon
    }

    private func text(_ index: Int, is wanted: StaticString) -> Bool {
        RawMemory.isEqual(bytes + Int(tokens[index].start), wanted.utf8Start, count: wanted.utf8CodeUnitCount)
    }
}
