import Foundation
import Testing

/// The form of the source text: the width of lines, and American spelling of names and comments.
@Suite struct ProseTests {
    /// The folders whose lines have at most 120 columns.
    static let narrowFolders = [
        "Rules/Dismissal", "Rules/Ownership", "Rules/Subscriptions", "Rules/Suppressions", "Rules/Tree", "Rules/Wiring",
        "Rules/Workers", "Sources", "Tests/ArchitectureTests", "Tests/CommandLineTests", "Tests/LintEngineTests",
        "Tests/SwiftOutlineTests", "Tests/SourceTextTests",
    ]

    @Test(arguments: narrowFolders)
    func linesHaveAtMost120Columns(_ folder: String) throws {
        try check(folder, endings: ["swift"]) { line in
            line.utf8.count > 120 && line.count > 120 ? "\(line.count) columns" : nil
        }
    }

    @Test(arguments: ["Sources", "Rules", "Tests", "Documentation"])
    func spellingIsAmerican(_ folder: String) throws {
        // These list British forms themselves.
        let lists = ["Tests/ArchitectureTests/ProseTests.swift", "Tests/RuleTests/Wording.swift"]
        try check(folder, endings: ["swift", "md", "py"], except: lists.contains, containing: ProseTests.british) {
            line in
            ProseTests.britishForm(in: line).map { "'\($0)'" }
        }
    }

    /// Pages keep to the words of `Documentation/STYLE.md`, which lists the others; so do the pages of rules, which
    /// `WordingTests` checks. The journal of measurements keeps what was written at the time.
    @Test(arguments: ["", "Documentation", "Benchmarks", "Fixtures", "Tests", "Rules", "Packaging"])
    func pagesUseTheirWords(_ folder: String) throws {
        let exempt = ["Documentation/STYLE.md", "Benchmarks/JOURNAL.md"]
        var isCode = false
        try check(folder, endings: ["md"], isDeep: !folder.isEmpty, except: exempt.contains) { line in
            if line.hasPrefix("```") { isCode.toggle() }
            if isCode { return nil }
            return ProseTests.avoidedWord(in: line)
        }
    }

    @Test(arguments: ["Sources", "Rules"])
    func commentsUseTheirWords(_ folder: String) throws {
        try check(folder, endings: ["swift"], containing: ProseTests.avoided) { line in
            line.drop { $0 == " " }.hasPrefix("//") ? ProseTests.avoidedWord(in: line) : nil
        }
    }

    /// The first word to avoid in a line of prose, outside of code in backticks.
    private static func avoidedWord(in line: String) -> String? {
        let text = line.replacingOccurrences(of: "`[^`]*`", with: "``", options: .regularExpression)
        return text.range(of: avoided, options: [.regularExpression, .caseInsensitive]).map { "'\(text[$0])'" }
    }

    /// What `Documentation/STYLE.md` tells to write otherwise.
    private static let avoided = [
        #"\bbreach(es)?\b"#, #"\bmend(s|ed|ing)?\b"#, #"\b(hears|heard) of\b"#, #"\bhand(s|ed|ing)? (over|on)\b"#,
        #"\bstand(s|ing)? (in|at|on|here|there|where|behind|beside)\b"#, #"\bbehind\b"#, #"\bsilenc(e|es|ed|ing)\b"#,
        #"\bwants\b"#, #"(?<!there )\b(is|are) no (?!longer)"#, #"\bparted by\b"#, #"\bplease\b"#,
        #"\bnothing wrong\b"#, #"\bdescends? from\b"#,
    ].joined(separator: "|")

    @Test(arguments: ["notAnalysed", "initialiser", "isColoured", "behaviour", "cancelled", "isLabelled", "honours"])
    func britishFormsAreFound(_ word: String) {
        #expect(ProseTests.britishForm(in: word) != nil)
    }

    @Test(arguments: ["analysis", "isAnalyzed", "initializer", "color", "cancellable", "realistic", "four", "labels"])
    func otherWordsAreNotReported(_ word: String) {
        #expect(ProseTests.britishForm(in: word) == nil)
    }

    /// The first British form in a line, but for keys of formats. Foundation's expressions are fast in debug builds.
    private static func britishForm(in line: String) -> String? {
        guard line.range(of: british, options: [.regularExpression, .caseInsensitive]) != nil else { return nil }
        let text = keysOfFormats.reduce(line) { $0.replacing($1, with: "") }
        return text.range(of: british, options: [.regularExpression, .caseInsensitive]).map { String(text[$0]) }
    }

    /// Patterns for forms that only British spelling has, in any case and inside of names.
    static let britishForms = [
        "analys(ed|er|ing|e(?!s))",
        "(initial|optim|normal|recogn|serial|summar|general|special|synchron)is(e|ing|at)",
        "behaviour", "colour", "honour", "neighbour", "favour", "(cancel|label|model|travel|signal)l(ed|ing)",
        "catalogue", "artefact", "fulfil(?!l)", "spelt", "learnt", "centre",
    ]
    private static let british = britishForms.joined(separator: "|")
    /// Keys and values of the report formats, which programs read and which never change.
    static let keysOfFormats = [
        "not_analysed", "\"analysedFiles", "\"notAnalysed", "unstructured_task_not_cancelled", "aria-labelledby",
    ]

    /// Records an issue for each line with a mistake, in the files below a folder with one of the endings.
    ///
    /// - Parameters:
    ///   - isDeep: whether to look at the folders in it.
    ///   - isExempt: whether to skip a file; called with its path relative to the root.
    ///   - pattern: an expression that each mistake matches. A file that does not match it is not read by line.
    ///   - mistake: describes the mistake in a line; nil if there is none.
    private func check(
        _ folder: String,
        endings: Set<String>,
        isDeep: Bool = true,
        except isExempt: (String) -> Bool = { _ in false },
        containing pattern: String? = nil,
        _ mistake: (String) -> String?
    ) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        let start = root.path(percentEncoded: false)
        let walker = try #require(
            FileManager.default.enumerator(
                at: folder.isEmpty ? root : root.appending(path: folder), includingPropertiesForKeys: nil,
                options: isDeep ? [] : .skipsSubdirectoryDescendants))
        var count = 0
        for case let file as URL in walker where endings.contains(file.pathExtension) {
            let path = String(
                file.path(percentEncoded: false).dropFirst(start.hasSuffix("/") ? start.count : start.count + 1)
            )
            // Rules are tested on code of any spelling.
            if path.hasPrefix("Tests/RuleTests/Cases/") || path.contains("/.build/") || isExempt(path) { continue }
            count += 1
            let text = try String(contentsOf: file, encoding: .utf8)
            if let pattern, text.range(of: pattern, options: [.regularExpression, .caseInsensitive]) == nil {
                continue
            }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let mistake = mistake(String(line)) else { continue }
                Issue.record("\(path):\(index + 1): \(mistake)")
            }
        }
        #expect(count > 0, "\(folder) has no files")
    }
}
