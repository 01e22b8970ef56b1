internal import Platform
internal import SystemPackage

/// A child process that is written to and read from. It inherits standard error and the environment.
struct PipedProcess: Sendable {
    let process: ChildProcess
    /// Where to write what it reads.
    let input: FileDescriptor
    /// Where to read what it writes.
    let output: FileDescriptor

    /// - Parameter command: the program and its arguments.
    init(_ command: [[UInt8]]) throws {
        let (input, output) = (try FileDescriptor.pipe(), try FileDescriptor.pipe())
        for end in [input.readEnd, input.writeEnd, output.readEnd, output.writeEnd] { Files.closeOnExec(end.rawValue) }
        process = try ChildProcess(
            command, variables: Environment.all, input: input.readEnd.rawValue, output: output.writeEnd.rawValue,
            errors: FileDescriptor.standardError.rawValue)
        try? input.readEnd.close()
        try? output.writeEnd.close()
        (self.input, self.output) = (input.writeEnd, output.readEnd)
    }
}
