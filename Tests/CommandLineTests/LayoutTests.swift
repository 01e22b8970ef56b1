import Foundation
import Testing

/// What a build says of a project: `--root`, `--only-listed`, `--modules`, `--stamp`.
@Suite struct LayoutTests {
    private static let off = "version: 1\ndisabled_rules: [view_self_dismissal]\n"

    private func lint(_ tree: SampleTree, _ arguments: String..., in folder: String = ".") throws -> Riblint.Outcome {
        try Riblint.run(["--format", "concise"] + arguments, in: tree.root.appending(path: folder))
    }

    // MARK: --root

    @Test func nothingAboveTheRootCounts() throws {
        let tree = try SampleTree([
            ".git/HEAD": "", ".riblint.yml": LayoutTests.off, "App/Home.swift": SampleTree.leaky("Home"),
        ])
        #expect(try lint(tree, "App").status == 0)
        let rooted = try lint(tree, "--root", "App", "App")
        #expect(rooted.status == 1 && rooted.text.hasPrefix("App/Home.swift:13:9: error: "), "\(rooted.text)")
        let report = try Riblint.run(["--root", "App", "App", "--format", "json"], in: tree.root)
        #expect(report.text.contains(#""path": "Home.swift""#), "\(report.text)")
        // A configuration in the root counts, and a file is analyzed with all of the root.
        try tree.write("App/.riblint.yml", Data(LayoutTests.off.utf8))
        #expect(try lint(tree, "--root", "App", "App/Home.swift").status == 0)
        #expect(try lint(tree, "--root", "App", "--isolated", "App/Home.swift").status == 1)
    }

