/// The wording of numbers and lists in texts for users: `Documentation/STYLE.md`, "Names, locations, numbers".
public enum Phrase {
    /// What the user learns about files that are not analyzed: the predicate of a sentence.
    ///
    /// - Parameter count: the number of files.
    public static func isNoSource(_ count: Int = 1) -> String {
        count == 1 ? "is not a Swift or Objective-C file" : "are not Swift or Objective-C files"
    }

    /// A number with thousands separators: `33,768`.
    public static func number(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        let parts = digits.indices.map { ($0 > 0 && (digits.count - $0) % 3 == 0 ? "," : "") + String(digits[$0]) }
        return (number < 0 ? "-" : "") + parts.joined()
    }

    /// A number with its noun: `1 file`, `2 files`.
    ///
    /// - Parameter noun: singular, with a plural in `s`.
    public static func count(_ count: Int, _ noun: String) -> String {
        "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
    }

    /// All items: `a, b and c`.
    ///
    /// - Parameter word: the word before the last item, `and` or `or`.
    public static func all(_ items: [String], _ word: String = "and") -> String {
        guard let last = items.last, items.count > 1 else { return items.joined() }
        return items.dropLast().joined(separator: ", ") + " \(word) " + last
    }

    /// At most five items; of more, four and the number of the rest: `a, b, c, d and 3 more`.
    public static func some(_ items: [String], _ word: String = "and") -> String {
        items.count > 5 ? items.prefix(4).joined(separator: ", ") + " and \(items.count - 4) more" : all(items, word)
    }
}
