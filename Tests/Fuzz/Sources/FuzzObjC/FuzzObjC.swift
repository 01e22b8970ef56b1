import Fuzzing
import ObjCOutline
import OutlineSupport
import SourceText

/// Tokens, brackets and outline of arbitrary bytes, read as Objective-C: no crash, and all invariants hold.
struct FuzzObjC {
    private var frontEnd = ObjCFrontEnd()
    private let buffer = TokenBuffer()
    /// Reused for all inputs, as a thread of a run reuses it for all its files.
    private var names = NameTable()

    /// libFuzzer runs one input at a time.
    nonisolated(unsafe) static var shared = FuzzObjC()

    mutating func check(_ bytes: UnsafeBufferPointer<UInt8>) {
        if names.count > 10_000 { names = NameTable() }
        for dialect in [ObjCOutliner.Dialect.objectiveC, .objectiveCPlusPlus] {
            let file = frontEnd.outline(bytes, into: buffer, names: names, dialect: dialect, withBodies: true)
            if let breach = ObjCInvariants.breach(in: file, buffer) { fatalError(breach) }
            var again = frontEnd.outline(bytes, into: buffer, names: names, dialect: dialect, withBodies: true)
            if again != file { fatalError("a second run says something else") }
            again = frontEnd.outline(bytes, into: buffer, names: names, dialect: dialect, withBodies: false)
            if again.sends != file.sends || again.methods.count != file.methods.count {
                fatalError("without bodies, it says something else")
            }
        }
    }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Input.padded(data, count) { FuzzObjC.shared.check($0) }
    return 0
}
