/// The characters beyond ASCII that names and operators may contain: the ranges of The Swift Programming Language,
/// "Lexical Structure". All functions expect a scalar's value above U+007F.
enum ScalarRanges {
    static func continuesWord(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
            0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
            0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F,
            0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
            0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
            0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
            true
        case 0x10000...0xEFFFD:
            // All of these planes except the last two code points of each, which are noncharacters.
            scalar & 0xFFFF < 0xFFFE
        default:
            false
        }
    }

    static func startsWord(_ scalar: UInt32) -> Bool {
        continuesWord(scalar) && !isCombiningMark(scalar)
    }

    static func startsOperator(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
            0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
            0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            true
        default:
            false
        }
    }

    static func continuesOperator(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
        default: startsOperator(scalar) || isCombiningMark(scalar)
        }
    }

    private static func isCombiningMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }
}

/// A character decoded from UTF-8, and the start of the next one.
struct DecodedScalar {
    /// The value; `invalid` if the bytes are not UTF-8.
    let value: UInt32
    let end: UnsafePointer<UInt8>

    static let invalid = UInt32.max

    /// Decodes at `start`, whose byte is above 0x7F. Never reads past a NUL, and so never past a file's padding.
    ///
    /// For an invalid sequence, skips its valid prefix but never an ASCII byte, so that the code after it is tokenized.
    init(at start: UnsafePointer<UInt8>) {
        let lead = start.pointee
        var cursor = start + 1
        guard lead >= 0xC2 && lead < 0xF5 else {
            while cursor.pointee >= 0x80 && (cursor.pointee < 0xC2 || cursor.pointee >= 0xF5) { cursor += 1 }
            self.init(value: Self.invalid, end: cursor)
            return
        }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = UInt32(lead) & (0x7F &>> UInt32(length))
        for _ in 1..<length {
            guard cursor.pointee & 0xC0 == 0x80 else {
                self.init(value: Self.invalid, end: cursor)
                return
            }
            value = value << 6 | UInt32(cursor.pointee & 0x3F)
            cursor += 1
        }
        let isShortest = value >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000)
        let isScalar = value <= 0x10FFFF && !(0xD800...0xDFFF).contains(value)
        self.init(value: isShortest && isScalar ? value : Self.invalid, end: cursor)
    }

    private init(value: UInt32, end: UnsafePointer<UInt8>) {
        self.value = value
        self.end = end
    }
}
