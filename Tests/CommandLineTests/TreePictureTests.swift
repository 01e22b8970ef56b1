import Foundation
import Testing

/// `riblint tree --format dot`, `mermaid` and `markdown`. `Tests/Checks/check_tree.py` has Graphviz and Mermaid draw
/// them.
@Suite struct TreePictureTests {
    private func lines(_ arguments: [String], over code: String) throws -> [String] {
        let outcome = try TreeSample.run(arguments, over: code)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func dotHasEveryRIBAndEdge() throws {
        #expect(try text(["--format", "dot"]) == TreePictureTests.dot)
    }

    @Test func mermaidHasEveryRIBAndEdge() throws {
        #expect(try text(["--format", "mermaid"]) == TreePictureTests.mermaid)
    }

    /// A tree whose two open edges end in the same RIB.
    private func text(_ arguments: [String]) throws -> String {
        try lines(arguments, over: TreeSample.diamond).joined(separator: "\n")
    }

    private static let dot = #"""
        digraph riblint {
          rankdir=LR
          node [shape=box, fontname="Helvetica"]
          edge [fontname="Helvetica", fontsize=10]
          n1 [label="Leaf", tooltip="App.swift:56"]
          n2 [label="Left", tooltip="App.swift:17"]
          n3 [label="Right", tooltip="App.swift:30"]
          n4 [label="Shared", tooltip="App.swift:43"]
          n5 [label="Top", tooltip="App.swift:3", penwidth=2]
          subgraph cluster_unbuilt {
            style=dashed
            label="Not built by any code that is analyzed"
            n0 [label="Alone", tooltip="App.swift:68"]
          }
          n0 -> n1 [style=solid, color=red, fontcolor=red, label="open: no call in AloneRouter detaches it", \#
        tooltip="no view, open  App.swift:73"]
          n2 -> n4 [style=bold, tooltip="no view, permanent  App.swift:20"]
          n3 -> n4 [style=bold, tooltip="no view, permanent  App.swift:33"]
          n4 -> n1 [style=solid, color=red, fontcolor=red, label="open: no call in SharedRouter detaches it", \#
        tooltip="no view, open  App.swift:48"]
          n5 -> n2 [style=bold, tooltip="no view, permanent  App.swift:6"]
          n5 -> n3 [style=bold, tooltip="no view, permanent  App.swift:7"]
        }

        """#

    private static let mermaid = #"""
        flowchart LR
          accTitle: The tree of RIBs
          accDescr: 6 RIBs and 6 edges
          n0["Top"]
          n1["Alone"]
          n2["Leaf"]
          n3["Left"]
          n4["Shared"]
          n5["Right"]
          n1 -->|open| n2
          n3 ==> n4
          n5 ==> n4
          n4 -->|open| n2
          n0 ==> n3
          n0 ==> n5
          linkStyle 0,3 stroke:#d00,color:#d00

        """#

    /// What is left out is counted: RIBs that are shown and those of stubs are all of them.
    @Test(arguments: [2, 3, 5, 8, 13, 40])
    func stubsCountTheRest(_ most: Int) throws {
        let lines = try lines(["--format", "mermaid", "--max-nodes", "\(most)"], over: TreeSample.lattice(12))
        let ribs = lines.count { $0.hasPrefix("  n") && $0.contains("[") }
        let stubs = lines.filter { $0.hasPrefix("  s") && $0.contains("[") }
        let more = stubs.compactMap { stub in
            stub.contains(" more edge") ? 0 : Int(stub.split(separator: "\"")[1].prefix { $0.isNumber })
        }
        #expect(ribs + stubs.count <= most)
        #expect(ribs + more.reduce(0, +) == 25)
    }

    @Test func openEdgesAreShownFirst() throws {
        let lines = try lines(["--format", "mermaid", "--max-nodes", "6"], over: TreeSample.diamond)
        #expect(lines.contains { $0.contains("-->|open|") })
    }

    @Test func markdownHasTableAndPicture() throws {
        let text = try text(["--format", "markdown"])
        let table = """
            **6 RIBs, 6 edges: 0 close, 4 permanent, 0 not known, 2 open**

            | parent | child | shown | open, because | place |
            |---|---|---|---|---|
            | `Alone` | `Leaf` | no view | no call in AloneRouter detaches it | `App.swift:73` |
            | `Shared` | `Leaf` | no view | no call in SharedRouter detaches it | `App.swift:48` |


            """
        #expect(text.hasPrefix(table + "```mermaid\n\(TreePictureTests.mermaid)```\n"))
        let tree = try self.text([])
        #expect(text.hasSuffix("\n<details><summary>As text</summary>\n\n```text\n\(tree)```\n\n</details>\n"))
    }

    @Test(arguments: [
        (["--max-nodes", "5"], "--max-nodes applies to --format mermaid; add it, or remove --max-nodes"),
        (
            ["--format", "mermaid", "--max-nodes", "1"], "invalid value '1' for --max-nodes; expected 2 to 1000"
        ),
        (["--format", "mermaid", "--paths"], "--paths applies to text, and no format is text"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let outcome = try TreeSample.run(arguments, over: TreeSample.diamond)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
    }
}
