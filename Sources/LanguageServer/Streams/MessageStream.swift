internal import Platform
public import SystemPackage

/// The descriptors of a connection.
public struct Connection: Sendable {
    let input: FileDescriptor
    let output: FileDescriptor

    init(input: FileDescriptor, output: FileDescriptor) { (self.input, self.output) = (input, output) }

    /// Standard input and output. From then on, what other code prints goes to standard error, so that it cannot get
    /// between messages.
    ///
    /// - Returns: nil if there are no descriptors left.
    public static func standard() -> Connection? {
        guard let output = try? FileDescriptor.standardOutput.duplicate(),
            (try? FileDescriptor.standardError.duplicate(as: .standardOutput)) != nil
        else { return nil }
        Files.closeOnExec(output.rawValue)
        return Connection(input: .standardInput, output: output)
    }

    /// A client that listens at a socket in the file system.
    public static func socket(path: [UInt8]) throws(Errno) -> Connection {
        try connected { () throws(SystemError) in try Socket.connect(path: path) }
    }

    /// A client that listens at a TCP port of this machine.
    public static func socket(port: UInt16) throws(Errno) -> Connection {
        try connected { () throws(SystemError) in try Socket.connect(port: port) }
    }

    private static func connected(_ connect: () throws(SystemError) -> Int32) throws(Errno) -> Connection {
        do throws(SystemError) {
            let descriptor = FileDescriptor(rawValue: try connect())
            return Connection(input: descriptor, output: descriptor)
        } catch {
            throw Errno(rawValue: error.code)
        }
    }
}

/// Reads messages from a descriptor.
struct MessageStream {
    let input: FileDescriptor
    private var parser = FrameParser()

    init(_ input: FileDescriptor) { self.input = input }

    /// Calls `body` with each message until the input ends.
    mutating func forEach(_ body: (FrameParser.Event) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count: Int
            do {
                count = try buffer.withUnsafeMutableBytes { try input.read(into: $0) }
            } catch Errno.resourceTemporarilyUnavailable {
                _ = try? Poll.wait(reading: [input.rawValue], writing: nil)
                continue
            } catch {
                return
            }
            if count == 0 { return }
            parser.append(buffer[..<count])
            while let event = parser.next() { body(event) }
        }
    }
}
