/// The header of an entry of a tar archive: one block of the POSIX format `ustar`, GNU's, or that of old archives.
struct TarHeader {
    /// The size of a block: headers are one, contents are padded to several.
    static let blockSize = 512

    /// With the prefix that POSIX puts before long ones; not checked.
    let name: [UInt8]
    /// The number of bytes that follow, without their padding.
    let size: Int
    let type: UInt8
    /// The position in the archive.
    let offset: Int

    /// What is wrong with an archive.
    struct Damage: Error, Equatable {
        let offset: Int
        let reason: String

        init(_ offset: Int, _ reason: String) {
            self.offset = offset
            self.reason = reason
        }
    }

    /// - Returns: nil at the two empty blocks that end an archive.
    init?(_ archive: [UInt8], at offset: Int) throws(Damage) {
        guard offset < archive.count else {
            throw Damage(archive.count, "the end is missing; the archive may be cut off")
        }
        guard let block = TarHeader.block(of: archive, at: offset) else {
            throw Damage(offset, "a header is cut off")
        }
        // A loop, because every byte of each header is added.
        var total = 0
        for index in block.indices { total += Int(archive[index]) }
        if total == 0 {
            guard TarHeader.block(of: archive, at: offset + TarHeader.blockSize) != nil else {
                throw Damage(offset, "the end is cut off")
            }
            var index = offset + TarHeader.blockSize
            while index < archive.count {
                if archive[index] != 0 { throw Damage(index, "something follows the end") }
                index += 1
            }
            return nil
        }
        func field(_ range: Range<Int>) -> ArraySlice<UInt8> {
            block[(offset + range.lowerBound)..<(offset + range.upperBound)]
        }
        let sum = field(148..<156)
        // The checksum counts as eight spaces in itself.
        guard TarHeader.number(sum) == total - sum.reduce(0, { $0 + Int($1) }) + 8 * 0x20 else {
            throw Damage(offset, "a header does not have the checksum that it names")
        }
        guard let size = TarHeader.number(field(124..<136)) else {
            throw Damage(offset, "the size in a header is no number")
        }
        let prefix = field(257..<263).elementsEqual("ustar\0".utf8) ? field(345..<500).prefix { $0 != 0 } : []
        let name = field(0..<100).prefix { $0 != 0 }
        self.name = prefix.isEmpty ? Array(name) : prefix + [UInt8(ascii: "/")] + name
        self.size = size
        type = block[offset + 156]
        self.offset = offset
    }

    /// The position of the entry's bytes.
    var start: Int { offset + TarHeader.blockSize }

    /// The range of a number of bytes after the header.
    func contents(_ size: Int, in archive: [UInt8]) throws(Damage) -> Range<Int> {
        guard size <= archive.count - start else { throw Damage(offset, "the contents of an entry are cut off") }
        return start..<(start + size)
    }

    private static func block(of archive: [UInt8], at offset: Int) -> ArraySlice<UInt8>? {
        archive.count - offset < blockSize ? nil : archive[offset..<(offset + blockSize)]
    }

    /// The number in a field: in octal digits, or in GNU's binary form, which the first bit tells; nil if it is
    /// neither, or too large.
    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        var value = 0
        if let first = field.first, first & 0x80 != 0 {
            // The second bit is the sign.
            guard first == 0x80 else { return nil }
            for byte in field.dropFirst() {
                guard value <= Int.max >> 8 else { return nil }
                value = value << 8 | Int(byte)
            }
            return value
        }
        let digits = field.drop { $0 == 0x20 }.prefix { $0 != 0x20 && $0 != 0 }
        for digit in digits {
            // A field has at most twelve digits.
            guard (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { return nil }
            value = value << 3 | Int(digit - UInt8(ascii: "0"))
        }
        let isPadded = field[digits.endIndex...].allSatisfy { $0 == 0x20 || $0 == 0 }
        return digits.isEmpty || !isPadded ? nil : value
    }
}
