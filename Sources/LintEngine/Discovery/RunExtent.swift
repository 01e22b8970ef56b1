internal import RuleKit
internal import SourceText

/// What a run analyzes, and what of it was asked for: the PATHs are reported on, the project around them is known.
///
/// With a configuration the project is what it includes, else all that is below its folder. Without one, a folder is
/// analyzed by itself, and a file with the nearest folder above that holds `.git`. The home folder and `/` are never
/// taken for a project.
struct RunExtent: Sendable {
    /// PATHs as named; else those of `included`; else the working folder. None where only an open file is reported on.
    let named: [SourcePath]
    /// Whether the request names them.
    private let areNamed: Bool
    /// What is analyzed besides.
    let context: [Discovery.Context]
    /// Whether somebody says what the whole project is: then all of it is analyzed.
    let isDeclared: Bool

    /// - Parameter openPath: where the request's open file is, or would be.
    init(
        of request: LintRequest, _ file: ConfigurationFile?, _ configuration: Configuration, openPath: [UInt8]?
    ) throws(LintError) {
        let openFolder = openPath.map(OpenFile.nearestFolder)
        var included: [[UInt8]] = []
        if let file, !configuration.included.isEmpty {
            let (paths, missing) = Settings.included(configuration, from: file)
            guard missing.isEmpty else { throw .configuration(missing) }
            included = paths.map(\.bytes)
        }
        areNamed = !request.paths.isEmpty
        if request.namesNothing {
            (named, context, isDeclared) = ([], [], true)
            return
        }
        if !request.paths.isEmpty {
            named = request.paths
        } else if openPath != nil {
            named = []
        } else {
            named = included.isEmpty ? [SourcePath(".")] : included.map { SourcePath(bytes: $0) }
        }
        if !included.isEmpty {
            (context, isDeclared) = (included.map { Discovery.Context(path: $0) }, true)
            return
        }
        if let file, let folder = try RunExtent.project(of: file, named, openFolder, request), !RunRoot.isShared(folder)
        {
            (context, isDeclared) = ([Discovery.Context(path: folder)], true)
            return
        }
        let files = try Discovery.files(among: named)
        let folders = files.map { RunRoot.folder(of: $0) } + (openFolder.map { [$0] } ?? [])
        var (seen, known): (Set<[UInt8]>, Set<Discovery.Context>) = ([], [])
        context = folders.filter { seen.insert($0).inserted }.map { RunExtent.surroundings(of: $0) }.filter {
            known.insert($0).inserted
        }
        isDeclared = false
    }

    /// What is analyzed, for people.
    var words: [String] {
        func listed(_ paths: [[UInt8]]) -> String { Phrase.some(paths.map { "'\(SourcePath(bytes: $0).printable)'" }) }
        let whole = context.filter { !$0.isShallow }.map(\.path)
        let beside = context.filter(\.isShallow).map(\.path)
        return [
            whole.isEmpty ? nil : "the project: \(listed(whole))",
            beside.isEmpty ? nil : "files in \(listed(beside)), without folders in it",
            areNamed || context.isEmpty ? "named: \(listed(named.map(\.bytes)))" : nil,
        ].compactMap { $0 }
    }

    /// The folder that a configuration is about: its own; that of a file that was named on the command line is the
    /// run's root.
    private static func project(
        of file: ConfigurationFile, _ named: [SourcePath], _ openFolder: [UInt8]?, _ request: LintRequest
    ) throws(LintError) -> [UInt8]? {
        if case .nearest = request.configuration { return file.folder }
        if let openFolder { return RunRoot.marked(above: openFolder, honorsConfiguration: true) }
        return RunRoot.marked(above: try Discovery.commonFolder(of: named), honorsConfiguration: true)
    }

    /// The project around a folder that a file is in.
    private static func surroundings(of folder: [UInt8]) -> Discovery.Context {
        if let repository = RunRoot.marked(above: folder, honorsConfiguration: false), !RunRoot.isShared(repository) {
            return Discovery.Context(path: repository)
        }
        // Nothing marks a project: the folder may be any, and everything lie below it.
        return Discovery.Context(path: folder, isShallow: true)
    }
}
