internal import Platform
internal import SystemPackage

/// The few questions that the engine asks of the file system. Paths are bytes, and nothing is cached.
enum Disk {
    /// Stands for a descriptor of the working folder.
    static var workingFolder: Int32 { Files.workingFolder }

    /// What stands under a name.
    enum Kind: Sendable {
        case file, folder, link, other
    }

    /// A file as the system knows it, whatever it is called.
    struct Identity: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }

    /// A question that the system refused to answer.
    struct Failure: Error, Sendable {
        /// Nil where a pipe, a socket or a device stands.
        private let error: Errno?

        init(_ error: SystemError) { self.error = Errno(rawValue: error.code) }

        init(_ error: Errno) { self.error = error }

        private init() { error = nil }

        /// Why, in the words of the system in the C locale, in lower case: `permission denied`.
        var text: String {
            guard let error else { return "it is neither a file nor a folder" }
            let text = error.description
            return text.prefix(1).lowercased() + text.dropFirst()
        }

        /// Whether there is nothing under the path.
        var isMissing: Bool { error == .noSuchFileOrDirectory || error == .notDirectory }

        /// Whether something else stands where the path wants a folder.
        var isInTheWay: Bool { error == .notDirectory }

        /// A pipe, a socket or a device stands there.
        static let notAFile = Failure()
    }

    /// The absolute path without links, `.` and `..`.
    static func realPath(_ path: [UInt8]) throws(Failure) -> [UInt8] {
        try ask { () throws(SystemError) in try Files.realPath(path) }
    }

    /// What stands at a path at the end of all links.
    static func look(at path: [UInt8]) throws(Failure) -> (kind: Kind, identity: Identity) {
        let status = try ask { () throws(SystemError) in try FileStatus(of: path, followsLinks: true) }
        return (Kind(status.kind), Identity(device: status.device, number: status.number))
    }

    /// Whether anything, even a dangling link, has this name.
    static func hasEntry(_ path: [UInt8]) -> Bool { (try? FileStatus(of: path, followsLinks: false)) != nil }

    /// How the volume of a folder compares names.
    static func letterCase(in folder: [UInt8]) -> LetterCase { Files.ignoresCase(in: folder) ? .ignored : .significant }

    /// The path of a file as it is spelled on the disk, where another spelling leads to it.
    ///
    /// - Parameters:
    ///   - path: relative to the folder.
    ///   - folder: absolute, and spelled as on the disk.
    static func spelling(of path: [UInt8], in folder: [UInt8]) -> [UInt8] { Files.spelling(of: path, in: folder) }

    /// Where the user is at home, without links; nil where nobody says.
    static var homeFolder: [UInt8]? {
        guard let home = Environment.bytes("HOME"), !home.isEmpty else { return nil }
        return try? realPath(home)
    }

    /// A descriptor of a folder to start other paths from, to be closed by `close(_:)`. On Linux the folder
    /// need not be readable itself.
    static func openRoot(_ path: [UInt8]) throws(Failure) -> Int32 {
        try ask { () throws(SystemError) in try Files.openToSearch(path) }
    }

    static func close(_ descriptor: Int32) { Files.close(descriptor) }

    /// Calls `body` with each name in a folder but `.` and `..`, in the order of the file system.
    static func list(
        _ path: [UInt8], in root: Int32, _ body: (UnsafeBufferPointer<UInt8>, Kind) -> Void
    ) throws(Failure) {
        try ask { () throws(SystemError) in
            try Folder.forEachEntry(of: try Files.openFolder(path.isEmpty ? [UInt8(ascii: ".")] : path, in: root)) {
                body($0, Kind($1))
            }
        }
    }

    /// Reads a file into `buffer`, which it may fill: then the file may be longer.
    ///
    /// Does not wait for pipes, which may come to stand where the walk saw a file.
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

    @inline(__always)
    private static func ask<Answer>(_ question: () throws(SystemError) -> Answer) throws(Failure) -> Answer {
        do { return try question() } catch { throw Failure(error) }
    }
}

extension Disk.Failure {
    /// What swift-system and Platform throw through functions that do not say what they throw.
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
