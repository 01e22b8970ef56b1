import Foundation
import Testing

/// The parts of a tree that options of `riblint tree` show.
@Suite struct TreePartTests {
    @Test func listsPaths() throws {
        let text = try TreeSample.run(["--paths"], over: TreeSample.app).text
        #expect(
            text == """
                Book
                ├─ Page  presented (sheet, swipe unhandled), closes
                │    attached by:
                │      the calls begin in 'BookInteractor.tap()'  App.swift:24
                │      'open' is called here  App.swift:24
                │      the child is attached here  App.swift:35
                │    detached by:
                │      'pageDidClose' is called here  App.swift:7
                │      'close' is called here  App.swift:26
                │      the child is detached here  App.swift:41
                └─ ✗ Page  presented (sheet, swipe unhandled), open
                     no call in BookRouter detaches it  App.swift:48
                     attached by:
                       the calls begin in 'BookInteractor.hold()'  App.swift:25
                       'lend' is called here  App.swift:25
                       the child is attached here  App.swift:48
                2 RIBs, 2 edges: 1 close, 0 permanent, 0 not known, 1 open

                """)
    }

    @Test func showsOpenEdges() throws {
        let code = TreeSample.diamond
        let line = TreeSample.line("showLeaf", after: "Shared", in: code)
        let other = TreeSample.line("showLeaf", after: "Alone", in: code)
        #expect(
            try TreeSample.run(["--open"], over: code).text == """
                Top
                └─ Left  no view, permanent
                   └─ Shared  no view, permanent (1 more way: --invert Shared)
                      └─ ✗ Leaf  no view, open
                           no call in SharedRouter detaches it  App.swift:\(line)

                Not built by any code that is analyzed:
                Alone
                └─ ✗ Leaf  no view, open
                     no call in AloneRouter detaches it  App.swift:\(other)
                6 RIBs, 6 edges: 0 close, 4 permanent, 0 not known, 2 open (shown: 5 RIBs, 4 edges)

                """)
        let outcome = try TreeSample.run(["--open", "--root", "Right", "--format", "json"], over: code)
        let object = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect((object["edges"] as? [[String: Any]])?.map { $0["parent"] as? String } == ["Right", "Shared"])
        #expect((object["ribs"] as? [[String: Any]])?.map { $0["id"] as? String } == ["Leaf", "Right", "Shared"])
        #expect(object["roots"] as? [String] == ["Right"])
        #expect((object["summary"] as? [String: Int])?["edges"] == 6)
        let none = try TreeSample.run(["--open", "--root", "Leaf"], over: code).text
        #expect(none == "6 RIBs, 6 edges: 0 close, 4 permanent, 0 not known, 2 open (shown: 0 RIBs, 0 edges)\n")
    }

    /// With the threshold `unknown`, also the edges of which it is not known whether they close.
    @Test func showsEdgesThatAreNotKnown() throws {
        let code = TreeSample.diamond.replacing("SharedInteractor: Interactor", with: "SharedInteractor: AbsentBase")
        #expect(try TreeSample.run(["--open"], over: code).text.contains("Leaf  no view, open"))
        let text = try TreeSample.run(["--open", "--fail-on", "unknown"], over: code).text
        #expect(text.contains("? Leaf  no view, not known\n"), "\(text)")
        #expect(text.contains("the superclass 'AbsentBase' is not analyzed  App.swift:"), "\(text)")
    }

    @Test func showsParents() throws {
        let code = TreeSample.diamond
        func place(_ name: String, _ function: String) -> String {
            "'\(name)Router.\(function)()'  App.swift:\(TreeSample.line(function, after: name, in: code))"
        }
        let text = try TreeSample.run(["--invert", "Leaf"], over: code).text
        #expect(
            text == """
                Leaf
                ├─ ✗ Alone  no view, open
                │    no call in AloneRouter detaches it  App.swift:\(
                    TreeSample.line("showLeaf", after: "Alone", in: code))
                │    the calls begin in \(place("Alone", "showLeaf"))
                └─ ✗ Shared  no view, open
                   │ no call in SharedRouter detaches it  App.swift:\(
                    TreeSample.line("showLeaf", after: "Shared", in: code))
                   │ the calls begin in \(place("Shared", "showLeaf"))
                   ├─ Left  no view, permanent
                   │  │ the calls begin in \(place("Left", "didLoad"))
                   │  └─ Top  no view, permanent
                   │       the calls begin in \(place("Top", "didLoad"))
                   └─ Right  no view, permanent
                      │ the calls begin in \(place("Right", "didLoad"))
                      └─ Top  no view, permanent
                           the calls begin in \(place("Top", "didLoad"))
                6 RIBs, 6 edges: 0 close, 4 permanent, 0 not known, 2 open

                """)
        let cut = try TreeSample.run(["--invert", "Leaf", "--depth", "1"], over: code).text
        #expect(cut.contains("└─ ✗ Shared  no view, open … 4 above, 0 open\n") == false)
        #expect(cut.contains("└─ ✗ Shared  no view, open … 4 above\n"), "\(cut)")
        #expect(try TreeSample.run(["--invert", "Top"], over: code).text.hasPrefix("Top\n6 RIBs"))
    }

    /// Each RIB is expanded wherever it is.
    @Test func expandsRepeats() throws {
        #expect(
            try TreeSample.run(["--no-dedupe"], over: TreeSample.lattice(2)).text == """
                Top
                ├─ A1  no view, permanent
                │  ├─ A2  no view, permanent
                │  └─ B2  no view, permanent
                └─ B1  no view, permanent
                   ├─ A2  no view, permanent
                   └─ B2  no view, permanent
                5 RIBs, 6 edges: 0 close, 6 permanent, 0 not known, 0 open

                """)
        let cut = try TreeSample.run(["--no-dedupe", "--depth", "2"], over: TreeSample.lattice(3)).text
        #expect(cut.components(separatedBy: "… 2 below").count == 5, "\(cut)")
    }

    @Test func refusesTreesThatAreTooLarge() throws {
        let outcome = try TreeSample.run(["--no-dedupe"], over: TreeSample.lattice(20))
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(
            outcome.errors.contains("--no-dedupe would write 2,097,151 lines; it writes at most 100,000. Add --root"))
        let part = try TreeSample.run(["--no-dedupe", "--root", "A15"], over: TreeSample.lattice(20))
        #expect(part.status == 0 && part.text.components(separatedBy: "\n").count == 65)
        // RIBs that all build each other: how many lines there are is not counted to the end.
        let names = (0..<10).map { "R\($0)" }
        let code =
            "import RIBs\n"
            + names.map { name in
                TreeSample.rib(name, children: names.filter { $0 != name })
            }.joined()
        let errors = try TreeSample.run(["--no-dedupe"], over: code).errors
        #expect(errors.contains("--no-dedupe would write more than 100,000 lines"), "\(errors)")
        #expect(try TreeSample.run(["--no-dedupe", "--depth", "2"], over: code).status == 0)
    }

    /// Each parent and child in a chain is one level deeper.
    @Test func showsDeepAndWideTrees() throws {
        let chain = (0..<300).map { "R\($0)" }
        let deep =
            "import RIBs\n"
            + chain.indices.map { number in
                TreeSample.rib(chain[number], isLaunched: number == 0, children: number < 299 ? ["R\(number + 1)"] : [])
            }.joined()
        let lines = try TreeSample.run([], over: deep).text.split(separator: "\n")
        #expect(lines.count == 301 && lines[299].count == 298 * 3 + "└─ R299  no view, permanent".count)
        let names = (0..<400).map { "R\($0)" }
        let wide =
            "import RIBs\n" + TreeSample.rib("Top", isLaunched: true, children: names)
            + names.map { TreeSample.rib($0, children: []) }.joined()
        let rows = try TreeSample.run([], over: wide).text.split(separator: "\n")
        #expect(rows.count == 402 && rows[400] == "└─ R399  no view, permanent" && rows[1].hasPrefix("├─ R0  "))
    }

    @Test(arguments: [
        (["--no-dedupe", "--format", "json"], "--no-dedupe applies to text, and no format is text"),
        (["--paths", "--format", "json"], "--paths applies to text, and no format is text"),
        (["--invert", "Page", "--format", "json"], "--invert applies to text, and no format is text"),
        (["--invert", "Pge"], "unknown RIB 'Pge'; did you mean 'Page'?"),
        (["--invert", "Page", "--root", "Book"], "--invert and --root exclude each other; remove one"),
        (["--invert", "Page", "--open"], "--invert and --open exclude each other; remove one"),
        (["--open", "--no-dedupe"], "--open and --no-dedupe exclude each other; remove one"),
        (["--format", "text", "--format", "json"], "two reports would go to standard output"),
        (["--format", "json=", "--format", "text"], "'--format json=' names no file; expected --format json=PATH"),
        (["--depth", "none"], "invalid value 'none' for --depth; expected 1 or more"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let outcome = try TreeSample.run(arguments, over: TreeSample.app)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
    }
}
