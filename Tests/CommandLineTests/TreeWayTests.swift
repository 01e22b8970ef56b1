import Foundation
import Testing

/// The ways to a RIB that `riblint tree --to` shows.
@Suite struct TreeWayTests {
    private func run(_ arguments: [String], over code: String = TreeSample.diamond) throws -> String {
        let outcome = try TreeSample.run(arguments, over: code)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.text
    }

    /// The RIBs of each way.
    private func ways(_ text: String) -> [String] {
        text.components(separatedBy: "\n").filter { $0.contains(" > ") && !$0.hasPrefix(" ") }
    }

    @Test func showsEachEdgeWithItsCalls() throws {
        let code = TreeSample.diamond
        func line(_ function: String, _ name: String) -> Int { TreeSample.line(function, after: name, in: code) }
        let (start, load, show) = (line("didLoad", "Right"), line("didLoad", "Right") + 2, line("showLeaf", "Shared"))
        #expect(
            try run(["--from", "Right", "--to", "Leaf"]) == """
                Right > Shared > Leaf
                  Right > Shared  no view, permanent
                    the calls begin in 'RightRouter.didLoad()'  App.swift:\(start)
                    the child is attached here  App.swift:\(load)
                  Shared > ✗ Leaf  no view, open
                    no call in SharedRouter detaches it  App.swift:\(show)
                    the calls begin in 'SharedRouter.showLeaf()'  App.swift:\(show)
                    the child is attached here  App.swift:\(show)

                1 way from Right to Leaf

                """)
        let paths = try TreeSample.run(["--to", "Page", "--paths"], over: TreeSample.app).text
        #expect(paths.contains("    detached by:\n      'pageDidClose' is called here  App.swift:7\n"))
    }

    @Test func showsTheShortestFirst() throws {
        let text = try run(["--to", "Leaf"])
        #expect(
            ways(text) == ["Alone > Leaf", "Top > Left > Shared > Leaf", "Top > Right > Shared > Leaf"])
        #expect(text.hasSuffix("\n\n3 ways to Leaf\n"))
    }

    /// A way does not pass a RIB twice.
    @Test func passesNoRIBTwice() throws {
        let names = ["A", "B", "C"]
        let code =
            "import RIBs\n"
            + names.map { name in
                TreeSample.rib(name, children: names.filter { $0 != name })
            }.joined()
        #expect(ways(try run(["--from", "A", "--to", "C"], over: code)) == ["A > C", "A > B > C"])
    }

    @Test func cutsManyWays() throws {
        let code = TreeSample.lattice(20)
        let text = try run(["--to", "A20"], over: code)
        #expect(ways(text).count == 20 && text.hasSuffix("\nat least 1,001 ways to A20 (shown: 20)\n"))
        let more = try run(["--to", "A20", "--all-ways"], over: code)
        #expect(ways(more).count == 1000 && more.hasSuffix("\nat least 1,001 ways to A20 (shown: 1,000)\n"))
        let some = try run(["--from", "A14", "--to", "A20"], over: code)
        #expect(some.hasSuffix("\n32 ways from A14 to A20 (shown: 20)\n"))
        #expect(
            try run(["--from", "A14", "--to", "A20", "--all-ways"], over: code).hasSuffix("\n32 ways from A14 to A20\n")
        )
    }

    @Test(arguments: [
        (["--to", "Top"], "no way to Top: the app launches it\n"),
        (["--to", "Alone"], "no way to Alone: no code that is analyzed builds it\n"),
        (["--from", "Left", "--to", "Alone"], "no way from Left to Alone: no code that is analyzed builds it\n"),
        (["--from", "Leaf", "--to", "Left"], "no way from Leaf to Left: Left is not below Leaf\n"),
    ])
    func saysWhyThereIsNone(_ arguments: [String], _ text: String) throws {
        #expect(try run(arguments) == text)
    }

    @Test(arguments: [
        (["--from", "Top"], "--from needs the RIB at the other end: --to RIB"),
        (["--all-ways"], "--all-ways needs the RIB at the end of the ways: --to RIB"),
        (["--to", "Leaf", "--from", "Leaf"], "--from and --to name the same RIB, 'Leaf'"),
        (["--to", "Leef"], "unknown RIB 'Leef'; did you mean 'Leaf'?"),
        (["--to", "Leaf", "--from", "Topp"], "unknown RIB 'Topp'; did you mean 'Top'?"),
        (["--to", "Leaf", "--root", "Top"], "--to and --root exclude each other; remove one"),
        (["--to", "Leaf", "--invert", "Top"], "--to and --invert exclude each other; remove one"),
        (["--to", "Leaf", "--depth", "2"], "--to and --depth exclude each other; remove one"),
        (["--to", "Leaf", "--format", "json"], "--to applies to text, and no format is text"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let outcome = try TreeSample.run(arguments, over: TreeSample.diamond)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
    }
}
