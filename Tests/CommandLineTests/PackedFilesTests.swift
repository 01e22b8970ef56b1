import Foundation
import Testing

/// Files in tar archives: `--files-from-tar`, and the command that makes them.
@Suite struct PackedFilesTests {
    private let tree: SampleTree

    init() throws {
        tree = try SampleTree([
            "p/App/Home.swift": SampleTree.leaky("Home"), "p/Kit/Kit.swift": SampleTree.leaky("Kit"),
            "p/Kit/README.md": "", "p/.riblint.yml": "version: 1\nonly_rules: [manual_lifecycle_call]\n",
        ])
        for name in ["empty", "packs"] {
            try FileManager.default.createDirectory(atPath: tree.path(name), withIntermediateDirectories: true)
        }
        try pack("app", "App/Home.swift")
        try pack("kit", "Kit/Kit.swift", "Kit/README.md")
    }

    private func pack(_ name: String, _ files: String...) throws {
        let outcome = try Riblint.run(
            ["files-to-tar", "--output", tree.path("packs/\(name).tar")] + files, in: tree.root.appending(path: "p"))
        #expect(outcome.status == 0 && outcome.text.isEmpty && outcome.errors.isEmpty, "\(outcome.errors)")
    }

    private func packed(_ names: String..., with options: [String] = [], in folder: String = "empty") throws
        -> Riblint.Outcome
    {
        let archives = names.flatMap { ["--files-from-tar", tree.path("packs/\($0).tar")] }
        return try Riblint.run(["--root", "."] + archives + options, in: tree.root.appending(path: folder))
    }

    private func plain(_ options: String...) throws -> Riblint.Outcome {
        try Riblint.run(["--root", ".", "--only-listed"] + options, in: tree.root.appending(path: "p"))
    }

    @Test func reportsAreThoseOfFilesOnDisk() throws {
        let plain = try plain("Kit/Kit.swift", "Kit/README.md", "App/Home.swift")
        #expect(plain.status == 1 && plain.text.hasSuffix("\n2 errors in 2 files\n"), "\(plain.text)")
        for outcome in [try packed("app", "kit"), try packed("kit", "app"), try packed("kit", "app", in: "p")] {
            #expect(outcome.status == 1 && outcome.text == plain.text && outcome.errors == plain.errors)
        }
        let named = try packed("app", "kit", with: ["--config", tree.path("p/.riblint.yml")])
        #expect(named.status == 0, "\(named.text)\(named.errors)")
    }

    /// A strong router, if both files are of one module.
    private func writeLogin() throws {
        try tree.write("p/Base.swift", Data("import RIBs\nclass BaseInteractor: Interactor {}\n".utf8))
        try tree.write(
            "p/Login.swift",
            Data(
                """
                import RIBs
                protocol LoginRouting: Routing {}
                final class LoginInteractor: BaseInteractor {
                    var router: LoginRouting?
                }

                """.utf8))
        try pack("login", "./Base.swift", "Login.swift")
    }

    @Test func modulesNameFilesOfTheArchives() throws {
        try writeLogin()
        func status(_ modules: String) throws -> Int32 {
            try tree.write("modules.json", Data(modules.utf8))
            return try packed("login", with: ["--modules", tree.path("modules.json")]).status
        }
        #expect(try status(#"{"App": ["Base.swift", "Login.swift", "Generated.swift", "../Above.swift"]}"#) == 1)
        #expect(try status(#"{"Base": ["./Base.swift"], "Login": ["Login.swift"]}"#) == 0)
    }

