internal import RIBModel
internal import SourceText
internal import RuleKit

/// The files that a run analyzes, and those among them that its PATHs name.
///
/// Ignored folders are skipped during the walk, so nothing below them is read. A PATH is included even if a pattern
/// ignores it; the files below it are matched as usual. Links are followed, and what they lead to has the path of the
/// link, unless it is below the root: then it is found under its own path, or left out there.
struct Discovery: Sendable {
    /// What to search for.
    struct Request: Sendable {
        /// As the user wrote them; relative ones start at the working folder.
        var paths: [SourcePath]
        /// Files and folders to analyze that no PATH names.
        var context: [Context] = []
        /// Patterns as in a `.gitignore` file at the root: files that match are not read.
        var ignored: [[UInt8]] = []
        /// Whether the patterns apply even to a PATH.
        var forcesIgnored = false
        var usesGitignore = true
        /// Whether folders such as `Pods` are skipped.
        var usesBuiltInExclusions = true
        /// Whether a `.riblint.yml` may determine the root.
        var honorsConfiguration = true
        /// The root, if the user names it.
        var root: GivenRoot?
        /// Whether only the files that PATHs name are read: nothing is searched for.
        var readsOnlyPaths = false
        /// The files that PATHs name, if these are not on disk.
        var packed: PackedFiles?
        /// Absolute paths of files that count as existing.
        var unsaved: [[UInt8]] = []
    }

    /// A file or folder of the project that contains the PATHs.
    struct Context: Sendable, Hashable {
        /// Absolute.
        let path: [UInt8]
        /// Whether to skip its subfolders.
        var isShallow = false
    }

    /// The absolute path of the root.
    let root: SourcePath
    /// All files to analyze: sorted, without duplicates; relative to the root if they are below it.
    var files: [SourcePath]
    /// The files that PATHs name or contain, in the same order.
    var named: [SourcePath]
    /// PATHs that are source files, sorted, and PATHs that are folders; relative to the root.
    var namedFiles: [SourcePath]
    let namedFolders: [[UInt8]]
    /// PATHs that are source files and ignored, and whether any PATH is ignored.
    let refused: [SourcePath]
    let isAnyRefused: Bool
    /// Notices about PATHs that could not be read, and about other files.
    let notices: [Notice]
    let contextNotices: [Notice]
    /// PATHs that are files of another kind.
    let foreign: [SourcePath]
    /// Folders that were searched completely, relative to the root.
    let walked: [[UInt8]]
    /// The same folders, and those that were searched without their subfolders.
    let searched: [SearchedFolder]
    /// Links to folders that were followed, in the order of their targets.
    let linkedFolders: [FolderLinks.Link]
    /// Links to folders that were not followed, in the order of their targets.
    let otherLinks: [(link: FolderLinks.Link, obstacle: FolderLinks.Obstacle)]
    /// The files that declare modules: those among the searched files, and those of the folders above, up to the root.
    /// Sorted, relative to the root.
    let manifests: [SourcePath]
    /// Absolute paths of the folders that contain a configuration.
    let configured: [[UInt8]]
    /// Absolute paths of the folders where the search started: PATHs that are folders, and the folders of files.
    let starts: [[UInt8]]

    init(_ request: Request, by workers: Workers) throws(LintError) {
        let targets = try Discovery.targets(request)
        let context = try Discovery.context(request, besides: targets)
        let root = Discovery.root(of: targets + context, request)
        var own = try Find(targets, root: root, request, by: workers)
        let rest = try Find(context, root: root, request, by: workers)
        let count = own.files.count
        refused =
            request.forcesIgnored && !request.ignored.isEmpty
            ? own.refuse(PathPatterns(request.ignored, from: root, root: root)) : []
        isAnyRefused = own.files.count < count
        self.root = SourcePath(bytes: root)
        named = own.files
        files = context.isEmpty ? own.files : Discovery.sortedOnce(own.files + rest.files)
        namedFiles = Discovery.sortedOnce(own.single)
        namedFolders = targets.filter(\.isFolder).map { RunRoot.relative($0.absolute, to: root) }
        notices = own.notices.sortedOnce()
        contextNotices = rest.notices.sortedOnce().filter { !own.notices.contains($0) }
        foreign = own.foreign
        configured = own.configured + rest.configured
        starts = (targets + context).map(\.folder)
        linkedFolders = own.linkedFolders + rest.linkedFolders
        otherLinks = own.otherLinks + rest.otherLinks
        searched =
            targets.filter(\.isFolder).map { SearchedFolder($0, isNamed: true, root: root) }
            + context.filter(\.isFolder).map { SearchedFolder($0, isNamed: false, root: root) }
        walked = (targets + context).filter { $0.isFolder && !$0.isShallow }.map {
            RunRoot.relative($0.absolute, to: root)
        }
        let around =
            request.readsOnlyPaths ? [] : Discovery.manifests(above: starts, root: root, ignored: request.ignored)
        manifests = Discovery.sortedOnce(own.manifests + rest.manifests + around)
    }

    /// The manifests of some folders and of those around them, up to the root.
    private static func manifests(
        above starts: [[UInt8]], root: [UInt8], ignored: [[UInt8]]
    ) -> [SourcePath] {
        var known: Set<[UInt8]> = []
        var found: [SourcePath] = []
        let depth = RunRoot.names(root).count
        for start in starts where RunRoot.isFolder(start, below: root) {
            var names = RunRoot.names(start)
            while known.insert(RunRoot.path(names)).inserted {
                for name in ModuleManifest.fileNames {
                    let path = RunRoot.path(names + [Array(name.utf8)])
                    guard (try? Disk.look(at: path))?.kind == .file else { continue }
                    found.append(SourcePath(bytes: RunRoot.relative(path, to: root)))
                }
                if names.count <= depth { break }
                names.removeLast()
            }
        }
        let patterns = PathPatterns(ignored, from: root, root: root)
        return ignored.isEmpty ? found : found.filter { !patterns.match($0) }
    }

