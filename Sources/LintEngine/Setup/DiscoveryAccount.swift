internal import SourceText

/// Which files a run finds, and what keeps the others out: told by walking again with one reason at a time.
struct DiscoveryAccount: Sendable {
    let found: Discovery
    /// The configuration's patterns that match no file, as `key: 'pattern'`, in order of keys: they may be mistyped.
    let idlePatterns: [String]
    /// Reasons with how many files each keeps out, each file counted for the first reason alone; those of no file are not there.
    let skipped: [(reason: String, count: Int)]

    init(_ settings: Settings, by workers: Workers) throws(LintError) {
        let request = try settings.discovery()
        found = try Discovery(request, by: workers)
        let everything = try Discovery(DiscoveryAccount.everything(of: request), by: workers).files
        idlePatterns = DiscoveryAccount.idlePatterns(of: settings, root: found.root.bytes, found: found.files, everything: everything)
        var rest = Set(everything).subtracting(found.files)
        var skipped: [(String, Int)] = []
        for (reason, alone) in DiscoveryAccount.reasons(in: request) {
            let left = rest.intersection(try Discovery(alone, by: workers).files)
            if left.count < rest.count { skipped.append((reason, rest.count - left.count)) }
            rest = left
        }
        // What several reasons keep out together: a pattern of one that another takes back in.
        if !rest.isEmpty { skipped.append(("for several of these reasons together", rest.count)) }
        self.skipped = skipped
    }

    /// - Parameter everything: also the files that the configuration leaves out.
    private static func idlePatterns(of settings: Settings, root: [UInt8], found: [SourcePath], everything: [SourcePath]) -> [String] {
        let configuration = settings.configuration
        let uses = [
            ("excluded", configuration.excluded, everything), ("mocks", configuration.words.mocks, found),
            ("overrides", configuration.overrides.flatMap(\.paths), found),
        ]
        return uses.flatMap { key, patterns, files in
            patterns.filter { pattern in
                // One that takes back in matches nothing by itself.
                if pattern.text.hasPrefix("!") { return false }
                let matcher = settings.patterns([pattern], root: root)
                return !files.contains { matcher.match($0) }
            }.map { "\(key): '\(SourcePath($0.text).printable)'" }
        }
    }

    /// What keeps a file out that a request does not find; nil where it would not be found anyway.
    static func reason(against file: SourcePath, in request: Discovery.Request, by workers: Workers) throws(LintError) -> String? {
        guard try Discovery(everything(of: request), by: workers).files.contains(file) else { return nil }
        for (reason, alone) in reasons(in: request) {
            if try !Discovery(alone, by: workers).files.contains(file) { return reason }
        }
        return "left out for several reasons together"
    }

    /// The request without anything that keeps files out.
    private static func everything(of request: Discovery.Request) -> Discovery.Request {
        var everything = request
        everything.exclusions = []
        everything.usesGitignore = false
        everything.usesBuiltInExclusions = false
        return everything
    }

    /// Each reason for keeping files out, with the request in which it is the only one.
    private static func reasons(in request: Discovery.Request) -> [(reason: String, alone: Discovery.Request)] {
        var (builtIn, excluded, ignored) = (everything(of: request), everything(of: request), everything(of: request))
        builtIn.usesBuiltInExclusions = request.usesBuiltInExclusions
        excluded.exclusions = request.exclusions
        ignored.usesGitignore = request.usesGitignore
        return [
            ("in hidden folders, Pods, Carthage and DerivedData", builtIn), ("named by the configuration's 'excluded'", excluded),
            ("named by .gitignore files", ignored),
        ]
    }
}
