import Foundation

/// The files in a folder of fixtures.
enum Fixtures {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
        .standardizedFileURL

    /// Sorted names of the files with a suffix, without the suffix.
    static func names(in folder: String, ending: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: root.appending(path: path))) }

    /// The recorded text; with `RIBLINT_RECORD` set, `text` is recorded first.
    static func recorded(_ path: String, as text: String) throws -> String {
        let file = root.appending(path: path)
        if ProcessInfo.processInfo.environment["RIBLINT_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return (try? String(contentsOf: file, encoding: .utf8)) ?? "not recorded"
    }
}
