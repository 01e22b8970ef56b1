internal import SourceText

/// Text for a terminal, with or without colors.
struct Canvas {
    private var output = ByteWriter()
    private let isColored: Bool

    init(isColored: Bool) { self.isColored = isColored }

    var bytes: [UInt8] { output.bytes }

    /// The colors by meaning, as parameters of ANSI's SGR sequence.
    enum Ink: String {
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case strong = "1"
        case frame = "1;34"
        case dim = "2"
    }

    mutating func write(_ text: String, _ ink: Ink? = nil) {
        guard isColored, let ink, !text.isEmpty else { return output.write(text) }
        output.write("\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m")
    }

    mutating func write(bytes: [UInt8]) { output.write(bytes) }

    mutating func endLine() { output.write("\n") }
}
