/// The class of a token's first byte: selects the case in the tokenizer's main loop.
enum ByteClass: UInt8 {
    case blank, newline, word, digit, single, dot, slash, quote, pound, at, backslash
    /// Operators that may go on with `=`, or with a second character like themselves.
    case compound
    /// `<`, `=` and `>`, which may also start a conflict marker.
    case angle
    /// NUL and the other control characters; a NUL may also be the end of the file.
    case control
    case beyondASCII
}

/// The tokenizer's constants, built once per process and never freed, so that every tokenizer reads them through plain
/// pointers.
struct ObjCTables: @unchecked Sendable {
    /// Invariant: 256 entries each, immutable after `init`.
    let classes: UnsafePointer<ByteClass>
    /// Whether a byte continues a word: letters, digits, `_`, `$` and everything beyond ASCII.
    let isWordBody: UnsafePointer<Bool>
    /// An empty file with its padding.
    let noBytes: UnsafePointer<UInt8>

    static let shared = ObjCTables()

    private init() {
        let classes = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
        let isWordBody = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
        for byte in 0...255 {
            let found = ObjCTables.byteClass(UInt8(byte))
            classes[byte] = found
            isWordBody[byte] = found == .word || found == .digit || found == .beyondASCII
        }
        self.classes = UnsafePointer(classes)
        self.isWordBody = UnsafePointer(isWordBody)
        let noBytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
        noBytes.initialize(repeating: 0, count: 64)
        self.noBytes = UnsafePointer(noBytes)
    }

    private static func byteClass(_ byte: UInt8) -> ByteClass {
        switch byte {
        case Byte.space, 0x09, 0x0B, 0x0C: .blank
        case Byte.newline, Byte.carriageReturn: .newline
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"):
            .word
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "?"),
            UInt8(ascii: "`"):
            .single
        case Byte.dot: .dot
        case Byte.slash: .slash
        case Byte.quote, Byte.apostrophe: .quote
        case Byte.pound: .pound
        case UInt8(ascii: "@"): .at
        case Byte.backslash: .backslash
        case Byte.less, Byte.greater, Byte.equal: .angle
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "!"),
            UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
            .compound
        case 0x80...: .beyondASCII
        default: .control
        }
    }
}

/// Names of bytes.
enum Byte {
    static let newline: UInt8 = 0x0A, carriageReturn: UInt8 = 0x0D, space: UInt8 = 0x20
    static let quote = UInt8(ascii: "\""), apostrophe = UInt8(ascii: "'"), backslash = UInt8(ascii: "\\")
    static let slash = UInt8(ascii: "/"), star = UInt8(ascii: "*"), pound = UInt8(ascii: "#")
    static let dot = UInt8(ascii: "."), equal = UInt8(ascii: "="), less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">"), minus = UInt8(ascii: "-"), plus = UInt8(ascii: "+")
}
