import SourceText

/// The code that rules of a configuration look into, besides the code that the analyses of the layer above need.
public struct SoughtCode: Sendable, Equatable {
    /// Whether such rules run, so that files count that no analysis of the layer above needs.
    public var isAsked = false
    /// The bodies of files that use one of these names are read.
    public var names: Set<String> = []
    /// Whether all bodies are read.
    public var isEverything = false
    /// Whether the bodies of tests are read as well.
    public var isInTests = false

    public init() {}

    /// The code of both.
    public func union(_ other: SoughtCode) -> SoughtCode {
        var result = self
        result.isAsked = isAsked || other.isAsked
        result.names.formUnion(other.names)
        result.isEverything = isEverything || other.isEverything
        result.isInTests = isInTests || other.isInTests
        return result
    }
}

/// Sought names by their lengths, for one comparison a token.
struct SoughtNames: Sendable {
    /// Whether all bodies are read.
    let isEverything: Bool
    private let isInTests: Bool
    /// By length, the names; longer ones are in the last list.
    private let byLength: [[[UInt8]]]
    /// By first byte, the lengths of names that begin with it, as bits.
    private let lengths: [UInt64]

    private static let longest = 63

    init(_ code: SoughtCode) {
        (isEverything, isInTests) = (code.isEverything, code.isInTests)
        var byLength = [[[UInt8]]](repeating: [], count: SoughtNames.longest + 1)
        var lengths = [UInt64](repeating: 0, count: 256)
        for name in code.names.sorted() {
            let bytes = Array(name.utf8)
            guard let first = bytes.first else { continue }
            let length = min(bytes.count, SoughtNames.longest)
            byLength[length].append(bytes)
            lengths[Int(first)] |= 1 << UInt64(length)
        }
        (self.byLength, self.lengths) = (byLength, lengths)
        isAsked = code.isAsked
        isNothing = code.names.isEmpty && !code.isEverything
    }

    /// Whether rules of a configuration run.
    let isAsked: Bool
    /// Whether no file is sought.
    let isNothing: Bool

    /// Whether the bodies of a file are read.
    func areIn(_ tokens: TokenBuffer, _ bytes: UnsafeBufferPointer<UInt8>, _ kind: FileFacts.Kind) -> Bool {
        guard kind == .source || (kind == .test && isInTests) else { return false }
        if isEverything { return true }
        for index in 0..<tokens.count {
            let token = tokens[index]
            guard token.kind == .word || token.kind == .backtickedWord else { continue }
            let tick = token.kind == .word ? 0 : 1
            let start = Int(token.start) + tick
            let end = min(start + Int(token.length) - 2 * tick, bytes.count)
            guard start < end else { continue }
            let length = min(end - start, SoughtNames.longest)
            guard lengths[Int(bytes[start])] & (1 << UInt64(length)) != 0 else { continue }
            let text = bytes[start..<end]
            if byLength[length].contains(where: { $0.elementsEqual(text) }) { return true }
        }
        return false
    }
}
