internal import Platform
internal import SystemPackage

/// The engine's access to the file system. Paths are bytes; nothing is cached.
enum Disk {
    /// The value that represents the working folder where a descriptor is expected.
    static var workingFolder: Int32 { Files.workingFolder }

    /// The kind of a directory entry.
    enum Kind: Sendable {
        case file, folder, link, other
    }

    /// The identity of a file, which does not depend on its path.
    struct Identity: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }

    /// A failed system call, or a file that cannot be read.
    struct Failure: Error, Sendable {
        /// Nil for a pipe, a socket or a device.
        private let error: Errno?
        private var isFolder = false

        init(_ error: SystemError) { self.error = Errno(rawValue: error.code) }

        init(_ error: Errno) { self.error = error }

        private init(isFolder: Bool = false) {
            error = nil
            self.isFolder = isFolder
        }

        /// The system's message in the C locale, in lower case: `permission denied`.
        var text: String {
            guard let error else { return isFolder ? "it is a folder" : "it is neither a file nor a folder" }
            let text = error.description
            return text.prefix(1).lowercased() + text.dropFirst()
        }

        /// Whether the path does not exist.
        var isMissing: Bool { error == .noSuchFileOrDirectory || error == .notDirectory }

        /// Whether a component of the path is not a folder.
        var isInTheWay: Bool { error == .notDirectory }

        /// The path is a pipe, a socket or a device.
        static let notAFile = Failure()
        /// The path is a folder where a file is expected.
        static let isAFolder = Failure(isFolder: true)
    }

    /// The absolute path without links, `.` and `..`.
    static func realPath(_ path: [UInt8]) throws(Failure) -> [UInt8] {
        try ask { () throws(SystemError) in try Files.realPath(path) }
    }

    /// The kind and identity of what a path leads to, following links.
    static func look(at path: [UInt8]) throws(Failure) -> (kind: Kind, identity: Identity) {
        let status = try ask { () throws(SystemError) in try FileStatus(of: path, followsLinks: true) }
        return (Kind(status.kind), Identity(device: status.device, number: status.number))
    }

    /// Whether the path exists, even as a dangling link.
    static func hasEntry(_ path: [UInt8]) -> Bool { (try? FileStatus(of: path, followsLinks: false)) != nil }

    /// Whether the volume of a folder distinguishes upper and lower case.
    static func letterCase(in folder: [UInt8]) -> LetterCase { Files.ignoresCase(in: folder) ? .ignored : .significant }

    /// The path of a file as the disk spells it, if another spelling leads to it.
    ///
    /// - Parameters:
    ///   - path: relative to the folder.
    ///   - folder: absolute, and spelled as on the disk.
    static func spelling(of path: [UInt8], in folder: [UInt8]) -> [UInt8] { Files.spelling(of: path, in: folder) }

    /// The user's home folder without links; nil if it is not known.
    static var homeFolder: [UInt8]? {
        guard let home = Environment.bytes("HOME"), !home.isEmpty else { return nil }
        return try? realPath(home)
    }

    /// Opens a folder that paths are resolved against; close it with `close(_:)`. On Linux the folder need not be
    /// readable.
    static func openRoot(_ path: [UInt8]) throws(Failure) -> Int32 {
        try ask { () throws(SystemError) in try Files.openToSearch(path) }
    }

    static func close(_ descriptor: Int32) { Files.close(descriptor) }

    /// Calls `body` with each name in a folder except `.` and `..`, in the order of the file system.
    static func list(
        _ path: [UInt8], in root: Int32, _ body: (UnsafeBufferPointer<UInt8>, Kind) -> Void
    ) throws(Failure) {
        try ask { () throws(SystemError) in
            try Folder.forEachEntry(of: try Files.openFolder(path.isEmpty ? [UInt8(ascii: ".")] : path, in: root)) {
                body($0, Kind($1))
            }
        }
    }

    /// Reads a file into `buffer`. If the buffer is full afterwards, the file may be longer.
    ///
    /// Does not block on a pipe that replaced a file after the walk.
    static func read(_ path: [UInt8], in root: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    {
        let file = FileDescriptor(rawValue: try ask { () throws(SystemError) in try Files.open(path, in: root) })
        defer { Files.close(file.rawValue) }
        var filled = 0
        while filled < buffer.count {
            let count: Int
            do { count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])) } catch {
                throw Failure(of: error)
            }
            if count == 0 { break }
            filled += count
        }
        return filled
    }

    /// The bytes of a file; if it is longer than the limit, more than that but not all.
    static func contents(of path: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
        let descriptor = try ask { () throws(SystemError) in try Files.open(path, in: Files.workingFolder) }
        let file = FileDescriptor(rawValue: descriptor)
        defer { Files.close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while bytes.count <= limit {
            let count: Int
            do { count = try buffer.withUnsafeMutableBytes { try file.read(into: $0) } } catch {
                throw Failure(of: error)
            }
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        return bytes
    }

    @inline(__always)
    private static func ask<Answer>(_ question: () throws(SystemError) -> Answer) throws(Failure) -> Answer {
        do { return try question() } catch { throw Failure(error) }
    }
}

extension Disk.Failure {
    /// Converts an error of swift-system or Platform, whose functions have untyped `throws`.
    init(of error: any Error) {
        if let error = error as? SystemError { self.init(error) } else { self.init(error as? Errno ?? .ioError) }
    }
}

extension Disk.Kind {
    fileprivate init(_ kind: FileKind) {
        switch kind {
        case .file: self = .file
        case .folder: self = .folder
        case .link: self = .link
        case .other: self = .other
        }
    }
}
