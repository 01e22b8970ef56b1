import Foundation
import LintEngine
import Reporters
import RIBRules
import RuleKit
import SourceText
import Testing

/// The trees of the RIBs of whole small apps, compared with the recorded ones.
@Suite struct TreeTests {
    /// Writes the recorded tree instead if `RIBLINT_RECORD` is set.
    @Test(arguments: FixtureProjects.clean + FixtureProjects.leaky)
    func treesMatchRecordedOnes(_ app: String) throws {
        let folder = FixtureProjects.root.appending(path: "Fixtures/Projects/\(app)")
        let request = LintRequest(paths: [SourcePath(folder.path)])
        let (tree, outcome) = try LintEngine(catalog: catalog, toolVersion: "test").tree(request)
        #expect(tree.isComplete)
        let style = TreeStyle(view: PathView(root: outcome.root, folder: outcome.root))
        let text = String(decoding: TreeText.write(TreeView(tree), style: style), as: UTF8.self)
        let file = folder.appending(path: "TREE.txt")
        if ProcessInfo.processInfo.environment["RIBLINT_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }

    /// Colors, ASCII and a width change neither words nor their order, and only paths are wider than the width.
    @Test(arguments: FixtureProjects.clean + FixtureProjects.leaky)
    func looksChangeNoWords(_ app: String) throws {
        let folder = FixtureProjects.root.appending(path: "Fixtures/Projects/\(app)")
        let request = LintRequest(paths: [SourcePath(folder.path)])
        let (tree, outcome) = try LintEngine(catalog: catalog, toolVersion: "test").tree(request)
        var style = TreeStyle(view: PathView(root: outcome.root, folder: outcome.root))
        style.showsPaths = true
        func text() -> String { String(decoding: TreeText.write(TreeView(tree), style: style), as: UTF8.self) }
        func words(_ text: String) -> [Substring] { text.split { " │├└─\n".contains($0) } }
        let plain = text()
        for width in [60, 80, 200] {
            style.width = width
            let wrapped = text()
            #expect(words(wrapped) == words(plain))
            let details = wrapped.split(separator: "\n").filter { $0.contains(/^[ │]+[^ │├└]/) }
            #expect(details.allSatisfy { $0.count <= width || words(String($0)).count == 1 })
        }
        style.width = nil
        style.isColored = true
        let colored = text()
        #expect(colored != plain && colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
        (style.isColored, style.isASCII) = (false, true)
        let marks = [("├─ ", "|- "), ("└─ ", "`- "), ("│", "|"), ("✗ ", "x ")]
        #expect(text() == marks.reduce(plain) { $0.replacing($1.0, with: $1.1) })
    }

    /// The JSON form does not depend on the number of threads.
    @Test func treesDoNotDependOnThreads() throws {
        let folder = FixtureProjects.root.appending(path: "Fixtures/Projects/Courier")
        let trees = try [1, 2, 8].map { jobs in
            var request = LintRequest(paths: [SourcePath(folder.path)])
            request.jobs = jobs
            return TreeJSON.write(try LintEngine(catalog: catalog, toolVersion: "test").tree(request).tree)
        }
        #expect(Set(trees).count == 1)
    }
}
