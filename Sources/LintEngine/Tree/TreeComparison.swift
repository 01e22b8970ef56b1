internal import RuleKit
internal import SourceText

/// Compares the trees of two revisions. What the code says counts, not where it is.
struct TreeComparison {
    private let before: TreeReport
    private let after: TreeReport
    /// By path in the base, the path in the head, for files that git sees renamed.
    private let renamed: [SourcePath: SourcePath]
    /// By id of a RIB in the base, the id of the same RIB in the head.
    private var ids: [String: String] = [:]
    /// By name of a RIB's part in the base, its name in the head, where they differ.
    private var names: [String: String] = [:]

    init(_ before: TreeReport, _ after: TreeReport, renamed: [SourcePath: SourcePath]) {
        (self.before, self.after, self.renamed) = (before, after, renamed)
        let known = Set(after.ribs.map(\.id))
        for rib in before.ribs where known.contains(rib.id) { ids[rib.id] = rib.id }
        // A class with another name in the same file, then a class of the same name in another file.
        match { rib, isBefore in
            rib.router.map { (isBefore ? renamed[$0.location.path] : nil) ?? $0.location.path }?.text
        }
        match { rib, _ in rib.router?.name }
        names = namesInHead()
    }

    /// The names of types that have another one in the head. What a call does is not changed by them.
    private func namesInHead() -> [String: String] {
        let heads = Dictionary(after.ribs.map { ($0.id, $0) }) { first, _ in first }
        let known = Set(after.ribs.flatMap { $0.parts.compactMap { $0.part?.name } })
        var names: [String: String] = [:]
        for rib in before.ribs {
            guard let other = ids[rib.id].flatMap({ heads[$0] }) else { continue }
            for (old, new) in zip(rib.parts, other.parts) {
                guard let old = old.part?.name, let new = new.part?.name, !known.contains(old) else { continue }
                names[old] = new
            }
        }
        return names
    }

    /// Identifies RIBs by a property, where exactly one RIB is left over on each side that has it.
    private mutating func match(by key: (TreeReport.RIB, _ isBefore: Bool) -> String?) {
        let taken = Set(ids.values)
        let old = Dictionary(grouping: before.ribs.filter { ids[$0.id] == nil }) { key($0, true) }
        let new = Dictionary(grouping: after.ribs.filter { !taken.contains($0.id) }) { key($0, false) }
        for (value, ribs) in old where value != nil && ribs.count == 1 {
            if let others = new[value], others.count == 1 { ids[ribs[0].id] = others[0].id }
        }
    }

    // MARK: RIBs

    var ribs: [TreeChanges.RIB] {
        let heads = Dictionary(after.ribs.map { ($0.id, $0) }) { first, _ in first }
        let known = Set(ids.values)
        let came = after.ribs.filter { !known.contains($0.id) }
        let changes =
            came.map { TreeChanges.RIB(before: nil, after: $0) }
            + before.ribs.compactMap { rib in
                guard let id = ids[rib.id] else {
                    let successor = came.first { isSuccessor($0, of: rib) }
                    return TreeChanges.RIB(before: rib, after: nil, successor: successor?.id)
                }
                return id == rib.id ? nil : TreeChanges.RIB(before: rib, after: heads[id])
            }
        return TreeChanges.RIB.Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
    }

    /// Whether git sees two files or more of one RIB's parts as renamed to those of another.
    private func isSuccessor(_ new: TreeReport.RIB, of old: TreeReport.RIB) -> Bool {
        let paths = Set(new.parts.compactMap { $0.part?.location.path })
        let moved = Set(old.parts.compactMap { $0.part.flatMap { renamed[$0.location.path] } })
        return moved.intersection(paths).count >= 2
    }

    // MARK: Edges

    /// What identifies an edge: its ends.
    private struct Ends: Hashable {
        let parent: String
        let child: String?
        let builder: String?
    }

