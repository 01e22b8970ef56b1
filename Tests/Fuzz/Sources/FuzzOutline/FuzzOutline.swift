import OutlineSupport
import Fuzzing
import SourceText
import SwiftOutline

/// Tokens, brackets and outline of arbitrary bytes: no crash, and all invariants hold.
struct FuzzOutline {
    private let frontEnd = FrontEnd()
    private var invariants = TokenInvariants()
    /// Reused for all inputs, as a thread of a run reuses it for all its files.
    private var names = NameTable()

    /// libFuzzer runs one input at a time.
    nonisolated(unsafe) static var shared = FuzzOutline()

    mutating func check(_ bytes: UnsafeBufferPointer<UInt8>) {
        if names.count > 10_000 { names = NameTable() }
        let outline = frontEnd.outline(bytes, names: names)
        if let breach = invariants.breach(in: frontEnd.buffer, of: bytes) { fatalError(breach) }
        if let breach = OutlineInvariants.breach(in: outline, of: bytes) { fatalError(breach) }
        if !OutlineInvariants.areEqual(outline, frontEnd.outline(bytes, names: names)) {
            fatalError("a second run says something else")
        }
        let short = frontEnd.outline(bytes, names: names, .ofFiles(showing: BodyPrefilter()))
        if let breach = OutlineInvariants.breach(in: short, of: bytes) { fatalError("without bodies: \(breach)") }
        let shown = frontEnd.outline(
            bytes, names: names, .ofFiles(showing: BodyPrefilter(endings: [[UInt8(ascii: "r")]])))
        if !OutlineInvariants.areEqual(shown, shown.hasBodies ? outline : short) {
            fatalError("begun again, it says something else")
        }
    }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Input.padded(data, count) { FuzzOutline.shared.check($0) }
    return 0
}
