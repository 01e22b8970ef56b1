import Foundation
import Testing

/// `riblint baseline`, and linting with a baseline.
@Suite struct BaselineTests {
    private let name = ".riblint-baseline.json"

    private func tree() throws -> SampleTree {
        try SampleTree([
            ".git/HEAD": "", "App/Login.swift": SampleTree.leaky("Login"),
            "App/Home/Home.swift": SampleTree.leaky("Home"),
        ])
    }

    private func text(_ tree: SampleTree) throws -> String {
        try String(contentsOfFile: tree.path(name), encoding: .utf8)
    }

    private func run(_ tree: SampleTree, _ arguments: String...) throws -> Riblint.Outcome {
        try Riblint.run(arguments, in: tree.root)
    }

    @Test func knownFindingsAreNotReported() throws {
        let tree = try tree()
        let created = try run(tree, "baseline", "create")
        #expect(created.status == 0 && created.text == "Wrote 2 findings to \(name)\n" && created.errors.isEmpty)
        #expect(
            try text(tree) == """
                {"schemaVersion": 1, "tool": "riblint 0.1.0", "entries": [
                {"path": "App/Home/Home.swift", "rule": "view_self_dismissal", "symbol": \
                "HomeViewController.closeTapped()", "subject": "dismiss", "count": 1, "severity": "error"},
                {"path": "App/Login.swift", "rule": "view_self_dismissal", "symbol": \
                "LoginViewController.closeTapped()", "subject": "dismiss", "count": 1, "severity": "error"}
                ]}

                """)
        let clean = try run(tree, "App")
        #expect(
            clean.status == 0 && clean.text == "No findings in 2 files (0 RIBs); 2 baselined\n" && clean.errors.isEmpty)
        #expect(try run(tree, "--format", "json").text.contains("\"suppressed\": 0, \"baselined\": 2,"))
        #expect(try run(tree, "App/Login.swift").status == 0)
        for option in ["--no-baseline", "--isolated"] { #expect(try run(tree, "App", option).status == 1) }
        #expect(try Riblint.run([], in: tree.root.appending(path: "App/Home")).status == 0)
    }

    @Test func findingsBeyondCountAreNew() throws {
        let tree = try tree()
        _ = try run(tree, "baseline", "create")
        try tree.write("App/Login.swift", Data(SampleTree.leaky("Login", before: "dismiss(animated: false)").utf8))
        let outcome = try run(tree, "--format", "concise")
        #expect(outcome.status == 1 && outcome.text.components(separatedBy: "error:").count == 2, "\(outcome.text)")
        #expect(outcome.text.hasPrefix("App/Login.swift:13:"))
        let updated = try run(tree, "baseline", "update")
        #expect(updated.status == 0 && updated.text == "Wrote 3 findings to \(name): 1 new, 0 moved, 0 fixed\n")
        #expect(try run(tree).status == 0)
    }

    @Test func reportsMovedAndStaleEntries() throws {
        let tree = try tree()
        _ = try run(tree, "baseline", "create", "--reason", "legacy")
        try FileManager.default.moveItem(atPath: tree.path("App/Login.swift"), toPath: tree.path("App/SignIn.swift"))
        try FileManager.default.removeItem(atPath: tree.path("App/Home/Home.swift"))
        let outcome = try run(tree)
        #expect(outcome.status == 0 && outcome.text == "No findings in 1 file (0 RIBs); 1 baselined\n")
        #expect(
            outcome.errors == """
                riblint: note: \(name):2: 1 finding in the baseline is fixed: view_self_dismissal \
                (App/Home/Home.swift, \
                HomeViewController.closeTapped()); run 'riblint baseline prune'
                riblint: note: \(name):3: 1 finding in the baseline moved to another file: view_self_dismissal \
                (App/Login.swift, \
                LoginViewController.closeTapped()); run 'riblint baseline prune'

                """)
        #expect(try run(tree, "--quiet").errors.isEmpty)
        #expect(
            try run(tree, "--format", "json").text.contains(
                "\"kind\": \"moved_baseline\", \"path\": \"\(name)\", \"line\": 3"))
        let shown = try run(tree, "baseline", "show", "--quiet")
        #expect(
            shown.text == """
                App/Home/Home.swift: view_self_dismissal in HomeViewController.closeTapped(), 'dismiss'; fixed - legacy
                App/Login.swift: view_self_dismissal in LoginViewController.closeTapped(), 'dismiss'; moved to \
                App/SignIn.swift - legacy
                2 findings in \(name): 1 moved, 1 fixed; 0 findings not in the baseline

                """)
        // These commands have their own wording: they do not advise to run the command that is running.
        #expect(try run(tree, "baseline", "show").errors.isEmpty)
        let pruned = try run(tree, "baseline", "prune")
        #expect(pruned.errors.isEmpty && pruned.text == "Wrote 1 finding to \(name): 0 new, 1 moved, 1 fixed\n")
        #expect(
            try text(tree).split(separator: "\n").dropFirst().dropLast().map(String.init) == [
                """
                {"path": "App/SignIn.swift", "rule": "view_self_dismissal", "symbol": \
                "LoginViewController.closeTapped()", "subject": "dismiss", "count": 1, "severity": "error", \
                "reason": "legacy"}
                """
            ])
        #expect(try run(tree).errors.isEmpty)
    }

    @Test func showPrintsStatesAsJSON() throws {
        let tree = try tree()
        _ = try run(tree, "baseline", "create", "--reason", "legacy")
        try FileManager.default.moveItem(atPath: tree.path("App/Login.swift"), toPath: tree.path("App/SignIn.swift"))
        try tree.write("App/Home/Home.swift", Data(SampleTree.leaky("Main").utf8))
        let shown = try run(tree, "baseline", "show", "--format", "json")
        #expect(
            shown.status == 0
                && shown.text == """
                    {
                     "schemaVersion": 1,
                     "entries": [
                      {"rule": "view_self_dismissal", "path": "App/Home/Home.swift", "symbol": \
                    "HomeViewController.closeTapped()", "subject": "dismiss", "count": 1, "severity": "error", \
                    "reason": "legacy", "state": "fixed"},
                      {"rule": "view_self_dismissal", "path": "App/Login.swift", "symbol": \
                    "LoginViewController.closeTapped()", "subject": "dismiss", "count": 1, "severity": "error", \
                    "reason": "legacy", "state": "moved", "movedTo": ["App/SignIn.swift"]}],
                     "unlisted": 1}

                    """,
            "\(shown.text)")
    }

    @Test func strictBaselineFailsOnFixedEntries() throws {
        let tree = try tree()
        _ = try run(tree, "baseline", "create")
        #expect(try run(tree, "--baseline-strict").status == 0)
        try FileManager.default.moveItem(atPath: tree.path("App/Login.swift"), toPath: tree.path("App/SignIn.swift"))
        #expect(try run(tree, "--baseline-strict").status == 0, "what moved is there")
        try FileManager.default.removeItem(atPath: tree.path("App/SignIn.swift"))
        #expect(try run(tree).status == 0 && run(tree, "--baseline-strict").status == 1)
        #expect(try run(tree, "--baseline-strict", "--exit-zero").status == 0)
        _ = try run(tree, "baseline", "prune")
        #expect(try run(tree, "--baseline-strict").status == 0)
    }

    @Test func pruneAddsNoEntries() throws {
        let tree = try tree()
        _ = try run(tree, "baseline", "create", "App/Home")
        let before = try text(tree)
        #expect(before.contains("Home") && !before.contains("Login"))
        #expect(try run(tree, "baseline", "prune").text == "Wrote 1 finding to \(name): 0 new, 0 moved, 0 fixed\n")
        #expect(try text(tree) == before && run(tree).status == 1)
    }

    @Test func partialRunKeepsOtherEntries() throws {
        let tree = try tree()
        _ = try run(tree, "baseline", "create")
        let before = try text(tree)
        for arguments in [
            ["App/Home"], ["--only-rule", "strong_router"], ["--disable", "view_self_dismissal"],
            ["--exclude", "Home"],
        ] {
            let outcome = try Riblint.run(arguments, in: tree.root)
            #expect(outcome.status == 0 && outcome.errors.isEmpty)
            #expect(try Riblint.run(["baseline", "update"] + arguments, in: tree.root).status == 0)
            #expect(try text(tree) == before)
        }
    }

    @Test func baselineAtOtherPath() throws {
        let tree = try tree()
        #expect(
            try run(tree, "baseline", "create", "--baseline", "known.json").text == "Wrote 2 findings to known.json\n")
        #expect(try run(tree).status == 1 && run(tree, "--baseline", "known.json").status == 0)
        #expect(try Riblint.run(["--baseline", "../known.json"], in: tree.root.appending(path: "App")).status == 0)
    }

    @Test(arguments: [
        (
            ["--baseline", "gone.json"],
            """
            riblint: error: the baseline 'gone.json' does not exist; create it with 'riblint baseline create', or \
            check the spelling

            """
        ),
        (["--baseline", "App"], "riblint: error: the baseline 'App' cannot be read: is a directory\n"),
        (
            ["--baseline", "new.json"],
            """
            riblint: error: new.json:1:19: the baseline cannot be read: unsupported baseline version; expected \
            'schemaVersion' 1 or 2. Use the riblint that wrote it, or delete the file and run 'riblint baseline create'

            """
        ),
        (
            ["--baseline", "cut.json"],
            "riblint: error: cut.json:2:3: the baseline cannot be read: unexpected end of file\n"
        ),
        (
            ["--baseline", "x", "--isolated"],
            "riblint: error: --baseline and --isolated exclude each other; remove one\n"
        ),
        (
            ["baseline", "update"],
            """
            riblint: error: the baseline '.riblint-baseline.json' does not exist; create it with 'riblint \
            baseline create'

            """
        ),
        (
            ["baseline", "create", "--baseline", "cut.json"],
            """
            riblint: error: 'cut.json' already exists; run 'riblint baseline update' to synchronize it, or delete \
            it first

            """
        ),
        (
            ["baseline", "create", "--baseline", "no/folder.json"],
            "riblint: error: cannot write the baseline 'no/folder.json': No such file or directory. "
                + "Name a file in a folder that exists and is writable.\n"
        ),
        (
            ["baseline", "show", "--format", "jsn"],
            "riblint: error: unknown format for baseline show 'jsn'; did you mean 'json'?\n"
        ),
        (
            ["baseline", "prune", "--format", "json"],
            "riblint: error: --format does not apply to this command; remove it\n"
        ),
        (
            ["baseline", "show", "--output", "x"],
            "riblint: error: --output does not apply to this command; remove it\n"
        ),
        (
            ["--baseline-strict", "--no-baseline"],
            "riblint: error: --baseline-strict needs a baseline; remove it, or --no-baseline\n"
        ),
    ])
    func twoWhereItIsOfNoUse(_ arguments: [String], _ words: String) throws {
        let tree = try tree()
        try tree.write("new.json", Data("{\"schemaVersion\": 3}".utf8))
        try tree.write("cut.json", Data("{\"schemaVersion\": 1,\n  ".utf8))
        let outcome = try Riblint.run(arguments, in: tree.root)
        #expect(outcome.status == 2 && outcome.errors == words && outcome.output.isEmpty, "\(outcome.errors)")
    }

    @Test func unreadableBaselineFails() throws {
        let tree = try tree()
        try tree.write(name, Data("{\n<<<<<<< HEAD\n".utf8))
        let outcome = try run(tree)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(
            outcome.errors == "riblint: error: \(name):2:1: the baseline cannot be read: unresolved merge conflict; "
                + "keep the entries of both sides, then run 'riblint baseline prune'\n")
        #expect(try run(tree, "--no-baseline").status == 1)
    }

    @Test func reportsIncompleteRun() throws {
        let tree = try tree()
        try FileManager.default.createSymbolicLink(atPath: tree.path("gone.swift"), withDestinationPath: "nothing")
        let outcome = try run(tree, "baseline", "create")
        #expect(outcome.status == 3 && outcome.errors.contains("gone.swift: not analyzed"))
        #expect(try run(tree, "baseline", "update", "--allow-incomplete").status == 0)
    }
}
