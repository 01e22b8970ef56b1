import RIBModel
import RuleKit
import SourceText
import SystemPackage
import Testing

@testable import LintEngine

/// Fixes that are invalid, conflict with each other, or apply to files that changed.
@Suite struct FixingTests {
    /// A rule that reports functions with a name prefix. `fix` returns the replacement of a name, and how far it
    /// extends.
    private static func rule(
        _ id: String = "named", prefix: String, around: Int = 0, isSafe: Bool = true,
        onCheck: @escaping @Sendable () -> Void = {},
        _ replacement: @escaping @Sendable (String) -> String?
    ) -> Rule {
        Rule.sample(id, in: .testing, as: .warning) { project in
            onCheck()
            return project.files.enumerated().flatMap { number, file in
                file.outline.declarations.compactMap { declaration -> Finding? in
                    let name = project.names.text(declaration.name)
                    guard name.hasPrefix(prefix) else { return nil }
                    let range = declaration.nameRange
                    let wide = ByteRange(range.start - UInt32(around), range.end + UInt32(around))
                    let fixes =
                        replacement(name).map {
                            [Fix("Rename", isSafe: isSafe, edits: [.init(Site(FileID(number), wide), $0)])]
                        } ?? []
                    return Finding(
                        at: Site(FileID(number), range), "'\(name)' is one.", help: "Rename it.", symbol: name,
                        fixes: fixes)
                }
            }
        }
    }

    /// Functions in a type with a role, since only such files are parsed with bodies.
    private static func tree(_ bodies: [String: String]) -> TemporaryTree { TemporaryTree(bodies.mapValues(wrapped)) }

    private static func wrapped(_ body: String) -> String {
        "import RIBs\n\nfinal class AInteractor: Interactor {\n\(body)}\n"
    }

    private static func fix(
        _ tree: TemporaryTree, _ rules: [Rule], writes: Bool = true, _ change: (inout LintRequest) -> Void = { _ in }
    ) throws -> LintEngine.FixOutcome {
        var request = LintRequest(paths: [tree.path("")])
        change(&request)
        var fixing = LintEngine.FixRequest()
        fixing.writes = writes
        return try LintEngine(catalog: rules, toolVersion: "1").fix(request, fixing)
    }

    private static func text(_ tree: TemporaryTree, _ path: String) throws -> String {
        String(decoding: try SourceReader(root: Disk.workingFolder).contents(of: tree.path(path)), as: UTF8.self)
    }

    private static func said(_ fixed: LintEngine.FixOutcome) -> [String] {
        fixed.refusals.map { "\($0.path.text): \($0.reason)" }
    }

    @Test func appliesFixesOfFileTogether() throws {
        let tree = FixingTests.tree([
            "a.swift": "func breach1() {}\nfunc breach2() {}\n", "b.swift": "func fine() {}\n",
        ])
        let fixed = try FixingTests.fix(tree, [FixingTests.rule(prefix: "breach") { "good" + $0.dropFirst(6) }])
        #expect(fixed.fixedFindings == 2 && fixed.fixedFiles == 1 && fixed.refusals.isEmpty && fixed.diff.isEmpty)
        #expect(fixed.outcome.report.diagnostics.isEmpty)
        #expect(try FixingTests.text(tree, "a.swift") == FixingTests.wrapped("func good1() {}\nfunc good2() {}\n"))
    }

    /// A rule that removes variables with a name prefix.
    private static var removal: Rule {
        Rule.sample("named", in: .testing, as: .warning) { project in
            project.files.enumerated().flatMap { number, file in
                file.outline.declarations.compactMap { declaration -> Finding? in
                    guard project.names.text(declaration.name).hasPrefix("breach") else { return nil }
                    let site = Site(FileID(number), declaration.range)
                    return Finding(
                        at: site, "It is one.", help: "Remove it.", symbol: "breach",
                        fixes: [Fix("Remove", isSafe: true, edits: [.removal(of: site)])])
                }
            }
        }
    }

