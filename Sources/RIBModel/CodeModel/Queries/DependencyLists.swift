/// By answer, the dependencies that it has, in order. One array contains all lists.
struct DependencyLists {
    /// By query and key.
    private var spans: [[Span]] = []
    private var keys: [DependencyKey] = []
    /// The number of keys that are in no list any more.
    private var unused = 0

    private struct Span {
        var start: UInt32 = 0
        var count: UInt32 = 0
        var range: Range<Int> { Int(start)..<Int(start + count) }
    }

    subscript(cell: QueryCell) -> ArraySlice<DependencyKey> {
        guard cell.query < spans.count, cell.key < spans[cell.query].count else { return [] }
        return keys[spans[cell.query][cell.key].range]
    }

    mutating func set(_ new: ArraySlice<DependencyKey>, of cell: QueryCell) {
        let (query, key) = (cell.query, cell.key)
        spans.extend(to: query, with: [])
        spans[query].extend(to: key, with: Span())
        let old = spans[query][key]
        if new.count <= Int(old.count) {
            unused += Int(old.count) - new.count
            keys.replaceSubrange(old.range.prefix(new.count), with: new)
            spans[query][key].count = UInt32(new.count)
            return
        }
        unused += Int(old.count)
        spans[query][key] = Span(start: UInt32(keys.count), count: UInt32(new.count))
        keys += new
        if unused > keys.count / 2 { compact() }
    }

    private mutating func compact() {
        var kept: [DependencyKey] = []
        kept.reserveCapacity(keys.count - unused)
        for query in spans.indices {
            for key in spans[query].indices {
                let range = spans[query][key].range
                spans[query][key].start = UInt32(kept.count)
                kept += keys[range]
            }
        }
        (keys, unused) = (kept, 0)
    }
}

/// By dependency, the answers that have it: linked lists in one array.
struct ReaderLists {
    /// By kind and index of the dependency, its first link; -1 if there is none.
    private var first: [[Int32]] = []
    private var links: [Link] = []
    /// The first of the links that are in no list; -1 if there is none.
    private var vacant: Int32 = -1
    /// The number of readers of all dependencies.
    private(set) var count = 0

    private struct Link {
        var reader: QueryCell
        var next: Int32
    }

    /// Adds an answer that is not one of the readers.
    mutating func add(_ reader: QueryCell, to key: DependencyKey) {
        let (kind, index) = (key.kind, key.index)
        first.extend(to: kind, with: [])
        first[kind].extend(to: index, with: -1)
        let link = Link(reader: reader, next: first[kind][index])
        if vacant >= 0 {
            let place = vacant
            vacant = links[Int(place)].next
            links[Int(place)] = link
            first[kind][index] = place
        } else {
            first[kind][index] = Int32(links.count)
            links.append(link)
        }
        count += 1
    }

    /// Removes the readers for which that is not true.
    mutating func keep(_ key: DependencyKey, where isReader: (QueryCell) -> Bool) {
        let (kind, index) = (key.kind, key.index)
        guard kind < first.count, index < first[kind].count else { return }
        var (place, last) = (first[kind][index], Int32(-1))
        while place >= 0 {
            let link = links[Int(place)]
            if isReader(link.reader) {
                last = place
            } else {
                if last < 0 { first[kind][index] = link.next } else { links[Int(last)].next = link.next }
                links[Int(place)].next = vacant
                vacant = place
                count -= 1
            }
            place = link.next
        }
    }

    func forEach(of key: DependencyKey, _ body: (QueryCell) -> Void) {
        guard key.kind < first.count, key.index < first[key.kind].count else { return }
        var place = first[key.kind][key.index]
        while place >= 0 {
            body(links[Int(place)].reader)
            place = links[Int(place)].next
        }
    }
}

extension Array {
    /// Appends elements until the index is valid.
    mutating func extend(to index: Int, with element: Element) {
        if index >= count { append(contentsOf: repeatElement(element, count: index + 1 - count)) }
    }
}
