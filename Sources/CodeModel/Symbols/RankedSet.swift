/// A set of small numbers that knows the rank of each: an array that has values for some numbers only has that of a
/// number at its rank.
struct RankedSet: Sendable, Equatable {
    /// A bit for each number.
    private var words: [UInt64]
    /// By word, how many numbers the words before it contain.
    private var ranks: [UInt32]
    /// How many numbers there are.
    let count: Int

    /// The numbers below a limit that satisfy a predicate.
    @inline(__always)
    init(below limit: Int, where isContained: (Int) -> Bool) {
        var words = [UInt64](repeating: 0, count: (limit + 63) / 64)
        for number in 0..<limit where isContained(number) { words[number / 64] |= 1 << UInt64(number % 64) }
        self.init(words)
    }

    /// The numbers of a list, in which each may be several times.
    init(_ numbers: [UInt32]) {
        var words = [UInt64](repeating: 0, count: numbers.max().map { Int($0) / 64 + 1 } ?? 0)
        for number in numbers { words[Int(number) / 64] |= 1 << UInt64(number % 64) }
        self.init(words)
    }

    private init(_ words: [UInt64]) {
        self.words = words
        ranks = []
        ranks.reserveCapacity(words.count)
        var count = 0
        for word in words {
            ranks.append(UInt32(count))
            count += word.nonzeroBitCount
        }
        self.count = count
    }

    /// How many less numbers the set contains; nil if it does not contain the number.
    @inline(__always)
    func rank(of number: Int) -> Int? {
        let (place, bit) = (number / 64, UInt64(1) << UInt64(number % 64))
        guard place < words.count, words[place] & bit != 0 else { return nil }
        return Int(ranks[place]) + (words[place] & (bit - 1)).nonzeroBitCount
    }

    /// All numbers, in order.
    var numbers: some Sequence<Int> {
        words.indices.lazy.flatMap { place in
            (0..<64).lazy.filter { words[place] & (1 << UInt64($0)) != 0 }.map { place * 64 + $0 }
        }
    }
}
