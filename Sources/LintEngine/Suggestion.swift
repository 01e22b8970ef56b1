/// Finds the known word that a misspelled one is closest to.
public enum Suggestion {
    /// The word at the smallest edit distance from `word`, if it is small enough; the first of several. Inserting,
    /// deleting, replacing or swapping letters costs 1.
    public static func nearest(to word: String, among words: [String]) -> String? {
        let limit = max(2, word.utf8.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in words {
            let distance = distance(Array(word.lowercased().utf8), Array(candidate.lowercased().utf8))
            if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
        }
        return best?.word ?? words.first { !word.isEmpty && $0.hasPrefix(word) }
    }

    /// The optimal string alignment distance.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        // Words of that length are not typing errors.
        if left.count > 100 || right.count > 100 { return .max }
        var before: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                var cost = min(last[column + 1], current[column]) + 1
                cost = min(cost, last[column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, before[column - 1] + 1)
                }
                current.append(cost)
            }
            before = last
            last = current
        }
        return last[right.count]
    }
}
