/// A URI of a document, as clients spell them: some escape more characters than others, and some do not escape a `%`.
enum DocumentURI {
    /// The path of a file; nil if the URI is not one of a file.
    ///
    /// A `%` without two hexadecimal digits is itself. The path is absolute, without `.`, `..` and repeated slashes.
    static func path(_ uri: String) -> [UInt8]? {
        let bytes = Array(uri.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            String(decoding: bytes[..<colon], as: UTF8.self).lowercased() == "file"
        else { return nil }
        var rest = bytes[(colon + 1)...]
        if rest.starts(with: "//".utf8) {
            // The host is this machine, whatever it is called.
            rest = rest.dropFirst(2)
            rest = rest[(rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex)...]
        }
        guard rest.first == UInt8(ascii: "/") else { return nil }
        let decoded = unescaped(rest)
        return decoded.contains(0) ? nil : normalized(decoded)
    }

    /// The URI of an absolute path: all bytes but unreserved characters of RFC 3986 and slashes are escaped, with upper
    /// case digits.
    static func uri(of path: [UInt8]) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var uri = Array("file://".utf8)
        for byte in path {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                uri.append(byte)
            default: uri += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: uri, as: UTF8.self)
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var path: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
                let high = Character(UnicodeScalar(bytes[index + 1])).hexDigitValue,
                let low = Character(UnicodeScalar(bytes[index + 2])).hexDigitValue
            {
                path.append(UInt8(high << 4 | low))
                index += 3
            } else {
                path.append(bytes[index])
                index += 1
            }
        }
        return path
    }

    private static func normalized(_ path: [UInt8]) -> [UInt8] {
        var names: [ArraySlice<UInt8>] = []
        for name in path.split(separator: UInt8(ascii: "/")) {
            if name.elementsEqual("..".utf8) {
                _ = names.popLast()
            } else if !name.elementsEqual(".".utf8) {
                names.append(name)
            }
        }
        return [UInt8(ascii: "/")] + names.joined(separator: [UInt8(ascii: "/")])
    }
}