    /// A copy without some files.
    func hiding(_ hidden: Set<SourcePath>) -> Discovery {
        var result = self
        if hidden.isEmpty { return result }
        for list in [\Discovery.files, \.named, \.namedFiles] {
            result[keyPath: list].removeAll(where: hidden.contains)
        }
        return result
    }

    /// The files found below the targets.
    private struct Find {
        private(set) var files: [SourcePath] = []
        private(set) var single: [SourcePath] = []
        private(set) var notices: [Notice] = []
        private(set) var foreign: [SourcePath] = []
        private(set) var configured: [[UInt8]] = []
        private(set) var manifests: [SourcePath] = []
        private(set) var linkedFolders: [FolderLinks.Link] = []
        private(set) var otherLinks: [(link: FolderLinks.Link, obstacle: FolderLinks.Obstacle)] = []

        init(_ targets: [Target], root: [UInt8], _ request: Request, by workers: Workers) throws(LintError) {
            var links = FolderLinks(root: root)
            for target in targets where target.isFolder {
                let walk = FolderWalk(root: root, request: request, isShallow: target.isShallow)
                do {
                    add(try walk.run(from: RunRoot.relative(target.absolute, to: root), by: workers), root, &links)
                } catch {
                    throw .unreadable(target.written, error.text)
                }
                while let folder = links.next() {
                    do { add(try walk.run(from: folder, by: workers), root, &links) } catch {
                        notices.append(.notAnalyzed(SourcePath(bytes: folder), "cannot list the folder: \(error.text)"))
                    }
                }
            }
            for target in targets where !target.isFolder {
                if SourceLanguage.isSource(target.absolute) {
                    single.append(SourcePath(bytes: RunRoot.relative(target.absolute, to: root)))
                } else {
                    foreign.append(target.written)
                }
            }
            let linked = Discovery.linked(links.files, root: root)
            notices += linked.notices
            files += single + linked.files
            (linkedFolders, otherLinks) = (links.followed, links.others)
            // One walk yields sorted files without duplicates.
            let isSorted = targets.count == 1 && linkedFolders.isEmpty && links.files.isEmpty
            if !isSorted { files = Discovery.sortedOnce(files) }
        }

        private mutating func add(_ found: FolderWalk.Found, _ root: [UInt8], _ links: inout FolderLinks) {
            files += found.files
            links.add(found.links)
            notices += found.notices
            manifests += found.manifests
            configured += found.configured.map { RunRoot.inside(root, $0) }
        }

        /// Removes the files that match.
        ///
        /// - Returns: the PATHs among them.
        mutating func refuse(_ patterns: PathPatterns) -> [SourcePath] {
            let refused = single.filter(patterns.match)
            files.removeAll(where: patterns.match)
            single.removeAll(where: patterns.match)
            return refused
        }
    }

    /// The parts of the context that are not PATHs.
    private static func context(_ request: Request, besides targets: [Target]) throws(LintError) -> [Target] {
        var known = Set(targets.map { Context(path: $0.absolute) })
        var context: [Target] = []
        for part in request.context {
            let target = try Target(SourcePath(bytes: part.path), root: request.root, isShallow: part.isShallow)
            let isNamed = known.contains(Context(path: target.absolute))
            if !isNamed, known.insert(Context(path: target.absolute, isShallow: part.isShallow)).inserted {
                context.append(target)
            }
        }
        return context
    }

    private static func root(of targets: [Target], _ request: Request) -> [UInt8] {
        if let root = request.root { return root.real }
        let folders =
            targets.isEmpty ? [(try? Disk.realPath([UInt8(ascii: ".")])) ?? [UInt8(ascii: "/")]] : targets.map(\.folder)
        return RunRoot.choose(for: folders, honorsConfiguration: request.honorsConfiguration)
    }

    /// The absolute path of a request's root.
    static func root(of request: Request) throws(LintError) -> [UInt8] {
        let targets = try targets(request)
        return root(of: targets + (try context(request, besides: targets)), request)
    }

    /// The absolute path of the deepest folder that contains all PATHs.
    static func commonFolder(of paths: [SourcePath], root: GivenRoot?) throws(LintError) -> [UInt8] {
        RunRoot.deepestCommon(try targets(paths, root: root).map(\.folder))
    }

    /// The absolute paths of those PATHs that are files.
    static func files(among paths: [SourcePath], root: GivenRoot?) throws(LintError) -> [[UInt8]] {
        try targets(paths, root: root).filter { !$0.isFolder }.map(\.absolute)
    }

    private static func sortedOnce(_ files: [SourcePath]) -> [SourcePath] {
        let sorted = files.sorted()
        return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    /// The files that links lead to, each once: those below the root under their own paths, others under the first of
    /// their links.
    private static func linked(_ links: [[UInt8]], root: [UInt8]) -> (files: [SourcePath], notices: [Notice]) {
        var files: [SourcePath] = []
        var notices: [Notice] = []
        var known: Set<Disk.Identity> = []
        for link in links.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            do throws(Disk.Failure) {
                let absolute = try Disk.realPath(RunRoot.inside(root, link))
                let (kind, identity) = try Disk.look(at: absolute)
                guard kind == .file, known.insert(identity).inserted else { continue }
                let own = RunRoot.relative(absolute, to: root)
                files.append(SourcePath(bytes: own == absolute ? link : own))
            } catch {
                notices.append(.notAnalyzed(SourcePath(bytes: link), "cannot follow the link: \(error.text)"))
            }
        }
        return (files, notices)
    }
}
