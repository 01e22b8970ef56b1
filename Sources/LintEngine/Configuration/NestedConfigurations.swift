internal import SourceText

/// The configurations below that of the project. Each sets rules and severities for its folder.
struct NestedConfigurations: Sendable {
    /// One of the configurations.
    struct Entry: Sendable {
        let file: ConfigurationFile
        /// The folder that it applies to, relative to the run's root, with a trailing slash; empty for the root.
        let prefix: [UInt8]
        let configuration: Configuration
        /// Whether its folder is a project of its own, to which no configuration above applies.
        let isProject: Bool
        /// The files that it extends.
        let extended: [ConfigurationFile]
    }

    static let none = NestedConfigurations(entries: [])

    /// Outer folders first, in order of paths.
    let entries: [Entry]

    private init(entries: [Entry]) { self.entries = entries }

    /// - Parameters:
    ///   - met: the absolute paths of folders with a configuration that the search for files found.
    ///   - folders: the absolute paths of folders of files, which the search may not have covered.
    ///   - project: the project's configuration.
    ///   - root: absolute.
    ///   - rules: the words that name rules: with those that the project's configuration declares, and without.
    /// - Throws: all mistakes in them.
    init(
        in met: [[UInt8]], above folders: [[UInt8]], upTo end: [UInt8]?, of project: ConfigurationFile?, root: [UInt8],
        rules: (project: RuleNames, catalog: RuleNames)
    ) throws(LintError) {
        let top = project?.folder ?? root
        var found = Set(met)
        var seen: Set<[UInt8]> = []
        for folder in folders {
            var folder = folder
            while folder != top, NestedConfigurations.isBelow(folder, top), seen.insert(folder).inserted {
                if ConfigurationFile.names.contains(where: {
                    Disk.hasEntry(folder + [UInt8(ascii: "/")] + Array($0.utf8))
                }) {
                    found.insert(folder)
                }
                folder = RunRoot.folder(of: folder)
            }
        }
        var entries: [Entry] = []
        var mistakes: [ConfigurationMistake] = []
        for folder in found.sorted(by: { $0.lexicographicallyPrecedes($1) })
        where folder != project?.folder && NestedConfigurations.isBelow(folder, root) {
            guard let path = try ConfigurationFile.path(in: folder), path != project?.path else { continue }
            let file = try ConfigurationFile(at: path)
            let owner = try ConfigurationFile.project(of: folder, upTo: end)
            let isProject = owner?.path == path
            let reading = ConfigurationReader.read(
                file,
                as: isProject ? .project : .nested(in: owner?.shown ?? file.shown),
                rules: isProject ? rules.catalog : rules.project
            )
            mistakes += reading.mistakes
            let below = RunRoot.relative(folder, to: root)
            entries.append(
                Entry(
                    file: file,
                    prefix: below.isEmpty ? below : below + [UInt8(ascii: "/")],
                    configuration: reading.configuration,
                    isProject: isProject,
                    extended: reading.extended
                )
            )
        }
        if !mistakes.isEmpty { throw .configuration(mistakes) }
        self.entries = entries
    }

    private static func isBelow(_ folder: [UInt8], _ top: [UInt8]) -> Bool {
        folder == top || RunRoot.relative(folder, to: top).first != UInt8(ascii: "/")
    }
}
