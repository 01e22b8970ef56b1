import LintEngine
import SourceText

/// The options by which an editor lints text that is not saved.
extension LintCommand {
    /// The option that replaces a file's text, if it was given.
    var openFileOption: String? { stdin ? "--stdin" : stdinFilename.map { _ in "--stdin-filename" } }

    func checkOpenFile() throws(UsageError) {
        if stdin, stdinFilename == nil { throw UsageError("--stdin needs the name of the file: --stdin-filename PATH") }
        if !stdin, stdinFilename != nil { throw UsageError("--stdin-filename needs --stdin") }
        if stdin, changes.diff == nil, let option = changes.given {
            throw UsageError("\(option) compares saved files, so it cannot be used with --stdin")
        }
        let readers = [
            stdin ? "--stdin" : nil, scope.filesFrom == "-" ? "--files-from -" : nil,
            changes.diff == "-" ? "--diff -" : nil,
        ].compactMap { $0 }
        if readers.count > 1 {
            throw UsageError(
                "\(readers.joined(separator: " and ")) both read standard input; use a file for one of them"
            )
        }
    }

    /// The text that replaces a file's.
    func openFile() throws(UsageError) -> OpenFile? {
        guard stdin, let stdinFilename else { return nil }
        return OpenFile(path: SourcePath(argument: stdinFilename), text: try InputFile.read("-"))
    }
}
