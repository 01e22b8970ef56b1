import SourceText
import SystemPackage

/// A file that must not be there yet.
enum NewFile {
    /// - Returns: why it could not be written, in the words of the system; nil where it was.
    static func write(_ bytes: [UInt8], to path: SourcePath) -> String? {
        OutputFile.create(bytes, at: path.bytes)?.description
    }
}
