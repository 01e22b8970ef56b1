import Foundation
import Testing

/// The manual page. `Documentation/manual.py` generates it, and `.ci/run` checks that it matches the command's help.
@Suite struct ManualTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let page = root.appending(path: "Documentation/riblint.1")

    private static let hasGroff = FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")

    @Test(.enabled(if: hasGroff, "needs groff"))
    func groffReportsNoWarnings() throws {
        let outcome = try Riblint.shell("groff -man -ww -z Documentation/riblint.1", in: Self.root)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }

    @Test func mentionsAllCommandsAndOptions() throws {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let help = try Riblint.run(["lint", "--help-hidden"]).text
        let options = help.split(separator: "\n").compactMap { line in
            line.split(separator: " ").first { $0.hasPrefix("--") }
        }
        .filter { line in help.contains("  \(line)") || help.contains(", \(line)") }
        #expect(options.count > 20)
        for option in options { #expect(page.contains(option.replacing("-", with: "\\-")), "\(option)") }
        for command in ["lint", "explain", "rules", "baseline create", "config check", "init", "doctor"] {
            #expect(page.contains("\n.SS riblint \(command)\n"), "\(command)")
        }
        #expect(!page.contains("riblint dump"))
    }
}
