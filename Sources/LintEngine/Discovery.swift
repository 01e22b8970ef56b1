internal import SourceText
internal import RuleKit

/// Which files a run is about.
///
/// Folders are left out while walking, so nothing is read below them. What a PATH names is in, whatever would leave it out;
/// what lies below is tested as ever. Links to folders are not followed; links to files are, once, under the file's own path.
struct Discovery: Sendable {
    /// What to look for.
    struct Request: Sendable {
        /// As the user wrote them; relative ones from the working folder.
        var paths: [SourcePath]
        /// Patterns as in a `.gitignore` file at the root.
        var exclusions: [[UInt8]] = []
        var usesGitignore = true
        /// Whether `Pods` and its like are left out.
        var usesBuiltInExclusions = true
        /// Whether a `.riblint.yml` may mark the root.
        var honoursConfiguration = true
        /// Files that are found as if they were there: absolute.
        var unsaved: [[UInt8]] = []
        /// Whether folders in folders are left alone.
        var isShallow = false
    }

    /// The absolute path of the root.
    let root: SourcePath
    /// Sorted, each once; relative to the root where they are below it.
    private(set) var files: [SourcePath]
    /// What could not be looked at.
    let notices: [Notice]
    /// PATHs that are files of another kind.
    let foreign: [SourcePath]

    static let extensions: [[UInt8]] = [Array(".swift".utf8)]

    static func isSource(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        extensions.contains { name.count >= $0.count && name.suffix($0.count).elementsEqual($0) }
    }

    init(_ request: Request, by workers: Workers) throws(LintError) {
        let targets = try Discovery.targets(request.paths)
        let root = Discovery.root(of: targets, request)
        var files: [SourcePath] = []
        var links: [[UInt8]] = []
        var notices: [Notice] = []
        var foreign: [SourcePath] = []
        for target in targets where target.isFolder {
            let found: FolderWalk.Found
            do {
                found = try FolderWalk(root: root, request: request).run(from: RunRoot.relative(target.absolute, to: root), by: workers)
            } catch {
                throw .unreadable(target.written, error.text)
            }
            files += found.files
            links += found.links
            notices += found.notices
        }
        let walked = files.count
        for target in targets where !target.isFolder {
            if Discovery.isSource(target.absolute) {
                files.append(SourcePath(bytes: RunRoot.relative(target.absolute, to: root)))
            } else {
                foreign.append(target.written)
            }
        }
        // One walk gives its files in order, each once.
        if targets.count > 1 || walked != files.count { files = Discovery.sortedOnce(files) }
        if !links.isEmpty {
            let resolved = Discovery.resolve(links, root: root)
            files = Discovery.sortedOnce(files + resolved.files)
            notices += resolved.notices
        }
        self.root = SourcePath(bytes: root)
        self.files = files
        self.notices = notices.sortedOnce()
        self.foreign = foreign
    }

    /// The same without some files.
    func hiding(_ hidden: Set<SourcePath>) -> Discovery {
        var result = self
        if !hidden.isEmpty { result.files.removeAll(where: hidden.contains) }
        return result
    }

    private static func targets(_ paths: [SourcePath]) throws(LintError) -> [Target] {
        var targets: [Target] = []
        for path in paths { targets.append(try Target(path)) }
        return targets
    }

    private static func root(of targets: [Target], _ request: Request) -> [UInt8] {
        RunRoot.choose(for: targets.map(\.folder), honoursConfiguration: request.honoursConfiguration)
    }

    /// The root that PATHs give: absolute.
    static func root(of request: Request) throws(LintError) -> [UInt8] { root(of: try targets(request.paths), request) }

    /// The deepest folder common to PATHs: absolute.
    static func commonFolder(of paths: [SourcePath]) throws(LintError) -> [UInt8] {
        RunRoot.deepestCommon(try targets(paths).map(\.folder))
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
                notices.append(.notAnalysed(SourcePath(bytes: link), "cannot follow the link: \(error.text)"))
            }
        }
        return (files, notices)
    }

    /// A PATH, looked up.
    private struct Target {
        let written: SourcePath
        let absolute: [UInt8]
        let isFolder: Bool

        /// Itself, or the folder that it stands in.
        var folder: [UInt8] { isFolder ? absolute : RunRoot.folder(of: absolute) }

        init(_ path: SourcePath) throws(LintError) {
            written = path
            do throws(Disk.Failure) {
                absolute = try Disk.realPath(path.bytes)
                let kind = try Disk.look(at: absolute).kind
                isFolder = kind == .folder
                guard isFolder || kind == .file else { throw Disk.Failure.notAFile }
            } catch {
                throw error.isMissing ? .missingPath(path) : .unreadable(path, error.text)
            }
        }
    }
}
