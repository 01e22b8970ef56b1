import SourceText

/// The current token, and moving past it.
extension Outliner {
    // These are always inlined: calling a non-mutating method copies the whole outliner. For the same reason the
    // queries in the other files are mutating, although they change nothing.

    /// The current token's kind; `endOfFile` at the limit.
    var kind: Token.Kind { at < limit ? tokens[at].kind : .endOfFile }

    func kind(_ index: Int) -> Token.Kind { index < limit ? tokens[index].kind : .endOfFile }

    var isFirstOnLine: Bool { tokens[at].isFirstOnLine }

    /// Whether the current word names a member or a declaration. A keyword on the next line does not, because the name
    /// before it is still being typed.
    @inline(__always)
    var isNameHere: Bool {
        kind.isWord && (!isFirstOnLine || !kind.isReserved || kind == .`init` || kind == .self_)
    }

    /// The start of the current token without consumed bytes.
    var start: UInt32 { tokens[at].start + split }

    /// One past a token's last byte.
    @inline(__always)
    func end(_ index: Int) -> UInt32 {
        let token = tokens[index]
        return token.length < Token.longLength ? token.start &+ token.length : Outliner.longEnd(buffer, index)
    }

    @inline(never)
    private static func longEnd(_ buffer: TokenBuffer, _ index: Int) -> UInt32 { buffer.end(index) }

    func range(_ index: Int) -> ByteRange { ByteRange(tokens[index].start, end(index)) }

    /// The end of the last token that was read.
    @inline(__always)
    var lastEnd: UInt32 {
        if split > 0 { return tokens[at].start + split }
        return at > 0 ? end(at - 1) : 0
    }

    func byte(_ index: Int, _ offset: UInt32 = 0) -> UInt8 { bytes[Int(tokens[index].start + offset)] }

    @inline(__always)
    func name(_ index: Int) -> Name { name(index, upTo: end(index)) }

    /// The name of a token with a known end.
    @inline(__always)
    func name(_ index: Int, upTo end: UInt32) -> Name {
        let token = tokens[index]
        let text = UnsafeBufferPointer(start: bytes + Int(token.start), count: Int(end &- token.start))
        return token.kind == .backtickedWord ? Outliner.nameInBackticks(text, names) : names.intern(text)
    }

    /// The name between two backticks; the backticks themselves if nothing is between them.
    @inline(never)
    private static func nameInBackticks(_ text: UnsafeBufferPointer<UInt8>, _ names: NameTable) -> Name {
        names.intern(text.count > 2 ? UnsafeBufferPointer(rebasing: text[1..<text.count - 1]) : text)
    }

    @inline(__always)
    func text(_ index: Int, is wanted: StaticString) -> Bool {
        guard Int(tokens[index].length) == wanted.utf8CodeUnitCount else { return false }
        for offset in 0..<wanted.utf8CodeUnitCount where byte(index, UInt32(offset)) != wanted.utf8Start[offset] {
            return false
        }
        return true
    }

    mutating func advance() {
        at += 1
        split = 0
    }

    @inline(__always)
    mutating func take(_ wanted: Token.Kind) -> Bool {
        guard kind == wanted else { return false }
        advance()
        return true
    }

    mutating func jump(to index: Int) {
        at = index
        split = 0
    }

    /// The index after the bracket that opens at `index`, at most the limit.
    func indexAfter(_ index: Int) -> Int {
        let close = Int(partner[index])
        guard close < limit else { return limit }
        // A directive or declaration that ends an unclosed bracket is not part of it.
        return max(tokens[close].kind.endsBracket ? close + 1 : close, index + 1)
    }

    /// Runs `body` inside the bracket at the current token, then moves past it. Skips a bracket that is nested too
    /// deeply.
    mutating func inBrackets(_ body: (inout Outliner) -> Void) {
        let close = min(max(Int(partner[at]), at), limit)
        let after = indexAfter(at)
        if depth < Outliner.deepest, close > at {
            let saved = (limit, braceIsBody, conditionalDepth)
            depth += 1
            limit = close
            braceIsBody = false
            advance()
            body(&self)
            depth -= 1
            (limit, braceIsBody, conditionalDepth) = saved
        }
        jump(to: after)
    }

    /// The same for brackets that contain only expressions; skips them if no nodes are written.
    mutating func inValueBrackets(_ body: (inout Outliner) -> Void) {
        if isWriting { inBrackets(body) } else { jump(to: indexAfter(at)) }
    }
}

extension Token.Kind {
    /// Whether it closes a bracket or a piece of a string.
    fileprivate var endsBracket: Bool {
        switch self {
        case .rightParen, .rightBracket, .rightBrace, .stringMiddle, .stringTail: true
        default: false
        }
    }
}
