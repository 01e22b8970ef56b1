/// Answers of one query, by file, that outlive the project that they were asked of.
///
/// A class because memory and query speak of the same one. It changes between rounds of asking only, by one thread.
final class Shelf<Element: Sendable>: Forgetful, @unchecked Sendable {
    /// Files that there is something to ask of and no answer for.
    private var open: Set<Int>
    private var answers: [[Element]]
    /// Those whose answer has elements.
    private var filled: Set<Int> = []
    private var isAsked: [Bool]

    /// - Parameter files: those that there is something to ask of.
    init(_ files: some Sequence<Int>, of count: Int) {
        open = Set(files)
        isAsked = Array(repeating: false, count: count)
        for file in open { isAsked[file] = true }
        answers = Array(repeating: [], count: count)
    }

    /// In order.
    var openFiles: [Int] { open.sorted() }

    func forget(_ file: Int) { if isAsked[file] { open.insert(file) } }

    func keep(_ answer: [Element], for file: Int) {
        open.remove(file)
        answers[file] = answer
        if answer.isEmpty { filled.remove(file) } else { filled.insert(file) }
    }

    subscript(file: Int) -> [Element] { answers[file] }

    /// All answers, in order of files.
    var all: [Element] { filled.sorted().flatMap { answers[$0] } }
}

/// Something that answers may have to be forgotten of.
protocol Forgetful: Sendable {
    func forget(_ file: Int)
}
