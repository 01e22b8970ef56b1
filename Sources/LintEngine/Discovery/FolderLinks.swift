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

    /// Why a link is not followed.
    enum Obstacle: Sendable {
        /// Its folder is in the root, and walked there.
        case isInRoot
        /// Its folder contains the root.
        case containsRoot
        /// Its folder is in one that another link led to, or is that folder.
        case isWalked(Link)
        /// Its folder contains one that another link led to.
        case containsWalked(Link)
    }

    private let root: [UInt8]
    /// Links to files and links to nothing, relative to the root.
    private(set) var files: [[UInt8]] = []
    private(set) var followed: [Link] = []
    private(set) var others: [(link: Link, obstacle: Obstacle)] = []
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
            if let obstacle = obstacle(to: link) {
                others.append((link, obstacle))
                continue
            }
            followed.append(link)
            return link.path.bytes
        }
        return nil
    }

    private func obstacle(to link: Link) -> Obstacle? {
        let target = link.target.bytes
        if RunRoot.isFolder(target, below: root) { return .isInRoot }
        if RunRoot.isFolder(root, below: target) { return .containsRoot }
        if let around = followed.first(where: { RunRoot.isFolder(target, below: $0.target.bytes) }) {
            return .isWalked(around)
        }
        return followed.first { RunRoot.isFolder($0.target.bytes, below: target) }.map { .containsWalked($0) }
    }
}
