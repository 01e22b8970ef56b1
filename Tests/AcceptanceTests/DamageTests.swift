import Foundation
import RIBModel
import RIBRules
import RuleKit
import SourceText
import SwiftOutline
import TestSupport
import Testing

/// Incomplete files: linting terminates, and every reported location is within its file.
@Suite struct DamageTests {
    static let files: [URL] = {
        let folder = FixtureProjects.root.appending(path: "Fixtures/Projects/HarbourLeaky")
        let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (walker?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted {
            $0.path < $1.path
        }
    }()

    /// Prefixes that end at the end or in the middle of a line; all prefixes if `RIBLINT_EVERY_PREFIX` is set.
    @Test func everyPrefixLints() throws {
        let isWhole = ProcessInfo.processInfo.environment["RIBLINT_EVERY_PREFIX"] != nil
        for file in DamageTests.files {
            let bytes = [UInt8](try Data(contentsOf: file))
            let step = isWhole ? 1 : 251
            for length in stride(from: 0, through: bytes.count, by: step) {
                let prefix = Array(bytes[..<length])
                let project = MemoryProject.make([("Sources/\(file.lastPathComponent)", prefix)])
                for rule in catalog {
                    for site in rule.explain(project).sites {
                        #expect(Int(site.range.end) <= prefix.count)
                        #expect(site.range.start <= site.range.end)
                    }
                }
            }
        }
    }

    /// Files are parsed twice, the second time with bodies. Their declarations outside of bodies must be equal both
    /// times.
    @Test func bodiesDoNotChangeOuterDeclarations() throws {
        let wellKnownNames = WellKnownNames()
        let reader = FileReader(wellKnownNames, .none)
        func declared(_ outline: Outline) -> [String] {
            var result: [String] = []
            var index = 0
            while index < outline.declarations.count {
                let one = outline.declarations[index]
                if !one.scope.contains(.local) {
                    result.append("\(one.kind) \(wellKnownNames.names.text(one.name)) \(one.nameRange.start)")
                }
                index = one.kind.isType ? index + 1 : max(Int(one.next), index + 1)
            }
            return result
        }
        for file in DamageTests.files.prefix(3) {
            let bytes = [UInt8](try Data(contentsOf: file))
            for location in stride(from: 0, to: bytes.count, by: 3) {
                var text = bytes
                text.remove(at: location)
                (text + [UInt8](repeating: 0, count: 64)).withUnsafeBufferPointer { buffer in
                    let text = UnsafeBufferPointer(rebasing: buffer[..<text.count])
                    let first = declared(reader.declarations(of: SourcePath("A.swift"), bytes: text).outline)
                    #expect(
                        first == declared(reader.bodies(of: SourcePath("A.swift"), in: text)),
                        "without byte \(location) of \(file.lastPathComponent)")
                }
            }
        }
    }

    /// All files with syntax errors, alone and appended to a file of an app.
    @Test func brokenCodeLints() throws {
        let folder = FixtureProjects.root.appending(path: "Fixtures/Damaged")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "swift" {
            let bytes = [UInt8](try Data(contentsOf: file))
            let whole = [UInt8](try Data(contentsOf: DamageTests.files[0]))
            let project = MemoryProject.make([("Sources/a.swift", bytes), ("Sources/b.swift", whole + bytes)])
            for site in catalog.flatMap({ $0.explain(project).sites }) {
                #expect(Int(site.range.end) <= whole.count + bytes.count)
            }
        }
    }

    /// Invalid UTF-8 in a comment and in a string does not shift locations.
    @Test func invalidBytesDoNotShiftOffsets() throws {
        func property(_ comment: [UInt8]) -> [UInt8] {
            Array("import RIBs\nprotocol ARouting: Routing {}\nfinal class AInteractor: Interactor {\n    /* ".utf8)
                + comment
                + Array(" */ let a = \"".utf8) + comment + Array("\"; var router: ARouting?\n}\n".utf8)
        }
        let rule = try #require(catalog.first { $0.id == "strong_router" })
        for comment in [[], [0xFF], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0x00]] as [[UInt8]] {
            let bytes = property(comment)
            let findings = rule.check(MemoryProject.make([("Sources/A.swift", bytes)]))
            let range = try #require(findings.first?.site.range)
            #expect(findings.count == 1)
            #expect(Array(bytes[Int(range.start)..<Int(range.end)]) == Array("router".utf8))
            // A run of invalid bytes is one column in UTF-16 and in scalars.
            let location = LineMap(bytes: bytes).position(of: Int(range.start))
            let before = 28 + 2 * min(comment.count, 1)
            #expect(location.line == 4 && location.utf8 == 28 + 2 * comment.count)
            if comment != [0xC3, 0x28] { #expect(location.utf16 == before && location.scalar == before) }
        }
    }

    @Test func randomBytesLint() {
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

extension RuleOutcome {
    /// Every site of it, except for those of fixes.
    fileprivate var sites: [Site] {
        let notes = findings.flatMap { $0.related + $0.path } + evidence.joined() + skips.flatMap(\.notes)
        return findings.map(\.site) + skips.map(\.site) + skips.compactMap(\.extent) + notes.map(\.site)
    }
}
