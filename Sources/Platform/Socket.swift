#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Connections to a process of this machine that waits for one. The descriptors are not inherited by other programs.
public enum Socket {
    /// 127.0.0.1
    private static let loopback: UInt32 = 0x7F00_0001

    /// Connects to a socket in the file system.
    ///
    /// - Throws: what the system says, such as that nothing listens; a path has at most about a hundred bytes.
    public static func connect(path: [UInt8]) throws(SystemError) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // A zero follows the path.
        guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { throw SystemError(code: ENAMETOOLONG) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        return try connect(AF_UNIX, to: address)
    }

    /// Connects to a port of this machine by TCP.
    ///
    /// - Throws: what the system says, such as that nothing listens.
    public static func connect(port: UInt16) throws(SystemError) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: loopback.bigEndian)
        return try connect(AF_INET, to: address)
    }

    private static func connect<Address>(_ family: Int32, to address: Address) throws(SystemError) -> Int32 {
        #if canImport(Darwin)
        let kind = SOCK_STREAM
        #elseif canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #elseif canImport(Musl)
        let kind = SOCK_STREAM
        #endif
        let descriptor = socket(family, kind, 0)
        guard descriptor >= 0 else { throw .last }
        Files.closeOnExec(descriptor)
        let result = withUnsafeBytes(of: address) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { addresses in
                #if canImport(Darwin)
                Darwin.connect(descriptor, addresses.baseAddress!, socklen_t(bytes.count))
                #elseif canImport(Glibc)
                Glibc.connect(descriptor, addresses.baseAddress!, socklen_t(bytes.count))
                #elseif canImport(Musl)
                Musl.connect(descriptor, addresses.baseAddress!, socklen_t(bytes.count))
                #endif
            }
        }
        guard result == 0 else {
            let error = SystemError.last
            close(descriptor)
            throw error
        }
        return descriptor
    }
}
