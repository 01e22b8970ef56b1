#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
public import SourceText

/// A comment that silences rules: `riblint:disable:next ID … - reason` and its kin.
///
/// It states what is written and where it holds; whether a rule has such an id is for others to judge. A directive may stand
/// anywhere in a comment of any form, behind other words too, and ends with its line.
public struct Directive: Sendable {
    public let kind: Kind
    /// The rules it names, in order; none where ids were forgotten.
    public internal(set) var rules: [RuleName]
    /// What stands behind ` - `.
    public let reason: String?
    /// From `riblint:` to the end of the last id or of the reason.
    public let range: ByteRange
    /// The comment that it stands in.
    public let comment: ByteRange

    public enum Kind: Sendable {
        /// The header of the next declaration or statement.
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
    }

    /// One id with the bytes in which its rule is to be silent.
    public struct RuleName: Sendable {
        public let id: String
        public let range: ByteRange
        public internal(set) var covers: ByteRange
    }

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

    private static let mark = "riblint:"

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: TokenBuffer) {
        self.bytes = bytes
        self.tokens = tokens
        headers = HeaderScan(tokens)
        comments = CommentScan(bytes)
        ownLine = LineScan(bytes)
        codeLine = LineScan(bytes)
    }

    mutating func run() -> [Directive] {
        var found: [Directive] = []
        var next = hit(from: 0)
        while let start = next {
            next = hit(from: start + 8)
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
            let text = UnsafeRawPointer(base + start).assumingMemoryBound(to: CChar.self)
            if let found = strstr(text, DirectiveSearch.mark) { return UnsafeRawPointer(found) - UnsafeRawPointer(base) }
            start += strlen(text) + 1
        }
        return nil
    }

    private mutating func directive(at start: Int, before limit: Int) -> Directive? {
        // Behind a letter, a quote or a back-tick it is talk about directives.
        if start > 0, !" \t\r\n/*!(,;".utf8.contains(bytes[start - 1]) { return nil }
        let following = firstToken(from: start)
        let gap = following > 0 ? Int(tokens.end(following - 1)) : 0
        guard gap <= start, let comment = comments.comment(around: start, gap: gap) else { return nil }
        let line = ownLine.line(around: start)
        var words = WordScan(bytes: bytes, at: start, end: min(limit, line.upperBound, comment.textEnd))
        guard let kind = DirectiveSearch.kind(words.next()?.text) else { return nil }
        let covers = self.covers(kind, comment: comment.range, line: line, following: following)
        var rules: [Directive.RuleName] = []
        var end = words.at
        var reason: String?
        while let word = words.next() {
            if ["-", "--", "–", "—"].contains(word.text) {
                if let rest = words.rest() { (reason, end) = (rest.text, Int(rest.range.end)) }
                break
            }
            end = Int(word.range.end)
            rules.append(Directive.RuleName(id: word.text, range: word.range, covers: covers))
        }
        return Directive(
            kind: kind, rules: rules, reason: reason, range: ByteRange(UInt32(start), UInt32(end)),
            comment: ByteRange(UInt32(comment.range.lowerBound), UInt32(comment.range.upperBound)))
    }

    private static func kind(_ word: String?) -> Directive.Kind? {
        switch word {
        case "riblint:disable:next": .next
        case "riblint:disable:this": .this
        case "riblint:disable:previous": .previous
        case "riblint:disable:file": .file
        case "riblint:disable": .begin
        case "riblint:enable": .end
        default: nil
        }
    }

    /// The first token that starts behind an offset.
    private func firstToken(from offset: Int) -> Int {
        var low = 0
        var high = max(tokens.count - 1, 0)
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func covers(_ kind: Directive.Kind, comment: Range<Int>, line: Range<Int>, following: Int) -> ByteRange {
        switch kind {
        case .next: return headers.header(from: following)
        case .this: return ByteRange(UInt32(line.lowerBound), UInt32(line.upperBound))
        case .file: return ByteRange(0, UInt32(bytes.count))
        case .begin: return ByteRange(UInt32(line.lowerBound), UInt32(bytes.count))
        case .end: return ByteRange(UInt32(comment.lowerBound), UInt32(comment.lowerBound))
        case .previous:
            let last = firstToken(from: line.lowerBound) - 1
            guard last >= 0 else { return ByteRange(0, 0) }
            // A call written over several lines is one thing: from where its bracket opens.
            let isCloser = tokens[last].kind == .rightParen || tokens[last].kind == .rightBracket
            let first = isCloser ? min(last, Int(tokens.partner[last])) : last
            return ByteRange(UInt32(codeLine.line(around: Int(tokens[first].start)).lowerBound), tokens.end(last))
        }
    }

    /// Ends the region of each id at the next `enable` that names it.
    private func closeRegions(_ found: inout [Directive]) {
        var open: [String: [(directive: Int, rule: Int)]] = [:]
        for index in found.indices {
            for (number, rule) in found[index].rules.enumerated() {
                if found[index].kind == .begin {
                    open[rule.id, default: []].append((index, number))
                } else if found[index].kind == .end {
                    for entry in open.removeValue(forKey: rule.id) ?? [] {
                        // Both in one comment: the region is empty.
                        let start = found[entry.directive].rules[entry.rule].covers.start
                        found[entry.directive].rules[entry.rule].covers.end = max(start, rule.covers.start)
                    }
                }
            }
        }
    }
}

