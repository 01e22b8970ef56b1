internal import Platform
internal import SourceText

/// The lines of a diff before a file's hunks, which contain its names.
struct DiffHeader {
    /// The text after `diff --git `.
    private var git: ArraySlice<UInt8> = []
    private var renamedFrom: ArraySlice<UInt8>?
    private var renamedTo: ArraySlice<UInt8>?
    /// The text after `--- ` and `+++ `.
    var old: ArraySlice<UInt8> = []
    var new: ArraySlice<UInt8> = []

    init() {}

    init(_ line: ArraySlice<UInt8>) {
        let words = "diff --git "
        if line.starts(with: words.utf8) { git = line.dropFirst(words.utf8.count) }
    }

    /// Reads an extended header line.
    mutating func note(_ line: ArraySlice<UInt8>) {
        for words in ["rename from ", "copy from "] where line.starts(with: words.utf8) {
            renamedFrom = line.dropFirst(words.utf8.count)
        }
        for words in ["rename to ", "copy to "] where line.starts(with: words.utf8) {
            renamedTo = line.dropFirst(words.utf8.count)
        }
    }

    /// Nil for a new file.
    var oldPath: SourcePath? { path(old, beside: new, renamedFrom, isFirst: true) }

    /// Nil for a deleted file.
    var newPath: SourcePath? { path(new, beside: old, renamedTo, isFirst: false) }

    /// The path in one of the two lines, without the prefix `a/` or `b/`, which is optional.
    private func path(
        _ written: ArraySlice<UInt8>, beside other: ArraySlice<UInt8>, _ renamed: ArraySlice<UInt8>?, isFirst: Bool
    ) -> SourcePath? {
        let name = DiffHeader.name(written)
        if DiffHeader.isNothing(name) { return nil }
        if let renamed { return SourcePath(bytes: FileName.canonical(DiffHeader.name(renamed))) }
        let hasPrefix: Bool
        let otherName = DiffHeader.name(other)
        if !DiffHeader.isNothing(otherName) {
            // `a/X` and `b/X`; without prefixes both names are equal.
            hasPrefix = name != otherName && DiffHeader.withoutPrefix(name) == DiffHeader.withoutPrefix(otherName)
        } else if let pair = DiffHeader.halves(of: git) {
            hasPrefix = pair.first != pair.second
        } else {
            hasPrefix = name.starts(with: [UInt8(ascii: isFirst ? "a" : "b"), UInt8(ascii: "/")])
        }
        let path = hasPrefix ? DiffHeader.withoutPrefix(name) : name
        return SourcePath(bytes: FileName.canonical(path.starts(with: "./".utf8) ? Array(path.dropFirst(2)) : path))
    }

    /// The two names of a new or deleted file after `diff --git`. They are equal except for their prefixes, so the
    /// middle of the text separates them unless the prefixes have different lengths. Nil without such a header.
    private static func halves(of header: ArraySlice<UInt8>) -> (first: ArraySlice<UInt8>, second: ArraySlice<UInt8>)? {
        guard header.count > 2, header.count % 2 == 1 else { return nil }
        let middle = header.startIndex + header.count / 2
        guard header[middle] == UInt8(ascii: " ") else { return nil }
        return (header[..<middle], header[(middle + 1)...])
    }

    private static func isNothing(_ name: [UInt8]) -> Bool { name.elementsEqual("/dev/null".utf8) }

    private static func withoutPrefix(_ name: [UInt8]) -> [UInt8] {
        guard let slash = name.firstIndex(of: UInt8(ascii: "/")) else { return name }
        return Array(name[(slash + 1)...])
    }

    /// Reads a name: either in quotes with escapes, or up to a tab, after which `diff -u` writes a date.
    static func name(_ written: ArraySlice<UInt8>) -> [UInt8] {
        guard written.first == UInt8(ascii: "\"") else { return Array(written.prefix { $0 != UInt8(ascii: "\t") }) }
        var name: [UInt8] = []
        var rest = written.dropFirst()
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                name.append(byte)
                continue
            }
            switch escape {
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                var value = Int(escape - UInt8(ascii: "0"))
                for _ in 0..<2 {
                    guard let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
                    value = value * 8 + Int(digit - UInt8(ascii: "0"))
                    rest = rest.dropFirst()
                }
                name.append(UInt8(truncatingIfNeeded: value))
            default: name.append(QuotedName.escapes.first { $0.letter == escape }?.byte ?? escape)
            }
        }
        return name
    }
}

/// Names quoted as in git's diffs.
enum QuotedName {
    static let escapes: [(letter: UInt8, byte: UInt8)] = [
        (UInt8(ascii: "a"), 0x07), (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "t"), 0x09), (UInt8(ascii: "n"), 0x0A),
        (UInt8(ascii: "v"), 0x0B), (UInt8(ascii: "f"), 0x0C), (UInt8(ascii: "r"), 0x0D),
        (UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: "\\"), UInt8(ascii: "\\")),
    ]

    /// The name, in quotes if a byte would be ambiguous.
    static func write(_ name: [UInt8]) -> [UInt8] {
        let isPlain = name.allSatisfy {
            $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        if isPlain { return name }
        var quoted = [UInt8(ascii: "\"")]
        for byte in name {
            if let escape = escapes.first(where: { $0.byte == byte }) {
                quoted += [UInt8(ascii: "\\"), escape.letter]
            } else if byte < 0x20 || byte >= 0x7F {
                quoted += [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
            } else {
                quoted.append(byte)
            }
        }
        return quoted + [UInt8(ascii: "\"")]
    }
}
