import Foundation
import Testing

/// `riblint tree --since REF --at REF` in the kinds of repositories that git has.
@Suite struct TreeRevisionTests {
    /// A folder with the repository `app`, which has two commits, the second of which opens an edge.
    private func repository() throws -> Repository {
        let repository = try Repository(["app/App/Book.swift": TreeSample.app], folder: "app")
        try repository.edit("app/App/Book.swift", "        detachChild(page)\n", "")
        try repository.git("commit -qam worse")
        return repository
    }

    /// What `riblint tree` says in a folder beside the repository.
    private func tree(
        _ folder: String, _ repository: Repository, _ arguments: String...
    ) throws -> (status: Int32, output: String, errors: String) {
        let outcome = try Riblint.run(
            ["tree"] + arguments, in: repository.tree.root.appending(path: folder),
            environment: ["LC_ALL": "C.UTF-8", "NO_COLOR": "1"])
        return (outcome.status, outcome.text, outcome.errors)
    }

    @Test func aFolderOutsideOfAWorkingTreeHasNoBase() throws {
        let repository = try repository()
        try repository.git("clone -q --bare . ../bare.git")
        let bare = try tree("bare.git", repository, "--since", "HEAD~1", "--at", "HEAD")
        #expect(bare.status == 2 && bare.errors.contains("bare.git' is not in the working tree of a git repository."))
        let outside = try tree(".", repository, "--since", "HEAD")
        #expect(outside.status == 2 && outside.errors.contains("is not in the working tree of a git repository."))
    }

    @Test func aShallowCloneSaysWhatItLacks() throws {
        let repository = try repository()
        try repository.git("clone -q --depth 1 'file://\(repository.tree.path("app"))' ../shallow")
        let outcome = try tree("shallow", repository, "--since", "HEAD~1", "--at", "HEAD")
        #expect(outcome.status == 2 && outcome.errors.contains("this is a shallow clone"))
    }

    @Test func aWorktreeHasTheCommitsOfItsRepository() throws {
        let repository = try repository()
        try repository.git("branch worse")
        try repository.git("worktree add -q ../worktree HEAD~1")
        let outcome = try tree("worktree", repository, "--since", "HEAD", "--at", "worse")
        #expect(outcome.status == 0 && outcome.output.contains(": 1 edge worsened; open 1 → 2\n"))
    }

    /// The commits of a submodule are those that the repository around it names.
    @Test func aSubmoduleHasTheTextsOfItsOwnCommits() throws {
        let repository = try repository()
        let source = "file://\(repository.tree.path("app"))"
        try repository.git("init -q -b main ../outer")
        for line in [
            "-c protocol.file.allow=always submodule add -q '\(source)' app", "commit -qm worse",
            "-C app checkout -q HEAD~1", "commit -qam better",
        ] {
            try repository.git("-C ../outer \(line)")
        }
        for outcome in [
            try tree("outer", repository, "--since", "HEAD~1"),
            try tree("outer", repository, "--since", "HEAD~1", "--at", "HEAD"),
        ] {
            #expect(outcome.status == 0 && outcome.output.contains(": 1 edge bettered; open 2 → 1\n"), "\(outcome)")
        }
    }
}
