import ObjCTypes
import Testing

@Suite struct LibclangTests {
    @Test func settings() {
        #expect(Libclang.Choice(setting: nil) == .any)
        #expect(Libclang.Choice(setting: "") == .any)
        #expect(Libclang.Choice(setting: "none") == .none)
        #expect(Libclang.Choice(setting: "/a") == .at("/a"))
    }

    @Test func noneIsNoFailure() throws { #expect(try Libclang.load(.none) == nil) }

    @Test func missingLibraryIsAFailureThatNamesIt() {
        let failure = #expect(throws: Libclang.Failure.self) { try Libclang.load(.at("/nowhere/libclang.so")) }
        #expect(failure?.tried.map(\.path) == ["/nowhere/libclang.so"])
        #expect(failure?.tried.first?.reason.isEmpty == false)
    }

    @Test func folderWithoutOneIsAFailure() {
        let failure = #expect(throws: Libclang.Failure.self) { try Libclang.load(.at("/")) }
        #expect(failure?.tried.isEmpty == false)
    }

    @Test func otherLibraryIsAFailure() {
        // It has none of the functions.
        let failure = #expect(throws: Libclang.Failure.self) { try Libclang.load(.at("libc.so.6")) }
        #expect(failure?.tried.first?.reason.isEmpty == false)
    }

    @Test(.enabled(if: !Libraries.all.isEmpty, Comment(rawValue: Libraries.missing)))
    func versionsAreNumbers() {
        for library in Libraries.all {
            #expect(library.version.allSatisfy { $0.isNumber || $0 == "." } && library.version.contains("."))
        }
    }
}
