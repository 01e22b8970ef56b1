#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The names in a folder.
public enum Folder {
    /// What stands under a name; a link is not followed.
    public enum EntryKind: Sendable {
        case file, folder, link, other
    }

    /// Calls `body` with each name but `.` and `..`, in the order of the file system.
    ///
    /// - Parameter descriptor: of a folder that is open for reading; closed when this returns.
    public static func forEachEntry(
        of descriptor: Int32, _ body: (UnsafeBufferPointer<UInt8>, EntryKind) -> Void
    ) throws(SystemError) {
        guard let stream = fdopendir(descriptor) else {
            let failure = SystemError.last
            Files.close(descriptor)
            throw failure
        }
        defer { closedir(stream) }
        guard let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) else { return }
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw .last }
                return
            }
            let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
            #if canImport(Darwin)
            let name = UnsafeBufferPointer(start: start, count: Int(entry.pointee.d_namlen))
            #else
            let name = UnsafeBufferPointer(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
            #endif
            if name.count == 1, name[0] == UInt8(ascii: ".") { continue }
            if name.count == 2, name[0] == UInt8(ascii: "."), name[1] == UInt8(ascii: ".") { continue }
            body(name, kind(of: entry.pointee.d_type, start, in: descriptor))
        }
    }

    private static func kind(of type: UInt8, _ name: UnsafePointer<UInt8>, in folder: Int32) -> EntryKind {
        switch Int32(type) {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .folder
        case Int32(DT_LNK): return .link
        case Int32(DT_UNKNOWN):
            var status = stat()
            let name = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
            guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
            switch status.st_mode & S_IFMT {
            case S_IFREG: return .file
            case S_IFDIR: return .folder
            case S_IFLNK: return .link
            default: return .other
            }
        default: return .other
        }
    }
}
