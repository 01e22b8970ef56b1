public import SourceText

/// Builds the outline of one file from its tokens.
///
/// It goes over the tokens twice: the first time for containers and their members, skipping everything in brackets, the
/// second time for the sends of the whole file. Each iteration of a loop advances by at least one token.
public struct ObjCOutliner {
    let tokens: UnsafeMutablePointer<Token>
    let partner: UnsafeMutablePointer<UInt32>
    let buffer: TokenBuffer
    let bytes: UnsafePointer<UInt8>
    let names: NameTable
    let dialect: Dialect
    let keywords: ContainerKeywords
    /// The index of the final `endOfFile`.
    let count: Int
    var file = ObjCFile()
    /// The text of the selector that is put together.
    var selector: [UInt8] = []
    /// The index of the container around the current member; -1 outside.
    var container: Int32 = -1
    /// By method and by function, the token of its body's brace; -1 if it has none.
    var methodBraces: [Int] = []
    var functionBraces: [Int] = []

    public enum Dialect: Sendable {
        case objectiveC
        /// Headers are read as Objective-C++ too, because they may be included by such files.
        case objectiveCPlusPlus
    }

    /// Outlines a file. `buffer` contains its tokens with matched brackets; `bytes` points to its first byte.
    ///
    /// - Parameters:
    ///   - names: interns the names, in the order of the source.
    ///   - withBodies: whether the trees of bodies are built.
    public static func outline(
        _ buffer: TokenBuffer, bytes: UnsafePointer<UInt8>, names: NameTable, dialect: Dialect, withBodies: Bool
    ) -> ObjCFile {
        var outliner = ObjCOutliner(buffer, bytes, names, dialect)
        outliner.readDeclarations()
        outliner.readSends()
        if withBodies { outliner.readBodies() }
        outliner.file.problems = buffer.problems
        return outliner.file
    }

    private mutating func readBodies() {
        var bodies = ObjCBodies(self)
        for index in file.methods.indices where methodBraces[index] >= 0 {
            file.methods[index].node = bodies.body(at: methodBraces[index])
        }
        for index in file.functions.indices { file.functions[index].node = bodies.body(at: functionBraces[index]) }
        file.nodes = bodies.nodes
    }

    private init(_ buffer: TokenBuffer, _ bytes: UnsafePointer<UInt8>, _ names: NameTable, _ dialect: Dialect) {
        tokens = buffer.base
        partner = buffer.partner
        self.buffer = buffer
        self.bytes = bytes
        self.names = names
        self.dialect = dialect
        keywords = ContainerKeywords(tokens: buffer.base, bytes: bytes)
        count = buffer.count - 1
    }

    // MARK: Tokens

    @inline(__always)
    func kind(_ index: Int) -> Token.Kind { index < count ? tokens[index].kind : .endOfFile }

    @inline(__always)
    func end(_ index: Int) -> UInt32 {
        let token = tokens[index]
        return token.length < Token.longLength ? token.start &+ token.length : buffer.end(index)
    }

    func range(_ index: Int) -> ByteRange { ByteRange(tokens[index].start, end(index)) }

    /// From the first byte of `first` to the last of the token before `limit`.
    func range(from first: Int, to limit: Int) -> ByteRange {
        limit > first
            ? ByteRange(tokens[first].start, end(limit - 1)) : ByteRange(tokens[first].start, tokens[first].start)
    }

    func byte(_ index: Int) -> UInt8 { bytes[Int(tokens[index].start)] }

    @inline(__always)
    func text(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let start = tokens[index].start
        return UnsafeBufferPointer(start: bytes + Int(start), count: Int(end(index) &- start))
    }

    func text(_ index: Int, is wanted: StaticString) -> Bool {
        guard index < count, Int(tokens[index].length) == wanted.utf8CodeUnitCount else { return false }
        let start = bytes + Int(tokens[index].start)
        for offset in 0..<wanted.utf8CodeUnitCount where start[offset] != wanted.utf8Start[offset] { return false }
        return true
    }

