import ObjCOutline
import RIBModel
import SourceText
import SwiftOutline

/// Prints the output of the front end for one file.
struct DumpWriter {
    let view: DumpCommand.View
    private var tokenizer = Tokenizer()
    private var matcher = BracketMatcher()
    private let buffer = TokenBuffer()
    private let room = OutlineBuffer(keepsTexts: true)
    private var objectiveC = ObjCFrontEnd()

    init(view: DumpCommand.View) { self.view = view }

    /// - Parameter bytes: the file, followed by 64 zero bytes in memory; nil if it could not be read.
    mutating func write(_ path: SourcePath, _ bytes: UnsafeBufferPointer<UInt8>?, into out: inout [UInt8]) {
        guard let bytes else {
            out += Array("#file\t".utf8) + path.bytes + Array("\tunreadable\n".utf8)
            return
        }
        if view == .sends {
            let names = NameTable()
            let dialect = SourceLanguage(of: path)?.dialect ?? .objectiveCPlusPlus
            let file = objectiveC.outline(bytes, into: buffer, names: names, dialect: dialect, withBodies: false)
            return SendDump.write(path: path.bytes, file: file, names: names, into: &out)
        }
        buffer.reset()
        tokenizer.tokenize(bytes, into: buffer)
        matcher.match(buffer, bytes: bytes)
        if view == .canon { return CanonicalTokens.write(path: path.bytes, bytes: bytes, buffer: buffer, into: &out) }
        let names = NameTable()
        // An empty file may have no address; this byte provides one and is not read.
        var nothing: UInt8 = 0
        let outline = withUnsafePointer(to: &nothing) {
            Outliner.outline(buffer, bytes: bytes.baseAddress ?? $0, in: room, names: names, bodies: .all)
        }
        switch view {
        case .decls:
            DeclarationDump.write(
                path: path.bytes,
                outline: outline,
                buffer: buffer,
                bytes: bytes,
                names: names,
                into: &out
            )
        case .calls:
            CallDump.write(path: path.bytes, outline: outline, buffer: buffer, bytes: bytes, names: names, into: &out)
        case .bodies: BodyDump.write(path: path.bytes, outline: outline, bytes: bytes, names: names, into: &out)
        default: FactsDump.write(path: path, outline: outline, names: names, into: &out)
        }
    }
}
