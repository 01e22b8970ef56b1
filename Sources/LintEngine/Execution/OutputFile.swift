internal import Platform
public import SystemPackage

/// Writes a report to a file atomically.
public enum OutputFile {
    /// The signals that are deferred while a file is written, so that no partial file is left.
    private static let held = [Signal.interrupt, .terminate, .hangUp]

    /// Writes a temporary file and renames it. Writes directly to pipes and devices, and through links that lead to no
    /// path: `/dev/stdout` whose file was deleted.
    public static func write(_ bytes: [UInt8], to path: String) -> Errno? {
        let status = try? FileStatus(of: Array(path.utf8), followsLinks: true)
        if let status, status.kind != .file {
            return failure {
                try FileDescriptor.open(path, .writeOnly, options: .closeOnExec).closeAfter(writing: bytes)
            }
        }
        // Replaces the file that a link leads to, not the link.
        let found = try? Files.realPath(Array(path.utf8))
        if found == nil, exists(path) {
            return failure {
                try FileDescriptor.open(
                    path, .writeOnly, options: [.create, .truncate, .closeOnExec], permissions: .readWriteOfAll
                )
                .closeAfter(writing: bytes)
            }
        }
        let target = found ?? Array(path.utf8)
        return Signal.hold(held) { replace(target, bytes, permissions: status.map { $0.permissions & 0o777 }) }
    }

    /// Whether the path exists, even as a dangling link.
    public static func exists(_ path: String) -> Bool {
        (try? FileStatus(of: Array(path.utf8), followsLinks: false)) != nil
    }

    /// Writes all bytes to a descriptor, with as many calls as needed.
    public static func writeAll(_ bytes: [UInt8], to descriptor: FileDescriptor) -> Errno? {
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

    /// Appends to a file that other processes append to as well.
    public static func append(_ bytes: [UInt8], to path: String) -> Errno? {
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

    /// Creates a file that must not exist.
    public static func create(_ bytes: [UInt8], at path: [UInt8]) -> Errno? {
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

    /// Writes all bytes while signals are deferred, and stops between two pieces if one is pending.
    private static func writePieces(_ bytes: [UInt8], to descriptor: FileDescriptor) -> Errno? {
        let piece = 1 << 20
        return bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: piece) {
                if held.contains(where: \.isPending) { return .interrupted }
                let next = UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + piece, bytes.count)])
                if let failure = writeAll(next, to: descriptor) { return failure }
            }
            return nil
        }
    }

    /// The error of a failed system call.
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
    /// Converts an error of swift-system or Platform.
    public init(of error: any Error) {
        self = (error as? SystemError).map { Errno(rawValue: $0.code) } ?? error as? Errno ?? .ioError
    }
}

extension FileDescriptor {
    /// Closing may fail too: some file systems write only then.
    fileprivate func closeAfter(writing bytes: [UInt8]) throws {
        try closeAfter { if let failure = OutputFile.writeAll(bytes, to: self) { throw failure } }
    }
}

extension FilePermissions {
    /// The process's mask removes some of these.
    fileprivate static let readWriteOfAll: FilePermissions = [.ownerReadWrite, .groupReadWrite, .otherReadWrite]
}

extension FilePath {
    /// A path of bytes, which ends at the first zero.
    init(bytes: [UInt8]) {
        self = (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { FilePath(platformString: $0.baseAddress!) }
        }
    }
}
