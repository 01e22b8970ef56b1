internal import Platform
internal import SourceText

extension FileFacts.Kind {
    /// Derives the kind from folders and names first, then from the first lines.
    ///
    /// - Parameter folders: the kind that the file's folders alone imply.
    init(of path: SourcePath, in folders: FileFacts.Kind, _ bytes: UnsafeBufferPointer<UInt8>) {
        let name = path.name
        let stem = SourceLanguage.stem(of: name)
        if folders == .vendored || folders == .template {
            self = folders
        } else if FileFacts.Kind.hasPlaceholder(path, bytes) {
            self = .template
        } else if folders == .test || FileFacts.Kind.isTestFile(stem) {
            self = .test
        } else if FileFacts.Kind.isGenerated(bytes) || stem.ends(with: ".generated") || stem.equals("NeedleGenerated") {
            self = .generated
        } else {
            self = .source
        }
    }

    /// The kind that the folders of a file alone imply.
    ///
    /// - Parameter folders: names separated by slashes.
    init(ofFolders folders: ArraySlice<UInt8>) {
        let slash = UInt8(ascii: "/")
        var kind = FileFacts.Kind.source
        var around = folders[..<folders.startIndex]
        var start = folders.startIndex
        while start < folders.endIndex, kind != .vendored {
            let end = folders[start...].firstIndex(of: slash) ?? folders.endIndex
            let folder = folders[start..<end]
            if FileFacts.Kind.isVendored(folder) || (around.equals("Tuist") && folder.equals("Dependencies")) {
                kind = .vendored
            } else if folder.ends(with: ".xctemplate") {
                kind = .template
            } else if kind == .source, FileFacts.Kind.isTestFolder(folder) {
                kind = .test
            }
            around = folder
            start = min(end + 1, folders.endIndex)
        }
        self = kind
    }

    private static func isVendored(_ folder: ArraySlice<UInt8>) -> Bool {
        vendors.contains { folder.equals($0, ignoringCase: true) }
    }

    private static func isTestFolder(_ folder: ArraySlice<UInt8>) -> Bool {
        testFolders.contains { folder.equals($0, ignoringCase: true) }
            || testFolderEnds.contains { folder.ends(with: $0) }
    }

    private static let vendors: [StaticString] = [
        "pods", "carthage", ".build", "vendor", "vendors", "deriveddata", "thirdparty", "third_party", "sourcepackages",
    ]
    private static let testFolders: [StaticString] = ["test", "tests", "mocks", "mock", "testing", "fakes", "stubs"]
    private static let testFolderEnds: [StaticString] = [
        "Tests", "Mocks", "TestSupport", "TestKit", "TestSupports", "Testing",
    ]

    private static func isTestFile(_ stem: ArraySlice<UInt8>) -> Bool {
        if stem.count > 4, stem.prefix(4).equals("Mock"),
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(stem[stem.startIndex + 4])
        {
            return true
        }
        return stem.ends(with: "Tests") || stem.ends(with: "Test") || stem.ends(with: "Spec") || stem.ends(with: "Mock")
            || stem.ends(with: "Mocks") || stem.ends(with: "Fake") || stem.ends(with: "Stub") || stem.ends(with: "Spy")
    }

    /// Xcode's templates contain `___VARIABLE_x___` and the like in file names and text.
    private static func hasPlaceholder(_ path: SourcePath, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        path.bytes.withUnsafeBufferPointer { contains($0, "___") } || hasPlaceholder(bytes)
    }

    private static let placeholders: [StaticString] = [
        "VARIABLE_", "FILEBASENAME", "FILEHEADER", "FILENAME", "PACKAGENAME", "PROJECTNAME", "TARGETNAME",
    ]

    /// Whether the beginning of a text contains a placeholder outside of string literals: code that fills templates in
    /// has placeholders as strings.
    private static func hasPlaceholder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        let (limit, underscore) = (min(bytes.count, 4096), UInt8(ascii: "_"))
        var place = 0
        while place < limit, let found = RawMemory.find(underscore, from: start + place, count: limit - place) {
            let first = found - start
            place = first
            while place < limit, start[place] == underscore { place += 1 }
            guard place - first >= 3 else { continue }
            let rest = bytes[place...].prefix(16)
            if placeholders.contains(where: { $0.begins(rest) }), !isInString(first, start) { return true }
        }
        return false
    }

    /// Whether an odd number of quotes is before a byte in its line.
    private static func isInString(_ place: Int, _ start: UnsafePointer<UInt8>) -> Bool {
        var (index, isInside) = (place - 1, false)
        while index >= 0, start[index] != UInt8(ascii: "\n") {
            if start[index] == UInt8(ascii: "\"") { isInside.toggle() }
            index -= 1
        }
        return isInside
    }

    private static func isGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        let limit = min(bytes.count, 2048)
        var end = 0
        for _ in 0..<5 where end < limit {
            let lineEnd = RawMemory.find(UInt8(ascii: "\n"), from: start + end, count: limit - end)
            end = lineEnd.map { $0 - start + 1 } ?? limit
        }
        let head = UnsafeBufferPointer(rebasing: bytes.prefix(end))
        return contains(head, "@generated") || contains(head, "Generated using") || contains(head, "DO NOT EDIT")
            || contains(head, "Do not edit")
    }

    private static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
        guard var place = bytes.baseAddress else { return false }
        let end = place + bytes.count
        while end - place >= text.utf8CodeUnitCount,
            let found = RawMemory.find(text.utf8Start[0], from: place, count: end - place)
        {
            place = found
            if end - place >= text.utf8CodeUnitCount,
                RawMemory.isEqual(place, text.utf8Start, count: text.utf8CodeUnitCount)
            {
                return true
            }
            place += 1
        }
        return false
    }
}

extension StaticString {
    /// Whether some bytes begin with the text.
    fileprivate func begins(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard bytes.count >= utf8CodeUnitCount else { return false }
        return zip(0..<utf8CodeUnitCount, bytes).allSatisfy { utf8Start[$0] == $1 }
    }
}

extension FileFacts.Kind {
    /// Whether rules report on files of the kind; on tests, only those of the family Testing. Syntax errors of others
    /// are not noted, since nothing depends on them: a template is not Swift before it is filled in.
    public var isReported: Bool {
        switch self {
        case .source, .test: true
        case .template, .generated, .vendored: false
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether both slices have the same bytes.
    func hasBytes(of other: ArraySlice<UInt8>) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBytes { bytes in
            other.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return true }
                return RawMemory.isEqual(start, otherStart, count: bytes.count)
            }
        }
    }

    fileprivate func ends(with text: StaticString) -> Bool {
        var rest = text.utf8CodeUnitCount
        guard count >= rest else { return false }
        // Compares from the end: most names differ in their last byte.
        var index = endIndex
        while rest > 0 {
            rest -= 1
            index -= 1
            if self[index] != text.utf8Start[rest] { return false }
        }
        return true
    }

    /// - Parameter ignoringCase: `text` is in lower case; the case of ASCII letters in these bytes is ignored.
    fileprivate func equals(_ text: StaticString, ignoringCase: Bool = false) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        var place = text.utf8Start
        for byte in self {
            let isUpper = ignoringCase && byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            if (isUpper ? byte | 0x20 : byte) != place.pointee { return false }
            place += 1
        }
        return true
    }
}