    @Test(arguments: [
        ("    var breach = 1\n", ""),
        ("\tvar breach = 1  \n", ""),
        ("    var breach = [\n        1,\n    ]\n", ""),
        ("    var breach = 1\r\n", ""),
        ("    var breach = 1;\n", ""),
        ("    var breach = 1 // why\n", "    // why\n"),
        ("    /* why */ var breach = 1\n", "    /* why */ \n"),
        ("    var fine = 1; var breach = 1\n", "    var fine = 1; \n"),
        ("    var breach = 1 ; var fine = 1\n", "    var fine = 1\n"),
        ("    var breach = 1; // why\n", "    // why\n"),
    ])
    func removesStatementAlone(from text: String, leaving rest: String) throws {
        let tree = FixingTests.tree(["a.swift": "    // before\n\(text)\n    // after\n"])
        let fixed = try FixingTests.fix(tree, [FixingTests.removal])
        #expect(fixed.fixedFindings == 1 && fixed.refusals.isEmpty)
        #expect(
            try FixingTests.text(tree, "a.swift") == FixingTests.wrapped("    // before\n\(rest)\n    // after\n"))
    }

    @Test func printsDiffWithoutWriting() throws {
        let tree = FixingTests.tree(["a.swift": "func breach() {}\n"])
        let fixed = try FixingTests.fix(tree, [FixingTests.rule(prefix: "breach") { _ in "fine" }], writes: false)
        #expect(fixed.fixedFindings == 1 && fixed.fixedFiles == 1)
        #expect(
            String(decoding: fixed.diff, as: UTF8.self)
                == """
                diff --git a/a.swift b/a.swift
                --- a/a.swift
                +++ b/a.swift
                @@ -1,5 +1,5 @@
                 import RIBs
                 
                 final class AInteractor: Interactor {
                -func breach() {}
                +func fine() {}
                 }

                """)
        #expect(fixed.outcome.report.diagnostics.count == 1)
        #expect(try FixingTests.text(tree, "a.swift") == FixingTests.wrapped("func breach() {}\n"))
    }

    @Test func rejectsFixThatKeepsFinding() throws {
        let tree = FixingTests.tree(["a.swift": "func breach() {}\nfunc evil() {}\n", "b.swift": "func evil() {}\n"])
        let rules = [
            FixingTests.rule(prefix: "breach", around: 1) { " " + $0 + " (" },
            FixingTests.rule("evil", prefix: "evil") { _ in "fine" },
        ]
        let fixed = try FixingTests.fix(tree, rules)
        #expect(FixingTests.said(fixed) == ["a.swift: the fix of named at line 4 does not remove the finding"])
        #expect(fixed.fixedFindings == 1 && fixed.fixedFiles == 1)
        #expect(try FixingTests.text(tree, "a.swift") == FixingTests.wrapped("func breach() {}\nfunc evil() {}\n"))
        #expect(try FixingTests.text(tree, "b.swift") == FixingTests.wrapped("func fine() {}\n"))
        #expect(fixed.outcome.report.diagnostics.map(\.symbol) == ["breach", "evil"])
    }

    @Test func rejectsFixThatBreaksFile() throws {
        let tree = FixingTests.tree(["a.swift": "func breach() {}\n"])
        let fixed = try FixingTests.fix(tree, [FixingTests.rule(prefix: "breach") { _ in "fine() { \"" }])
        #expect(FixingTests.said(fixed) == ["a.swift: the fixed text would have syntax errors"])
        #expect(try FixingTests.text(tree, "a.swift") == FixingTests.wrapped("func breach() {}\n"))
        #expect(fixed.outcome.report.diagnostics.count == 1 && !fixed.refusals[0].isFailure)
    }

    @Test func appliesOverlappingFixesInTurn() throws {
        for rules in [["first", "second"], ["second", "first"]] {
            let tree = FixingTests.tree(["a.swift": "func breachOne() {}\n"])
            // Both fixes replace the same name. After that of the rule with the lower id, the other rule has no
            // finding.
            let fixed = try FixingTests.fix(
                tree, rules.map { id in FixingTests.rule(id, prefix: "breach") { _ in id } })
            #expect(try FixingTests.text(tree, "a.swift") == FixingTests.wrapped("func first() {}\n"))
            #expect(fixed.fixedFindings == 1 && fixed.refusals.isEmpty)
        }
    }

    @Test func fixesThatUndoEachOtherTerminate() throws {
        let tree = FixingTests.tree(["a.swift": "func one() {}\n"])
        let rules = [
            FixingTests.rule("first", prefix: "one") { _ in "two" },
            FixingTests.rule("second", prefix: "two") { _ in "one" },
        ]
        let fixed = try FixingTests.fix(tree, rules)
        #expect(
            ["func one() {}\n", "func two() {}\n"].map(FixingTests.wrapped).contains(
                try FixingTests.text(tree, "a.swift")))
        #expect(fixed.outcome.report.diagnostics.count == 1)
    }

    @Test func appliesChainOfFixes() throws {
        let tree = FixingTests.tree(["a.swift": "func breach5() {}\n"])
        let fixed = try FixingTests.fix(
            tree,
            [
                FixingTests.rule(prefix: "breach") { name in
                    let rest = (name.last?.wholeNumberValue ?? 0) - 1
                    return rest > 0 ? "breach\(rest)" : "fine"
                }
            ])
        #expect(try FixingTests.text(tree, "a.swift") == FixingTests.wrapped("func fine() {}\n"))
        #expect(fixed.fixedFindings == 5 && fixed.fixedFiles == 1)
    }

    @Test func appliesUnsafeFixesOnRequest() throws {
        let rules = [FixingTests.rule(prefix: "breach", isSafe: false) { _ in "fine" }]
        let tree = FixingTests.tree(["a.swift": "func breach() {}\n"])
        #expect(try FixingTests.fix(tree, rules).fixedFiles == 0)
        var fixing = LintEngine.FixRequest()
        fixing.takesUnsafe = true
        let fixed = try LintEngine(catalog: rules, toolVersion: "1").fix(LintRequest(paths: [tree.path("")]), fixing)
        #expect(fixed.fixedFiles == 1)
        #expect(try FixingTests.text(tree, "a.swift") == FixingTests.wrapped("func fine() {}\n"))
    }

    /// A file that is saved during the analysis keeps the saved text.
    @Test func leavesConcurrentlyChangedFilesAlone() throws {
        let tree = FixingTests.tree([
            "a.swift": "func breach() {}\n", "b.swift": "func breach() {}\n", "c.swift": "func breach() {}\n",
        ])
        let path = (tree.root, ())
        let rule = FixingTests.rule(
            prefix: "breach",
            onCheck: {
                // The engine has read the files at this point.
                let saved = TemporaryFile(path.0 + "/a.swift")
                saved.write(FixingTests.wrapped("func breachOfSomebodyElse() {}\n"))
                TemporaryTree.unlink(path.0 + "/b.swift")
            }
        ) { _ in "fine" }
        let fixed = try FixingTests.fix(tree, [rule])
        #expect(try FixingTests.text(tree, "a.swift") == FixingTests.wrapped("func breachOfSomebodyElse() {}\n"))
        #expect(!Disk.hasEntry(Array((tree.root + "/b.swift").utf8)))
        #expect(try FixingTests.text(tree, "c.swift") == FixingTests.wrapped("func fine() {}\n"))
        #expect(fixed.fixedFiles == 1)
    }

    // MARK: Replacing a file

    private static func refusal(
        _ tree: TemporaryTree, _ path: String, digest: UInt64? = nil, _ text: String = "new"
    ) -> String? {
        do throws(FileReplacement.Refusal) {
            let old = (try? SourceReader(root: Disk.workingFolder).contents(of: tree.path(path))) ?? []
            try FileReplacement.replace(tree.path(path).bytes, digest: digest ?? Digest.of(old), by: Array(text.utf8))
            return nil
        } catch {
            switch error {
            case .unfit(let reason): return reason
            case .failed(let reason): return "failed: \(reason)"
            }
        }
    }

    @Test func replacedFileKeepsMode() throws {
        let tree = TemporaryTree(["a.swift": "old"])
        for mode in [0o644, 0o600, 0o755, 0o4750] as [UInt32] {
            tree.setMode("a.swift", mode)
            #expect(FixingTests.refusal(tree, "a.swift", "mode \(mode)") == nil)
            #expect(tree.mode("a.swift") == mode)
            #expect(try FixingTests.text(tree, "a.swift") == "mode \(mode)")
        }
        #expect(FixingTests.refusal(tree, "a.swift", "") == nil)
        #expect(try FixingTests.text(tree, "a.swift") == "")
    }

    /// Extended attributes such as quarantine on macOS are kept.
    @Test func replacedFileKeepsExtendedAttributes() throws {
        let tree = TemporaryTree(["a.swift": "old"])
        let attributes =
            ["user.one": [1, 0, 2], "user.two": Array("text".utf8), "user.empty": []] as [String: [UInt8]]
        for (name, value) in attributes { try #require(tree.setAttribute(name, value, of: "a.swift")) }
        tree.makeOld("a.swift")
        #expect(FixingTests.refusal(tree, "a.swift", "new") == nil)
        #expect(try FixingTests.text(tree, "a.swift") == "new")
        #expect(tree.attributes(of: "a.swift") == attributes)
        // The modification time must change, since build systems depend on it.
        #expect(!tree.isOld("a.swift"))
    }

    @Test func refusesToReplaceSpecialFiles() throws {
        let tree = TemporaryTree(["a.swift": "old", "target.swift": "old", "hard.swift": "old"])
        tree.makeFolder("folder.swift")
        tree.link("link.swift", to: "target.swift")
        tree.pipe("pipe.swift")
        tree.hardLink("other.swift", to: "hard.swift")
        #expect(FixingTests.refusal(tree, "a.swift", digest: 1) == "changed while it was analyzed; run again")
        #expect(FixingTests.refusal(tree, "gone.swift") == "no longer exists")
        for path in ["folder.swift", "link.swift", "pipe.swift"] {
            #expect(FixingTests.refusal(tree, path, digest: 1) == "is no longer a regular file")
        }
        #expect(FixingTests.refusal(tree, "hard.swift") == "has more than one name (hard links)")
        tree.setMode("a.swift", 0o444)
        #expect(FixingTests.refusal(tree, "a.swift") == "is read-only")
        for path in ["a.swift", "target.swift", "hard.swift"] { #expect(try FixingTests.text(tree, path) == "old") }
        var names: [String] = []
        try Disk.list(Array(tree.root.utf8), in: Disk.workingFolder) { name, _ in
            names.append(String(decoding: name, as: UTF8.self))
        }
        #expect(
            names.sorted() == [
                "a.swift", "folder.swift", "hard.swift", "link.swift", "other.swift", "pipe.swift", "target.swift",
            ])
    }

    // MARK: Plans

    @Test func planAppliesFixesInOrderAndAtomically() {
        func location(_ start: Int, _ end: Int, _ path: String = "a") -> Location {
            func position(_ offset: Int) -> Position {
                Position(line: 1, utf8: offset + 1, utf16: offset + 1, scalar: offset + 1, offset: offset)
            }
            return Location(
                path: SourcePath(path), start: position(start), end: position(end),
                excerpt: .init(firstLine: 1, lines: []))
        }
        func diagnostic(_ symbol: String, _ edits: [(Location, String)], isSafe: Bool = true) -> Diagnostic {
            Diagnostic(
                rule: "r", severity: .error, message: "", help: "", rib: nil, symbol: symbol, fingerprint: "",
                lineHash: "", location: location(0, 0),
                related: [], path: [],
                fixes: [.init(title: "", isSafe: isSafe, edits: edits.map { .init(location: $0.0, replacement: $0.1) })]
            )
        }
        let diagnostics = [
            diagnostic("late", [(location(8, 9), "x")]),
            diagnostic("overlaps", [(location(0, 2), "y"), (location(7, 9), "z")]),
            diagnostic("same", [(location(8, 9), "x")]), diagnostic("early", [(location(0, 1), "w")]),
            diagnostic("unsafe", [(location(5, 6), "")], isSafe: false),
            diagnostic("elsewhere", [(location(3, 4, "b"), ""), (location(3, 3), "")]), diagnostic("none", []),
        ]
        let plan = FixPlan(diagnostics, takesUnsafe: false) { $0.text != "b" }
        #expect(plan.fixed.map(\.diagnostic.symbol) == ["late", "same", "early"])
        #expect(plan.edits[SourcePath("a")]?.map(\.range) == [0..<1, 8..<9])
        let all = FixPlan(diagnostics, takesUnsafe: true) { _ in true }
        #expect(all.fixed.map(\.diagnostic.symbol) == ["late", "same", "early", "unsafe", "elsewhere"])
        #expect(FixPlan([], takesUnsafe: true) { _ in true }.isEmpty)
    }
}

/// Writes a file while a rule runs.
private struct TemporaryFile {
    let path: String

    init(_ path: String) { self.path = path }

    func write(_ text: String) {
        guard
            let file = try? FileDescriptor.open(
                path, .writeOnly, options: [.create, .truncate], permissions: .ownerReadWrite)
        else { return }
        _ = try? file.closeAfter { try file.writeAll(text.utf8) }
    }
}
