import Foundation
import TestSupport
import Testing

/// Reports are byte-equal for all machines, dates and ways of invocation; and the paths that they contain.
@Suite struct ReportTests {
    private func tree() throws -> SampleTree {
        var files = [
            ".git/HEAD": "", "App/Settings/Settings.swift": SampleTree.leaky("Settings"), "App/.gitignore": "Gen\n",
        ]
        for index in 0..<40 {
            files["App/Feature\(index % 7)/View\(index).swift"] = SampleTree.leaky(
                "Feature\(index)", before: "print(\"é 😀\")")
            files["App/Gen/View\(index).swift"] = SampleTree.leaky("Generated\(index)")
        }
        return try SampleTree(files)
    }

    private func reports(
        _ tree: SampleTree, _ paths: [String], in folder: String = "", _ options: [String] = [],
        _ environment: [String: String] = [:]
    )
        throws -> [Data]
    {
        let scratch = try SampleTree()
        let outcome = try Riblint.run(
            paths + [
                "--format", "json", "--format", "sarif=\(scratch.path("s"))", "--format", "github=\(scratch.path("g"))",
            ] + options,
            in: tree.root.appending(path: folder), environment: environment)
        #expect(outcome.status == 1)
        return try [outcome.output] + ["s", "g"].map { try Data(contentsOf: scratch.root.appending(path: $0)) }
    }

