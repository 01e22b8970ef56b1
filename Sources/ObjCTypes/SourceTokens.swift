import ObjCOutline
import SourceText

/// The tokens of a file that libclang is shown.
struct SourceTokens {

    struct Piece {
        let kind: Token.Kind
        let range: Range<Int>
    }

    let tokens: [Piece]
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ buffer: TokenBuffer, _ conditionals: [ObjCConditional], _ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        var tokens: [Piece] = []
        tokens.reserveCapacity(buffer.count)
        var next = 0
        // The number of open conditionals since one whose later branch this is, including it.
        var skipped = 0
        for index in 0..<max(0, buffer.count - 1) {
            while next < conditionals.count, conditionals[next].token <= index {
                switch conditionals[next].kind {
                case .opens: if skipped > 0 { skipped += 1 }
                case .continues: if skipped == 0 { skipped = 1 }
                case .closes: if skipped > 0 { skipped -= 1 }
                }
                next += 1
            }
            let kind = buffer[index].kind
            // What could become a directive once comments are gone.
            if skipped == 0, kind != .pound, kind != .backslash, kind != .unknown {
                tokens.append(Piece(kind: kind, range: Int(buffer[index].start)..<Int(buffer.end(index))))
            }
        }
        self.tokens = tokens
    }

    func text(_ index: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[tokens[index].range]) }

    func text(_ index: Int, is wanted: StaticString) -> Bool {
        guard index >= 0, index < tokens.count else { return false }
        let range = tokens[index].range
        return range.count == wanted.utf8CodeUnitCount
            && zip(range, 0..<range.count).allSatisfy { bytes[$0] == wanted.utf8Start[$1] }
    }

    func kind(_ index: Int) -> Token.Kind {
        index >= 0 && index < tokens.count ? tokens[index].kind : .endOfFile
    }

    /// The whole text, as long as the file.
    var text: [UInt8] {
        var text = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        for index in tokens.indices {
            let range = tokens[index].range
            if tokens[index].kind == .string {
                if range.count < 2 { continue }
                for place in range { text[place] = UInt8(ascii: " ") }
                let isObject = bytes[range.lowerBound] == UInt8(ascii: "@")
                let start = range.lowerBound + (isObject ? 1 : 0)
                guard start + 2 <= range.upperBound else { continue }
                if isObject { text[range.lowerBound] = UInt8(ascii: "@") }
                let isCharacter = bytes[start] == UInt8(ascii: "'")
                text[start] = UInt8(ascii: isCharacter ? "0" : "\"")
                if !isCharacter { text[start + 1] = UInt8(ascii: "\"") }
                continue
            }
            // Digraphs of `#`.
            if bytes[range.lowerBound] == UInt8(ascii: "%"), range.lowerBound + 1 < bytes.count,
                bytes[range.lowerBound + 1] == UInt8(ascii: ":")
            {
                continue
            }
            for place in range where bytes[place] != UInt8(ascii: "\\") { text[place] = bytes[place] }
        }
        return text
    }
}
