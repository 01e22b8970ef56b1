import CFloor
import Foundation
import SourceText
import SwiftOutline
import SwiftParser
import SwiftSyntax

/// A measured task: one pass over the whole corpus on one thread.
struct Contender {
    let name: String
    let pass: (Corpus) -> Int
}

let tokenizing = Contender(name: "tokens") { corpus in
    var tokenizer = Tokenizer()
    let buffer = TokenBuffer()
    var count = 0
    corpus.forEach { bytes in
        buffer.reset()
        tokenizer.tokenize(bytes, into: buffer)
        count += buffer.count
    }
    return count
}

let outlining = Contender(name: "tokens, brackets, outline with bodies") { corpus in
    var tokenizer = Tokenizer()
    var matcher = BracketMatcher()
    let buffer = TokenBuffer()
    let room = OutlineBuffer()
    let names = NameTable()
    var count = 0
    corpus.forEach { bytes in
        buffer.reset()
        tokenizer.tokenize(bytes, into: buffer)
        matcher.match(buffer, bytes: bytes)
        guard let start = bytes.baseAddress else { return }
        count += Outliner.outline(buffer, bytes: start, in: room, names: names, bodies: .all).nodes.count
    }
    return count
}

let classifying = Contender(name: "C: look at each byte") { corpus in
    var count = 0
    corpus.forEach { count += floor_classify($0.baseAddress, $0.count) }
    return count
}

let parsing = Contender(name: "swift-syntax: parse") { corpus in
    var count = 0
    corpus.forEach { count += Parser.parse(source: $0).statements.count }
    return count
}

/// Runs the tasks in turns, so that changes in machine speed affect all of them equally.
func measure(_ contenders: [Contender], rounds: Int, _ corpus: Corpus) {
    var seconds = [[Double]](repeating: [], count: contenders.count)
    var allocations = [Int](repeating: 0, count: contenders.count)
    for round in 0...rounds {
        for (index, contender) in contenders.enumerated() {
            let before = floor_allocations()
            let start = ContinuousClock.now
            blackHole &+= contender.pass(corpus)
            let took = ContinuousClock.now - start
            allocations[index] = Int(floor_allocations() - before)
            // The first round is a warm-up.
            if round > 0 {
                seconds[index].append(Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18)
            }
        }
    }
    let medians = seconds.map { $0.sorted()[$0.count / 2] }
    print("\(corpus.files.count) files, \(corpus.byteCount) bytes, one thread, median of \(rounds) rounds")
    for (index, contender) in contenders.enumerated() {
        let rate = Double(corpus.byteCount) / medians[index] / 1e6
        let perFile = Double(allocations[index]) / Double(corpus.files.count)
        print(
            contender.name.padding(toLength: 40, withPad: " ", startingAt: 0),
            String(
                format: "%8.1f MB/s  %6.2f x the first  %8.2f allocations a file", rate, medians[index] / medians[0],
                perFile))
    }
}

nonisolated(unsafe) var blackHole = 0
let folders = Array(CommandLine.arguments.dropFirst())
let corpus = Corpus(folders: folders)
guard !corpus.files.isEmpty else {
    print("usage: frontend FOLDER...    folders with Swift files")
    exit(2)
}
measure([classifying, tokenizing, outlining, parsing], rounds: 7, corpus)
