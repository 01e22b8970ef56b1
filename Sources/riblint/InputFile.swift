import LintEngine
import Platform
import SourceText
import SystemPackage

/// Reads the file that an option names.
enum InputFile {
    /// The contents of a file; `-` is standard input.
    static func read(_ name: String) throws(UsageError) -> [UInt8] {
        let isStandard = name == "-"
        let failure: Errno
        do {
            if isStandard { return try readAll(.standardInput) }
            let file = try FileDescriptor.open(name, .readOnly, options: .closeOnExec)
            defer { Files.close(file.rawValue) }
            return try readAll(file)
        } catch {
            failure = Errno(of: error)
        }
        let location = isStandard ? "standard input" : "'\(name)'"
        throw UsageError("cannot read \(location): \(failure)")
    }

    /// The paths that a file lists; `-` is standard input. They are separated by NULs if there are any, otherwise by
    /// line ends.
    static func paths(listedIn name: String) throws(UsageError) -> [SourcePath] {
        let list = try read(name)
        if list.contains(0) { return list.split(separator: 0).map { SourcePath(bytes: Array($0)) } }
        return list.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let path = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return path.isEmpty ? nil : SourcePath(bytes: Array(path))
        }
    }

    /// Reads up to the end.
    static func readAll(_ descriptor: FileDescriptor) throws -> [UInt8] {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try buffer.withUnsafeMutableBytes { try descriptor.read(into: $0) }
            if count == 0 { return all }
            all += buffer[..<count]
        }
    }
}
