import Foundation
import Testing

/// `riblint tree --format html` and `riblint lint --format html`. `Tests/Browser` opens pages in a browser.
@Suite struct TreePageTests {
    private func object(_ page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "id=\"riblint-data\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        let bytes = Data(page[start.upperBound..<end.lowerBound].utf8)
        return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    }

    private func page(_ arguments: [String], over code: String) throws -> String {
        let outcome = try TreeSample.run(arguments + ["--format", "html"], over: code)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.text
    }

    /// Texts of which each can share ASCII characters with the one before.
    private func unfolded(_ coded: [Any]) -> [String] {
        var (texts, shared) = ([String](), 0)
        for each in coded {
            if let text = each as? String {
                texts.append((texts.last ?? "").prefix(shared) + text)
                shared = 0
            } else {
                shared = each as? Int ?? 0
            }
        }
        return texts
    }

    /// The numbers of a list of the data, with those of texts replaced by the texts.
    private func rows(_ data: [String: Any], _ key: String, texts fields: Set<Int>) throws -> [[String]] {
        let texts = unfolded(try #require(data["s"] as? [Any]))
        return try #require(data[key] as? [[Any]]).map { row in
            row.enumerated().map { field, value in
                guard let number = value as? Int else { return "\(value)" }
                return fields.contains(field) ? (number < 0 ? "-" : texts[number]) : "\(number)"
            }
        }
    }

