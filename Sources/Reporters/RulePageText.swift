public import RuleKit
import SourceText

extension Diagnostic {
    /// The address of the page of its rule; nil if a team declares the rule and has none.
    public var rulePage: String? { declaration.map(\.url) ?? RulePage.url(of: rule) }
}

extension RulePage {
    /// The address of the rule's page: in riblint's documentation, or the team's; nil if a team has none.
    public var url: String? { declaration.map(\.url) ?? RulePage.url(of: id) }

    /// The last line of the page.
    private var ending: String {
        declaration.map { "Declared in \($0.place)." } ?? "Since \(since)."
    }

    /// The address of the page of a rule, by its id.
    public static func url(of rule: String) -> String { SARIFReport.page(of: rule) }

    /// The whole page in Markdown without a title, because viewers show the rule's id above it.
    public var markdown: String {
        var page = ByteWriter()
        page.write(documentation.summary)
        page.write("\n")
        for section in sections {
            page.write("\n## ")
            page.write(section.title)
            page.write("\n")
            for part in section.parts {
                page.write("\n")
                part.writeMarkdown(to: &page)
                page.write("\n")
            }
        }
        page.write("\n\(ending)\n")
        return String(decoding: page.bytes, as: UTF8.self)
    }

    /// The page as a document with a title.
    public var document: String {
        """
        # \(id)

        | severity | default | family | fix |
        | --- | --- | --- | --- |
        | \(severity.rawValue) | \(isDefault ? "on" : "off") | \(family) | \(fixes.rawValue) |

        \(markdown)
        """
    }

    /// The page without Markdown, one line per paragraph.
    public var plainText: String {
        var page = ByteWriter()
        page.write(documentation.summary)
        page.write("\n")
        for section in sections {
            page.write("\n")
            page.write(section.title)
            page.write(section.parts.count == 1 && section.parts[0].isProse ? ": " : ":\n\n")
            for (number, part) in section.parts.enumerated() {
                if number > 0 { page.write("\n") }
                part.writePlainText(to: &page)
                page.write("\n")
            }
        }
        page.write("\n\(ending)\n")
        return String(decoding: page.bytes, as: UTF8.self)
    }

    /// The page for a terminal: wrapped, with a title.
    public func text(_ style: Style) -> [UInt8] {
        let width = min(max(style.width, 40), RulePage.widest)
        var canvas = Canvas(isColored: style.isColored)
        canvas.write(id, .strong)
        canvas.write(" (\(severity.rawValue), \(family), \(isDefault ? "on" : "off") by default)")
        canvas.endLine()
        canvas.endLine()
        for line in wrapped(documentation.summary, width: width) {
            canvas.write(line)
            canvas.endLine()
        }
        for section in sections {
            canvas.endLine()
            canvas.write(section.title, .strong)
            canvas.endLine()
            for (number, part) in section.parts.enumerated() {
                if number > 0 { canvas.endLine() }
                for line in part.lines(width: width) {
                    canvas.write(line)
                    canvas.endLine()
                }
            }
        }
        canvas.endLine()
        canvas.write([ending, url].compactMap { $0 }.joined(separator: " "))
        canvas.endLine()
        return canvas.bytes
    }

    /// The maximum width: longer lines are hard to read.
    private static let widest = 100

    // MARK: Parts

    private struct Section {
        let title: String
        let parts: [Part]
    }

    private enum Part {
        case prose(String)
        case code(String, language: String)
        case list([String])

        var isProse: Bool { if case .prose = self { true } else { false } }

        func writeMarkdown(to page: inout ByteWriter) {
            switch self {
            case .prose(let text): page.write(text)
            case .code(let code, let language): writeFenced(code, language, to: &page)
            case .list(let items): write(items, behind: "- ", to: &page)
            }
        }

        func writePlainText(to page: inout ByteWriter) {
            switch self {
            case .prose(let text): page.write(text)
            case .code(let code, _): writeIndented(code, to: &page)
            case .list(let items): write(items, behind: "    ", to: &page)
            }
        }

        private func write(_ items: [String], behind mark: String, to page: inout ByteWriter) {
            for (number, item) in items.enumerated() {
                if number > 0 { page.write("\n") }
                page.write(mark)
                page.write(item)
            }
        }

