import Platform
import SourceText
import SystemPackage

@testable import LintEngine

// Creates folders, links and pipes, which only tests do. The only file besides Platform that imports a C library.
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A temporary folder. A class, because its deinitializer removes the folder.
final class TemporaryTree {
    /// The path of the folder, absolute and without symbolic links.
    let root: String

    init(_ files: [String: String] = [:]) {
        var template = Array("/tmp/riblint-tests-XXXXXX".utf8CString)
        root = template.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress, let made = mkdtemp(base), let real = realpath(made, nil) else {
                return "/nonexistent"
            }
            defer { free(real) }
            return String(cString: real)
        }
        for (path, text) in files { write(path, Array(text.utf8)) }
    }

    deinit {
        // Names can be arbitrary bytes, which Foundation does not support.
        TemporaryTree.remove(Array(root.utf8))
    }

    func path(_ relative: String) -> SourcePath { SourcePath(relative.isEmpty ? root : "\(root)/\(relative)") }

    /// Creates a file, and its folders where missing.
    func write(_ path: String, _ bytes: [UInt8] = []) { write(path: Array(path.utf8), bytes) }

    func write(path: [UInt8], _ bytes: [UInt8] = []) {
        if let slash = path.lastIndex(of: UInt8(ascii: "/")) { makeFolder(path: Array(path[..<slash])) }
        let mode: FilePermissions = [.ownerReadWrite, .groupRead, .otherRead]
        guard
            let file = try? FileDescriptor.open(
                absolute(path), .writeOnly, options: [.create, .truncate], permissions: mode)
        else { return }
        _ = try? file.closeAfter { try file.writeAll(bytes) }
    }

    func makeFolder(_ path: String) { makeFolder(path: Array(path.utf8)) }

    func makeFolder(path: [UInt8]) {
        for end in path.indices where path[end] == UInt8(ascii: "/") { mkdir(absolute(Array(path[..<end])), 0o755) }
        mkdir(absolute(path), 0o755)
    }

    func link(_ path: String, to target: String) { symlink(target, absolute(Array(path.utf8))) }

    func pipe(_ path: String) { mkfifo(absolute(Array(path.utf8)), 0o644) }

    static func unlink(_ path: String) { Files.remove(Array(path.utf8)) }

    func hardLink(_ path: String, to target: String) {
        _ = system_link(absolute(Array(target.utf8)), absolute(Array(path.utf8)))
    }

    func setMode(_ path: String, _ mode: UInt32) { chmod(absolute(Array(path.utf8)), mode_t(mode)) }

    func mode(_ path: String) -> UInt32? {
        (try? FileStatus(of: Array("\(root)/\(path)".utf8), followsLinks: true))?.permissions
    }

    /// Sets the modification time to 1970.
    func makeOld(_ path: String) {
        let time = timeval(tv_sec: 1, tv_usec: 0)
        utimes(absolute(Array(path.utf8)), [time, time])
    }

    func isOld(_ path: String) -> Bool {
        (try? Stat(FilePath("\(root)/\(path)"))).map { $0.st_mtim.tv_sec == 1 } ?? false
    }

    func setAttribute(_ name: String, _ value: [UInt8], of path: String) -> Bool {
        guard let file = try? Files.open(Array("\(root)/\(path)".utf8), in: Files.workingFolder) else { return false }
        defer { Files.close(file) }
        return FileAttributes.setExtendedAttribute(Array(name.utf8), to: value, of: file)
    }

    func attributes(of path: String) -> [String: [UInt8]] {
        guard let file = try? Files.open(Array("\(root)/\(path)".utf8), in: Files.workingFolder) else { return [:] }
        defer { Files.close(file) }
        let names = FileAttributes.extendedAttributes(of: file)
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                FileAttributes.extendedAttribute(name, of: file).map { (String(decoding: name, as: UTF8.self), $0) }
            })
    }

    /// Drops a file from the page cache, so that it is read from disk, where the system supports this.
    func leaveMemory(_ path: String) {
        guard let file = try? Files.open(Array("\(root)/\(path)".utf8), in: Files.workingFolder) else { return }
        defer { Files.close(file) }
        fsync(file)
        #if !canImport(Darwin)
        posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)
        #endif
    }

    private func absolute(_ path: [UInt8]) -> [CChar] {
        (Array(root.utf8) + [UInt8(ascii: "/")] + path + [0]).map { CChar(bitPattern: $0) }
    }

    private static func remove(_ folder: [UInt8]) {
        func terminated(_ path: [UInt8]) -> [CChar] { (path + [0]).map { CChar(bitPattern: $0) } }
        var entries: [(name: [UInt8], kind: Disk.Kind)] = []
        try? Disk.list(folder, in: Disk.workingFolder) { entries.append((Array($0), $1)) }
        for (name, kind) in entries {
            let path = folder + [UInt8(ascii: "/")] + name
            if kind == .folder { remove(path) } else { Files.remove(path) }
        }
        rmdir(terminated(folder))
    }
}

private func system_link(_ target: [CChar], _ path: [CChar]) -> Int32 { link(target, path) }
