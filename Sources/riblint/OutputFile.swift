import Platform
import SystemPackage

/// Writes a report to a file: the whole of it, or nothing.
enum OutputFile {
    /// Replaces a file by writing beside it and renaming. Pipes and devices are written to as they are.
    static func write(_ bytes: [UInt8], to path: String) -> Errno? {
        let status = try? FileStatus(of: Array(path.utf8), followsLinks: true)
        if let status, status.kind != .file {
            return failure {
                try FileDescriptor.open(path, .writeOnly, options: .closeOnExec).closeAfter(writing: bytes)
            }
        }
        // The file behind a link is replaced, not the link.
        let target = (try? Files.realPath(Array(path.utf8))) ?? Array(path.utf8)
        return Interrupts.hold { replace(target, bytes, permissions: status.map { $0.permissions & 0o777 }) }
    }

    /// Whether anything has this name, even a link to nothing.
    static func exists(_ path: String) -> Bool { (try? FileStatus(of: Array(path.utf8), followsLinks: false)) != nil }

    /// Writes all bytes to a descriptor, however many calls that takes.
    static func writeAll(_ bytes: [UInt8], to descriptor: FileDescriptor) -> Errno? {
        bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    }

    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: FileDescriptor) -> Errno? {
        var done = 0
        while done < bytes.count {
            do {
                done += try descriptor.write(UnsafeRawBufferPointer(rebasing: bytes[done...]))
            } catch Errno.resourceTemporarilyUnavailable {
                Poll.waitToWrite(descriptor.rawValue)
            } catch {
                return Errno(of: error)
            }
        }
        return nil
    }

    /// Adds to the end of a file that others add to as well.
    static func append(_ bytes: [UInt8], to path: String) -> Errno? {
        failure {
            try FileDescriptor.open(
                path,
                .writeOnly,
                options: [.append, .create, .closeOnExec],
                permissions: .readWriteOfAll
            )
            .closeAfter(writing: bytes)
        }
    }

    /// Makes a file that must not be there yet.
    static func create(_ bytes: [UInt8], at path: [UInt8]) -> Errno? {
        var isOurs = false
        let failure = failure {
            let file = try FileDescriptor.open(
                FilePath(bytes: path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
            isOurs = true
            try file.closeAfter(writing: bytes)
        }
        if failure != nil, isOurs { Files.remove(path) }
        return failure
    }

    private static func replace(_ target: [UInt8], _ bytes: [UInt8], permissions: UInt32?) -> Errno? {
        let folder = target.lastIndex(of: UInt8(ascii: "/")).map { target[...$0] } ?? []
        let temporary = Array(folder) + Array(".riblint-\(CurrentProcess.id).tmp".utf8)
        Files.remove(temporary)
        let failure = failure {
            let file = try FileDescriptor.open(
                FilePath(bytes: temporary), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
                permissions: permissions == nil ? .readWriteOfAll : .ownerReadWrite)
            if let permissions { Files.setPermissions(permissions, of: file.rawValue) }
            try file.closeAfter { if let failure = writePieces(bytes, to: file) { throw failure } }
            try Files.rename(temporary, to: target)
        }
        if failure != nil { Files.remove(temporary) }
        return failure
    }

    /// Writes all bytes while interrupts are held, and gives up between two pieces if one came.
    private static func writePieces(_ bytes: [UInt8], to descriptor: FileDescriptor) -> Errno? {
        let piece = 1 << 20
        return bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: piece) {
                if Interrupts.isWaiting { return .interrupted }
                let next = UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + piece, bytes.count)])
                if let failure = writeAll(next, to: descriptor) { return failure }
            }
            return nil
        }
    }

    /// What the system said where it would not.
    private static func failure(_ body: () throws -> Void) -> Errno? {
        do {
            try body()
            return nil
        } catch {
            return Errno(of: error)
        }
    }
}

extension Errno {
    /// Of what swift-system and Platform throw.
    init(of error: any Error) {
        self = (error as? SystemError).map { Errno(rawValue: $0.code) } ?? error as? Errno ?? .ioError
    }
}

extension FileDescriptor {
    /// Closing may fail as well: some file systems write only then.
    fileprivate func closeAfter(writing bytes: [UInt8]) throws {
        try closeAfter { if let failure = OutputFile.writeAll(bytes, to: self) { throw failure } }
    }
}

extension FilePermissions {
    /// Less what the process's mask takes away.
    fileprivate static let readWriteOfAll: FilePermissions = [.ownerReadWrite, .groupReadWrite, .otherReadWrite]
}

extension FilePath {
    /// A path of bytes, which end at the first zero.
    init(bytes: [UInt8]) {
        self = (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { FilePath(platformString: $0.baseAddress!) }
        }
    }
}
