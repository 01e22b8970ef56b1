/// The RIBs at the top of a tree: every RIB is one of them or below one.
struct TreeRoots {
    /// The numbers of RIBs that no other RIB builds, in order.
    let unparented: [Int]
    /// One for each group of RIBs that only build each other: the first of the group, in order.
    let ofCycles: [Int]

    /// - Parameter children: by the number of a RIB, the numbers of those that it builds.
    init(_ children: [[Int]]) {
        var parents = Array(repeating: [Int](), count: children.count)
        for (parent, children) in children.enumerated() {
            for child in children where child != parent { parents[child].append(parent) }
        }
        let unparented = children.indices.filter { parents[$0].isEmpty }
        self.unparented = unparented
        var isReached = Array(repeating: false, count: children.count)
        for root in unparented { TreeRoots.mark(from: root, children, &isReached) }
        // Of the RIBs that are left, the one that a search finishes last is in a group that no other group builds.
        var order: [Int] = []
        var isSeen = isReached
        for start in children.indices where !isSeen[start] {
            isSeen[start] = true
            var stack = [(rib: start, next: 0)]
            while let (rib, next) = stack.last {
                guard next < children[rib].count else {
                    order.append(rib)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let child = children[rib][next]
                guard !isSeen[child] else { continue }
                isSeen[child] = true
                stack.append((child, 0))
            }
        }
        var roots: [Int] = []
        for rib in order.reversed() where !isReached[rib] {
            var group = isReached
            let members = TreeRoots.mark(from: rib, parents, &group)
            roots.append(members.min() ?? rib)
            TreeRoots.mark(from: rib, children, &isReached)
        }
        ofCycles = roots.sorted()
    }

    /// Marks all that can be reached from a RIB, and returns what was not marked before.
    @discardableResult
    private static func mark(from start: Int, _ next: [[Int]], _ isMarked: inout [Bool]) -> [Int] {
        guard !isMarked[start] else { return [] }
        isMarked[start] = true
        var found = [start]
        var position = 0
        while position < found.count {
            for other in next[found[position]] where !isMarked[other] {
                isMarked[other] = true
                found.append(other)
            }
            position += 1
        }
        return found
    }
}
