import Foundation
import Testing

/// `CodeModel` describes any code base and must not depend on RIBs. The compiler does not enforce that: for the sake of
/// inlining, it is a folder of the module `RIBModel`. This suite compares identifiers instead.
@Suite struct CodeModelTests {
    /// Words of RIBs and of libraries, in code and comments.
    static let foreign =
        "RIBs?|[Rr]oles?|[Ii]nteractor\\w*|[Rr]outer\\w*|[Rr]outing|[Bb]uilders?|[Pp]resenter\\w*|[Vv]iewController\\w*"
        + "|UIKit|SwiftUI|RxSwift|Combine|[Nn]eedle|[Ff]ramework\\w*"

    @Test func codeModelDoesNotMentionRIBs() throws {
        let foreign = try Regex("\\b(\(CodeModelTests.foreign))\\b")
        for (path, text) in try sources(below: "RIBModel/CodeModel") {
            for line in text.split(separator: "\n") {
                #expect(line.firstMatch(of: foreign) == nil, "\(path): \(line)")
            }
        }
    }

    /// `Tests/Checks/check_layers.py` compiles `CodeModel` alone, which finds names of members as well.
    @Test func codeModelDoesNotNameTypesOfRIBModel() throws {
        let declaration = try Regex("^(?:public |final |private |fileprivate )*(?:class|struct|enum|protocol) (\\w+)")
        let own = try declared(in: sources(below: "RIBModel/CodeModel"), declaration)
        let others = try declared(in: sources(below: "RIBModel"), declaration).subtracting(own)
        #expect(others.count > 50)
        let word = try Regex("\\b[A-Z]\\w+")
        for (path, text) in try sources(below: "RIBModel/CodeModel") {
            for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for match in line.matches(of: word) {
                    let name = String(match.output[0].substring ?? "")
                    #expect(!others.contains(name), "\(path) names \(name), which RIBModel declares")
                }
            }
        }
    }

    /// Analyses look into code by its parts alone: `FunctionBody`, `Chain`, `CallSite` and their like. Without the
    /// import the compiler shows them no member of an outline, a declaration or a node. `ImportTests` holds it for
    /// `RIBModel`, `RuleKit` and `Rules`.
    @Test func analysesDoNotAccessOutlineNodes() throws {
        for folder in ["Calls", "Paths", "Values"] {
            for (path, text) in try sources(below: "RIBModel/CodeModel/\(folder)") {
                #expect(!text.contains("import SwiftOutline"), "\(path) imports an outline")
            }
        }
    }

    /// The layout of nodes is known to the bodies of functions alone: `Code/OutlineNodes.swift`.
    @Test func onlyCodeAccessesNodes() throws {
        let files = try sources(below: "RIBModel")
        let found = Set(files.filter { $0.text.contains("nodes[Int(") }.map { $0.path })
        #expect(!found.isEmpty)
        for path in found { #expect(path.contains("/CodeModel/Code/"), "\(path) looks up a node") }
    }

    // MARK: Sources

    /// - Parameter name: relative to `Sources`.
    private func sources(below name: String) throws -> [(path: String, text: String)] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let folder = tests.appending(path: "../../Sources/\(name)").standardizedFileURL
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
