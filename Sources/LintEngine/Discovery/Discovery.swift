internal import SourceText
internal import RuleKit

/// Which files a run analyzes, and which of them its PATHs name.
///
/// Ignored folders are left out while walking, so nothing is read below them. What a PATH names is in, whatever would
/// leave it out; what lies below is tested as ever. Links to folders are not followed; links to files are, once, under
/// the file's own path.
struct Discovery: Sendable {
    /// What to look for.
    struct Request: Sendable {
        /// As the user wrote them; relative ones from the working folder.
        var paths: [SourcePath]
        /// What is analyzed besides, though nobody named it.
        var context: [Context] = []
        /// Patterns as in a `.gitignore` file at the root: what matches is not read at all.
        var ignored: [[UInt8]] = []
        /// Whether that holds for what a PATH names as well.
        var forcesIgnored = false
        var usesGitignore = true
        /// Whether `Pods` and its like are left out.
        var usesBuiltInExclusions = true
        /// Whether a `.riblint.yml` may mark the root.
        var honorsConfiguration = true
        /// Files that are found as if they were there: absolute.
        var unsaved: [[UInt8]] = []
    }

    /// A file or folder of the project around the PATHs.
    struct Context: Sendable, Hashable {
        /// Absolute.
        let path: [UInt8]
        /// Whether folders in the folder are left alone.
        var isShallow = false
    }

    /// The absolute path of the root.
    let root: SourcePath
    /// All that is analyzed: sorted, each once; relative to the root where they are below it.
    private(set) var files: [SourcePath]
    /// Those of them that PATHs name, or that lie in folders that they name, in the same order.
    private(set) var named: [SourcePath]
    /// PATHs that are source files, in order, and PATHs that are folders; relative to the root.
    private(set) var namedFiles: [SourcePath]
    let namedFolders: [[UInt8]]
    /// PATHs that are source files and ignored all the same, and whether anything that PATHs name is.
    let refused: [SourcePath]
    let isAnyRefused: Bool
    /// What could not be looked at of what PATHs name, and of the rest.
    let notices: [Notice]
    let contextNotices: [Notice]
    /// PATHs that are files of another kind.
    let foreign: [SourcePath]
    /// Folders of which everything below was found, from the root.
    let walked: [[UInt8]]
    /// Folders with a configuration that were met, absolute.
    let configured: [[UInt8]]
    /// PATHs that are folders, and the folders of those that are files: absolute. Nobody looked above them.
    let starts: [[UInt8]]

    static let extensions: [[UInt8]] = [Array(".swift".utf8)]

    static func isSource(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        extensions.contains { name.count >= $0.count && name.suffix($0.count).elementsEqual($0) }
    }

    init(_ request: Request, by workers: Workers) throws(LintError) {
        let targets = try Discovery.targets(request.paths)
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
        walked = (targets + context).filter { $0.isFolder && !$0.isShallow }.map {
            RunRoot.relative($0.absolute, to: root)
        }
    }

    /// The same without some files.
    func hiding(_ hidden: Set<SourcePath>) -> Discovery {
        var result = self
        if hidden.isEmpty { return result }
        for list in [\Discovery.files, \.named, \.namedFiles] {
            result[keyPath: list].removeAll(where: hidden.contains)
        }
        return result
    }

    /// What is found at some targets.
    private struct Find {
        private(set) var files: [SourcePath] = []
        private(set) var single: [SourcePath] = []
        private(set) var notices: [Notice] = []
        private(set) var foreign: [SourcePath] = []
        private(set) var configured: [[UInt8]] = []

        init(_ targets: [Target], root: [UInt8], _ request: Request, by workers: Workers) throws(LintError) {
            var links: [[UInt8]] = []
            for target in targets where target.isFolder {
                let found: FolderWalk.Found
                do {
                    let walk = FolderWalk(root: root, request: request, isShallow: target.isShallow)
                    found = try walk.run(from: RunRoot.relative(target.absolute, to: root), by: workers)
                } catch {
                    throw .unreadable(target.written, error.text)
                }
                files += found.files
                links += found.links
                notices += found.notices
                configured += found.configured.map { RunRoot.path(RunRoot.names(root) + RunRoot.names($0)) }
            }
            for target in targets where !target.isFolder {
                if Discovery.isSource(target.absolute) {
                    single.append(SourcePath(bytes: RunRoot.relative(target.absolute, to: root)))
                } else {
                    foreign.append(target.written)
                }
            }
            // One walk gives its files in order, each once.
            if targets.count > 1 { files = Discovery.sortedOnce(files + single) } else { files += single }
            if !links.isEmpty {
                let resolved = Discovery.resolve(links, root: root)
                files = Discovery.sortedOnce(files + resolved.files)
                notices += resolved.notices
            }
        }

