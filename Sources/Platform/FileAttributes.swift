#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import CLinux
internal import Glibc
#elseif canImport(Musl)
internal import CLinux
internal import Musl
#endif

/// The attributes of a file other than its contents.
public enum FileAttributes {
    /// Copies owner, permissions, access control list and extended attributes, including quarantine, to another file.
    /// Times are not copied: they belong to the contents.
    ///
    /// Attributes that this process must not set or that the file system does not support are skipped; only permissions
    /// have to succeed.
    public static func copy(from source: Int32, to target: Int32) throws(SystemError) {
        var status = stat()
        try SystemError.check(fstat(source, &status))
        // The owner first, because changing it may clear bits of the mode.
        _ = fchown(target, status.st_uid, status.st_gid)
        try SystemError.check(fchmod(target, status.st_mode & 0o7777))
        #if canImport(Darwin)
        _ = fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
        // Flags such as "hidden"; this process cannot set those of the superuser.
        _ = fchflags(target, status.st_flags & UInt32(UF_SETTABLE))
        #else
        // Includes the access control list.
        for name in extendedAttributes(of: source) {
            guard let value = extendedAttribute(name, of: source) else { continue }
            setExtendedAttribute(name, to: value, of: target)
        }
        #endif
    }

    /// The names of a file's extended attributes, in the order of the file system; empty without support.
    public static func extendedAttributes(of descriptor: Int32) -> [[UInt8]] {
        let names = bytes { buffer in
            let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            #if canImport(Darwin)
            return flistxattr(descriptor, start, buffer.count, 0)
            #else
            return flistxattr(descriptor, start, buffer.count)
            #endif
        }
        return (names ?? []).split(separator: 0).map { Array($0) }
    }

    /// The value of an extended attribute; nil if it does not exist or cannot be read.
    public static func extendedAttribute(_ name: [UInt8], of descriptor: Int32) -> [UInt8]? {
        bytes { buffer in
            name.withCString { name in
                #if canImport(Darwin)
                fgetxattr(descriptor, name, buffer.baseAddress, buffer.count, 0, 0)
                #else
                fgetxattr(descriptor, name, buffer.baseAddress, buffer.count)
                #endif
            }
        }
    }

    /// - Returns: false if the system call failed.
    @discardableResult
    public static func setExtendedAttribute(_ name: [UInt8], to value: [UInt8], of descriptor: Int32) -> Bool {
        let result = name.withCString { name in
            value.withUnsafeBytes { value in
                #if canImport(Darwin)
                fsetxattr(descriptor, name, value.baseAddress, value.count, 0, 0)
                #else
                fsetxattr(descriptor, name, value.baseAddress, value.count, 0)
                #endif
            }
        }
        return result == 0
    }

    /// Reads a value of unknown length: a first call returns the length, which may grow before the second.
    private static func bytes(_ fill: (UnsafeMutableRawBufferPointer) -> Int) -> [UInt8]? {
        while true {
            let needed = fill(UnsafeMutableRawBufferPointer(start: nil, count: 0))
            guard needed >= 0 else { return nil }
            if needed == 0 { return [] }
            var bytes = [UInt8](repeating: 0, count: needed)
            let count = bytes.withUnsafeMutableBytes { fill($0) }
            if count >= 0 { return Array(bytes.prefix(count)) }
            if errno != ERANGE { return nil }
        }
    }
}
