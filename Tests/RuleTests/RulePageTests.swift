import Foundation
import LintEngine
import Reporters
import RIBRules
import RuleKit
import SourceText
import TestSupport
import Testing

/// The statements on the pages of rules are correct.
@Suite struct RulePageTests {
    @Test func indexIsCurrent() throws {
        let rows = try RulePageTests.text("Rules/README.md").split(separator: "\n").filter { $0.hasPrefix("| [`") }.map(
            String.init)
        let expected = catalog.map { rule in
            let severity = rule.severity.rawValue + (rule.isDefault ? "" : ", off by default")
            return
                """
                | [`\(rule.id)`](../Documentation/rules/\(rule.id).md) | \(severity) | \(rule.fixes.rawValue) | \
                \(rule.documentation.summary) |
                """
        }
        #expect(rows == expected)
    }

    /// Reports link to these pages. `Documentation/pages.py` generates them.
    @Test(arguments: catalog.map(\.page.id))
    func documentIsCurrent(_ id: String) throws {
        let page = try #require(catalog.first { $0.id == id }).page
        // The measured precision follows.
        let text = try RulePageTests.text("Documentation/rules/\(id).md")
        #expect(text == page.document || text.hasPrefix(page.document + "\n## Precision\n"))
        #expect(page.url?.hasSuffix("/blob/main/Documentation/rules/\(id).md") == true)
    }

    private static func text(_ path: String) throws -> String {
        try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)"),
            encoding: .utf8)
    }

    @Test func idsAreSnakeCaseAndUnique() {
        let ids = catalog.map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.allSatisfy { $0 == "_" || ($0.isLowercase && $0.isASCII) }, "\(id)") }
    }

    @Test(arguments: catalog.map(\.page.id))
    func exampleBeforeHasOneFinding(_ id: String) throws {
        let rule = try #require(catalog.first { $0.id == id })
        #expect(findings(of: rule, in: rule.documentation.example.fileBefore).count == 1)
    }

    @Test(arguments: catalog.map(\.page.id))
    func exampleAfterHasNoFindings(_ id: String) throws {
        let rule = try #require(catalog.first { $0.id == id })
        let found = findings(in: rule.documentation.example.fileAfter, isTest: rule.isAboutTests)
        #expect(found.map { "\($0.rule.id): \($0.finding.message)" } == [])
    }

    @Test(arguments: catalog.filter { $0.fixes != .none }.map(\.page.id))
    func fixOfExampleRemovesFinding(_ id: String) throws {
        let rule = try #require(catalog.first { $0.id == id })
        let finding = try #require(findings(of: rule, in: rule.documentation.example.fileBefore).first)
        let fix = try #require(finding.fixes.first)
        let fixed = apply(fix, to: rule.documentation.example.fileBefore)
        #expect(findings(of: rule, in: fixed).isEmpty, "\(fixed)")
        #expect(fixed == rule.documentation.example.fileAfter)
    }

    @Test(arguments: catalog.map(\.page.id))
    func pagesAreComplete(_ id: String) throws {
        let page = try #require(catalog.first { $0.id == id }).page
        #expect(page.documentation.summary.hasSuffix("."))
        #expect(!page.documentation.summary.contains("\n"))
        for text in [page.documentation.reason, page.documentation.howItWorks, page.documentation.limitations] {
            #expect(text.count > 80)
            #expect(text.hasSuffix("."))
        }
        #expect(page.documentation.levels.isEmpty || page.documentation.levels.hasSuffix("."))
    }

    /// Each key that a page names is a key of the configuration.
    @Test(arguments: catalog.map(\.page.id))
    func configurationKeysExist(_ id: String) throws {
        let rule = try #require(catalog.first { $0.id == id })
        let schema = LintEngine(catalog: catalog, toolVersion: "0").configurationSchema
        for key in rule.configurationKeys { #expect(schema.contains("\"\(key)\": "), "\(key)") }
        // A project can configure which classes have a role that a rule inspects.
        for role in rule.inspects.roles { #expect(rule.configurationKeys.contains("\(role)")) }
        #expect(!rule.inspects.things.isEmpty && rule.since.split(separator: ".").count == 3)
    }

    @Test(arguments: catalog.map(\.page.id))
    func findingsHaveMessageAndHelp(_ id: String) throws {
        let rule = try #require(catalog.first { $0.id == id })
        let finding = try #require(findings(of: rule, in: rule.documentation.example.fileBefore).first)
        #expect(finding.message.hasSuffix("."))
        #expect(finding.message.contains("'"))
        #expect(finding.help.hasSuffix("."))
        #expect(!finding.symbol.isEmpty)
        // An example of a view alone has no RIB.
        #expect(finding.rib?.isEmpty != true)
    }

    private func findings(of rule: Rule, in text: String) -> [Finding] {
        findings(in: text, isTest: rule.isAboutTests).filter { $0.rule.id == rule.id }.map(\.finding)
    }

    /// The findings of all rules, without suppressed ones.
    ///
    /// - Parameter isTest: whether the text is that of a test of an app.
    private func findings(in text: String, isTest: Bool) -> [SuppressionFilter.RuleFinding] {
        var files = [("Sources/Page.swift", Array(text.utf8))]
        if isTest {
            files = [("Tests/PageTests.swift", Array(text.utf8))]
            files.append(("Sources/App.swift", Array("import RIBs\nfinal class AppInteractor: Interactor {}\n".utf8)))
        }
        return SuppressionFilter(catalog, in: MemoryProject.make(files)).reported
    }

    private func apply(_ fix: Fix, to text: String) -> String {
        var bytes = Array(text.utf8)
        for edit in fix.edits.reversed() {
            let (start, end) = (Int(edit.site.range.start), Int(edit.site.range.end))
            let line = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let (indentation, text) = (bytes[line...].prefix { $0 == 0x20 }, Array(edit.replacement.utf8))
            switch edit.placement {
            case .inPlace: bytes.replaceSubrange(start..<end, with: text)
            case .lineBefore:
                let isFirstInLine = start == line + indentation.count
                bytes.insert(contentsOf: text + (isFirstInLine ? [0x0A] + indentation : Array("; ".utf8)), at: start)
            case .lineAfter: bytes.insert(contentsOf: [0x0A] + indentation + text, at: end)
            case .removal:
                bytes.removeSubrange(line..<(bytes[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count))
            case .link:
                let isOnOwnLine = bytes[..<start].last == UInt8(ascii: ".") && start == line + indentation.count + 1
                bytes.insert(contentsOf: (isOnOwnLine ? [0x0A] + indentation : []) + text, at: end)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Rule {
    /// Whether the examples of the rule are tests.
    fileprivate var isAboutTests: Bool { reads.contains(.switches) }
}
