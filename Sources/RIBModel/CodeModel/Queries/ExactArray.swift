/// Arrays at their exact size: of one that grew element by element, a third is unused, and an answer is kept for the
/// rest of the run.
extension Array {
    var trimmed: [Element] {
        var copy: [Element] = []
        if !isEmpty { withUnsafeBufferPointer { copy.append(contentsOf: $0) } }
        return copy
    }

    /// The elements that a function adds. Those of short lists are collected on the stack: an array that grows is
    /// allocated again for each doubling.
    @inline(__always)
    init(collecting collect: (_ add: (Element) -> Void) -> Void) {
        let room = 512 / Swift.max(MemoryLayout<Element>.stride, 1)
        self = withUnsafeTemporaryAllocation(of: Element.self, capacity: room) { few in
            var count = 0
            var others: [Element] = []
            collect { element in
                if count < room {
                    few.initializeElement(at: count, to: element)
                    count += 1
                } else {
                    others.append(element)
                }
            }
            // Elements of more than half a kilobyte have no room on the stack.
            guard count > 0 else { return others }
            let first = UnsafeMutableBufferPointer(rebasing: few[..<count])
            defer { first.deinitialize() }
            // `Array(unsafeUninitializedCapacity:)` would look up the metadata of its buffer each time.
            var all: [Element] = []
            all.reserveCapacity(count + others.count)
            all.append(contentsOf: UnsafeBufferPointer(first))
            if !others.isEmpty { all += others }
            return all
        }
    }
}
