internal import SourceText

/// Determines the folder that all paths of a report are relative to.
enum RunRoot {
    /// The root of a run. Starting at the deepest common folder, the nearest folder upward that contains `.git`; or
    /// else the folder of the project's configuration; or else the common folder.
    ///
    /// - Parameters:
    ///   - folders: absolute and without links: the PATHs that are folders, and the folders of those that are files.
    ///   - honorsConfiguration: whether a configuration can determine the root.
    static func choose(
        for folders: [[UInt8]], honorsConfiguration: Bool = true, hasEntry: ([UInt8]) -> Bool = Disk.hasEntry
    ) -> [UInt8] {
        let common = deepestCommon(folders)
        return marked(above: common, honorsConfiguration: honorsConfiguration, hasEntry: hasEntry) ?? common
    }

    /// The root of the project that contains a folder; nil if there is none.
    static func marked(
        above start: [UInt8], honorsConfiguration: Bool, hasEntry: ([UInt8]) -> Bool = Disk.hasEntry
    ) -> [UInt8]? {
        var folder = names(start)
        repeat {
            if hasEntry(path(folder + [Array(".git".utf8)])) { return path(folder) }
        } while folder.popLast() != nil
        // Mistakes in configurations are reported when they are read.
        return honorsConfiguration ? (try? ConfigurationFile.project(of: start))?.folder : nil
    }

    /// The path relative to the root; absolute if it is not below the root; empty for the root.
    static func relative(_ absolute: [UInt8], to root: [UInt8]) -> [UInt8] {
        if absolute == root { return [] }
        let prefix = root.last == slash ? root : root + [slash]
        return absolute.starts(with: prefix) ? Array(absolute[prefix.count...]) : absolute
    }

    /// Whether a folder is another one or below it; both are absolute.
    static func isFolder(_ inner: [UInt8], below outer: [UInt8]) -> Bool {
        inner == outer || relative(inner, to: outer).count < inner.count
    }

    /// The components of a path.
    static func names(_ path: [UInt8]) -> [[UInt8]] { path.split(separator: slash).map(Array.init) }

    /// Whether a folder contains several projects: the home folder and `/`.
    static func isShared(_ folder: [UInt8]) -> Bool { folder == [slash] || folder == Disk.homeFolder }

    /// The folder that contains a file or folder.
    static func folder(of absolute: [UInt8]) -> [UInt8] { path(names(absolute).dropLast()) }

    private static let slash = UInt8(ascii: "/")

    /// The deepest folder that contains all folders or equals them.
    static func deepestCommon(_ folders: [[UInt8]]) -> [UInt8] {
        guard var common = folders.first.map(names) else { return [slash] }
        for folder in folders.dropFirst() {
            common = Array(zip(common, names(folder)).prefix { $0 == $1 }.map(\.0))
        }
        return path(common)
    }

    /// The absolute path of what is at a relative path inside a folder.
    static func inside(_ folder: [UInt8], _ relative: [UInt8]) -> [UInt8] { path(names(folder) + names(relative)) }

    /// The absolute path of a file, which may be relative to the root.
    static func path(_ root: [UInt8], _ file: SourcePath) -> [UInt8] {
        file.bytes.first == slash ? file.bytes : root + [slash] + file.bytes
    }

    static func path(_ names: [[UInt8]]) -> [UInt8] {
        names.isEmpty ? [slash] : names.flatMap { [slash] + $0 }
    }
}
