/// The checks of `Documentation/STYLE.md`. Each returns a complaint for every violation.
enum Wording {
    /// Words to avoid in lower case, each with its replacement.
    private static let avoided: [(pattern: String, instead: String)] = [
        (#"\bbreach(es|ed)?\b"#, "violation"), (#"\bmend(s|ed|ing)?\b"#, "fix"),
        (#"\blets? (it |them |.{1,20} )?be\b"#, "ignore"),
        (#"\bdirectives?\b"#, "suppression comment"), (#"\bsilenc(e|es|ed|ing)\b"#, "suppress"),
        (#"\bsilent(ly)?\b"#, "reports nothing"),
        (#"\b(hears|heard) of\b"#, "is notified of"), (#"\bhand(s|ed|ing)? (over|in|on)\b"#, "pass"),
        (#"\bhands? (its|an?|the)\b"#, "pass"),
        (#"\bstand(s|ing)? (in|at|on|here|there|where|behind|beside)\b"#, "is"), (#"\bbehind\b"#, "after"),
        (#"\bparted by\b"#, "separated by"),
        (#"\bis said\b"#, "is reported"), (#"\bsays nothing\b"#, "reports nothing"), (#"\bwants\b"#, "expects"),
        (#"\b(is|are) no (?!longer)"#, "is not"),
        (#"\bnothing wrong\b"#, "OK"), (#"\bown words\b"#, "project-specific names"), (#"\bgoes on\b"#, "continues"),
        (#"\bat once\b"#, "immediately"),
        (#"\bempt(ies|ied|ying)\b"#, "clear"), (#"\bpleases?\b"#, "leave it out"),
        (#"\bdescends? from\b"#, "inherit from"),
        (#"\b(un)?analys(e|ed|es|ing)\b"#, "analyze"), (#"\bcolour"#, "color"), (#"\bbehaviour"#, "behavior"),
        (#"\bcancelled\b"#, "canceled"),
        (#"\brecognis"#, "recognize"), (#"\bunrecognis"#, "unrecognized"), (#"\bhonour"#, "honor"),
        (#"\bneighbour"#, "neighbor"), (#"!"#, "no exclamation mark"),
    ]

    /// The same as compiled patterns. They are not `Sendable`, so each call compiles them.
    private static var patterns: [(Regex<AnyRegexOutput>, String)] {
        avoided.compactMap { pair in (try? Regex(pair.pattern)).map { ($0, pair.instead) } }
    }

    /// First words of imperative sentences.
    private static let verbs: Set<String> = [
        "Add", "Assign", "Attach", "Break", "Build", "Call", "Cancel", "Capture", "Change", "Clear", "Close",
        "Complete", "Correct", "Create", "Declare", "Delete", "Detach", "Dismiss", "Dispose", "End", "Give",
        "Implement", "Inherit", "Inject", "Invalidate", "Keep", "List", "Make", "Move", "Name", "Notify", "Pass", "Pop",
        "Put", "Read", "Remove", "Rename", "Replace", "Return", "Run", "Set", "Show", "Split", "State", "Store", "Use",
        "Write",
    ]

    /// A text without its quoted parts, which are user code.
    static func withoutNames(_ text: String) -> String {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        // Parts of odd numbers are quoted, but for the last one, whose quote does not end.
        return parts.enumerated().map { number, part in
            number % 2 == 0 ? String(part) : number < parts.count - 1 ? "''" : "'" + part
        }.joined()
    }

    /// The sentences of a text, each including its period.
    static func sentences(_ text: String) -> [String] {
        let plain = withoutNames(text)
        return plain.replacing(#"\.\s+(?=[A-Z'])"#, with: ".\u{0}").split(separator: "\u{0}").map(String.init)
    }

    /// Checks words and spelling of any text.
    static func complaints(of text: String) -> [String] {
        let plain = withoutNames(text).lowercased()
        return patterns.filter { plain.contains($0.0) }.map { "write '\($0.1)'" }
            + (text.contains("  ") ? ["two blanks"] : [])
    }

    static func complaints(ofSentences text: String) -> [String] {
        complaints(of: text) + (text.hasSuffix(".") ? [] : ["no period at the end"])
            + (sentences(text).allSatisfy { $0.first.map { $0.isUppercase || $0 == "'" } ?? false }
                ? [] : ["a sentence starts in lower case"])
    }

    static func complaints(ofMessage text: String) -> [String] {
        var result = complaints(ofSentences: text)
        if sentences(text).count != 1 { result.append("more than one sentence") }
        if withoutNames(text).count > 200 { result.append("longer than 200 characters") }
        if !text.contains("'") { result.append("names nothing") }
        return result
    }

    static func complaints(ofHelp text: String) -> [String] {
        complaints(ofSentences: text)
            + sentences(text).filter { !verbs.contains(firstWord($0)) }.map { "not an imperative: '\(firstWord($0))'" }
    }

    static func complaints(ofTitle text: String) -> [String] {
        complaints(of: text) + (text.hasSuffix(".") || text.hasSuffix(":") ? ["ends with punctuation"] : [])
            + (verbs.contains(firstWord(text)) ? [] : ["not an imperative: '\(firstWord(text))'"])
    }

    /// Checks steps of a path and related locations.
    static func complaints(ofNote text: String) -> [String] {
        complaints(of: text) + (text.hasSuffix(".") || text.hasSuffix(":") ? ["ends with punctuation"] : [])
            + (text.first.map { $0.isLowercase || $0 == "'" } ?? false ? [] : ["starts in upper case"])
    }

    private static func firstWord(_ text: String) -> String { text.split(separator: " ").first.map(String.init) ?? "" }
}
