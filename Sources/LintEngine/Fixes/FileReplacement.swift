internal import Platform
internal import SourceText
internal import SystemPackage

/// Replaces a file's text atomically: writes a file next to it, and renames that once it is on disk.
enum FileReplacement {
    /// Why a file was not replaced.
    enum Refusal: Error, Sendable {
        /// The file must not be replaced.
        case unfit(String)
        /// The system call failed.
        case failed(String)
    }

    /// - Parameters:
    ///   - path: absolute.
    ///   - digest: the hash of the expected text; a file with other text is not replaced.
    static func replace(_ path: [UInt8], digest: UInt64, by bytes: [UInt8]) throws(Refusal) {
        guard let status = try? FileStatus(of: path, followsLinks: false) else { throw .unfit("no longer exists") }
        guard status.kind == .file else { throw .unfit("is no longer a regular file") }
        guard status.permissions & 0o222 != 0, Files.isWritable(path) else { throw .unfit("is read-only") }
        // The other names would keep the old text.
        guard status.linkCount == 1 else { throw .unfit("has more than one name (hard links)") }
        let folder = RunRoot.folder(of: path)
        let temporary = folder + Array("/.riblint-\(CurrentProcess.id).tmp".utf8)
        try Signal.hold([.interrupt, .terminate, .hangUp]) { () throws(Refusal) in
            Files.remove(temporary)
            do throws(Refusal) {
                try write(bytes, to: temporary, like: path)
                guard try digestOfFile(path) == digest else { throw .unfit("changed while it was analyzed; run again") }
                do { try Files.rename(temporary, to: path) } catch {
                    throw .failed("cannot be replaced: \(Disk.Failure(of: error).text)")
                }
            } catch {
                Files.remove(temporary)
                throw error
            }
            synchronize(folder)
        }
    }

    /// Writes a new file with the owner, mode and attributes of the original.
    private static func write(_ bytes: [UInt8], to name: [UInt8], like original: [UInt8]) throws(Refusal) {
        let file: FileDescriptor
        do {
            file = try name.withCString { name in
                Result {
                    try FileDescriptor.open(
                        name,
                        .writeOnly,
                        options: [.create, .exclusiveCreate, .closeOnExec],
                        permissions: .ownerReadWrite
                    )
                }
            }.get()
        } catch { throw .failed("cannot be replaced: \(Disk.Failure(of: error).text)") }
        do {
            try file.closeAfter {
                try file.writeAll(bytes)
                let source = try Files.open(original, in: Files.workingFolder)
                defer { Files.close(source) }
                try FileAttributes.copy(from: source, to: file.rawValue)
                try Files.synchronize(file.rawValue)
            }
        } catch { throw .failed("cannot be written: \(Disk.Failure(of: error).text)") }
    }

    private static func digestOfFile(_ path: [UInt8]) throws(Refusal) -> UInt64 {
        do throws(SourceReader.Refusal) {
            return Digest.of(try SourceReader(root: Disk.workingFolder).contents(of: SourcePath(bytes: path)))
        } catch {
            throw .unfit(error.reason)
        }
    }

    /// Makes the rename durable. A folder that cannot be opened is skipped.
    private static func synchronize(_ folder: [UInt8]) {
        guard let descriptor = try? Files.openFolder(folder, in: Files.workingFolder) else { return }
        try? Files.synchronize(descriptor)
        Files.close(descriptor)
    }
}
