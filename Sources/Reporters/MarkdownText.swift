/// What Markdown asks of the texts in it. Both forms may stand in a cell of a table.
enum MarkdownText {
    /// Text that is shown as it is: on one line, and no character of it is a mark.
    static func escaped(_ text: String) -> String {
        let scalars = Array(displayed(text).unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "$": result += "\\\(scalar)"
            // `@name` would speak to a person.
            case "@": result += "&#64;"
            case ":" where startsPicture(scalars[index...]): result += "&#58;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Text as code: a path, a name. Its characters stand there as they are, so that the report can be searched for
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
        // One blank on each side is taken away again; without it a backtick at the end would belong to the fence.
        let edges = [text.first, text.last]
        let pad = edges.contains("`") || edges == [" ", " "] ? " " : ""
        // A table ends its cell at a bar even in code, unless a backslash stands before.
        let cell = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        return fence + pad + cell + pad + fence
    }

    /// Whether scalars begin like `:name:`, which would become a picture; `:100:` is one too.
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
