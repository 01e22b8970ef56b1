import SourceText
import Testing

@testable import LintEngine

/// Reading and writing of tar archives. Tests/Checks/check_links.py reads those of another writer.
@Suite struct TarArchiveTests {
    private static let end = [UInt8](repeating: 0, count: 1024)
    /// Each way to name a file, and a folder.
    private static let sample: [UInt8] =
        header("./App/", type: "5") + entry("App/Home.swift", "a") + entry("Router.swift", "bc", prefix: "Modules/Home")
        + entry("././@LongLink", "Long/Name.swift\0", type: "L") + entry("Long/N", String(repeating: "x", count: 512))
        + entry("PaxHeader", "11 mtime=1\n18 path=A\u{e9}.swift\n", type: "x") + entry("cut", "d")
        + entry("PaxHeader", "10 size=3\n", type: "x") + header("Sized.swift") + padded("efg")
        + entry("pax_global_header", "22 comment=of no file\n", type: "g") + entry("Empty.swift", "") + end
    private static let names = [
        "App/Home.swift", "Modules/Home/Router.swift", "Long/Name.swift", "A\u{e9}.swift", "Sized.swift", "Empty.swift",
    ]

    private static let short =
        header("App", type: "5") + entry("App/A.swift", "a") + header("B.swift") + entry("C.swift", "c") + end

    private static func padded(_ text: String) -> [UInt8] {
        Array(text.utf8) + [UInt8](repeating: 0, count: (512 - text.utf8.count % 512) % 512)
    }

    private static func entry(_ name: String, _ text: String, prefix: String = "", type: String = "0") -> [UInt8] {
        header(name, size: octal(text.utf8.count), prefix: prefix, type: type) + padded(text)
    }

    private static func octal(_ number: Int) -> [UInt8] {
        let digits = String(number, radix: 8)
        return Array((String(repeating: "0", count: 11 - digits.count) + digits + "\0").utf8)
    }

