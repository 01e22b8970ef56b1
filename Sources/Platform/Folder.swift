#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Lists folders.
public enum Folder {
    /// Calls `body` with each name except `.` and `..`, in the order of the file system.
    ///
    /// The kind is that of the entry itself: links are not followed.
    ///
    /// - Parameter descriptor: of a folder that is open for reading; closed on return.
    public static func forEachEntry(
        of descriptor: Int32, _ body: (UnsafeBufferPointer<UInt8>, FileKind) -> Void
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
            let name = UnsafeBufferPointer(
                start: start,
                count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
            )
            #endif
            if name.count == 1, name[0] == UInt8(ascii: ".") { continue }
            #if canImport(Darwin)
            if let composed = composed(name, in: descriptor) {
                composed.withUnsafeBufferPointer { body($0, kind(of: entry.pointee.d_type, start, in: descriptor)) }
                continue
            }
            #endif
            if name.count == 2, name[0] == UInt8(ascii: "."), name[1] == UInt8(ascii: ".") { continue }
            body(name, kind(of: entry.pointee.d_type, start, in: descriptor))
        }
    }

    #if canImport(Darwin)
    /// A name in form C, if it differs and the volume finds the file by it: some volumes compare bytes.
    private static func composed(_ name: UnsafeBufferPointer<UInt8>, in folder: Int32) -> [UInt8]? {
        guard name.contains(where: { $0 >= 0x80 }) else { return nil }
        let written = Array(name)
        let composed = FileName.canonical(written)
        var status = stat()
        guard composed != written,
            composed.withCString({ fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0
        else { return nil }
        return composed
    }
    #endif

    private static func kind(of type: UInt8, _ name: UnsafePointer<UInt8>, in folder: Int32) -> FileKind {
        switch Int32(type) {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .folder
        case Int32(DT_LNK): return .link
        case Int32(DT_UNKNOWN):
            var status = stat()
            let name = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
            guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
            return FileKind(mode: status.st_mode)
        default: return .other
        }
    }
}
