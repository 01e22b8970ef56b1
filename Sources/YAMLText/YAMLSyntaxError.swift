/// Converts the parser's error messages for readers who do not know its terms.
enum YAMLSyntaxError {
    /// - Parameters:
    ///   - problem: the parser's message. Only parts that are the same in all versions are compared.
    ///   - character: the character at the location; nil at the end of a line.
    static func message(for problem: String, at character: Unicode.Scalar?) -> String {
        if problem.contains("cannot start any token") {
            guard let character else { return "invalid YAML" }
            if character == "\t" { return tab }
            return "invalid YAML: '\(character)' cannot begin a value; put the value in quotes"
        }
        return messages.first { problem.contains($0.problem) }.map { "invalid YAML: \($0.message)" }
            ?? "invalid YAML: cannot be parsed from here on"
    }

    static let tag = "invalid YAML: '!' begins a tag; put text that begins with it in quotes"

    private static let tab = "invalid YAML: line is indented with a tab; use spaces"

    /// In the order in which they are compared.
    private static let messages: [(problem: String, message: String)] = [
        ("expected ',' or ']'", "expected ',' or ']'"),
        ("expected ',' or '}'", "expected ',' or '}'"),
        ("unexpected end of stream", "closing quotation mark is missing"),
        ("unexpected document indicator", "closing quotation mark is missing"),
        ("found another document", "expected the end of the file; found a second document"),
        (
            "expected <document start>",
            "unexpected text after the end of the configuration; check brackets and indentation"
        ),
        ("mapping values are not allowed", "unexpected ':'; check the indentation, or put the value in quotes"),
        ("mapping keys are not allowed", "a key is not allowed here; check the indentation"),
        ("block sequence entries are not allowed", "a list element is not allowed here; check the indentation"),
        ("expected '-' indicator", "expected '-' before a list element; check the indentation"),
        ("could not find expected ':'", "expected ':' after a key"),
        ("expected key", "expected a key; check the indentation"),
        ("expected node content", "expected a value"),
        ("unexpected ':'", "unexpected ':'; put the value in quotes"),
        ("a tab character", "line is indented with a tab; use spaces"),
        ("undefined alias", "this alias has no anchor; '*' begins an alias, so put text that begins with it in quotes"),
        ("alphabetic or numeric", "expected a name after '&' or '*'; put text that begins with one of them in quotes"),
        ("unknown escape", "unknown escape sequence; write '\\\\' for a backslash, or use single quotes"),
        (
            "hexdecimal",
            "expected hexadecimal digits in an escape sequence; write '\\\\' for a backslash, or use single quotes"
        ),
        ("Unicode character", "escape sequence is not a character; write '\\\\' for a backslash, or use single quotes"),
        ("indentation indicator", "expected an indentation from 1 to 9 after '|' or '>'"),
        ("comment or line break", "expected a comment or the end of the line"),
        ("undefined tag", "unknown tag; put text that begins with '!' in quotes"),
        ("whitespace", "expected a space or the end of the line"),
        ("directive", "'%' begins a directive; put text that begins with it in quotes"),
        ("version", "'%' begins a directive; put text that begins with it in quotes"),
        ("incompatible YAML document", "'%' begins a directive; put text that begins with it in quotes"),
        ("non-alphabetical", "'%' begins a directive; put text that begins with it in quotes"),
        ("nesting level", "nested too deeply"),
    ]
}
