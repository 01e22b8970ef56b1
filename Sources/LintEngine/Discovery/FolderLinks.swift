internal import SourceText

/// Links that a walk finds. Those to folders are followed once, and only out of the root: a folder below it is walked
/// under its own path.
struct FolderLinks {
    /// A link to a folder.
    struct Link: Sendable {
        /// Relative to the root.
        let path: SourcePath
        /// The absolute path of the folder.
        let target: SourcePath
    }

    private let root: [UInt8]
    /// Links to files and links to nothing, relative to the root.
    private(set) var files: [[UInt8]] = []
    private(set) var followed: [Link] = []
    /// Links to folders that are not followed yet.
    private var waiting: [Link] = []

    init(root: [UInt8]) { self.root = root }

    /// - Parameter links: relative to the root.
    mutating func add(_ links: [[UInt8]]) {
        for link in links {
            guard let target = try? Disk.realPath(RunRoot.inside(root, link)),
                (try? Disk.look(at: target))?.kind == .folder
            else {
                files.append(link)
                continue
            }
            waiting.append(Link(path: SourcePath(bytes: link), target: SourcePath(bytes: target)))
        }
        // Outer folders come first, so that a link to a folder in one of them leads to a followed one.
        waiting.sort { ($0.target, $0.path) < ($1.target, $1.path) }
    }

    /// The next link to follow, relative to the root; nil if there is none.
    mutating func next() -> [UInt8]? {
        while !waiting.isEmpty {
            let link = waiting.removeFirst()
            let isWalked = ([root] + followed.map(\.target.bytes)).contains { walked in
                RunRoot.isFolder(link.target.bytes, below: walked) || RunRoot.isFolder(walked, below: link.target.bytes)
            }
            if isWalked { continue }
            followed.append(link)
            return link.path.bytes
        }
        return nil
    }
}
