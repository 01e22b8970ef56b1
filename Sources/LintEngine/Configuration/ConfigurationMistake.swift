public import SourceText
internal import YAMLText

/// Something wrong in a configuration.
public struct ConfigurationMistake: Sendable, Equatable {
    /// The file as people name it: from the working folder where it is below that, else absolute.
    public let file: SourcePath
    /// From 1; columns count Unicode scalars.
    public let line: Int
    public let column: Int
    /// What is wrong and what to write instead.
    public let message: String

    init(_ file: SourcePath, _ place: YAMLPlace, _ message: String) {
        self.file = file
        line = place.line
        column = place.column
        self.message = message
    }

    /// On one line, as compilers have it.
    var description: String { "\(file.printable):\(line):\(column): \(message)" }

    static func precedes(_ left: ConfigurationMistake, _ right: ConfigurationMistake) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
