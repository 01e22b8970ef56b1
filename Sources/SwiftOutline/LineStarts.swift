import SourceText

extension Token {
    /// The column of a line's first token, with tab stops every four columns. Called only for first tokens, so the
    /// total cost is linear.
    func indentation(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let start = Int(start)
        var lineStart = start
        while lineStart > 0, bytes[lineStart - 1] != Byte.newline, bytes[lineStart - 1] != Byte.carriageReturn {
            lineStart -= 1
        }
        var width = 0
        for index in lineStart..<start { width += bytes[index] == Byte.tab ? 4 - width % 4 : 1 }
        return width
    }
}

extension Token.Kind {
    var isCloser: Bool { self == .rightParen || self == .rightBracket || self == .rightBrace }
}

extension TokenBuffer {
    /// Whether a line's first token starts a declaration in any context. A line may contain only attributes and
    /// modifiers.
    func beginsDeclaration(_ index: Int) -> Bool {
        let token = self[index]
        guard index + 1 < count else { return false }
        let next = self[index + 1]
        switch token.kind {
        case .func, .struct, .enum, .extension, .protocol, .typealias, .associatedtype, .import, .let, .var, .class,
            .deinit, .subscript, .private, .fileprivate, .internal, .public, .static:
            // Any word may be a label.
            return next.kind != .colon
        case .`init`: return next.kind != .colon && (index == 0 || self[index - 1].kind != .dot)
        case .final, .override, .open, .lazy, .weak, .unowned, .required, .convenience, .mutating, .nonisolated,
            .dynamic, .indirect, .package, .actor:
            return next.kind.isWord && !next.isFirstOnLine && next.kind != .in && next.kind != .as && next.kind != .is
        case .at:
            // `@unknown default`
            return index + 2 < count && self[index + 2].kind != .default && self[index + 2].kind != .case
        default: return false
        }
    }
}
