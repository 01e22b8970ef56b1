/// How numbers and lists are worded in texts for people: `Documentation/STYLE.md`, "Names, locations, numbers".
public enum Phrase {
    /// A number with its thousands separated: `33,768`.
    public static func number(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        let parts = digits.indices.map { ($0 > 0 && (digits.count - $0) % 3 == 0 ? "," : "") + String(digits[$0]) }
        return (number < 0 ? "-" : "") + parts.joined()
    }

    /// A number with its noun: `1 file`, `2 files`.
    ///
    /// - Parameter noun: in the singular; its plural ends in `s`.
    public static func count(_ count: Int, _ noun: String) -> String {
        "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
    }

    /// All of some items: `a, b and c`.
    ///
    /// - Parameter word: what precedes the last one, `and` or `or`.
    public static func all(_ items: [String], _ word: String = "and") -> String {
        guard let last = items.last, items.count > 1 else { return items.joined() }
        return items.dropLast().joined(separator: ", ") + " \(word) " + last
    }

    /// Five of some items at most; of more, four and how many more there are: `a, b, c, d and 3 more`.
    public static func some(_ items: [String], _ word: String = "and") -> String {
        items.count > 5 ? items.prefix(4).joined(separator: ", ") + " and \(items.count - 4) more" : all(items, word)
    }
}
