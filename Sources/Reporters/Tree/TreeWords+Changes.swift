import RuleKit

extension TreeWords {
    /// The line that says what changed: `Since 1a2b3c4 (origin/main): 1 RIB came, 2 edges changed; open 5 → 6`.
    func headline(_ changes: TreeChanges) -> String {
        let commit = TreeWords.name(changes.base.commit, changes.base.reference)
        let base =
            switch changes.head {
            case .workingFolder: "Since \(commit)"
            case .index: "Since \(commit), in the index"
            case .commit(let reference, let id): "Since \(commit), at \(TreeWords.name(id, reference))"
            }
        if changes.isEmpty { return "\(base): the tree is as it was" }
        let ribs = TreeChanges.RIB.Kind.allCases.compactMap { kind in
            count(changes.ribs.count { $0.kind == kind }, of: "RIB", kind.rawValue)
        }
        let edges = TreeChanges.Edge.Kind.allCases.compactMap { kind in
            count(changes.edges.count { $0.kind == kind }, of: "edge", kind.rawValue)
        }
        let open =
            "open \(Phrase.number(changes.before.counts[.no])) \(marks.arrow) "
            + Phrase.number(changes.after.counts[.no])
        return "\(base): \((ribs + edges).joined(separator: ", ")); \(open)"
    }

    /// A commit, and the name that it was given by, unless that is its own.
    private static func name(_ commit: String, _ reference: String) -> String {
        let isOwn = commit.hasPrefix(reference)
        return "\(commit.prefix(7))" + (isOwn ? "" : " (\(displayed(reference)))")
    }

    private func count(_ count: Int, of noun: String, _ verb: String) -> String? {
        count == 0 ? nil : "\(Phrase.count(count, noun)) \(verb)"
    }

    /// The heading of a kind of changes.
    static func title(_ kind: TreeChanges.Edge.Kind) -> String {
        switch kind {
        case .worsened: "Worsened"
        case .came: "Came"
        case .went: "Went"
        case .changed: "Changed"
        case .bettered: "Bettered"
        }
    }

    /// A RIB that came, went or has another name, with the place of its router.
    func words(for change: TreeChanges.RIB) -> Detail {
        let router = (change.after ?? change.before)?.router
        let names = [change.before, change.after].compactMap { $0.map { displayed($0.id) } }
        let successor = change.successor.map { " \(marks.arrow) \(displayed($0)) (renamed?)" } ?? ""
        return Detail(names.joined(separator: " \(marks.arrow) ") + successor, router.map { place($0.location) })
    }

    /// An edge and what it was and is: `Offers > OfferDetail  pushed, closes → pushed, open`.
    func words(for change: TreeChanges.Edge) -> String {
        guard let edge = (change.after.first ?? change.before.first) else { return "" }
        let ends = "\(displayed(edge.parent)) > \(TreeWords.name(edge.child, edge))"
        let states = [change.before, change.after].compactMap { ways in
            ways.first.map { "\(TreeWords.shown(ways)), \(TreeWords.verdict($0))" }
        }
        let isSame = states.count == 2 && states[0] == states[1]
        let difference = isSame ? states[0] : states.joined(separator: " \(marks.arrow) ")
        let others = change.fields.compactMap { words(for: $0, of: change) }
        return ([ends + "  " + difference] + others).joined(separator: "; ")
    }

    /// What differs in a field that the words of an edge do not show.
    private func words(for field: TreeChanges.Edge.Field, of change: TreeChanges.Edge) -> String? {
        guard let before = change.before.first, let after = change.after.first else { return nil }
        func pair(_ before: String?, _ after: String?) -> String {
            "\(before.map { displayed($0) } ?? "none") \(marks.arrow) \(after.map { displayed($0) } ?? "none")"
        }
        switch field {
        case .shown, .closes: return nil
        case .style: return "style \(pair(before.style, after.style))"
        case .swipe: return "swipe \(pair(before.swipe.rawValue, after.swipe.rawValue))"
        case .missing: return before.closes == after.closes ? "for another reason" : nil
        case .opening: return before.opening.isEmpty || after.opening.isEmpty ? nil : "attached by other calls"
        case .path: return before.path.isEmpty || after.path.isEmpty ? nil : "detached by other calls"
        }
    }
}
