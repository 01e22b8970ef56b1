import LintEngine
import Platform
import SourceText
import SystemPackage

/// The terminal, or what stands in for it.
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
                    isTerminal: Terminal.isTerminal(FileDescriptor.standardOutput.rawValue)
                )
            }
        }

        /// What the environment says where no option does: NO_COLOR wins over FORCE_COLOR and CLICOLOR_FORCE, those
        /// over CLICOLOR=0, and that over the terminal.
        static func isWanted(_ variable: (String) -> String?, isTerminal: Bool) -> Bool {
            func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
            if value("NO_COLOR") != nil { return false }
            if let force = value("FORCE_COLOR") { return !["0", "false"].contains(force) }
            if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
            return isTerminal && value("CLICOLOR") != "0" && value("TERM") != "dumb"
        }
    }

    /// Columns of the terminal; 100 where there is none.
    static var width: Int { Terminal.columns(of: FileDescriptor.standardOutput.rawValue) ?? 100 }

    /// The working folder, without links; nil where it is gone.
    static var folder: SourcePath? { Files.workingPath().map { SourcePath(bytes: $0) } }

    /// A line on standard error.
    static func say(_ line: String) { show(line + "\n") }

    /// Text on standard error, as it is.
    static func show(_ text: String) { _ = OutputFile.writeAll(Array(text.utf8), to: .standardError) }

    /// A failure on standard error, a line each where there are several.
    static func complain(_ message: String) {
        for line in message.split(separator: "\n") { say("riblint: error: \(line)") }
    }

    /// Text on standard output.
    static func print(_ text: String) -> ExitStatus { write(Array(text.utf8)) }

    /// Bytes on standard output. A reader that went away is no failure.
    static func write(_ bytes: [UInt8]) -> ExitStatus {
        guard let failure = OutputFile.writeAll(bytes, to: .standardOutput), failure != .brokenPipe else {
            return .clean
        }
        complain(
            "cannot write to standard output: \(failure). Free some space, or write to another disk with --output FILE."
        )
        return .failed
    }

    /// The lines of standard input, without their ends.
    static func inputLines() -> [[UInt8]] {
        let all = (try? InputFile.readAll(.standardInput)) ?? []
        return all.split(separator: 0x0A).map { Array($0.last == 0x0D ? $0.dropLast() : $0) }
    }

    /// The value of a variable of the environment.
    static func variable(_ name: String) -> String? { Environment.variable(name) }

    /// Whether a variable is there and not empty.
    static func hasVariable(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
}

extension SourcePath {
    /// A path that was an argument: arguments are strings, in which bytes that are no UTF-8 have been replaced, so the
    /// bytes are looked up among the process's own arguments.
    init(argument: String) {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let raw = CommandLine.unsafeArgv[index], String(cString: raw) == argument else { continue }
            self.init(bytes: [UInt8](cString: raw))
            return
        }
        self.init(argument)
    }
}
