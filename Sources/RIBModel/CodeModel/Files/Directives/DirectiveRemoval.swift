public import SourceText

/// The range to remove with a directive, so that neither an empty comment nor a blank line is left.
struct DirectiveRemoval {
    let bytes: UnsafeBufferPointer<UInt8>
    let comment: Range<Int>
    /// The end of the comment's text: before `*/`.
    let textEnd: Int

    func range(of directive: Range<Int>) -> ByteRange {
        let range =
            isAlone(directive) ? whole(directive) : isAloneOnLine(directive) ? lines(of: directive) : words(directive)
        return ByteRange(UInt32(range.lowerBound), UInt32(range.upperBound))
    }

    /// Whether the comment contains nothing but the directive.
    private func isAlone(_ directive: Range<Int>) -> Bool {
        bytes[comment.lowerBound..<directive.lowerBound].allSatisfy(isDecoration)
            && bytes[directive.upperBound..<max(textEnd, directive.upperBound)].allSatisfy(isDecoration)
    }

    /// Whether the comment has further lines above and below, and the directive is alone on its line.
    private func isAloneOnLine(_ directive: Range<Int>) -> Bool {
        var (start, end) = (directive.lowerBound, directive.upperBound)
        while start > comment.lowerBound, isBlank(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "*") {
            start -= 1
        }
        while end < textEnd, isBlank(bytes[end]) { end += 1 }
        return start > comment.lowerBound && isLineEnd(bytes[start - 1]) && end < textEnd && isLineEnd(bytes[end])
    }

    private func whole(_ directive: Range<Int>) -> Range<Int> {
        var (start, end) = (comment.lowerBound, comment.upperBound)
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        let isFirst = start == 0 || isLineEnd(bytes[start - 1])
        let isLast = end == bytes.count || isLineEnd(bytes[end])
        if isFirst && isLast { return lines(of: comment) }
        if isLast { return start..<comment.upperBound }
        if isFirst || start < comment.lowerBound { return comment.lowerBound..<end }
        // The comment may separate two tokens; if blanks follow, they do so too.
        return end > comment.upperBound ? comment : directive
    }

    private func words(_ directive: Range<Int>) -> Range<Int> {
        var (start, end) = (directive.lowerBound, directive.upperBound)
        while end < textEnd, isBlank(bytes[end]) { end += 1 }
        if end < textEnd, !isLineEnd(bytes[end]) {
            // Removing the words must not join a `*` and a `/`: they would end the comment.
            if bytes[end] == UInt8(ascii: "/") {
                while start > comment.lowerBound + 2, bytes[start - 1] == UInt8(ascii: "*") { start -= 1 }
            }
            return start..<end
        }
        while start > comment.lowerBound, isBlank(bytes[start - 1]) { start -= 1 }
        return start..<directive.upperBound
    }

    /// The whole lines of a range, including the last line's terminator.
    private func lines(of range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
        if end < bytes.count { end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1 }
        return start..<end
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Whether a byte of a comment is a blank or one of the comment marks `/`, `*`, `!`.
    private func isDecoration(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "!")
    }
}

extension Directive {
    /// The byte ranges to remove together with some of the names: the whole directive if it has no others, else the
    /// names with their separators.
    ///
    /// - Parameter names: the indices of the names.
    public func removals(of names: Set<Int>) -> [ByteRange] {
        if names.count >= rules.count { return [removal] }
        var result: [ByteRange] = []
        var index = 0
        while index < rules.count {
            guard names.contains(index) else {
                index += 1
                continue
            }
            let first = index
            while names.contains(index) { index += 1 }
            result.append(
                first > 0
                    ? ByteRange(rules[first - 1].range.end, rules[index - 1].range.end)
                    : ByteRange(rules[0].range.start, rules[index].range.start))
        }
        return result
    }
}
