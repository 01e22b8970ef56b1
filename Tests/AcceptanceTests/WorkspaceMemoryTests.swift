import Foundation
import LintEngine
import RIBModel
import RIBRules
import RuleKit
import TestSupport
import Testing

/// What an open project keeps does not grow with the number of edits. `Benchmarks/editing.py` measures the memory of the
/// process.
@Suite struct WorkspaceMemoryTests {
    /// A file's facts, if anything keeps them.
    private struct Replaced {
        weak var facts: FileFacts?
    }

    @Test func editsLeaveNothingBehind() throws {
        let folder = FixtureProjects.root.appending(path: "Fixtures/Projects/HarbourLeaky")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        let texts = try paths.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        let app = EditedProject(Array(zip(paths, texts)))
        let findings = count(of: app)
        #expect(findings > 0)
        var replaced: [Replaced] = []
        var sizes: [[Int]] = []
        let step = Thoroughness.choose(24, whole: 4)
        for _ in 0..<3 {
            for file in paths.indices.filter({ $0 % step == 0 }) {
                for text in [edited(texts[file]), texts[file] + "\nfinal class Added {}\n", texts[file]] {
                    replaced.append(Replaced(facts: app.project.files[file]))
                    app.replace(paths[file], with: text)
                    _ = count(of: app)
                }
            }
            #expect(count(of: app) == findings)
            sizes.append([app.project.names.count, app.incremental.dependencyCount])
        }
        #expect(replaced.count >= 9 * paths.count / step)
        #expect(replaced.allSatisfy { $0.facts == nil })
        #expect(sizes.allSatisfy { $0 == sizes[0] }, "\(sizes)")
    }

    /// The number of findings of all rules.
    private func count(of app: EditedProject) -> Int {
        SuppressionFilter(catalog, in: app.project).reported.count
    }

    /// The text with a statement in each function.
    private func edited(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.contains(" func ") && $0.hasSuffix("{") ? $0 + "\n        print(1)" : String($0) }
            .joined(separator: "\n")
    }
}
