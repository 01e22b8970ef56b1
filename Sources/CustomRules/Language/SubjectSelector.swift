package import RIBModel
public import SourceText

/// Which types and files a rule is about. Several keys mean that all of them hold, several values of a key that one of
/// them does. Without a key, everything is selected.
public struct SubjectSelector: Sendable {
    public var parts: [String] = []
    public var names: [NamePattern] = []
    package var kinds: [TypeKeyword] = []
    public var supertypes: [TypeName] = []
    public var attributes: [String] = []
    package var access: [AccessKeyword] = []
    public var modules: [NamePattern] = []
    public var paths: PathPattern?
    public var ribs: [NamePattern] = []
    public var places: [TreePlace] = []
    public var code: Code?
    /// What is not selected, at most one selector.
    public var exclusions: [SubjectSelector] = []

    public init() {}

    /// Which files count.
    public enum Code: String, Sendable, CaseIterable {
        case product, tests, all
    }

    /// RIBs by their place in the tree: `below: Profile`.
    public struct TreePlace: Sendable {
        public let relation: Relation
        public let ribs: [NamePattern]

        public init(_ relation: Relation, _ ribs: [NamePattern]) {
            self.relation = relation
            self.ribs = ribs
        }

        public enum Relation: String, Sendable, CaseIterable {
            /// The RIBs themselves, and those below them.
            case within
            case below, above
            case childOf = "child_of"
            case parentOf = "parent_of"
            case siblingOf = "sibling_of"
        }
    }

    /// Whether it says something of types, so that files alone are not what it selects.
    public var isAboutTypes: Bool {
        !parts.isEmpty || !names.isEmpty || !kinds.isEmpty || !supertypes.isEmpty || !attributes.isEmpty
            || !access.isEmpty || !ribs.isEmpty || !places.isEmpty || exclusions.contains(where: \.isAboutTypes)
    }

    /// Whether it says something of RIBs.
    public var isAboutRIBs: Bool {
        !ribs.isEmpty || !places.isEmpty || !parts.isEmpty || exclusions.contains(where: \.isAboutRIBs)
    }
}

/// A word with `*`, `?` and `{a,b}`.
public struct NamePattern: Sendable, Equatable {
    public let text: String
    private let alternatives: [[UInt8]]

    public init(_ text: String) {
        self.text = text
        alternatives = NamePattern.alternatives(Array(text.utf8)[...])
    }

    /// The most words that the braces of a pattern may expand to.
    public static let mostAlternatives = 64

    /// False if the braces expand to too many words, or one is not closed.
    public var isUsable: Bool { !alternatives.isEmpty }

    /// Whether every name matches.
    var isOfAllNames: Bool { text == "*" }

    /// Whether the pattern is a plain name.
    public var isName: Bool { !text.utf8.contains { "*?{},".utf8.contains($0) } }

    public func matches(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { bytes in alternatives.contains { NamePattern.matches(bytes, $0) } }
    }

    func matches(_ name: NameBytes) -> Bool { alternatives.contains { NamePattern.matches(name, $0) } }

    /// The words that braces expand to; none if there are too many, or a brace is not closed.
    private static func alternatives(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
        guard let open = text.firstIndex(of: UInt8(ascii: "{")) else {
            return text.contains(UInt8(ascii: "}")) ? [] : [Array(text)]
        }
        guard let close = text[open...].firstIndex(of: UInt8(ascii: "}")) else { return [] }
        let choices = text[(open + 1)..<close].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let rests = alternatives(text[(close + 1)...])
        guard choices.count * rests.count <= mostAlternatives else { return [] }
        return choices.flatMap { choice in rests.map { Array(text[..<open]) + Array(choice) + $0 } }
    }

    /// Linear but for the last star, which is tried again.
    private static func matches<Text: RandomAccessCollection<UInt8>>(
        _ text: Text, _ pattern: [UInt8]
    ) -> Bool where Text.Index == Int {
        var (position, next) = (text.startIndex, 0)
        var star: (pattern: Int, text: Int)?
        while position != text.endIndex {
            if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
                star = (next, position)
                next += 1
            } else if next < pattern.count, pattern[next] == UInt8(ascii: "?") || pattern[next] == text[position] {
                position += 1
                next += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                (position, next) = (last.text + 1, last.pattern + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

/// Patterns of paths as in `.gitignore`.
public struct PathPattern: Sendable {
    public let texts: [String]
    let matches: @Sendable (SourcePath) -> Bool

    /// - Parameter matches: whether the patterns match a path relative to the root of the run.
    public init(_ texts: [String], matches: @escaping @Sendable (SourcePath) -> Bool = { _ in false }) {
        self.texts = texts
        self.matches = matches
    }
}
