internal import RIBModel
public import SourceText

/// A rule's id in a suppression comment.
public struct SuppressedRule: Sendable {
    public let id: String
    /// In bytes from the start of the text.
    public let range: Range<Int>
    /// The reason of the comment; nil if it has none.
    public let reason: String?

    /// All ids in the suppression comments of a text, in order.
    ///
    /// - Parameter path: tells the language.
    public static func all(in text: [UInt8], _ path: SourcePath) -> [SuppressedRule] {
        FileReader.plain().facts(of: text, path).directives.flatMap { directive in
            directive.rules.map { rule in
                SuppressedRule(
                    id: rule.id, range: Int(rule.range.start)..<Int(rule.range.end), reason: directive.reason)
            }
        }
    }
}
