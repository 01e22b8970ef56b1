import SourceText

/// The class of a token's first byte: selects the case in the main loop.
enum ByteClass: UInt8 {
    case blank, newline, word, digit, punctuation, leftParen, rightParen, dot, colon, slash
    /// `?` and `!`
    case mark
    /// `<` and `>`, which may also start a placeholder or a conflict marker.
    case angle
    case operatorCharacter, quote, pound, backtick, dollar
    /// NUL and the other control characters; a NUL may also be the end of the file.
    case control
    case beyondASCII
}

/// Sets of bytes, one bit each, for the inner loops.
struct ByteTraits: OptionSet {
    let rawValue: UInt8

    /// ASCII letters, digits, `_`, `$`.
    static let wordBody = ByteTraits(rawValue: 1)
    /// ASCII operator characters.
    static let operatorBody = ByteTraits(rawValue: 2)
    /// An operator after such a byte is not left-bound.
    static let leavesRightSideFree = ByteTraits(rawValue: 4)
    /// An operator before such a byte is not right-bound.
    static let leavesLeftSideFree = ByteTraits(rawValue: 8)
    /// `0`…`9`, `_`
    static let digitBody = ByteTraits(rawValue: 16)
    /// `0`…`9`, `a`…`f`, `A`…`F`, `_`
    static let hexDigitBody = ByteTraits(rawValue: 32)
    /// Where scanning a string's text stops: quotes, `\`, line ends, NUL.
    static let stopsStringText = ByteTraits(rawValue: 64)
    /// Where scanning a block comment's text stops: `*`, `/`, line ends, NUL.
    static let stopsCommentText = ByteTraits(rawValue: 128)
}

/// The tokenizer's constants, built once per process and never freed, so that every tokenizer reads them through plain
/// pointers. A global array would be checked for initialization and bounds at every byte.
struct TokenizerTables: @unchecked Sendable {
    /// Invariant: 256 entries each, immutable after `init`.
    let classes: UnsafePointer<ByteClass>
    let traits: UnsafePointer<ByteTraits>
    /// The kinds of the tokens of one byte; defined for punctuation only.
    let punctuation: UnsafePointer<Token.Kind>
    let keywords: KeywordTable
    /// An empty file with its padding.
    let noBytes: UnsafePointer<UInt8>

    static let shared = TokenizerTables()

    private init() {
        let classes = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
        let traits = UnsafeMutablePointer<ByteTraits>.allocate(capacity: 256)
        let punctuation = UnsafeMutablePointer<Token.Kind>.allocate(capacity: 256)
        for byte in 0...255 {
            classes[byte] = Self.byteClass(UInt8(byte))
            traits[byte] = Self.byteTraits(UInt8(byte))
            punctuation[byte] = Self.punctuationKind(UInt8(byte))
        }
        self.classes = UnsafePointer(classes)
        self.traits = UnsafePointer(traits)
        self.punctuation = UnsafePointer(punctuation)
        keywords = KeywordTable()
        let noBytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
        noBytes.initialize(repeating: 0, count: 64)
        self.noBytes = UnsafePointer(noBytes)
    }

    private static func byteClass(_ byte: UInt8) -> ByteClass {
        switch byte {
        case Byte.space, Byte.tab, Byte.verticalTab, Byte.formFeed: .blank
        case Byte.newline, Byte.carriageReturn: .newline
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), Byte.underscore: .word
        case Byte.zero...Byte.nine: .digit
        case Byte.leftParen: .leftParen
        case Byte.rightParen: .rightParen
        case Byte.dot: .dot
        case Byte.colon: .colon
        case Byte.slash: .slash
        case Byte.question, Byte.bang: .mark
        case Byte.less, Byte.greater: .angle
        case Byte.quote, Byte.apostrophe: .quote
        case Byte.pound: .pound
        case Byte.backtick: .backtick
        case Byte.dollar: .dollar
        case 0x80...: .beyondASCII
        default:
            if isASCIIOperator(byte) {
                .operatorCharacter
            } else {
                punctuationKind(byte) == .unknown ? .control : .punctuation
            }
        }
    }

    private static func byteTraits(_ byte: UInt8) -> ByteTraits {
        var traits: ByteTraits = []
        let kind = byteClass(byte)
        if kind == .word || kind == .digit || kind == .dollar { traits.insert(.wordBody) }
        if isASCIIOperator(byte) { traits.insert(.operatorBody) }
        if kind == .digit || byte == Byte.underscore { traits.formUnion([.digitBody, .hexDigitBody]) }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): traits.insert(.hexDigitBody)
        case Byte.space, Byte.tab, Byte.comma, Byte.semicolon, Byte.colon:
            traits.formUnion([.leavesRightSideFree, .leavesLeftSideFree])
        case Byte.newline, Byte.carriageReturn, 0:
            traits.formUnion([.leavesRightSideFree, .leavesLeftSideFree, .stopsStringText, .stopsCommentText])
        case Byte.leftParen, UInt8(ascii: "["), UInt8(ascii: "{"): traits.insert(.leavesRightSideFree)
        case Byte.rightParen, UInt8(ascii: "]"), UInt8(ascii: "}"): traits.insert(.leavesLeftSideFree)
        case Byte.quote, Byte.apostrophe, Byte.backslash: traits.insert(.stopsStringText)
        case Byte.star, Byte.slash: traits.insert(.stopsCommentText)
        default: break
        }
        return traits
    }

    private static func isASCIIOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case Byte.slash, Byte.equal, Byte.minus, Byte.plus, Byte.star, Byte.less, Byte.greater, Byte.bang,
            Byte.ampersand,
            Byte.dot, Byte.question, UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func punctuationKind(_ byte: UInt8) -> Token.Kind {
        switch byte {
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case Byte.comma: .comma
        case Byte.semicolon: .semicolon
        case Byte.backslash: .backslash
        case UInt8(ascii: "@"): .at
        default: .unknown
        }
    }
}

/// Names of bytes.
enum Byte {
    static let tab: UInt8 = 0x09, newline: UInt8 = 0x0A, verticalTab: UInt8 = 0x0B, formFeed: UInt8 = 0x0C
    static let carriageReturn: UInt8 = 0x0D
    static let space = UInt8(ascii: " "), underscore = UInt8(ascii: "_"), zero = UInt8(ascii: "0"),
        nine = UInt8(ascii: "9")
    static let leftParen = UInt8(ascii: "("), rightParen = UInt8(ascii: ")")
    static let dot = UInt8(ascii: "."), comma = UInt8(ascii: ","), colon = UInt8(ascii: ":"),
        semicolon = UInt8(ascii: ";")
    static let quote = UInt8(ascii: "\""), apostrophe = UInt8(ascii: "'"), backtick = UInt8(ascii: "`")
    static let backslash = UInt8(ascii: "\\"), slash = UInt8(ascii: "/"), star = UInt8(ascii: "*")
    static let pound = UInt8(ascii: "#"), dollar = UInt8(ascii: "$"), ampersand = UInt8(ascii: "&")
    static let question = UInt8(ascii: "?"), bang = UInt8(ascii: "!"), equal = UInt8(ascii: "=")
    static let plus = UInt8(ascii: "+"), minus = UInt8(ascii: "-"), less = UInt8(ascii: "<"),
        greater = UInt8(ascii: ">")
    static let leftBracket = UInt8(ascii: "["), rightBracket = UInt8(ascii: "]")
}
