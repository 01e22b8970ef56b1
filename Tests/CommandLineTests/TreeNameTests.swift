import Foundation
import Testing

/// What names a RIB in the options of `riblint tree`, its legend, and runs without RIBs.
@Suite struct TreeNameTests {
    private func home(_ child: String) -> String { "import RIBs\n" + TreeSample.rib("Home", children: [child]) }

    /// Two RIBs of one name, in folders of one name.
    private func tree() throws -> SampleTree {
        try SampleTree([
            "App/One/Home/Home.swift": home("Leaf"), "App/Two/Home/Home.swift": home("Leaf"),
            "Leaf.swift": "import RIBs\n" + TreeSample.rib("Leaf", children: []),
        ])
    }

    @Test(arguments: ["--root", "--invert", "--to", "--focus"])
    func endsOfFoldersNameRIBs(_ option: String) throws {
        let tree = try tree()
        for name in ["Home (App/Two/Home)", "Home (Two/Home)"] {
            let outcome = try Riblint.run(["tree", option, name], in: tree.root)
            #expect(outcome.status == 0 && outcome.text.contains("Home (App/Two/Home)"), "\(outcome.errors)")
            #expect(!outcome.text.contains("One"))
        }
        for name in ["Home", "Home (Home)", "HomeRouter"] {
            let outcome = try Riblint.run(["tree", option, name], in: tree.root)
            #expect(outcome.status == 2 && outcome.output.isEmpty)
            #expect(
                outcome.errors.hasSuffix(
                    """
                    riblint: error: several RIBs are meant by '\(name)'; write one of the following
                    riblint: error: \(option) 'Home (App/One/Home)'
                    riblint: error: \(option) 'Home (App/Two/Home)'

                    """), "\(outcome.errors)")
        }
        let outcome = try Riblint.run(["tree", option, "Home (wo/Home)"], in: tree.root)
        #expect(outcome.status == 2 && outcome.errors.contains("unknown RIB 'Home (wo/Home)'"))
    }

    @Test func explainsWords() throws {
        let tree = try tree()
        let legend = try Riblint.run(["tree", "--legend"], in: tree.root)
        #expect(legend.status == 0 && legend.errors.isEmpty)
        let lines = legend.text.components(separatedBy: "\n")
        #expect(lines.first == "Legend:")
        #expect(lines.contains("  closes                  An event detaches the child while its parent lives."))
        #expect(
            lines.contains(
                "  ✗ open                  A link is missing between an event and the detachment of the child."))
        let both = try Riblint.run(["tree", ".", "--legend"], in: tree.root)
        #expect(both.status == 0 && both.text.hasSuffix(" 0 open\n\n" + legend.text))
        let narrow = try Riblint.run(["tree", "--legend", "--ascii", "--width", "60"], in: tree.root).text
        #expect(
            narrow.contains(
                """
                  x open                  A link is missing between an event
                                          and the detachment of the child.

                """), "\(narrow)")
    }

    @Test(arguments: [
        (["--legend", "--root", "Leaf"], "--legend without PATH prints no tree, so --root has no effect"),
        (["--legend", "--fail-on", "open"], "--legend without PATH prints no tree, so --fail-on has no effect"),
        (["--legend", "--format", "text"], "--legend without PATH prints no tree, so --format has no effect"),
        (["--legend", "--since", "HEAD"], "--legend without PATH prints no tree, so --since has no effect"),
        (["--legend", "--paths"], "--legend without PATH prints no tree, so --paths has no effect"),
        (["--legend", ".", "--format", "json"], "--legend applies to text, and no format is text"),
        (["--focus", "Leaf", "--paths"], "--focus lists all calls, so --paths has no effect; remove one"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let tree = try tree()
        let outcome = try Riblint.run(["tree"] + arguments, in: tree.root)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
    }

    /// A gate that checks nothing does not pass.
    @Test func failsWithoutRIBs() throws {
        let tree = try SampleTree([
            "A.swift": "import OurRIBs\nfinal class HomeInteractor: BaseInteractor<HomePresentable> {}\n",
            "B.swift": "import OurRIBs\nfinal class HomeRouter: BaseRouter<HomeInteractor> {}\n",
        ])
        let hint = try Riblint.run(["lint"], in: tree.root).errors
        let plain = try Riblint.run(["tree"], in: tree.root)
        #expect(plain.status == 0 && plain.errors == hint && hint.hasPrefix("riblint: note: "), "\(hint)")
        #expect(plain.text == "0 RIBs, 0 edges: 0 close, 0 permanent, 0 not known, 0 open\n")
        for word in ["open", "unknown"] {
            let gate = try Riblint.run(["tree", "--fail-on", word, "--exit-zero"], in: tree.root)
            #expect(gate.status == 2)
            #expect(
                gate.errors == hint + "riblint: error: there are no RIBs, so --fail-on \(word) has nothing to check\n")
        }
        #expect(try Riblint.run(["tree", "--fail-on", "never"], in: tree.root).status == 0)
    }
}
