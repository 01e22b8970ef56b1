import Testing

/// `--staged` and `--hook` while a merge is committed by hand.
@Suite struct MergeChangeTests {
    private let login = "App/Login.swift"
    private let home = "App/Home.swift"

    /// The branch `other` changes `App/Login.swift`.
    private func repository() throws -> Repository {
        let repository = try Repository([login: SampleTree.leaky("Login"), home: SampleTree.leaky("Home")])
        try repository.git("checkout -q -b other")
        try repository.edit(login, "dismiss(animated: true)", "dismiss(animated: false)")
        try repository.git("commit -q -a -m theirs && git checkout -q main")
        return repository
    }

    @Test func linesOfTheOtherBranchAreNotTheCommits() throws {
        let repository = try repository()
        try repository.write("Notes.md", "new")
        try repository.git("add -A && git commit -q -m ours && git merge -q --no-commit other")
        #expect(try repository.found("--staged") == [])
        #expect(try repository.found("--hook") == [])
        try repository.edit(home, "dismiss(animated: true)", "dismiss(animated: false)")
        try repository.git("add -A")
        #expect(try repository.found("--staged") == ["\(home):13"])
        #expect(try repository.found("--hook") == ["\(home):13"])
    }

    @Test func resolvedConflictsAreTheCommits() throws {
        let repository = try repository()
        try repository.edit(login, "dismiss(animated: true)", "dismiss(animated: animates)")
        try repository.write("App/New.swift", SampleTree.leaky("New"))
        try repository.git("add -A && git commit -q -m ours")
        #expect(try repository.shell("git merge -q other").status == 1)
        try repository.git("checkout -q --theirs -- App/Login.swift && git add -A")
        #expect(try repository.found("--staged") == [], "the line is that of the other branch")
        try repository.edit(login, "dismiss(animated: false)", "dismiss(animated: animates, completion: nil)")
        try repository.git("add -A")
        #expect(try repository.found("--staged") == ["\(login):13"])
    }
}
