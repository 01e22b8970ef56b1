internal import SourceText
internal import RuleKit

/// The walk below one folder. The folders of one depth are listed in parallel, then put in order.
struct FolderWalk: Sendable {
    private let root: [UInt8]
    private let request: Discovery.Request
    /// A file that is met as if it was there: from the root.
    private let unsaved: [UInt8]?

    /// In order of path bytes, relative to the root.
    struct Found {
        var files: [SourcePath] = []
        var links: [[UInt8]] = []
        var notices: [Notice] = []
    }

    /// A folder still to be listed.
    private struct Folder: Sendable {
        /// From the root, ended by a slash; empty for the root.
        let prefix: [UInt8]
        let names: [Range<Int>]
        let scope: IgnoreScope
        let exclusions: IgnoreRules
    }

    private struct Listing: Sendable {
        var items: [Item] = []
        var scope: IgnoreScope
        var failure: Disk.Failure?
    }

    /// Something in a folder that the walk is interested in.
    private struct Item: Sendable {
        /// Ended by a slash where it is a folder, so that the order of items is the order of all paths below.
        let name: [UInt8]
        let kind: Disk.Kind
        /// The number of the folder that it is.
        var folder = 0
    }

    init(root: [UInt8], request: Discovery.Request) {
        self.root = root
        self.request = request
        unsaved = request.unsaved.map { RunRoot.relative($0, to: root) }
    }

    /// - Parameter start: the folder to walk, from the root.
    /// - Throws: where the root cannot be entered. A folder that cannot be listed becomes a notice.
    func run(from start: [UInt8], by workers: Workers) throws(Disk.Failure) -> Found {
        let descriptor = try Disk.openRoot(root)
        defer { Disk.close(descriptor) }
        var tree = Tree(root: first(start, root: descriptor))
        // Level by level until there are enough folders to share out; then whoever takes one walks all below it.
        while tree.unlisted.count > 0, tree.unlisted.count < FolderWalk.shares {
            let level = Array(tree.unlisted)
            for listing in workers.map(count: level.count, { list(level[$0], root: descriptor) }) { tree.add(listing) }
        }
        let shares = Array(tree.unlisted)
        let subtrees = workers.map(count: shares.count) { share in
            var subtree = Tree(root: shares[share])
            while let folder = subtree.unlisted.first { subtree.add(list(folder, root: descriptor)) }
            return subtree
        }
        tree.add(subtrees)
        return assemble(tree.folders, tree.listings)
    }

    /// Enough for some threads to be busy to the end, however unlike the folders are.
    private static let shares = 128

    /// The folders that were met, each with a number, and what is in those of them that were listed.
    private struct Tree: Sendable {
        private(set) var folders: [Folder]
        /// Of the first folders, in their order.
        private(set) var listings: [Listing] = []

        init(root: Folder) { folders = [root] }

        var unlisted: ArraySlice<Folder> { folders[listings.count...] }

        /// Takes in what the first unlisted folder holds; the folders in it become the last.
        mutating func add(_ listing: Listing) {
            var listing = listing
            let folder = folders[listings.count]
            for item in listing.items.indices where listing.items[item].kind == .folder {
                let prefix = folder.prefix + listing.items[item].name
                listing.items[item].folder = folders.count
                folders.append(Folder(
                    prefix: prefix, names: folder.names + [folder.prefix.count..<(prefix.count - 1)],
                    scope: listing.scope, exclusions: folder.exclusions))
            }
            listings.append(listing)
        }

        /// Takes in the trees below all unlisted folders, in their order.
        mutating func add(_ subtrees: [Tree]) {
            var below: [Listing] = []
            for subtree in subtrees {
                // The root of a subtree has its number here already, what is below it gets the next ones.
                let offset = folders.count - 1
                folders += subtree.folders.dropFirst()
                for (number, var listing) in subtree.listings.enumerated() {
                    for item in listing.items.indices where listing.items[item].kind == .folder { listing.items[item].folder += offset }
                    if number == 0 { listings.append(listing) } else { below.append(listing) }
                }
            }
            listings += below
        }
    }

    /// Depth first and in order of names: so the files come out sorted.
    private func assemble(_ folders: [Folder], _ listings: [Listing]) -> Found {
        var found = Found()
        var stack = [(folder: 0, item: 0)]
        while let (folder, item) = stack.popLast() {
            if item == 0, let failure = listings[folder].failure {
                let prefix = folders[folder].prefix
                let path = SourcePath(bytes: prefix.isEmpty ? [UInt8(ascii: ".")] : Array(prefix.dropLast()))
                found.notices.append(.notAnalysed(path, "cannot list the folder: \(failure.text)"))
            }
            guard item < listings[folder].items.count else { continue }
            stack.append((folder, item + 1))
            let next = listings[folder].items[item]
            switch next.kind {
            case .folder: stack.append((next.folder, 0))
            case .link: found.links.append(folders[folder].prefix + next.name)
            default: found.files.append(SourcePath(bytes: folders[folder].prefix + next.name))
            }
        }
        return found
    }

