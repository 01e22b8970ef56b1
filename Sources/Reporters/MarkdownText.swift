/// Escapes text for Markdown, including cells of tables.
enum MarkdownText {
    /// Text that is displayed literally, on one line.
    static func escaped(_ text: String) -> String {
        let scalars = Array(displayed(text).unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "$": result += "\\\(scalar)"
            // `@name` would notify a person.
            case "@": result += "&#64;"
            case ":" where startsPicture(scalars[index...]): result += "&#58;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Text as code, such as a path or a name. Its characters are not escaped, so that the report can be searched for
    /// them.
    static func code(_ text: String) -> String {
        let text = displayed(text)
        guard !text.isEmpty else { return "" }
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        // Markdown removes one space on each side; without it, a backtick at the end would be part of the fence.
        let edges = [text.first, text.last]
        let pad = edges.contains("`") || edges == [" ", " "] ? " " : ""
        // A bar ends the cell of a table even in code, unless a backslash precedes it.
        let cell = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        return fence + pad + cell + pad + fence
    }

    /// Whether scalars start like `:name:`, which Markdown replaces by an emoji; `:100:` is one too.
    private static func startsPicture(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        let name = scalars.dropFirst().prefix { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "+", "-": true
            default: false
            }
        }
        return !name.isEmpty && name.endIndex < scalars.endIndex && scalars[name.endIndex] == ":"
    }
}
