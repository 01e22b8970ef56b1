import RuleKit

/// A part of a tree that fits into a picture: the RIBs at the top, then those at open edges and at edges that are not
/// known, with the chains that lead there, then the others by level. Each RIB whose children are left out has a stub
/// that counts what is below it, so that what is shown and what the stubs count is the whole tree.
struct TreeFolding {
    /// The RIBs that are shown, in the order in which they were chosen.
    let ribs: [String]
    /// The edges between them, in the order of the report.
    let links: [TreeLink]
    /// In the order of `ribs`.
    let stubs: [Stub]

    /// What is left out below a RIB.
    struct Stub {
        /// Nil for RIBs at the top.
        let rib: String?
        var ribs = 0
        var edges = 0
        var open = 0
        /// The last RIB that was counted.
        fileprivate var last: String?

        /// The RIB that the stub counts, if it counts nothing else.
        fileprivate var onlyChild: String? { ribs == 1 && edges == 1 ? last : nil }
    }

    /// The deepest level that is shown where no open or unknown edge is.
    private static let deepest = 4

    /// - Parameters:
    ///   - roots: the ids of the RIBs at the top.
    ///   - most: the most RIBs and stubs that are shown.
    ///   - needed: edges to show first, apart from those that are open or not known.
    init(_ graph: TreeGraph, from roots: [String], most: Int, needed: [TreeLink] = []) {
        var chosen = Chosen(graph, roots, most: max(most, 2))
        let chains = graph.chains(from: roots)
        let levels = graph.levels(from: roots)
        for root in roots { chosen.add([root]) }
        let open = graph.links.filter { $0.edge.closes == .no }
        let unknown = graph.links.filter { $0.edge.closes == .unknown }
        for links in [needed, open, unknown] {
            let ways = links.compactMap { link -> [String]? in
                guard levels[link.edge.parent] != nil else { return nil }
                var way = [link.edge.parent]
                while let last = way.last, let next = chains[last] { way.append(next.edge.parent) }
                return way.reversed() + [link.edge.child].compactMap { $0 }
            }
            let sorted = ways.enumerated().sorted {
                ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
            }
            for way in sorted { chosen.add(way.element) }
        }
        let others = levels.filter { $0.value <= TreeFolding.deepest }.sorted {
            ($0.value, $0.key) < ($1.value, $1.key)
        }
        for (rib, _) in others where chosen.hasParent(of: rib) { chosen.add([rib]) }
        // A stub for one RIB takes as much room as the RIB.
        for child in chosen.stubs.compactMap(\.onlyChild) { chosen.add([child]) }
        ribs = chosen.ribs
        links = chosen.links
        stubs = chosen.stubs
    }

    /// The RIBs that have been chosen so far.
    private struct Chosen {
        private let graph: TreeGraph
        private let roots: [String]
        private let most: Int
        private(set) var ribs: [String] = []
        private var known: Set<String> = []

        init(_ graph: TreeGraph, _ roots: [String], most: Int) {
            (self.graph, self.roots, self.most) = (graph, roots, most)
        }

        /// Adds the RIBs of a chain, if all of them fit with the stubs that are needed then.
        mutating func add(_ chain: [String]) {
            let new = chain.filter { !known.contains($0) }
            if new.isEmpty { return }
            var larger = self
            for rib in new where larger.known.insert(rib).inserted { larger.ribs.append(rib) }
            if larger.ribs.count + larger.stubCount <= most { self = larger }
        }

        func hasParent(of rib: String) -> Bool { graph.links(of: rib, .up).contains { known.contains($0.edge.parent) } }

        var links: [TreeLink] {
            graph.links.filter { known.contains($0.edge.parent) && ($0.edge.child.map(known.contains) ?? true) }
        }

        private var stubCount: Int {
            ribs.count { rib in
                graph.links(of: rib).contains { link in link.edge.child.map { !known.contains($0) } ?? false }
            } + (roots.allSatisfy(known.contains) ? 0 : 1)
        }

        /// What is left out: each RIB and each edge is counted once, by the first stub above it.
        var stubs: [Stub] {
            var seen = known
            var stubs: [Stub] = []
            for rib in ribs {
                var stub = Stub(rib: rib)
                count(graph.links(of: rib).filter { !($0.edge.child.map(known.contains) ?? true) }, &stub, &seen)
                if stub.edges > 0 { stubs.append(stub) }
            }
            var top = Stub(rib: nil)
            for root in roots where seen.insert(root).inserted {
                top.ribs += 1
                count(graph.links(of: root), &top, &seen)
            }
            return top.ribs > 0 ? stubs + [top] : stubs
        }

        private func count(_ links: [TreeLink], _ stub: inout Stub, _ seen: inout Set<String>) {
            var work = links
            var next = 0
            while next < work.count {
                let link = work[next]
                next += 1
                stub.edges += 1
                if link.edge.closes == .no { stub.open += 1 }
                guard let child = link.edge.child, seen.insert(child).inserted else { continue }
                stub.ribs += 1
                stub.last = child
                work += graph.links(of: child)
            }
        }
    }
}

extension TreeFolding.Stub {
    /// `7 more, 2 open`.
    var words: String {
        let more = ribs > 0 ? "\(Phrase.number(ribs)) more" : "\(Phrase.count(edges, "more edge"))"
        return more + (open > 0 ? ", \(Phrase.number(open)) open" : "")
    }
}
