/// Compares names of files that are written differently and identify the same file.
///
/// Most volumes of macOS treat an accented letter in Unicode form C (as typed, and as stored by git) and in form D (as
/// stored by HFS+) as equal. Linux compares bytes. So on macOS every path from a disk, from git or from the user is
/// converted to form C on input, as git does, and is compared by bytes after that.
public enum FileName {
    /// A path in the form that this system compares: form C on macOS, unchanged elsewhere.
    public static func canonical(_ path: [UInt8]) -> [UInt8] {
        #if canImport(Darwin)
        isPlain(path) ? path : composed(path)
        #else
        path
        #endif
    }

    public static func canonical(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        #if canImport(Darwin)
        canonical(Array(path))[...]
        #else
        path
        #endif
    }

    /// Whether it contains only ASCII, which is the same in all forms.
    static func isPlain(_ path: [UInt8]) -> Bool { !path.contains { $0 >= 0x80 } }

    /// The path in form C. Singleton replacements, mostly of ideographs, are not made, and invalid UTF-8 stays.
    public static func composed(_ path: [UInt8]) -> [UInt8] {
        guard let text = String(validating: path, as: UTF8.self) else { return path }
        var scalars: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars { decompose(scalar, into: &scalars) }
        order(&scalars)
        var composed: [Unicode.Scalar] = []
        var starter: Int?
        for scalar in scalars {
            let rank = scalar.properties.canonicalCombiningClass
            if let position = starter, !isBlocked(rank, after: position, in: composed),
                let both = compose(composed[position], scalar)
            {
                composed[position] = both
                continue
            }
            if rank == .notReordered { starter = composed.count }
            composed.append(scalar)
        }
        var bytes: [UInt8] = []
        for scalar in composed { bytes += UTF8.encode(scalar)! }
        return bytes
    }

    /// Whether a character between a mark and its letter blocks their composition.
    private static func isBlocked(
        _ rank: Unicode.CanonicalCombiningClass,
        after position: Int,
        in scalars: [Unicode.Scalar]
    ) -> Bool {
        guard scalars.count > position + 1 else { return false }
        return scalars[scalars.count - 1].properties.canonicalCombiningClass >= rank
    }

    /// Sorts the marks after a letter by combining class; the sort is stable.
    private static func order(_ scalars: inout [Unicode.Scalar]) {
        var index = 1
        while index < scalars.count {
            let rank = scalars[index].properties.canonicalCombiningClass
            var position = index
            while position > 0, rank != .notReordered, scalars[position - 1].properties.canonicalCombiningClass > rank {
                position -= 1
            }
            if position < index { scalars.insert(scalars.remove(at: index), at: position) }
            index += 1
        }
    }

    // MARK: Two characters and one

    private static let byPair: [UInt64: UInt32] = {
        var pairs: [UInt64: UInt32] = [:]
        for position in stride(from: 0, to: compositions.count, by: 3) {
            pairs[UInt64(compositions[position]) << 32 | UInt64(compositions[position + 1])] =
                compositions[position + 2]
        }
        return pairs
    }()

    private static let byComposed: [UInt32: (UInt32, UInt32)] = {
        var parts: [UInt32: (UInt32, UInt32)] = [:]
        for position in stride(from: 0, to: compositions.count, by: 3) {
            parts[compositions[position + 2]] = (compositions[position], compositions[position + 1])
        }
        return parts
    }()

    private static func decompose(_ scalar: Unicode.Scalar, into scalars: inout [Unicode.Scalar]) {
        guard scalar.value >= 0xC0,
            let (first, second) = byComposed[scalar.value] ?? Hangul.parts(of: scalar.value)
        else {
            return scalars.append(scalar)
        }
        for part in [first, second] { if let part = Unicode.Scalar(part) { decompose(part, into: &scalars) } }
    }

    private static func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        let value =
            byPair[UInt64(first.value) << 32 | UInt64(second.value)] ?? Hangul.syllable(first.value, second.value)
        return value.flatMap(Unicode.Scalar.init)
    }

    /// Korean syllables are computed: 19 leading consonants, 21 vowels, 27 trailing consonants or none.
    private enum Hangul {
        static let leading: Range<UInt32> = 0x1100..<0x1113
        static let vowels: Range<UInt32> = 0x1161..<0x1176
        static let trailing: Range<UInt32> = 0x11A8..<0x11C3
        static let syllables: Range<UInt32> = 0xAC00..<0xD7A4

        static func parts(of value: UInt32) -> (UInt32, UInt32)? {
            guard syllables.contains(value) else { return nil }
            let index = value - syllables.lowerBound
            if index % 28 != 0 { return (value - index % 28, trailing.lowerBound - 1 + index % 28) }
            return (leading.lowerBound + index / (21 * 28), vowels.lowerBound + index % (21 * 28) / 28)
        }

        static func syllable(_ first: UInt32, _ second: UInt32) -> UInt32? {
            if leading.contains(first), vowels.contains(second) {
                return syllables.lowerBound + ((first - leading.lowerBound) * 21 + second - vowels.lowerBound) * 28
            }
            if syllables.contains(first), (first - syllables.lowerBound) % 28 == 0, trailing.contains(second) {
                return first + second - trailing.lowerBound + 1
            }
            return nil
        }
    }
}
