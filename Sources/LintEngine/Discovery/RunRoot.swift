internal import SourceText

/// The folder that all paths of a report are relative to.
enum RunRoot {
    /// The nearest folder at or above the deepest one common to all, that holds an entry `.git`; else the one that
    /// holds the project's configuration; else that common folder.
    ///
    /// - Parameters:
    ///   - folders: absolute and without links: the PATHs that are folders, and the folders of those that are files.
    ///   - honoursConfiguration: whether configurations count at all.
    static func choose(
        for folders: [[UInt8]], honorsConfiguration: Bool = true, hasEntry: ([UInt8]) -> Bool = Disk.hasEntry
    ) -> [UInt8] {
        let common = deepestCommon(folders)
        return marked(above: common, honorsConfiguration: honorsConfiguration, hasEntry: hasEntry) ?? common
    }

    /// The root of the project that a folder belongs to; nil where nothing marks one.
    static func marked(
        above start: [UInt8], honorsConfiguration: Bool, hasEntry: ([UInt8]) -> Bool = Disk.hasEntry
    ) -> [UInt8]? {
        var folder = names(start)
        repeat {
            if hasEntry(path(folder + [Array(".git".utf8)])) { return path(folder) }
        } while folder.popLast() != nil
        // What is wrong with configurations is reported where they are read.
        return honorsConfiguration ? (try? ConfigurationFile.project(of: start))?.folder : nil
    }

    /// A path below the root seen from there; one elsewhere stays absolute; the root itself is the empty path.
    static func relative(_ absolute: [UInt8], to root: [UInt8]) -> [UInt8] {
        if absolute == root { return [] }
        let prefix = root.last == slash ? root : root + [slash]
        return absolute.starts(with: prefix) ? Array(absolute[prefix.count...]) : absolute
    }

    /// The names of a path, first to last.
    static func names(_ path: [UInt8]) -> [[UInt8]] { path.split(separator: slash).map(Array.init) }

    /// Whether a folder holds more than one project, whatever is found in it: the home folder, and `/`.
    static func isShared(_ folder: [UInt8]) -> Bool { folder == [slash] || folder == Disk.homeFolder }

    /// The folder that something stands in.
    static func folder(of absolute: [UInt8]) -> [UInt8] { path(names(absolute).dropLast()) }

    private static let slash = UInt8(ascii: "/")

    /// The deepest folder that all are in or are.
    static func deepestCommon(_ folders: [[UInt8]]) -> [UInt8] {
        guard var common = folders.first.map(names) else { return [slash] }
        for folder in folders.dropFirst() {
            common = Array(zip(common, names(folder)).prefix { $0 == $1 }.map(\.0))
        }
        return path(common)
    }

    static func path(_ names: [[UInt8]]) -> [UInt8] {
        names.isEmpty ? [slash] : names.flatMap { [slash] + $0 }
    }
}
