/// Checks a YAML text before it is parsed.
enum YAMLBytes {
    /// The bytes as text, without a byte order mark and with `\n` as line end.
    ///
    /// - Throws: if they are not UTF-8, or contain a character that YAML forbids.
    static func text(of bytes: some Collection<UInt8>) throws(YAMLProblem) -> String {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        let units = Array(rest)
        var decoder = UTF8()
        var source = units.makeIterator()
        var scalars = String.UnicodeScalarView()
        var line = 1
        var column = 1
        var isAfterReturn = false
        while true {
            let location = YAMLLocation(line: line, column: column)
            switch decoder.decode(&source) {
            case .emptyInput: return String(scalars)
            case .error: throw YAMLProblem(location: location, message: "not UTF-8; save the file as UTF-8")
            case .scalarValue(let scalar):
                guard isAllowed(scalar) else {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    let padding = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
                    throw YAMLProblem(
                        location: location,
                        message: "invalid YAML: the character U+\(padding)\(digits) is not allowed; remove it"
                    )
                }
                // The parser ends lines at these characters too; replaced by spaces, lines are those of editors.
                let isForeignBreak = scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
                if scalar == "\n" && isAfterReturn {
                    isAfterReturn = false
                    continue
                }
                isAfterReturn = scalar == "\r"
                scalars.append(isAfterReturn ? "\n" : isForeignBreak ? " " : scalar)
                if scalar == "\n" || isAfterReturn {
                    line += 1
                    column = 1
                } else {
                    column += 1
                }
            }
        }
    }

    /// Whether YAML calls the character printable.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF:
            true
        default: false
        }
    }

    /// The number of words that look like aliases: an asterisk and a letter or digit where a value may start.
    static func aliasCount(of text: String) -> Int {
        var count = 0
        var before = UInt8(ascii: " ")
        var isStar = false
        for byte in text.utf8 {
            let isWord =
                (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F
                || byte == 0x2D
            if isStar && isWord { count += 1 }
            isStar = byte == UInt8(ascii: "*") && " \t\n[{,:?-".utf8.contains(before)
            before = byte
        }
        return count
    }

    /// The character at a location; nil at the end of a line.
    static func character(at location: YAMLLocation, in text: String) -> Unicode.Scalar? {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(location.line - 1) else { return nil }
        return lines[location.line - 1].dropFirst(location.column - 1).first
    }

    /// The location, or the end of the text if it is beyond that.
    static func inside(_ location: YAMLLocation, _ text: String) -> YAMLLocation {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        if location.line <= lines.count { return location }
        return YAMLLocation(line: lines.count, column: (lines.last?.count ?? 0) + 1)
    }
}
