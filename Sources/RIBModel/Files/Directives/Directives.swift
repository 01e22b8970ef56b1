import Platform
public import SourceText

/// A comment that suppresses findings of rules: `riblint:disable:next ID … - reason` and its kin.
///
/// It states what is written and where it holds; whether a rule has such an id is for others to judge. A directive may stand
/// anywhere in a comment of any form, behind other words too, and ends with its line.
public struct Directive: Sendable {
    public let kind: Kind
    /// Its first word as it is written: `riblint:disable:next`.
    public let form: String
    /// Where that stands.
    public let formRange: ByteRange
    /// The rules it names, in order; none where ids were forgotten.
    public internal(set) var rules: [RuleName]
    /// What stands behind ` - `.
    public let reason: String?
    /// From `riblint:` to the end of the last id or of the reason.
    public let range: ByteRange
    /// The comment that it stands in.
    public let comment: ByteRange
    /// Of `next`, the header of the declaration or statement that follows; empty where none does.
    public let header: ByteRange?
    /// What goes where the directive is removed: its comment if that says nothing else, its line if nothing else stands on it.
    public let removal: ByteRange

    /// In place of an id it means all rules.
    public static let everyRule = "all"

    /// The forms that there are, as they are written.
    public static let forms = Kind.written.map(\.form)

    public enum Kind: Sendable {
        /// The header of the next declaration or statement, and the next line that holds code.
        case next
        /// The line that it stands on.
        case this
        /// The line of code before.
        case previous
        /// The whole file.
        case file
        /// From here to the matching `enable`, or to the file's end.
        case begin
        case end
        /// None of these: what follows `riblint:` means nothing.
        case unknown

        /// How each is written.
        static let written: [(form: String, kind: Kind)] = [
            ("riblint:disable:next", .next), ("riblint:disable:this", .this), ("riblint:disable:previous", .previous),
            ("riblint:disable:file", .file), ("riblint:disable", .begin), ("riblint:enable", .end),
        ]
    }

    /// One id with the bytes in which its rule is to be silent.
    public struct RuleName: Sendable {
        public let id: String
        public let range: ByteRange
        public internal(set) var covers: ByteRange
        /// The name in a directive further down that ends this region.
        public internal(set) var end: Position?
    }

    /// One name of one of a file's directives.
    public struct Position: Hashable, Comparable, Sendable {
        public let directive: Int
        public let rule: Int

        public init(directive: Int, rule: Int) {
            self.directive = directive
            self.rule = rule
        }

        public static func < (left: Position, right: Position) -> Bool { (left.directive, left.rule) < (right.directive, right.rule) }
    }

    /// Whether a reason belongs to it: whatever silences something.
    public var silences: Bool { kind != .end && kind != .unknown }

    /// All directives of a file, in order.
    ///
    /// - Parameters:
    ///   - bytes: the file, followed in memory by zero bytes.
    ///   - tokens: its tokens, brackets matched.
    public static func all(in bytes: UnsafeBufferPointer<UInt8>, tokens: TokenBuffer) -> [Directive] {
        var search = DirectiveSearch(bytes, tokens)
        return search.run()
    }
}

/// Finds directives and what they cover. Places already measured are remembered, so that the time is linear whatever a file holds.
private struct DirectiveSearch {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let tokens: TokenBuffer
    private var headers: HeaderScan
    private var comments: CommentScan
    private var ownLine: LineScan
    private var codeLine: LineScan
    private var nextLine: LineScan

