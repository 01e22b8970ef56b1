import Fuzzing
import RIBModel
import RIBRules
import RuleKit
import SourceText
import TestSupport

/// Runs all rules over one to three files: no crash, every location is within its file, and a second run has equal
/// findings.
struct FuzzLint {
    /// The prefix of the line that separates two files, as in the cases of rules.
    private static let separator = Array("// --- ".utf8)

    static func check(_ input: UnsafeBufferPointer<UInt8>) {
        let texts = files(of: Array(input))
        let findings = findings(in: texts)
        for finding in findings { check(finding, texts) }
        guard !findings.isEmpty else { return }
        let again = self.findings(in: texts)
        let isSame = findings.elementsEqual(again) {
            $0.site == $1.site && $0.message == $1.message && $0.path == $1.path
        }
        if !isSame { fatalError("a second run finds something else") }
    }

    private static func findings(in texts: [[UInt8]]) -> [Finding] {
        // Names of its own: those of all inputs together would fill the memory.
        let files = texts.enumerated().map { ("Sources/\($0).swift", $1) }
        let project = MemoryProject.make(files, models: LibraryModels())
        return catalog.flatMap { rule in
            let outcome = rule.explain(project)
            for skip in outcome.skips { check([skip.site] + skip.notes.map(\.site), of: skip.sentence, texts) }
            return outcome.findings
        }
    }

    private static func check(_ finding: Finding, _ texts: [[UInt8]]) {
        let notes = finding.related + finding.path
        let sites = [finding.site] + notes.map(\.site) + finding.fixes.flatMap(\.edits).map(\.site)
        check(sites, of: finding.message, texts)
    }

    private static func check(_ sites: [Site], of words: String, _ texts: [[UInt8]]) {
        for site in sites {
            guard site.file.index < texts.count, site.range.start <= site.range.end,
                Int(site.range.end) <= texts[site.file.index].count
            else { fatalError("\(words) points outside of its file") }
        }
    }

    private static func files(of input: [UInt8]) -> [[UInt8]] {
        var files: [[UInt8]] = []
        var start = 0
        for index in input.indices where files.count < 2 && index > start {
            if input[index - 1] == 0x0A, input[index...].starts(with: separator) {
                files.append(Array(input[start..<index]))
                start = index
            }
        }
        return files + [Array(input[start...])]
    }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzLint.check(UnsafeBufferPointer(start: data, count: count))
    return 0
}