/// Words of a directive, parted by blanks and commas.
private struct WordScan {
    let bytes: UnsafeBufferPointer<UInt8>
    var at: Int
    let end: Int

    mutating func next() -> (text: String, range: ByteRange)? {
        while at < end, isSeparator(bytes[at]) { at += 1 }
        let start = at
        while at < end, !isSeparator(bytes[at]) { at += 1 }
        return start < at ? word(start, at) : nil
    }

    /// All that is left, without blanks around it.
    mutating func rest() -> (text: String, range: ByteRange)? {
        var stop = end
        while at < stop, isSeparator(bytes[at]) { at += 1 }
        while stop > at, isSeparator(bytes[stop - 1]) { stop -= 1 }
        return at < stop ? word(at, stop) : nil
    }

    private func isSeparator(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ",") }

    private func word(_ start: Int, _ end: Int) -> (text: String, range: ByteRange) {
        (String(decoding: bytes[start..<end], as: UTF8.self), ByteRange(UInt32(start), UInt32(end)))
    }
}

/// The line around an offset, its end left out; asked again on the same line, it remembers.
private struct LineScan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var last = 0..<0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func line(around offset: Int) -> Range<Int> {
        if last.contains(offset) { return last }
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        var end = min(offset, bytes.count)
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        last = start..<end
        return last
    }
}

/// The comments between two tokens, asked for from front to back.
private struct CommentScan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0
    private var last: (range: Range<Int>, textEnd: Int) = (0..<0, 0)

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The comment that holds an offset, and where its text ends: before `*/`.
    ///
    /// - Parameter gap: where the trivia around the offset begins.
    mutating func comment(around offset: Int, gap: Int) -> (range: Range<Int>, textEnd: Int)? {
        at = max(at, gap)
        while !last.range.contains(offset) {
            while at < offset, !opens(at, UInt8(ascii: "/")), !opens(at, UInt8(ascii: "*")) { at += 1 }
            guard at < offset else { return nil }
            last = bytes[at + 1] == UInt8(ascii: "/") ? line(from: at) : block(from: at)
            at = last.range.upperBound
        }
        return last
    }

    private func opens(_ offset: Int, _ second: UInt8) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "/") && bytes[offset + 1] == second
    }

    private func line(from start: Int) -> (range: Range<Int>, textEnd: Int) {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return (start..<end, end)
    }

    /// Block comments nest; one without an end goes to the file's.
    private func block(from start: Int) -> (range: Range<Int>, textEnd: Int) {
        var depth = 0
        var end = start
        while end < bytes.count {
            if opens(end, UInt8(ascii: "*")) {
                depth += 1
                end += 2
            } else if bytes[end] == UInt8(ascii: "*"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "/") {
                depth -= 1
                end += 2
                if depth == 0 { return (start..<end, end - 2) }
            } else {
                end += 1
            }
        }
        return (start..<bytes.count, bytes.count)
    }
}
