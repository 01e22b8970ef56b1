internal import RIBModel
public import SourceText
internal import SwiftOutline

/// Types that the analyzed code uses and that only files beside it declare: files of its repository, or else of its
/// package or Xcode project, that the run does not analyze.
public struct MissingTypes: Sendable {
    /// In order.
    public let names: [String]
    /// The file that declares the first one; relative to `project`.
    public let file: SourcePath
    /// The absolute path of the repository, package or Xcode project.
    public let project: SourcePath
    /// The files and folders that were analyzed, relative to `project`.
    public let analyzed: [SourcePath]

    /// The most files that are read, and the most folders that are listed, for each folder around the analyzed ones.
    private static let limits = (files: 2_000, folders: 2_000)

    /// - Parameters:
    ///   - used: names of types that the analyzed code does not declare; asked for if there are files beside it.
    ///   - request: how files are searched for.
    init?(
        _ used: @autoclosure () -> [String], beside found: Discovery, _ request: Discovery.Request,
        _ models: LibraryModels
    ) {
        let root = found.root.bytes
        guard let project = MissingTypes.project(around: root) else { return nil }
        func absolute(_ path: [UInt8]) -> [UInt8] { path.isEmpty ? root : RunRoot.path(root, SourcePath(bytes: path)) }
        func relative(_ path: [UInt8]) -> [UInt8] { RunRoot.relative(path, to: project) }
        let walk = FolderWalk(root: project, request: request)
        var walked = found.walked.map { relative(absolute($0)) }
        var wanted: Set<String>?
        // Outward from the analyzed folders: the nearest declaration is the one that is meant.
        var folders = RunRoot.names(relative(RunRoot.deepestCommon(found.starts)))
        while true {
            let folder = Array(folders.joined(separator: [UInt8(ascii: "/")]))
            let files = walk.files(below: folder, outside: walked, limits: MissingTypes.limits) { path in
                !path.bytes.hasSwiftEnding
                    || found.files.holds(SourcePath(bytes: RunRoot.relative(project + [slash] + path.bytes, to: root)))
            }
            if !files.isEmpty {
                let names = wanted ?? Set(used())
                wanted = names
                if names.isEmpty { return nil }
                let declared = MissingTypes.declarations(of: names, in: files, below: project, models)
                if let first = declared.min(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
                    self.names = declared.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
                    (file, self.project) = (first.value, SourcePath(bytes: project))
                    let folders = found.walked.map { SourcePath(bytes: relative(absolute($0))) }
                    analyzed =
                        folders.isEmpty
                        ? found.named.map { SourcePath(bytes: relative(absolute($0.bytes))) } : folders
                    return
                }
            }
            walked.append(folder)
            if folders.popLast() == nil { return nil }
        }
    }

    /// The repository around a folder, or else the package or Xcode project.
    private static func project(around folder: [UInt8]) -> [UInt8]? {
        if let repository = RunRoot.marked(above: folder, honorsConfiguration: false) {
            return RunRoot.isShared(repository) ? nil : repository
        }
        var names = RunRoot.names(folder)
        repeat {
            let path = RunRoot.path(names)
            if RunRoot.isShared(path) { return nil }
            if Disk.hasEntry(path + Array("/Package.swift".utf8)) || hasXcodeProject(path) { return path }
        } while names.popLast() != nil
        return nil
    }

    private static func hasXcodeProject(_ folder: [UInt8]) -> Bool {
        guard let descriptor = try? Disk.openRoot(folder) else { return false }
        defer { Disk.close(descriptor) }
        var found = false
        try? Disk.list([], in: descriptor) { name, kind in
            found = found || kind == .folder && name.suffix(10).elementsEqual(".xcodeproj".utf8)
        }
        return found
    }

    /// By name, the first of some files that declares a type of that name for others.
    private static func declarations(
        of names: Set<String>, in files: [SourcePath], below project: [UInt8], _ models: LibraryModels
    ) -> [String: SourcePath] {
        guard let descriptor = try? Disk.openRoot(project) else { return [:] }
        defer { Disk.close(descriptor) }
        let wellKnownNames = WellKnownNames(models)
        let (source, reader) = (SourceReader(root: descriptor), FileReader(wellKnownNames, .none))
        let texts = names.map { Array($0.utf8) + [0] }
        var found: [String: SourcePath] = [:]
        for path in files {
            guard let bytes = try? source.read(path) else { continue }
            // Most files contain none of the names, and a search for them takes less time than an outline.
            guard texts.contains(where: { bytes.index(of: $0, from: 0) != nil }) else { continue }
            let facts = reader.declarations(of: path, bytes: bytes)
            guard facts.kind == .source || facts.kind == .generated else { continue }
            for name in facts.typesForOthers.map(wellKnownNames.names.text) where names.contains(name) {
                if found[name] == nil { found[name] = path }
            }
        }
        return found
    }
}

extension LintEngine.Outcome {
    /// The types that the run lacks because it analyzed a part of a project; nil if there are none.
    public var missingTypes: MissingTypes? {
        scope.missingTypes(undeclaredTypes, settings.libraryModels(root: root.bytes))
    }

    private var undeclaredTypes: [String] {
        if !analysis.project.files.isEmpty { return analysis.project.undeclaredTypes }
        // The project of files without signs of RIBs is empty.
        guard let descriptor = try? Disk.openRoot(root.bytes) else { return [] }
        defer { Disk.close(descriptor) }
        let models = settings.libraryModels(root: root.bytes)
        return Workers.employ(1) { workers in
            let modules = DeclaredModules(of: scope, root: descriptor, overlay: scope.overlay, by: workers)
            return ProjectDeclarations(of: scope.files, modules, root: descriptor, models: models, by: workers)
                .project.undeclaredTypes
        }
    }

    /// Whether a configuration determines what is analyzed, and not the PATHs.
    public var isExtentDeclared: Bool { settings.extent.isDeclared }
}

private let slash = UInt8(ascii: "/")

extension [UInt8] {
    fileprivate var hasSwiftEnding: Bool { suffix(6).elementsEqual(".swift".utf8) }
}
