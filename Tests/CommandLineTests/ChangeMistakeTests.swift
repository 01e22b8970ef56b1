import Foundation
import Testing

/// Errors where the changed lines cannot be determined.
@Suite struct ChangeMistakeTests {
    private let login = "App/Login.swift"

    private func repository() throws -> Repository {
        try Repository([login: SampleTree.leaky("Login"), "App/Home.swift": SampleTree.leaky("Home")])
    }

    @Test(arguments: [
        (
            ["--since", "nothing"],
            "git cannot find commit 'nothing'. Check the spelling, or fetch it first with 'git fetch origin'."
        ),
        (["--since", "HEAD:App"], "git cannot find commit 'HEAD:App'"),
        (["--since=--help"], "git cannot find commit '--help'"),
        (["--since", "main...HEAD~"], "'main...HEAD~' names two commits. Give the one to compare with"),
        (["--since", ""], "git cannot find commit ''"),
        (["--since", "unrelated"], "'unrelated' and the current commit have no common ancestor"),
        (["--since", "HEAD", "--staged"], "--since and --staged exclude each other; remove one"),
        (["--staged", "--diff", "-"], "--staged and --diff exclude each other"),
        (["--hook", "--since", "HEAD"], "--since and --hook exclude each other; remove one"),
        (["--sarif-diff-only"], "--sarif-diff-only needs --since, --staged, --hook or --diff"),
        (["--diff", "no.patch"], "cannot read 'no.patch': No such file or directory"),
        (["--diff", "App"], "cannot read 'App': Is a directory"),
        (
            ["--diff", "App/Login.swift"],
            "App/Login.swift:1: not a unified diff. Create it with 'git diff' or 'diff -u'."
        ),
        (["--diff", "-", "--files-from", "-"], "both read standard input"),
        (["baseline", "create", "--since", "HEAD"], "--since does not apply to this command"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let repository = try repository()
        try repository.git("checkout -q --orphan unrelated && git commit -q -m x && git checkout -q main")
        let outcome = try Riblint.run(arguments, in: repository.tree.root)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("riblint: error: "))
    }

    @Test func reportsMissingRepository() throws {
        let tree = try SampleTree([login: SampleTree.leaky("Login")])
        for option in ["--since=HEAD", "--staged"] {
            let outcome = try Riblint.run([option], in: tree.root)
            #expect(outcome.status == 2)
            #expect(
                outcome.errors == """
                    riblint: error: '\(tree.root.path)' is not in the working tree of a git repository. \
                    Name a folder of a clone, or pass the changes to 'riblint lint' with --diff FILE.

                    """)
        }
        let patch = "--- \(login)\n+++ \(login)\n@@ -13 +13 @@\n-        x\n+        dismiss(animated: true)\n"
        #expect(try Riblint.run(["--diff", "-"], in: tree.root, input: patch).status == 1)
    }

    @Test func reportsShallowClone() throws {
        let repository = try repository()
        try repository.git(
            "checkout -q -b work && git commit -q --allow-empty -m one && git commit -q --allow-empty -m two")
        try repository.git("checkout -q main && git commit -q --allow-empty -m three && git checkout -q work")
        try repository.git("clone -q --no-local --depth 1 --no-single-branch --branch work . clone 2>/dev/null")
        let outcome = try Riblint.run(["--since", "origin/main"], in: repository.tree.root.appending(path: "clone"))
        #expect(outcome.status == 2, "\(outcome.text)")
        #expect(outcome.errors.contains("this shallow clone does not contain the merge base with 'origin/main'."))
        #expect(outcome.errors.contains("git fetch --unshallow"))
    }

    @Test func reportsMissingGit() throws {
        let repository = try repository()
        let outcome = try Riblint.run(
            ["--since", "HEAD"], in: repository.tree.root, environment: ["PATH": repository.tree.path("App")])
        #expect(outcome.status == 2)
        #expect(
            outcome.errors == """
                riblint: error: cannot run git: no such file or directory. Install it, or pass the changes with \
                --diff FILE.

                """)
    }

    @Test func repositoryWithoutCommits() throws {
        let tree = try SampleTree([login: SampleTree.leaky("Login")])
        _ = try Riblint.shell("git init -q .", in: tree.root)
        #expect(try Riblint.run(["--since", "HEAD"], in: tree.root).errors.contains("git cannot find commit 'HEAD'"))
        #expect(try Riblint.run(["--staged"], in: tree.root).status == 0)
        _ = try Riblint.shell("git add -A", in: tree.root)
        #expect(try Riblint.run(["--staged"], in: tree.root).status == 1)
    }
}
