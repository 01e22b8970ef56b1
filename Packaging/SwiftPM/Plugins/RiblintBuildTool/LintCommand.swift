import Foundation
import PackagePlugin

/// The command of a build that lints folders.
struct LintCommand {
    let tool: URL
    let folders: [URL]
    /// Modules and their files, whose changes make it run again.
    let modules: [(name: String, files: [URL])]
    let workFolder: URL

    private var sources: [URL] { modules.flatMap(\.files) }

    /// None if RIBLINT_PLUGIN=off, for builds that need no linter, such as archives.
    ///
    /// - Parameter listingModules: whether riblint is told the modules; it else finds them itself.
    func commands(listingModules: Bool) throws -> [Command] {
        if ProcessInfo.processInfo.environment["RIBLINT_PLUGIN"] == "off" { return [] }
        // The output is a Swift file: one of another kind would become a resource of the target, and a command without
        // output would never run. It is written if nothing fails the build, so that a failed command runs again.
        let stamp = workFolder.appendingPathComponent("riblint_stamp.swift")
        var arguments = ["lint", "--format", "xcode", "--quiet", "--stamp", stamp.path]
        if listingModules { arguments += ["--modules", try list().path] }
        return [
            .buildCommand(
                displayName: "Lint with riblint",
                executable: tool,
                arguments: arguments + folders.map(\.path),
                inputFiles: sources + configurations,
                outputFiles: [stamp]
            )
        ]
    }

    /// A file with the names and files of the modules, rewritten if they have changed.
    private func list() throws -> URL {
        let file = workFolder.appendingPathComponent("modules.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let paths = modules.map { ($0.name, $0.files.map(\.path).sorted()) }
        let data = try encoder.encode(Dictionary(paths, uniquingKeysWith: +))
        if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
        return file
    }

    /// The configurations and baselines in the folders of the sources and in those around them, up to the repository's.
    private var configurations: [URL] {
        var found: [URL] = []
        var seen: Set<String> = []
        for start in folders + sources.map({ $0.deletingLastPathComponent() }) {
            var folder = start.standardizedFileURL
            while seen.insert(folder.path).inserted, folder.path != "/" {
                found += [".riblint.yml", ".riblint-baseline.json"].map(folder.appendingPathComponent).filter(exists)
                if exists(folder.appendingPathComponent(".git")) { break }
                folder.deleteLastPathComponent()
            }
        }
        return found
    }

    private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}
