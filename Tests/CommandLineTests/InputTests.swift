import Foundation
import Testing

/// `--stdin`, `--files-from`, and the input files of an Xcode build phase.
@Suite struct InputTests {
    /// Declares that `BaseInteractor` is an interactor and `LoginRouting` a routing protocol. The open file alone does
    /// not.
    private static let base =
        "import RIBs\n\nprotocol LoginRouting: Routing {}\n\nclass BaseInteractor: Interactor {}\n"
    private static let login = "final class LoginInteractor: BaseInteractor {\n    var router: LoginRouting?\n}\n"
    private static let fixed = login.replacingOccurrences(of: "var", with: "weak var")

    private func project(_ more: [String: String] = [:]) throws -> SampleTree {
        try SampleTree(
            [".git/HEAD": "", "App/Base.swift": InputTests.base, "App/Login.swift": InputTests.fixed].merging(more) {
                $1
            })
    }

    private func lint(
        _ tree: SampleTree, _ text: String, _ arguments: String..., in folder: URL? = nil
    ) throws -> Riblint.Outcome {
        try Riblint.run(["--stdin", "--format", "concise"] + arguments, in: folder ?? tree.root, input: text)
    }

    // MARK: --stdin

    @Test func lintsTextInPlaceOfFile() throws {
        let tree = try project(["App/Home.swift": SampleTree.leaky("Home")])
        let outcome = try lint(tree, InputTests.login, "--stdin-filename", "App/Login.swift")
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        #expect(outcome.text.hasPrefix("App/Login.swift:2:9: error: "))
        #expect(outcome.text.hasSuffix("\n1 error in 1 file; 1 fixable\n"), "\(outcome.text)")
        #expect(try String(contentsOfFile: tree.path("App/Login.swift"), encoding: .utf8) == InputTests.fixed)
        // The reverse: the text on disk is ignored.
        try tree.write("App/Login.swift", Data(InputTests.login.utf8))
        #expect(try lint(tree, InputTests.fixed, "--stdin-filename", "App/Login.swift").status == 0)
        #expect(try lint(tree, "", "--stdin-filename", "App/Login.swift").status == 0)
    }

    @Test func resultsDoNotDependOnFolderOrSpelling() throws {
        let tree = try project()
        try FileManager.default.createSymbolicLink(atPath: tree.path("Link"), withDestinationPath: "App")
        func lint(_ path: String, in folder: URL? = nil) throws -> String {
            try Riblint.run(
                ["--stdin", "--format", "json", "--stdin-filename", path], in: folder ?? tree.root,
                input: InputTests.login
            ).text
        }
        let expected = try lint("App/Login.swift")
        #expect(try lint(tree.path("App/Login.swift"), in: URL(filePath: "/")) == expected)
        #expect(try lint("Login.swift", in: tree.root.appending(path: "App")) == expected)
        #expect(try lint("../App/./Login.swift", in: tree.root.appending(path: "App")) == expected)
        #expect(try lint("Link/Login.swift") == expected)
    }

    @Test(arguments: ["App/New.swift", "App/Deep/Er/New.swift", "New.swift", "./App/../App/New.swift"])
    func fileNeedNotExist(_ path: String) throws {
        let tree = try project(["App/Login.swift": ""])
        let outcome = try lint(tree, InputTests.login, "--stdin-filename", path)
        #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
        let shown = path.replacingOccurrences(of: "./App/../", with: "")
        #expect(outcome.text.hasPrefix("\(shown):2:9: error: "))
        #expect(outcome.text.hasSuffix("\n1 error in 1 file; 1 fixable\n"), "\(outcome.text)")
        #expect(!FileManager.default.fileExists(atPath: tree.path(shown)))
    }

    @Test(
        arguments: [
            "Generated/Login.swift", "Pods/Login.swift", ".hidden/Login.swift", "Ignored/Login.swift",
            "App/._Login.swift", "App/Old/Login.swift",
        ], [false, true])
    func reportsExcludedFile(_ path: String, isThere: Bool) throws {
        let tree = try project([
            ".gitignore": "Ignored/\n", ".riblint.yml": "version: 1\nexcluded: [\"Generated/**\"]\n",
            "App/.gitignore": "Old\n",
        ])
        if isThere { try tree.write(path, Data(InputTests.login.utf8)) }
        let outcome = try lint(tree, InputTests.login, "--stdin-filename", path)
        #expect(outcome.status == 0 && outcome.text == "No findings in 0 files (0 RIBs)\n", "\(outcome.text)")
        #expect(outcome.errors == "riblint: note: '\(path)' is excluded; run 'riblint doctor' to see why\n")
    }

