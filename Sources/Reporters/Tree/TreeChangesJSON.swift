internal import JSONText
public import RuleKit

/// What differs from the tree of another revision, as JSON: one object with a fixed order of keys, one change per line.
public enum TreeChangesJSON {
    public static func write(_ changes: TreeChanges) -> [UInt8] {
        let (before, after) = (changes.before, changes.after)
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("schemaVersion", 1)
            json.object("tool") { json in
                json.member("name", "riblint")
                json.member("version", after.toolVersion)
            }
            json.member("complete", before.isComplete && after.isComplete)
            json.object("base") { json in
                json.member("ref", changes.base.reference)
                json.member("commit", changes.base.commit)
            }
            json.object("head") { $0.members(of: changes.head) }
            json.object("summary") { json in
                json.object("ribs") { json in
                    for kind in TreeChanges.RIB.Kind.allCases {
                        json.member(kind.rawValue, changes.ribs.count { $0.kind == kind })
                    }
                }
                json.object("edges") { json in
                    for kind in TreeChanges.Edge.Kind.allCases {
                        json.member(kind.rawValue, changes.edges.count { $0.kind == kind })
                    }
                }
                json.object("open") { json in
                    json.member("before", before.counts[.no])
                    json.member("after", after.counts[.no])
                    json.member("new", changes.edges(newly: [.no]).count)
                }
            }
            json.array("ribs", of: changes.ribs, .lines(indent: 2)) { json, rib in
                json.object { json in
                    json.member("change", rib.kind.rawValue)
                    json.member("id", (rib.after ?? rib.before)?.id)
                    json.rib("before", rib.before)
                    json.rib("after", rib.after)
                    json.member("successor", rib.successor)
                }
            }
            json.array("edges", of: changes.edges, .lines(indent: 2)) { json, edge in
                let first = edge.after.first ?? edge.before.first
                json.object { json in
                    json.member("change", edge.kind.rawValue)
                    json.member("parent", first?.parent)
                    json.member("child", first?.child)
                    json.array("fields", of: edge.fields) { $0.value($1.rawValue) }
                    json.array("before", of: edge.before) { $0.edge($1) }
                    json.array("after", of: edge.after) { $0.edge($1) }
                }
            }
            json.array("notices", of: before.notices + after.notices, .lines(indent: 2)) { $0.notice($1) }
        }
        return json.finished
    }
}

extension JSONWriter {
    fileprivate mutating func members(of head: TreeChanges.Head) {
        switch head {
        case .workingFolder: member("kind", "workingFolder")
        case .index: member("kind", "index")
        case .commit(let reference, let id):
            member("kind", "commit")
            member("ref", reference)
            member("commit", id)
        }
    }

    fileprivate mutating func rib(_ key: String, _ rib: TreeReport.RIB?) {
        guard let rib else {
            null(key)
            return
        }
        object(key) { $0.members(of: rib) }
    }
}
