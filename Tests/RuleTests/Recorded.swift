import Foundation

/// Texts that the cases of all rules give, as files to compare with.
enum Recorded {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded")

    /// The recorded text. If `RIBLINT_RECORD` is set, `text` is recorded first.
    static func text(_ name: String, is text: String) throws -> String {
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["RIBLINT_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return (try? String(contentsOf: file, encoding: .utf8)) ?? "not recorded"
    }

    /// The lines that differ, with their signs; empty if the texts are equal.
    static func difference(from recorded: String, to text: String) -> String {
        let (old, new) = (
            recorded.split(separator: "\n", omittingEmptySubsequences: false),
            text.split(separator: "\n", omittingEmptySubsequences: false)
        )
        return new.difference(from: old).map { change in
            switch change {
            case .remove(let offset, let line, _): "\(offset + 1) - \(line)"
            case .insert(let offset, let line, _): "\(offset + 1) + \(line)"
            }
        }.joined(separator: "\n")
    }
}
