import Foundation
import TestSupport
import Testing

/// Help fits a screen, and shells complete the values of arguments.
@Suite struct HelpTests {
    private static let commands = [
        [], ["lint"], ["explain"], ["rules"], ["baseline"], ["baseline", "create"], ["baseline", "update"],
        ["baseline", "prune"],
        ["baseline", "show"], ["baseline", "diff"], ["suppressions"], ["config"], ["config", "check"],
        ["config", "show"], ["config", "schema"], ["lsp"], ["lsp", "replay"], ["lsp", "schema"], ["init"], ["doctor"],
        ["version"],
    ]

    @Test(arguments: commands)
    func fitsAScreen(_ command: [String]) throws {
        let outcome = try Riblint.run(command + ["--help"], environment: ["COLUMNS": "80"])
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let looksForFindings = command.first == "baseline" || command == ["suppressions"]
        let most = command.isEmpty || command == ["lint"] ? 120 : looksForFindings ? 55 : 40
        #expect(lines.count <= most, "\(lines.count) lines")
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
        if Thoroughness.choose(command.count == 2, whole: true) {
            #expect(try Riblint.run(["help"] + command, environment: ["COLUMNS": "80"]).text == outcome.text)
        }
    }

    @Test(arguments: [[], ["lint"], ["explain"]])
    func examplesParse(_ command: [String]) throws {
        let text = try Riblint.run(command + ["--help"]).text
        let examples = text.split(separator: "\n").filter { $0.hasPrefix("  riblint ") }
        #expect(text.contains("Examples:\n") && examples.count > 1)
        for example in examples {
            // The files of the examples do not exist, so the commands fail, but not because of their options.
            let tree = try SampleTree()
            let words = example.split(separator: " ").dropFirst().map(String.init)
            let outcome = try Riblint.run(words, in: tree.root)
            #expect(
                !outcome.errors.contains("Unknown option") && !outcome.errors.contains("USAGE"), "\(outcome.errors)")
        }
    }

    /// Every option is shown under a heading.
    @Test(arguments: [[], ["lint"]])
    func everyOptionHasAHeading(_ command: [String]) throws {
        let text = try Riblint.run(command + ["--help"]).text
        let options = [
            "--format", "--output", "--config", "--only-rule", "--disable", "--severity", "--fail-on", "--strict",
            "--since", "--staged", "--fix",
            "--isolated", "--no-baseline", "--all-rules", "--no-exclude", "--allow-incomplete", "--no-progress",
            "--statistics", "--timing",
            "--diff", "--sarif-diff-only", "--stdin", "--stdin-filename", "--files-from", "--max-warnings",
            "--exit-zero", "--jobs",
        ]
        for option in options { #expect(text.components(separatedBy: "\n  \(option)").count >= 2, "\(option)") }
        for heading in [
            "INPUT", "CONFIGURATION", "RULE", "OUTPUT", "CHANGE", "BASELINE", "FIX", "EXIT STATUS", "GENERAL",
        ] {
            #expect(text.components(separatedBy: "\n\n\(heading) OPTIONS:\n  -").count == 2, "\(heading)")
        }
        #expect(!text.contains("\nOPTIONS:") && !text.contains("OTHER OPTIONS"), "\(text)")
        #expect(
            text.contains("\n  -q, --quiet ") && text.contains("\n  -h, --help ") && text.contains("\n  --version "))
        #expect(try Riblint.run(command + ["--help-hidden"]).text.contains("--max-warnings"))
    }

    /// An option that would have no effect is refused.
    @Test(arguments: [["baseline", "create"], ["suppressions"], ["tree"], ["explain"], ["rules"]])
    func optionsOfLintAloneAreRefused(_ command: [String]) throws {
        let options = try HelpTests.options(of: ["lint"]).subtracting(HelpTests.options(of: command))
        #expect(options.isSuperset(of: ["--max-warnings", "--output", "--fix", "--hook", "--stdin"]))
        for option in options.sorted().suffix(Thoroughness.choose(1, whole: options.count)) {
            let outcome = try Riblint.run(command + [option])
            #expect(outcome.status == 2 && outcome.output.isEmpty)
            #expect(outcome.errors == "riblint: error: \(option) does not apply to this command; remove it\n")
        }
    }

    private static func options(of command: [String]) throws -> Set<String> {
        let lines = try Riblint.run(command + ["--help"]).text.split(separator: "\n")
        let entries = lines.filter { $0.hasPrefix("  -") }
        return Set(entries.compactMap { $0.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init) })
    }

    @Test(arguments: ["zsh", "bash", "fish"])
    func completionScriptsContainWords(_ shell: String) throws {
        let outcome = try Riblint.run(["--generate-completion-script", shell])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        for word in [
            "strong_router", "view_self_dismissal=warning", "sarif", "sonarqube", "never", "markdown", "explain",
            "why-not",
        ] {
            #expect(outcome.text.contains(word), "\(word)")
        }
        #expect(!outcome.text.contains("canon"), "hidden commands stay hidden")
        // Tests/Checks/check_completion.py tests completion in interactive shells.
        #expect(
            outcome.text.contains("# Without a command, riblint lints.\n"),
            "the parser writes other scripts than this one knows")
        guard shell == "bash" else { return }
        let tree = try SampleTree(["script": outcome.text])
        let check = try Riblint.shell("bash -n script", in: tree.root)
        #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
    }

    /// Words of a command line, the last one not complete, and what completes it.
    static let bashLines: [(words: [String], completed: String)] = [
        (["riblint", "explain", "strong_r"], "strong_router"), (["riblint", "rules", "--format", "mark"], "markdown"),
        (["riblint", "lint", "--fail-on", "nev"], "never"), (["riblint", "tree", "--fail-on", "op"], "open"),
        (["riblint", "tree", "--format", "js"], "json"), (["riblint", "--fail-on", "nev"], "never"),
        (["riblint", "--form"], "--format"),
        (["riblint", "--fix", "--only-rule", "strong_r"], "strong_router"),
        (["riblint", "--severity", "strong_router=w"], "strong_router=warning"),
    ]

    /// For each of the lines, what the completion script answers to bash. It is read once, which takes a second.
    private static let bashAnswers = Result {
        let tree = try SampleTree(["script": Riblint.run(["--generate-completion-script", "bash"]).text])
        let calls = bashLines.map { line in
            """
            COMP_WORDS=(\(line.words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(line.words.count - 1); \
            COMP_LINE='\(line.words.joined(separator: " "))'; COMP_POINT=${#COMP_LINE}; COMPREPLY=(); \
            _riblint riblint '\(line.words[line.words.count - 1])' '\(line.words[line.words.count - 2])' 2>/dev/null; \
            echo "${COMPREPLY[*]}"
            """
        }
        try tree.write("ask", Data((["source ./script; COMP_WORDBREAKS=' '"] + calls).joined(separator: "\n").utf8))
        return try Riblint.shell("bash ask", in: tree.root).text.split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    @Test(arguments: bashLines.indices)
    func bashCompletes(_ line: Int) throws {
        #expect(try HelpTests.bashAnswers.get()[line] == HelpTests.bashLines[line].completed)
    }
}
