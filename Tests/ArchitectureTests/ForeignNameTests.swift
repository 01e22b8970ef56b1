import Foundation
import Testing

/// Names of library declarations occur only in `Libraries/`, so that a new version of a library is an edit of one file.
@Suite struct ForeignNameTests {
    /// String literals of the model that look like identifiers, but do not name library declarations.
    static let allowed: [(words: Set<String>, because: String)] = [
        (["A", "Z", "s"], "ends of a range of ASCII letters, and the plural of a word"),
        (["weak", "unowned"], "keywords of Swift, as a text says them"),
        (["all", "disable", "enable"], "words of suppression comments"),
        (["modules"], "a key of the configuration"),
        (["_"], "how Swift writes a missing label"),
    ]

    /// Files whose literals are not names in Swift code.
    static let exempt: [(file: String, because: String)] = [
        ("Files/FileKind.swift", "names of files and folders, and what generators write into a file's head"),
        ("Files/ModuleLayout.swift", "names of folders"),
        ("Manifests/ModuleManifest.swift", "names of manifests, and words in them"),
        ("Manifests/ManifestText.swift", "words of manifests"),
        ("Manifests/ManifestReader.swift", "bytes of characters"),
        ("Files/SourceLanguage.swift", "ends of the names of files"),
        ("Files/CopyVisibility.swift", "names of folders that are no module's"),
        ("Files/ImportTable.swift", "names of folders that are no module's"),
        ("Files/FactsDump.swift", "keys of JSON"),
        ("ObjectiveC/ObjCWords.swift", "words of Objective-C"),
        ("Symbols/LanguageWord.swift", "the language's own names and operators"),
    ]

    @Test func literalsDoNotNameLibraryDeclarations() throws {
        let allowed = ForeignNameTests.allowed.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        let literal = try Regex("\"([A-Za-z_#][A-Za-z0-9_]*)\"")
        for (path, text) in try sources() where !ForeignNameTests.exempt.contains(where: { path.hasSuffix($0.file) }) {
            for line in text.split(separator: "\n") where !isComment(line) && !isNameOfQuery(line) {
                for match in line.matches(of: literal) {
                    let word = String(match.output[1].substring ?? "")
                    #expect(
                        allowed.contains(word),
                        "\(path): \"\(word)\" belongs to Libraries/, or to the list of this test"
                    )
                }
            }
        }
    }

    @Test func libraryWordsAreUsedOnlyByTheirLibrary() throws {
        let word = try Regex("\\b(RIBs|UIKit|SwiftUI|RxSwift|Combine|Foundation)Word\\b")
        for (path, text) in try sources() {
            for line in text.split(separator: "\n") where !isComment(line) {
                #expect(line.firstMatch(of: word) == nil, "\(path): \(line)")
            }
        }
    }

    @Test func eachLibraryDeclaresItsOwnWords() throws {
        let folder = root.appending(path: "Sources/RIBModel/Libraries")
        let declared = try Regex("^enum (\\w+)Word: Int, LibraryWord")
        for file in try swiftFiles(below: folder) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard let match = line.firstMatch(of: declared), let name = match.output[1].substring else { continue }
                #expect(file.lastPathComponent == "\(name).swift")
            }
        }
    }

    @Test func exceptionListsAreMinimal() throws {
        let files = try sources()
        for (file, _) in ForeignNameTests.exempt {
            #expect(files.contains { $0.path.hasSuffix(file) }, "\(file) is gone")
        }
        let all = files.filter { file in !ForeignNameTests.exempt.contains { file.path.hasSuffix($0.file) } }
        for (words, _) in ForeignNameTests.allowed {
            for word in words { #expect(all.contains { $0.text.contains("\"\(word)\"") }, "\"\(word)\" is not used") }
        }
    }

    // MARK: Sources

    private var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    }

    /// The model without `Libraries/`.
    private func sources() throws -> [(path: String, text: String)] {
        let files = try swiftFiles(below: root.appending(path: "Sources/RIBModel"))
        #expect(!files.isEmpty)
        return try files.filter { !$0.pathComponents.contains("Libraries") }.map {
            ($0.path(percentEncoded: false), try String(contentsOf: $0, encoding: .utf8))
        }
    }

    private func swiftFiles(below folder: URL) throws -> [URL] {
        let walker = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return walker.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }

    private func isComment(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }

    /// A query's name is what a report of a cycle calls it.
    private func isNameOfQuery(_ line: Substring) -> Bool {
        line.contains("Query<") || line.contains("index: \"") || line.contains("Workers: \"")
    }
}
