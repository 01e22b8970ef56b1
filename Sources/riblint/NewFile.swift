#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import SourceText

/// A file that must not be there yet.
enum NewFile {
    /// - Returns: why it could not be written, in the words of the system; nil where it was.
    static func write(_ bytes: [UInt8], to path: SourcePath) -> String? {
        let descriptor = (path.bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
        }
        guard descriptor >= 0 else { return String(cString: strerror(errno)) }
        defer { close(descriptor) }
        guard let failure = OutputFile.writeAll(bytes, to: descriptor) else { return nil }
        (path.bytes + [0]).withUnsafeBufferPointer { buffer in
            _ = buffer.withMemoryRebound(to: CChar.self) { unlink($0.baseAddress!) }
        }
        return failure.text
    }
}
