import Foundation
import Testing

/// `--fix`, `--unsafe-fixes` and `--diff-fixes` on files of all kinds.
@Suite struct FixOptionTests {
    /// An interactor that holds its router strongly, and the same text after the fix.
    private static let leaky = """
        import RIBs

        protocol CartRouting: Routing {}

        final class CartInteractor: Interactor {
            var router: CartRouting?
        }

        """
    private static let fixed = leaky.replacingOccurrences(of: "var router", with: "weak var router")

    /// The same texts for another RIB.
    private static func leaky(_ name: String) -> String { leaky.replacingOccurrences(of: "Cart", with: name) }

    private func run(_ tree: SampleTree, _ arguments: String...) throws -> Riblint.Outcome {
        try Riblint.run(["--format", "concise"] + arguments, in: tree.root)
    }

    private func data(_ tree: SampleTree, _ path: String) throws -> Data {
        try Data(contentsOf: tree.root.appending(path: path))
    }

    private func names(_ tree: SampleTree) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: tree.root.path).sorted()
    }

    /// The same text in different encodings and line endings.
    private static let forms: [String: @Sendable (String) -> Data] = [
        "crlf.swift": { Data($0.replacingOccurrences(of: "\n", with: "\r\n").utf8) },
        "mark.swift": { Data([0xEF, 0xBB, 0xBF]) + Data($0.utf8) },
        "mark and crlf.swift": {
            Data([0xEF, 0xBB, 0xBF]) + Data($0.replacingOccurrences(of: "\n", with: "\r\n").utf8)
        },
        "cut.swift": { Data($0.dropLast().utf8) },
        "one line.swift": {
            Data($0.replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: "RIBs ", with: "RIBs;").utf8)
        },
        "é \"x\".swift": { Data($0.utf8) },
        "bytes.swift": { Data("// \u{1}\0\t".utf8) + Data([0xFF, 0xC3, 0x0A]) + Data($0.utf8) },
        "long.swift": { Data(($0 + "\n" + (0..<400).map { "// line \($0)\n" }.joined()).utf8) },
    ]

    private func forms() throws -> SampleTree {
        let tree = try SampleTree([".git/HEAD": ""])
        for (name, form) in FixOptionTests.forms { try tree.write("F\(name)/\(name)", form(FixOptionTests.leaky)) }
        return tree
    }

    @Test func fixChangesOnlyItsBytes() throws {
        let tree = try forms()
        let outcome = try run(tree, "--fix")
        #expect(outcome.status == 0 && outcome.text == "No findings in 8 files (0 RIBs)\n", "\(outcome.text)")
        #expect(outcome.errors.hasPrefix("riblint: note: fixed 8 findings in 8 files\n"), "\(outcome.errors)")
        for (name, form) in FixOptionTests.forms {
            #expect(try data(tree, "F\(name)/\(name)") == form(FixOptionTests.fixed), "\(name)")
        }
        let again = try run(tree, "--fix")
        #expect(again.status == 0 && again.errors.hasPrefix("riblint: note: fixed 0 findings in 0 files\n"))
        for (name, form) in FixOptionTests.forms {
            #expect(try data(tree, "F\(name)/\(name)") == form(FixOptionTests.fixed), "\(name)")
        }
    }

    @Test func gitApplyOfDiffMatchesFix() throws {
        let tree = try forms()
        let diff = try Riblint.run(["--diff-fixes"], in: tree.root)
        #expect(
            diff.status == 1 && diff.errors.hasPrefix("riblint: note: would fix 8 findings in 8 files\n"),
            "what is found is there still")
        for (name, form) in FixOptionTests.forms {
            #expect(try data(tree, "F\(name)/\(name)") == form(FixOptionTests.leaky), "\(name)")
        }
        try tree.write("fixes.patch", diff.output)
        let applied = try Riblint.shell(
            "rm -r .git; git init -q . && git apply --whitespace=nowarn fixes.patch", in: tree.root)
        #expect(applied.status == 0, "\(applied.errors)")
        for (name, form) in FixOptionTests.forms {
            #expect(try data(tree, "F\(name)/\(name)") == form(FixOptionTests.fixed), "\(name)")
        }
        let none = try Riblint.run(["--diff-fixes"], in: tree.root)
        #expect(none.status == 0 && none.output.isEmpty)
    }

    @Test func remainingFindingsDecideStatus() throws {
        let tree = try SampleTree(["Cart.swift": FixOptionTests.leaky, "Login.swift": SampleTree.leaky("Login")])
        let outcome = try run(tree, "--fix")
        #expect(outcome.status == 1)
        #expect(
            outcome.text.hasPrefix("Login.swift:13:9: error: ")
                && outcome.text.hasSuffix("\n1 error in 2 files\n"), "\(outcome.text)")
        #expect(outcome.errors == "riblint: note: fixed 1 finding in 1 file\n")
        #expect(try run(tree, "--fix", "--quiet").errors.isEmpty)
        #expect(try run(tree, "--fix", "--fail-on", "never").status == 0)
    }

    @Test func unsafeFixesNeedOption() throws {
        let text = FixOptionTests.leaky.replacingOccurrences(
            of: "    var", with: "    // riblint:disable:next strong_ruoter - why\n    var")
        let tree = try SampleTree(["Cart.swift": text])
        #expect(
            try run(tree, "--fix", "--disable", "strong_router").errors
                == "riblint: note: fixed 0 findings in 0 files\n")
        let outcome = try run(tree, "--fix", "--unsafe-fixes", "--severity", "strong_router=note")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(!String(decoding: try data(tree, "Cart.swift"), as: UTF8.self).contains("ruoter"))
    }

    @Test func fixRuleLimitsFixes() throws {
        let text = FixOptionTests.leaky + "// riblint:disable:this undisposed_subscription - old\n"
        let tree = try SampleTree(["Cart.swift": text])
        let diff = try Riblint.run(["--diff-fixes", "--fix-rule", "unused_suppression"], in: tree.root)
        #expect(
            diff.status == 1 && diff.text.contains("-// riblint") && !diff.text.contains("weak"),
            "\(diff.text)\(diff.errors)")
        let outcome = try run(tree, "--fix-rule", "unused_suppression")
        #expect(
            outcome.status == 1 && outcome.errors == "riblint: note: fixed 1 finding in 1 file\n", "\(outcome.errors)")
        #expect(outcome.text.hasPrefix("Cart.swift:6:9: error: "))
        #expect(try data(tree, "Cart.swift") == Data(FixOptionTests.leaky.utf8))
        #expect(try run(tree, "--fix-rule", "unused_suppression,strong_router", "--fix").status == 0)
        #expect(try data(tree, "Cart.swift") == Data(FixOptionTests.fixed.utf8))
    }

    @Test func fixesOnlyFindingsOnChangedLines() throws {
        let repository = try Repository([
            "Cart.swift": FixOptionTests.leaky, "Home.swift": FixOptionTests.leaky("Home"),
        ])
        try repository.edit("Cart.swift", "import RIBs\n", "import RIBs\n\n")
        try repository.edit("Home.swift", "    var router: HomeRouting?", "    var  router: HomeRouting?")
        #expect(try repository.lint("--since", "HEAD", "--fix").status == 0)
        #expect(try repository.found() == ["Cart.swift:7"])
        // Lines that the fix itself changes do not count as changed lines.
        let outcome = try repository.lint("--since", "HEAD", "--fix")
        #expect(outcome.status == 0 && outcome.errors.contains("fixed 0 findings in 0 files"))
        #expect(try repository.found() == ["Cart.swift:7"])
    }

    @Test func reportsFilesThatCannotBeReplaced() throws {
        let tree = try SampleTree([
            ".git/HEAD": "", "a.swift": FixOptionTests.leaky, "Hard.swift": FixOptionTests.leaky("Hard"),
            "Read.swift": FixOptionTests.leaky("Read"),
        ])
        let outside = try SampleTree(["Out.swift": FixOptionTests.leaky("Out")])
        try FileManager.default.linkItem(atPath: tree.path("Hard.swift"), toPath: tree.path("Hard.txt"))
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: tree.path("Read.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: tree.path("Link.swift"), withDestinationPath: outside.path("Out.swift"))
        try FileManager.default.createSymbolicLink(atPath: tree.path("inside.swift"), withDestinationPath: "a.swift")
        let before = try names(tree)
        let outcome = try run(tree, "--fix")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == """
                riblint: warning: Hard.swift: not fixed: has more than one name (hard links)
                riblint: warning: Link.swift: not fixed: is outside '\(tree.root.path)'
                riblint: warning: Read.swift: not fixed: is read-only
                riblint: note: fixed 1 finding in 1 file

                """)
        #expect(outcome.text.hasSuffix("\n3 errors in 4 files; 3 fixable\n"), "\(outcome.text)")
        #expect(try data(tree, "a.swift") == Data(FixOptionTests.fixed.utf8))
        #expect(try names(tree) == before)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: tree.path("inside.swift")) == "a.swift")
        #expect(!String(decoding: try data(outside, "Out.swift"), as: UTF8.self).contains("weak"))
    }

    /// A file size limit simulates a full disk: the existing text is kept.
    @Test func fullDiskLosesNoFile() throws {
        let large = FixOptionTests.leaky + String(repeating: "// what makes it large\n", count: 2000)
        let tree = try SampleTree([".git/HEAD": "", "Large.swift": large, "Small.swift": FixOptionTests.leaky("Small")])
        let before = try names(tree)
        let outcome = try Riblint.shell("ulimit -f 16; \"$RIBLINT\" --fix --format concise", in: tree.root)
        #expect(outcome.status == 2, "\(outcome.errors)")
        #expect(
            outcome.errors == """
                riblint: error: Large.swift: not fixed: cannot be written: file too large
                riblint: note: fixed 1 finding in 1 file

                """)
        #expect(outcome.text.contains("Large.swift:6:9: error: "))
        #expect(try data(tree, "Large.swift") == Data(large.utf8))
        #expect(String(decoding: try data(tree, "Small.swift"), as: UTF8.self).contains("weak var router"))
        #expect(try names(tree) == before)
        #expect(try run(tree, "--fix").status == 0, "with room it is done")
    }

    @Test func fixesReadableFilesOfDamagedTree() throws {
        let odd = "new\nline %.swift"
        let tree = try SampleTree([
            ".git/HEAD": "", odd: FixOptionTests.leaky, "cut.swift": FixOptionTests.leaky("Cut") + "func f( { \"",
        ])
        try tree.write("wide.swift", Data([0xFE, 0xFF, 0, 0x61]))
        try tree.write("large.swift", Data(repeating: 0x0A, count: 50_000_000))
        try FileManager.default.createSymbolicLink(atPath: tree.path("loop"), withDestinationPath: ".")
        let outcome = try run(tree, "--fix")
        #expect(outcome.status == 3 && outcome.text.hasPrefix("cut.swift:6:9: error: "), "\(outcome.text)")
        #expect(
            outcome.errors.hasPrefix(
                """
                riblint: warning: cut.swift: not fixed: has syntax errors; correct them first
                riblint: note: fixed 1 finding in 1 file

                """))
        for words in ["wide.swift: not analyzed:", "large.swift: not analyzed:", "note: cut.swift:"] {
            #expect(outcome.errors.components(separatedBy: words).count == 2, "said once: \(words)")
        }
        #expect(try data(tree, odd) == Data(FixOptionTests.fixed.utf8))
        #expect(try data(tree, "cut.swift") == Data((FixOptionTests.leaky("Cut") + "func f( { \"").utf8))
    }

    @Test func unwritableDiffIsAFailure() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let tree = try SampleTree(["a.swift": FixOptionTests.leaky])
        let outcome = try Riblint.shell("\"$RIBLINT\" --diff-fixes > /dev/full", in: tree.root)
        #expect(outcome.status == 2 && outcome.errors.contains("cannot write to standard output"))
    }

    @Test func reportsReadOnlyFolder() throws {
        let tree = try SampleTree([".git/HEAD": "", "App/Cart.swift": FixOptionTests.leaky])
        // Root drops its privileges, since permissions do not apply to it.
        let line = """
            chmod 777 . && chmod 666 App/Cart.swift && chmod 555 App
            if [ "$(id -u)" = 0 ]; then set -- setpriv --reuid=65534 --clear-groups; fi
            "$@" "$RIBLINT" --fix --format concise; status=$?
            chmod 755 App; exit $status
            """
        let outcome = try Riblint.shell(line, in: tree.root)
        #expect(outcome.status == 2, "\(outcome.errors)")
        #expect(
            outcome.errors.contains("riblint: error: App/Cart.swift: not fixed: cannot be replaced: permission denied"),
            "\(outcome.errors)")
        #expect(try data(tree, "App/Cart.swift") == Data(FixOptionTests.leaky.utf8))
    }

    /// Whenever the process is interrupted, each file has its old or its new text, and no temporary file remains.
    @Test func interruptLeavesCompleteFiles() throws {
        for delay in ["0.02", "0.06", "0.1", "0.15", "0.2", "0.3"] {
            var files = [".git/HEAD": ""]
            for number in 0..<60 { files["F\(number).swift"] = FixOptionTests.leaky("Cart\(number)") }
            let tree = try SampleTree(files)
            let before = try names(tree)
            _ = try Riblint.shell(
                "\"$RIBLINT\" --fix --quiet & p=$!; sleep \(delay); kill -INT $p; wait $p", in: tree.root)
            #expect(try names(tree) == before)
            for number in 0..<60 {
                let text = String(decoding: try data(tree, "F\(number).swift"), as: UTF8.self).replacingOccurrences(
                    of: "Cart\(number)", with: "Cart")
                #expect([FixOptionTests.leaky, FixOptionTests.fixed].contains(text))
            }
        }
    }

    @Test(arguments: [
        (["--fix", "--diff-fixes"], "--fix and --diff-fixes exclude each other; remove one"),
        (["--unsafe-fixes"], "--unsafe-fixes needs --fix or --diff-fixes"),
        (["--diff-fixes", "--format", "json"], "--diff-fixes and a report would both go to standard output"),
        (["--fix", "--stdin", "--stdin-filename", "a.swift"], "--fix cannot change standard input"),
        (["baseline", "create", "--fix"], "--fix does not apply to this command"),
        (["baseline", "show", "--diff-fixes"], "--diff-fixes does not apply to this command"),
        (["--fix-rule", "strong_ruoter"], "did you mean 'strong_router'?"),
        (
            ["--fix-rule", "strong_router", "--stdin", "--stdin-filename", "a.swift"],
            "--fix cannot change standard input"
        ),
        (["baseline", "prune", "--fix-rule", "strong_router"], "--fix-rule does not apply to this command"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let tree = try SampleTree(["a.swift": FixOptionTests.leaky])
        let outcome = try Riblint.run(arguments, in: tree.root)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
        #expect(try data(tree, "a.swift") == Data(FixOptionTests.leaky.utf8))
    }

    @Test func writesReportInAdditionToDiff() throws {
        let tree = try SampleTree(["a.swift": FixOptionTests.leaky])
        let outcome = try Riblint.run(["--diff-fixes", "--format", "json=report.json"], in: tree.root)
        #expect(outcome.status == 1 && outcome.text.hasPrefix("diff --git a/a.swift b/a.swift\n"))
        #expect(String(decoding: try data(tree, "report.json"), as: UTF8.self).contains("\"error\": 1"))
    }
}
