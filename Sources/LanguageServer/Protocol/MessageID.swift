internal import JSONText

/// The id of a request, as its sender wrote it: a number or a string. Digits and quotes stay.
struct MessageID: Hashable, Sendable {
    /// The JSON of the id.
    let json: [UInt8]

    init(_ text: String) {
        var writer = JSONWriter()
        writer.value(text)
        json = writer.written
    }

    /// The id in a message; nil if the value is neither a number nor a string.
    init?(_ value: JSONValue, in body: [UInt8]) {
        switch value.content {
        case .number, .string: json = Array(body[value.offset..<value.end])
        default: return nil
        }
    }
}
