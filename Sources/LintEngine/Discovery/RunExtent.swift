internal import RuleKit
internal import SourceText

/// The files and folders that a run analyzes: its PATHs, and the project that contains them.
///
/// With a configuration, the project is what the configuration includes, or else everything below its folder. Without
/// one, a folder is analyzed alone, and a file with the nearest folder above it that contains `.git`. The home folder
/// and `/` never count as projects.
struct RunExtent: Sendable {
    /// The PATHs; or those of `included`; or the working folder. Empty if only an open file is reported on.
    let named: [SourcePath]
    /// Whether the request names them.
    private let areNamed: Bool
    /// Files and folders to analyze in addition.
    let context: [Discovery.Context]
    /// Whether a configuration determines the whole project, so that all of it is analyzed.
    let isDeclared: Bool

    /// - Parameters:
    ///   - root: the root that the request names.
    ///   - openPath: the absolute path of the request's open file.
    init(
        of request: LintRequest, in root: GivenRoot?, _ file: ConfigurationFile?, _ configuration: Configuration,
        openPath: [UInt8]?
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
        if request.readsOnlyPaths {
            (context, isDeclared) = ([], false)
            return
        }
        if !included.isEmpty {
            (context, isDeclared) = (included.map { Discovery.Context(path: $0) }, true)
            return
        }
        if let file, let folder = try RunExtent.project(of: file, named, openFolder, request, root),
            !RunRoot.isShared(folder)
        {
            (context, isDeclared) = ([Discovery.Context(path: folder)], true)
            return
        }
        let files = try Discovery.files(among: named, root: root)
        let folders = files.map { RunRoot.folder(of: $0) } + (openFolder.map { [$0] } ?? [])
        var (seen, known): (Set<[UInt8]>, Set<Discovery.Context>) = ([], [])
        context = folders.filter { seen.insert($0).inserted }.map { RunExtent.surroundings(of: $0, in: root) }.filter {
            known.insert($0).inserted
        }
        isDeclared = false
    }

    /// What is analyzed, as text for `doctor`.
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

    /// The folder of the project that a configuration belongs to: its own folder. For a configuration that the command
    /// line names, the root of the run.
    private static func project(
        of file: ConfigurationFile, _ named: [SourcePath], _ openFolder: [UInt8]?, _ request: LintRequest,
        _ root: GivenRoot?
    ) throws(LintError) -> [UInt8]? {
        if case .nearest = request.configuration { return file.folder }
        if let root { return root.real }
        if let openFolder { return RunRoot.marked(above: openFolder, honorsConfiguration: true) }
        return RunRoot.marked(above: try Discovery.commonFolder(of: named, root: nil), honorsConfiguration: true)
    }

    /// The project that contains the folder of a file.
    private static func surroundings(of folder: [UInt8], in root: GivenRoot?) -> Discovery.Context {
        if let root { return Discovery.Context(path: root.real) }
        if let repository = RunRoot.marked(above: folder, honorsConfiguration: false), !RunRoot.isShared(repository) {
            return Discovery.Context(path: repository)
        }
        // No project was found: the folder may be any folder, so everything else may be below it.
        return Discovery.Context(path: folder, isShallow: true)
    }
}
