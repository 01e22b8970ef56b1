internal import ObjCOutline
internal import SourceText

/// A file as libclang is shown it: its tokens alone, where they are in the file. There are no directives, so that
/// nothing is included and nothing expands; of the branches of an `#if` there is the first. Strings are empty.
struct ObjCSource {
    let isObjectiveCPlusPlus: Bool
    let text: [UInt8]
    /// The wanted sends, by the offset of their bracket: the offset of the selector's first word.
    let wanted: [UInt32: UInt32]
    let names: SourceNames
    /// Whether libclang can parse it with the stack and the memory of a thread.
    let isWithinParseLimits: Bool
}

/// Reads one file after the other. A class because it owns buffers.
final class ObjCSourceReader {
    private var frontEnd = ObjCFrontEnd()
    private let buffer = TokenBuffer()
    private let names = NameTable()

    /// The largest file.
    private static let limit = 1 << 20

    func read(_ request: ReceiverTyper.Request) -> ObjCSource? {
        guard request.bytes.count <= ObjCSourceReader.limit, !request.bytes.contains(0) else { return nil }
        let dialect: ObjCOutliner.Dialect = request.isObjectiveCPlusPlus ? .objectiveCPlusPlus : .objectiveC
        let padded = request.bytes + [UInt8](repeating: 0, count: 64)
        return padded.withUnsafeBufferPointer { padded in
            let bytes = UnsafeBufferPointer(rebasing: padded[..<request.bytes.count])
            let file = frontEnd.outline(bytes, into: buffer, names: names, dialect: dialect, withBodies: false)
            let sends = Set(request.sends)
            var wanted: [UInt32: UInt32] = [:]
            for send in file.sends where sends.contains(send.nameRange.start) {
                wanted[send.range.start] = send.nameRange.start
            }
            let tokens = SourceTokens(buffer, frontEnd.conditionals, bytes)
            return ObjCSource(
                isObjectiveCPlusPlus: request.isObjectiveCPlusPlus, text: tokens.text, wanted: wanted,
                names: SourceNames(tokens), isWithinParseLimits: tokens.isWithinParseLimits)
        }
    }
}
