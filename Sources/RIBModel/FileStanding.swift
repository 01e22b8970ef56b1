import SourceText

extension FileFacts.Standing {
    /// Decides by folders and names first, then by what the first lines say.
    init(of path: SourcePath, _ bytes: UnsafeBufferPointer<UInt8>) {
        let components = path.components.map { String(decoding: $0, as: UTF8.self) }
        let folders = components.dropLast()
        let file = components.last ?? ""
        let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
        if folders.contains(where: FileFacts.Standing.isVendored) || FileFacts.Standing.isTuistDependency(folders) {
            self = .vendored
        } else if folders.contains(where: { $0.hasSuffix(".xctemplate") }) || FileFacts.Standing.hasPlaceholder(path, bytes) {
            self = .template
        } else if folders.contains(where: FileFacts.Standing.isTestFolder) || FileFacts.Standing.isTestFile(stem) {
            self = .test
        } else if FileFacts.Standing.isGenerated(bytes) || stem.hasSuffix(".generated") || stem == "NeedleGenerated" {
            self = .generated
        } else {
            self = .source
        }
    }

    private static func isVendored(_ folder: String) -> Bool {
        switch folder.lowercased() {
        case "pods", "carthage", ".build", "vendor", "vendors", "deriveddata", "thirdparty", "third_party", "sourcepackages": true
        default: false
        }
    }

    private static func isTuistDependency(_ folders: ArraySlice<String>) -> Bool {
        zip(folders, folders.dropFirst()).contains { $0 == "Tuist" && $1 == "Dependencies" }
    }

    private static func isTestFolder(_ folder: String) -> Bool {
        let name = folder.lowercased()
        return name == "test" || name == "tests" || name == "mocks" || name == "mock" || name == "testing" || name == "fakes"
            || name == "stubs" || folder.hasSuffix("Tests") || folder.hasSuffix("UITests") || folder.hasSuffix("Mocks")
            || folder.hasSuffix("TestSupport") || folder.hasSuffix("TestKit") || folder.hasSuffix("TestSupports")
            || folder.hasSuffix("Testing")
    }

    private static func isTestFile(_ stem: String) -> Bool {
        stem.hasSuffix("Tests") || stem.hasSuffix("Test") || stem.hasSuffix("Spec") || stem.hasSuffix("Mock") || stem.hasSuffix("Mocks")
            || stem.hasSuffix("Fake") || stem.hasSuffix("Stub") || stem.hasSuffix("Spy")
            || (stem.hasPrefix("Mock") && stem.dropFirst(4).first?.isUppercase == true)
    }

    /// Xcode's templates hold `___VARIABLE_x___` in names of files and in their text.
    private static func hasPlaceholder(_ path: SourcePath, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        path.bytes.withUnsafeBufferPointer { contains($0, "___") } || contains(UnsafeBufferPointer(rebasing: bytes.prefix(4096)), "___VARIABLE_")
    }

    private static func isGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var end = 0
        var lines = 0
        while end < min(bytes.count, 2048), lines < 5 {
            if bytes[end] == UInt8(ascii: "\n") { lines += 1 }
            end += 1
        }
        let head = UnsafeBufferPointer(rebasing: bytes.prefix(end))
        return contains(head, "@generated") || contains(head, "Generated using") || contains(head, "DO NOT EDIT")
            || contains(head, "Do not edit")
    }

    private static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count >= count else { return false }
        let first = text.utf8Start[0]
        outer: for start in 0...(bytes.count - count) where bytes[start] == first {
            for offset in 1..<count where bytes[start + offset] != text.utf8Start[offset] { continue outer }
            return true
        }
        return false
    }
}
