public import SourceText
internal import YAMLText

/// A mistake in a configuration.
public struct ConfigurationMistake: Sendable, Equatable {
    /// The path as messages show it: relative to the working folder if it is below it, otherwise absolute.
    public let file: SourcePath
    /// The absolute path of the file.
    public let path: SourcePath
    /// From 1; columns count Unicode scalars.
    public let line: Int
    public let column: Int
    /// What is wrong, and what to write instead.
    public let message: String

    init(_ location: ConfigurationLocation, _ message: String) {
        file = location.file
        path = location.path
        line = location.position.line
        column = location.position.column
        self.message = message
    }

    /// On one line, in the form of compilers.
    public var description: String { "\(file.printable):\(line):\(column): \(message)" }

    /// In the given order of files, and in order of locations in each.
    static func sorted(_ mistakes: [ConfigurationMistake]) -> [ConfigurationMistake] {
        var numbers: [SourcePath: Int] = [:]
        for mistake in mistakes where numbers[mistake.path] == nil { numbers[mistake.path] = numbers.count }
        return mistakes.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            return (numbers[first.path] ?? 0, first.line, first.column, left.offset) < (
                numbers[second.path] ?? 0, second.line, second.column, right.offset
            )
        }.map(\.element)
    }
}
