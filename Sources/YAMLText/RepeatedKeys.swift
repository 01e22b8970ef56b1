/// A text in which keys that are repeated have been renamed, so that the parser, which refuses such a text, reads all
/// of it.
///
/// A new name is as long as the old one, so every place stays what it was. The last key of those that are equal keeps
/// its name.
struct RepeatedKeys {
    private(set) var text: String
    /// By new name.
    private var originals: [String: String] = [:]
    private var number: UInt32 = 0

    init(_ text: String) { self.text = text }

    /// Texts with more repeated keys than this are not read to the end.
    private static let limit: UInt32 = 200

    /// What a scalar was called in the file.
    func original(_ name: String) -> String { originals[name] ?? name }

    /// Renames the key that stands at a place.
    ///
    /// - Returns: false where it is not spelt there letter for letter, or where too many have been renamed.
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

    /// One of the scalars for private use that the text does not hold.
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

    /// Where the key ends that begins there, its quotes included.
    private func end(of key: String, from start: String.Index) -> String.Index? {
        let scalars = text.unicodeScalars
        guard start < scalars.endIndex else { return nil }
        let quote = scalars[start] == "\"" || scalars[start] == "'" ? [scalars[start]] : []
        let spelling = quote + Array(key.unicodeScalars) + quote
        guard scalars[start...].starts(with: spelling) else { return nil }
        return scalars.index(start, offsetBy: spelling.count)
    }
}
