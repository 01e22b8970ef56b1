/// A set of small numbers that knows the rank of each: an array that has values for some numbers only has that of a
/// number at its rank.
struct RankedSet: Sendable, Equatable {
    /// A bit for each of 64 numbers.
    private struct Word: Equatable {
        let bits: UInt64
        /// How many numbers the words before it contain.
        let rank: UInt32
    }

    /// A bit for each of the first 64 numbers: most sets have no others.
    private let first: UInt64
    private let others: [Word]
    /// How many numbers there are.
    let count: Int

    /// The numbers below a limit that satisfy a predicate.
    @inline(__always)
    init(below limit: Int, where isContained: (Int) -> Bool) {
        self.init(words: (limit + 63) / 64) { word in
            var bits: UInt64 = 0
            for bit in 0..<min(64, limit - word * 64) where isContained(word * 64 + bit) { bits |= 1 << UInt64(bit) }
            return bits
        }
    }

    /// The numbers of a list, in which each may be several times.
    init(_ numbers: [UInt32]) {
        var words = [UInt64](repeating: 0, count: numbers.reduce(0) { max($0, Int($1) / 64 + 1) })
        for number in numbers { words[Int(number) / 64] |= 1 << UInt64(number % 64) }
        self.init(words: words.count) { words[$0] }
    }

    @inline(__always)
    private init(words: Int, _ bits: (Int) -> UInt64) {
        first = words > 0 ? bits(0) : 0
        var count = first.nonzeroBitCount
        var others: [Word] = []
        if words > 1 { others.reserveCapacity(words - 1) }
        for word in 1..<max(words, 1) {
            let word = Word(bits: bits(word), rank: UInt32(count))
            others.append(word)
            count += word.bits.nonzeroBitCount
        }
        self.others = others
        self.count = count
    }

    /// How many less numbers the set contains; nil if it does not contain the number.
    @inline(__always)
    func rank(of number: Int) -> Int? {
        let bit = UInt64(1) << UInt64(number % 64)
        if number < 64 { return first & bit == 0 ? nil : (first & (bit - 1)).nonzeroBitCount }
        let place = number / 64 - 1
        guard place < others.count, others[place].bits & bit != 0 else { return nil }
        return Int(others[place].rank) + (others[place].bits & (bit - 1)).nonzeroBitCount
    }

    /// All numbers, in order.
    var numbers: [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(count)
        for (place, bits) in ([first] + others.map(\.bits)).enumerated() {
            var rest = bits
            while rest != 0 {
                numbers.append(place * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return numbers
    }
}
