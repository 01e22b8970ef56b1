import RIBModel
import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// Runs of the engine. The rule here reports every function whose name begins with `breach`.
@Suite struct EngineTests {
    private static let rule = Rule.sample("named_breach", in: .testing, as: .warning) { project in
        project.files.enumerated().flatMap { number, file in
            file.outline.declarations.compactMap { declaration in
                let name = project.names.text(declaration.name)
                guard name.hasPrefix("breach") else { return nil }
                let site = Site(FileID(number), declaration.nameRange)
                let path = declaration.body.isEmpty ? [] : [Finding.Note(Site(site.file, declaration.range), "step")]
                return Finding(
                    at: site, "'\(name)' is one.", help: "Rename it.", symbol: name, path: path,
                    fixes: [Fix("Rename", isSafe: true, edits: [.init(site, "fine")])])
            }
        }
    }

    private static let loudRule = Rule.sample("other_rule", isDefault: false, rule.check)

    private func lint(
        _ tree: TemporaryTree, _ paths: [String] = [""], _ change: (inout LintRequest) -> Void = { _ in }
    ) throws -> Report {
        var request = LintRequest(paths: paths.map(tree.path))
        change(&request)
        return try LintEngine(catalog: [EngineTests.loudRule, EngineTests.rule], toolVersion: "1").lint(request).report
    }

    /// A type with a role, so that its file is parsed twice.
    private func interactor(_ name: String, _ body: String) -> String {
        "import RIBs\n\nfinal class \(name)Interactor: Interactor {\n\(body)\n}\n"
    }

