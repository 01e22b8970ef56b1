internal import SourceText

/// The files of a tar archive: their names, and where their bytes are in it.
///
/// Reads what the usual tools write: `ustar`, long names of GNU, headers of pax. Folders are skipped. Links, devices
/// and sparse files are errors, and so are names that are not below the root. Any bytes may come in.
struct TarArchive: Sendable {
    typealias Damage = TarHeader.Damage

    /// One of the files.
    struct File: Sendable, Equatable {
        /// Relative, without `.` and `..`.
        let path: SourcePath
        /// Of the archive's bytes.
        let range: Range<Int>
    }

    /// The largest size of an archive: 1 GB.
    static let limit = 1_000_000_000
    /// The largest size of a header of pax, and of a long name: 1 MB.
    private static let headerLimit = 1_000_000

    /// In the order of the archive.
    let files: [File]

    init(_ archive: [UInt8]) throws(Damage) {
        var files: [File] = []
        var known: Set<SourcePath> = []
        var more = Extension()
        var offset = 0
        while let header = try TarHeader(archive, at: offset) {
            let name = more.name ?? header.name
            var size = header.size
            switch header.type {
            case UInt8(ascii: "L"):
                more.name = Array(try TarArchive.text(of: header, in: archive).prefix { $0 != 0 })
            case UInt8(ascii: "x"):
                try more.read(try TarArchive.text(of: header, in: archive))
            case UInt8(ascii: "g"):
                var all = Extension()
                try all.read(try TarArchive.text(of: header, in: archive))
                if !all.isEmpty { throw Damage(header.offset, "a header gives all files the same name or size") }
            case UInt8(ascii: "0"), UInt8(ascii: "7"), 0, UInt8(ascii: "5"):
                size = more.size ?? size
                more = Extension()
                // Old archives have no type for folders.
                if header.type == UInt8(ascii: "5") || name.last == slash {
                    if size != 0 { throw Damage(header.offset, "\(TarArchive.shown(name)) is a folder with contents") }
                    break
                }
                let path = try TarArchive.path(name, at: header.offset)
                guard known.insert(path).inserted else {
                    throw Damage(header.offset, "\(TarArchive.shown(name)) is there twice")
                }
                files.append(File(path: path, range: try header.contents(size, in: archive)))
            case UInt8(ascii: "1"), UInt8(ascii: "2"):
                throw Damage(header.offset, "\(TarArchive.shown(name)) is a link; only files are read")
            // The target of a link, which is refused.
            case UInt8(ascii: "K"): break
            default:
                throw Damage(header.offset, "\(TarArchive.shown(name)) is neither a file nor a folder")
            }
            let end = try header.contents(size, in: archive).upperBound
            offset = end + (TarHeader.blockSize - end % TarHeader.blockSize) % TarHeader.blockSize
        }
        if !more.isEmpty { throw Damage(offset, "a name or size has no file") }
        self.files = files
    }

    /// The bytes of an entry that says something about the next one.
    private static func text(of header: TarHeader, in archive: [UInt8]) throws(Damage) -> ArraySlice<UInt8> {
        if header.size > headerLimit { throw Damage(header.offset, "a header is over the limit of 1 MB") }
        return archive[try header.contents(header.size, in: archive)]
    }

    private static func path(_ name: [UInt8], at offset: Int) throws(Damage) -> SourcePath {
        if name.contains(0) { throw Damage(offset, "a name contains a zero byte") }
        if name.first == slash { throw Damage(offset, "\(shown(name)) is absolute; names are relative to --root") }
        guard let path = path(name) else {
            throw Damage(offset, name.isEmpty ? "a file has no name" : "\(shown(name)) is no path below --root")
        }
        return path
    }

    /// The path of a relative name without `.`; nil if it contains `..` or nothing else.
    static func path(_ name: [UInt8]) -> SourcePath? {
        let names = name.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
        if names.isEmpty || names.contains(where: { $0.elementsEqual("..".utf8) }) { return nil }
        return SourcePath(bytes: Array(names.joined(separator: [slash])))
    }

    private static func shown(_ name: [UInt8]) -> String { "'\(SourcePath(bytes: name).printable)'" }
}

/// What entries before a file's header say about it.
private struct Extension {
    var name: [UInt8]?
    var size: Int?

    var isEmpty: Bool { name == nil && size == nil }

    /// Reads a header of pax: records such as `30 path=Home/HomeRouter.swift` with their length, each on a line.
    mutating func read(_ text: ArraySlice<UInt8>) throws(TarArchive.Damage) {
        var rest = text
        while !rest.isEmpty {
            let start = rest.startIndex
            let digits = rest.prefix { $0 != UInt8(ascii: " ") }
            guard let length = Extension.number(digits), length > digits.count + 1, length <= rest.count,
                rest[start + length - 1] == UInt8(ascii: "\n")
            else { throw TarArchive.Damage(start, "a record of a header does not have the length that it names") }
            let record = rest[(digits.endIndex + 1)..<(start + length - 1)]
            rest = rest[(start + length)...]
            guard let equals = record.firstIndex(of: UInt8(ascii: "=")) else {
                throw TarArchive.Damage(start, "a record of a header has no value")
            }
            let (key, value) = (record[..<equals], record[(equals + 1)...])
            if key.elementsEqual("path".utf8) {
                name = Array(value)
            } else if key.elementsEqual("size".utf8) {
                guard let number = Extension.number(value) else {
                    throw TarArchive.Damage(start, "the size in a header is no number")
                }
                size = number
            } else if key.starts(with: "GNU.sparse.".utf8) {
                throw TarArchive.Damage(start, "sparse files are not read")
            }
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...18).contains(digits.count) else { return nil }
        var value = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }
}

private let slash = UInt8(ascii: "/")
