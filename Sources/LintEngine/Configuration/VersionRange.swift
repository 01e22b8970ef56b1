/// The versions of riblint that a configuration allows: `>=0.3, <0.5`. A version without an operator allows itself, and
/// one of two numbers all of its patches: `0.3`.
struct VersionRange {
    /// One condition of the range.
    private struct Bound {
        let relation: String
        let numbers: [Int]

        /// The longest operators first.
        private static let relations = [">=", "<=", "==", ">", "<"]

        init?(_ text: String) {
            relation = Bound.relations.first { text.hasPrefix($0) } ?? ""
            guard let numbers = VersionRange.numbers(text.dropFirst(relation.count)) else { return nil }
            self.numbers = numbers
        }

        func allows(_ version: [Int]) -> Bool {
            switch relation {
            case ">=": !version.precedes(numbers)
            case "<=": !numbers.precedes(version)
            case ">": numbers.precedes(version)
            case "<": version.precedes(numbers)
            default: version.starts(with: numbers)
            }
        }
    }

    private let bounds: [Bound]

    /// - Parameter text: conditions separated by commas.
    /// - Returns: nil if the text is anything else.
    init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let bounds = parts.compactMap { Bound(String($0.filter { $0 != " " })) }
        guard bounds.count == parts.count else { return nil }
        self.bounds = bounds
    }

    /// - Parameter version: three numbers, separated by dots.
    func contains(_ version: String) -> Bool {
        guard let numbers = VersionRange.numbers(version[...]) else { return false }
        return bounds.allSatisfy { $0.allows(numbers) }
    }

    /// One to three numbers, separated by dots.
    private static func numbers(_ text: Substring) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
        }
        return numbers.count == parts.count && numbers.count <= 3 ? numbers : nil
    }
}

extension [Int] {
    /// Whether a version is lower than another one. Numbers that are left out are zeros.
    fileprivate func precedes(_ other: [Int]) -> Bool {
        let count = Swift.max(count, other.count)
        func padded(_ numbers: [Int]) -> [Int] { numbers + [Int](repeating: 0, count: count - numbers.count) }
        return padded(self).lexicographicallyPrecedes(padded(other))
    }
}
