import Foundation
import Testing

/// The pictures in the README match the output of the command; `Documentation/capture.py` generates them.
@Suite struct PictureTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(arguments: ["light", "dark"])
    func pictureMatchesOutput(theme: String) throws {
        let picture = try String(
            contentsOf: Self.root.appending(path: "Documentation/finding-\(theme).svg"), encoding: .utf8)
        let lines = picture.split(separator: "\n").filter { $0.hasPrefix("<text ") }.map { line in
            line.replacing(#/<[^>]*>/#, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
                "&amp;", with: "&")
        }
        #expect(lines.first?.hasPrefix("$ riblint Fixtures/Projects/") == true)
        let folder = String(lines.first?.dropFirst("$ riblint ".count) ?? "")
        let output = try Riblint.run([folder, "--only-rule", "view_self_dismissal"], in: Self.root).text
        let block = lines.dropFirst(2).joined(separator: "\n")
        #expect(block.hasPrefix("error[view_self_dismissal]: ") && output.contains(block + "\n\n"))
    }

    @Test func readmeShowsPictures() throws {
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        for theme in ["light", "dark"] { #expect(readme.contains("Documentation/finding-\(theme).svg")) }
    }
}
