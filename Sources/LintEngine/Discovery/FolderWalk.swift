internal import RIBModel
internal import RuleKit
internal import SourceText

/// Walks the folders below a root. The folders of one depth are listed in parallel and then sorted.
struct FolderWalk: Sendable {
    let root: [UInt8]
    /// Whether names that differ in case are the same name below the root.
    private let letterCase: LetterCase
    let request: Discovery.Request
    /// Whether to skip subfolders.
    private let isShallow: Bool
    /// Files that count as existing, relative to the root.
    private let unsaved: [[UInt8]]

    /// Sorted by path bytes, relative to the root.
    struct Found {
        var files: [SourcePath] = []
        /// Links that are named like source files, and links to folders.
        var links: [[UInt8]] = []
        var notices: [Notice] = []
        /// Folders that contain a configuration, each with a trailing slash.
        var configured: [[UInt8]] = []
        /// Files that declare modules. Some of them are source files as well.
        var manifests: [SourcePath] = []

        fileprivate mutating func add(_ item: Item, of folder: Folder) {
            let path = folder.prefix + item.name
            if item.kind == .link { return links.append(path) }
            if ModuleManifest.isName(item.name) { manifests.append(SourcePath(bytes: path)) }
            if SourceLanguage.isSource(item.name) { files.append(SourcePath(bytes: path)) }
        }

        fileprivate mutating func add(_ failure: Disk.Failure?, of folder: Folder) {
            guard let failure else { return }
            let path = SourcePath(bytes: folder.prefix.isEmpty ? [UInt8(ascii: ".")] : Array(folder.prefix.dropLast()))
            notices.append(.notAnalyzed(path, "cannot list the folder: \(failure.text)"))
        }

        fileprivate mutating func add(_ other: Found) {
            files += other.files
            links += other.links
            notices += other.notices
            configured += other.configured
            manifests += other.manifests
        }
    }

    /// A folder that is not listed yet.
    struct Folder: Sendable {
        /// Relative to the root, with a trailing slash; empty for the root.
        let prefix: [UInt8]
        let names: [Range<Int>]
        let scope: IgnoreScope
        let ignored: IgnoreRules

        /// A subfolder of this one.
        ///
        /// - Parameter name: with a trailing slash.
        func inside(_ name: [UInt8], _ scope: IgnoreScope) -> Folder {
            let range = prefix.count..<(prefix.count + name.count - 1)
            return Folder(prefix: prefix + name, names: names + [range], scope: scope, ignored: ignored)
        }
    }

    struct Listing: Sendable {
        var items: [Item] = []
        var scope: IgnoreScope
        var failure: Disk.Failure?
        var isConfigured = false
    }

    /// An entry of a folder that is part of the result, or that is walked.
    struct Item: Sendable {
        /// With a trailing slash if it is a folder, so that sorted entries yield sorted paths.
        let name: [UInt8]
        let kind: Disk.Kind
    }

    init(root: [UInt8], request: Discovery.Request, isShallow: Bool = false) {
        self.root = root
        letterCase = Disk.letterCase(in: root)
        (self.isShallow, self.request) = (isShallow, request)
        unsaved = request.unsaved.map { RunRoot.relative($0, to: root) }
    }

    /// - Parameter start: the folder to walk, relative to the root.
    /// - Throws: if the root cannot be opened. A folder that cannot be listed becomes a notice.
    func run(from start: [UInt8], by workers: Workers) throws(Disk.Failure) -> Found {
        let descriptor = try Disk.openRoot(root)
        defer { Disk.close(descriptor) }
        var top = Top(root: first(start, root: descriptor))
        // Lists folder by folder until there are enough of them for all threads; then each thread walks whole subtrees.
        while top.unlisted.count > 0, top.unlisted.count < FolderWalk.shares {
            let level = Array(top.unlisted)
            for listing in workers.map(count: level.count, { list(level[$0], root: descriptor) }) { top.add(listing) }
        }
        let shares = Array(top.unlisted)
        let below = workers.map(count: shares.count) { share in
            var found = Found()
            collect(shares[share], root: descriptor, into: &found)
            return found
        }
        var found = Found()
        collect(0, of: top, below, into: &found)
        return found
    }

