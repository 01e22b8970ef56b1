/// A text with names in braces, in parts: filled in many times, parsed once.
struct TextTemplate: Sendable, Equatable {
    private enum Part: Sendable, Equatable {
        case text(String)
        case name(String)
    }

    private let parts: [Part]

    /// - Parameter known: the names that count; other braces are text.
    init(_ text: String, names known: [String]) {
        var parts: [Part] = []
        var plain = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            let name = String(rest[rest.index(after: open)..<close])
            if known.contains(name) {
                plain += rest[..<open]
                if !plain.isEmpty { parts.append(.text(plain)) }
                parts.append(.name(name))
                plain = ""
            } else {
                plain += rest[...close]
            }
            rest = rest[rest.index(after: close)...]
        }
        plain += rest
        if !plain.isEmpty { parts.append(.text(plain)) }
        self.parts = parts
    }

    /// Whether it has names.
    var hasNames: Bool { parts.contains { if case .name = $0 { true } else { false } } }

    /// With words in place of names, without the quotes around these.
    func unquoted(_ word: (String) -> String) -> String {
        var result = ""
        var isQuoted = false
        for part in parts {
            switch part {
            case .text(let text):
                result += isQuoted && text.utf8.first == UInt8(ascii: "'") ? text.dropFirst() : text[...]
                isQuoted = false
            case .name(let name):
                isQuoted = result.utf8.last == UInt8(ascii: "'")
                if isQuoted { result.removeLast() }
                result += word(name)
            }
        }
        return result
    }

    /// - Returns: nil if a name has no value.
    func filled(_ value: (String) -> String?) -> String? {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .name(let name):
                guard let value = value(name) else { return nil }
                result += value
            }
        }
        return result
    }
}
