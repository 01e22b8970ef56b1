import Foundation
import SourceText
import TestSupport
import Testing

@testable import RIBModel

/// Names tell which code can have the values of a type, before anything is typed.
@Suite struct ValueNamesTests {
    private static let projects = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/Projects")

    /// The members whose code can have a value of `Session`, in a file and in order.
    private func members(_ text: String) throws -> [String] {
        // Files without signs of RIBs are not analyzed.
        let whole = "import RIBs\nfinal class HomeRouter: Router<Interactable> {}\n" + text
        let project = MemoryProject.make([("Sources/A.swift", Array(whole.utf8))], readsAllBodies: true)
        let type = try #require(project.types(named: "Session").first)
        let names = ValueNames(of: HeldValues(type, in: project))
        return project.code.filter { names.mayBe(inCodeOf: $0) }.map { project.text(project.name(of: $0)) }
    }

    @Test func codeThatNamesTheTypeOrOneThatHoldsIt() throws {
        let found = try members(
            """
            final class Session {}
            final class Store {
                let current = Session()
                var count = 0
            }
            func make() -> Session { Session() }
            func take(_ given: Session) { print(given) }
            func call() { print(make()) }
            final class Owner {
                let store = Store()
                var size: Int { 0 }
            }
            func pass(_ owner: Owner) { print(owner) }
            final class Other {
                var size: Int { 1 }
                func print(_ other: Other) { other.size }
            }
            """)
        #expect(found == ["current", "count", "make", "take", "call", "store", "size", "pass"])
    }

    @Test func inferredPropertiesPassTheNameOn() throws {
        let found = try members(
            """
            final class Session {}
            func make() -> Session { Session() }
            let first = make()
            let second = first
            let third = 3
            func use() { print(second) }
            func useOther() { print(third) }
            """)
        #expect(found == ["make", "first", "second", "use"])
    }

    @Test func aliasesAndTypeArgumentsMayNameItOtherwise() throws {
        let alias = "final class Session {}\ntypealias Current = Session\nfunc other() { print(1) }"
        #expect(try members(alias) == ["other"])
        let argument = "final class Session {}\nfinal class Box: Base<Session> {}\nfunc other() { print(1) }"
        #expect(try members(argument) == ["other"])
    }

    /// A search of code that no name admits finds nothing but what the own object stores.
    @Test(arguments: ["CourierLeaky", "HarbourLeaky", "ClinicLeaky", "Museum"])
    func nothingIsFoundInOtherCode(_ name: String) throws {
        let folder = ValueNamesTests.projects.appending(path: name)
        let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let files = try paths.filter { SourceLanguage.isSource(Array($0.utf8)) }.map {
            (path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0))))
        }
        let project = MemoryProject.make(files, readsAllBodies: true)
        let code = project.code
        var skipped = 0
        let step = Thoroughness.choose(12, whole: 3)
        for index in project.symbols.types.indices where index % step == 0 {
            let values = HeldValues(TypeID(index), in: project)
            let names = ValueNames(of: values)
            for member in code where !names.mayBe(inCodeOf: member) {
                let search = AbsentCodeSearch(values, project.body(of: member))
                #expect(search.firstPassed == search.passedObject && search.firstExtended == nil)
                skipped += 1
            }
        }
        #expect(skipped > 1_000)
    }
}

extension Project {
    fileprivate func types(named name: String) -> [TypeID] {
        symbols.types.indices.map { TypeID($0) }.filter { text(symbols.types[$0.index].name) == name }
    }

    /// The members and globals with code, in order.
    fileprivate var code: [DeclarationID] {
        files.indices.flatMap { file in
            files[file].outline.declarations.indices.map { DeclarationID(file: file, index: $0) }
        }.filter { hasCode($0) && isRead($0) }
    }
}
