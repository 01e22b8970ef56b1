public import SourceText

/// A comment that suppresses findings of rules: `riblint:disable:next ID … - reason` and its variants.
///
/// Records what is written and the range that it covers. Whether a rule has such an id is not checked here. A directive
/// may be anywhere in a comment of any form, also after other words, and ends with its line.
public struct Directive: Sendable {
    public let kind: Kind
    /// The first word as written: `riblint:disable:next`.
    public let form: String
    /// The range of `form`.
    public let formRange: ByteRange
    /// The named rules, in order; empty if ids are missing.
    public internal(set) var rules: [RuleName]
    /// The text after ` - `.
    public let reason: String?
    /// The range from `riblint:` to the end of the last id or of the reason.
    public let range: ByteRange
    /// The comment that contains the directive.
    public let comment: ByteRange
    /// For `next`, the header of the declaration or statement that follows; empty if none follows.
    public let header: ByteRange?
    /// The range to remove with the directive: the comment if it contains nothing else, the line if nothing else is on
    /// it.
    public let removal: ByteRange

    /// Written in place of an id, names all rules.
    public static let everyRule = "all"

    /// All forms, as written.
    public static let forms = Kind.written.map(\.form)

    public enum Kind: Sendable {
        /// Covers the header of the next declaration or statement, and the next line with code.
        case next
        /// Covers the directive's own line.
        case this
        /// Covers the preceding line with code.
        case previous
        /// Covers the whole file.
        case file
        /// Covers the lines from this one to the matching `enable`, or to the end of the file.
        case begin
        case end
        /// An unknown form after `riblint:`; has no effect.
        case unknown

        /// The spelling of each form.
        static let written: [(form: String, kind: Kind)] = [
            ("riblint:disable:next", .next), ("riblint:disable:this", .this), ("riblint:disable:previous", .previous),
            ("riblint:disable:file", .file), ("riblint:disable", .begin), ("riblint:enable", .end),
        ]
    }

    /// A rule id in a directive, and the bytes in which findings of the rule are suppressed.
    public struct RuleName: Sendable {
        public let id: String
        public let range: ByteRange
        public internal(set) var covers: ByteRange
        /// The rule name in a later `enable` that ends this region.
        public internal(set) var end: Position?
    }

    /// The position of a rule name: a directive of the file and an index in it.
    public struct Position: Hashable, Comparable, Sendable {
        public let directive: Int
        public let rule: Int

        public init(directive: Int, rule: Int) {
            self.directive = directive
            self.rule = rule
        }

        public static func < (left: Position, right: Position) -> Bool {
            (left.directive, left.rule) < (right.directive, right.rule)
        }
    }

    /// Whether the directive suppresses findings, and so needs a reason.
    public var silences: Bool { kind != .end && kind != .unknown }

    /// All directives of a file, in order.
    ///
    /// - Parameters:
    ///   - bytes: the file's bytes, followed in memory by zero bytes.
    ///   - tokens: its tokens with matched brackets.
    public static func all(
        in bytes: UnsafeBufferPointer<UInt8>, tokens: TokenBuffer, language: SourceLanguage = .swift
    ) -> [Directive] {
        var search = DirectiveSearch(bytes, tokens, language)
        return search.run()
    }
}

/// Finds directives and the ranges that they cover. Caches lines and headers, so that the time is linear in the size of
/// the file.
private struct DirectiveSearch {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let tokens: TokenBuffer
    private var headers: HeaderScan
    private var comments: CommentScan
    private var ownLine: LineScan
    private var codeLine: LineScan
    private var nextLine: LineScan

