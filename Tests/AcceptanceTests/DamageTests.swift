import Foundation
import RIBRules
import RuleKit
import SourceText
import TestSupport
import Testing

/// Files that somebody is still typing: whatever stands there, linting ends, and every place it names lies in its file.
@Suite struct DamageTests {
    static let files: [URL] = {
        let folder = FixtureProjects.root.appending(path: "Fixtures/Projects/HarbourLeaky")
        let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (walker?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }()

    /// Every prefix that ends at a line's end, or in the middle of a line; all prefixes with `RIBLINT_EVERY_PREFIX` set.
    @Test func everyPrefixLints() throws {
        let isWhole = ProcessInfo.processInfo.environment["RIBLINT_EVERY_PREFIX"] != nil
        for file in DamageTests.files {
            let bytes = [UInt8](try Data(contentsOf: file))
            let step = isWhole ? 1 : 251
            for length in stride(from: 0, through: bytes.count, by: step) {
                let prefix = Array(bytes[..<length])
                let project = MemoryProject.make([("Sources/\(file.lastPathComponent)", prefix)])
                for rule in catalog {
                    for finding in rule.check(project) {
                        #expect(Int(finding.site.range.end) <= prefix.count)
                        #expect(finding.site.range.start <= finding.site.range.end)
                    }
                }
            }
        }
    }

    @Test func bytesThatAreNoSwiftLint() {
        var state: UInt64 = 0x5EED
        for _ in 0..<200 {
            let bytes = (0..<512).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 33)
            }
            let project = MemoryProject.make([("a.swift", bytes)])
            for rule in catalog { #expect(rule.check(project).isEmpty) }
        }
    }
}
