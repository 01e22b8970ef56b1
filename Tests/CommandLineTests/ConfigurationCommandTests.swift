import Foundation
import Testing

/// `config`, `init`, `doctor`, and the effect of configurations on `lint`.
@Suite struct ConfigurationCommandTests {
    @Test func configurationErrorsPreventLinting() throws {
        let tree = try SampleTree([
            "Login.swift": SampleTree.leaky("Login"), ".riblint.yml": "exclude: []\nrules:\n  strong_routr: error\n",
        ])
        for arguments in [["."], [], ["config", "check"], ["config", "show"], ["lint", "--format", "json"]] {
            let outcome = try Riblint.run(arguments, in: tree.root)
            #expect(outcome.status == 2 && outcome.output.isEmpty)
            #expect(
                outcome.errors == """
                    riblint: error: .riblint.yml:1:1: unknown key 'exclude'; did you mean 'excluded'?
                    riblint: error: .riblint.yml:3:3: unknown rule 'strong_routr'; did you mean 'strong_router'?

                    """)
        }
        #expect(try Riblint.run(["--isolated"], in: tree.root).status == 1)
    }

    @Test func usesNearestOrNamedConfiguration() throws {
        let tree = try SampleTree([
            "Login.swift": SampleTree.leaky("Login"), ".riblint.yml": "rules: {view_self_dismissal: off}",
            "other.yml": "rules: {view_self_dismissal: note}",
        ])
        #expect(try Riblint.run([], in: tree.root).status == 0)
        #expect(try Riblint.run([tree.root.path]).status == 0)
        #expect(try Riblint.run(["--config", "other.yml", "--fail-on", "note"], in: tree.root).status == 1)
        #expect(
            try Riblint.run(["--config", "no.yml"], in: tree.root).errors
                == """
                riblint: error: the configuration 'no.yml' does not exist. Check the spelling, or run \
                'riblint init' to write one.

                """
        )
        let both = try Riblint.run(["--config", "other.yml", "--isolated"], in: tree.root)
        #expect(both.status == 2 && both.errors.contains("--config and --isolated exclude each other"))
        #expect(try Riblint.run(["config", "check"], in: tree.root).text == ".riblint.yml: OK\n")
        #expect(try Riblint.run(["config", "check", "--config", "other.yml"], in: tree.root).text == "other.yml: OK\n")
    }

    @Test func includedAppliesWithoutPaths() throws {
        let tree = try SampleTree([
            "A/Login.swift": SampleTree.leaky("Login"), "B/Logout.swift": SampleTree.leaky("Logout"),
            ".riblint.yml": "included: [A]",
        ])
        #expect(try Riblint.run(["--format", "concise"], in: tree.root).text.contains("A/Login.swift:13:9") == true)
        #expect(try Riblint.run(["--format", "concise"], in: tree.root).text.contains("Logout") == false)
        #expect(
            try Riblint.run(["--format", "concise", "B"], in: tree.root).text.contains("B/Logout.swift:13:9") == true)
        // From a subfolder, the same files with the same names.
        #expect(
            try Riblint.run(["--format", "json"], in: tree.root.appending(path: "B")).output
                == Riblint.run(["--format", "json"], in: tree.root).output)
    }

    @Test func checkFailsWithoutConfiguration() throws {
        let tree = try SampleTree(["a.swift": ""])
        try FileManager.default.createDirectory(atPath: tree.path(".git"), withIntermediateDirectories: true)
        let outcome = try Riblint.run(["config", "check"], in: tree.root)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors
                == "riblint: error: found no .riblint.yml. Run 'riblint init' to create one, or pass --config FILE.\n")
        #expect(
            try Riblint.run(["config", "show"], in: tree.root).text.hasPrefix("# No .riblint.yml: defaults\nversion: 1")
        )
    }

    @Test func theSchemaIsJSON() throws {
        let outcome = try Riblint.run(["config", "schema"])
        let schema = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect(outcome.status == 0 && schema["additionalProperties"] as? Bool == false)
        #expect(
            (schema["properties"] as? [String: Any])?.keys.sorted() == [
                "baseline", "custom_rules", "disabled_rules", "excluded", "extends", "ignored", "included", "notes",
                "only_rules",
                "opt_in_rules", "overrides", "preset", "riblint_version", "ribs", "root", "rules", "suppression",
                "version",
            ])
    }

    @Test func initDoesNotOverwrite() throws {
        let tree = try SampleTree([
            "Sources/Login.swift": SampleTree.leaky("Login"),
            "Sources/Gen/G.generated.swift": "// @generated\nimport RxSwift\n", "vendor/x/v.swift": "",
            "Sources/A.swift": """
            import RIBs
            final class AInteractor: BaseInteractor<APresentable> {}
            class MyRouter: Router<AInteractable> {}
            class B1Router: MyRouter {}
            class B2Router: MyRouter {}

            """,
        ])
        try FileManager.default.createDirectory(atPath: tree.path(".git"), withIntermediateDirectories: true)
        let outcome = try Riblint.run(["init", "Sources"], in: tree.root)
        #expect(outcome.status == 0)
        #expect(
            outcome.text == """
                Found:
                  3 files: 2 source, 1 generated
                  2 RIBs
                  built on RIBs, RxSwift
                  interactor bases from elsewhere, written below 'ribs': BaseInteractor
                  router bases of its own, which need no configuration: MyRouter
                  generated code in Sources/Gen
                Wrote \(tree.path(".riblint.yml"))
                1 finding:
                  1  view_self_dismissal
                Next: run 'riblint' to see it, or 'riblint baseline create' to accept it and report only new ones.

                """)
        let text = try String(contentsOfFile: tree.path(".riblint.yml"), encoding: .utf8)
        #expect(
            text.contains(
                """

                ribs:
                  # modules: [OurRIBs]  # Modules that export the framework.
                  interactor: [BaseInteractor]  # Base classes of interactors.

                """
            ))
        #expect(text.contains("\n# included: [Sources]\n") && text.contains("\n# ignored: [\"/Sources/Gen/\"]\n"))
        #expect(try Riblint.run(["config", "check"], in: tree.root).status == 0)
        let again = try Riblint.run(["init"], in: tree.root)
        #expect(
            again.status == 2
                && again.errors
                    == "riblint: error: the configuration '.riblint.yml' already exists. Edit it, or remove it first.\n"
        )
        #expect(try String(contentsOfFile: tree.path(".riblint.yml"), encoding: .utf8) == text)
    }

    /// The findings by rule; no rule is turned off, even if it reports all that it checks.
    @Test func initCountsFindings() throws {
        func output(_ count: Int) throws -> (text: String, configuration: String, summary: String) {
            let files = (1...count).map { ("Sources/Flow\($0).swift", SampleTree.leaky("Flow\($0)")) }
            let tree = try SampleTree(Dictionary(uniqueKeysWithValues: files))
            try FileManager.default.createDirectory(atPath: tree.path(".git"), withIntermediateDirectories: true)
            let outcome = try Riblint.run(["init"], in: tree.root)
            #expect(outcome.status == 0)
            #expect(try Riblint.run(["config", "check"], in: tree.root).status == 0)
            let path = tree.path(".riblint.yml")
            let text = outcome.text.replacingOccurrences(of: path, with: ".riblint.yml")
            let summary = try Riblint.run(["--exit-zero"], in: tree.root).text
            return (text, try String(contentsOfFile: path, encoding: .utf8), summary)
        }
        let many = try output(20)
        #expect(
            many.text.hasSuffix(
                """
                Wrote .riblint.yml
                20 findings:
                  20  view_self_dismissal
                Next: run 'riblint' to see them, or 'riblint baseline create' to accept them and report only new ones.

                """))
        #expect(many.configuration.contains("\n# disabled_rules: ["))
        #expect(many.summary.contains("20 errors"))
    }

    /// Every commented-out line that `init` writes is valid when it is uncommented.
    @Test func initProposesValidSettings() throws {
        let tree = try SampleTree(["Sources/Login.swift": SampleTree.leaky("Login"), ".git/x": ""])
        #expect(try Riblint.run(["init"], in: tree.root).status == 0)
        let text = try String(contentsOfFile: tree.path(".riblint.yml"), encoding: .utf8)
        let lines = text.split(separator: "\n").filter {
            $0.hasPrefix("# ") && $0.contains(":") && !$0.contains("only_rules") && !$0.contains("opt_in")
                && !$0.contains("extends") && !$0.contains("baseline:")
        }
        .map { $0.dropFirst(2) }.filter { $0.first?.isLowercase == true || $0.hasPrefix(" ") }
        #expect(lines.count > 20)
        try tree.write("c.yml", Data((lines.joined(separator: "\n") + "\n").utf8))
        let outcome = try Riblint.run(["config", "check", "--config", "c.yml"], in: tree.root)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test(arguments: ["Atlas", "Courier", "CourierLeaky", "HarbourLeaky"])
    func initChangesNoFinding(_ name: String) throws {
        let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Fixtures/Projects/\(name)"
        ).standardizedFileURL
        let tree = try SampleTree()
        let copy = tree.root.appending(path: name)
        try FileManager.default.copyItem(at: fixture, to: copy)
        let before = try Riblint.run(["--format", "json"], in: copy)
        #expect(try Riblint.run(["init"], in: copy).status == 0)
        let after = try Riblint.run(["--format", "json"], in: copy)
        // Tests beside the sources that no rule checks are not analyzed now.
        func findings(_ outcome: Riblint.Outcome) -> Substring {
            outcome.text.split(separator: "\"findings\"", maxSplits: 1).last ?? ""
        }
        #expect(findings(before) == findings(after) && before.status == after.status && before.status < 2)
    }

    /// The framework is used through a package that is not analyzed.
    @Test func proposesBaseClassesOfOtherModules() throws {
        let tree = try SampleTree([
            ".git/x": "",
            "A.swift": """
            import OurRIBs
            protocol HomeRouting: Routing {}
            final class HomeInteractor: BaseInteractor<HomePresentable> {
                var router: HomeRouting?
            }

            """,
            "B.swift": "import OurRIBs\nfinal class HomeRouter: BaseRouter<HomeInteractor>, HomeRouting {}\n",
        ])
        let silent = try Riblint.run([], in: tree.root)
        #expect(silent.status == 0 && silent.text == "No findings in 2 files (0 RIBs)\n")
        let advice =
            "if 'BaseInteractor' and 'BaseRouter' are base classes of RIBs, add ribs.interactor: [BaseInteractor] and "
            + "ribs.router: [BaseRouter] to .riblint.yml"
        #expect(silent.errors == "riblint: note: found no RIBs; \(advice)\n")
        #expect(try Riblint.run(["--quiet"], in: tree.root).errors.isEmpty)
        let answer = try Riblint.run(["explain", "--why-not", "A.swift:4", "strong_router"], in: tree.root).text
        #expect(
            answer.replacing("\n", with: " ").contains(
                " No type of the project is part of a RIB. I\(advice.dropFirst())."), "\(answer)")
        let before = try Riblint.run(["doctor"], in: tree.root)
        #expect(
            before.status == 0
                && before.text.hasSuffix(
                    """
                    project        0 RIBs
                    unresolved     interactor bases from elsewhere: BaseInteractor; \
                    add them under 'ribs' in .riblint.yml
                                   router bases from elsewhere: BaseRouter; add them under 'ribs' in .riblint.yml

                    """),
            "\(before.text)")
        #expect(
            try Riblint.run(["init"], in: tree.root).text.contains(
                "  interactor bases from elsewhere, written below 'ribs': BaseInteractor\n"))
        #expect(
            try String(contentsOf: tree.root.appending(path: ".riblint.yml"), encoding: .utf8).contains(
                "\n  interactor: [BaseInteractor]  #"))
        try tree.write(
            ".riblint.yml",
            Data("ribs: { modules: [OurRIBs], interactor: [BaseInteractor], router: [BaseRouter] }\n".utf8))
        let named = try Riblint.run(["--format", "concise"], in: tree.root)
        #expect(named.status == 1 && named.errors.isEmpty && named.text.hasPrefix("A.swift:4:9: error: "))
        let after = try Riblint.run(["doctor"], in: tree.root)
        #expect(after.text.contains("\nproject        1 RIB\n               built on OurRIBs\n"), "\(after.text)")
        // An interactor of another architecture is not evidence of RIBs.
        try FileManager.default.removeItem(atPath: tree.path("B.swift"))
        try FileManager.default.removeItem(atPath: tree.path(".riblint.yml"))
        #expect(try Riblint.run([], in: tree.root).errors.isEmpty)
    }

    /// A mistyped pattern is syntactically valid, so no other check reports it.
    @Test func doctorReportsUnmatchedPatterns() throws {
        let tree = try SampleTree([
            ".git/x": "", "App/a.swift": "", "Gone/e.swift": "",
            ".riblint.yml": """
            excluded: ["Gone/", "Gon/", "!Gone/e.swift"]
            ribs: { mocks: ["*Mock*"] }
            overrides:
              - { paths: ["App/**", "Ap/**"], rules: { strong_router: off } }

            """,
        ])
        let outcome = try Riblint.run(["doctor"], in: tree.root)
        #expect(
            outcome.status == 0
                && outcome.text.hasSuffix(
                    """
                    project        0 RIBs
                    no effect      .riblint.yml:1:21: 'Gon/' in 'excluded' matches no file
                                   .riblint.yml:2:17: '*Mock*' in 'mocks' matches no file
                                   .riblint.yml:4:25: 'Ap/**' in 'overrides' matches no file

                    """),
            "\(outcome.text)")
    }

    @Test func doctorReportsFollowedLinks() throws {
        let outside = try SampleTree(["Lib/b.swift": ""])
        let tree = try SampleTree([".git/x": "", "a.swift": ""])
        try FileManager.default.createSymbolicLink(
            atPath: tree.path("Shared"), withDestinationPath: outside.path("Lib"))
        let outcome = try Riblint.run(["doctor"], in: tree.root)
        #expect(
            outcome.text.hasSuffix(
                """
                project        0 RIBs
                links          'Shared' leads to '\(outside.path("Lib"))', which is read as a part of the project

                """), "\(outcome.text)")
    }

    @Test func doctorReportsUnresolvedNames() throws {
        let tree = try SampleTree([
            ".git/x": "",
            "A.swift": "import RIBs\nclass LoginInteractor: PresentableInteractor<LoginPresentable>, Tracked {}\n",
            "B.swift": "import RIBs\nimport Kit\nfinal class HomeInteractor: BaseInteractor<X>, HomeInteractable {}\n",
        ])
        let outcome = try Riblint.run(["doctor"], in: tree.root)
        let run = try Riblint.run(["--verbose"], in: tree.root)
        #expect(
            !run.text.contains("unresolved")
                && run.errors.contains("riblint: unresolved supertypes: 3; 'riblint doctor' lists them\n"),
            "\(run.errors)")
        #expect(
            outcome.text.hasSuffix(
                """
                unresolved     3 unresolved supertypes: BaseInteractor, HomeInteractable, Tracked
                               lint the whole project including packages; rules skip code that depends on these
                               interactor bases from elsewhere: BaseInteractor; add them under 'ribs' in .riblint.yml

                """), "\(outcome.text)")
    }

    @Test func doctorReportsExcludedFiles() throws {
        let tree = try SampleTree([
            ".git/x": "", "a.swift": "", "Pods/b.swift": "", "Pods/c.swift": "", "Out/d.swift": "", "Gone/e.swift": "",
            "aTests.swift": "",
            ".gitignore": "Out/\n", ".riblint.yml": "excluded: [Gone]",
        ])
        let outcome = try Riblint.run(["doctor"], in: tree.root)
        #expect(outcome.status == 0)
        #expect(
            outcome.text.split(separator: "\n").dropFirst(2).joined(separator: "\n") == """
                configuration  .riblint.yml: OK
                root           \(tree.root.path)
                analyzed       3 files: 2 source, 1 test
                               the project: '\(tree.root.path)'
                reported       1 source file of 2
                               the whole project is analyzed
                excluded       1 file analyzed, but not reported: Gone (1)
                not read       2 files in hidden folders, Pods, Carthage and DerivedData: Pods (2)
                               1 file matched by .gitignore files: Out (1)
                not analyzed   nothing
                project        0 RIBs
                """)
        try tree.write(".riblint.yml", Data("excludd: []\n".utf8))
        let sick = try Riblint.run(["doctor"], in: tree.root)
        #expect(
            sick.status == 2
                && sick.text.contains(
                    "configuration  .riblint.yml:1:1: unknown key 'excludd'; did you mean 'excluded'?\n")
        )
        #expect(sick.text.contains("3 files: 2 source, 1 test"))
        try FileManager.default.removeItem(atPath: tree.path(".riblint.yml"))
        try tree.write("large.swift", Data(repeating: 0x0A, count: 5_000_001))
        let none = try Riblint.run(["doctor"], in: tree.root)
        #expect(
            none.status == 2
                && none.text.contains(
                    "configuration  none; looked for .riblint.yml in\n                 \(tree.root.path)\n")
        )
        #expect(none.text.contains("not analyzed   large.swift: is over the limit of 5 MB\n"))
    }
}
