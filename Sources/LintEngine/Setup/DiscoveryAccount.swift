internal import SourceText

/// Which files a run finds, and what keeps the others out: told by walking again with one reason at a time.
struct DiscoveryAccount: Sendable {
    let found: Discovery
    /// Reasons with how many files each keeps out, each file counted for the first reason alone; those of no file are not there.
    let skipped: [(reason: String, count: Int)]

    init(_ settings: Settings, by workers: Workers) throws(LintError) {
        let request = try settings.discovery()
        found = try Discovery(request, by: workers)
        var everything = request
        everything.exclusions = []
        everything.usesGitignore = false
        everything.usesBuiltInExclusions = false
        var rest = Set(try Discovery(everything, by: workers).files).subtracting(found.files)
        let reasons: [(String, (inout Discovery.Request) -> Void)] = [
            ("in hidden folders, Pods, Carthage and DerivedData", { $0.usesBuiltInExclusions = request.usesBuiltInExclusions }),
            ("named by the configuration's 'excluded'", { $0.exclusions = request.exclusions }),
            ("named by .gitignore files", { $0.usesGitignore = request.usesGitignore }),
        ]
        var skipped: [(String, Int)] = []
        for (reason, apply) in reasons {
            var alone = everything
            apply(&alone)
            let left = rest.intersection(try Discovery(alone, by: workers).files)
            if left.count < rest.count { skipped.append((reason, rest.count - left.count)) }
            rest = left
        }
        // What several reasons keep out together: a pattern of one that another takes back in.
        if !rest.isEmpty { skipped.append(("for several of these reasons together", rest.count)) }
        self.skipped = skipped
    }
}