        func lines(width: Int) -> [String] {
            switch self {
            case .prose(let text): wrapped(text, width: width - 2).map { "  " + $0 }
            case .code(let code, _): indented(code)
            case .list(let items): items.map { "  \($0)" }
            }
        }
    }

    private var sections: [Section] {
        let keys = configurationKeys.joined(separator: ", ")
        let names = keys.isEmpty ? [] : [Part.prose("Project-specific names under 'ribs' in .riblint.yml: \(keys).")]
        let references = documentation.references
        return [Section(title: "Why", parts: [.prose(documentation.reason)])] + examples + [
            Section(title: "How it is decided", parts: [.prose(documentation.howItWorks)]),
            Section(title: "When it is an error, a warning, a note", parts: [.prose(levels)]),
            Section(title: "Limits", parts: [.prose(documentation.limitations)]),
            Section(title: "Options", parts: [.prose(options), .code(configuration, language: "yaml")] + names),
            Section(title: "Fix", parts: [.prose(fixWords)]),
            Section(
                title: "Suppress a finding",
                parts: [.code("// riblint:disable:next \(id) - the reason", language: "swift")]
            ),
        ] + (references.isEmpty ? [] : [Section(title: "References", parts: [.list(references)])])
    }

    private var examples: [Section] {
        guard let declaration else {
            return [
                Section(title: "Bad", parts: [.code(documentation.example.bad, language: "swift")]),
                Section(title: "Good", parts: [.code(documentation.example.good, language: "swift")]),
            ]
        }
        return [("Bad", true), ("Good", false)].compactMap { title, isBad in
            let codes = declaration.examples.filter { $0.isBad == isBad }
            if codes.isEmpty { return nil }
            return Section(title: title, parts: codes.map { .code($0.code, language: "swift") })
        }
    }

    /// When a finding is an error, a warning, a note.
    var levels: String {
        let usual =
            documentation.levels.isEmpty
            ? "Every finding has the severity of the rule: \(severity.rawValue)." : documentation.levels
        guard doubts else { return usual }
        return usual + """
             If more than half of at least ten candidates of a project are findings, and most of the values concerned \
            are passed to one function or type, all findings are notes: riblint may not know how the project does it. \
            A notice names the function.
            """
    }

    private var options: String {
        "Severity: \(severity.rawValue)\(isDefault ? "" : " (off by default)"). Change it in .riblint.yml:"
    }

    private var configuration: String {
        "rules:\n  \(id): \(severity.rawValue)  # error, warning, note or off"
    }

    private var fixWords: String {
        switch fixes {
        case .none: "Findings have no fix."
        case .sometimes: "Some findings have a fix. The report says of each fix whether it is safe."
        case .always: "Findings have a fix. The report says of each fix whether it is safe."
        }
    }
}

/// Writes a block of code in fences that are longer than any run of backticks in it.
private func writeFenced(_ code: String, _ language: String, to page: inout ByteWriter) {
    var code = String(code.trimmingLineEnds)
    code.withUTF8 { bytes in
        let longest = longestRun(ofBackticksIn: bytes)
        page.write("`", times: max(3, longest + 1))
        page.write(language)
        page.write("\n")
        page.write(bytes)
        page.write("\n")
        page.write("`", times: max(3, longest + 1))
    }
}

private func longestRun(ofBackticksIn bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let backtick = UInt8(ascii: "`")
    // Nearly all code contains none.
    guard bytes.index(of: backtick, from: 0) != nil else { return 0 }
    var (longest, run) = (0, 0)
    for byte in bytes {
        run = byte == backtick ? run + 1 : 0
        longest = max(longest, run)
    }
    return longest
}

private func writeIndented(_ code: String, to page: inout ByteWriter) {
    var code = String(code.trimmingLineEnds)
    code.withUTF8 { bytes in
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes.index(of: UInt8(ascii: "\n"), from: start) ?? bytes.endIndex
            if end > start { page.write("    ") }
            let next = min(end + 1, bytes.endIndex)
            page.write(bytes[start..<next])
            start = next
        }
    }
}

private func indented(_ code: String) -> [String] {
    code.trimmingLineEnds.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "    " + String(Substring($0))
    }
}

extension String {
    /// Without empty lines at the end.
    fileprivate var trimmingLineEnds: Substring {
        var rest = utf8[...]
        while rest.last == UInt8(ascii: "\n") || rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        return Substring(rest)
    }
}
