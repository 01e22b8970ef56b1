#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import CLinux
internal import Glibc
#elseif canImport(Musl)
internal import CLinux
internal import Musl
#endif

/// What a file has beside its bytes.
public enum FileAttributes {
    /// Gives a file the owner, the permissions, the access control list and the extended attributes of another,
    /// quarantine among them. The times stay its own: they say when its bytes were written.
    ///
    /// What the system does not let this process set, or a file system does not have, is left out; the permissions have
    /// to succeed.
    public static func copy(from source: Int32, to target: Int32) throws(SystemError) {
        var status = stat()
        try SystemError.check(fstat(source, &status))
        // The owner first: a change of owner may take bits of the mode away.
        _ = fchown(target, status.st_uid, status.st_gid)
        try SystemError.check(fchmod(target, status.st_mode & 0o7777))
        #if canImport(Darwin)
        _ = fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
        // Flags such as "hidden"; those of the superuser are not this process's to set.
        _ = fchflags(target, status.st_flags & UInt32(UF_SETTABLE))
        #else
        // Access control lists are among them.
        for name in extendedAttributes(of: source) {
            guard let value = extendedAttribute(name, of: source) else { continue }
            setExtendedAttribute(name, to: value, of: target)
        }
        #endif
    }

    /// The names of a file's extended attributes, in the order of the file system; none where it has no such thing.
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

    /// The value of one; nil where it is not there or not to be read.
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

    /// - Returns: false where the system would not.
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

    /// What a call fills a buffer with that first says how long it has to be. It may grow in between.
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
