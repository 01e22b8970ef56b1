internal import RIBModel
internal import SourceText

/// Whether single files belong to a project, from the folders around them alone.
extension Discovery {
    /// A folder that was searched.
    struct SearchedFolder: Sendable {
        /// Relative to the root.
        let path: [UInt8]
        let isShallow: Bool
        /// Whether a PATH names it.
        let isNamed: Bool

        init(_ target: Target, isNamed: Bool, root: [UInt8]) {
            path = RunRoot.relative(target.absolute, to: root)
            (isShallow, self.isNamed) = (target.isShallow, isNamed)
        }
    }

    /// What a search would do with a file.
    enum Membership: Equatable {
        /// It would not find it.
        case outside
        /// It would find it; below a folder that a PATH names, or below one that is only analyzed.
        case inside(isNamed: Bool)
        /// Links, or files that decide what is analyzed and that the last search did not find: only a search tells.
        case unclear
    }

    /// What a search would do with a file that it has not found.
    ///
    /// - Parameters:
    ///   - path: relative to the root.
    ///   - countsAsThere: whether the file counts as existing; otherwise it has to be on disk.
    ///   - request: that of the search.
    func membership(of path: SourcePath, countsAsThere: Bool, _ request: Request) -> Membership {
        guard SourceLanguage.isSource(path.bytes), !request.readsOnlyPaths, request.packed == nil else {
            return .outside
        }
        var request = request
        request.unsaved = countsAsThere ? [RunRoot.path(root.bytes, path)] : []
        let patterns = PathPatterns(request.ignored, from: root.bytes, root: root.bytes)
        var result = Membership.outside
        for folder in searched {
            let walk = FolderWalk(root: root.bytes, request: request, isShallow: folder.isShallow)
            guard let found = walk.way(to: path.bytes, from: folder.path) else { continue }
            let isKnown =
                found.configured.allSatisfy { configured.contains(RunRoot.inside(root.bytes, $0)) }
                && found.manifests.allSatisfy { manifests.holds($0) }
            guard isKnown, found.links.isEmpty else { return .unclear }
            if folder.isNamed, request.forcesIgnored, !request.ignored.isEmpty, patterns.match(path) { continue }
            if folder.isNamed { return .inside(isNamed: true) }
            result = .inside(isNamed: false)
        }
        return result
    }

    /// The result of the search after files came and went.
    ///
    /// - Parameter come: whether a PATH names a folder around each.
    func changed(come: [SourcePath: Bool], gone: Set<SourcePath>) -> Discovery {
        func merged(_ files: [SourcePath], _ new: some Sequence<SourcePath>) -> [SourcePath] {
            (files.filter { !gone.contains($0) } + new).sorted()
        }
        var result = self
        result.files = merged(files, come.keys)
        result.named = merged(named, come.lazy.filter(\.value).map(\.key))
        result.namedFiles = merged(namedFiles, [])
        return result
    }
}

extension FolderWalk {
    /// Lists the folders on the way to a file; nil if a walk does not find it.
    ///
    /// - Parameters:
    ///   - path: relative to the root.
    ///   - start: the folder where the walk starts, relative to the root.
    /// - Returns: the configurations and manifests in these folders; and the link on the way, if there is one.
    func way(to path: [UInt8], from start: [UInt8]) -> Found? {
        let slash = UInt8(ascii: "/")
        guard path.starts(with: start.isEmpty ? [] : start + [slash]), path.first != slash,
            let descriptor = try? Disk.openRoot(root)
        else { return nil }
        defer { Disk.close(descriptor) }
        var found = Found()
        var folder = first(start, root: descriptor)
        while true {
            let listing = list(folder, root: descriptor)
            if listing.isConfigured { found.configured.append(folder.prefix) }
            for item in listing.items where item.kind != .folder && ModuleManifest.isName(item.name) {
                found.manifests.append(SourcePath(bytes: folder.prefix + item.name))
            }
            let rest = path[folder.prefix.count...]
            let end = rest.firstIndex(of: slash)
            let name = Array(end.map { rest[...$0] } ?? rest)
            if let item = listing.items.first(where: { $0.name == name }) {
                if item.kind == .folder {
                    folder = folder.inside(name, listing.scope)
                    continue
                }
                if item.kind == .link { found.links.append(folder.prefix + name) }
                return found
            }
            let link = end == nil ? name : name.dropLast()
            guard listing.items.contains(where: { $0.kind == .link && $0.name == link }) else { return nil }
            found.links.append(folder.prefix + link)
            return found
        }
    }
}
