public import SourceText
import SwiftOutline

/// Invariants of the tokens of arbitrary bytes, with matched brackets. One value can check many files.
public struct TokenInvariants {
    /// Tokenizes the text between two tokens like a file.
    private var gapTokenizer = Tokenizer()
    private let gapTokens = TokenBuffer(capacity: 256)
    /// The ends of the brackets that enclose the current token.
    private var ends: [UInt32] = []

    public init() {}

    /// A description of the first violated invariant; nil if all hold.
    public mutating func breach(in buffer: TokenBuffer, of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        order(buffer, bytes) ?? gaps(buffer, bytes) ?? nesting(buffer) ?? partners(buffer)
    }

    /// Tokens are within the file, in order, and do not overlap. Only the last one is the end-of-file token.
    private func order(_ buffer: TokenBuffer, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard buffer.count > 0 else { return "no token at all" }
        var end: UInt32 = 0
        for index in 0..<buffer.count {
            let token = buffer[index]
            let isLast = index == buffer.count - 1
            if (token.kind == .endOfFile) != isLast { return "token \(index) is \(token.kind)" }
            if token.start < end || buffer.end(index) < token.start {
                return "token \(index) overlaps or is turned round"
            }
            end = buffer.end(index)
            if end == token.start, !isLast, token.kind != .stringTail { return "token \(index) is empty" }
        }
        return buffer[buffer.count - 1].start == end && end == UInt32(bytes.count) ? nil : "the file's end is elsewhere"
    }

    /// The text between two tokens is trivia, and the flags of the second token reflect it.
    private mutating func gaps(_ buffer: TokenBuffer, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var end = 0
        for index in 0..<buffer.count {
            let start = Int(buffer[index].start)
            var hasLineEnd = false
            var isBlank = true
            for position in end..<start {
                let byte = bytes[position]
                if byte == 0x0A || byte == 0x0D { hasLineEnd = true } else if byte != 0x20 { isBlank = false }
            }
            if index > 0, buffer[index].isFirstOnLine != hasLineEnd { return "token \(index) is wrong about its line" }
            if index > 0, buffer[index].hasTriviaBefore != (end < start) {
                return "token \(index) is wrong about trivia"
            }
            if !isBlank, holdsToken(bytes[end..<start]) { return "a token is missing before token \(index)" }
            end = Int(buffer.end(index))
        }
        return nil
    }

    private mutating func holdsToken(_ gap: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let text = Array(gap) + [UInt8](repeating: 0, count: 64)
        text.withUnsafeBufferPointer {
            gapTokenizer.tokenize(UnsafeBufferPointer(rebasing: $0[..<gap.count]), into: gapTokens)
        }
        return gapTokens.count > 1
    }

    /// No bracket and no string segment extends beyond its enclosing bracket.
    private mutating func nesting(_ buffer: TokenBuffer) -> String? {
        ends.removeAll(keepingCapacity: true)
        ends.append(UInt32(buffer.count - 1))
        for index in 0..<buffer.count where buffer[index].kind.opens {
            let end = buffer.partner[index]
            while ends.count > 1, ends[ends.count - 1] <= UInt32(index) { ends.removeLast() }
            if end <= UInt32(index) { return "the partner of token \(index) stands before it" }
            if end > ends[ends.count - 1] { return "token \(index) reaches beyond what is around it" }
            ends.append(end)
        }
        return nil
    }

    /// The partners of closing brackets, of ends of strings and of compiler directives.
    private func partners(_ buffer: TokenBuffer) -> String? {
        for index in 0..<buffer.count {
            let kind = buffer[index].kind
            switch kind {
            case .rightParen, .rightBracket, .rightBrace, .stringTail, .poundIf, .poundElseif, .poundElse, .poundEndif:
                break
            default: continue
            }
            let partner = Int(buffer.partner[index])
            if partner == index { continue }
            guard partner < buffer.count else { return "token \(index) leads astray" }
            let other = buffer[partner].kind
            switch kind {
            case .stringTail:
                // The segment after an interruption starts a new string.
                if partner > index || (other != .stringHead && other != .stringMiddle) {
                    return "tail \(index) has no head"
                }
            case .poundIf, .poundElseif, .poundElse:
                if partner < index || !other.continuesConditional { return "directive \(index) leads to \(other)" }
            case .poundEndif:
                if partner > index || other != .poundIf { return "#endif \(index) has no #if" }
            default:
                let isOpener = partner < index && other.rawValue + 1 == kind.rawValue
                if !isOpener || Int(buffer.partner[partner]) != index { return "closer \(index) is not its opener's" }
            }
        }
        return nil
    }
}

extension Token.Kind {
    /// Whether the partner of an opening token is where its contents end.
    fileprivate var opens: Bool {
        switch self {
        case .leftParen, .leftBracket, .leftBrace, .stringHead, .stringMiddle: true
        default: false
        }
    }

    /// Whether a branch of `#if` can end at this token.
    fileprivate var continuesConditional: Bool {
        switch self {
        case .poundElseif, .poundElse, .poundEndif, .endOfFile: true
        default: false
        }
    }
}
