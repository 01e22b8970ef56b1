/// The order of types in tables of answers: those with the same ancestors in libraries are next to each other.
///
/// Most queries are asked for the types below one class of a library. In the order of files, each page of a table would
/// have some of them.
enum TypePlaces {
    /// Further groups share one.
    private static let most = 64

    /// By type, its place.
    ///
    /// - Parameter ancestors: by type, its ancestors in libraries.
    static func all(_ ancestors: [UInt64]) -> [Int32] {
        // A list, since there are few: a dictionary would be of types that nothing else uses.
        var groups: [UInt64] = []
        var ends: [Int32] = []
        let groupOf = ancestors.map { ancestors in
            var group = groups.firstIndex(of: ancestors) ?? groups.count
            if group == most { group -= 1 }
            if group == groups.count {
                groups.append(ancestors)
                ends.append(0)
            }
            ends[group] += 1
            return group
        }
        for group in ends.indices.dropFirst() { ends[group] += ends[group - 1] }
        var places = [Int32](repeating: 0, count: ancestors.count)
        for type in places.indices.reversed() {
            ends[groupOf[type]] -= 1
            places[type] = ends[groupOf[type]]
        }
        return places
    }
}
