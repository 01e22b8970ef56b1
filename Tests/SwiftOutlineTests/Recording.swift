import Foundation
import OutlineSupport
import SourceText
import SwiftOutline
import Testing

/// Compares the output of the front end for a fixture with the recorded output.
enum Recording {
    enum View: String {
        case tokens, outline
    }

    /// Compares each recorded view; if there is none, the default view.
    static func check(_ path: String, usually usual: View) throws {
        let bytes = try Fixtures.bytes("\(path).swift")
        let frontEnd = FrontEnd()
        let names = NameTable()
        let outline = frontEnd.outline(bytes, names: names)
        let present = [View.tokens, .outline].filter {
            FileManager.default.fileExists(atPath: Fixtures.root.appending(path: "\(path).\($0.rawValue)").path)
        }
        for view in present.isEmpty ? [usual] : present {
            let text =
                switch view {
                case .tokens: TokenText.write(frontEnd.buffer, bytes)
                case .outline: OutlineText.write(outline, bytes, names: names)
                }
            #expect(try text == Fixtures.recorded("\(path).\(view.rawValue)", as: text), "\(path).\(view.rawValue)")
        }
    }

    /// A description of the first violated invariant.
    static func breach(in bytes: [UInt8], _ frontEnd: FrontEnd, _ invariants: inout TokenInvariants) -> String? {
        FrontEnd.padded(bytes) { bytes in
            let outline = frontEnd.outline(bytes)
            return invariants.breach(in: frontEnd.buffer, of: bytes) ?? OutlineInvariants.breach(in: outline, of: bytes)
        }
    }
}
