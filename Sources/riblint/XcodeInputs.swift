import LintEngine
import Platform
import RIBModel
import SourceText

/// The input files and file lists of an Xcode script phase, which Xcode passes in environment variables.
enum XcodeInputs {
    /// The source files and folders among them.
    static func paths() throws(UsageError) -> [SourcePath] {
        var paths = values("SCRIPT_INPUT_FILE").map { SourcePath($0) }
        for list in values("SCRIPT_INPUT_FILE_LIST") {
            paths += try InputFile.paths(listedIn: list).filter { $0.bytes.first != UInt8(ascii: "#") }
        }
        return paths.filter { path in
            SourceLanguage.isSource(path.bytes)
                || (try? FileStatus(of: path.bytes, followsLinks: true))?.kind == .folder
        }
    }

    /// The values of the variables `NAME_0`, `NAME_1` and so on, as many as `NAME_COUNT` says.
    private static func values(_ name: String) -> [String] {
        // Xcode never passes that many.
        let count = min(max(0, Console.variable("\(name)_COUNT").flatMap { Int($0) } ?? 0), 100_000)
        return (0..<count).compactMap { Console.variable("\(name)_\($0)") }
    }
}
