internal import SourceText

extension Discovery {
    /// A PATH with its kind and its absolute path.
    struct Target {
        let written: SourcePath
        let absolute: [UInt8]
        let isFolder: Bool
        let isShallow: Bool

        /// The PATH itself if it is a folder; otherwise the folder that contains it.
        var folder: [UInt8] { isFolder ? absolute : RunRoot.folder(of: absolute) }

        /// A file of an archive.
        init(packed path: SourcePath, root: GivenRoot) {
            (written, isFolder, isShallow) = (path, false, false)
            absolute = RunRoot.inside(root.real, path.bytes)
        }

        init(_ path: SourcePath, root: GivenRoot?, isShallow: Bool = false) throws(LintError) {
            written = path
            self.isShallow = isShallow
            do throws(Disk.Failure) {
                absolute = try GivenPath.absolute(path.bytes, in: root)
                let kind = try Disk.look(at: absolute).kind
                isFolder = kind == .folder
                guard isFolder || kind == .file else { throw Disk.Failure.notAFile }
            } catch {
                throw error.isMissing ? .missingPaths([path]) : .unreadable(path, error.text)
            }
        }
    }

    /// Looks up all PATHs of a request.
    ///
    /// - Throws: an error with all PATHs that do not exist, that are outside of the root, or that would be searched.
    static func targets(_ request: Request) throws(LintError) -> [Target] {
        // Names in archives are below the root.
        if request.packed != nil, let root = request.root {
            return request.paths.map { Target(packed: $0, root: root) }
        }
        let targets = try targets(request.paths, root: request.root)
        if request.readsOnlyPaths, let folder = targets.first(where: \.isFolder) {
            throw .unlistedFolder(folder.written)
        }
        if let root = request.root {
            let outside = targets.filter { !RunRoot.isFolder($0.absolute, below: root.real) }.map(\.written)
            guard outside.isEmpty else { throw .outsideOfRoot(outside, root: SourcePath(bytes: root.written)) }
        }
        return targets
    }

    /// - Throws: an error with all PATHs that do not exist.
    static func targets(_ paths: [SourcePath], root: GivenRoot?) throws(LintError) -> [Target] {
        var targets: [Target] = []
        var missing: [SourcePath] = []
        for path in paths {
            do {
                targets.append(try Target(path, root: root))
            } catch {
                guard case .missingPaths(let paths) = error else { throw error }
                missing += paths
            }
        }
        if !missing.isEmpty { throw .missingPaths(missing) }
        return targets
    }
}
