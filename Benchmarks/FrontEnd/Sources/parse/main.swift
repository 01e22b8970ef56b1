import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

// Parses the files that a list names, one path after another with NUL between, on all processors, and prints how many there were:
// what any tool on swift-syntax pays before it looks at anything.
guard CommandLine.arguments.count == 2, let list = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    print("usage: parse LIST    paths of Swift files with NUL between")
    exit(2)
}
let paths = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }

DispatchQueue.concurrentPerform(iterations: paths.count) { index in
    guard let bytes = FileManager.default.contents(atPath: paths[index]) else { return }
    [UInt8](bytes).withUnsafeBufferPointer { buffer in
        // Asked for, so that the tree is not thrown away unread.
        if Parser.parse(source: buffer).statements.count < 0 { exit(1) }
    }
}
print(paths.count)
