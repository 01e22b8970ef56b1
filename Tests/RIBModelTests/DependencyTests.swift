import SourceText
import TestSupport
import Testing

@testable import RIBModel

/// What an edit computes again. `AcceptanceTests/WorkspaceTests` holds the reports of edited projects to those of runs.
@Suite struct DependencyTests {
    /// The number of declarations of a file and, if one of them is called `both`, of the next file.
    private static let counts = Query<FileID, Int>("countsOfDeclarations") { project, file in
        let declarations = project.files[file.index].outline.declarations
        let isOfBoth = declarations.contains { project.text($0.name) == "both" }
        guard isOfBoth, file.index + 1 < project.files.count else { return declarations.count }
        return declarations.count + project.files[file.index + 1].outline.declarations.count
    }

    /// Their sum.
    private static let sum = Query<WholeProject, Int>("sumOfDeclarations") { project, _ in
        project.files.indices.reduce(0) { $0 + project[counts, FileID($1)] }
    }

    private let first = "import RIBs\nfinal class HomeRouter: Router<Interactable> {\n    func one() {}\n}\n"

    private func edited() -> EditedProject {
        EditedProject([
            ("A.swift", first), ("B.swift", "final class Store {\n    func save() { print(1) }\n}\n"),
        ])
    }

    /// By query, how many answers were computed again and how many of them changed.
    private func recomputed(_ edited: EditedProject) -> [String: [Int]] {
        let queries = edited.incremental.recomputed?.queries ?? []
        return Dictionary(uniqueKeysWithValues: queries.map { ($0.query, [$0.answers, $0.changed]) })
    }

    @Test func equalAnswersStopAnEdit() {
        let edited = edited()
        #expect(edited.project[DependencyTests.sum] == 5)
        #expect(edited.replace("B.swift", with: "final class Store {\n    func save() { print(2) }\n}\n"))
        #expect(recomputed(edited) == ["countsOfDeclarations": [1, 0]])
        #expect(edited.replace("B.swift", with: "final class Store {\n    func save() {}\n    func load() {}\n}\n"))
        #expect(recomputed(edited) == ["countsOfDeclarations": [1, 1], "sumOfDeclarations": [1, 1]])
        #expect(edited.project[DependencyTests.sum] == 6)
    }

    /// The numbers of the ancestors of a file's types.
    private static let ancestors = Query<FileID, [Int]>("countsOfAncestors") { project, file in
        let declarations = project.symbols.heads(ofFile: file.index).indices
        return declarations.compactMap { project.symbols.declared[DeclarationID(file: file.index, index: $0)] }
            .map { project.hierarchy.ancestors[$0.index].count }
    }

    /// An extension in another file changes a type whose own file, with a body that is read, does not name it.
    @Test func answersAboutAFileDependOnWhatExtensionsAddToItsTypes() {
        let edited = edited()
        #expect(edited.project[DependencyTests.ancestors, FileID(0)] == [1])
        let extended = "protocol Saving {}\nextension HomeRouter: Saving {}\n"
        #expect(!edited.replace("B.swift", with: extended))
        #expect(edited.project[DependencyTests.ancestors, FileID(0)] == [2])
        #expect(recomputed(edited) == ["countsOfAncestors": [1, 1]])
    }

    /// The types of a file's properties.
    private static let types = Query<FileID, [TypeReference]>("typesOfProperties") { project, file in
        let declarations = project.symbols.heads(ofFile: file.index).indices
        return declarations.map { DeclarationID(file: file.index, index: $0) }.filter(project.isProperty)
            .map { project.type(of: $0) }
    }

    /// A file with a body that is read names a type only as the qualifier of another.
    @Test func answersAboutAFileDependOnQualifiersOfTypes() {
        let router = first.replacing("func one() {}", with: "var inner: Outer.Inner?")
        let edited = EditedProject([("A.swift", router), ("B.swift", "final class Outer {\n    class Inner {}\n}\n")])
        let before = edited.project[DependencyTests.types, FileID(0)]
        #expect(!edited.replace("B.swift", with: "final class Outside {\n    class Inner {}\n}\n"))
        #expect(edited.project[DependencyTests.types, FileID(0)] != before)
        #expect(recomputed(edited) == ["typesOfProperties": [1, 1]])
    }

    /// What an answer no longer reads does not make it outdated.
    @Test func dependenciesAreThoseOfTheLastAnswer() {
        let edited = edited()
        #expect(edited.project[DependencyTests.sum] == 5)
        #expect(edited.replace("A.swift", with: first.replacing("one", with: "both")))
        #expect(edited.project[DependencyTests.sum] == 7)
        #expect(edited.replace("B.swift", with: "final class Store {\n    func save() {}\n}\n"))
        #expect(recomputed(edited) == ["countsOfDeclarations": [2, 0]])
        #expect(edited.replace("A.swift", with: first))
        #expect(edited.replace("B.swift", with: "final class Store {\n    func save() { print(3) }\n}\n"))
        #expect(recomputed(edited) == ["countsOfDeclarations": [1, 0]])
    }

    /// The index of the last declaration of the first file.
    private static let last = Query<WholeProject, Int>("lastDeclaration") { project, _ in
        project[counts, FileID(0)] - 1
    }