    @Test func reportsDoNotDependOnJobsOrPaths() throws {
        let tree = try tree()
        let expected = try reports(tree, ["."], in: "", ["--jobs", "1"])
        #expect(
            String(decoding: expected[0], as: UTF8.self).components(separatedBy: "\"rule\": \"view_self_dismissal\"")
                .count == 42)
        for jobs in ["2", "8"] { #expect(try reports(tree, [], in: "", ["--jobs", jobs]) == expected) }
        #expect(try reports(tree, [tree.root.path]) == expected)
        #expect(try reports(tree, [".."], in: "App") == expected)
        #expect(try reports(tree, ["../../App"], in: "App/Feature1") == expected)
        #expect(try reports(tree, ["App/Feature1", "App", "App/Settings/Settings.swift"]) == expected)
        #expect(try reports(tree, ["App", "App/Settings/Settings.swift", "App/Feature1"]) == expected)
        #expect(
            try reports(
                tree, ["."], in: "", [],
                ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nonexistent"])
                == expected)
        #expect(
            try reports(
                tree, ["."], in: "", [],
                ["LANG": "C", "LC_ALL": "C", "TZ": "", "COLUMNS": "20", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"])
                == expected)
    }

    /// Paths are relative to the working folder in formats for people, and to the root in formats for machines.
    @Test func pathsAreRelativeToWorkingFolder() throws {
        let tree = try tree()
        for (folder, paths, shown) in [
            ("App/Settings", [], "Settings.swift"), ("App/Feature1", ["../Settings"], "../Settings/Settings.swift"),
            ("App", ["Settings"], "Settings/Settings.swift"),
            (
                "..", ["\(tree.root.lastPathComponent)/App/Settings"],
                "\(tree.root.lastPathComponent)/App/Settings/Settings.swift"
            ),
        ] {
            let place = tree.root.appending(path: folder)
            #expect(
                try Riblint.run(paths + ["--format", "concise"], in: place).text.hasPrefix("\(shown):13:9: error:"),
                "\(shown)")
            #expect(try Riblint.run(paths, in: place).text.contains("--> \(shown):13:9\n"))
            for format in ["json", "gitlab", "rdjson", "checkstyle", "sarif", "github"] {
                #expect(
                    try Riblint.run(paths + ["--format", format], in: place).text.contains(
                        "App/Settings/Settings.swift"), "\(format)")
            }
        }
        let elsewhere = try SampleTree()
        let absolute = tree.path("App/Settings/Settings.swift")
        #expect(
            try Riblint.run([tree.path("App/Settings"), "--format", "concise"], in: elsewhere.root).text.hasPrefix(
                "\(absolute):13:9: "))
    }

    @Test func colorsDependOnTerminal() throws {
        let tree = try SampleTree(["a.swift": SampleTree.leaky("A")])
        #expect(try !Riblint.run(["."], in: tree.root).text.contains("\u{1B}"))
        #expect(try Riblint.run([".", "--color", "always"], in: tree.root).text.contains("\u{1B}"))
        #expect(
            try !Riblint.run([".", "--color", "always", "--format", "json"], in: tree.root).text.contains("\u{1B}"))
        for (environment, isColored) in [
            (["FORCE_COLOR": "1"], true), (["FORCE_COLOR": "true"], true),
            (["FORCE_COLOR": "3", "TERM": "dumb"], true), (["FORCE_COLOR": "0"], false),
            (["FORCE_COLOR": ""], false), (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], false),
            (["CLICOLOR": "1"], false),
            (["FORCE_COLOR": "1", "NO_COLOR": "1"], false), (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], true),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": ""], true),
        ] {
            let environment = ["NO_COLOR": "", "FORCE_COLOR": "", "CLICOLOR_FORCE": "", "CLICOLOR": ""].merging(
                environment
            ) { $1 }
            let outcome = try Riblint.run(
                [".", "--format", "text", "--format", "concise=report"], in: tree.root, environment: environment)
            #expect(outcome.text.contains("\u{1B}") == isColored, "\(environment)")
            #expect(try !String(contentsOfFile: tree.path("report"), encoding: .utf8).contains("\u{1B}"))
            #expect(
                try !Riblint.run([".", "--color", "never"], in: tree.root, environment: environment).text.contains(
                    "\u{1B}"))
        }
        _ = try Riblint.run([".", "--color", "always", "--format", "text=report"], in: tree.root)
        #expect(try !String(contentsOfFile: tree.path("report"), encoding: .utf8).contains("\u{1B}"))
    }

    @Test func replacesFilesAtomically() throws {
        let tree = try SampleTree(["a.swift": SampleTree.leaky("A"), "out/old.json": "old", "out/sub/x": ""])
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: tree.path("out/old.json"))
        try FileManager.default.createSymbolicLink(atPath: tree.path("out/link.json"), withDestinationPath: "old.json")
        let outcome = try Riblint.run(
            ["a.swift", "--format", "json=out/link.json", "--format", "sarif=out/new.sarif"], in: tree.root)
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(try String(contentsOfFile: tree.path("out/old.json"), encoding: .utf8).hasPrefix("{"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: tree.path("out/link.json")) == "old.json")
        let mode =
            try FileManager.default.attributesOfItem(atPath: tree.path("out/old.json"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: tree.path("out")).sorted() == [
                "link.json", "new.sarif", "old.json", "sub",
            ])
        let failed = try Riblint.run(["a.swift", "--format", "json=out/sub", "--format", "text"], in: tree.root)
        #expect(failed.status == 2 && failed.text.contains("view_self_dismissal"))
    }

    /// A link that leads to no path is written through: `/dev/stdout` may be one, whose file was deleted.
    @Test func writesThroughDanglingLinks() throws {
        let tree = try SampleTree(["a.swift": ""])
        try FileManager.default.createSymbolicLink(atPath: tree.path("link.json"), withDestinationPath: "new.json")
        #expect(try Riblint.run(["a.swift", "--format", "json=link.json"], in: tree.root).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: tree.path("link.json")) == "new.json")
        #expect(try String(contentsOfFile: tree.path("new.json"), encoding: .utf8).hasPrefix("{"))
        try FileManager.default.createSymbolicLink(atPath: tree.path("lost.json"), withDestinationPath: "no/new.json")
        #expect(try Riblint.run(["a.swift", "--format", "json=lost.json"], in: tree.root).status == 2)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: tree.path("lost.json")) == "no/new.json")
    }

    @Test func writesToDevices() throws {
        let tree = try SampleTree(["a.swift": ""])
        let outcome = try Riblint.run(["a.swift", "--format", "json=/dev/stdout"], in: tree.root)
        #expect(outcome.status == 0 && outcome.text.hasPrefix("{"))
        #expect(try Riblint.run(["a.swift", "--format", "json=/dev/null"], in: tree.root).status == 0)
    }

    @Test func pathsMayContainAnyBytes() throws {
        let tree = try SampleTree()
        let outcome = try Riblint.shell(
            "printf 'let a = 1' > \"$(printf 'x\\377.swift')\"; \"$RIBLINT\" \"$(printf 'x\\377.swift')\"",
            in: tree.root)
        #expect(outcome.status == 0 && outcome.text == "No findings in 1 file (0 RIBs)\n")
    }

    @Test func listsRulesWithPages() throws {
        let json = try Riblint.run(["rules", "--format", "json"])
        let table = try #require(JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let rules = try #require(table["rules"] as? [[String: Any]])
        #expect(table["schemaVersion"] as? Int == 1)
        for rule in rules { #expect(Set(rule.keys) == ["id", "family", "severity", "enabled", "summary", "fix"]) }
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(ids.contains("view_self_dismissal"))
        let all = try Riblint.run(["explain", "all"])
        for form in ["text", "markdown"] {
            let text = try Riblint.run(["rules", "--format", form]).text
            for id in ids { #expect(text.contains(id)) }
        }
        for id in ids { #expect(all.text.contains("\n\(id) (") || all.text.hasPrefix("\(id) (")) }
        for id in ids.suffix(Thoroughness.choose(2, whole: ids.count)) {
            let page = try Riblint.run(["explain", id])
            #expect(page.status == 0 && page.text.hasPrefix("\(id) (") && all.text.contains(page.text))
        }
    }

    /// The README states the correct number of rules in each family.
    @Test func readmeListsCurrentFamilies() throws {
        let json = try Riblint.run(["rules", "--format", "json"])
        let table = try #require(JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let families = try #require(table["rules"] as? [[String: Any]]).compactMap { $0["family"] as? String }
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let start = try #require(lines.firstIndex(of: "| family | rules | finds |"))
        let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { row in
            row.split(separator: "|").prefix(2).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        }
        var seen: [String] = []
        for family in families where !seen.contains(family) { seen.append(family) }
        #expect(rows == seen.map { family in "\(family) \(families.count { $0 == family })" })
    }

    @Test func dumpTakesFilesByName() throws {
        let tree = try SampleTree([".gitignore": "*", ".hidden/a.swift": "let a = 1\n", "b.txt": ""])
        let named = try Riblint.run(["dump", "--canon", "b.txt", ".hidden/a.swift", "gone"], in: tree.root)
        #expect(named.status == 0)
        let headers = named.text.split(separator: "\n").filter { $0.hasPrefix("#file") }.map {
            $0.split(separator: "\t")[1]
        }
        #expect(headers == ["b.txt", ".hidden/a.swift", "gone"])
        for arguments in [["dump", "--canon", "-"], ["dump", "--canon"]] {
            #expect(
                try Riblint.run(arguments, in: tree.root, input: "b.txt\n.hidden/a.swift\ngone\n").output
                    == named.output)
        }
    }
}
