internal import JSONText

/// A message of a recorded session: a line of JSON.
struct RecordedMessage: Sendable, Equatable {
    /// Since the start of the session.
    let milliseconds: Int
    let side: Side
    /// The body, without line ends if it is JSON.
    let body: [UInt8]

    enum Side: String, Sendable {
        case client, server
    }

    init(milliseconds: Int, side: Side, body: [UInt8]) {
        (self.milliseconds, self.side, self.body) = (milliseconds, side, body)
    }

    /// The line, with its end.
    var line: [UInt8] {
        var json = JSONWriter()
        json.object(.inline) { json in
            json.member("milliseconds", milliseconds)
            json.member("from", side.rawValue)
            if (try? JSONReader.read(body, from: .message)) != nil {
                json.member("message", json: RecordedMessage.inOneLine(body))
            } else {
                json.member("text", String(decoding: body, as: UTF8.self))
            }
        }
        return json.written + [UInt8(ascii: "\n")]
    }

    /// JSON without line ends, which are never inside of a string.
    static func inOneLine(_ json: [UInt8]) -> [UInt8] { json.map { lineEnds.contains($0) ? UInt8(ascii: " ") : $0 } }

    /// Nil if the line is not one of a recorded session.
    init?(line: [UInt8]) {
        guard let value = try? JSONReader.read(line, from: .message), let milliseconds = value["milliseconds"]?.integer,
            let side = value["from"]?.string.flatMap(Side.init)
        else { return nil }
        if let message = value["message"] {
            body = Array(line[message.offset..<message.end])
        } else if let text = value["text"]?.string {
            body = Array(text.utf8)
        } else {
            return nil
        }
        (self.milliseconds, self.side) = (milliseconds, side)
    }

    private static let lineEnds: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
}
