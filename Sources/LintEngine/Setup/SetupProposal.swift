internal import RIBModel
internal import RuleKit
public import SourceText

/// A configuration for a project that has none.
public struct SetupProposal: Sendable {
    /// The absolute path to write it to.
    public let path: SourcePath
    /// The configuration.
    public let text: String
    /// The properties of the project that it is based on, one per line.
    public let seen: [String]
    /// The number of findings of each rule that reports something, the most first.
    public let counts: [RuleCount]

    public struct RuleCount: Sendable {
        public let rule: String
        public let findings: Int
    }
}

extension LintEngine {
    /// Analyzes a project and proposes a configuration without writing it.
    ///
    /// - Throws: if the project has a configuration.
    public func setup(of request: LintRequest) throws(LintError) -> SetupProposal {
        var request = request
        let folder = try Discovery.commonFolder(
            of: request.paths.isEmpty ? [SourcePath(".")] : request.paths, root: nil)
        if let file = try ConfigurationFile.project(of: folder) { throw .existingConfiguration(file.shown) }
        request.configuration = .isolated
        let settings = try Settings(of: request, rules: builtInNames)
        let (path, sketch) = try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in try LintEngine.sketch(settings, by: workers) }
        }.get()
        let text = ConfigurationDraft(for: sketch).text
        request.configuration = .draft(path, text: text)
        let first = try withSession(request) { session, _ in FirstRun(session, of: session.catalog) }
        let proposed = ConfigurationDraft(for: sketch, guesses: first.guesses).text
        return SetupProposal(path: path, text: proposed, seen: sketch.lines, counts: first.rules)
    }

    /// The outline of a project, and the path to write its configuration to.
    private static func sketch(
        _ settings: Settings, by workers: Workers
    ) throws(LintError) -> (path: SourcePath, sketch: ProjectSketch) {
        let found = try Discovery(try settings.discovery(), by: workers)
        if found.files.isEmpty { throw .noSourceFile(settings.extent.named) }
        let sketch = try LintEngine.withRoot(found.root) { ProjectSketch(of: found, root: $0, by: workers) }
        let path = RunRoot.path(RunRoot.names(found.root.bytes) + [Array(ConfigurationFile.names[0].utf8)])
        return (SourcePath(bytes: path), sketch)
    }
}

extension ProjectSketch {
    /// The properties of the project, as text.
    var lines: [String] {
        var lines = [
            "\(Phrase.count(files.values.reduce(0, +), "file")): \(kinds)", "\(Phrase.count(ribCount, "RIB"))",
        ]
        if !modules.isEmpty { lines.append("built on \(modules.joined(separator: ", "))") }
        if !copies.isEmpty {
            lines.append("the framework itself, in \(copies.joined(separator: ", ")), written below 'ribs'")
        }
        for (role, _) in ProjectSketch.roles {
            if let names = ownBases[role] {
                lines.append("\(role) bases of its own, which need no configuration: \(names.joined(separator: ", "))")
            }
            let names = basesFromElsewhere(role)
            if !names.isEmpty {
                lines.append("\(role) bases from elsewhere, written below 'ribs': \(names.joined(separator: ", "))")
            }
        }
        lines += likelyLines
        if !generatedFolders.isEmpty { lines.append("generated code in \(ProjectSketch.names(generatedFolders))") }
        if !vendoredFolders.isEmpty { lines.append("vendored code in \(ProjectSketch.names(vendoredFolders))") }
        return lines
    }

    /// Project-specific names that the configuration may need, for `doctor`.
    var missingNames: [String] {
        let shown = unresolved.names.prefix(10).joined(separator: ", ")
        let more = unresolved.names.count > 10 ? " and \(unresolved.names.count - 10) more" : ""
        let uses = unresolved.uses > unresolved.names.count ? " (\(Phrase.count(unresolved.uses, "use")))" : ""
        let supertypes =
            unresolved.names.isEmpty
            ? []
            : [
                "\(Phrase.count(unresolved.names.count, "unresolved supertype"))\(uses): \(shown)\(more)",
                "lint the whole project including packages; rules skip code that depends on these",
            ]
        let bases = ProjectSketch.roles.compactMap { role, _ in
            let names = basesFromElsewhere(role)
            if names.isEmpty { return String?.none }
            let list = names.joined(separator: ", ")
            return "\(role) bases from elsewhere: \(list); add them under 'ribs' in .riblint.yml"
        }
        return supertypes + bases + likelyLines
    }

    /// If base classes from other modules certainly belong to RIBs, no hint is needed.
    private var likelyLines: [String] {
        let isKnown = ProjectSketch.roles.contains { !basesFromElsewhere($0.role).isEmpty }
        return isKnown ? [] : hint.map { [$0.note(ribCount)] } ?? []
    }

    /// The libraries of the project, including its own copy of the framework; empty if none is known.
    var foundations: [String] {
        let own = copies.map { "\($0) (the framework itself, in the project)" }
        return (modules + own).isEmpty ? [] : ["built on \((modules + own).joined(separator: ", "))"]
    }

    /// The number of files by kind: `3 sources, 1 test`.
    var kinds: String {
        let names: [(FileFacts.Kind, String)] = [
            (.source, "source"), (.test, "test"), (.generated, "generated"), (.template, "template"),
            (.vendored, "vendored"),
        ]
        let parts = names.compactMap { kind, name in files[kind].map { "\($0) \(name)" } }
        return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }

    private static func names(_ folders: [FolderCount]) -> String {
        let shown = folders.prefix(5).map(\.folder.printable).joined(separator: ", ")
        return folders.count > 5 ? "\(shown) and \(Phrase.count(folders.count - 5, "more folder"))" : shown
    }
}
