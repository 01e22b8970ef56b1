public import SourceText

/// Writes tar archives: the same files make the same bytes, whoever packs them and when.
struct TarWriter {
    /// The archive, without its end.
    private var bytes: [UInt8] = []

    /// The complete archive.
    var archive: [UInt8] { bytes + [UInt8](repeating: 0, count: 2 * TarHeader.blockSize) }

    /// - Parameter path: relative, without `..`.
    mutating func add(_ path: SourcePath, _ contents: [UInt8]) {
        let name = path.bytes.count <= 100 ? path.bytes : Array(path.bytes.prefix(100))
        if name.count < path.bytes.count {
            // Names of any length; `ustar` alone has room for most of them, depending on where their slashes are.
            add(Array("PaxHeader".utf8), type: UInt8(ascii: "x"), TarWriter.record("path", path.bytes))
        }
        add(name, type: UInt8(ascii: "0"), contents)
    }

    private mutating func add(_ name: [UInt8], type: UInt8, _ contents: [UInt8]) {
        var header = [UInt8](repeating: 0, count: TarHeader.blockSize)
        func put(_ text: some Collection<UInt8>, at offset: Int) {
            header.replaceSubrange(offset..<(offset + text.count), with: text)
        }
        put(name, at: 0)
        // Mode, owner, group, size, time.
        let numbers = [(0o644, 100, 7), (0, 108, 7), (0, 116, 7), (contents.count, 124, 11), (0, 136, 11)]
        for (number, offset, digits) in numbers {
            put(TarWriter.octal(number, digits: digits), at: offset)
        }
        header[156] = type
        put("ustar\u{0}00".utf8, at: 257)
        put([UInt8](repeating: UInt8(ascii: " "), count: 8), at: 148)
        put(TarWriter.octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + [0], at: 148)
        bytes += header + contents
        let padding = (TarHeader.blockSize - contents.count % TarHeader.blockSize) % TarHeader.blockSize
        bytes += [UInt8](repeating: 0, count: padding)
    }

    /// A record of pax. Its length counts itself.
    private static func record(_ key: String, _ value: [UInt8]) -> [UInt8] {
        let rest = Array(" \(key)=".utf8) + value + [UInt8(ascii: "\n")]
        var length = rest.count
        while length != rest.count + String(length).utf8.count { length = rest.count + String(length).utf8.count }
        return Array(String(length).utf8) + rest
    }

    private static func octal(_ number: Int, digits: Int) -> [UInt8] {
        let text = String(number, radix: 8)
        return [UInt8](repeating: UInt8(ascii: "0"), count: digits - text.utf8.count) + text.utf8
    }
}

extension LintEngine {
    /// Packs files into a tar archive, under the paths that they are named by, each once and in the order of paths.
    ///
    /// - Parameter paths: relative to the working folder.
    public static func pack(_ paths: [SourcePath]) throws(LintError) -> [UInt8] {
        var files: Set<SourcePath> = []
        for path in paths {
            guard path.bytes.first != UInt8(ascii: "/"), let path = TarArchive.path(path.bytes) else {
                throw .unreadable(path, "an archive has names below the working folder only")
            }
            files.insert(path)
        }
        var writer = TarWriter()
        for path in files.sorted() {
            writer.add(path, try TarArchive.contents(of: path))
        }
        return writer.archive
    }
}
