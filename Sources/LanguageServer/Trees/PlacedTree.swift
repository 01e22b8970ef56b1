internal import RuleKit
internal import SourceText

/// The tree of a project's RIBs, with the places of each file that concern a RIB.
struct PlacedTree: Sendable {
    let report: TreeReport
    /// By absolute path, in the order of parts, then of calls.
    private var places: [SourcePath: [Place]] = [:]

    /// By absolute path, the calls that attach a RIB, each with its edge.
    private var attaches: [SourcePath: [(location: Location, edge: TreeReport.Edge)]] = [:]

    struct Place: Sendable {
        let rib: TreeReport.RIB
        /// The kind of the part that is declared here; nil for a call that builds, attaches or detaches the RIB.
        let kind: String?
        let location: Location
    }

    /// - Parameter root: the absolute path of the folder that the paths of the report are relative to.
    init(_ report: TreeReport, root: SourcePath) {
        self.report = report
        for rib in report.ribs {
            for (kind, part) in rib.parts {
                if let part { add(Place(rib: rib, kind: kind, location: part.location), root) }
            }
        }
        let ribs = Dictionary(report.ribs.map { ($0.id, $0) }) { first, _ in first }
        for edge in report.edges {
            for location in edge.attaches {
                attaches[FilePaths.absolute(location.path, in: root), default: []].append((location, edge))
            }
            guard let child = edge.child.flatMap({ ribs[$0] }) else { continue }
            for location in [edge.build] + edge.attaches + edge.detaches {
                add(Place(rib: child, kind: nil, location: location), root)
            }
        }
    }

    private mutating func add(_ place: Place, _ root: SourcePath) {
        places[FilePaths.absolute(place.location.path, in: root), default: []].append(place)
    }

    /// The places in a file.
    subscript(path: SourcePath) -> [Place] { places[path] ?? [] }

    /// By the offset at which the name of a call in a file ends, the edges that the call attaches.
    func attachedEdges(in path: SourcePath) -> [Int: [TreeReport.Edge]] {
        (attaches[path] ?? []).reduce(into: [:]) { $0[$1.location.end.offset, default: []].append($1.edge) }
    }
}
