import LintEngine

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Reads what an option names.
enum InputFile {
    /// All of a file; `-` is standard input.
    static func read(_ name: String) throws(UsageError) -> [UInt8] {
        let isStandard = name == "-"
        let descriptor = isStandard ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC)
        let failure: OutputFile.Failure
        if descriptor >= 0 {
            defer { if !isStandard { close(descriptor) } }
            do {
                return try readAll(descriptor)
            } catch {
                failure = error
            }
        } else {
            failure = .last
        }
        let place = isStandard ? "standard input" : "'\(name)'"
        throw UsageError("cannot read \(place): \(failure.text)")
    }

    /// All that comes before the end.
    static func readAll(_ descriptor: Int32) throws(OutputFile.Failure) -> [UInt8] {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = systemRead(descriptor, &buffer)
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            if count == 0 { return all }
            all += buffer[..<count]
        }
    }

    private static func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
        #if canImport(Darwin)
        Darwin.read(descriptor, &buffer, buffer.count)
        #else
        Glibc.read(descriptor, &buffer, buffer.count)
        #endif
    }
}