    /// The first files below a folder that are not known.
    ///
    /// - Parameters:
    ///   - start: the folder, relative to the root.
    ///   - walked: folders that were searched completely, relative to the root.
    ///   - limits: the walk stops after so many files, or so many folders.
    ///   - isKnown: whether a file is known.
    func files(
        below start: [UInt8] = [], outside walked: [[UInt8]], limits: (files: Int, folders: Int),
        isKnown: (SourcePath) -> Bool
    ) -> [SourcePath] {
        guard !walked.contains([]), let descriptor = try? Disk.openRoot(root) else { return [] }
        defer { Disk.close(descriptor) }
        let known = Set(walked.map { $0 + [UInt8(ascii: "/")] })
        var (files, unlisted, listed): ([SourcePath], [Folder], Int) = ([], [first(start, root: descriptor)], 0)
        while listed < limits.folders, let folder = unlisted.popLast() {
            let listing = list(folder, root: descriptor)
            listed += 1
            for item in listing.items where item.kind == .file && SourceLanguage.isSource(item.name) {
                let path = SourcePath(bytes: folder.prefix + item.name)
                if !isKnown(path) { files.append(path) }
                if files.count == limits.files { return files }
            }
            for item in listing.items.reversed()
            where item.kind == .folder && !known.contains(folder.prefix + item.name) {
                unlisted.append(folder.inside(item.name, listing.scope))
            }
        }
        return files
    }

    /// Enough subtrees to keep all threads busy to the end, even if their sizes differ a lot.
    private static let shares = 128

    /// The folders above the shared subtrees. Each has a number; the first ones are listed.
    private struct Top: Sendable {
        private(set) var folders: [Folder]
        /// The listings of the first folders, in their order.
        private(set) var listings: [Listing] = []
        /// By listing, the number of its first subfolder; the others follow.
        private(set) var firstInside: [Int] = []

        init(root: Folder) { folders = [root] }

        var unlisted: ArraySlice<Folder> { folders[listings.count...] }

        /// Adds the entries of the first unlisted folder; its subfolders are appended.
        mutating func add(_ listing: Listing) {
            let folder = folders[listings.count]
            firstInside.append(folders.count)
            for item in listing.items where item.kind == .folder {
                folders.append(folder.inside(item.name, listing.scope))
            }
            listings.append(listing)
        }
    }

    // Both walk depth first and in order of names, so the files come out sorted.
    /// Adds everything below a folder.
    private func collect(_ folder: Folder, root: Int32, into found: inout Found) {
        let listing = list(folder, root: root)
        found.add(listing.failure, of: folder)
        if listing.isConfigured { found.configured.append(folder.prefix) }
        for item in listing.items {
            if item.kind == .folder {
                collect(folder.inside(item.name, listing.scope), root: root, into: &found)
            } else {
                found.add(item, of: folder)
            }
        }
    }

    /// Adds everything below one of the top folders.
    ///
    /// - Parameter below: the results of the shared subtrees.
    private func collect(_ number: Int, of top: Top, _ below: [Found], into found: inout Found) {
        guard number < top.listings.count else { return found.add(below[number - top.listings.count]) }
        let listing = top.listings[number]
        found.add(listing.failure, of: top.folders[number])
        if listing.isConfigured { found.configured.append(top.folders[number].prefix) }
        var inside = top.firstInside[number]
        for item in listing.items {
            if item.kind == .folder {
                collect(inside, of: top, below, into: &found)
                inside += 1
            } else {
                found.add(item, of: top.folders[number])
            }
        }
    }

    /// The folder where the walk starts, with the `.gitignore` rules of all folders above it except those that would
    /// hide it.
    func first(_ start: [UInt8], root: Int32) -> Folder {
        let names = RunRoot.names(start)
        var scope = IgnoreScope.nothing
        var prefix: [UInt8] = []
        var ranges: [Range<Int>] = []
        for (depth, name) in names.enumerated() {
            if request.usesGitignore, let rules = gitignore(in: prefix, depth: depth, root: root) {
                scope = scope.adding(rules.keeping(folder: names))
            }
            ranges.append(prefix.count..<(prefix.count + name.count))
            prefix += name + [UInt8(ascii: "/")]
        }
        let ignored = IgnoreRules(globs: request.ignored, depth: 0, letterCase: letterCase).keeping(folder: names)
        return Folder(prefix: prefix, names: ranges, scope: scope, ignored: ignored)
    }

