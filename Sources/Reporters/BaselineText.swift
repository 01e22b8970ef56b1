internal import JSONText
internal import SourceText
public import RuleKit

/// Writes baselines: one entry per line, sorted, so that additions of two branches merge and changes are easy to
/// review.
public enum BaselineText {
    public static func write(_ baseline: Baseline, toolVersion: String) -> [UInt8] {
        var head = JSONWriter()
        head.object { json in
            json.member("schemaVersion", baseline.schemaVersion)
            json.member("tool", "riblint \(toolVersion)")
        }
        var output = ByteWriter()
        // The entries go before the closing bracket and line end of the head.
        output.write(head.finished.dropLast(2))
        output.write(", \"entries\": [")
        for (number, entry) in baseline.entries.enumerated() {
            output.write(number == 0 ? "\n" : ",\n")
            var json = JSONWriter()
            json.object { json in
                json.member("path", entry.key.path)
                json.member("rule", entry.key.rule)
                json.member("symbol", entry.key.symbol)
                json.member("subject", entry.key.subject)
                json.member("count", entry.count)
                if let severity = entry.severity { json.member("severity", severity.rawValue) }
                if let reason = entry.reason { json.member("reason", reason as String) }
            }
            output.write(json.finished.dropLast())
        }
        if !baseline.edges.isEmpty { output.write("\n], \"edges\": [") }
        for (number, edge) in baseline.edges.enumerated() {
            output.write(number == 0 ? "\n" : ",\n")
            var json = JSONWriter()
            json.object { $0.edge(edge) }
            output.write(json.finished.dropLast())
        }
        output.write("\n]}\n")
        return output.bytes
    }

    /// Accepted edges with their state, as JSON.
    ///
    /// - Parameters:
    ///   - states: edges with `known` or `closed`.
    ///   - unlisted: edges that are not in the baseline.
    public static func writeStates(_ states: [(edge: Baseline.Edge, state: String)], unlisted: Int) -> [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("schemaVersion", Baseline.schemaVersions.upperBound)
            json.array("edges", of: states, .lines(indent: 2)) { json, element in
                json.object { json in
                    json.edge(element.edge)
                    json.member("state", element.state)
                }
            }
            json.member("unlisted", unlisted)
        }
        return json.finished
    }

    /// Entries with their state, as JSON.
    ///
    /// - Parameters:
    ///   - states: entries with `known`, `moved`, `merged`, `suppressed` or `fixed`; moved entries with the files that
    ///     contain their findings now.
    ///   - unlisted: findings that are not in the baseline.
    public static func writeStates(
        _ states: [((entry: Baseline.Entry, state: String), movedTo: [String])],
        unlisted: Int
    ) -> [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("schemaVersion", Baseline.schemaVersions.lowerBound)
            json.array("entries", of: states, .lines(indent: 2)) { json, element in
                let ((entry, state), movedTo) = element
                json.object { json in
                    json.entry(entry)
                    json.member("state", state)
                    if state == "moved" { json.array("movedTo", of: movedTo) { $0.value($1) } }
                }
            }
            json.member("unlisted", unlisted)
        }
        return json.finished
    }

    /// Added and removed entries, as JSON.
    ///
    /// - Parameter edges: added and removed accepted edges; their keys are left out if there are none.
    public static func writeDifference(
        added: [Baseline.Entry], removed: [Baseline.Entry], edges: (added: [Baseline.Edge], removed: [Baseline.Edge])
    ) -> [UInt8] {
        let hasEdges = !edges.added.isEmpty || !edges.removed.isEmpty
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("schemaVersion", hasEdges ? 2 : 1)
            for (key, entries) in [("added", added), ("removed", removed)] {
                json.array(key, of: entries, .lines(indent: 2)) { json, entry in json.object { $0.entry(entry) } }
            }
            for (key, edges) in hasEdges ? [("addedEdges", edges.added), ("removedEdges", edges.removed)] : [] {
                json.array(key, of: edges, .lines(indent: 2)) { json, edge in json.object { $0.edge(edge) } }
            }
        }
        return json.finished
    }
}

extension JSONWriter {
    fileprivate mutating func edge(_ edge: Baseline.Edge) {
        member("parent", edge.key.parent)
        member("child", edge.key.child)
        member("missing", edge.key.missing)
        member("count", edge.count)
        if let reason = edge.reason { member("reason", reason as String) }
    }

    fileprivate mutating func entry(_ entry: Baseline.Entry) {
        member("rule", entry.key.rule)
        member("path", entry.key.path)
        member("symbol", entry.key.symbol)
        member("subject", entry.key.subject)
        member("count", entry.count)
        if let severity = entry.severity { member("severity", severity.rawValue) }
        if let reason = entry.reason { member("reason", reason as String) }
    }
}