    func text(_ index: Int, startsWith wanted: StaticString) -> Bool {
        guard index < count, Int(tokens[index].length) >= wanted.utf8CodeUnitCount else { return false }
        let start = bytes + Int(tokens[index].start)
        for offset in 0..<wanted.utf8CodeUnitCount where start[offset] != wanted.utf8Start[offset] { return false }
        return true
    }

    /// Whether the token is the operator of this one byte.
    @inline(__always)
    func isOperator(_ index: Int, _ byte: Character) -> Bool {
        kind(index) == .operator && tokens[index].length == 1 && self.byte(index) == byte.asciiValue
    }

    /// The name of a selector between parentheses.
    func selectorName(_ range: ByteRange) -> Name {
        let text = (bytes + Int(range.start))
        let written = UnsafeBufferPointer(start: text, count: range.length)
        guard written.contains(where: { $0 <= Byte.space }) else { return names.intern(written) }
        return Array(written.filter { $0 > Byte.space }).withUnsafeBufferPointer { names.intern($0) }
    }

    func name(_ index: Int) -> Name { names.intern(text(index)) }

    /// The index after the bracket that opens at `index`. A token that merely ends an unclosed bracket is not part of
    /// it.
    @inline(__always)
    func indexAfter(_ index: Int) -> Int {
        let close = Int(partner[index])
        let isCloser = close < count && tokens[close].kind.isBracket && !tokens[close].kind.opens
        return max(isCloser ? close + 1 : min(close, count), index + 1)
    }

    /// The index after one token, or after a whole bracket.
    @inline(__always)
    func next(_ index: Int) -> Int {
        let kind = tokens[index].kind
        return kind.isBracket && kind.opens ? indexAfter(index) : index + 1
    }

    /// The index after the `<…>` that opens at `index`; the index itself if nothing closes it before `limit`.
    func indexAfterAngles(_ index: Int, before limit: Int) -> Int {
        var depth = 0
        var at = index
        while at < limit {
            switch kind(at) {
            case .operator where tokens[at].length == 1 && byte(at) == Byte.less: depth += 1
            case .operator where tokens[at].length == 1 && byte(at) == Byte.greater:
                depth -= 1
                if depth == 0 { return at + 1 }
            case .semicolon, .leftBrace, .at: return index
            default: break
            }
            at = next(at)
        }
        return index
    }

    /// Whether a word looks like a macro: `UI_APPEARANCE_SELECTOR`.
    func isMacro(_ index: Int) -> Bool {
        var hasUnderscore = false
        for byte in text(index) {
            switch byte {
            case UInt8(ascii: "_"): hasUnderscore = true
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): continue
            default: return false
            }
        }
        return hasUnderscore
    }
}

/// Tokens, brackets and outline of one file after another.
public struct ObjCFrontEnd {
    private var tokenizer = ObjCTokenizer()
    private var matcher = ObjCBracketMatcher()

    public init() {}

    /// The conditional directives of the last file, in order.
    public var conditionals: [ObjCConditional] { tokenizer.conditionals }

    /// Outlines a file, and leaves its tokens in `buffer`.
    ///
    /// - Parameter bytes: the file, followed in memory by 64 zero bytes.
    public mutating func outline(
        _ bytes: UnsafeBufferPointer<UInt8>, into buffer: TokenBuffer, names: NameTable, dialect: ObjCOutliner.Dialect,
        withBodies: Bool
    ) -> ObjCFile {
        tokenizer.tokenize(bytes, into: buffer)
        let base = bytes.baseAddress ?? ObjCTables.shared.noBytes
        matcher.match(buffer, conditionals: tokenizer.conditionals, bytes: base)
        return ObjCOutliner.outline(buffer, bytes: base, names: names, dialect: dialect, withBodies: withBodies)
    }
}
