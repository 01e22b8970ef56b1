import Foundation
import Testing

/// `--since`, `--staged` and `--diff` in real repositories.
@Suite struct ChangeTests {
    private let login = "App/Login.swift"
    private let home = "App/Home.swift"

    private func repository() throws -> Repository {
        try Repository([login: SampleTree.leaky("Login"), home: SampleTree.leaky("Home")])
    }

    /// A view that is dismissed by its helper: the finding is on line 15, and its path begins on line 11.
    private static let indirect = """
        import RIBs
        import UIKit

        protocol CartPresentableListener: AnyObject {
            func didTapClose()
        }

        final class CartViewController: UIViewController, CartPresentable, CartViewControllable {
            weak var listener: CartPresentableListener?

            @objc private func closeTapped() { close() }
            // 12

            private func close() {
                dismiss(animated: true)
            }
        }

        protocol CartPresentable: Presentable {
            var listener: CartPresentableListener? { get set }
        }

        protocol CartViewControllable: ViewControllable {}

        """

    @Test func reportsOnlyFindingsOnChangedLines() throws {
        let repository = try repository()
        let clean = try repository.lint("--since", "HEAD")
        #expect(clean.status == 0 && clean.errors.isEmpty)
        #expect(
            clean.text
                == "No findings on changed lines in 2 files (0 RIBs); 2 findings outside the changed lines not shown\n")
        // An unrelated line, and the line of the finding.
        try repository.edit(login, "weak var listener", "weak  var listener")
        #expect(try repository.found("--since", "HEAD") == [])
        try repository.edit(login, "dismiss(animated: true)", "dismiss(animated: false)")
        let outcome = try repository.lint("--since", "HEAD")
        #expect(outcome.status == 1 && outcome.text.hasPrefix("\(login):13:9: error: "))
        #expect(
            outcome.text.hasSuffix(
                "\n1 error on changed lines in 2 files; 1 finding outside the changed lines not shown\n"))
        #expect(outcome.errors.isEmpty)
        let machine = try Riblint.run(["--format", "jsonl", "--since", "HEAD"], in: repository.tree.root)
        #expect(machine.errors == "riblint: note: 1 finding outside the changed lines not shown\n")
        #expect(try repository.lint("--since", "HEAD", "--quiet").errors.isEmpty)
        let json = try Riblint.run(["--format", "json", "--since", "HEAD"], in: repository.tree.root).text
        #expect(
            json.contains(
                "\"summary\": {\"files\": 2, \"analyzedFiles\": 2, \"ribs\": 0, \"error\": 1, \"warning\": 0,"))
    }

    /// What is staged; without it, and without a commit to compare with, everything: nothing passes unseen.
    @Test func hookReportsWhatTheCommitIsAbout() throws {
        let repository = try repository()
        #expect(try repository.found("--hook") == ["\(home):13", "\(login):13"])
        try repository.edit(login, "dismiss(animated: true)", "dismiss(animated: false)")
        #expect(try repository.found("--hook") == ["\(home):13", "\(login):13"])
        try repository.git("add -A")
        #expect(try repository.found("--hook") == ["\(login):13"])
        try repository.write("Notes.md", "new")
        try repository.git("commit -q -m second")
        try repository.git("add Notes.md")
        #expect(try repository.found("--hook") == [], "no source file is staged")
        let pushed = try Riblint.run(
            ["--format", "concise", "--hook"], in: repository.tree.root,
            environment: ["PRE_COMMIT_FROM_REF": "HEAD~1", "PRE_COMMIT_TO_REF": "HEAD"])
        #expect(pushed.text.hasPrefix("\(login):13:"))
        #expect(pushed.text.contains("1 error on changed lines"))
    }

    @Test func changedPathStepCounts() throws {
        let repository = try Repository(["Cart.swift": ChangeTests.indirect])
        #expect(try repository.found() == ["Cart.swift:15"])
        try repository.edit("Cart.swift", "// 12", "// twelve")
        #expect(try repository.found("--since", "HEAD") == [])
        try repository.edit("Cart.swift", "{ close() }", "{ self.close() }")
        #expect(try repository.found("--since", "HEAD") == ["Cart.swift:15"])
    }

    @Test func untrackedFilesAreNew() throws {
        let repository = try repository()
        try repository.write("App/New name.swift", SampleTree.leaky("New"))
        try repository.write(".gitignore", "Made\n")
        try repository.write("Made/Made.swift", SampleTree.leaky("Made"))
        #expect(try repository.found("--since", "HEAD") == ["App/New name.swift:13"])
        #expect(try repository.found("--staged") == [])
        try repository.git("add -A")
        #expect(try repository.found("--staged") == ["App/New name.swift:13"])
    }

    @Test func comparesWithMergeBase() throws {
        let repository = try repository()
        try repository.git("checkout -q -b work")
        try repository.edit(login, "dismiss(animated: true)", "dismiss(animated: false)")
        try repository.git("commit -q -a -m work && git checkout -q main")
        try repository.edit(home, "dismiss(animated: true)", "dismiss(animated: false)")
        try repository.git("commit -q -a -m other && git tag other && git checkout -q work")
        #expect(try repository.found("--since", "main") == ["\(login):13"])
        #expect(try repository.found("--since", "other") == ["\(login):13"])
        #expect(try repository.found("--since=HEAD~1") == ["\(login):13"])
        #expect(try repository.found("--since", "HEAD") == [])
    }

    @Test func renamesAreFollowed() throws {
        let repository = try repository()
        try repository.git("mv App/Login.swift App/Entry.swift")
        #expect(try repository.found("--since", "HEAD") == [])
        #expect(try repository.found("--staged") == [])
        try repository.edit("App/Entry.swift", "dismiss(animated: true)", "dismiss(animated: false)")
        #expect(try repository.found("--since", "HEAD") == ["App/Entry.swift:13"])
        #expect(try repository.found("--staged") == [])
    }

    @Test func stagedLinesComeFromIndex() throws {
        let repository = try repository()
        try repository.edit(login, "dismiss(animated: true)", "dismiss(animated: false)")
        #expect(try repository.found("--staged") == [])
        try repository.git("add -A")
        try repository.edit(login, "import RIBs\n", "import RIBs\n\n\n\n")
        try repository.edit(home, "dismiss(animated: true)", "dismiss(animated: false)")
        #expect(try repository.found("--staged") == ["\(login):13"])
        #expect(try repository.found("--since", "HEAD") == ["\(home):13", "\(login):16"])
    }

    @Test func deletedLinesMarkTheirNeighbors() throws {
        let path = "Cart.swift"
        let text = ChangeTests.indirect.replacingOccurrences(
            of: "        dismiss", with: "        // gone\n        dismiss")
        let repository = try Repository([path: text])
        try repository.edit(path, "    // 12\n", "")
        #expect(try repository.found("--since", "HEAD") == ["\(path):15"], "line 11 is beside the gap, and on the way")
        try repository.git("checkout -q .")
        try repository.edit(path, "protocol CartViewControllable: ViewControllable {}\n", "")
        #expect(try repository.found("--since", "HEAD") == [])
        try repository.git("checkout -q .")
        try repository.edit(path, "        // gone\n", "")
        #expect(try repository.found("--since", "HEAD") == ["\(path):15"])
    }

    @Test func sarifContainsAllFindings() throws {
        let repository = try repository()
        let arguments = ["--since", "HEAD", "--format", "sarif=x.sarif", "--format", "concise"]
        func results(_ more: [String]) throws -> Int {
            let outcome = try Riblint.run(arguments + more, in: repository.tree.root)
            #expect(outcome.status == 0, "omitted findings do not affect the status")
            return try String(contentsOfFile: repository.tree.path("x.sarif"), encoding: .utf8).components(
                separatedBy: "\"ruleIndex\""
            ).count - 1
        }
        #expect(try results([]) == 2)
        #expect(try results(["--sarif-diff-only"]) == 0)
    }

    @Test(arguments: [
        "", "--no-prefix", "-U0", "-U20 --src-prefix=old/ --dst-prefix=new/", "--color=never --full-index --stat -p",
        "-R",
    ])
    func diffsOfEveryForm(_ options: String) throws {
        let repository = try Repository([
            login: SampleTree.leaky("Login"), home: SampleTree.leaky("Home"), "b/\"é\n.swift": SampleTree.leaky("Cart"),
            "Gone.swift": SampleTree.leaky("Gone"), "x.png": "\0\u{1}",
        ])
        try repository.edit(login, "dismiss(animated: true)", "dismiss(animated: false)")
        try repository.edit("b/\"é\n.swift", "dismiss(animated: true)", "dismiss(animated: false)")
        try repository.git("rm -q Gone.swift")
        try repository.write("x.png", "\0\u{2}")
        try repository.write("Note.md", "new\n")
        try repository.write("New.swift", SampleTree.leaky("New"))
        try repository.git("add -A")
        let expected =
            options == "-R"
            ? ["\(login):13", "b/\"é\\n.swift:13"] : ["\(login):13", "New.swift:13", "b/\"é\\n.swift:13"]
        try repository.git("diff HEAD \(options) > change.patch")
        #expect(try repository.found("--diff", "change.patch") == expected)
        let diff = try String(contentsOfFile: repository.tree.path("change.patch"), encoding: .utf8)
        #expect(try repository.found("--diff", "-", input: diff) == expected)
        #expect(
            try repository.found("--diff", "-", input: diff.replacingOccurrences(of: "\n", with: "\r\n")) == expected)
        #expect(try repository.found("--diff", "-", input: "") == [])
    }

    @Test func resultsDoNotDependOnWorkingFolder() throws {
        let repository = try repository()
        try repository.edit(login, "dismiss(animated: true)", "dismiss(animated: false)")
        let here = repository.tree.root.appending(path: "App")
        for arguments in [["--since", "HEAD"], ["Login.swift", "--since", "HEAD"], ["..", "--since", "HEAD"]] {
            let outcome = try Riblint.run(["--format", "concise"] + arguments, in: here)
            #expect(outcome.status == 1 && outcome.text.hasPrefix("Login.swift:13:9: "), "\(arguments)")
        }
        #expect(try Riblint.run(["Home.swift", "--since", "HEAD"], in: here).status == 0)
        try repository.git("diff --relative=App > App/change.patch")
        let foreign = try Riblint.run(["--diff", "change.patch"], in: here)
        #expect(foreign.status == 2 && foreign.output.isEmpty)
        #expect(
            foreign.errors == """
                riblint: error: none of the source files in change.patch exists under '\(repository.tree.root.path)'; \
                the first is 'Login.swift'. Create the diff from that folder, without --relative.

                """)
    }

    /// Git's configuration neither changes the result nor runs commands.
    @Test func gitConfigurationHasNoEffect() throws {
        let repository = try repository()
        try repository.edit(login, "dismiss(animated: true)", "dismiss(animated: false)")
        try repository.write("é x.swift", SampleTree.leaky("New"))
        try repository.write(".gitattributes", "*.swift diff=trap\n")
        for setting in [
            "diff.external 'touch ran; false'", "diff.trap.command 'touch ran; false'",
            "diff.trap.textconv 'touch ran; false'",
            "core.fsmonitor 'touch ran'", "core.pager 'touch ran'", "color.ui always", "color.diff always",
            "diff.noprefix true",
            "diff.mnemonicPrefix true", "diff.interHunkContext 50", "diff.context 30", "diff.wordRegex .",
            "core.quotepath off",
            "diff.renames false", "diff.relative false", "diff.ignoreSubmodules none", "status.relativePaths false",
        ] { try repository.git("config \(setting)") }
        #expect(try repository.found("--since", "HEAD") == ["\(login):13", "é x.swift:13"])
        try repository.git("-c core.fsmonitor=false add App")
        #expect(try repository.found("--staged") == ["\(login):13"])
        let variables = "GIT_LITERAL_PATHSPECS=1 GIT_EXTERNAL_DIFF='touch ran' GIT_PAGER='touch ran' GIT_DIFF_OPTS=-u9"
        let traced = try repository.shell("\(variables) \"$RIBLINT\" --since HEAD --format concise")
        #expect(
            traced.status == 1
                && traced.text.hasSuffix(
                    "\n2 errors on changed lines in 3 files; 1 finding outside the changed lines not shown\n")
        )
        #expect(!FileManager.default.fileExists(atPath: repository.tree.path("ran")))
    }

    @Test func preCommitHookLintsIndex() throws {
        let repository = try repository()
        try repository.write(
            ".git/hooks/pre-commit", "#!/bin/sh\nexec \"$RIBLINT\" --staged --format concise >> .git/said 2>&1\n")
        try repository.git("config core.hooksPath .git/hooks && chmod +x .git/hooks/pre-commit")
        try repository.edit(login, "weak var listener", "weak  var listener")
        try repository.edit(home, "dismiss(animated: true)", "dismiss(animated: false)")
        // git passes the hook a separate index, in which only one of the two files is staged.
        try repository.git("commit -q -m fine App/Login.swift")
        #expect(try repository.shell("git commit -q -a -m leaky").status == 1)
        let said = try String(contentsOfFile: repository.tree.path(".git/said"), encoding: .utf8)
        #expect(said.components(separatedBy: "error: ").count == 2 && said.contains("\(home):13:9: error: "), "\(said)")
    }

    /// Suppressions and baselines are checked for the whole project, even if only a part of it is reported.
    @Test func directivesAndBaselinesApplyToAllLines() throws {
        let silenced = SampleTree.leaky("Login", before: "// riblint:disable:next view_self_dismissal")
        let idle = SampleTree.leaky("Idle").replacingOccurrences(
            of: "    weak var", with: "    // riblint:disable:next strong_router\n    weak var")
        let repository = try Repository([login: silenced, "Idle.swift": idle, home: SampleTree.leaky("Home")])
        #expect(try repository.found() == ["\(home):13", "Idle.swift:9", "Idle.swift:14"])
        try repository.edit(login, "import UIKit", "import  UIKit")
        #expect(try repository.found("--since", "HEAD") == [])
        try repository.edit("Idle.swift", "next strong_router", "next  strong_router")
        #expect(try repository.found("--since", "HEAD") == ["Idle.swift:9"])
        #expect(try Riblint.run(["baseline", "create"], in: repository.tree.root).status == 0)
        let known = try repository.lint("--since", "HEAD")
        #expect(known.status == 0 && known.errors.isEmpty)
        #expect(known.text == "No findings on changed lines in 3 files (0 RIBs); 1 suppressed, 3 baselined\n")
        try FileManager.default.removeItem(atPath: repository.tree.path(home))
        let stale = try repository.lint("--since", "HEAD")
        #expect(
            stale.status == 0
                && stale.errors.contains("1 finding in the baseline is fixed: view_self_dismissal (\(home),"))
    }

    @Test func reportsUnanalyzedFiles() throws {
        let repository = try repository()
        try repository.tree.write("x.swift", Data([0xFE, 0xFF, 0, 0x61]))
        let outcome = try repository.lint("--since", "HEAD")
        #expect(outcome.status == 3 && outcome.errors.contains("x.swift: not analyzed: is in UTF-16"))
    }
}
