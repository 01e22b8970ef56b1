import ArgumentParser
import LintEngine
import Platform
import RIBModel
import SourceText

/// The options for input other than PATHs.
struct InputOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Lint standard input in place of the file that --stdin-filename names."))
    var stdin = false

    @Option(help: ArgumentHelp("The file that --stdin replaces; it need not exist.", valueName: "PATH"))
    var stdinFilename: String?

    @Option(
        help: ArgumentHelp(
            "Read paths from a file, separated by newlines or NULs; '-' is standard input.", valueName: "FILE|-"))
    var filesFrom: String?

    @Flag(help: ArgumentHelp("Apply 'excluded', 'ignored' and --exclude to files and folders named as PATH, too."))
    var forceExclude = false

    @OptionGroup var layout: LayoutOptions

    /// The option that replaces a file's text, if it was given.
    var openFileOption: String? { stdin ? "--stdin" : stdinFilename.map { _ in "--stdin-filename" } }

    /// - Parameters:
    ///   - changes: options that may also read standard input, or need saved files.
    ///   - fixes: options that may write files.
    func check(with changes: ChangeOptions, _ fixes: FixOptions) throws(UsageError) {
        try layout.check(beside: openFileOption ?? changes.repositoryOption ?? fixes.writingOption)
        if stdin, stdinFilename == nil { throw UsageError("--stdin needs the name of the file: --stdin-filename PATH") }
        if !stdin, stdinFilename != nil { throw UsageError("--stdin-filename needs --stdin") }
        if stdin, changes.diff == nil, let option = changes.given {
            throw UsageError("\(option) compares saved files, so it cannot be used with --stdin")
        }
        let readers = [
            stdin ? "--stdin" : nil, filesFrom == "-" ? "--files-from -" : nil, changes.diff == "-" ? "--diff -" : nil,
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

    /// A request for what the options and PATHs name.
    func request(for arguments: [String]) throws(UsageError) -> LintRequest {
        let named = try paths(arguments)
        var request = LintRequest(paths: named ?? [])
        request.namesNothing = named == nil
        request.forcesExclusions = forceExclude
        request.openFile = try openFile()
        try layout.apply(to: &request)
        return request
    }

    /// The PATHs of the command line and of the list. Without any, those that Xcode passes to a script phase.
    ///
    /// - Returns: nil for an empty list, so that nothing is linted.
    func paths(_ arguments: [String]) throws(UsageError) -> [SourcePath]? {
        let named = arguments.map { SourcePath(argument: $0) }
        if let filesFrom {
            let listed = InputOptions.entries(of: try InputFile.read(filesFrom))
            return named.isEmpty && listed.isEmpty ? nil : named + listed
        }
        let areElsewhere = stdin || !layout.archives.isEmpty
        return named.isEmpty && !areElsewhere ? try InputOptions.xcodeInputs(Console.variable) : named
    }

    /// Entries are separated by NULs if there are any, otherwise by line ends.
    static func entries(of list: [UInt8]) -> [SourcePath] {
        if list.contains(0) { return list.split(separator: 0).map { SourcePath(bytes: Array($0)) } }
        return list.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let path = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return path.isEmpty ? nil : SourcePath(bytes: Array(path))
        }
    }

    /// The source files and folders among the input files and file lists of an Xcode script phase.
    static func xcodeInputs(_ variable: (String) -> String?) throws(UsageError) -> [SourcePath] {
        func values(_ name: String) -> [String] {
            // Xcode never passes that many.
            let count = min(max(0, variable("\(name)_COUNT").flatMap { Int($0) } ?? 0), 100_000)
            return (0..<count).compactMap { variable("\(name)_\($0)") }
        }
        var paths = values("SCRIPT_INPUT_FILE").map { SourcePath($0) }
        for list in values("SCRIPT_INPUT_FILE_LIST") {
            paths += entries(of: try InputFile.read(list)).filter { $0.bytes.first != UInt8(ascii: "#") }
        }
        return paths.filter { path in
            SourceLanguage.isSource(path.bytes)
                || (try? FileStatus(of: path.bytes, followsLinks: true))?.kind == .folder
        }
    }
}
