internal import JSONText
internal import SourceText

/// The unit of columns in messages.
public enum PositionEncoding: String, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// The encoding for a client: UTF-16 unless the client does not offer it, since other servers of a buffer use it
    /// as well, and clients warn about several encodings in one buffer.
    ///
    /// - Parameters:
    ///   - capabilities: those of the client.
    ///   - chosen: the encoding that the command line names.
    init(of capabilities: JSONValue?, chosen: PositionEncoding?) {
        let offered = capabilities?["general"]?["positionEncodings"]?.elements?.compactMap {
            $0.string.flatMap(PositionEncoding.init)
        }
        guard let offered, !offered.isEmpty else {
            self = .utf16
            return
        }
        if let chosen, offered.contains(chosen) {
            self = chosen
        } else {
            self = offered.contains(.utf16) ? .utf16 : offered[0]
        }
    }

    /// The column of a position, from 0.
    func column(_ position: Position) -> Int {
        switch self {
        case .utf8: position.utf8 - 1
        case .utf16: position.utf16 - 1
        case .utf32: position.scalar - 1
        }
    }

    /// The number of units of a scalar.
    func count(_ scalar: UnicodeScalar) -> Int {
        switch self {
        case .utf8: UTF8.width(scalar)
        case .utf16: UTF16.width(scalar)
        case .utf32: 1
        }
    }
}
