import SourceText

/// What an answer was read from: files, members of types, tables. If none of it changes, neither does the answer.
///
/// A class because every look-up, however deep, notes what it reads here. Only one thread at a time has it.
final class Reads: @unchecked Sendable {
    private(set) var sources: [Source] = []
    /// By source, the answer that last read it: each is noted once an answer.
    private var marks: [Int32]
    private var answer: Int32 = 0

    /// Something that can change. Files come first, then the owners of members, then the tables, then names.
    struct Source: Hashable, Sendable {
        let number: Int32

        init(_ number: Int) { self.number = Int32(number) }
    }

    init(sourceCount: Int) { marks = Array(repeating: 0, count: sourceCount) }

    /// Forgets what was noted: another answer begins.
    func begin() {
        sources.removeAll(keepingCapacity: true)
        answer += 1
    }

    func note(_ source: Source) {
        let number = Int(source.number)
        if number >= marks.count { marks += Array(repeating: 0, count: number + 1024 - marks.count) }
        guard marks[number] != answer else { return }
        marks[number] = answer
        sources.append(source)
    }

    func note(file: Int) { note(Source(file)) }
}
