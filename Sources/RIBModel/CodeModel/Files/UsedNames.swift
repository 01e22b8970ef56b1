package import SourceText
import SwiftOutline

/// The names through which a file's declarations and code can reach declarations: of values, members, types and
/// implicit members. Tells whether a file is worth a search before its nodes are visited.
package struct UsedNames: Sendable {
    /// Each once, in the order of first use.
    let all: [Name]

    static let none = UsedNames(all: [])

    private init(all: [Name]) { self.all = all }

    init(in outline: Outline) {
        // An open-addressed table with a slot for each node, of which some have a name; 0 is a vacant slot.
        let capacity = max(64, (outline.nodes.count + 1).nextPowerOfTwo)
        all = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { slots in
            slots.initialize(repeating: 0)
            let mask = UInt32(truncatingIfNeeded: capacity - 1)
            return withUnsafeTemporaryAllocation(of: Name.self, capacity: outline.nodes.count) { found in
                var count = 0
                LoadingRounds.forEachName(in: outline) { name in
                    let entry = name.id &+ 1
                    var slot = (name.id &* 0x9E37_79B1) >> 7 & mask
                    while slots[Int(slot)] != 0 {
                        if slots[Int(slot)] == entry { return }
                        slot = (slot &+ 1) & mask
                    }
                    slots[Int(slot)] = entry
                    found.initializeElement(at: count, to: name)
                    count += 1
                }
                // Kept as long as the file, so at its exact size.
                var names: [Name] = []
                if count > 0 { names.append(contentsOf: UnsafeBufferPointer(rebasing: found[..<count])) }
                return names
            }
        }
    }

    /// Whether one of the names is used.
    package func containsAny(of names: NameSet) -> Bool {
        for name in all where names.contains(name) { return true }
        return false
    }
}

extension UsedNames {
    /// The dependencies that an edit of a file invalidates by the names that it adds or removes.
    func dependencies(changedFrom old: UsedNames, of file: Int) -> [DependencyKey] {
        let changed = Set(all).symmetricDifference(old.all)
        return changed.isEmpty ? [] : [.names(of: file)] + changed.map { .use(of: $0) }
    }
}

extension Int {
    /// The least power of two that is not less.
    fileprivate var nextPowerOfTwo: Int { self < 2 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}
