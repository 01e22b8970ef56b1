/// A text broken between words into lines of at most `width` columns; a longer word gets its own line.
func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in text.split(separator: " ") {
        let length = word.reduce(0) { $0 + displayWidth($1) }
        if columns > 0, columns + 1 + length > width {
            lines.append(line)
            line = ""
            columns = 0
        }
        if columns > 0 {
            line += " "
            columns += 1
        }
        line += word
        columns += length
    }
    return columns > 0 || lines.isEmpty ? lines + [line] : lines
}
