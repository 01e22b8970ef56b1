import Foundation
import Testing

/// `riblint tree --since` in real repositories.
@Suite struct TreeChangesTests {
    private let file = "App/Book.swift"

    private func repository() throws -> Repository { try Repository([file: TreeSample.app]) }

    private func tree(_ repository: Repository, _ arguments: String...) throws -> Riblint.Outcome {
        try Riblint.run(
            ["tree", "--since", "HEAD"] + arguments, in: repository.tree.root,
            environment: ["LC_ALL": "C.UTF-8", "NO_COLOR": "1"])
    }

    /// The lines of the changes, without the commit that the first one names.
    private func changes(_ repository: Repository) throws -> [String] {
        let outcome = try tree(repository)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let lines = outcome.text.split(separator: "\n").map(String.init)
        let first = try #require(lines.first?.split(separator: ": ", maxSplits: 1))
        #expect(first[0].hasPrefix("Since ") && first[0].hasSuffix(" (HEAD)") && first[0].utf8.count == 20)
        return [String(first[1])] + lines.dropFirst()
    }

    /// How the sample's page is shown.
    private let sheet = "presented (sheet, swipe unhandled)"
    private let closing = "        detachChild(page)\n"

    @Test func nothingDiffersInTheSameCode() throws {
        let repository = try repository()
        #expect(try changes(repository) == ["the tree is as it was"])
        try repository.write(file, "// A comment.\n\n" + TreeSample.app.replacing("(page)", with: "( page )"))
        #expect(try changes(repository) == ["the tree is as it was"])
        try repository.git("mv \(file) Moved.swift")
        #expect(try changes(repository) == ["the tree is as it was"])
        #expect(try tree(repository, "--format", "markdown").output.isEmpty)
    }

    /// A base that is given by its id is named once.
    @Test func anIDIsNamedOnce() throws {
        let repository = try repository()
        let commit = try repository.shell("git rev-parse HEAD").text.prefix(40)
        for name in [String(commit), String(commit.prefix(10))] {
            let line = try Riblint.run(["tree", "--since", name], in: repository.tree.root).text
            #expect(line == "Since \(commit.prefix(7)): the tree is as it was\n")
        }
    }