    var edges: [TreeChanges.Edge] {
        // A RIB that went has an id that no RIB of the head has.
        let old = groups(before) { ids[$0] ?? "\($0)\0" }
        let new = groups(after) { $0 }
        let all = Set(old.keys).union(new.keys).sorted {
            ($0.parent, $0.child ?? "", $0.builder ?? "") < ($1.parent, $1.child ?? "", $1.builder ?? "")
        }
        let found = all.flatMap { changes(old[$0] ?? [], new[$0] ?? []) }
        return TreeChanges.Edge.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
    }

    /// The edges of a tree by their ends, each with all ways in which its child is shown.
    private func groups(_ tree: TreeReport, id: (String) -> String) -> [Ends: [[TreeReport.Edge]]] {
        var groups: [Ends: [[TreeReport.Edge]]] = [:]
        for edge in tree.edges {
            let ends = Ends(parent: id(edge.parent), child: edge.child.map(id), builder: edge.builder)
            let last = (groups[ends]?.count ?? 0) - 1
            if last >= 0, groups[ends]?[last].first?.number == edge.number {
                groups[ends]?[last].append(edge)
            } else {
                groups[ends, default: []].append([edge])
            }
        }
        return groups
    }

    /// The changes among edges with the same ends: those with the same slot belong together, then those in order.
    private func changes(_ old: [[TreeReport.Edge]], _ new: [[TreeReport.Edge]]) -> [TreeChanges.Edge] {
        var (old, new) = (old, new)
        var pairs: [(before: [TreeReport.Edge], after: [TreeReport.Edge])] = []
        for edge in old {
            guard let slot = edge.first?.slotName, let place = new.firstIndex(where: { $0.first?.slotName == slot })
            else { continue }
            pairs.append((edge, new.remove(at: place)))
        }
        let paired = Set(pairs.compactMap { $0.before.first?.number })
        old.removeAll { $0.first.map { paired.contains($0.number) } ?? true }
        for number in 0..<max(old.count, new.count) {
            pairs.append((number < old.count ? old[number] : [], number < new.count ? new[number] : []))
        }
        return pairs.compactMap { before, after in
            if before.isEmpty || after.isEmpty { return TreeChanges.Edge(before: before, after: after, fields: []) }
            let fields = TreeChanges.Edge.Field.allCases.filter { field in
                before.differing(in: field).map { $0.replacing(words: names) } != after.differing(in: field)
            }
            return fields.isEmpty ? nil : TreeChanges.Edge(before: before, after: after, fields: fields)
        }
    }
}

extension TreeReport.Edge {
    /// The name of the property that holds the child, without the parent's.
    fileprivate var slotName: Substring? { slot?.split(separator: ".").last }
}

extension [TreeReport.Edge] {
    /// What a field of an edge says, over all ways in which the child is shown, in order of the words.
    fileprivate func differing(in field: TreeChanges.Edge.Field) -> [String] {
        switch field {
        case .shown: map { "\($0.shown.rawValue) \($0.isWrapped)" }.sorted()
        case .style: map { $0.style ?? "" }.sorted()
        case .swipe: map(\.swipe.rawValue).sorted()
        case .closes: prefix(1).map { "\($0.closes.rawValue) \($0.isWithParent)" }
        case .missing:
            prefix(1).map { edge in
                let missing = edge.missing.map { "\($0.link.rawValue) \($0.name ?? "") \($0.isCalledOtherwise)" }
                return missing ?? edge.unknown.map { "\($0.reason.rawValue) \($0.name ?? "")" } ?? ""
            }
        case .opening: first?.opening.map(\.message) ?? []
        case .path: first?.path.map(\.message) ?? []
        }
    }
}

extension String {
    /// The text with other words, where a word is letters, digits and underscores.
    fileprivate func replacing(words: [String: String]) -> String {
        if words.isEmpty { return self }
        var text = ""
        var word = ""
        func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        for character in self {
            if isOfWord(character) {
                word.append(character)
            } else {
                text += (words[word] ?? word) + String(character)
                word = ""
            }
        }
        return text + (words[word] ?? word)
    }
}
