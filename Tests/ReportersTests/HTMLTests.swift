import Foundation
import Reporters
import RuleKit
import SourceText
import Testing

/// The page of a report of findings. `TreePageTests` has pages of trees, and `Tests/Browser` opens them.
@Suite struct HTMLTests {
    private func page(_ report: Report, pattern: String? = nil) -> String {
        var style = Style()
        style.sourcePattern = pattern
        return Format.html.text(report, style: style)
    }

    /// The data of a page, as a program reads it.
    private func data(_ page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "<script type=\"application/json\" id=\"riblint-data\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        let bytes = Data(page[start.upperBound..<end.lowerBound].utf8)
        return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    }

    private func texts(_ data: [String: Any], _ key: String = "s") throws -> [String] {
        HTMLTests.unfolded(try #require(data[key] as? [Any]))
    }

    /// Texts of which each can share UTF-16 units with the one before.
    static func unfolded(_ coded: [Any]) -> [String] {
        var (texts, last, shared) = ([String](), [UInt16](), 0)
        for each in coded {
            if let text = each as? String {
                last = last.prefix(shared) + Array(text.utf16)
                texts.append(String(decoding: last, as: UTF16.self))
                shared = 0
            } else {
                shared = each as? Int ?? 0
            }
        }
        return texts
    }

    @Test func staticPartHasCountsAndFindings() throws {
        let page = page(ProjectSample.report)
        let start = try #require(page.range(of: "</header>"))
        let end = try #require(page.range(of: "</section>"))
        #expect(String(page[start.lowerBound..<end.upperBound]) == HTMLTests.body)
        #expect(page.contains("<p>2 errors, 1 warning in 3 files (1 RIB); 1 fixable, 1 with an unsafe fix"))
        #expect(page.contains("<li><code>Sources/UTF16.swift</code> Not analyzed: UTF-16.</li>"))
        #expect(!page.contains("id=\"legend\""))
    }

    private static let body = #"""
        </header>
        <main id="main" tabindex="-1">
        <section id="static">
        <h2>Findings</h2>
        <details open><summary>strong_router: 1</summary>
        <p>An interactor holds its router strongly.</p>
        <ul>
        <li>error <code>Sources/LoggedIn/LoggedInInteractor.swift:2</code> 'LoggedInInteractor' keeps its router 'router' strongly. Declare 'router' weak.</li>
        </ul></details>
        <details open><summary>unreset_dispose_bag: 1</summary>
        <p>A bag that nothing empties.</p>
        <ul>
        <li>warning <code>Sources/LoggedIn/LoggedInInteractor.swift:6</code> Nothing empties 'bag' at deactivation; use 'handlers[key](value)'. Use 'disposeOnDeactivate(interactor: self)'.</li>
        </ul></details>
        <details open><summary>view_self_dismissal: 1</summary>
        <p>A view removes itself.</p>
        <ul>
        <li>error <code>Sources/LoggedIn/LoggedInViewController.swift:7</code> 'LoggedInViewController' removes itself and tells no listener. Tell the listener and let the router dismiss it.</li>
        </ul></details>
        </section>
        """#

    /// Paths share beginnings, a line is there once, and its number is that of the place.
    @Test func dataHasPathsAndLines() throws {
        let data = try data(page(ProjectSample.report))
        let base = "Sources/Base/My App 100%,#1\\n\u{FFFD}.swift"
        let files = try #require(data["f"] as? [Any])
        #expect(files.count == 5 && files[1] as? Int == 8 && files[3] as? Int == 25)
        let names = ["Sources/LoggedIn/LoggedInInteractor.swift", "Sources/LoggedIn/LoggedInViewController.swift"]
        #expect(try texts(data, "f") == [base] + names)
        let lines = try #require(data["c"] as? [[Any]])
        #expect(lines[2].compactMap { $0 as? [String] }.joined().contains("IdismissQuietly()"))
        let places = try #require(data["p"] as? [Int])
        #expect(places.count % 4 == 0 && places.count > 12)
        let findings = try #require(data["findings"] as? [[Any]])
        #expect(findings.count == 3)
        let texts = try texts(data)
        #expect(
            findings.compactMap { ($0[2] as? Int).map { texts[$0] } } == ProjectSample.report.diagnostics.map(\.message)
        )
        let place = try #require(findings[2][6] as? Int)
        let file = stride(from: 0, through: place * 4, by: 4).reduce(0) { $0 + places[$1] }
        #expect(file == 1 && Array(places[(place * 4 + 1)..<(place * 4 + 4)]) == [2, 27, 6])
    }

    /// Findings that are not reported are at their places among the others, with the reason, and only counted in the
    /// static part.
    @Test func findingsThatAreNotReported() throws {
        let file = SampleFile("a.swift", "let a = 1\nlet b = 2\nlet c = 3\n")
        func finding(_ text: String) -> Diagnostic { .sample(message: text, at: file.location(text)) }
        let report = Report(
            toolVersion: "0", isComplete: true, summary: .init(), diagnostics: [finding("b")],
            unreported: [
                UnreportedFinding(finding("a"), .suppressed(reason: "</script>")),
                UnreportedFinding(finding("c"), .baselined),
                UnreportedFinding(finding("let b"), .suppressed(reason: nil)),
            ], notices: [], rules: [])
        let page = page(report)
        let data = try data(page)
        let (findings, texts) = (try #require(data["findings"] as? [[Any]]), try texts(data))
        func text(_ row: [Any], _ field: Int) -> String? {
            row.indices.contains(field) ? (row[field] as? Int).map { texts[$0] } : nil
        }
        #expect(findings.map { text($0, 2) } == ["a", "let b", "b", "c"])
        #expect(findings.map { text($0, 10) } == ["suppressed: </script>", "suppressed", nil, "baselined"])
        let end = try #require(page.range(of: "</section>"))
        #expect(page[..<end.lowerBound].contains("strong_router: 1<"))
        #expect(page[..<end.lowerBound].contains("<p>Not listed: 2 suppressed, 1 baselined</p>"))
    }

    /// Names that could end the script or the attribute, and characters that control a terminal.
    @Test(arguments: [
        "</script><script>alert(1)</script>", "<!--<script>", "\"><img src=x onerror=alert(1)>", "'", "`", "&lt;",
        "{{x}}",
        "a\u{2028}b", "\u{202E}abc", "a\u{0}b", "a\rb", "😀👨‍👩‍👧", "한글", String(repeating: "x", count: 4_000),
    ])
    func hostileNames(_ name: String) throws {
        let file = SampleFile("\(name)/a.swift", "let a = \"\(name)\"\n")
        let page = page(.sample([.sample(message: name, help: name, symbol: name, at: file.location("a"))]))
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("<img") && !page.contains("<!--"))
        #expect(!page.unicodeScalars.contains { ["\u{2028}", "\u{202E}", "\u{0}", "\r"].contains($0) })
        let data = try data(page)
        let (findings, texts) = (try #require(data["findings"] as? [[Any]]), try texts(data))
        let shown = texts[try #require(findings[0][2] as? Int)]
        let plain = name.unicodeScalars.allSatisfy { !["\u{2028}", "\u{202E}", "\u{0}", "\r"].contains($0) }
        #expect(plain ? shown == name : shown.contains("\\"))
    }

    /// A line of a megabyte is cut, and so are the lists of a page with very many findings.
    @Test func longReportsAreCut() throws {
        let file = SampleFile("a.swift", "let a = \"" + String(repeating: "x", count: 1_000_000) + "\"")
        let page = page(.sample([.sample(at: file.location("a"))]))
        #expect(page.utf8.count < 80_000)
        let lines = try #require(try data(page)["c"] as? [[Any]])
        #expect((lines[0][1] as? [String])?.first?.count == 202)
        let message = String(repeating: "word ", count: 100)
        let place = SampleFile("a.swift", "let a").location("a")
        let many = (0..<1_000).map { _ in Diagnostic.sample("r", .error, message: message, at: place) }
        let text = self.page(.sample(many))
        let part = try #require(text.range(of: "</section>"))
        #expect(text[..<part.lowerBound].utf8.count < 200_000)
        #expect(text[..<part.lowerBound].contains(" more: riblint lint</p>"))
    }

    @Test func patternOfAddresses() throws {
        let pattern = "https://example.org/{path}#L{line}"
        #expect(try data(page(.clean, pattern: pattern))["link"] as? String == pattern)
        #expect(try data(page(.clean))["link"] as? String == "")
    }

    @Test func policyComesFirst() {
        let page = page(.clean)
        #expect(
            page.hasPrefix("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta http-equiv=\"Content-Security-Policy\""))
        #expect(page.contains("default-src 'none'; script-src 'sha256-") && page.contains("style-src 'sha256-"))
        #expect(page.utf8.count < 60_000)
    }
}
