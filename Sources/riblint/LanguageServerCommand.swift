import ArgumentParser
import LanguageServer
import LintEngine
import Platform
import SystemPackage

/// `riblint lsp`: the language server.
struct LanguageServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serves an editor by the Language Server Protocol.",
        usage: "riblint lsp [<options>]",
        discussion: """
            An editor starts it, and talks to it on standard input and output, or on a socket at which it listens. It \
            analyzes the editor's folders as \
            'riblint' does, with the texts of unsaved buffers.
            """,
        subcommands: [LanguageServerSchemaCommand.self, LanguageServerReplayCommand.self]
    )

    @Flag(help: "Talk on standard input and output (default).")
    var stdio = false

    @Option(
        help: ArgumentHelp("Talk on the socket in the file system at which the editor listens.", valueName: "PATH"),
        completion: .file())
    var pipe: String?

    @Option(help: ArgumentHelp("Talk on the TCP port of this machine at which the editor listens.", valueName: "PORT"))
    var socket: String?

    @Option(
        name: .customLong("clientProcessId"),
        help: ArgumentHelp("End with this process.", valueName: "N"))
    var clientProcess: Int?

    @Option(
        name: .customLong("log"),
        help: ArgumentHelp("Log up to this level: off, error, warning, info, debug, trace.", valueName: "LEVEL"),
        completion: .list(ServerLog.Level.allCases.map(\.rawValue)))
    var level = "info"

    @Option(
        help: ArgumentHelp("Append the log to this file instead of standard error.", valueName: "FILE"),
        completion: .file())
    var logFile: String?

    @Option(
        help: ArgumentHelp(
            "Record all messages, with the texts of documents, in a new file of this folder.", valueName: "FOLDER"),
        completion: .directory)
    var record: String?

    @Flag(help: "Analyze in the process that talks to the editor: a crash ends the session.")
    var singleProcess = false

    @Option(
        help: ArgumentHelp(
            "Unit of columns if the editor offers it: utf-8, utf-16, utf-32 (default: utf-16).", valueName: "UNIT"),
        completion: .list(PositionEncoding.allCases.map(\.rawValue)))
    var positionEncoding: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("Threads (default: one less than processors).", valueName: "N"))
    var jobs: String?

    /// The number of the worker that a supervisor starts.
    @Option(help: .hidden)
    var worker: Int?

    func run() throws {
        let level = try LintCommand.word("log level", level, as: ServerLog.Level.self)
        let encoding = try positionEncoding.map { (word) throws(UsageError) in
            try LintCommand.word("unit of columns", word, as: PositionEncoding.self)
        }
        let jobs = try jobs.map { (word) throws(UsageError) in try LintCommand.number(word, of: "--jobs", in: 1...1024)
        }
        let log = ServerLog(level, file: logFile)
        let connection = try connection()
        if singleProcess, record != nil {
            throw UsageError("--record needs a second process; leave out --single-process")
        }
        if singleProcess || worker != nil {
            let options = ServerOptions(
                log: log, encoding: encoding, jobs: jobs, generation: worker ?? 1, version: RiblintCommand.toolVersion)
            Server.run(RiblintCommand.engine, connection, options)
        }
        let program = CurrentProcess.program
        var words = ["lsp", "--log", level.rawValue]
        if let logFile { words += ["--log-file", logFile] }
        if let encoding { words += ["--position-encoding", encoding.rawValue] }
        if let jobs { words += ["--jobs", "\(jobs)"] }
        let arguments = words
        let recorder = try record.map { (folder) throws(UsageError) in
            do throws(Errno) { return try SessionRecorder(folder: folder) } catch {
                throw UsageError("cannot record in '\(folder)': \(error)")
            }
        }
        let supervisor = Supervisor(connection, encoding: encoding, log: log, recorder: recorder) { generation in
            [program] + (arguments + ["--worker", "\(generation)"]).map { Array($0.utf8) }
        }
        supervisor.run(watching: clientProcess)
    }

    /// The connection to the client that the options name.
    private func connection() throws(UsageError) -> Connection {
        if [stdio, pipe != nil, socket != nil].count(where: { $0 }) > 1 {
            throw UsageError("--stdio, --pipe and --socket exclude each other; give one of them")
        }
        if let pipe { return try connect(pipe) { () throws(Errno) in try .socket(path: Array(pipe.utf8)) } }
        if let socket {
            let port = UInt16(try LintCommand.number(socket, of: "--socket", in: 1...65_535))
            return try connect(socket) { () throws(Errno) in try .socket(port: port) }
        }
        guard let connection = Connection.standard() else { throw UsageError("standard output is closed") }
        return connection
    }

    private func connect(_ name: String, _ body: () throws(Errno) -> Connection) throws(UsageError) -> Connection {
        do throws(Errno) { return try body() } catch {
            throw UsageError("cannot connect to the editor at '\(name)': \(error)")
        }
    }
}

/// `riblint lsp schema`: the settings of editors as a JSON Schema.
struct LanguageServerSchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints a JSON Schema of the settings of editors.")

    func run() throws { throw StatusError(status: Console.write(SettingsSchema.text)) }
}

/// `riblint lsp replay`: repeats the client's side of a recorded session.
struct LanguageServerReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Repeats a session that 'riblint lsp --record' wrote.",
        discussion: """
            The client's messages go to a new server, with the pauses of the recording. Its messages are printed, a \
            line of JSON each.
            """)

    @Argument(help: ArgumentHelp("The recorded session.", valueName: "FILE"), completion: .file())
    var file: String

    func run() throws {
        let recording = try InputFile.read(file)
        let command = [CurrentProcess.program, Array("lsp".utf8)]
        let status: Int32
        do throws(SessionReplay.Mistake) {
            status = try SessionReplay.run(recording, command) { line in _ = Console.write(line) }
        } catch {
            throw UsageError("\(file):\(error.line): not a line of a recorded session")
        }
        throw StatusError(status: status == 0 ? .clean : .failed)
    }
}