        /// Drops what matches.
        ///
        /// - Returns: the PATHs among it.
        mutating func refuse(_ patterns: PathPatterns) -> [SourcePath] {
            let refused = single.filter(patterns.match)
            files.removeAll(where: patterns.match)
            single.removeAll(where: patterns.match)
            return refused
        }
    }

    /// All PATHs, looked up.
    ///
    /// - Throws: all that are missing.
    private static func targets(_ paths: [SourcePath]) throws(LintError) -> [Target] {
        var targets: [Target] = []
        var missing: [SourcePath] = []
        for path in paths {
            do {
                targets.append(try Target(path))
            } catch {
                guard case .missingPaths(let paths) = error else { throw error }
                missing += paths
            }
        }
        if !missing.isEmpty { throw .missingPaths(missing) }
        return targets
    }

    /// The context's parts that are no PATHs themselves.
    private static func context(_ request: Request, besides targets: [Target]) throws(LintError) -> [Target] {
        var known = Set(targets.map { Context(path: $0.absolute) })
        var context: [Target] = []
        for part in request.context {
            let target = try Target(SourcePath(bytes: part.path), isShallow: part.isShallow)
            let isNamed = known.contains(Context(path: target.absolute))
            if !isNamed, known.insert(Context(path: target.absolute, isShallow: part.isShallow)).inserted {
                context.append(target)
            }
        }
        return context
    }

    private static func root(of targets: [Target], _ request: Request) -> [UInt8] {
        let folders =
            targets.isEmpty ? [(try? Disk.realPath([UInt8(ascii: ".")])) ?? [UInt8(ascii: "/")]] : targets.map(\.folder)
        return RunRoot.choose(for: folders, honorsConfiguration: request.honorsConfiguration)
    }

    /// The root that a request gives: absolute.
    static func root(of request: Request) throws(LintError) -> [UInt8] {
        let targets = try targets(request.paths)
        return root(of: targets + (try context(request, besides: targets)), request)
    }

    /// The deepest folder common to PATHs: absolute.
    static func commonFolder(of paths: [SourcePath]) throws(LintError) -> [UInt8] {
        RunRoot.deepestCommon(try targets(paths).map(\.folder))
    }

    /// Those of some PATHs that are files, absolute.
    static func files(among paths: [SourcePath]) throws(LintError) -> [[UInt8]] {
        try targets(paths).filter { !$0.isFolder }.map(\.absolute)
    }

    private static func sortedOnce(_ files: [SourcePath]) -> [SourcePath] {
        let sorted = files.sorted()
        return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    /// The files behind links, each once however many links lead there.
    private static func resolve(_ links: [[UInt8]], root: [UInt8]) -> (files: [SourcePath], notices: [Notice]) {
        var files: [SourcePath] = []
        var notices: [Notice] = []
        var known: Set<Disk.Identity> = []
        for link in links.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            do throws(Disk.Failure) {
                let absolute = try Disk.realPath(root + [UInt8(ascii: "/")] + link)
                let (kind, identity) = try Disk.look(at: absolute)
                guard kind == .file, known.insert(identity).inserted else { continue }
                files.append(SourcePath(bytes: RunRoot.relative(absolute, to: root)))
            } catch {
                notices.append(.notAnalyzed(SourcePath(bytes: link), "cannot follow the link: \(error.text)"))
            }
        }
        return (files, notices)
    }

    /// A PATH, looked up.
    private struct Target {
        let written: SourcePath
        let absolute: [UInt8]
        let isFolder: Bool
        let isShallow: Bool

        /// Itself, or the folder that it stands in.
        var folder: [UInt8] { isFolder ? absolute : RunRoot.folder(of: absolute) }

        init(_ path: SourcePath, isShallow: Bool = false) throws(LintError) {
            written = path
            self.isShallow = isShallow
            do throws(Disk.Failure) {
                absolute = try Disk.realPath(path.bytes)
                let kind = try Disk.look(at: absolute).kind
                isFolder = kind == .folder
                guard isFolder || kind == .file else { throw Disk.Failure.notAFile }
            } catch {
                throw error.isMissing ? .missingPaths([path]) : .unreadable(path, error.text)
            }
        }
    }
}