    private static let mark: StaticString = "riblint:"

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: TokenBuffer, _ language: SourceLanguage) {
        self.bytes = bytes
        self.tokens = tokens
        headers = HeaderScan(tokens, language)
        comments = CommentScan(bytes, language)
        ownLine = LineScan(bytes)
        codeLine = LineScan(bytes)
        nextLine = LineScan(bytes)
    }

    mutating func run() -> [Directive] {
        var found: [Directive] = []
        var next = hit(from: 0)
        while let start = next {
            next = hit(from: start + DirectiveSearch.mark.utf8CodeUnitCount)
            if let directive = directive(at: start, before: next ?? bytes.count) { found.append(directive) }
        }
        if !found.isEmpty { closeRegions(&found) }
        return found
    }

    /// The offset of the next `riblint:` that can begin a directive.
    private func hit(from start: Int) -> Int? {
        var start = start
        while let found = bytes.index(of: DirectiveSearch.mark.utf8Start, from: start) {
            // After a letter, a quote or a back-tick, the text only mentions directives.
            if found == 0 || " \t\r\n/*!(,;".utf8.contains(bytes[found - 1]) { return found }
            start = found + DirectiveSearch.mark.utf8CodeUnitCount
        }
        return nil
    }

    private mutating func directive(at start: Int, before limit: Int) -> Directive? {
        let following = firstToken(from: start)
        let gap = following > 0 ? Int(tokens.end(following - 1)) : 0
        guard gap <= start, let comment = comments.comment(around: start, gap: gap) else { return nil }
        let line = ownLine.line(around: start)
        var words = WordScan(
            bytes: bytes, at: start, end: textEnd(from: start, to: min(limit, line.upperBound, comment.textEnd)))
        guard let (form, kind) = DirectiveSearch.form(&words) else { return nil }
        let formRange = ByteRange(UInt32(start), UInt32(words.at))
        let header = kind == .next ? headers.header(from: following) : nil
        let covers = self.covers(kind, comment: comment.range, line: line, header: header, following: following)
        var rules: [Directive.RuleName] = []
        var end = words.at
        var reason: String?
        while let word = words.next() {
            if ["-", "--", "–", "—"].contains(word.text) {
                if let rest = words.rest() { (reason, end) = (rest.text, Int(rest.range.end)) }
                break
            }
            guard kind != .unknown else { continue }
            end = Int(word.range.end)
            rules.append(Directive.RuleName(id: word.text, range: word.range, covers: covers))
        }
        let removal = DirectiveRemoval(bytes: bytes, comment: comment.range, textEnd: comment.textEnd)
        return Directive(
            kind: kind, form: form, formRange: formRange, rules: rules, reason: reason,
            range: ByteRange(UInt32(start), UInt32(end)),
            comment: ByteRange(UInt32(comment.range.lowerBound), UInt32(comment.range.upperBound)), header: header,
            removal: removal.range(of: start..<end))
    }

    /// The start of the next `*/` or `/*` in the range, or its end.
    private func textEnd(from start: Int, to end: Int) -> Int {
        var at = start
        while at + 1 < end {
            let isMark = bytes[at] == UInt8(ascii: "*") && bytes[at + 1] == UInt8(ascii: "/")
            if isMark || (bytes[at] == UInt8(ascii: "/") && bytes[at + 1] == UInt8(ascii: "*")) { return at }
            at += 1
        }
        return end
    }

    /// The first word and the kind that it denotes; nil if it is only the tool's name: `riblint: a linter`.
    private static func form(_ words: inout WordScan) -> (String, Directive.Kind)? {
        guard let word = words.next()?.text else { return nil }
        if let known = Directive.Kind.written.first(where: { $0.form == word }) { return known }
        if word != mark.description { return (word, .unknown) }
        let before = words
        guard let second = words.next()?.text, second.hasPrefix("disable") || second.hasPrefix("enable") else {
            words = before
            return nil
        }
        return ("\(word) \(second)", .unknown)
    }

    /// The index of the first token at or after an offset.
    private func firstToken(from offset: Int) -> Int {
        (0..<max(tokens.count - 1, 0)).partitionPoint { Int(tokens[$0].start) < offset }
    }

    private mutating func covers(
        _ kind: Directive.Kind, comment: Range<Int>, line: Range<Int>, header: ByteRange?, following: Int
    ) -> ByteRange {
        switch kind {
        case .next:
            // Covers other suppressions in between, and a body on the line where its declaration begins.
            let start = UInt32(comment.upperBound)
            guard following < tokens.count - 1 else { return ByteRange(start, start) }
            let lineEnd = UInt32(nextLine.line(around: Int(tokens[following].start)).upperBound)
            return ByteRange(start, max(header?.end ?? start, lineEnd))
        case .this: return ByteRange(UInt32(line.lowerBound), UInt32(line.upperBound))
        case .file: return ByteRange(0, UInt32(bytes.count))
        case .begin: return ByteRange(UInt32(line.lowerBound), UInt32(bytes.count))
        case .end, .unknown: return ByteRange(UInt32(comment.lowerBound), UInt32(comment.lowerBound))
        case .previous:
            let end = firstToken(from: line.lowerBound) - 1
            guard end >= 0 else { return ByteRange(0, 0) }
            let last = end > 0 && tokens[end].kind == .semicolon ? end - 1 : end
            // A call over several lines is covered from the line of its opening bracket.
            let isCloser = tokens[last].kind == .rightParen || tokens[last].kind == .rightBracket
            let first = isCloser ? min(last, Int(tokens.partner[last])) : last
            return ByteRange(UInt32(codeLine.line(around: Int(tokens[first].start)).lowerBound), tokens.end(end))
        }
    }

    /// Ends the region of each id at the next `enable` that names the id or all rules.
    private func closeRegions(_ found: inout [Directive]) {
        var open: [String: [Directive.Position]] = [:]
        for index in found.indices {
            for (number, rule) in found[index].rules.enumerated() {
                if found[index].kind == .begin {
                    open[rule.id, default: []].append(Directive.Position(directive: index, rule: number))
                } else if found[index].kind == .end {
                    let isAll = rule.id == Directive.everyRule
                    let ended = isAll ? open.values.flatMap { $0 } : open[rule.id] ?? []
                    for begin in ended {
                        // If both are in one comment, the region is empty.
                        let start = found[begin.directive].rules[begin.rule].covers.start
                        found[begin.directive].rules[begin.rule].covers.end = max(start, rule.covers.start)
                        found[begin.directive].rules[begin.rule].end = Directive.Position(
                            directive: index, rule: number)
                    }
                    if isAll { open = [:] } else { open[rule.id] = nil }
                }
            }
        }
    }
}
