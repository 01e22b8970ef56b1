import LintEngine
import Platform
import SourceText
import SystemPackage

/// Standard output, standard error, the environment and the arguments.
enum Console {
    /// Whether text on standard output is colored.
    enum Color: String, CaseIterable {
        case auto, always, never

        var isOn: Bool {
            switch self {
            case .always: true
            case .never: false
            case .auto:
                Color.isWanted(
                    Console.variable,
                    isTerminal: Console.isTerminal
                )
            }
        }

        /// Whether to use colors if no option says so: NO_COLOR takes precedence over FORCE_COLOR and CLICOLOR_FORCE,
        /// these over CLICOLOR=0, and that over the kind of output.
        static func isWanted(_ variable: (String) -> String?, isTerminal: Bool) -> Bool {
            func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
            if value("NO_COLOR") != nil { return false }
            if let force = value("FORCE_COLOR") { return !["0", "false"].contains(force) }
            if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
            return isTerminal && value("CLICOLOR") != "0" && value("TERM") != "dumb"
        }
    }

    /// The width of the terminal in columns; 100 without a terminal.
    static var width: Int { Terminal.columns(of: FileDescriptor.standardOutput.rawValue) ?? 100 }

    /// Whether standard output is a terminal.
    static var isTerminal: Bool { Terminal.isTerminal(FileDescriptor.standardOutput.rawValue) }

    /// Whether the locale has no characters outside of ASCII: LC_ALL takes precedence over LC_CTYPE, that over LANG.
    static var isOfASCII: Bool {
        ["C", "POSIX"].contains(["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty })
    }

    /// The working folder, without links; nil if it does not exist any more.
    static var folder: SourcePath? { Files.workingPath().map { SourcePath(bytes: $0) } }

    /// Prints a line on standard error.
    static func say(_ line: String) { show(line + "\n") }

    /// Prints text on standard error without a line end.
    static func show(_ text: String) { _ = OutputFile.writeAll(Array(text.utf8), to: .standardError) }

    /// Prints an error on standard error, each of its lines with the prefix.
    static func complain(_ message: String) {
        for line in message.split(separator: "\n") { say("riblint: error: \(line)") }
    }

    /// Prints text on standard output.
    static func print(_ text: String) -> ExitStatus { write(Array(text.utf8)) }

    /// Prints bytes on standard output. A closed pipe is not an error.
    static func write(_ bytes: [UInt8]) -> ExitStatus {
        guard let failure = OutputFile.writeAll(bytes, to: .standardOutput), failure != .brokenPipe else {
            return .clean
        }
        complain(
            "cannot write to standard output: \(failure). Free some space, or write to another disk with --output FILE."
        )
        return .failed
    }

    /// The lines of standard input, without line ends.
    static func inputLines() -> [[UInt8]] {
        let all = (try? InputFile.readAll(.standardInput)) ?? []
        return all.split(separator: 0x0A).map { Array($0.last == 0x0D ? $0.dropLast() : $0) }
    }

    /// The value of an environment variable.
    static func variable(_ name: String) -> String? { Environment.variable(name) }

    /// Whether an environment variable exists and is not empty.
    static func hasVariable(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
}

extension SourcePath {
    /// The path of an argument. Arguments are strings in which invalid UTF-8 was replaced, so the bytes are searched
    /// among the arguments of the process.
    init(argument: String) {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let raw = CommandLine.unsafeArgv[index], String(cString: raw) == argument else { continue }
            self.init(bytes: [UInt8](cString: raw))
            return
        }
        self.init(argument)
    }
}
