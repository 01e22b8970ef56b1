import LintEngine
import SourceText
import SystemPackage

/// Writes a file that must not exist.
enum NewFile {
    /// - Returns: the system's message if the file could not be written; nil on success.
    static func write(_ bytes: [UInt8], to path: SourcePath) -> String? {
        OutputFile.create(bytes, at: path.bytes)?.description
    }
}
