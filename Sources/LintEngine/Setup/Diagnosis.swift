internal import RIBModel
internal import RuleKit
internal import SourceText

/// How riblint sees a project: for whoever wonders why it finds what it finds.
public struct Diagnosis: Sendable {
    /// What was found, in order: what it is about, and lines on it.
    public let entries: [(title: String, lines: [String])]
    /// Whether something keeps a run from being done, or from being complete.
    public let isHealthy: Bool
}

extension LintEngine {
    /// Looks at everything that decides on a run, and goes on whatever is wrong with it.
    public func diagnosis(of request: LintRequest) throws(LintError) -> Diagnosis {
        var entries: [(String, [String])] = [("version", ["riblint \(toolVersion)"]), ("platform", [LintEngine.platform])]
        let named = request.paths.isEmpty ? [SourcePath(".")] : request.paths
        let folder = try Discovery.commonFolder(of: named)
        var isHealthy = true
        var request = request
        let looked = ConfigurationFile.folders(from: folder).map { SourcePath(bytes: $0).printable }
        do throws(LintError) {
            let report = try configuration(of: request)
            if let file = report.file {
                entries.append(("configuration", ["\(file.printable): nothing wrong"]))
            } else {
                entries.append(("configuration", ["none; looked for .riblint.yml in"] + looked.map { "  \($0)" }))
            }
        } catch {
            isHealthy = false
            entries.append(("configuration", error.description.split(separator: "\n").map(String.init) + ["what follows is without it"]))
            request.configuration = .isolated
        }
        let settings = try Settings(of: request, rules: ruleNames)
        let rest = try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in try LintEngine.files(settings, by: workers) }
        }.get()
        return Diagnosis(entries: entries + rest.entries, isHealthy: isHealthy && rest.isComplete)
    }

    private static func files(
        _ settings: Settings, by workers: Workers
    ) throws(LintError) -> (entries: [(String, [String])], isComplete: Bool) {
        let account = try DiscoveryAccount(settings, by: workers)
        let root: Int32
        do { root = try Disk.openRoot(account.found.root.bytes) } catch { throw .unreadable(account.found.root, error.text) }
        defer { Disk.close(root) }
        let sketch = ProjectSketch(of: account.found.files, root: root, vocabulary: settings.vocabulary(root: account.found.root.bytes), by: workers)
        let missing = (account.found.notices + sketch.notices).sortedOnce()
        let skipped = account.skipped.map { "\(counted($0.count, "file")) \($0.reason)" }
            + account.found.foreign.map { "\($0.printable) is no Swift file" }
        let entries: [(String, [String])] = [
            ("root", [account.found.root.printable]),
            ("files", ["\(counted(account.found.files.count, "Swift file")): \(sketch.standings)", "sources alone are reported on"]),
            ("left out", skipped.isEmpty ? ["nothing"] : skipped),
            ("not analysed", missing.isEmpty ? ["nothing"] : missing.map { "\($0.path?.printable ?? "?"): \($0.message)" }),
            ("project", [counted(sketch.ribCount, "RIB")] + (sketch.modules.isEmpty ? [] : ["built on \(sketch.modules.joined(separator: ", "))"])),
        ]
        let asides = [("unresolved", sketch.missingWords), ("no effect", account.idlePatterns.map { "\($0) matches no file" })]
        return (entries + asides.filter { !$0.1.isEmpty }, missing.isEmpty && !account.found.files.isEmpty)
    }

    private static var platform: String {
        #if os(Linux)
        let system = "Linux"
        #elseif os(macOS)
        let system = "macOS"
        #else
        let system = "an unknown system"
        #endif
        #if arch(x86_64)
        let processor = "x86_64"
        #elseif arch(arm64)
        let processor = "arm64"
        #else
        let processor = "an unknown processor"
        #endif
        return "\(system), \(processor), \(counted(Workers.processorCount, "processor"))"
    }
}
