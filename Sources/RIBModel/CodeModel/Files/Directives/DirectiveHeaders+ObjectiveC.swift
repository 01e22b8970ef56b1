import SourceText

/// Headers in Objective-C, where a statement ends with its semicolon.
extension HeaderScan {
    /// The byte range of the declaration or statement that begins with a token, without the braces of its body; empty
    /// before a closing bracket and at the end of the file.
    func headerOfObjectiveC(from first: Int) -> ByteRange {
        guard first < count, !isCloser(first) else {
            return ByteRange(tokens.end(max(first - 1, 0)), tokens[min(first, count)].start)
        }
        // `@interface`, but not `@[`, which is an `@` alone.
        let isDeclaration = tokens[first].kind == .at && tokens[first].length > 1
        var index = first
        var last = first
        for _ in 0..<HeaderScan.longest where index < count {
            let kind = tokens[index].kind
            if isCloser(index) || (kind == .leftBrace && !isValue(index)) { break }
            if isDeclaration, index > first, tokens[index].isFirstOnLine, startsMember(index) { break }
            last = isOpener(index) ? max(index, min(Int(tokens.partner[index]), count - 1)) : index
            if kind == .semicolon { break }
            index = last + 1
        }
        return ByteRange(tokens[first].start, tokens.end(last))
    }

    /// Whether a token at the beginning of a line starts a member: `@property`, `-`, `+`.
    private func startsMember(_ index: Int) -> Bool {
        tokens[index].kind == .at || (tokens[index].kind == .operator && tokens[index + 1].kind == .leftParen)
    }

    /// Whether a brace opens a block or a list of values, and no body: `^{`, `^(BOOL finished) {`, `@{`, `= {`.
    private func isValue(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        switch tokens[index - 1].kind {
        case .operator, .equal, .at: return true
        case .rightParen:
            let open = Int(tokens.partner[index - 1])
            return open > 0 && open < index && tokens[open - 1].kind == .operator
        default: return false
        }
    }
}
