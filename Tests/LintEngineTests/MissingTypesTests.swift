import Testing

@testable import LintEngine

/// Types that only files beside the analyzed ones declare.
@Suite struct MissingTypesTests {
    private func missing(_ tree: TemporaryTree, _ paths: String...) throws -> (names: [String], file: String)? {
        var request = LintRequest(paths: paths.map(tree.path))
        request.configuration = .isolated
        let outcome = try LintEngine(catalog: [], toolVersion: "1").lint(request)
        return outcome.missingTypes.map { ($0.names, $0.file.text) }
    }

    @Test func nearestDeclarationIsMeant() throws {
        let tree = TemporaryTree([
            ".git/HEAD": "", "App/Home/a.swift": "class A: Base { let c: Other.Inner<Item>? = nil }",
            "App/Core/b.swift": "class Base {}", "Beta/b.swift": "class Base {}\nstruct Item {}\nenum Inner {}",
        ])
        let found = try #require(try missing(tree, "App/Home"))
        #expect(found.names == ["Base"] && found.file == "App/Core/b.swift")
        let around = try #require(try missing(tree, "App"))
        #expect(around.names == ["Item"] && around.file == "Beta/b.swift")
        #expect(try missing(tree, "App", "Beta") == nil && missing(tree, "Beta") == nil)
    }

    @Test func onlyFilesOfTheProjectCount() throws {
        let tree = TemporaryTree([
            "App/App.xcodeproj/project.pbxproj": "", "App/Home/a.swift": "class A: Base {}",
            "Core/b.swift": "class Base {}", "Other/Package.swift": "",
            "Other/Sources/O/a.swift": "class A: Base {}", "Other/Tests/b.swift": "class Base {}",
            "Other/Sources/P/b.swift": "private class Base {}", "Other/Pods/b.swift": "class Base {}",
        ])
        #expect(try missing(tree, "App/Home") == nil && missing(tree, "Other/Sources/O") == nil)
        tree.write("Other/Sources/P/c.swift", Array("actor Base {}".utf8))
        #expect(try missing(tree, "Other/Sources/O")?.file == "Sources/P/c.swift")
    }
}