    private static let mark: StaticString = "riblint:"

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: TokenBuffer) {
        self.bytes = bytes
        self.tokens = tokens
        headers = HeaderScan(tokens)
        comments = CommentScan(bytes)
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

    /// The next place where the mark stands. The zeros behind the file end the search; those in it only interrupt it.
    private func hit(from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var start = start
        while start < bytes.count {
            guard let found = RawMemory.find(DirectiveSearch.mark.utf8Start, inTerminated: base + start) else {
                start += RawMemory.length(ofTerminated: base + start) + 1
                continue
            }
            start = found - base
            // Behind a letter, a quote or a back-tick it is talk about directives.
            if start == 0 || " \t\r\n/*!(,;".utf8.contains(bytes[start - 1]) { return start }
            start += DirectiveSearch.mark.utf8CodeUnitCount
        }
        return nil
    }

    private mutating func directive(at start: Int, before limit: Int) -> Directive? {
        let following = firstToken(from: start)
        let gap = following > 0 ? Int(tokens.end(following - 1)) : 0
        guard gap <= start, let comment = comments.comment(around: start, gap: gap) else { return nil }
        let line = ownLine.line(around: start)
        var words = WordScan(bytes: bytes, at: start, end: textEnd(from: start, to: min(limit, line.upperBound, comment.textEnd)))
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
            kind: kind, form: form, formRange: formRange, rules: rules, reason: reason, range: ByteRange(UInt32(start), UInt32(end)),
            comment: ByteRange(UInt32(comment.range.lowerBound), UInt32(comment.range.upperBound)), header: header,
            removal: removal.range(of: start..<end))
    }

    /// Where a comment within the comment begins or ends, if one does.
    private func textEnd(from start: Int, to end: Int) -> Int {
        var at = start
        while at + 1 < end {
            let isMark = bytes[at] == UInt8(ascii: "*") && bytes[at + 1] == UInt8(ascii: "/")
            if isMark || (bytes[at] == UInt8(ascii: "/") && bytes[at + 1] == UInt8(ascii: "*")) { return at }
            at += 1
        }
        return end
    }

    /// The first word, and what it means. Nil where it is no more than the tool's name: `riblint: a linter`.
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

    /// The first token that starts behind an offset.
    private func firstToken(from offset: Int) -> Int {
        (0..<max(tokens.count - 1, 0)).partitionPoint { Int(tokens[$0].start) < offset }
    }

    private mutating func covers(
        _ kind: Directive.Kind, comment: Range<Int>, line: Range<Int>, header: ByteRange?, following: Int
    ) -> ByteRange {
        switch kind {
        case .next:
            // Other suppressions may stand between, and the body of a declaration on the line where it begins.
            let start = UInt32(comment.upperBound)
            guard following < tokens.count - 1 else { return ByteRange(start, start) }
            let lineEnd = UInt32(nextLine.line(around: Int(tokens[following].start)).upperBound)
            return ByteRange(start, max(header?.end ?? start, lineEnd))
        case .this: return ByteRange(UInt32(line.lowerBound), UInt32(line.upperBound))
        case .file: return ByteRange(0, UInt32(bytes.count))
        case .begin: return ByteRange(UInt32(line.lowerBound), UInt32(bytes.count))
        case .end, .unknown: return ByteRange(UInt32(comment.lowerBound), UInt32(comment.lowerBound))
        case .previous:
            let last = firstToken(from: line.lowerBound) - 1
            guard last >= 0 else { return ByteRange(0, 0) }
            // A call written over several lines is one thing: from where its bracket opens.
            let isCloser = tokens[last].kind == .rightParen || tokens[last].kind == .rightBracket
            let first = isCloser ? min(last, Int(tokens.partner[last])) : last
            return ByteRange(UInt32(codeLine.line(around: Int(tokens[first].start)).lowerBound), tokens.end(last))
        }
    }

    /// Ends the region of each id at the next `enable` that names it, or all.
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
                        // Both in one comment: the region is empty.
                        let start = found[begin.directive].rules[begin.rule].covers.start
                        found[begin.directive].rules[begin.rule].covers.end = max(start, rule.covers.start)
                        found[begin.directive].rules[begin.rule].end = Directive.Position(directive: index, rule: number)
                    }
                    if isAll { open = [:] } else { open[rule.id] = nil }
                }
            }
        }
    }
}
