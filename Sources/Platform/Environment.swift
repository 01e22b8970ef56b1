#if canImport(Darwin)
@preconcurrency internal import Darwin
#elseif canImport(Glibc)
@preconcurrency internal import Glibc
#elseif canImport(Musl)
@preconcurrency internal import Musl
#endif

/// The environment variables of this process.
public enum Environment {
    public static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The value as bytes, which need not be UTF-8.
    public static func bytes(_ name: String) -> [UInt8]? { getenv(name).map { [UInt8](cString: $0) } }

    /// All variables, as `NAME=VALUE`.
    public static var all: [[UInt8]] {
        var all: [[UInt8]] = []
        #if canImport(Darwin)
        var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
        #else
        var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #endif
        while let string = entry?.pointee {
            all.append([UInt8](cString: string))
            entry = entry?.successor()
        }
        return all
    }
}
