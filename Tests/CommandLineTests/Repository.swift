import Foundation
import Testing

/// A sample tree in a git repository, independent of the machine's git configuration and clock.
struct Repository {
    let tree: SampleTree
    /// The folder of the repository in the sample tree.
    private let folder: String

    /// Commits all files of a folder to the branch `main`.
    init(_ files: [String: String], folder: String = ".") throws {
        (tree, self.folder) = (try SampleTree(files), folder)
        try git("init -q -b main . && git add -A && git commit -q -m first")
    }

    /// Runs a shell line that begins with arguments of git.
    func git(_ line: String) throws {
        let outcome = try shell("cd \(folder) && git \(line)")
        #expect(outcome.status == 0, "git \(line): \(outcome.errors)")
    }

    func shell(_ line: String) throws -> Riblint.Outcome {
        let variables = [
            "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=A",
            "GIT_AUTHOR_EMAIL=a@example.org",
            "GIT_COMMITTER_NAME=A", "GIT_COMMITTER_EMAIL=a@example.org", "GIT_AUTHOR_DATE=2026-01-01T00:00:00Z",
            "GIT_COMMITTER_DATE=2026-01-01T00:00:00Z",
        ]
        return try Riblint.shell("export \(variables.joined(separator: " ")); \(line)", in: tree.root)
    }

    func write(_ path: String, _ text: String) throws { try tree.write(path, Data(text.utf8)) }

    /// Replaces the first occurrence of a text in a file.
    func edit(_ path: String, _ words: String, _ replacement: String) throws {
        var text = try String(contentsOfFile: tree.path(path), encoding: .utf8)
        let range = try #require(text.range(of: words))
        text.replaceSubrange(range, with: replacement)
        try write(path, text)
    }

    /// Lints in the root of the tree.
    func lint(_ arguments: String..., input: String? = nil) throws -> Riblint.Outcome {
        try Riblint.run(["--format", "concise"] + arguments, in: tree.root, input: input)
    }

    /// Paths and lines of the findings.
    func found(_ arguments: String..., input: String? = nil) throws -> [String] {
        let outcome = try Riblint.run(["--format", "concise"] + arguments, in: tree.root, input: input)
        #expect(outcome.status < 2, "\(outcome.errors)")
        return outcome.text.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }.map
        {
            $0.split(separator: ":").prefix(2).joined(separator: ":")
        }
    }
}