    /// The name of the last declaration of a file that has a function `other`.
    private static let lastName = Query<FileID, [Name]>("nameOfLastDeclaration") { project, file in
        let declarations = project.files[file.index].outline.declarations
        guard declarations.contains(where: { project.text($0.name) == "other" }) else { return [] }
        return [declarations[project[last]].name]
    }

    /// An answer that asks a query for the first time finds it up to date: an outdated answer can have indices of
    /// declarations that are no longer there.
    @Test func aQueryThatIsAskedForTheFirstTimeIsUpToDate() {
        let edited = edited()
        let three = "{}\n    func two() {}\n    func three() {}"
        #expect(edited.replace("A.swift", with: first.replacing("{}", with: three)))
        #expect(edited.project[DependencyTests.lastName, FileID(0)].isEmpty)
        #expect(edited.project[DependencyTests.last] == 4)
        #expect(edited.replace("A.swift", with: first.replacing("one", with: "other")))
        #expect(edited.project[DependencyTests.lastName, FileID(0)].map(edited.project.text) == ["other"])
        #expect(recomputed(edited)["lastDeclaration"] == [1, 1])
        #expect(edited.replace("A.swift", with: first.replacing("{}", with: three).replacing("two", with: "other")))
        #expect(edited.project[DependencyTests.lastName, FileID(0)].map(edited.project.text) == ["three"])
    }

    /// The names of the functions of a file. Reads no code.
    private static let functions = Query<FileID, [Name]>("functionsOfFile") { project, file in
        let declarations = project.symbols.heads(ofFile: file.index).indices
        return declarations.map { DeclarationID(file: file.index, index: $0) }.filter(project.isFunction)
            .map(project.name)
    }

    /// The files whose code uses a name.
    private static let users = Query<WholeProject, [Int]>("filesThatPrint") { project, _ in
        let names = NameSet([project.names.find("print")].compactMap { $0 })
        return project.files.indices.filter { project.symbols.uses(names, inFile: $0) }
    }

    /// Whether the code of a file uses that name.
    private static let isUser = Query<FileID, Bool>("fileThatPrints") { project, file in
        let names = NameSet([project.names.find("print")].compactMap { $0 })
        return project.symbols.uses(names, inFile: file.index)
    }

    /// A search of one file does not depend on what other files use.
    @Test func searchesOfOtherFilesAreKept() {
        let edited = EditedProject([
            ("A.swift", first),
            ("B.swift", "final class HomeInteractor: Interactor {\n    func save() { print(1) }\n}\n"),
        ])
        #expect([0, 1].map { edited.project[DependencyTests.isUser, FileID($0)] } == [false, true])
        #expect(edited.replace("A.swift", with: first.replacing("{}", with: "{ print(1) }")))
        #expect(recomputed(edited) == ["fileThatPrints": [1, 1]])
        #expect([0, 1].map { edited.project[DependencyTests.isUser, FileID($0)] } == [true, true])
    }

    @Test func codeLeavesWhatReadsDeclarationsAlone() {
        let edited = edited()
        #expect(edited.project[DependencyTests.functions, FileID(0)].count == 1)
        #expect(edited.replace("A.swift", with: first.replacing("{}", with: "{ let b = 2; print(b) }")))
        #expect(recomputed(edited) == ["functionsOfFile": [1, 0]], "a local is a declaration")
        #expect(edited.replace("A.swift", with: first.replacing("{}", with: "{ let b = 3; one() }")))
        #expect(recomputed(edited).isEmpty)
    }

    @Test func otherNamesLeaveSearchesAlone() {
        let edited = EditedProject([
            ("A.swift", first), ("B.swift", "final class HomeView: UIViewController {\n    func save() {}\n}\n"),
            ("C.swift", "final class HomeInteractor: Interactor {\n    func save() { print(1) }\n}\n"),
        ])
        let count = edited.project[DependencyTests.users].count
        #expect(edited.replace("A.swift", with: first.replacing("{}", with: "{ let one = 1; _ = one }")))
        #expect(recomputed(edited).isEmpty)
        #expect(edited.replace("A.swift", with: first.replacing("{}", with: "{ print(1) }")))
        #expect(recomputed(edited) == ["filesThatPrint": [1, 1]])
        #expect(edited.project[DependencyTests.users].count == count + 1)
    }

    /// The first query of a process asks another before any other has asked one.
    @Test func aQueryAloneAsksAnother() {
        let graph = DependencyGraph()
        graph.recording(QueryCell(query: 0, key: 0), of: edited().project, nil) { project in
            project.recorder?.record(.answer(1, 0))
        }
        #expect(graph.dependencyCount == 1)
    }

    /// The number of dependencies does not grow with the number of edits.
    @Test func dependenciesDoNotAccumulate() {
        let edited = edited()
        #expect(edited.project[DependencyTests.sum] == 5)
        let count = edited.incremental.dependencyCount
        #expect(count > 0)
        for _ in 0..<20 {
            #expect(edited.replace("A.swift", with: first.replacing("one", with: "both")))
            #expect(edited.incremental.dependencyCount == count + 1)
            #expect(edited.replace("A.swift", with: first))
            #expect(edited.incremental.dependencyCount == count)
        }
    }
}