    @Test func dataHasEveryRIBAndEdge() throws {
        let data = try object(page([], over: TreeSample.diamond))
        let ribs = try rows(data, "ribs", texts: [0, 2])
        #expect(ribs.map { $0[0] } == ["Alone", "Leaf", "Left", "Right", "Shared", "Top"])
        #expect(ribs[0][2] == "no code that is analyzed builds it" && ribs[5][2] == "the app launches it")
        let edges = try rows(data, "edges", texts: [2, 3, 4, 5])
        #expect(
            edges.map { $0[0...5].joined(separator: " ") } == [
                "0 1 - no view open no call in AloneRouter detaches it", "2 4 - no view permanent -",
                "3 4 - no view permanent -", "4 1 - no view open no call in SharedRouter detaches it",
                "5 2 - no view permanent -", "5 3 - no view permanent -",
            ])
        #expect(data["roots"] as? [Int] == [5, 0])
    }

    /// The static part has what the text has.
    @Test func staticPartHasTheTree() throws {
        let page = try page([], over: TreeSample.app)
        let text = try TreeSample.run([], over: TreeSample.app).text
        #expect(page.contains("<pre>\n\(text)</pre>"))
        #expect(page.contains("<p>\(text.split(separator: "\n").last ?? "")</p>"))
        #expect(page.contains("<td>✗ open</td>"))
        #expect(page.contains("<dt>pushed</dt> <dd>The child's view is on a navigation controller.</dd>"))
    }

    @Test func partOfTheTree() throws {
        let page = try page(["--root", "Shared"], over: TreeSample.diamond)
        let data = try object(page)
        #expect(try rows(data, "ribs", texts: [0]).map { $0[0] } == ["Leaf", "Shared"])
        #expect(page.contains("The page has a part of the tree"))
        #expect(page.contains("6 RIBs, 6 edges"))
    }

    /// RIBs that went follow the others, and so do the edges to them from RIBs of today and from each other. They have
    /// no place, and no count has them.
    @Test func ribsThatWent() throws {
        let repository = try Repository(["App.swift": TreeSample.diamond])
        let code =
            "import RIBs\n" + TreeSample.rib("Top", isLaunched: true, children: ["Left"])
            + TreeSample.rib("Left", children: []) + TreeSample.rib("Leaf", children: [])
            + TreeSample.rib("Alone", children: [], opened: ["Leaf"])
        try repository.write("App.swift", code)
        let outcome = try Riblint.run(["tree", "--since", "HEAD", "--format", "html"], in: repository.tree.root)
        let data = try object(outcome.text)
        let ribs = try rows(data, "ribs", texts: [0, 2])
        #expect(ribs.map { $0[0] } == ["Alone", "Leaf", "Left", "Top", "Right", "Shared"])
        #expect(ribs.map { $0.count } == [7, 7, 7, 7, 8, 8] && ribs[4][2] == "went")
        let right = try #require(data["ribs"] as? [[Any]])[4]
        let parts = try #require(right[5] as? [Int])
        #expect(!parts.isEmpty && stride(from: 2, to: parts.count, by: 3).allSatisfy { parts[$0] == -1 })
        let edges = try rows(data, "edges", texts: [2, 3, 4, 5])
        #expect(
            edges.suffix(3).map { $0[0...5].joined(separator: " ") } == [
                "2 5 - no view went -", "4 5 - no view went -", "3 4 - no view went -",
            ])
        #expect(edges.suffix(3).allSatisfy { $0[7] == "0" && $0[8] == "-1" && $0[10] == "-1" } && edges.count == 5)
        #expect(data["roots"] as? [Int] == [3, 0])
        #expect(outcome.text.contains("<p>4 RIBs, 2 edges: "))
        // The list of changes leads to them.
        let changes = try #require(data["changes"] as? [Any]).compactMap { $0 as? [Int] }
        #expect(changes.contains { $0[2] == 4 } && changes.contains { $0[2] == 5 })
    }

    /// Lint's page has the tree, and the findings of lint.
    @Test func lintHasTheTree() throws {
        let tree = try SampleTree(["App.swift": TreeSample.app])
        let outcome = try Riblint.run(["lint", "--format", "html=page.html", "--format", "json"], in: tree.root)
        let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let data = try object(try String(contentsOfFile: tree.path("page.html"), encoding: .utf8))
        let findings = try rows(data, "findings", texts: [2, 9])
        let expected = try #require(report["findings"] as? [[String: Any]])
        #expect(findings.map { $0[9] } == expected.map { $0["fingerprint"] as? String })
        #expect(findings.map { $0[2] } == expected.map { $0["message"] as? String })
        #expect((data["ribs"] as? [Any])?.count == 2)
    }

    /// Findings that a comment suppresses or the baseline accepts are in the data, with the reason, and in no count.
    @Test(arguments: ["lint", "tree"])
    func findingsThatAreNotReported(_ command: String) throws {
        let code = TreeSample.app.replacing(
            "    weak var router: BookRouting?",
            with: "    // riblint:disable:next strong_router - it is <short>\n    var router: BookRouting?")
        let tree = try SampleTree(["App.swift": code])
        func findings() throws -> [[String: Any]] {
            let output = try Riblint.run(["lint", "--format", "json"], in: tree.root).output
            let report = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
            return try #require(report["findings"] as? [[String: Any]])
        }
        let before = try findings()
        let rule = try #require(before.first?["rule"] as? String)
        _ = try Riblint.run(["baseline", "create", "--only-rule", rule], in: tree.root)
        let reported = try findings().compactMap { $0["fingerprint"] as? String }
        #expect(reported.count < before.count)
        _ = try Riblint.run([command, "--format", "html=page.html"], in: tree.root)
        let page = try String(contentsOfFile: tree.path("page.html"), encoding: .utf8)
        let data = try object(page)
        let rows = try rows(data, "findings", texts: [9, 10])
        #expect(rows.filter { $0.count == 10 }.map { $0[9] } == reported)
        let states = rows.filter { $0.count > 10 }.map { $0[10] }.sorted()
        let baselined = Array(repeating: "baselined", count: before.count - reported.count)
        #expect(states == baselined + ["suppressed: it is <short>"])
        #expect(page.contains("<p>Not listed: 1 suppressed, \(baselined.count) baselined</p>"))
        // The findings of RIBs are those that are reported.
        let ribs = try #require(data["ribs"] as? [[Any]]).flatMap { $0[4] as? [Int] ?? [] }
        #expect(Set(ribs.map { rows[$0].count }) == [10])
        let suppressed = try #require(rows.first { $0.count > 10 && $0[10] != "baselined" })
        #expect(suppressed[4] == "0")
    }

    /// The tree as JSON is the same whether or not a page is written, and has what the baseline accepts.
    @Test func baselinedFindingsInJSON() throws {
        let tree = try SampleTree(["App.swift": TreeSample.app])
        let before = try Riblint.run(["tree", "--format", "json"], in: tree.root).text
        _ = try Riblint.run(["baseline", "create"], in: tree.root)
        #expect(try Riblint.run(["tree", "--format", "json"], in: tree.root).text == before)
        #expect(try Riblint.run(["tree", "--format", "json", "--format", "html=a.html"], in: tree.root).text == before)
    }

    @Test func addresses() throws {
        let pattern = "https://example.org/{path}#L{line}"
        let given = try object(page(["--source-link", pattern], over: TreeSample.app))
        #expect(given["link"] as? String == pattern)
        let wrong = [
            (["--source-link", "http://a/{path}"], "expected https://, with {path}"),
            (["--source-link", "javascript:alert(1)//{path}"], "expected https://, with {path}"),
            (["--source-link", "https://a/"], "expected https://, with {path}"),
        ]
        for (arguments, message) in wrong {
            let outcome = try TreeSample.run(arguments + ["--format", "html"], over: TreeSample.app)
            #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
        }
        let unused = try TreeSample.run(["--source-link", pattern], over: TreeSample.app)
        #expect(unused.status == 2 && unused.errors.contains("--source-link applies to html, and no report is html"))
    }

    /// A page names the commit and the day if the job does.
    @Test(arguments: [
        (["GITHUB_SHA": "1a2b3c", "SOURCE_DATE_EPOCH": "0"], "<p>Commit 1a2b3c, 1970-01-01</p>"),
        (["GITHUB_SHA": "", "CI_COMMIT_SHA": "<1>"], "<p>Commit &lt;1&gt;</p>"),
        (["SOURCE_DATE_EPOCH": "951782399"], "<p>2000-02-28</p>"),
        (["SOURCE_DATE_EPOCH": "951782400"], "<p>2000-02-29</p>"),
        (["SOURCE_DATE_EPOCH": "4107542399"], "<p>2100-02-28</p>"),
        (["SOURCE_DATE_EPOCH": "4107542400"], "<p>2100-03-01</p>"),
        (["SOURCE_DATE_EPOCH": "253402300799"], "<p>9999-12-31</p>"),
    ])
    func revision(_ environment: [String: String], _ line: String) throws {
        let none = ["GITHUB_SHA": "", "CI_COMMIT_SHA": "", "SOURCE_DATE_EPOCH": ""]
        let page = try TreeSample.run(
            ["--format", "html"], over: TreeSample.app, environment: none.merging(environment) { $1 })
        #expect(page.text.contains(line))
        let other = try TreeSample.run(["--format", "html"], over: TreeSample.app, environment: none)
        #expect(!other.text.contains("<p>Commit") && page.output.count - other.output.count == line.utf8.count + 1)
    }

    /// A page is the same wherever the project is.
    @Test func pagesDoNotDependOnTheFolder() throws {
        let first = try page([], over: TreeSample.app)
        #expect(try page(["."], over: TreeSample.app) == first)
    }
}
