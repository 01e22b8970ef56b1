import SourceText
import SwiftOutline

/// The round in which each file's bodies were read, and the names that the files of each round mention.
struct LoadingRounds: Sendable {
    /// The files of each round, in order.
    private(set) var files: [[Int]] = []
    /// By round, the names that its files mention. Not collected for the last round, which demands no further files.
    private(set) var mentioned: [NameSet] = []
    private var roundOf: [Int8]

    private static let most = 4

    init(count: Int) { roundOf = Array(repeating: -1, count: count) }

    /// The round in which a file was read; nil if its bodies were not demanded.
    subscript(file: Int) -> Int? { roundOf[file] < 0 ? nil : Int(roundOf[file]) }

    /// Records the files of the next round.
    ///
    /// - Returns: the round; nil if it was the last.
    mutating func enter(_ wanted: [Int], of files: [FileFacts], _ threads: ThreadPool) -> Int? {
        let round = self.files.count
        for file in wanted { roundOf[file] = Int8(round) }
        self.files.append(wanted)
        guard round < LoadingRounds.most - 1 else { return nil }
        mentioned.append(
            threads.names(wanted.count, atLeast: 64) { range, names in
                for file in wanted[range] {
                    // Most names are in the set already, and a lookup costs less than an insertion.
                    for name in files[file].usedNames.all where !names.contains(name) { names.insert(name) }
                }
            })
        return round
    }

    /// Updates whether the files of a round mention a name.
    mutating func mention(_ name: Name, in round: Int, _ isMentioned: Bool) {
        if isMentioned { mentioned[round].insert(name) } else { mentioned[round].remove(name) }
    }

    static func names(in outline: Outline) -> NameSet {
        var names = NameSet()
        forEachName(in: outline) { if !names.contains($0) { names.insert($0) } }
        return names
    }

    /// Visits the names through which code can reach declarations of other files.
    @inline(__always)
    static func forEachName(in outline: Outline, _ visit: (Name) -> Void) {
        for node in outline.nodes where isName(node) { visit(node.name) }
    }

    /// Whether a node is a name through which code can reach declarations of other files. Operators are calls of
    /// functions; those of comparisons and truth values, in nearly every file, carry nothing.
    @inline(__always)
    static func isName(_ node: Node) -> Bool {
        switch node.kind {
        case .identifier, .member, .typeName, .implicitMember: true
        case .operator, .postfixOperator: !node.name.isLogicalOperator
        default: false
        }
    }
}
