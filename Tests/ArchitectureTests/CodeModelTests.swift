import Foundation
import Testing

/// Half of `RIBModel` describes any code base: it knows no RIBs, and is to become a module of its own.
@Suite struct CodeModelTests {
    static let folders = ["Files", "Symbols", "Types", "Code", "References", "Values", "Calls", "Paths", "Loading"]

    /// Words of RIBs and of libraries, in code and comments.
    static let foreign =
        "RIBs?|[Rr]oles?|[Ii]nteractor\\w*|[Rr]outer\\w*|[Rr]outing|[Bb]uilders?|[Pp]resenter\\w*|[Vv]iewController\\w*"
        + "|UIKit|SwiftUI|RxSwift|Combine|[Nn]eedle|[Ff]ramework\\w*"

    /// Types of the other folders that these still name.
    static let borrowed: [(type: String, because: String)] = [
        ("Project", "its stored properties are those of RIBs as well"),
        ("WellKnownNames", "what is known of libraries comes with the names of RIBs"),
        ("LibraryModels", "the symbol table shows it to the analyses"),
        ("ExternalTypes", "it is made of the libraries' models"),
        ("ThreadPool", "it is to move as it is"),
        ("DependencyRecorder", "it is to move as it is"),
        ("DependencyKey", "it is to move as it is"),
    ]

    @Test func nothingSpeaksOfRIBs() throws {
        let foreign = try Regex("\\b(\(CodeModelTests.foreign))\\b")
        for (path, text) in try sources(of: CodeModelTests.folders) {
            for line in text.split(separator: "\n") {
                #expect(line.firstMatch(of: foreign) == nil, "\(path): \(line)")
            }
        }
    }

    @Test func nothingNamesATypeOfTheOtherFolders() throws {
        let declaration = try Regex("^(?:public |final |private |fileprivate )*(?:class|struct|enum|protocol) (\\w+)")
        let own = try declared(in: sources(of: CodeModelTests.folders), declaration)
        let borrowed = Set(CodeModelTests.borrowed.map(\.type))
        let others = try declared(in: sources(besides: CodeModelTests.folders), declaration).subtracting(own)
        let word = try Regex("\\b[A-Z]\\w+")
        var used: Set<String> = []
        for (path, text) in try sources(of: CodeModelTests.folders) {
            for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for match in line.matches(of: word) {
                    let name = String(match.output[0].substring ?? "")
                    guard others.contains(name) else { continue }
                    used.insert(name)
                    #expect(borrowed.contains(name), "\(path) names \(name), which is not declared in these folders")
                }
            }
        }
        #expect(borrowed.subtracting(used).isEmpty, "no longer named: \(borrowed.subtracting(used).sorted())")
    }

    /// Analyses that look into code by its parts alone: `FunctionBody`, `Chain`, `CallSite` and their like.
    static let withoutOutlines = [
        "Builders", "Calls", "Dismissal", "Paths", "Presentation", "Routers", "Subscriptions", "Values",
    ]

    @Test func analysesSeeNoNodeOfAnOutline() throws {
        let found = try sources(of: CodeModelTests.withoutOutlines)
        #expect(found.count > CodeModelTests.withoutOutlines.count)
        for (path, text) in found {
            #expect(!text.contains("import SwiftOutline"), "\(path) imports an outline")
            #expect(!text.contains("nodes[Int("), "\(path) looks up a node")
        }
    }

    // MARK: Sources

    private var model: URL {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        return tests.appending(path: "../../Sources/RIBModel").standardizedFileURL
    }

    private func sources(of folders: [String]) throws -> [(path: String, text: String)] {
        try folders.flatMap { try sources(below: model.appending(path: $0)) }
    }

    private func sources(besides folders: [String]) throws -> [(path: String, text: String)] {
        try sources(below: model).filter { file in !folders.contains { file.path.contains("/RIBModel/\($0)/") } }
    }

    private func sources(below folder: URL) throws -> [(path: String, text: String)] {
        let walker = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let files = walker.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(!files.isEmpty)
        return try files.map { ($0.path(percentEncoded: false), try String(contentsOf: $0, encoding: .utf8)) }
    }

    private func declared(
        in files: [(path: String, text: String)], _ declaration: Regex<AnyRegexOutput>
    ) throws -> Set<String> {
        var result: Set<String> = []
        for (_, text) in files {
            for line in text.split(separator: "\n") {
                guard let match = line.firstMatch(of: declaration),
                    let name = match.output[1].substring
                else { continue }
                result.insert(String(name))
            }
        }
        return result
    }
}
