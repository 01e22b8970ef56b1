/// The lines of a text by number, from 1, each with its line feed.
struct LineTable {
    private let text: [UInt8]
    private let starts: [Int]

    init(_ text: [UInt8], _ starts: [Int]) { (self.text, self.starts) = (text, starts) }

    subscript(number: Int) -> ArraySlice<UInt8> {
        text[starts[number - 1]..<(number < starts.count ? starts[number] : text.count)]
    }
}

extension LineHunk {
    /// The most pairs of lines that are compared to find those that a change keeps.
    private static let mostPairs = 10_000

    /// The parts of a change that are different in both texts: equal lines at its ends are left out, and so are, in a
    /// change of few lines, as many in between as possible.
    func differences(_ old: LineTable, _ new: LineTable) -> [LineHunk] {
        var (before, after) = (self.old, self.new)
        while let first = before.first, let other = after.first, old[first].elementsEqual(new[other]) {
            (before, after) = (before.dropFirst(), after.dropFirst())
        }
        while let last = before.last, let other = after.last, old[last].elementsEqual(new[other]) {
            (before, after) = (before.dropLast(), after.dropLast())
        }
        if before.isEmpty && after.isEmpty { return [] }
        let change = LineHunk(old: before, new: after)
        return before.count * after.count > LineHunk.mostPairs ? [change] : change.split(at: kept(change, old, new))
    }

    /// The longest sequence of equal lines in a change, as pairs of an old and a new line.
    private func kept(_ change: LineHunk, _ old: LineTable, _ new: LineTable) -> [(old: Int, new: Int)] {
        let (rows, columns) = (Array(change.old), Array(change.new))
        let width = columns.count + 1
        // By the number of lines that remain, the length of the sequence.
        var lengths = Array(repeating: 0, count: (rows.count + 1) * width)
        func equal(_ row: Int, _ column: Int) -> Bool { old[rows[row]].elementsEqual(new[columns[column]]) }
        for row in rows.indices.reversed() {
            for column in columns.indices.reversed() {
                lengths[row * width + column] =
                    equal(row, column)
                    ? lengths[(row + 1) * width + column + 1] + 1
                    : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
            }
        }
        var pairs: [(old: Int, new: Int)] = []
        var (row, column) = (0, 0)
        while row < rows.count, column < columns.count {
            if equal(row, column) {
                pairs.append((rows[row], columns[column]))
                (row, column) = (row + 1, column + 1)
            } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }

    private func split(at kept: [(old: Int, new: Int)]) -> [LineHunk] {
        var result: [LineHunk] = []
        var (nextOld, nextNew) = (old.lowerBound, new.lowerBound)
        for pair in kept + [(old.upperBound, new.upperBound)] {
            if pair.old > nextOld || pair.new > nextNew {
                result.append(LineHunk(old: nextOld..<pair.old, new: nextNew..<pair.new))
            }
            (nextOld, nextNew) = (pair.old + 1, pair.new + 1)
        }
        return result
    }
}
