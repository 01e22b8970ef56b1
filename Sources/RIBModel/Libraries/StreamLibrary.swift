/// A library of streams.
public enum StreamLibrary: UInt8, Sendable {
    case rx, combine
}
