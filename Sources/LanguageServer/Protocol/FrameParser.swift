/// Splits a stream of bytes into messages, by the base protocol of LSP 3.17: header fields, an empty line, a body of
/// `Content-Length` bytes.
///
/// What is not a header is skipped up to the next line with a `Content-Length`, such as the output of a script that
/// starts the client. Any bytes can be parsed.
struct FrameParser {
    enum Event: Equatable {
        /// The body of a message.
        case body([UInt8])
        /// A body over the limit, of which only the first bytes are kept.
        case oversized(start: [UInt8], count: Int)
        /// Bytes that are not a header, which were skipped.
        case skipped(count: Int)
    }

    /// The maximum length of a header, in bytes.
    static let headerLimit = 8 << 10
    /// The maximum length of a body, in bytes.
    static let bodyLimit = 64 << 20
    /// The number of bytes that are kept of a body over the limit.
    static let keptStart = 4 << 10

    private var buffer: [UInt8] = []
    /// The first byte that is not parsed yet.
    private var at = 0
    private var state = State.header

    private enum State {
        case header
        case body(count: Int)
        case oversized(start: [UInt8], count: Int, remaining: Int)
    }

    mutating func append(_ bytes: some Sequence<UInt8>) {
        if at > 0, at == buffer.count || at > 1 << 16 {
            buffer.removeFirst(at)
            at = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// The next message, in the order of the stream; nil if more bytes are needed.
    mutating func next() -> Event? {
        while true {
            switch state {
            case .header:
                switch header() {
                case .incomplete: return nil
                case .bad: return .skipped(count: skip())
                case .length(let count, end: let end):
                    at = end
                    state =
                        count <= FrameParser.bodyLimit
                        ? .body(count: count) : .oversized(start: [], count: count, remaining: count)
                }
            case .body(let count):
                guard buffer.count - at >= count else { return nil }
                let body = Array(buffer[at..<(at + count)])
                at += count
                state = .header
                return .body(body)
            case .oversized(let start, let count, let remaining):
                let here = min(remaining, buffer.count - at)
                let kept = start + buffer[at..<(at + min(here, FrameParser.keptStart - start.count))]
                at += here
                guard here == remaining else {
                    state = .oversized(start: kept, count: count, remaining: remaining - here)
                    return nil
                }
                state = .header
                return .oversized(start: kept, count: count)
            }
        }
    }

    private enum Header {
        case incomplete, bad
        case length(Int, end: Int)
    }

    /// Parses the header at the first byte that is not parsed yet.
    private func header() -> Header {
        var length: Int?
        var start = at
        let limit = min(buffer.count, at + FrameParser.headerLimit)
        while start < limit {
            guard let end = buffer[start..<limit].firstIndex(of: UInt8(ascii: "\n")) else { break }
            var line = buffer[start..<end]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            start = end + 1
            if line.isEmpty { return length.map { .length($0, end: start) } ?? .bad }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return .bad }
            guard FrameParser.isLength(line[..<colon]) else { continue }
            let digits = line[(colon + 1)...].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let count = Int(String(decoding: digits, as: UTF8.self)), length == nil || length == count
            else { return .bad }
            length = count
        }
        return buffer.count - at >= FrameParser.headerLimit ? .bad : .incomplete
    }

    /// Skips to the next line that begins with `Content-Length:`, or as far as no such line can begin.
    ///
    /// - Returns: the number of bytes.
    private mutating func skip() -> Int {
        let first = at
        var line = at
        while let end = buffer[line...].firstIndex(of: UInt8(ascii: "\n")) {
            line = end + 1
            let rest = buffer[line...].prefix(FrameParser.name.count + 1)
            if let colon = rest.firstIndex(of: UInt8(ascii: ":")), FrameParser.isLength(rest[..<colon]) { break }
            if rest.count <= FrameParser.name.count { break }
        }
        // A line that is too long for a header contains none.
        at = line > first ? line : buffer.count
        return at - first
    }

    private static let name = Array("content-length".utf8)

    private static func isLength(_ field: ArraySlice<UInt8>) -> Bool {
        field.count == name.count && zip(field, name).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && $1 > 0x60) }
    }

    /// A message with its header.
    static func frame(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
}
