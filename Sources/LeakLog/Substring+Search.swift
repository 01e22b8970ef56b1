extension Substring {
    /// Without spaces and tabs at both ends.
    var trimmed: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text = text.dropLast() }
        return text
    }

    /// Where a text occurs first; nil if it does not.
    func start(of text: String) -> Index? { bounds(of: text)?.lowerBound }

    /// The bounds of the first occurrence of a text; nil if there is none.
    func bounds(of text: String) -> Range<Index>? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first else { return nil }
        let bytes = utf8
        var index = bytes.startIndex
        while let found = bytes[index...].firstIndex(of: first) {
            if bytes[found...].starts(with: wanted) {
                return found..<bytes.index(found, offsetBy: wanted.count)
            }
            index = bytes.index(after: found)
        }
        return nil
    }

    /// The text between two others, the first of them searched from the start; nil if one is missing.
    func between(_ start: String, _ end: String) -> Substring? {
        guard let start = bounds(of: start) else { return nil }
        let rest = self[start.upperBound...]
        return rest.start(of: end).map { rest[..<$0] }
    }
}
