import Foundation
import Testing

/// The key `riblint_version`.
@Suite struct VersionKeyTests {
    private static let other = "future_key: 1\nriblint_version: \">=9, <10\"\n"

    private func errors(_ tree: SampleTree, _ arguments: String...) throws -> (status: Int32, text: String) {
        let outcome = try Riblint.run(arguments, in: tree.root)
        return (outcome.status, outcome.errors)
    }

    @Test func anotherVersionIsSaidBeforeAnythingElse() throws {
        let tree = try SampleTree([".riblint.yml": VersionKeyTests.other, "App/Home.swift": "import RIBs\n"])
        let refused = try errors(tree, "App")
        #expect(refused.status == 2)
        #expect(
            refused.text == """
                riblint: error: .riblint.yml:2:18: this configuration needs riblint >=9, <10; this is 0.1.0. Install \
                one of these versions: https://github.com/riblint/riblint/releases.

                """, "\(refused.text)")
        #expect(try errors(tree, "config", "check").status == 2)
        #expect(try errors(tree, "App", "--isolated").status == 0)
        let doctor = try Riblint.run(["doctor"], in: tree.root)
        #expect(doctor.status == 2 && doctor.text.contains("needs riblint >=9, <10; this is 0.1.0"), "\(doctor.text)")
    }

    @Test func sharedFilesAreForVersionsToo() throws {
        let tree = try SampleTree([
            ".riblint.yml": "extends: shared.yml\nriblint_version: 0.1\n", "shared.yml": VersionKeyTests.other,
            "App/Home.swift": "import RIBs\n", "App/.riblint.yml": "riblint_version: 0.1\n",
        ])
        #expect(try errors(tree, "App").text.hasPrefix("riblint: error: shared.yml:2:18: this configuration needs "))
        try tree.write("shared.yml", Data("riblint_version: '>=0.1, <99'\n".utf8))
        #expect(
            try errors(tree, "App").text.hasPrefix(
                "riblint: error: App/.riblint.yml:1:1: 'riblint_version' cannot be set for a folder of a project"))
        try tree.write("App/.riblint.yml", Data("version: 1\n".utf8))
        #expect(try errors(tree, "App").status == 0)
        try tree.write(".riblint.yml", Data("riblint_version: 0.1.x\n".utf8))
        #expect(
            try errors(tree, "App").text == """
                riblint: error: .riblint.yml:1:18: '0.1.x' is no range of versions; write one such as ">=0.1, <1.0", \
                or a version such as 0.1.0

                """)
    }

    @Test(arguments: [
        ("Cellar/riblint/0.1.0/bin", "Run 'brew upgrade riblint'."),
        ("mise/installs/riblint/0.1.0", "Run 'mise upgrade riblint', or 'mise use' with the version."),
        (
            "riblint.artifactbundle/linux-x86_64",
            "Change the version of riblint-plugins in Package.swift, and run 'swift package update'."
        ),
        ("lib/site-packages/riblint", "Run 'pip install \"riblint>=9,<10\"'."),
        ("venv/bin", "Run 'pip install \"riblint>=9,<10\"'."),
    ])
    func adviceFitsTheInstallation(_ folder: String, _ advice: String) throws {
        let tree = try SampleTree([
            "app/.riblint.yml": VersionKeyTests.other, "app/A.swift": "", "venv/pyvenv.cfg": "",
        ])
        let program = tree.root.appending(path: "\(folder)/riblint")
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Riblint.executable, to: program)
        // Found by the shell, through a link.
        try FileManager.default.createDirectory(atPath: tree.path("path"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: tree.path("path/riblint"), withDestinationPath: program.path)
        for line in ["PATH=../path:$PATH riblint .", "../\(folder)/riblint ."] {
            let outcome = try Riblint.shell(line, in: tree.root.appending(path: "app"))
            #expect(outcome.errors.hasSuffix("; this is 0.1.0. \(advice)\n"), "\(outcome.errors)")
        }
    }
}
