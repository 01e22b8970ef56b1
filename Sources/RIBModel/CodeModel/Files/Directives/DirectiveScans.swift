import SourceText

/// Splits a directive into words, which blanks and commas separate.
struct WordScan {
    let bytes: UnsafeBufferPointer<UInt8>
    var at: Int
    let end: Int

    mutating func next() -> (text: String, range: ByteRange)? {
        while at < end, isSeparator(bytes[at]) { at += 1 }
        let start = at
        while at < end, !isSeparator(bytes[at]) { at += 1 }
        return start < at ? word(start, at) : nil
    }

    /// The remaining text, trimmed.
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

/// Finds the line that contains an offset, without its terminator. Caches the last line.
struct LineScan {
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

/// Finds the comments between two tokens. Offsets are queried from front to back.
struct CommentScan {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Whether a comment in a comment is one, as in Swift.
    private let nests: Bool
    private var at = 0
    private var last: (range: Range<Int>, textEnd: Int) = (0..<0, 0)

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
        self.bytes = bytes
        nests = language == .swift
    }

    /// The comment that contains an offset, and the end of its text: before `*/`.
    ///
    /// - Parameter gap: the start of the trivia that contains the offset.
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

    /// An unterminated block comment extends to the end of the file.
    private func block(from start: Int) -> (range: Range<Int>, textEnd: Int) {
        var depth = 0
        var end = start
        while end < bytes.count {
            if depth == 0 || nests, opens(end, UInt8(ascii: "*")) {
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