    @Test func anEdgeThatOpensIsWorse() throws {
        let repository = try repository()
        try repository.edit(file, closing, "")
        #expect(
            try changes(repository) == [
                "1 edge worsened; open 1 → 2", "Worsened:",
                "  ✗ Book > Page  \(sheet), closes → \(sheet), open  App/Book.swift:33",
                "      no call in BookRouter detaches it  App/Book.swift:35",
            ])
        #expect(try tree(repository, "--fail-on", "open").status == 1)
        #expect(try tree(repository, "--fail-on", "unknown").status == 1)
        #expect(try tree(repository, "--fail-on", "open", "--exit-zero").status == 0)
        try repository.git("commit -qam worse")
        // It was open before.
        #expect(try tree(repository, "--fail-on", "open").status == 0)
        try repository.write(file, TreeSample.app)
        let lines = try changes(repository)
        #expect(lines.first == "1 edge bettered; open 2 → 1" && lines.dropFirst().first == "Bettered:")
        #expect(try tree(repository, "--fail-on", "open").status == 0)
    }

    @Test func ribsComeAndGo() throws {
        let repository = try repository()
        try repository.write("App/Shelf.swift", "import RIBs\n" + TreeSample.rib("Shelf", children: []))
        try repository.git("add -A")
        let added = ["1 RIB came; open 1 → 1", "Came:", "  RIB Shelf  App/Shelf.swift:3"]
        #expect(try changes(repository) == added)
        try repository.git("commit -qam shelf")
        try repository.git("rm -q App/Shelf.swift")
        #expect(
            try changes(repository) == ["1 RIB went; open 1 → 1", "Went:", "  RIB Shelf  App/Shelf.swift:3"])
    }

    @Test func untrackedFilesBelongToToday() throws {
        let repository = try repository()
        try repository.write("App/Shelf.swift", "import RIBs\n" + TreeSample.rib("Shelf", children: []))
        #expect(try changes(repository).first == "1 RIB came; open 1 → 1")
    }

    @Test func anEdgeComesAndGoes() throws {
        let repository = try Repository(["A.swift": TreeSample.diamond])
        let less = TreeSample.diamond.replacing("attachChild(RightBuilder().build())", with: "")
        try repository.write("A.swift", less)
        #expect(
            try changes(repository) == [
                "1 edge went; open 2 → 2", "Went:", "  Top > Right  no view, permanent  A.swift:7",
            ])
        try repository.git("commit -qam less")
        try repository.write("A.swift", TreeSample.diamond)
        #expect(
            try changes(repository) == [
                "1 edge came; open 2 → 2", "Came:", "  Top > Right  no view, permanent  A.swift:7",
            ])
    }

    @Test func aRenamedClassIsTheSameRIB() throws {
        let repository = try repository()
        try repository.write(file, TreeSample.app)
        try repository.write("App/Shelf.swift", "import RIBs\n" + TreeSample.rib("Shelf", children: []))
        try repository.git("add -A")
        try repository.git("commit -qm shelf")
        try repository.write("App/Shelf.swift", "import RIBs\n" + TreeSample.rib("Rack", children: []))
        #expect(
            try changes(repository) == [
                "1 RIB renamed; open 1 → 1", "Renamed:", "  RIB Shelf → Rack  App/Shelf.swift:3",
            ])
    }

    @Test func otherWaysAndCallsAreTold() throws {
        let repository = try repository()
        try repository.edit(file, "@objc func tap() { router?.open() }", "@objc func press() { router?.open() }")
        #expect(
            try changes(repository) == [
                "1 edge changed; open 1 → 1", "Changed:",
                "  Book > Page  \(sheet), closes; attached by other calls  App/Book.swift:33",
            ])
        let presenting =
            "viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)"
        let rest = "\n    }\n\n    func close"
        try repository.write(file, TreeSample.app.replacing(presenting + rest, with: "_ = 0" + rest))
        #expect(
            try changes(repository).dropFirst(2).first
                == "  Book > Page  \(sheet), closes → shown ?, closes; swipe unhandled → unknown  App/Book.swift:33")
    }

    @Test func configurationIsThatOfToday() throws {
        let repository = try repository()
        try repository.write("Other/Shelf.swift", "import RIBs\n" + TreeSample.rib("Shelf", children: []))
        try repository.git("add -A")
        try repository.git("commit -qm shelf")
        try repository.write(".riblint.yml", "excluded: [Other]\n")
        #expect(try changes(repository) == ["the tree is as it was"])
    }

    /// The base is the merge base, so what only the other branch has does not count.
    @Test func theBaseIsTheMergeBase() throws {
        let repository = try repository()
        try repository.git("checkout -qb other")
        try repository.edit(file, closing, "")
        try repository.git("commit -qam worse")
        try repository.git("checkout -q -")
        try repository.write("App/Shelf.swift", "import RIBs\n" + TreeSample.rib("Shelf", children: []))
        let outcome = try Riblint.run(["tree", "--since", "other"], in: repository.tree.root)
        #expect(outcome.text.contains(" (other): 1 RIB came; open 1 "))
    }

    /// Neither the working folder nor the index counts where another commit is shown.
    @Test func anotherCommitIsShown() throws {
        let repository = try repository()
        try repository.write("App/Shelf.swift", "import RIBs\n" + TreeSample.rib("Shelf", children: []))
        try repository.git("add -A")
        try repository.git("commit -qm shelf")
        try repository.edit(file, closing, "")
        try repository.git("commit -qam worse")
        try repository.git("tag worse")
        try repository.git("rm -q App/Shelf.swift")
        try repository.write(file, "import RIBs\n")
        try repository.write("App/Rack.swift", "import RIBs\n" + TreeSample.rib("Rack", children: []))
        func headline(_ arguments: String...) throws -> String? {
            let outcome = try Riblint.run(["tree"] + arguments, in: repository.tree.root)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            return outcome.text.split(separator: "\n").first.map {
                String($0).replacing(#/[0-9a-f]{7} /#, with: "").replacing("Since ", with: "")
            }
        }
        #expect(
            try headline("--since", "worse~2", "--at", "worse")
                == "(worse~2), at (worse): 1 RIB came, 1 edge worsened; open 1 → 2")
        #expect(
            try headline("--since", "worse~2", "--at", "worse~1") == "(worse~2), at (worse~1): 1 RIB came; open 1 → 1")
        // The merge base is the earlier one.
        #expect(
            try headline("--since", "worse", "--at", "worse~1") == "(worse), at (worse~1): the tree is as it was")
        let json = try Riblint.run(
            ["tree", "--since", "worse", "--at", "worse", "--format", "json"], in: repository.tree.root)
        let object = try #require(JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let (base, head) = (object["base"] as? [String: String], object["head"] as? [String: String])
        #expect(head?["kind"] == "commit" && head?["ref"] == "worse" && head?["commit"] == base?["commit"])
    }

    /// Of a file that is staged in part, what is staged counts.
    @Test func whatIsStagedIsShown() throws {
        let repository = try repository()
        try repository.write("App/Shelf.swift", "import RIBs\n" + TreeSample.rib("Shelf", children: []))
        try repository.git("add -A")
        try repository.edit(file, closing, "")
        let outcome = try tree(repository, "--staged")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let line = outcome.text.split(separator: "\n").first?.replacing(#/[0-9a-f]{7} /#, with: "")
        #expect(line == "Since (HEAD), in the index: 1 RIB came; open 1 → 1")
    }

    /// One configuration for both revisions; that it was another one is said, and changes nothing.
    @Test func anotherConfigurationOfTheBaseIsSaid() throws {
        let repository = try repository()
        try repository.write(".riblint.yml", "included: [App]\n")
        try repository.git("add .riblint.yml")
        try repository.git("commit -qm configured")
        try repository.write(".riblint.yml", "included: [App]\nexcluded: [Legacy]\n")
        let commit = try repository.shell("git rev-parse HEAD").text.prefix(7)
        let outcome = try tree(repository, "--format", "json")
        #expect(outcome.status == 0)
        let words = "differs from that of \(commit); both trees are read with it"
        #expect(outcome.errors == "riblint: note: .riblint.yml: \(words)\n")
        let json = try #require(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let notices = try #require(json["notices"] as? [[String: Any]])
        #expect(notices.map { $0["kind"] as? String } == ["other_configuration"])
        #expect(notices.first?["path"] as? String == ".riblint.yml")
        #expect(try tree(repository, "--quiet").errors.isEmpty)
        try repository.git("commit -qam excluded")
        #expect(try tree(repository).errors.isEmpty)
    }

    /// A file that only the base has, and that is not read, makes the comparison incomplete.
    @Test func aFileOfTheBaseThatIsNotRead() throws {
        let repository = try repository()
        try repository.tree.write("App/Old.swift", Data([0xFF, 0xFE, 0x20, 0x00]))
        try repository.git("add -A")
        try repository.git("commit -qm old")
        try repository.git("rm -q App/Old.swift")
        let outcome = try tree(repository)
        #expect(outcome.status == 3 && outcome.errors.contains("warning: App/Old.swift: not analyzed: "))
        #expect(try tree(repository, "--allow-incomplete").status == 0)
    }

    @Test func formatsHaveTheSameChanges() throws {
        let repository = try repository()
        try repository.edit(file, closing, "")
        try repository.write("App/Shelf.swift", "import RIBs\n" + TreeSample.rib("Shelf", children: []))
        let outcome = try tree(repository, "--format", "json", "--format", "markdown=changes.md")
        let json = try #require(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let edges = try #require(json["edges"] as? [[String: Any]])
        #expect(edges.map { $0["change"] as? String } == ["worsened"])
        #expect(edges.first?["fields"] as? [String] == ["closes", "missing", "path"])
        #expect((json["ribs"] as? [[String: Any]])?.map { $0["id"] as? String } == ["Shelf"])
        let open = (json["summary"] as? [String: Any])?["open"] as? [String: Int]
        #expect(open == ["before": 1, "after": 2, "new": 1])
        let text = try String(contentsOf: repository.tree.root.appending(path: "changes.md"), encoding: .utf8)
        #expect(
            text.hasPrefix("<!-- riblint-tree -->\n**Since ")
                && text.contains("\n| ✗ worsened | `Book` > `Page` | presented (sheet, swipe unhandled), closes | ")
                && text.contains("<details><summary>1 more change</summary>\n")
                && text.contains("\n| RIB came | `Shelf` |  |  | `App/Shelf.swift:3` |\n"), "\(text)")
    }

    @Test(arguments: [
        (["--since", "nowhere"], "git cannot find commit 'nowhere'"),
        (["--since", "HEAD", "--at", "nowhere"], "git cannot find commit 'nowhere'"),
        (["--at", "HEAD"], "--at applies to --since; add it, or remove --at"),
        (["--staged"], "--staged applies to --since; add it, or remove --staged"),
        (["--since", "HEAD", "--at", "HEAD", "--staged"], "--at and --staged exclude each other; remove one"),
        (["--since", "HEAD", "--open"], "--since compares whole trees, so --open has no effect; remove one"),
        (["--since", "HEAD", "--root", "Book"], "--since compares whole trees, so --root has no effect; remove one"),
        (["--since", "HEAD", "--paths"], "--since shows changes, so --paths has no effect; remove one"),
        (
            ["--since", "HEAD", "--format", "dot"], "--since has the formats text, json, markdown and html, not dot"
        ),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let repository = try repository()
        let outcome = try Riblint.run(["tree"] + arguments, in: repository.tree.root)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
    }

    /// A gate that sees nothing does not pass.
    @Test func aGateWithoutRIBsFails() throws {
        let repository = try Repository(["A.swift": "import RIBs\n"])
        #expect(try tree(repository).status == 0)
        let outcome = try tree(repository, "--fail-on", "open")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("there are no RIBs, so --fail-on open has nothing to check"))
    }
}
