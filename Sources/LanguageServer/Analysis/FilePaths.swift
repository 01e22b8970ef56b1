internal import Platform
internal import SourceText
internal import SystemPackage

/// Absolute paths of documents.
enum FilePaths {
    /// The path without links, in the part that exists; as the disk spells it, where that ignores case.
    static func resolved(_ path: [UInt8]) -> SourcePath {
        var names = path.split(separator: slash).map(Array.init)
        var missing: [[UInt8]] = []
        while true {
            let existing = [slash] + names.joined(separator: [slash])
            if let real = try? Files.realPath(Array(existing)) {
                let folder = real == [slash] ? [] : real
                return SourcePath(bytes: missing.reversed().reduce(folder) { $0 + [slash] + $1 })
            }
            guard let last = names.popLast() else { return SourcePath(bytes: path) }
            missing.append(last)
        }
    }

    /// The path relative to a folder; nil if it is not below it.
    static func relative(_ path: SourcePath, to folder: SourcePath) -> SourcePath? {
        let prefix = folder.bytes == [slash] ? folder.bytes : folder.bytes + [slash]
        guard path.bytes.starts(with: prefix), path.bytes.count > prefix.count else { return nil }
        return SourcePath(bytes: Array(path.bytes[prefix.count...]))
    }

    /// The absolute path of one that is relative to a folder, without `..`.
    static func absolute(_ path: SourcePath, in folder: SourcePath) -> SourcePath {
        if path.bytes.first == slash { return path }
        var names = folder.bytes.split(separator: slash)
        for name in path.bytes.split(separator: slash) {
            if name.elementsEqual("..".utf8) { _ = names.popLast() } else { names.append(name) }
        }
        return SourcePath(bytes: [slash] + names.joined(separator: [slash]))
    }

    static func exists(_ path: SourcePath) -> Bool {
        (try? FileStatus(of: path.bytes, followsLinks: true)) != nil
    }

    /// The text of a file; nil if it cannot be read.
    static func text(of path: SourcePath) -> [UInt8]? {
        guard let descriptor = try? Files.open(path.bytes, in: Files.workingFolder) else { return nil }
        let file = FileDescriptor(rawValue: descriptor)
        defer { try? file.close() }
        var (text, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while let count = try? buffer.withUnsafeMutableBytes({ try file.read(into: $0) }) {
            if count == 0 { return text }
            text += buffer[..<count]
        }
        return nil
    }

    /// Whether the name is one of those that editors use for copies, locks and tests of a folder.
    static func isTemporary(_ path: SourcePath) -> Bool {
        let name = path.name
        return name.starts(with: ".#".utf8) || name.last == UInt8(ascii: "~") || name.elementsEqual("4913".utf8)
            || name.suffix(4).elementsEqual(".swp".utf8)
    }

    /// The folder of the project that a file belongs to: the nearest above it with a configuration, else the nearest
    /// with a repository, else the file's own.
    static func project(of path: SourcePath) -> SourcePath {
        let own = SourcePath(bytes: Array(path.folder))
        for names in [[".riblint.yml", ".riblint.yaml"], [".git"]] {
            var folder = own
            while !folder.bytes.isEmpty {
                if names.contains(where: { exists(absolute(SourcePath($0), in: folder)) }) { return folder }
                folder = SourcePath(bytes: Array(folder.folder))
            }
        }
        return own.bytes.isEmpty ? SourcePath("/") : own
    }

    /// The absolute path of a file that is in a folder or in one above it, the nearest.
    static func nearest(_ path: SourcePath, from folder: SourcePath) -> SourcePath {
        var above = folder
        while !above.bytes.isEmpty {
            let file = absolute(path, in: above)
            if exists(file) { return file }
            above = SourcePath(bytes: Array(above.folder))
        }
        return absolute(path, in: folder)
    }

    private static let slash = UInt8(ascii: "/")
}
