import CaseSupport
import Foundation
import LintEngine
import RIBRules
import RuleKit
import SourceText
import TestSupport
import Testing

/// Applies the fixes to every case of every rule and to whole apps: no fixable finding remains, and all else is
/// unchanged.
@Suite struct FixTests {
    private static let engine = LintEngine(catalog: catalog, toolVersion: "test")

    /// The cases of a rule, each as the files of a small project. Caret lines are kept, since they are comments.
    ///
    /// - Parameter isTaken: whether to return a case.
    private static func cases(
        of id: String, where isTaken: (AnnotatedCase) -> Bool = { _ in true }
    ) -> [(title: String, files: [String: String])] {
        CaseLibrary.repository.cases(of: id).filter(isTaken).map { annotated in
            let files = annotated.files.map { ($0.path, $0.text) }
            return (annotated.name.title, Dictionary(files, uniquingKeysWith: { first, _ in first }))
        }
    }

    /// The rules some of whose findings have fixes.
    private static let fixable = catalog.filter { $0.fixes != .none }.map(\.id)

    @Test(arguments: catalog.map(\.id))
    func fixesOfCasesLeaveNothingToFix(_ id: String) throws {
        var fixed = 0
        // Cases that expect no such finding can have one of a rule that is off by default.
        let cases = FixTests.cases(of: id, where: { Thoroughness.choose($0.expects(FixTests.fixable), whole: true) })
        let step = Thoroughness.choose(5, whole: 1)
        for (number, (title, files)) in cases.enumerated() where number % step == 0 {
            // In a part of the test, only every fourth of them is fixed in both ways.
            if Thoroughness.choose(number % 20 == 5, whole: true) {
                _ = try FixTests.check(FolderCopy(files), takesUnsafe: false, "\(id): \(title), safe fixes")
            }
            fixed += try FixTests.check(FolderCopy(files), takesUnsafe: true, "\(id): \(title), all fixes")
        }
        let rule = try #require(catalog.first { $0.id == id })
        if rule.fixes != .none { #expect(fixed > 0) }
    }

    @Test(arguments: FixtureProjects.leaky)
    func leakyAppsKeepFindingsWithoutFix(_ app: String) throws {
        let copy = try FolderCopy(try AppCopy(app).files)
        let fixed = try FixTests.check(copy, takesUnsafe: false, app)
        #expect(fixed > 0)
    }

    @Test(arguments: FixtureProjects.clean)
    func cleanAppsAreUnchanged(_ app: String) throws {
        let copy = try FolderCopy(try AppCopy(app).files)
        #expect(try FixTests.check(copy, takesUnsafe: true, app) == 0)
    }

    /// Truncated cases and cases with removed lines: fixes add no syntax errors, and a second run fixes nothing more.
    @Test(arguments: fixable)
    func damagedFilesAreFixedOrUnchanged(_ id: String) throws {
        var number = 0
        // These steps are unrelated to the lengths of lines and cases.
        let step = Thoroughness.choose(307, whole: 11)
        for (title, files) in FixTests.cases(of: id) {
            guard let (path, text) = files.min(by: { $0.key < $1.key }) else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for line in lines.indices {
                number += 1
                guard number % step == 0 else { continue }
                var left = lines
                if number % 2 == 0 {
                    left.remove(at: line)
                } else {
                    left = Array(lines[..<line]) + [lines[line].prefix(lines[line].count / 2)]
                }
                let copy = try FolderCopy(files.merging([path: left.joined(separator: "\n")]) { $1 })
                try FixTests.checkDamaged(copy, "\(id): \(title), line \(line)")
            }
        }
    }

    private static func checkDamaged(_ copy: FolderCopy, _ title: String) throws {
        var request = LintRequest(paths: [SourcePath(copy.root.path)])
        request.jobs = 1
        var fixing = LintEngine.FixRequest()
        fixing.takesUnsafe = true
        let fixed = try engine.fix(request, fixing)
        #expect(fixed.refusals.filter(\.isFailure).isEmpty, "\(title)")
        guard fixed.fixedFiles > 0 else {
            #expect(try copy.texts() == copy.written, "\(title)")
            return
        }
        let damaged = try FolderCopy(copy.written)
        request.paths = [SourcePath(damaged.root.path)]
        let problems = Set(try engine.lint(request).report.notices.filter { $0.kind == .parseError }.compactMap(\.path))
        request.paths = [SourcePath(copy.root.path)]
        for notice in fixed.outcome.report.notices where notice.kind == .parseError {
            let path = try #require(notice.path)
            #expect(problems.contains(path), "\(title): \(notice.message)")
        }
        let texts = try copy.texts()
        let again = try engine.fix(request, fixing)
        #expect(again.fixedFiles == 0, "\(title)")
        #expect(try copy.texts() == texts, "\(title)")
    }

    /// Runs all rules, also over files that are left out by default.
    private static func request(_ copy: FolderCopy) -> LintRequest {
        var request = LintRequest(paths: [SourcePath(copy.root.path)])
        request.jobs = 1
        request.selection.takesAll = true
        request.usesBuiltInExclusions = false
        return request
    }

    /// Rules whose findings may follow from the same mistake as a fixed one, by the rule of the fixed finding.
    private static let followingRules: [String: Set<String>] = [
        // The view notifies its listener again, so its dismissal is no mistake.
        "removal_notifier_super_missing": ["view_self_dismissal"],
        // The corrected condition holds when the view is popped.
        "incomplete_removal_check": ["navigation_pop_unhandled"],
        // The component reads the requirement.
        "inherited_dependency_shadowed": ["dependency_requirement_unused"],
    ]

    /// - Returns: the number of fixed findings.
    private static func check(_ copy: FolderCopy, takesUnsafe: Bool, _ title: String) throws -> Int {
        let request = request(copy)
        var fixing = LintEngine.FixRequest()
        fixing.takesUnsafe = takesUnsafe
        let before = try engine.lint(request).report
        guard before.diagnostics.contains(where: { !$0.fixes.isEmpty }) else { return 0 }
        let fixed = try engine.fix(request, fixing)
        let after = fixed.outcome.report
        #expect(fixed.refusals.isEmpty, "\(title): \(fixed.refusals)")
        let left = after.diagnostics.filter { takesUnsafe ? !$0.fixes.isEmpty : $0.fixes.contains(where: \.isSafe) }
        #expect(left.isEmpty, "\(title): left to mend: \(left.map(\.message))")
        if !takesUnsafe {
            // No new finding appears. Findings without a fix remain, but for those that follow from the same mistake.
            let hopeless = before.diagnostics.filter { !$0.fixes.contains(where: \.isSafe) }
            let gone = Set(keys(hopeless)).subtracting(keys(after.diagnostics))
            #expect(Set(keys(after.diagnostics)).isSubset(of: keys(hopeless)), "\(title)")
            let fixedRules = before.diagnostics.filter { $0.fixes.contains(where: \.isSafe) }.map(\.rule)
            let following = Set(fixedRules.flatMap { followingRules[$0] ?? [] })
            let unexpected = before.diagnostics.filter { gone.contains(key($0)) && !following.contains($0.rule) }
            #expect(unexpected.map(\.message) == [], "\(title)")
            #expect(fixed.fixedFindings + gone.count == before.diagnostics.count - after.diagnostics.count, "\(title)")
        }
        #expect(
            after.notices.count { $0.kind == .parseError } == before.notices.count { $0.kind == .parseError },
            "\(title)")
        let texts = try copy.texts()
        #expect(fixed.fixedFiles == copy.written.count { texts[$0.key] != $0.value }, "\(title)")
        let again = try engine.fix(request, fixing)
        #expect(again.fixedFiles == 0 && again.fixedFindings == 0 && again.refusals.isEmpty, "\(title)")
        #expect(try copy.texts() == texts, "\(title)")
        return fixed.fixedFindings
    }

    private static func keys(_ diagnostics: [Diagnostic]) -> [String] { diagnostics.map(key).sorted() }

    private static func key(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.location.path.text) \(diagnostic.rule) \(diagnostic.symbol): \(diagnostic.message)"
    }
}

extension AnnotatedCase {
    /// Whether the case has a finding of one of several rules.
    fileprivate func expects(_ rules: [String]) -> Bool { expectations.contains { rules.contains($0.rule) } }
}

/// Files in a temporary folder. A class, because its deinitializer removes the folder.
private final class FolderCopy {
    let root: URL
    /// The texts by path.
    let written: [String: String]

    init(_ files: [String: String]) throws {
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
            path: "riblint-fix-\(UUID().uuidString)")
        written = files
        for (path, text) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// The texts of all files that exist now, by path.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            let file = root.appending(path: path)
            if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
            texts[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        return texts
    }
}
