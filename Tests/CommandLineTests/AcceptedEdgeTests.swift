import Foundation
import Testing

/// Edges of the tree that a baseline accepts.
@Suite struct AcceptedEdgeTests {
    private let file = "App/Book.swift"

    private func run(_ tree: SampleTree, _ arguments: String...) throws -> Riblint.Outcome {
        try Riblint.run(arguments, in: tree.root, environment: ["NO_COLOR": "1"])
    }

    /// The open edge of the sample is accepted: a gate passes, and fails for another missing link of the same edge.
    @Test func gatesPassAcceptedEdges() throws {
        let tree = try SampleTree([file: TreeSample.app])
        #expect(try run(tree, "tree", "--fail-on", "open").status == 1)
        let created = try run(tree, "baseline", "create", "--edges", "--reason", "old")
        #expect(created.status == 0 && created.text == "Wrote 1 accepted edge to .riblint-baseline.json\n")
        let baseline = try String(contentsOf: tree.root.appending(path: ".riblint-baseline.json"), encoding: .utf8)
        #expect(
            baseline.hasPrefix("{\"schemaVersion\": 2, ")
                && baseline.hasSuffix(
                    """
                    "entries": [
                    ], "edges": [
                    {"parent": "Book", "child": "Page", "missing": "detach", "count": 1, "reason": "old"}
                    ]}

                    """)
        )
        let accepted = try run(tree, "tree", "--fail-on", "open")
        #expect(accepted.status == 0 && accepted.errors.isEmpty)
        #expect(accepted.text.contains("open, accepted") && accepted.text.contains("1 open (1 accepted)"))
        #expect(try run(tree, "tree", "--fail-on", "open", "--no-baseline").status == 1)
        // The findings are not accepted with them.
        #expect(try run(tree, "--only-rule", "attached_never_detached", "--fail-on", "warning").status == 1)
        // A second edge with the same key is one more than the baseline counts.
        try tree.write(file, Data(TreeSample.app.replacing("        detachChild(page)\n", with: "").utf8))
        let worse = try run(tree, "tree", "--fail-on", "open")
        #expect(worse.status == 1 && worse.text.contains("2 open (1 accepted)"))
    }

    /// The page of lint has the tree, whose edges and findings one baseline accepts.
    @Test func pageOfLintHasTheBaseline() throws {
        let tree = try SampleTree([file: TreeSample.app])
        _ = try run(tree, "baseline", "create")
        _ = try run(tree, "baseline", "create", "--edges")
        let options = ["--fail-on", "note", "--format", "text", "--format", "html=page.html"]
        let outcome = try Riblint.run(options, in: tree.root)
        #expect(outcome.status == 0 && outcome.text.hasPrefix("No findings in 1 file"), "\(outcome.text)")
        let page = try String(contentsOf: tree.root.appending(path: "page.html"), encoding: .utf8)
        #expect(page.contains("1 open (1 accepted)") && page.contains("None reported."))
    }

    @Test func closedEdgesArePruned() throws {
        let tree = try SampleTree([file: TreeSample.app])
        #expect(try run(tree, "baseline", "prune", "--edges").status == 2)
        _ = try run(tree, "baseline", "create", "--edges")
        let again = try run(tree, "baseline", "create", "--edges")
        #expect(again.status == 2 && again.errors.contains("has accepted edges already"))
        let start = try #require(TreeSample.app.range(of: "func lend() {", options: .backwards))
        let end = try #require(TreeSample.app[start.upperBound...].range(of: "\n    }\n"))
        let closed = TreeSample.app.replacingCharacters(
            in: start.lowerBound..<end.upperBound, with: "func lend() { open() }\n")
        try tree.write(file, Data(closed.utf8))
        let strict = try run(tree, "tree", "--baseline-strict")
        #expect(strict.status == 1)
        #expect(
            strict.errors == """
                riblint: note: .riblint-baseline.json:3: 1 accepted edge is closed: Book > Page; run 'riblint baseline \
                prune --edges'

                """)
        let shown = try run(tree, "baseline", "show", "--edges")
        #expect(
            shown.text == """
                Book > Page: detach; closed
                1 accepted edge in .riblint-baseline.json: 1 closed; 0 edges not in the baseline

                """)
        let pruned = try run(tree, "baseline", "prune", "--edges")
        #expect(pruned.text == "Wrote 0 accepted edges to .riblint-baseline.json: 0 new, 1 closed\n")
        #expect(try run(tree, "tree", "--baseline-strict").status == 0)
    }
}