    func list(_ folder: Folder, root: Int32) -> Listing {
        var listing = Listing(scope: folder.scope)
        var items: [Item] = []
        var hasGitignore = false
        do throws(Disk.Failure) {
            try Disk.list(folder.prefix, in: root) { name, kind in
                if kind == .folder {
                    if !isShallow, !isPruned(name) {
                        items.append(Item(name: Array(name) + [UInt8(ascii: "/")], kind: .folder))
                    }
                } else if kind != .other && SourceLanguage.isSource(name) && !FolderWalk.isLeftover(name)
                    || kind == .file && ModuleManifest.isName(name)
                    || kind == .link && !isShallow && isFolderLink(name, in: folder.prefix)
                {
                    items.append(Item(name: Array(name), kind: kind))
                } else if name.elementsEqual(".gitignore".utf8) {
                    hasGitignore = true
                } else if ConfigurationFile.isName(name) {
                    listing.isConfigured = true
                }
            }
        } catch {
            if unsavedNames(in: folder.prefix).isEmpty || !error.isMissing { listing.failure = error }
        }
        for name in unsavedNames(in: folder.prefix) where !items.contains(where: { $0.name == name }) {
            let isFolder = name.last == UInt8(ascii: "/")
            let isSkipped = name.dropLast(isFolder ? 1 : 0).withContiguousStorageIfAvailable {
                isFolder ? isPruned($0) : FolderWalk.isLeftover($0)
            }
            if isSkipped == false { items.append(Item(name: name, kind: isFolder ? .folder : .file)) }
        }
        if hasGitignore, request.usesGitignore, !items.isEmpty,
            let rules = gitignore(in: folder.prefix, depth: folder.names.count, root: root)
        {
            listing.scope = folder.scope.adding(rules)
        }
        removeLeftOut(from: &items, of: folder, listing.scope)
        items.sort { $0.name.lexicographicallyPrecedes($1.name) }
        listing.items = items
        return listing
    }

    /// The entries of a folder that lead to unsaved files: a file's name, or a subfolder's name with a slash.
    private func unsavedNames(in prefix: [UInt8]) -> [[UInt8]] {
        unsaved.compactMap { file in
            guard file.count > prefix.count, file.first != UInt8(ascii: "/"), file.starts(with: prefix) else {
                return nil
            }
            let rest = file[prefix.count...]
            return Array(rest.firstIndex(of: UInt8(ascii: "/")).map { rest[...$0] } ?? rest)
        }
    }

    private func removeLeftOut(from items: inout [Item], of folder: Folder, _ scope: IgnoreScope) {
        if scope.isEmpty, folder.ignored.isEmpty { return }
        // One path and one list of names for all entries: only the last name changes.
        var path = folder.prefix
        var names = folder.names + [0..<0]
        items.removeAll { item in
            let isFolder = item.kind == .folder
            path.replaceSubrange(folder.prefix.count..., with: item.name)
            names[names.count - 1] = folder.prefix.count..<(path.count - (isFolder ? 1 : 0))
            return path.withUnsafeBufferPointer { bytes in
                let candidate = IgnorePattern.Candidate(path: bytes, names: names, isFolder: isFolder)
                return folder.ignored.decision(on: candidate) ?? false || scope.ignores(candidate)
            }
        }
    }

    /// The rules of a folder's `.gitignore`; nil if it cannot be read.
    private func gitignore(in prefix: [UInt8], depth: Int, root: Int32) -> IgnoreRules? {
        IgnoreRules.text(at: prefix + Array(".gitignore".utf8), in: root).map {
            IgnoreRules(text: $0, depth: depth, letterCase: letterCase)
        }
    }
}
