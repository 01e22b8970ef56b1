#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import SourceText

@testable import LintEngine

/// A folder that lives as long as the value. A class because it removes the folder when it goes.
final class TemporaryTree {
    /// Absolute and without links.
    let root: String

    init(_ files: [String: String] = [:]) {
        var template = Array("/tmp/riblint-tests-XXXXXX".utf8CString)
        root = template.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress, let made = mkdtemp(base), let real = realpath(made, nil) else { return "/nonexistent" }
            defer { free(real) }
            return String(cString: real)
        }
        for (path, text) in files { write(path, Array(text.utf8)) }
    }

    deinit {
        // Names may be any bytes, so nothing but the walk itself removes them.
        TemporaryTree.remove(Array(root.utf8))
    }

    func path(_ relative: String) -> SourcePath { SourcePath(relative.isEmpty ? root : "\(root)/\(relative)") }

    /// Makes a file, and the folders that it needs.
    func write(_ path: String, _ bytes: [UInt8] = []) { write(path: Array(path.utf8), bytes) }

    func write(path: [UInt8], _ bytes: [UInt8] = []) {
        if let slash = path.lastIndex(of: UInt8(ascii: "/")) { makeFolder(path: Array(path[..<slash])) }
        let descriptor = open(absolute(path), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { return }
        bytes.withUnsafeBytes { _ = systemWrite(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
    }

    func makeFolder(_ path: String) { makeFolder(path: Array(path.utf8)) }

    func makeFolder(path: [UInt8]) {
        for end in path.indices where path[end] == UInt8(ascii: "/") { mkdir(absolute(Array(path[..<end])), 0o755) }
        mkdir(absolute(path), 0o755)
    }

    func link(_ path: String, to target: String) { symlink(target, absolute(Array(path.utf8))) }

    func pipe(_ path: String) { mkfifo(absolute(Array(path.utf8)), 0o644) }

    private func absolute(_ path: [UInt8]) -> [CChar] {
        (Array(root.utf8) + [UInt8(ascii: "/")] + path + [0]).map { CChar(bitPattern: $0) }
    }

    private static func remove(_ folder: [UInt8]) {
        func terminated(_ path: [UInt8]) -> [CChar] { (path + [0]).map { CChar(bitPattern: $0) } }
        var entries: [(name: [UInt8], kind: Disk.Kind)] = []
        try? Disk.list(folder, in: Disk.workingFolder) { entries.append((Array($0), $1)) }
        for (name, kind) in entries {
            let path = folder + [UInt8(ascii: "/")] + name
            if kind == .folder { remove(path) } else { unlink(terminated(path)) }
        }
        rmdir(terminated(folder))
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
    Darwin.write(descriptor, bytes, count)
    #else
    Glibc.write(descriptor, bytes, count)
    #endif
}
