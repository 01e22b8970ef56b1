internal import RuleKit
internal import SourceText

extension Notice {
    static func notAnalyzed(_ path: SourcePath, _ message: String) -> Notice {
        Notice(.notAnalyzed, path: path, message: message)
    }

    fileprivate func precedes(_ other: Notice) -> Bool {
        if path != other.path {
            guard let left = path, let right = other.path else { return path == nil }
            return left < right
        }
        if line != other.line { return (line ?? 0) < (other.line ?? 0) }
        if kind != other.kind { return kind.rawValue < other.kind.rawValue }
        return Array(message.utf8).lexicographicallyPrecedes(Array(other.message.utf8))
    }
}

extension [Notice] {
    /// Sorted by path bytes, line and kind, without duplicates.
    func sortedOnce() -> [Notice] {
        let sorted = self.sorted { $0.precedes($1) }
        return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }
}
