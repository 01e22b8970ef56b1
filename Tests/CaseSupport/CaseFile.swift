/// The prefixes of annotations in cases.
enum CaseSyntax {
    static let title = "// === "
    static let clean = "// clean: "
    static let use = "// use: "
    static let file = "// --- "
    static let added = "//+"
    static let removed = "//-"

    /// The line without its marker. The marker and a blank replace four columns of indentation, so that the columns of
    /// carets below the line are correct; in a line without indentation, the text follows the marker directly.
    static func unmarked(_ line: String) -> String {
        let rest = line.dropFirst(added.count)
        return rest.first == " " ? "    " + rest.dropFirst() : String(rest)
    }
}

/// The cases of one file, with preludes expanded and clean twins separated. `RuleTests/Cases/README.md` describes the
/// format.
struct CaseFile {
    private let path: String
    private let rule: String
    private let name: String
    private let preludes: [String: Prelude]
    private(set) var cases: [AnnotatedCase] = []
    private(set) var problems: [CaseProblem] = []
    private(set) var usedPreludes: Set<String> = []

    /// - Parameter path: relative to the root of the repository; the last folder is named after the rule.
    init(path: String, text: String, preludes: [String: Prelude]) {
        let components = path.split(separator: "/").map(String.init)
        self.path = path
        self.preludes = preludes
        name = components.last ?? ""
        rule = components.dropLast().last ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            CaseLine(text: String($1), origin: CaseOrigin(path: path, line: $0 + 1))
        }
        let starts = lines.indices.filter { lines[$0].text.hasPrefix(CaseSyntax.title) }
        let preamble = lines[..<(starts.first ?? lines.count)]
        if let stray = preamble.first(where: { !$0.text.isEmpty }) { report("text in front of the first case", stray) }
        if starts.isEmpty { problems.append(CaseProblem(path: path, line: 1, message: "no case")) }
        for (start, end) in zip(starts, starts.dropFirst() + [lines.count]) { read(lines[start..<end]) }
    }

    private mutating func report(_ message: String, _ line: CaseLine) {
        problems.append(CaseProblem(path: line.origin.path, line: line.origin.line, message: message))
    }

    private mutating func read(_ lines: ArraySlice<CaseLine>) {
        let head = lines[lines.startIndex]
        let title = String(head.text.dropFirst(CaseSyntax.title.count))
        var body = lines.dropFirst()
        var twin: String?
        if let line = body.first, line.text.hasPrefix(CaseSyntax.clean) {
            let words = String(line.text.dropFirst(CaseSyntax.clean.count))
            twin = words.hasPrefix("...") ? title + words.dropFirst(3) : words
            body = body.dropFirst()
        }
        let (own, clean, isMarked) = expanded(body, hasTwin: twin != nil)
        let violation = finish(title, head, own)
        guard let twin else { return }
        if !isMarked {
            report("a clean twin without a line after '\(CaseSyntax.added)' or '\(CaseSyntax.removed)'", head)
        }
        if violation.expectations.isEmpty { report("a clean twin of a case without a finding", head) }
        _ = finish(twin, head, clean)
    }

    /// The lines of a case, and those of its clean twin, which has no carets.
    private mutating func expanded(
        _ body: ArraySlice<CaseLine>, hasTwin: Bool
    ) -> (own: [CaseLine], clean: [CaseLine], isMarked: Bool) {
        var own: [CaseLine] = []
        var clean: [CaseLine] = []
        var isMarked = false
        // An empty line separates the code from a prelude, unless the code directly follows the title or other
        // preludes.
        var adjoins = true
        for line in body {
            var isUse = false
            if let preludes = used(line, adjoins) {
                own += preludes
                clean += preludes
                isUse = true
            } else if line.text.hasPrefix(CaseSyntax.added) || line.text.hasPrefix(CaseSyntax.removed) {
                if !hasTwin { report("a marked line in a case without '\(CaseSyntax.clean)' below its title", line) }
                isMarked = true
                let text = CaseLine(text: CaseSyntax.unmarked(line.text), origin: line.origin)
                if line.text.hasPrefix(CaseSyntax.added) { clean.append(text) } else { own.append(text) }
            } else {
                if line.text.hasPrefix(CaseSyntax.clean) {
                    report("'\(CaseSyntax.clean)' is not directly below a title", line)
                }
                own.append(line)
                if hasTwin, Carets(line.text) == nil { clean.append(line) }
            }
            adjoins = isUse
        }
        return (own, clean, isMarked)
    }

    /// The expansion of a line that uses preludes; nil for any other line.
    private mutating func used(_ line: CaseLine, _ adjoins: Bool) -> [CaseLine]? {
        let indentation = line.text.prefix { $0 == " " }
        guard line.text[indentation.endIndex...].hasPrefix(CaseSyntax.use) else { return nil }
        var result: [CaseLine] = []
        let list = line.text.dropFirst(indentation.count + CaseSyntax.use.count)
        for (position, item) in list.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
            let words = item.split(separator: " ").map(String.init)
            guard let name = words.first, let prelude = preludes[name] else {
                report("no prelude '\(words.first ?? "")' in Tests/RuleTests/Preludes", line)
                continue
            }
            usedPreludes.insert(name)
            let arguments = Array(words.dropFirst())
            guard arguments.count == prelude.parameters.count else {
                let signature = ([name] + prelude.parameters).joined(separator: " ")
                report("expected '\(signature)'; found '\(words.joined(separator: " "))'", line)
                continue
            }
            if adjoins || position > 0 { result.append(CaseLine(text: "", origin: line.origin)) }
            result += prelude.lines(for: arguments, indentation: String(indentation))
        }
        return result
    }

    private mutating func finish(_ title: String, _ head: CaseLine, _ lines: [CaseLine]) -> AnnotatedCase {
        let name = CaseName(rule: rule, file: name, title: title)
        let annotated = AnnotatedCase(name: name, line: head.origin.line, lines: lines, problems: &problems)
        if annotated.files.isEmpty { report("a case without text", head) }
        cases.append(annotated)
        return annotated
    }
}
