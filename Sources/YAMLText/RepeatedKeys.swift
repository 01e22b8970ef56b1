/// Renames repeated keys, so that the parser, which rejects them, parses the whole text.
///
/// A new name is as long as the old one, so that locations stay the same. The last of the equal keys keeps its name.
struct RepeatedKeys {
    private(set) var text: String
    /// The original names, by new name.
    private var originals: [String: String] = [:]
    private var number: UInt32 = 0

    init(_ text: String) { self.text = text }

    /// A text with more repeated keys is not parsed to the end.
    private static let limit: UInt32 = 200

    /// The original text of a scalar.
    func original(_ name: String) -> String { originals[name] ?? name }

    /// Renames the key at a location.
    ///
    /// - Returns: false if the text there differs from the key, or if too many keys were renamed.
    mutating func rename(_ key: String, at location: YAMLLocation) -> Bool {
        let key = original(key)
        guard number < RepeatedKeys.limit, let start = index(of: location), let end = end(of: key, from: start) else {
            return false
        }
        let length = text.unicodeScalars.distance(from: start, to: end)
        guard length > 0, let unused = unusedScalar() else { return false }
        let name = String(String.UnicodeScalarView(repeatElement(unused, count: length)))
        originals[name] = key
        text.unicodeScalars.replaceSubrange(start..<end, with: name.unicodeScalars)
        return true
    }

    /// A private-use character that the text does not contain.
    private mutating func unusedScalar() -> Unicode.Scalar? {
        while number < RepeatedKeys.limit * 2 {
            number += 1
            if let scalar = Unicode.Scalar(0xE000 + number), !text.unicodeScalars.contains(scalar) { return scalar }
        }
        return nil
    }

    private func index(of location: YAMLLocation) -> String.Index? {
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        for _ in 1..<max(location.line, 1) {
            guard let end = scalars[index...].firstIndex(of: "\n") else { return nil }
            index = scalars.index(after: end)
        }
        return scalars.index(index, offsetBy: location.column - 1, limitedBy: scalars.endIndex)
    }

    /// The end of the key that starts at an index, including its quotes.
    private func end(of key: String, from start: String.Index) -> String.Index? {
        let scalars = text.unicodeScalars
        guard start < scalars.endIndex else { return nil }
        let quote = scalars[start] == "\"" || scalars[start] == "'" ? [scalars[start]] : []
        let spelling = quote + Array(key.unicodeScalars) + quote
        guard scalars[start...].starts(with: spelling) else { return nil }
        return scalars.index(start, offsetBy: spelling.count)
    }
}
