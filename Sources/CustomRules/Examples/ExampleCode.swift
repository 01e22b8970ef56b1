/// The files of an example, with the places that it marks.
public struct ExampleCode: Sendable {
    public struct File: Sendable {
        public let path: String
        /// Without lines of carets.
        public let lines: [String]
        /// The marked places.
        public let marks: [Mark]
        /// The imports that the code is read with, which it does not state itself; nil if it has imports.
        public let prelude: String?

        /// What is analyzed.
        public var text: String { (prelude.map { $0 + "\n" } ?? "") + lines.joined(separator: "\n") + "\n" }

        /// The number of lines before the first.
        public var linesBefore: Int { prelude == nil ? 0 : 1 }
    }

    /// A place in the code: a line from 1, columns in Unicode scalars from 0, the end excluded.
    public struct Mark: Sendable, Hashable, Comparable {
        public let line: Int
        public let columns: Range<Int>

        public init(line: Int, columns: Range<Int>) {
            self.line = line
            self.columns = columns
        }

        public static func < (left: Mark, right: Mark) -> Bool {
            (left.line, left.columns.lowerBound, left.columns.upperBound)
                < (right.line, right.columns.lowerBound, right.columns.upperBound)
        }
    }

    public let files: [File]

    /// Whether it marks what has to be found.
    public var hasMarks: Bool { files.contains { !$0.marks.isEmpty } }

    /// - Parameters:
    ///   - text: files begin at lines `// --- path`; without one, there is one file.
    ///   - module: the imports of code that has none.
    public init(_ text: String, module: String) {
        var files: [(path: String, lines: [String], marks: [Mark])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let path = ExampleCode.path(in: line) {
                files.append((path, [], []))
                continue
            }
            if files.isEmpty { files.append((ExampleCode.defaultPath, [], [])) }
            let last = files.count - 1
            let ranges = CaretLines.ranges(in: line)
            if ranges.isEmpty {
                files[last].lines.append(String(line))
            } else {
                files[last].marks += ranges.map { Mark(line: files[last].lines.count, columns: $0) }
            }
        }
        self.files = files.map { file in
            let hasImports = file.lines.contains { line in
                line.split(separator: " ").first == "import" || line.hasPrefix("@_exported import")
            }
            return File(
                path: file.path, lines: file.lines, marks: file.marks.sorted(),
                prelude: hasImports ? nil : module)
        }
    }

    /// The path of code that names none.
    static let defaultPath = "Sources/App/Example.swift"

    private static func path(in line: Substring) -> String? {
        guard line.hasPrefix("// --- ") else { return nil }
        let path = line.dropFirst(7).split(separator: " ").first.map(String.init)
        return path?.hasSuffix(".swift") == true ? path : nil
    }
}