    @Test func usesProjectConfigurationAndBaseline() throws {
        let configuration = """
            version: 1
            included: [App]
            overrides:
              - { paths: ["App/Login.swift"], rules: { strong_router: warning } }

            """
        let tree = try project([".riblint.yml": configuration, "Other/x.swift": "("])
        let elsewhere = URL(filePath: "/")
        let outcome = try lint(tree, InputTests.login, "--stdin-filename", tree.path("App/Login.swift"), in: elsewhere)
        #expect(
            outcome.status == 0 && outcome.text.contains("App/Login.swift:2:9: warning: ") && outcome.errors.isEmpty,
            "\(outcome.errors)")
        #expect(
            try lint(
                tree, InputTests.login, "--isolated", "--stdin-filename", tree.path("App/Login.swift"), in: elsewhere
            ).status == 1)
        try tree.write("App/Login.swift", Data(InputTests.login.utf8))
        #expect(try Riblint.run(["baseline", "create"], in: tree.root).status == 0)
        let known = try lint(
            tree, InputTests.login + "\n", "--stdin-filename", tree.path("App/Login.swift"), in: elsewhere)
        #expect(known.status == 0 && known.text.hasPrefix("No findings"))
        // Linting standard input does not report fixed baseline entries.
        #expect(
            try lint(tree, InputTests.fixed, "--stdin-filename", tree.path("App/Login.swift"), in: elsewhere).errors
                .isEmpty)
    }

    /// Without a project marker, only files in the same folder are analyzed; subfolders are not searched.
    @Test func fileOutsideProjectIsLintedWithItsFolder() throws {
        let tree = try SampleTree([
            "A/Base.swift": InputTests.base, "A/B/Other.swift": SampleTree.leaky("Other"), "Up.swift": "",
        ])
        for path in ["A/Login.swift", "A/New/Login.swift"] {
            let outcome = try lint(tree, InputTests.login, "--stdin-filename", path)
            #expect(outcome.status == 1 && outcome.text.hasPrefix("\(path):2:9: error: "), "\(outcome.text)")
            #expect(outcome.text.hasSuffix("\n1 error in 1 file; 1 fixable\n"), "\(outcome.text)")
        }
        try tree.write(".riblint.yml", Data("version: 1\n".utf8))
        let outcome = try lint(tree, InputTests.login, "--stdin-filename", "A/Login.swift")
        #expect(
            outcome.text.hasPrefix("A/Login.swift:2:9: error: ")
                && outcome.text.hasSuffix("\n1 error in 1 file; 1 fixable\n"))
    }

    @Test func omitsNoticesAboutOtherFiles() throws {
        let tree = try project([
            "App/Cut.swift": "class {", "App/Idle.swift": "// riblint:disable:file strong_router\n",
        ])
        let outcome = try lint(tree, "func a( {\n", "--stdin-filename", "App/Login.swift")
        #expect(outcome.status == 0 && outcome.errors.hasPrefix("riblint: note: App/Login.swift:1: "))
        #expect(outcome.errors.components(separatedBy: "\n").count == 2, "\(outcome.errors)")
        // Files that are not analyzed are reported nevertheless.
        try tree.write("App/wide.swift", Data([0xFF, 0xFE]))
        let missing = try lint(tree, InputTests.fixed, "--stdin-filename", "App/Login.swift")
        #expect(
            missing.status == 0
                && missing.errors.hasPrefix("riblint: note: App/wide.swift: not analyzed, so findings may be missing: ")
        )
    }

    @Test func pathsSelectReportedFiles() throws {
        let tree = try project(["App/Home.swift": SampleTree.leaky("Home")])
        let outcome = try lint(tree, InputTests.login, "--stdin-filename", "App/Login.swift", "App")
        #expect(
            outcome.status == 1 && outcome.text.contains("App/Home.swift:13:9: ")
                && outcome.text.contains("App/Login.swift:2:9: "))
    }

    @Test func reportsUnanalyzableText() throws {
        let tree = try project()
        let wide = try Riblint.shell(
            "printf '\\377\\376a\\0' | \"$RIBLINT\" --stdin --stdin-filename App/Login.swift", in: tree.root)
        #expect(wide.status == 3 && wide.errors.contains("App/Login.swift: not analyzed: is in UTF-16 or UTF-32"))
        let large = try Riblint.shell(
            "head -c 6000000 /dev/zero | \"$RIBLINT\" --stdin --stdin-filename App/New.swift", in: tree.root)
        #expect(large.status == 3 && large.errors.contains("App/New.swift: not analyzed: is over the limit of 5 MB"))
    }

    @Test func printsFixesOfText() throws {
        let tree = try project()
        let outcome = try Riblint.run(
            ["--stdin", "--stdin-filename", "App/Login.swift", "--diff-fixes"], in: tree.root, input: InputTests.login)
        #expect(outcome.status == 1 && outcome.errors == "riblint: note: would fix 1 finding in 1 file\n")
        #expect(
            outcome.text == """
                diff --git a/App/Login.swift b/App/Login.swift
                --- a/App/Login.swift
                +++ b/App/Login.swift
                @@ -1,3 +1,3 @@
                 final class LoginInteractor: BaseInteractor {
                -    var router: LoginRouting?
                +    weak var router: LoginRouting?
                 }

                """)
    }

    // MARK: --files-from

    @Test(arguments: [
        "App/Login.swift\nApp/Base.swift\n", "App/Login.swift\r\n\r\nApp/Base.swift",
        "App/Login.swift\0App/Base.swift\0", "App\n",
    ])
    func readsPathsFromList(_ list: String) throws {
        let tree = try project([
            "App/Login.swift": InputTests.login, "Home.swift": SampleTree.leaky("Home"), "list.txt": list,
        ])
        for (argument, input) in [("list.txt", ""), ("-", list)] {
            let outcome = try Riblint.run(
                ["--files-from", argument, "--format", "concise"], in: tree.root, input: input)
            #expect(
                outcome.status == 1 && outcome.text.hasSuffix("\n1 error in 2 files; 1 fixable\n"),
                "\(outcome.text) \(outcome.errors)")
        }
        let both = try Riblint.run(["--files-from", "list.txt", "Home.swift", "--format", "concise"], in: tree.root)
        #expect(both.text.hasSuffix("\n2 errors in 3 files; 1 fixable\n"))
    }

    @Test func listsMayContainAnyName() throws {
        let tree = try SampleTree([
            "a\nb.swift": SampleTree.leaky("A"), "-x.swift": SampleTree.leaky("X"), "# y.swift": SampleTree.leaky("Y"),
            "z.swift": "",
        ])
        let list = "printf 'a\\nb.swift\\0-x.swift\\0# y.swift\\0'"
        let outcome = try Riblint.shell("\(list) | \"$RIBLINT\" --files-from - --format concise", in: tree.root)
        #expect(outcome.status == 1 && outcome.text.hasSuffix("\n3 errors in 3 files\n"), "\(outcome.errors)")
    }

    // MARK: Xcode

    @Test func usesInputFilesOfBuildPhase() throws {
        let tree = try project([
            "App/Login.swift": InputTests.login, "Home.swift": SampleTree.leaky("Home"), "Info.plist": "",
        ])
        try tree.write(
            "in.xcfilelist", Data("# a list\n\n\(tree.path("App/Base.swift"))\n\(tree.path("Info.plist"))\n".utf8))
        func found(_ variables: [String: String], _ arguments: String...) throws -> String {
            let outcome = try Riblint.run(["--format", "concise"] + arguments, in: tree.root, environment: variables)
            #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
            return String(outcome.text.split(separator: "\n").last ?? "")
        }
        let all = "2 errors in 3 files; 1 fixable"
        let files = [
            "SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": tree.path("Home.swift"),
            "SCRIPT_INPUT_FILE_1": tree.path("Info.plist"),
        ]
        let lists = ["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": tree.path("in.xcfilelist")]
        #expect(try found(files) == "1 error in 1 file")
        #expect(try found(files.merging(lists) { $1 }) == "1 error in 2 files")
        #expect(
            try found(["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": tree.path("App")])
                == "1 error in 2 files; 1 fixable")
        // Without source files or without a valid count, the variables are ignored. PATHs on the command line take
        // precedence.
        for count in ["0", "-1", "many", ""] {
            #expect(try found(files.merging(["SCRIPT_INPUT_FILE_COUNT": count]) { $1 }) == all)
        }
        #expect(try found(["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": tree.path("Info.plist")]) == all)
        #expect(try found(files, "App") == "1 error in 2 files; 1 fixable")
        #expect(
            try found(["SCRIPT_INPUT_FILE_COUNT": "999999999", "SCRIPT_INPUT_FILE_7": tree.path("Home.swift")])
                == "1 error in 1 file")
        let absent = ["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "no.xcfilelist"]
        let missing = try Riblint.run([], in: tree.root, environment: absent)
        #expect(missing.status == 2 && missing.errors.contains("cannot read 'no.xcfilelist'"))
    }

    @Test(arguments: [
        (["--stdin"], "--stdin needs the name of the file: --stdin-filename PATH"),
        (["--stdin-filename", "a.swift"], "--stdin-filename needs --stdin"),
        (["--stdin", "--stdin-filename", "a.c"], "'a.c' is not a Swift or Objective-C file"),
        (["--stdin", "--stdin-filename", "no/../a.swift"], "'no/../a.swift' does not exist"),
        (
            ["--stdin", "--stdin-filename", "App/Base.swift/a.swift"],
            "cannot read 'App/Base.swift/a.swift': not a directory"
        ),
        (
            ["--stdin", "--stdin-filename", "a.swift", "--files-from", "-"],
            "--stdin and --files-from - both read standard input"
        ),
        (["--stdin", "--stdin-filename", "a.swift", "--diff", "-"], "--stdin and --diff - both read standard input"),
        (["--stdin", "--stdin-filename", "a.swift", "--since", "HEAD"], "--since compares saved files"),
        (["--stdin", "--stdin-filename", "a.swift", "--staged"], "--staged compares saved files"),
        (["baseline", "create", "--stdin", "--stdin-filename", "a.swift"], "--stdin does not apply to this command"),
        (["--files-from", "no.txt"], "cannot read 'no.txt': No such file or directory"),
        (["--files-from", "list"], "'gone.swift' does not exist"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let tree = try project(["list": "App/Base.swift\ngone.swift\n"])
        let outcome = try Riblint.run(arguments, in: tree.root)
        #expect(
            outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words),
            "\(outcome.errors) \(outcome.text)")
    }
}
