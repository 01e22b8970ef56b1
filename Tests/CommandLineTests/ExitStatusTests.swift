import Foundation
import Testing

/// Exit statuses, and which texts go to standard output and standard error.
@Suite struct ExitStatusTests {
    @Test func zeroWithoutFindings() throws {
        let tree = try SampleTree(["a.swift": "let a = 1\n"])
        let outcome = try Riblint.run([tree.root.path])
        #expect(outcome.status == 0)
        #expect(outcome.text == "No findings in 1 file (0 RIBs)\n")
        #expect(outcome.errors.isEmpty)
    }

    @Test func oneWithFindings() throws {
        let tree = try SampleTree(["Login.swift": SampleTree.leaky("Login")])
        let outcome = try Riblint.run([tree.root.path, "--format", "concise"])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("Login.swift:13:9: error:"))
        #expect(outcome.errors.isEmpty)
        for options in [
            ["--fail-on", "never"], ["--disable", "view_self_dismissal"],
            ["--severity", "view_self_dismissal=warning"],
            ["--severity=view_self_dismissal=off"], ["--severity", "view_self_dismissal=note", "--fail-on=warning"],
        ] {
            #expect(try Riblint.run([tree.root.path] + options).status == 0, "\(options)")
        }
        for options in [
            ["--only-rule", "view_self_dismissal"], ["--severity", "view_self_dismissal=warning", "--strict"],
            ["--severity", "view_self_dismissal=note", "--fail-on", "note"], ["--all-rules"],
            ["--isolated", "--no-progress", "-q"],
        ] {
            #expect(try Riblint.run([tree.root.path] + options).status == 1, "\(options)")
        }
    }

    /// A file size limit simulates a full disk: the old report is kept, and no temporary file remains.
    @Test func reportOnFullDisk() throws {
        let tree = try SampleTree(["Login.swift": SampleTree.leaky("Login"), "out.json": "old"])
        let outcome = try Riblint.shell(
            "ulimit -f 1; \"$RIBLINT\" --format json=out.json --format sarif=new.sarif", in: tree.root)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("cannot write the report 'new.sarif': File too large"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: tree.root.path).sorted() == ["Login.swift", "out.json"])
    }

    @Test func lenientTurnsErrorsIntoWarnings() throws {
        let tree = try SampleTree(["Login.swift": SampleTree.leaky("Login")])
        let outcome = try Riblint.run([tree.root.path, "--format", "concise", "--lenient"])
        #expect(outcome.status == 0 && outcome.text.contains("Login.swift:13:9: warning:"))
        #expect(try Riblint.run([tree.root.path, "--lenient", "--fail-on", "warning"]).status == 1)
        let both = try Riblint.run([tree.root.path, "--lenient", "--strict"])
        #expect(both.status == 2 && both.errors.contains("--strict and --lenient exclude each other; remove one"))
    }

    @Test func verboseReportsSettings() throws {
        let tree = try SampleTree(["Login.swift": SampleTree.leaky("Login")])
        let rules =
            "riblint: analyzed: 1 file\nriblint: reported: 1 file\nriblint: rules: strong_router\n"
            + "riblint: bodies read: 1 file"
        let bare = try Riblint.run([".", "--verbose", "--only-rule", "strong_router"], in: tree.root)
        #expect(
            bare.errors
                == "riblint: root: \(tree.root.path)\nriblint: configuration: none\nriblint: baseline: none\n\(rules)\n"
        )
        try tree.write(".riblint.yml", Data("only_rules: [strong_router]\n".utf8))
        #expect(try Riblint.run(["baseline", "create"], in: tree.root).status == 0)
        let full = try Riblint.run([".", "--verbose"], in: tree.root).errors
        #expect(
            full.contains(
                """
                riblint: configuration: \(tree.root.path)/.riblint.yml
                riblint: baseline: \(tree.root.path)/.riblint-baseline.json
                \(rules)

                """
            ))
        #expect(try Riblint.run([".", "--verbose", "--quiet"], in: tree.root).status == 2)
    }

    @Test func threeWithUnanalyzedFiles() throws {
        let tree = try SampleTree(["Login.swift": SampleTree.leaky("Login"), "cut.swift": "class A { func f() { \""])
        try tree.write("utf16.swift", Data([0xFE, 0xFF, 0x00, 0x61]))
        try tree.write("name\nwith %.swift", Data([0xFF, 0xFE]))
        try tree.write("large.swift", Data(repeating: 0x0A, count: 50_000_000))
        try FileManager.default.createSymbolicLink(atPath: tree.path("loop"), withDestinationPath: ".")
        try FileManager.default.createSymbolicLink(atPath: tree.path("gone.swift"), withDestinationPath: "nothing")
        let outcome = try Riblint.run([tree.root.path, "--format", "concise"])
        #expect(outcome.status == 3)
        #expect(outcome.text.contains("Login.swift:13:9: error:"))
        let lines = outcome.errors.split(separator: "\n")
        for name in ["utf16.swift", "name\\nwith %.swift", "large.swift", "gone.swift"] {
            #expect(lines.filter { $0.contains(name + ": not analyzed: ") }.count == 1, "\(name)")
        }
        #expect(lines.count == 5 && lines.filter { $0.contains("/cut.swift:1: ") }.count == 1)
        #expect(try Riblint.run([tree.root.path, "--allow-incomplete"]).status == 1)
        #expect(try Riblint.run([tree.root.path, "--allow-incomplete", "--fail-on", "never"]).status == 0)
        let quiet = try Riblint.run([tree.root.path, "--quiet"])
        #expect(quiet.status == 3 && !quiet.errors.contains("note:"))
    }

    @Test(arguments: [
        (["nothing.swift"], "'nothing.swift' does not exist"),
        (
            ["lnit"],
            """
            'lnit' does not exist. Check the spelling and the working folder. Did you mean the command 'riblint \
            lint'?

            """
        ),
        (["-"], "For standard input, use --stdin --stdin-filename PATH.\n"),
        (["README.md", "Empty"], "no Swift or Objective-C files in 'README.md' and 'Empty'. Hidden folders"),
        (["--stdin", "--stdin-filename", "a.txt"], "'a.txt' is not a Swift or Objective-C file.\n"),
        (
            ["--exclude", "Pods/[ab"],
            "--exclude: unclosed bracket in the pattern 'Pods/[ab'; write '\\[' for the character\n"
        ),
        (["--exclude", ""], "--exclude: empty pattern; write one, for example \"**/Generated/**\"\n"),
        (["Empty"], "no Swift or Objective-C files in 'Empty'"),
        (
            ["--only-rule", "view_self_dismisal"],
            "unknown rule 'view_self_dismisal'; did you mean 'view_self_dismissal'?"
        ),
        (["--disable", "xyzzy"], "unknown rule 'xyzzy'; 'riblint rules' lists all\n"),
        (["--severity", "view_self_dismissal=eror"], "unknown severity 'eror'; did you mean 'error'?"),
        (
            ["--severity", "view_self_dismissal"],
            "invalid value 'view_self_dismissal' for --severity; expected ID=LEVEL"
        ),
        (["--format", "srif"], "unknown format 'srif'; did you mean 'sarif'?"),
        (["--format", "sarif="], "names no file"),
        (["--format", "text", "--format", "json"], "two reports would go to standard output"),
        (["--format", "json=x", "--format", "sarif=x"], "two reports would go to 'x'"),
        (
            ["--format", "json=no/such/folder/x"],
            "cannot write the report 'no/such/folder/x': No such file or directory"
        ),
        (["--fail-on", "eror"], "did you mean 'error'?"),
        (["--color", "alwys"], "did you mean 'always'?"),
        (["--jobs", "0"], "invalid value '0' for --jobs; expected 1 to 1024"),
        (["--jobs", "many"], "invalid value 'many' for --jobs; expected 1 to 1024"),
        (["--jobs", "-3"], "riblint: error: invalid value '-3' for --jobs; expected 1 to 1024\n"),
        (["--jobs"], "riblint: error: missing value for '--jobs <N>'\n"),
        (["--max-warnings", "-1"], "riblint: error: invalid value '-1' for --max-warnings; expected 0 or more\n"),
        (["--jobbs", "2"], "riblint: error: unknown option '--jobbs'; did you mean '--jobs'?\n"),
        (["--verbos"], "riblint: error: unknown option '--verbos'; did you mean '--verbose'?\n"),
        (["lint", "--only", "x"], "riblint: error: unknown option '--only'; did you mean '--only-rule'?\n"),
        (["-z"], "riblint: error: unknown option '-z'; 'riblint --help' lists all options\n"),
        (["rules", "--quiet"], "riblint: error: --quiet does not apply to this command; remove it\n"),
        (["rules", "--x"], "riblint: error: unknown option '--x'; 'riblint rules --help' lists all options\n"),
        (["--strict=yes"], "riblint: error: the option '--strict' does not take any value, but 'yes' was specified\n"),
        (
            ["baseline", "crate"],
            "riblint: error: unknown command 'riblint baseline crate'; did you mean 'riblint baseline create'?\n"
        ),
        (["config", "validate"], "riblint: error: unknown command 'riblint config validate'; expected "),
        (["config"], "riblint: error: 'riblint config' needs a command; expected "),
        (["baseline"], "riblint: error: 'riblint baseline' needs a command; expected create, "),
        (["baseline"], "\nUSAGE: riblint baseline <subcommand>\n"),
        (["--isolated", "doctor"], "A command comes first: 'riblint doctor --isolated'.\n"),
        (
            ["--format", "json=x", "--output", "y"],
            "--output y and --format json=x both name a file; use --format NAME=PATH for each report"
        ),
        (["--output", "no/such/x"], "cannot write the report 'no/such/x': No such file or directory"),
        (["explain", "view_self_dismisal"], "did you mean 'view_self_dismissal'?"),
        (["rules", "--format", "jsn"], "did you mean 'json'?"),
        (["explain"], "missing rule id; run "),
    ])
    func twoWhereTheJobCannotBeDone(_ arguments: [String], _ words: String) throws {
        let tree = try SampleTree(["a.swift": "let a = 1\n", "README.md": "", "Empty/x.txt": ""])
        let outcome = try Riblint.run(arguments, in: tree.root)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
    }

    @Test func otherFilesAreSkippedWithNote() throws {
        let tree = try SampleTree(["a.swift": "", "README.md": ""])
        let outcome = try Riblint.run(["README.md", "a.swift"], in: tree.root)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "riblint: note: 'README.md' is not a Swift or Objective-C file; skipped\n")
    }

    @Test func helpAndVersionGoToStandardOutput() throws {
        for arguments in [
            ["--help"], ["lint", "--help"], ["--version"], ["help", "explain"], ["baseline", "--help"],
            ["help", "baseline"],
        ] {
            let outcome = try Riblint.run(arguments)
            #expect(outcome.status == 0 && !outcome.output.isEmpty && outcome.errors.isEmpty)
        }
        let version = try Riblint.run(["--version"]).text
        for arguments in [["-v"], ["version"]] { #expect(try Riblint.run(arguments).text == version) }
    }

    @Test func maxWarnings() throws {
        let tree = try SampleTree(["A.swift": SampleTree.leaky("A"), "B.swift": SampleTree.leaky("B")])
        let warnings = ["--severity", "view_self_dismissal=warning"]
        for (options, status) in [
            ([], 0), (["--max-warnings", "2"], 0), (["--max-warnings", "1"], 1),
            (["--max-warnings=0", "--fail-on", "never"], 1),
            (["--max-warnings", "0", "--exit-zero"], 0),
        ] as [([String], Int32)] {
            let outcome = try Riblint.run(warnings + options, in: tree.root)
            #expect(outcome.status == status, "\(options)")
            let isOver = options.contains { $0 == "1" || $0.hasSuffix("0") }
            #expect(
                outcome.errors.contains("riblint: note: more warnings than --max-warnings allows: 2, allowed ")
                    == isOver, "\(outcome.errors)")
        }
        #expect(
            try Riblint.run(["--max-warnings", "0", "--fail-on", "never"], in: tree.root).status == 0,
            "errors are no warnings")
    }

    @Test func exitZero() throws {
        let tree = try SampleTree(["A.swift": SampleTree.leaky("A")])
        #expect(try Riblint.run(["--exit-zero"], in: tree.root).status == 0)
        #expect(try Riblint.run(["--exit-zero", "nothing"], in: tree.root).status == 2)
        try tree.write("utf16.swift", Data([0xFE, 0xFF, 0x00, 0x61]))
        #expect(try Riblint.run(["--exit-zero"], in: tree.root).status == 3)
    }

    @Test func anInterruptIs130() throws {
        let tree = try SampleTree()
        // Paths are read from standard input, which is silent, so the process waits until it is interrupted.
        let outcome = try Riblint.shell(
            """
            mkfifo f; (sleep 20 > f & echo $! > s); "$RIBLINT" dump --canon < f & p=$!; sleep 0.3; kill -INT $p; \
            wait $p; r=$?; kill $(cat s); exit $r
            """,
            in: tree.root)
        #expect(outcome.status == 130)
    }

    @Test func closedPipeIsNotAFailure() throws {
        let tree = try SampleTree(["Login.swift": SampleTree.leaky("Login")])
        let outcome = try Riblint.shell(
            "(sleep 0.2; \"$RIBLINT\" . ; echo $? > status) | true; sleep 1; cat status", in: tree.root)
        #expect(outcome.text == "1\n" && outcome.errors.isEmpty)
    }

    @Test func fullDiskIsAFailure() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let tree = try SampleTree(["a.swift": ""])
        let outcome = try Riblint.shell("\"$RIBLINT\" . > /dev/full", in: tree.root)
        #expect(outcome.status == 2 && outcome.errors.contains("cannot write to standard output"))
        #expect(try Riblint.run([".", "--format", "json=/dev/full"], in: tree.root).status == 2)
    }
}
