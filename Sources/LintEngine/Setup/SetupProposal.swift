internal import RIBModel
internal import RuleKit
public import SourceText

/// A configuration for a project that has none.
public struct SetupProposal: Sendable {
    /// Where it belongs: absolute.
    public let path: SourcePath
    /// The configuration.
    public let text: String
    /// What was seen in the project, a line each.
    public let seen: [String]
}

extension LintEngine {
    /// Looks at a project and writes a configuration for it, without putting it anywhere.
    ///
    /// - Throws: also where the project has a configuration.
    public func setup(of request: LintRequest) throws(LintError) -> SetupProposal {
        var request = request
        let folder = try Discovery.commonFolder(of: request.paths.isEmpty ? [SourcePath(".")] : request.paths)
        if let file = try ConfigurationFile.project(of: folder) { throw .existingConfiguration(file.shown) }
        request.configuration = .isolated
        let settings = try Settings(of: request, rules: ruleNames)
        return try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in try LintEngine.setup(settings, by: workers) }
        }.get()
    }

    private static func setup(_ settings: Settings, by workers: Workers) throws(LintError) -> SetupProposal {
        let found = try Discovery(try settings.discovery(), by: workers)
        if found.files.isEmpty { throw .noSourceFile(settings.extent.named) }
        let root: Int32
        do { root = try Disk.openRoot(found.root.bytes) } catch { throw .unreadable(found.root, error.text) }
        defer { Disk.close(root) }
        let sketch = ProjectSketch(of: found.files, root: root, by: workers)
        let path = RunRoot.path(RunRoot.names(found.root.bytes) + [Array(ConfigurationFile.names[0].utf8)])
        return SetupProposal(
            path: SourcePath(bytes: path),
            text: ConfigurationDraft(for: sketch).text,
            seen: sketch.lines
        )
    }
}

extension ProjectSketch {
    /// What was seen, for people.
    var lines: [String] {
        var lines = [
            "\(Phrase.count(files.values.reduce(0, +), "Swift file")): \(kinds)", "\(Phrase.count(ribCount, "RIB"))"
        ]
        if !modules.isEmpty { lines.append("built on \(modules.joined(separator: ", "))") }
        if !copies.isEmpty {
            lines.append("the framework itself, in \(copies.joined(separator: ", ")), written below 'ribs'")
        }
        for (role, _) in ProjectSketch.roles {
            if let names = ownBases[role] {
                lines.append("\(role) bases of its own, which need no configuration: \(names.joined(separator: ", "))")
            }
            if let names = foreignBases[role] {
                lines.append("\(role) bases from elsewhere, written below 'ribs': \(names.joined(separator: ", "))")
            }
        }
        lines += likelyLines
        if !generatedFolders.isEmpty { lines.append("generated code in \(ProjectSketch.names(generatedFolders))") }
        if !vendoredFolders.isEmpty { lines.append("vendored code in \(ProjectSketch.names(vendoredFolders))") }
        return lines
    }

    /// What the configuration may have to tell of the project's words, for `doctor`.
    var missingWords: [String] {
        let shown = unresolved.names.prefix(10).joined(separator: ", ")
        let more = unresolved.names.count > 10 ? " and \(unresolved.names.count - 10) more" : ""
        let uses = unresolved.uses > unresolved.names.count ? " (\(Phrase.count(unresolved.uses, "use")))" : ""
        let supertypes = unresolved.names.isEmpty ? [] : [
            "\(Phrase.count(unresolved.names.count, "unresolved supertype"))\(uses): \(shown)\(more)",
            "lint the whole project including packages; rules skip code that depends on these",
        ]
        let bases = ProjectSketch.roles.compactMap { role, _ in
            foreignBases[role].map {
                "\(role) bases from elsewhere: \($0.joined(separator: ", ")); add them under 'ribs' in .riblint.yml"
            }
        }
        return supertypes + bases + likelyLines
    }

    /// Where bases from elsewhere are sure to be those of RIBs, there is no guessing.
    private var likelyLines: [String] { foreignBases.isEmpty ? hint.map { [$0.note(ribCount)] } ?? [] : [] }

    /// The libraries that the project is built on, a framework of its own included; nothing where none is known.
    var foundations: [String] {
        let own = copies.map { "\($0) (the framework itself, in the project)" }
        return (modules + own).isEmpty ? [] : ["built on \((modules + own).joined(separator: ", "))"]
    }

    /// Files by kind: `3 sources, 1 test`.
    var kinds: String {
        let names: [(FileFacts.Kind, String)] = [
            (.source, "source"), (.test, "test"), (.generated, "generated"), (.template, "template"),
            (.vendored, "vendored")
        ]
        let parts = names.compactMap { kind, name in files[kind].map { "\($0) \(name)" } }
        return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }

    private static func names(_ folders: [FolderCount]) -> String {
        let shown = folders.prefix(5).map(\.folder.printable).joined(separator: ", ")
        return folders.count > 5 ? "\(shown) and \(Phrase.count(folders.count - 5, "more folder"))" : shown
    }
}