    /// The folder that the walk starts in, with the rules of all folders above it up to the root, but those that would
    /// hide it.
    private func first(_ start: [UInt8], root: Int32) -> Folder {
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
        let exclusions = IgnoreRules(globs: request.exclusions, depth: 0).keeping(folder: names)
        return Folder(prefix: prefix, names: ranges, scope: scope, exclusions: exclusions)
    }

    private func list(_ folder: Folder, root: Int32) -> Listing {
        var listing = Listing(scope: folder.scope)
        var items: [Item] = []
        var hasGitignore = false
        do throws(Disk.Failure) {
            try Disk.list(Array(folder.prefix.dropLast()), in: root) { name, kind in
                if kind == .folder {
                    if !request.isShallow, !isPruned(name) { items.append(Item(name: Array(name) + [UInt8(ascii: "/")], kind: .folder)) }
                } else if kind != .other, Discovery.isSource(name), !isLeftover(name) {
                    items.append(Item(name: Array(name), kind: kind))
                } else if name.elementsEqual(".gitignore".utf8) {
                    hasGitignore = true
                }
            }
        } catch {
            if unsavedName(in: folder.prefix) == nil || !error.isMissing { listing.failure = error }
        }
        if let name = unsavedName(in: folder.prefix), !items.contains(where: { $0.name == name }) {
            let isFolder = name.last == UInt8(ascii: "/")
            let isSkipped = name.dropLast(isFolder ? 1 : 0).withContiguousStorageIfAvailable { isFolder ? isPruned($0) : isLeftover($0) }
            if isSkipped == false { items.append(Item(name: name, kind: isFolder ? .folder : .file)) }
        }
        if hasGitignore, request.usesGitignore, !items.isEmpty,
            let rules = gitignore(in: folder.prefix, depth: folder.names.count, root: root) {
            listing.scope = folder.scope.adding(rules)
        }
        items.removeAll { isLeftOut($0, in: folder, listing.scope) }
        listing.items = items.sorted { $0.name.lexicographicallyPrecedes($1.name) }
        return listing
    }

    /// What leads from a folder to the unsaved file: its name, or that of the next folder and a slash. nil where nothing does.
    private func unsavedName(in prefix: [UInt8]) -> [UInt8]? {
        guard let unsaved, unsaved.count > prefix.count, unsaved.first != UInt8(ascii: "/"), unsaved.starts(with: prefix) else { return nil }
        let rest = unsaved[prefix.count...]
        return Array(rest.firstIndex(of: UInt8(ascii: "/")).map { rest[...$0] } ?? rest)
    }

    private func isLeftOut(_ item: Item, in folder: Folder, _ scope: IgnoreScope) -> Bool {
        if case .nothing = scope, folder.exclusions.isEmpty { return false }
        let isFolder = item.kind == .folder
        let path = folder.prefix + item.name
        let names = folder.names + [folder.prefix.count..<(path.count - (isFolder ? 1 : 0))]
        return path.withUnsafeBufferPointer { bytes in
            let candidate = IgnorePattern.Candidate(path: bytes, names: names, isFolder: isFolder)
            return folder.exclusions.verdict(on: candidate) ?? false || scope.ignores(candidate)
        }
    }

    /// Folders that hold no sources of the project.
    private func isPruned(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard request.usesBuiltInExclusions else { return name.elementsEqual(".git".utf8) }
        guard let first = name.first else { return false }
        switch first {
        case UInt8(ascii: "."): return true
        case UInt8(ascii: "P"): return name.elementsEqual("Pods".utf8)
        case UInt8(ascii: "C"): return name.elementsEqual("Carthage".utf8)
        case UInt8(ascii: "D"): return name.elementsEqual("DerivedData".utf8)
        default: return false
        }
    }

    /// What macOS puts beside files on foreign volumes, and Emacs beside files under edit.
    private func isLeftover(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.count > 2 && name[0] == UInt8(ascii: ".") && (name[1] == UInt8(ascii: "_") || name[1] == UInt8(ascii: "#"))
    }

    /// The rules of a folder's `.gitignore`; nil where there is none that can be read.
    private func gitignore(in prefix: [UInt8], depth: Int, root: Int32) -> IgnoreRules? {
        let path = prefix + Array(".gitignore".utf8)
        return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            guard let count = try? Disk.read(path, in: root, into: buffer) else { return nil }
            if count < buffer.count { return IgnoreRules(text: Array(buffer[..<count])[...], depth: depth) }
            var large = [UInt8](repeating: 0, count: SourceReader.limit)
            guard let count = try? large.withUnsafeMutableBytes({ bytes throws(Disk.Failure) in
                try Disk.read(path, in: root, into: bytes)
            }) else { return nil }
            return IgnoreRules(text: large[..<count], depth: depth)
        }
    }
}
