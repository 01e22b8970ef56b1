internal import Platform
internal import SystemPackage

/// The texts that commands of a process have shown: each is a file for the client, until the process ends.
struct ShownTexts {
    private var count = 0

    /// Writes a text to a file that only this user can read.
    ///
    /// - Returns: the URI of the file; nil if it cannot be written.
    mutating func add(_ text: String) -> String? {
        let file = ShownTexts.file(count + 1, of: CurrentProcess.id)
        do {
            let output = try FileDescriptor.open(
                file, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: [.ownerReadWrite])
            try output.closeAfter { _ = try output.writeAll(text.utf8) }
        } catch {
            return nil
        }
        count += 1
        return DocumentURI.uri(of: Array(file.string.utf8))
    }

    /// Removes the files of a process that has ended, or ends now.
    static func removeAll(of process: Int32) {
        var number = 1
        while true {
            let file = Array(file(number, of: process).string.utf8)
            guard (try? FileStatus(of: file, followsLinks: false)) != nil else { return }
            Files.remove(file)
            number += 1
        }
    }

    private static func file(_ number: Int, of process: Int32) -> FilePath {
        FilePath(Environment.variable("TMPDIR") ?? "/tmp").appending("riblint-\(process)-\(number).md")
    }
}
