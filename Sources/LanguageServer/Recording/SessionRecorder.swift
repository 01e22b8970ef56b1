internal import Platform
public import SystemPackage

/// Writes all messages of a session to a file, for a report about the server. The file has the texts of the documents.
public struct SessionRecorder: Sendable {
    private let output: FileDescriptor
    private let start = SystemClock.milliseconds

    /// Creates a file in a folder, named by this process.
    ///
    /// - Throws: if that is not possible.
    public init(folder: String) throws(Errno) {
        let path = FilePath(folder).appending("riblint-lsp-\(CurrentProcess.id).jsonl")
        do {
            output = try FileDescriptor.open(
                path, .writeOnly, options: [.create, .truncate, .closeOnExec], permissions: [.ownerReadWrite])
        } catch {
            throw error as? Errno ?? .ioError
        }
    }

    /// Called by one thread at a time. What cannot be written is left out.
    func record(_ body: [UInt8], from side: RecordedMessage.Side) {
        let message = RecordedMessage(milliseconds: SystemClock.milliseconds - start, side: side, body: body)
        _ = try? output.writeAll(message.line)
    }
}
