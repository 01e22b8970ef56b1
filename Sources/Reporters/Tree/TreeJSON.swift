internal import JSONText
public import RuleKit

/// The tree of RIBs as JSON: one object with a fixed order of keys, one RIB or edge per line.
public enum TreeJSON {
    public static func write(_ tree: TreeReport) -> [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("schemaVersion", 1)
            json.object("tool") { json in
                json.member("name", "riblint")
                json.member("version", tree.toolVersion)
            }
            json.member("complete", tree.isComplete)
            json.object("summary") { json in
                json.member("ribs", tree.counts.ribs)
                json.member("edges", tree.counts.edges)
                for closing in TreeReport.Edge.Closing.allCases {
                    json.member(closing.rawValue, tree.counts[closing])
                }
            }
            json.array("ribs", of: tree.ribs, .lines(indent: 2)) { $0.rib($1) }
            json.array("edges", of: tree.edges, .lines(indent: 2)) { $0.edge($1) }
            json.array("roots", of: tree.roots) { $0.value($1) }
            json.array("notices", of: tree.notices, .lines(indent: 2)) { $0.notice($1) }
            let shown = TreeReport.Counts(tree.ribs, tree.edges)
            json.object("shown") { json in
                json.member("ribs", shown.ribs)
                json.member("edges", shown.edges)
            }
        }
        return json.finished
    }

    /// A RIB, as an object on one line.
    public static func write(_ rib: TreeReport.RIB) -> [UInt8] {
        var json = JSONWriter()
        json.rib(rib)
        return json.written
    }
}

extension JSONWriter {
    fileprivate mutating func rib(_ rib: TreeReport.RIB) {
        object { $0.members(of: rib) }
    }

    /// Writes the members of a RIB.
    mutating func members(of rib: TreeReport.RIB) {
        member("id", rib.id)
        member("name", rib.name)
        member("viewless", rib.isViewless)
        member("launch", rib.isLaunched)
        object("parts") { json in
            for (kind, part) in rib.parts {
                guard let part else {
                    json.null(kind)
                    continue
                }
                json.object(kind) { json in
                    json.member("name", part.name)
                    json.member(part.location)
                }
            }
        }
        origin(rib.origin)
        array("findings", of: rib.findings) { $0.value($1.fingerprint) }
        member("module", rib.module.isEmpty ? nil : rib.module)
    }

    private mutating func origin(_ origin: TreeReport.Origin?) {
        guard let origin else {
            null("by")
            return
        }
        object("by") { json in
            json.member("kind", origin.kind.rawValue)
            json.member("name", origin.name)
            json.place("location", origin.location)
        }
    }

    /// Writes an edge, shown in one way, as an element of an array.
    mutating func edge(_ edge: TreeReport.Edge) {
        object { json in
            json.member("parent", edge.parent)
            json.member("child", edge.child)
            json.member("kind", edge.kind.rawValue)
            json.member("slot", edge.slot)
            json.member(edge.build, as: "build")
            json.place("attach", edge.attaches.first)
            json.locations("attaches", edge.attaches)
            json.locations("detach", edge.detaches)
            json.member("shown", edge.shown.rawValue)
            json.member("style", edge.style)
            json.member("swipe", edge.swipe.rawValue)
            json.member("closes", edge.closes.rawValue)
            json.member("withParent", edge.isWithParent)
            json.member("missing", edge.missing?.link.rawValue)
            json.array("path", of: edge.path) { $0.pathNote($1) }
            json.member("edge", edge.number)
            json.member("builder", edge.builder)
            json.reason(edge.unknown)
            json.place("missingAt", edge.missing?.location)
            json.array("searched", of: edge.missing?.searched ?? []) { $0.value($1) }
            json.member("wrapped", edge.isWrapped)
            json.array("opening", of: edge.opening) { $0.pathNote($1) }
            json.member("accepted", edge.isAccepted)
        }
    }

    private mutating func reason(_ unknown: TreeReport.Unknown?) {
        guard let unknown else {
            null("unknown")
            return
        }
        object("unknown") { json in
            json.member("reason", unknown.reason.rawValue)
            json.member("name", unknown.name)
            json.member(unknown.location)
        }
    }

    private mutating func place(_ key: String, _ location: Location?) {
        if let location { member(location, as: key) } else { null(key) }
    }

    private mutating func locations(_ key: String, _ locations: [Location]) {
        array(key, of: locations) { json, location in json.object { $0.content(of: location) } }
    }
}
