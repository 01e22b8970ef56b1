import SourceText

/// What an answer was read from. If none of it changes, neither does the answer.
///
/// A class because every look-up, however deep, notes here what it reads. Only one thread at a time has it.
final class Reads: @unchecked Sendable {
    /// Each once, in the order in which they were first read.
    private(set) var sources: [Source] = []
    let numbering: Source.Numbering
    /// By source, the answer that last read it.
    private var marks: [Int32]
    private var answer: Int32 = 0

    init(_ numbering: Source.Numbering) {
        self.numbering = numbering
        marks = Array(repeating: 0, count: numbering.count)
    }

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

    func note(file: Int) { note(numbering.file(file)) }
}

/// Something that answers are read from: a file, the members of a type, one of the project's tables, all members of a name, all
/// callers of functions of a name.
struct Source: Hashable, Sendable {
    fileprivate let number: Int32

    var index: Int { Int(number) }

    /// Which sources there are: it stays the same as long as files declare the same types.
    struct Numbering: Sendable {
        let files: Int
        let owners: Int
        let tables: Int

        /// All but names, which may get more.
        fileprivate var count: Int { files + owners + tables }

        func file(_ index: Int) -> Source { Source(number: Int32(index)) }
        func members(of owner: Int) -> Source { Source(number: Int32(files + owner)) }
        func table(_ index: Int) -> Source { Source(number: Int32(files + owners + index)) }
        func members(named name: Name) -> Source { Source(number: Int32(count) + 2 * Int32(name.id)) }
        func callers(of name: Name) -> Source { Source(number: Int32(count) + 2 * Int32(name.id) + 1) }
    }
}