    private static func header(
        _ name: String, size: [UInt8] = octal(0), prefix: String = "", type: String = "0",
        magic: String = "ustar\u{0}00"
    ) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 512)
        for (offset, bytes) in [
            (0, Array(name.utf8)), (124, size), (156, Array(type.utf8)), (257, Array(magic.utf8)),
            (345, Array(prefix.utf8)),
        ] {
            block.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
        }
        return summed(block)
    }

    /// A header with its checksum.
    private static func summed(_ block: [UInt8]) -> [UInt8] {
        var block = block
        block.replaceSubrange(148..<156, with: "        ".utf8)
        let sum = String(block.reduce(0) { $0 + Int($1) }, radix: 8)
        block.replaceSubrange(148..<156, with: (String(repeating: "0", count: 6 - sum.count) + sum + "\0 ").utf8)
        return block
    }

    private func damage(_ archive: [UInt8]) -> TarArchive.Damage? {
        do { _ = try TarArchive(archive) } catch { return error }
        return nil
    }

    @Test func everyWayToNameAFile() throws {
        let archive = try TarArchive(Self.sample)
        #expect(archive.files.map(\.path.text) == Self.names)
        let texts = archive.files.map { String(decoding: Self.sample[$0.range], as: UTF8.self) }
        #expect(texts == ["a", "bc", String(repeating: "x", count: 512), "d", "efg", ""])
        #expect(try TarArchive(Self.end).files.isEmpty)
        // Padding up to a record of twenty blocks is part of the end.
        #expect(try TarArchive(Self.sample + Self.end + Self.end).files == archive.files)
    }

    /// GNU's archives have times where others have a prefix. Old ones have neither a prefix nor a type of folders.
    @Test func formsOfHeaders() throws {
        let binary: [UInt8] = [0x80] + [UInt8](repeating: 0, count: 10) + [2]
        let archive =
            Self.header("gnu", size: binary, prefix: "12345670123", magic: "ustar  \0") + Self.padded("ab")
            + Self.header("old/", type: "\0", magic: "") + Self.header("old/file", type: "\0", magic: "")
            + Self.header("blank", size: Array("         2 \0".utf8), type: "7") + Self.padded("cd") + Self.end
        let files = try TarArchive(archive).files
        #expect(files.map(\.path.text) == ["gnu", "old/file", "blank"] && files.map(\.range.count) == [2, 0, 2])
    }

    @Test func cutAtEveryLength() {
        func check(_ archive: [UInt8], _ length: Int) {
            let found = damage(Array(archive[..<length]))
            #expect(found.map { (0...length).contains($0.offset) } == true, "\(length)")
        }
        for length in 0..<Self.short.count { check(Self.short, length) }
        for block in stride(from: 512, to: Self.sample.count, by: 512) {
            for length in [block - 1, block, block + 1] { check(Self.sample, length) }
        }
        #expect(damage([]) == .init(0, "the end is missing; the archive may be cut off"))
        #expect(damage(Array(Self.sample[..<700])) == .init(512, "a header is cut off"))
        #expect(damage(Array(Self.sample[..<1024])) == .init(512, "the contents of an entry are cut off"))
        #expect(damage(Array(Self.sample[..<1025])) == .init(1025, "the end is missing; the archive may be cut off"))
    }

    /// A changed byte of a header or of the end is noticed. Contents have no checksum.
    @Test func everyChangedByte() {
        for index in Self.short.indices {
            var archive = Self.short
            archive[index] ^= 0x41
            // The third block and the sixth one are contents.
            if ![2, 5].contains(index / 512) { #expect(damage(archive) != nil, "\(index)") }
        }
        #expect(
            damage(Self.sample + [0, 1]) == .init(Self.sample.count + 1, "something follows the end"))
    }

    /// Headers with any contents and the right checksum.
    @Test func headersOfAnyContents() {
        var state: UInt64 = 7
        func random(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let headers = Self.sample.indices.filter { start in
            start % 512 == 0 && Self.sample[(start + 257)...].starts(with: "ustar".utf8)
        }
        #expect(headers.count == 11)
        for _ in 0..<1_000 {
            var archive = Self.sample
            for _ in 0..<(1 + random(below: 3)) {
                let start = headers[random(below: headers.count)]
                let field = [0, 124, 156, 345][random(below: 4)]
                let bytes: [UInt8] = [0, 0x20, 0x2F, 0x2E, 0x31, 0x37, 0x38, 0x4C, 0x78, 0x80, 0xFF]
                archive[start + field + random(below: 12)] = bytes[random(below: bytes.count)]
                archive.replaceSubrange(start..<(start + 512), with: Self.summed(Array(archive[start..<(start + 512)])))
            }
            let files = (try? TarArchive(archive).files) ?? []
            #expect(files.allSatisfy { $0.range.upperBound <= archive.count && !$0.path.bytes.isEmpty })
        }
    }

    @Test(
        arguments: [
            (entry("/etc/A.swift", ""), 0, "'/etc/A.swift' is absolute; names are relative to --root"),
            (entry("a/../../A.swift", ""), 0, "'a/../../A.swift' is no path below --root"),
            (entry("..", ""), 0, "'..' is no path below --root"), (entry(".", ""), 0, "'.' is no path below --root"),
            (entry("", ""), 0, "a file has no name"),
            (entry("A.swift", "") + entry("./A.swift", ""), 512, "'./A.swift' is there twice"),
            (header("A.swift", type: "1"), 0, "'A.swift' is a link; only files are read"),
            (entry("A.swift", "") + header("B.swift", type: "2"), 512, "'B.swift' is a link; only files are read"),
            (entry("L", "B", type: "K") + header("A", type: "2"), 1024, "'A' is a link; only files are read"),
            (header("A.swift", type: "S"), 0, "'A.swift' is neither a file nor a folder"),
            (header("A", size: Array("00000000008\0".utf8)), 0, "the size in a header is no number"),
            (header("A", size: Array("            ".utf8)), 0, "the size in a header is no number"),
            (header("A", size: Array("1 1         ".utf8)), 0, "the size in a header is no number"),
            (header("A", size: [UInt8](repeating: 0xFF, count: 12)), 0, "the size in a header is no number"),
            (header("A", size: [0x80] + [UInt8](repeating: 0xFF, count: 11)), 0, "the size in a header is no number"),
            (header("A", size: octal(8_589_934_591)), 0, "the contents of an entry are cut off"),
            (entry("A", "bc", type: "5"), 0, "'A' is a folder with contents"),
            (entry("P", "9 path=A\n", type: "g"), 0, "a header gives all files the same name or size"),
            (entry("P", "9 path=A\n", type: "x"), 1024, "a name or size has no file"),
            (entry("P", "8 path=A\n", type: "x"), 512, "a record of a header does not have the length that it names"),
            (entry("P", "10 a=b\nxyz", type: "x"), 512, "a record of a header does not have the length that it names"),
            (entry("P", "a=b\n", type: "x"), 512, "a record of a header does not have the length that it names"),
            (entry("P", "6 path\n", type: "x"), 512, "a record of a header does not have the length that it names"),
            (entry("P", "7 name\n", type: "x"), 512, "a record of a header has no value"),
            (entry("P", "11 size=-1\n", type: "x"), 512, "the size in a header is no number"),
            (entry("P", "22 GNU.sparse.major=1\n", type: "x"), 512, "sparse files are not read"),
            (entry("P", "11 path=\0a\n", type: "x") + entry("A", ""), 1024, "a name contains a zero byte"),
            (header("P", size: octal(1_000_001), type: "x"), 0, "a header is over the limit of 1 MB"),
            (Array("not an archive".utf8) + end, 0, "a header does not have the checksum that it names"),
        ] as [([UInt8], Int, String)])
    func mistakes(_ archive: [UInt8], _ offset: Int, _ reason: String) {
        #expect(damage(archive + Self.end) == .init(offset, reason))
    }

    // MARK: Writing

    @Test func writtenArchivesAreReadAgain() throws {
        var writer = TarWriter()
        let names = ["a", String(repeating: "b", count: 100), String(repeating: "c/", count: 400) + "d", "e\u{e9}\n"]
        for (index, name) in names.enumerated() {
            writer.add(SourcePath(name), [UInt8](repeating: UInt8(ascii: "x"), count: index * 512))
        }
        let archive = try TarArchive(writer.archive)
        #expect(archive.files.map(\.path.text) == names && archive.files.map(\.range.count) == [0, 512, 1024, 1536])
        #expect(writer.archive.count % 512 == 0)
    }

    /// Around the lengths where the number of digits of a record's length grows.
    @Test(arguments: [1, 85, 86, 87, 88, 89, 90, 91, 98, 99, 100, 101, 102, 985, 986, 987, 988, 989, 990, 991, 9_990])
    func namesOfEachLength(_ length: Int) throws {
        let name = String(repeating: "n", count: length)
        var writer = TarWriter()
        writer.add(SourcePath(name), [1])
        #expect(try TarArchive(writer.archive).files.map(\.path.text) == [name])
    }
}