    @Test func reportsColumnsInEachUnit() throws {
        let tree = TemporaryTree(["a.swift": interactor("A", "    // é\n    /* 😀 */ func breach() {}")])
        let report = try lint(tree)
        let found = try #require(report.diagnostics.first)
        #expect(report.diagnostics.count == 1)
        #expect(found.rule == "named_breach" && found.severity == .warning && found.message == "'breach' is one.")
        #expect(found.location.path.text == "a.swift")
        #expect(found.location.start == Position(line: 5, utf8: 21, utf16: 19, scalar: 18, offset: 81))
        #expect(found.location.end == Position(line: 5, utf8: 27, utf16: 25, scalar: 24, offset: 87))
        #expect(found.location.excerpt.firstLine == 3)
        #expect(
            found.location.excerpt.lines.map { String(decoding: $0, as: UTF8.self) } == [
                "final class AInteractor: Interactor {", "    // é", "    /* 😀 */ func breach() {}",
            ])
        #expect(found.lineHash.hasSuffix(":1") && found.fingerprint.utf8.count == 16)
        #expect(
            report.isComplete && report.summary.files == 1 && report.summary.warnings == 1
                && report.summary.fixable == 1)
        #expect(report.rules.map(\.id) == ["named_breach"])
    }

    /// Reports every function, and doubts itself: all values go into one function.
    private static let doubtfulRule = Rule(
        "doubtful_rule", in: .tree, as: .warning, documentation: .sample,
        doubt: Doubt("functions look bad", unlessOne: "mends", key: "show")
    ) { context in
        for finding in EngineTests.rule.check(context.project) {
            context.consider()
            context.report(
                at: finding.site, finding.message, help: finding.help, in: nil, fix: finding.fixes.first,
                passedTo: [ValueReceiver("take(_:)")])
        }
    }

    /// Ten functions in two files.
    private func doubted(_ change: (inout LintRequest) -> Void = { _ in }) throws -> Report {
        func text(_ numbers: Range<Int>) -> String {
            interactor("A\(numbers.lowerBound)", numbers.map { "    func breach\($0)() {}" }.joined(separator: "\n"))
        }
        let tree = TemporaryTree(["a.swift": text(0..<4), "Sub/b.swift": text(4..<10), ".riblint.yml": "version: 1\n"])
        var request = LintRequest(paths: [tree.path("")])
        change(&request)
        let engine = LintEngine(catalog: [EngineTests.doubtfulRule], toolVersion: "1")
        let report = try engine.lint(request).report
        let open = try Workspace(engine, request).report
        #expect(open.diagnostics.map(\.severity) == report.diagnostics.map(\.severity))
        #expect(open.notices == report.notices)
        return report
    }

    @Test func doubtedFindingsAreNotes() throws {
        let report = try doubted()
        #expect(report.diagnostics.count == 10 && report.summary.notes == 10 && report.summary.fixable == 0)
        let notice = try #require(report.notices.first)
        #expect(report.notices.count == 1 && notice.kind == .doubtfulRule && notice.rule == "doubtful_rule")
        #expect(
            notice.message == """
                10 of 10 functions look bad; 10 are passed to 'take(_:)'. If that mends them, add it to ribs.show; \
                until then these findings are notes
                """)
        #expect(try doubted { $0.selection.shift = .strict }.summary.notes == 10)
        let certain = try doubted { $0.selection.severities = [("doubtful_rule", .warning)] }
        #expect(certain.summary.warnings == 10 && certain.notices.isEmpty)
        #expect(certain.diagnostics.map(\.fingerprint) == report.diagnostics.map(\.fingerprint))
        #expect(
            try doubted { request in
                request.selection.severities = [("doubtful_rule", .warning)]
                request.selection.shift = .strict
            }.summary.errors == 10)
    }

    @Test func doubtIsAboutTheWholeProject() throws {
        let tree = TemporaryTree([
            "a.swift": interactor("A", (0..<6).map { "    func breach\($0)() {}" }.joined(separator: "\n")),
            "Sub/b.swift": interactor("B", (6..<10).map { "    func breach\($0)() {}" }.joined(separator: "\n")),
            ".riblint.yml": "overrides: [{ paths: [Sub], rules: { doubtful_rule: error } }]\n",
        ])
        let engine = LintEngine(catalog: [EngineTests.doubtfulRule], toolVersion: "1")
        let whole = try engine.lint(LintRequest(paths: [tree.path("")])).report
        #expect(whole.summary.notes == 6 && whole.summary.errors == 4 && whole.notices.map(\.kind) == [.doubtfulRule])
        let part = try engine.lint(LintRequest(paths: [tree.path("a.swift")])).report
        #expect(part.summary.notes == 6 && part.notices.map(\.kind) == [.doubtfulRule])
        let other = try engine.lint(LintRequest(paths: [tree.path("Sub")])).report
        #expect(other.summary.errors == 4 && other.notices.isEmpty)
    }

    @Test func findingsAreSortedByPathOffsetAndRule() throws {
        let tree = TemporaryTree([
            "b.swift": interactor("B", "func breach1() {}\nfunc breach0() {}"),
            "a/x.swift": interactor("C", "func breach2() {}"),
            "a.swift": interactor("A", "func breach3() {}"),
        ])
        var reports: [String] = []
        for (jobs, paths) in [(1, [""]), (2, ["b.swift", "a", "a.swift"]), (8, ["a.swift", "", "a"])] {
            let report = try lint(tree, paths) {
                $0.jobs = jobs
                $0.selection.takesAll = true
            }
            reports.append(
                report.diagnostics.map { "\($0.location.path.text) \($0.symbol) \($0.rule) \($0.fingerprint)" }.joined(
                    separator: "\n"))
        }
        #expect(
            reports[0].split(separator: "\n").map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
                "a.swift breach3 named_breach", "a.swift breach3 other_rule", "a/x.swift breach2 named_breach",
                "a/x.swift breach2 other_rule",
                "b.swift breach1 named_breach", "b.swift breach1 other_rule", "b.swift breach0 named_breach",
                "b.swift breach0 other_rule",
            ])
        #expect(Set(reports).count == 1)
    }

    @Test func fingerprintsSurviveEdits() throws {
        let body = "func breach() {}\nfunc breach(a: Int) {}\nfunc breachToo() {}"
        let before = try lint(TemporaryTree(["a.swift": interactor("A", body)])).diagnostics
        let after = try lint(
            TemporaryTree([
                "x/moved.swift": String(repeating: "\n", count: 30) + interactor("Renamed", "// more\n" + body)
            ])
        ).diagnostics
        #expect(before.map(\.fingerprint) == after.map(\.fingerprint))
        #expect(Set(before.map(\.fingerprint)).count == 3)
        #expect(before.map(\.location.start.line) != after.map(\.location.start.line))
    }

    @Test func suppressionKeepsFingerprintsOfEqualFindings() throws {
        let plain = try lint(TemporaryTree(["a.swift": interactor("A", "func breach() {}\nfunc breach(a: Int) {}")]))
            .diagnostics
        let report = try lint(
            TemporaryTree([
                "a.swift": interactor(
                    "A", "// riblint:disable:next named_breach\nfunc breach() {}\nfunc breach(a: Int) {}")
            ]))
        #expect(report.diagnostics.map(\.fingerprint) == [plain[1].fingerprint])
        #expect(report.summary.suppressed == 1)
    }

    @Test func fingerprintIsFNV1a() {
        #expect(
            Fingerprint.of(rule: "", symbol: "", subject: "", ordinal: 0)
                != Fingerprint.of(rule: "", symbol: "", subject: "0", ordinal: 0))
        #expect(
            Fingerprint.of(rule: "a", symbol: "bc", subject: "", ordinal: 0)
                != Fingerprint.of(rule: "ab", symbol: "c", subject: "", ordinal: 0))
        #expect(
            Fingerprint.of(rule: "strong_router", symbol: "A.router", subject: "", ordinal: 0) == "3b0b9f225b9f0b80")
    }

    @Test(arguments: [
        ("// riblint:disable:next named_breach\n", 1), ("// riblint:disable:next no_such_rule\n", 0),
        ("// riblint:disable:next all\n", 0),
        ("// riblint:disable:file no_such_rule named_breach - x\n", 1),
        ("// riblint:disable:next named_breach\n@MainActor\n", 1),
        ("/// riblint:disable:next named_breach\n/// Words.\n", 1), ("/* riblint:disable:next named_breach */\n", 1),
    ])
    func suppressionsSilence(_ comment: String, _ expected: Int) throws {
        let report = try lint(TemporaryTree(["a.swift": interactor("A", comment + "func breach() {}")]))
        #expect(report.summary.suppressed == expected && report.diagnostics.count == 1 - expected)
    }

    @Test func directiveAtPathStepSuppresses() throws {
        let text = interactor("A", "private // riblint:disable:this named_breach\nfunc breach() { }")
        #expect(try lint(TemporaryTree(["a.swift": text])).summary.suppressed == 1)
    }

    @Test func selectionDecidesRulesAndSeverities() throws {
        let tree = TemporaryTree(["a.swift": interactor("A", "func breach() {}")])
        func run(_ change: (inout Selection) -> Void) throws -> [String] {
            try lint(tree) { change(&$0.selection) }.diagnostics.map { "\($0.rule)=\($0.severity)" }
        }
        #expect(try run { _ in } == ["named_breach=warning"])
        #expect(try run { $0.only = ["other_rule"] } == ["other_rule=error"])
        #expect(try run { $0.enabled = ["other_rule"] } == ["named_breach=warning", "other_rule=error"])
        #expect(
            try run {
                $0.takesAll = true; $0.disabled = ["named_breach"]
            } == ["other_rule=error"])
        #expect(
            try run { $0.severities = [("named_breach", .error), ("named_breach", .note)] } == ["named_breach=note"])
        #expect(try run { $0.severities = [("named_breach", nil)] } == [])
        #expect(try run { $0.shift = .strict } == ["named_breach=error"])
        #expect(
            try run {
                $0.only = ["named_breach"]; $0.disabled = ["named_breach"]
            } == [])
    }

    @Test func reportsAllUnknownRulesWithSuggestions() throws {
        let tree = TemporaryTree(["a.swift": ""])
        do {
            _ = try lint(tree) {
                $0.selection.only = ["named_breech", "xyzzy_plugh"]
                $0.selection.severities = [("othr_rule", .error)]
            }
            Issue.record("ran")
        } catch let error as LintError {
            #expect(
                error.description == """
                    unknown rule 'named_breech'; did you mean 'named_breach'?
                    unknown rule 'xyzzy_plugh'; 'riblint rules' lists all
                    unknown rule 'othr_rule'; did you mean 'other_rule'?
                    """)
        }
    }

    @Test func reportsUnanalyzedFiles() throws {
        let tree = TemporaryTree([
            "good.swift": interactor("A", "func breach() {}"), "empty.swift": "",
            "cut.swift": "class A { func f() { \"", "invalid.swift": "",
        ])
        tree.write("utf16.swift", [0xFF, 0xFE, 0x61, 0x00])
        tree.write("utf32.swift", [0x00, 0x00, 0xFE, 0xFF])
        tree.write("large.swift", [UInt8](repeating: 0x0A, count: 5_000_001))
        tree.write("limit.swift", [UInt8](repeating: 0x0A, count: 5_000_000))
        tree.write("invalid.swift", [0x2F, 0x2F, 0xFF, 0xFE, 0x80, 0x0A])
        tree.link("gone.swift", to: "nothing")
        let report = try lint(tree)
        let missing = report.notices.filter { $0.kind == .notAnalyzed }.map { $0.path?.text }
        #expect(missing == ["gone.swift", "large.swift", "utf16.swift", "utf32.swift"])
        #expect(!report.isComplete && report.summary.notAnalyzed == 4 && report.summary.files == 5)
        #expect(report.diagnostics.count == 1)
        #expect(report.notices.filter { $0.kind == .parseError }.map { $0.path?.text } == ["cut.swift"])
    }

    @Test func missingSourceFilesAreAFailure() {
        #expect(throws: LintError.self) { try lint(TemporaryTree(["README.md": ""])) }
        #expect(throws: LintError.self) { try lint(TemporaryTree(["Pods/a.swift": ""])) }
    }

    /// Excerpts in a report are from the analyzed bytes.
    @Test func changedFilesHaveNoLocations() throws {
        let tree = TemporaryTree(["a.swift": "one\n"])
        let root = try Disk.openRoot(Array(tree.root.utf8))
        defer { Disk.close(root) }
        let file = Analysis.File(path: SourcePath("a.swift"), byteCount: 4, digest: 1, kind: .source)
        let site = Site(FileID(0), ByteRange(0, 3))
        let table = Workers.employ(1) {
            LocationTable(sites: [site], primary: [site], files: [file], root: root, workers: $0)
        }
        #expect(table[site] == nil && table.lineHash(of: site) == "")
        #expect(table.notices.map(\.path) == [SourcePath("a.swift")])
    }
}
