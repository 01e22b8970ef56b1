import SourceText
import TestSupport
import Testing

@testable import RIBModel

/// What a call on a protocol can run, with so many conforming classes that it is found once for all calls.
@Suite struct DispatchTests {
    /// A project with classes that conform to a protocol, of which every third inherits one of its two functions.
    private static func project(classes: Int, _ calls: String) -> Project {
        var text = """
            import RIBs
            final class HomeRouter: Router<Interactable> {}
            protocol Step { func run(); func run(_ count: Int) }
            class Base { func run() {} }
            func call(_ step: Step, _ other: Step) { \(calls) }

            """
        for number in 0..<classes {
            text +=
                number % 3 == 0
                ? "final class C\(number): Base, Step { func run(_ count: Int) {} }\n"
                : "final class C\(number): Step { func run() {}; func run(_ count: Int) {} }\n"
        }
        return MemoryProject.make([("Sources/A.swift", Array(text.utf8))], readsAllBodies: true)
    }

    /// The functions that each call in `call` can run, as the names of their types.
    private static func callees(in project: Project) throws -> [[String]] {
        let declarations = project.files[0].outline.declarations
        let caller = try #require(declarations.indices.first { project.text(declarations[$0].name) == "call" })
        return project.body(of: DeclarationID(file: 0, index: caller)).calls.map { call in
            call.callees.functions.map { function in
                let type = project.symbols.type(around: function)
                return type.map { project.text(project.symbols.types[$0.index].name) } ?? "none"
            }
        }
    }

    private static func expected(classes: Int, inheriting: Bool) -> [String] {
        var found: [String] = []
        for number in 0..<classes {
            let name = inheriting && number % 3 == 0 ? "Base" : "C\(number)"
            if !found.contains(name) { found.append(name) }
        }
        return found
    }

    @Test(arguments: [1, 64, 65, 200]) func callsRunEachImplementationOnce(classes: Int) throws {
        let project = DispatchTests.project(
            classes: classes, "step.run(); step.run(1); other.run(); other.run(2); step.run()")
        let (plain, counting) = (
            DispatchTests.expected(classes: classes, inheriting: true),
            DispatchTests.expected(classes: classes, inheriting: false)
        )
        #expect(try DispatchTests.callees(in: project) == [plain, counting, plain, counting, plain])
    }
}
