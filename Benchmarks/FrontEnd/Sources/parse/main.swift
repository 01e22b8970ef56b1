import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

// Parses the files in a NUL-separated list on all processors, and prints how many there are. This is the cost that
// every
// tool based on swift-syntax has before its own analysis.
guard CommandLine.arguments.count == 2, let list = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    print("usage: parse LIST    paths of Swift files with NUL between")
    exit(2)
}
let paths = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }

DispatchQueue.concurrentPerform(iterations: paths.count) { index in
    guard let bytes = FileManager.default.contents(atPath: paths[index]) else { return }
    [UInt8](bytes).withUnsafeBufferPointer { buffer in
        // Read a property, so that the optimizer cannot remove the parse.
        if Parser.parse(source: buffer).statements.count < 0 { exit(1) }
    }
}
print(paths.count)