    @Test func rootIsAFolderAroundTheFiles() throws {
        let tree = try SampleTree(["App/Home.swift": SampleTree.leaky("Home"), "Kit/A.swift": "", "Kit/B.swift": ""])
        let outside = try lint(tree, "--root", "App", "App", "Kit/A.swift", "Kit")
        #expect(outside.status == 2)
        #expect(
            outside.errors == """
                riblint: error: 'Kit/A.swift' and 'Kit' are outside of '\(tree.path("App"))', which --root names. \
                Name a folder that contains them, or leave --root out.

                """, "\(outside.errors)")
        #expect(
            try lint(tree, "--root", "Nowhere", "App").errors
                == "riblint: error: 'Nowhere' does not exist. Check the spelling and the working folder.\n")
        #expect(
            try lint(tree, "--root", "Kit/A.swift", "Kit").errors
                == "riblint: error: cannot read 'Kit/A.swift': --root names a folder.\n")
    }

    @Test func openFileOfALinkedRoot() throws {
        let tree = try SampleTree(["Real/Home.swift": "", "Tree/Base.swift": ""])
        try FileManager.default.createSymbolicLink(
            atPath: tree.path("Tree/Home.swift"), withDestinationPath: "../Real/Home.swift")
        let outcome = try Riblint.run(
            ["--format", "concise", "--root", "Tree", "--stdin", "--stdin-filename", "Tree/Home.swift"], in: tree.root,
            input: SampleTree.leaky("Home"))
        #expect(outcome.status == 1 && outcome.text.hasPrefix("Tree/Home.swift:13:9: error: "), "\(outcome.text)")
    }

    // MARK: --only-listed

    @Test func onlyListedFilesAreRead() throws {
        let tree = try SampleTree([
            ".git/HEAD": "", ".riblint.yml": LayoutTests.off, "App/Home.swift": SampleTree.leaky("Home"),
            "App/Other.swift": SampleTree.leaky("Other"),
            "own.yml": "version: 1\nrules:\n  view_self_dismissal: warning\n",
        ])
        let alone = try lint(tree, "--only-listed", "App/Home.swift")
        #expect(alone.status == 1 && alone.text.hasSuffix("\n1 error in 1 file\n"), "\(alone.text)")
        let named = try lint(tree, "--only-listed", "--config", "own.yml", "App/Home.swift")
        #expect(named.status == 0 && named.text.contains(": warning: "), "\(named.text)")
        // A baseline that is not named is not read either.
        #expect(try Riblint.run(["baseline", "create", "--config", "own.yml"], in: tree.root).status == 0)
        let strict = ["--only-listed", "--config", "own.yml", "--fail-on", "warning", "App/Home.swift"]
        #expect(try Riblint.run(strict, in: tree.root).status == 1)
        #expect(try Riblint.run(strict + ["--baseline", ".riblint-baseline.json"], in: tree.root).status == 0)
        try tree.write("list", Data("App/Home.swift\nApp/Other.swift\n".utf8))
        let listed = try lint(tree, "--only-listed", "--files-from", "list")
        #expect(listed.text.hasSuffix("\n2 errors in 2 files\n"), "\(listed.text)")
    }

    @Test func onlyListedNeedsFiles() throws {
        let tree = try SampleTree(["App/Home.swift": ""])
        #expect(
            try lint(tree, "--only-listed", "App").errors
                == "riblint: error: 'App' is a folder; with --only-listed, name each file.\n")
        let none = try lint(tree, "--only-listed")
        #expect(none.status == 2)
        #expect(none.errors.contains("--only-listed needs the files: name them as PATH, or use --files-from FILE"))
        #expect(try Riblint.run(["--only-listed", "--files-from", "-"], in: tree.root, input: "").status == 0)
    }

    // MARK: --modules

    @Test func modulesDecideWhatNamesMean() throws {
        let tree = try SampleTree([
            "App/Base.swift": "import RIBs\nclass BaseInteractor: Interactor {}\nprotocol LoginRouting: Routing {}\n",
            "App/Login.swift":
                "import RIBs\nfinal class LoginInteractor: BaseInteractor {\n    var router: LoginRouting?\n}\n",
        ])
        func status(_ modules: String) throws -> Int32 {
            try tree.write("modules.json", Data(modules.utf8))
            return try lint(tree, "--modules", "modules.json", "App").status
        }
        #expect(try lint(tree, "App").status == 1)
        #expect(try status(#"{"App": ["App/Base.swift", "App/Login.swift", "App/Generated.swift"]}"#) == 1)
        #expect(try status(#"{"Base": ["App/Base.swift"], "Login": ["App/Login.swift"]}"#) == 0)
        // A file of two modules makes them one.
        #expect(try status(#"{"Base": ["App/Base.swift"], "Login": ["App/Login.swift", "App/Base.swift"]}"#) == 1)
        #expect(try status(#"{}"#) == 1)
    }

    @Test(arguments: [
        (
            "[]",
            #"modules.json:1:1: the list of modules cannot be read: expected an object such as "#
                + #"{"Home": ["Home/HomeRouter.swift"]}"#
        ),
        (
            #"{"A": "b"}"#,
            "modules.json:1:7: the list of modules cannot be read: the module 'A' expects a list of files"
        ),
        (
            "{\"A\":\n [1]}",
            "modules.json:2:3: the list of modules cannot be read: expected the path of a file in double quotes"
        ),
        ("{", "modules.json:1:2: the list of modules cannot be read: unexpected end of file"),
    ])
    func mistakesInAListOfModules(_ text: String, _ message: String) throws {
        let tree = try SampleTree(["App/Home.swift": "", "modules.json": text])
        let outcome = try lint(tree, "--modules", "modules.json", "App")
        #expect(outcome.status == 2 && outcome.errors == "riblint: error: \(message)\n", "\(outcome.errors)")
    }

    // MARK: --stamp

    @Test func stampIsWrittenIfTheRunPasses() throws {
        let tree = try SampleTree(["App/Home.swift": "import RIBs\n"])
        func stamp() -> String? { try? String(contentsOfFile: tree.path("out/stamp.swift"), encoding: .utf8) }
        func date() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: tree.path("out/stamp.swift"))[.modificationDate] as? Date
        }
        try FileManager.default.createDirectory(atPath: tree.path("out"), withIntermediateDirectories: true)
        #expect(try lint(tree, "App", "--stamp", "out/stamp.swift").status == 0)
        #expect(stamp() == "// Written by riblint: the run passed.\n")
        // A stamp that is there stays as it is, so that nothing is compiled again.
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: tree.path("out/stamp.swift"))
        #expect(try lint(tree, "App", "--stamp", "out/stamp.swift").status == 0)
        #expect(try date() == old)
        // A finding that fails the run, a mistake, and an option that does not exist remove it.
        try tree.write("App/Home.swift", Data(SampleTree.leaky("Home").utf8))
        #expect(try lint(tree, "App", "--stamp", "out/stamp.swift").status == 1 && stamp() == nil)
        #expect(try lint(tree, "App", "--stamp", "out/stamp.swift", "--exit-zero").status == 0 && stamp() != nil)
        #expect(try lint(tree, "Nowhere", "--stamp", "out/stamp.swift").status == 2 && stamp() == nil)
        let list = try Riblint.run(["baseline", "create", "--stamp", "out/stamp.swift"], in: tree.root)
        #expect(list.errors == "riblint: error: --stamp does not apply to this command; remove it\n")
        let nowhere = try lint(tree, "App", "--exit-zero", "--stamp", "nowhere/stamp.swift")
        #expect(nowhere.status == 2)
        #expect(nowhere.errors.hasPrefix("riblint: error: cannot write the stamp 'nowhere/stamp.swift': "))
    }
}
