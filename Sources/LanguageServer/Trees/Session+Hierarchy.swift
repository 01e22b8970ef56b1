internal import JSONText
internal import LintEngine
internal import RuleKit
internal import SourceText

/// RIBs as a call hierarchy: what attaches a RIB calls it.
extension Session {
    /// The answer to `textDocument/prepareCallHierarchy`: the RIBs at a position.
    func hierarchyItems(_ path: SourcePath, _ position: TextPosition) -> [UInt8] {
        let items = mentions(at: position, in: path).compactMap { item(of: $0.rib, in: $0.project) }
        if items.isEmpty { return MessageText.null }
        var json = JSONWriter()
        json.list(of: items) { $0.value(json: $1) }
        return json.written
    }

    /// Answers `callHierarchy/incomingCalls` and `callHierarchy/outgoingCalls`.
    ///
    /// - Parameter isIncoming: whether the parents are asked for, not the children.
    func hierarchyCalls(_ request: Message.Request, isIncoming: Bool) throws(ResponseError) {
        let data = request.params?["item"]?["data"]
        guard let root = data?["root"]?.string, let rib = data?["rib"]?.string else {
            throw ResponseError(.invalidParams, "'item.data' has to be that of an item of this server")
        }
        wait(request.id, nil, superseded: nil) { session in
            session.withTrees(of: nil) { $0.respond(request.id, $0.calls(of: rib, root: root, isIncoming: isIncoming)) }
        }
    }

    private func calls(of rib: String, root: String, isIncoming: Bool) -> [UInt8] {
        guard let project = projects.first(where: { DocumentURI.uri(of: $0.root.bytes) == root }),
            let tree = project.tree?.report
        else { return MessageText.null }
        let ribs = Dictionary(tree.ribs.map { ($0.id, $0) }) { first, _ in first }
        let edges = tree.edges.filter { (isIncoming ? $0.child : $0.parent) == rib }
        // Several edges may lead to one RIB, and one edge be in the tree once for each way in which it is shown.
        var others: [String] = []
        for other in edges.compactMap({ isIncoming ? $0.parent : $0.child }) where !others.contains(other) {
            others.append(other)
        }
        var json = JSONWriter()
        let list = findingList(root: project.root)
        json.list(of: others) { json, id in
            guard let other = ribs[id], let item = item(of: other, in: project) else { return }
            let caller = isIncoming ? other : ribs[rib]
            let own = edges.filter { (isIncoming ? $0.parent : $0.child) == id }
            let sites = own.flatMap { $0.attaches.isEmpty ? [$0.build] : $0.attaches }
            // By the protocol, the ranges are in the document of the caller.
            var ranges: [TextRange] = []
            for site in sites where site.path == caller?.place?.path {
                let range = list.range(of: site)
                if !ranges.contains(range) { ranges.append(range) }
            }
            json.object { json in
                json.member(isIncoming ? "from" : "to", json: item)
                json.array("fromRanges", of: ranges) { json, range in range.write(to: &json) }
            }
        }
        return json.written
    }

    /// A RIB as a `CallHierarchyItem`; nil if none of its parts is known.
    private func item(of rib: TreeReport.RIB, in project: AnalyzedProject) -> [UInt8]? {
        guard let place = rib.place else { return nil }
        let list = findingList(root: project.root)
        return MessageText.object { json in
            json.member("name", rib.id)
            // A class.
            json.member("kind", 5)
            json.member("detail", "RIB")
            json.member("uri", list.uri(place.path))
            list.range(of: place).write("range", to: &json)
            list.range(of: place).write("selectionRange", to: &json)
            json.object("data") { json in
                json.member("root", DocumentURI.uri(of: project.root.bytes))
                json.member("rib", rib.id)
            }
        }
    }
}

extension TreeReport.RIB {
    /// The name of its router; of the first part that is known if the router is not.
    fileprivate var place: Location? { (router ?? parts.lazy.compactMap(\.part).first)?.location }
}