    @Test func packsAreTheSameBytes() throws {
        let first = try Data(contentsOf: tree.root.appending(path: "packs/kit.tar"))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000), .posixPermissions: 0o600],
            ofItemAtPath: tree.path("p/Kit/Kit.swift"))
        try tree.write("list", Data("./Kit/README.md\nKit//Kit.swift\nKit/Kit.swift\n".utf8))
        try pack("kit", "--files-from", "../list")
        #expect(try Data(contentsOf: tree.root.appending(path: "packs/kit.tar")) == first)
    }

    @Test func largeAndUnreadableFiles() throws {
        try tree.write("p/Large.swift", Data(repeating: UInt8(ascii: "\n"), count: 5_000_001))
        try tree.write("p/Wide.swift", Data([0xFF, 0xFE, 0x61, 0]))
        try pack("large", "Large.swift", "Wide.swift")
        let (plain, outcome) = (try plain("Large.swift", "Wide.swift"), try packed("large"))
        #expect(plain.status == 3 && plain.errors.contains("limit of 5 MB") && plain.errors.contains("UTF-16"))
        #expect(outcome.status == 3 && outcome.text == plain.text && outcome.errors == plain.errors)
    }

    @Test func nothingInTheArchives() throws {
        try pack("none")
        let list = try Riblint.run(["--files-from", "-"], in: tree.root, input: "")
        let outcome = try packed("none")
        #expect(outcome.status == 0 && outcome.text == list.text && outcome.errors == list.errors)
        try pack("text", "Kit/README.md")
        #expect(try packed("text").errors == plain("Kit/README.md").errors)
    }

    /// Options that work on texts work on those of archives.
    @Test func changesAndFixesAsDiffs() throws {
        let change = "--- a/App/Home.swift\n+++ b/App/Home.swift\n@@ -12,2 +13,1 @@\n-a\n-b\n+c\n"
        try tree.write("change.diff", Data(change.utf8))
        let changed = try packed("app", "kit", with: ["--diff", tree.path("change.diff")])
        #expect(changed.text.contains("App/Home.swift:13:") && !changed.text.contains("Kit/"), "\(changed.text)")
        try writeLogin()
        let fixes = try packed("login", with: ["--diff-fixes"])
        #expect(fixes.text == (try plain("Base.swift", "Login.swift", "--diff-fixes").text))
        #expect(fixes.text.contains("\n+    weak var router: LoginRouting?\n"), "\(fixes.text)\(fixes.errors)")
    }

    @Test(arguments: [
        ["--stdin", "--stdin-filename", "A.swift"], ["--since", "HEAD"], ["--staged"], ["--hook"], ["--fix"],
        ["--fix-rule", "strong_router"], ["--fix-finding", "ab"],
    ])
    func optionsThatNeedFiles(_ options: [String]) throws {
        let outcome = try packed("app", with: options)
        let complaint = "\(options[0]) needs files on disk, so it cannot be used with --files-from-tar"
        #expect(outcome.status == 2 && outcome.errors == "riblint: error: \(complaint)\n", "\(outcome.errors)")
    }

    @Test func archivesNameAllFiles() throws {
        for options in [["App"], ["--files-from", "/dev/null"]] {
            let outcome = try packed("app", with: options)
            let complaint = "--files-from-tar names all files; remove PATH and --files-from"
            #expect(outcome.status == 2 && outcome.errors == "riblint: error: \(complaint)\n", "\(outcome.errors)")
        }
        let rootless = try Riblint.run(["--files-from-tar", "packs/app.tar"], in: tree.root)
        #expect(
            rootless.errors == """
                riblint: error: --files-from-tar needs --root DIR, the folder that names in archives are relative to

                """)
    }

    @Test func archivesThatCannotBeRead() throws {
        func errors(_ archives: String...) throws -> String {
            let options = archives.flatMap { ["--files-from-tar", "packs/\($0).tar"] }
            let outcome = try Riblint.run(["--root", "."] + options, in: tree.root)
            #expect(outcome.status == 2 && outcome.text.isEmpty)
            return outcome.errors
        }
        #expect(
            try errors("kit", "nowhere")
                == "riblint: error: 'packs/nowhere.tar' does not exist. Check the spelling and the working folder.\n")
        try pack("more", "App/Home.swift")
        #expect(
            try errors("app", "more") == """
                riblint: error: 'App/Home.swift' is in two archives, 'packs/app.tar' and 'packs/more.tar'. Leave it \
                out of one.

                """)
        let archive = try Data(contentsOf: tree.root.appending(path: "packs/app.tar"))
        try tree.write("packs/cut.tar", archive.dropLast(1024))
        #expect(
            try errors("kit", "cut") == """
                riblint: error: the archive 'packs/cut.tar' cannot be read at byte \(archive.count - 1024): the end is \
                missing; the archive may be cut off.

                """)
        let absolute = try Riblint.run(["files-to-tar", tree.path("p/Kit/Kit.swift")], in: tree.root)
        #expect(absolute.status == 2 && absolute.errors.contains("names below the working folder only"))
        #expect(try Riblint.run(["files-to-tar", "../A.swift"], in: tree.root).status == 2)
        #expect(try Riblint.run(["files-to-tar", "A.swift"], in: tree.root).errors.contains("does not exist"))
    }
}
