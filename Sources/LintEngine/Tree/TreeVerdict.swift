internal import RIBModel
internal import RuleKit
internal import SourceText

/// A RIB that a call may build.
struct TreeChild {
    /// Its id in the report, and the class of its router; nil for an unknown RIB.
    let id: String?
    let router: TypeID?
    /// The builder of an unknown RIB.
    let builder: String?
    let kind: TreeReport.Edge.Kind

    static func all(of edge: Edge, _ ids: [TypeID: String], _ project: Project) -> [TreeChild] {
        func known(_ rib: RIB, _ kind: TreeReport.Edge.Kind) -> TreeChild {
            TreeChild(id: ids[rib.router], router: rib.router, builder: nil, kind: kind)
        }
        switch edge.child {
        case .rib(let rib): return [known(rib, .one)]
        case .oneOf(let ribs): return ribs.map { known($0, .oneOf) }
        case .unknown(_, let builder):
            return [TreeChild(id: nil, router: nil, builder: project.name(of: builder), kind: .unknown)]
        }
    }
}

/// Whether an edge's child closes, and what the report says about it if it does not, or if it is not known.
struct TreeVerdict {
    let closes: TreeReport.Edge.Closing
    let isWithParent: Bool
    /// The place that the answer is about; nil if the child closes.
    let site: Site?
    private var link: TreeReport.Missing.Link?
    private var reason: TreeReport.Unknown.Reason?
    private var name: String?
    private var isCalledOtherwise = false
    private var searched: [String] = []

    init(of edge: Edge, _ closing: Closing, _ project: Project) {
        isWithParent = closing.verdict == .withParent
        switch closing.verdict {
        case .yes where project.leavesView(edge):
            (closes, link) = (.no, .view)
            site = project.site(edge.detachments.first?.place ?? edge.site)
        case .yes, .withParent: (closes, site) = (.yes, nil)
        case .permanent: (closes, site) = (.permanent, nil)
        case .unknown(let unknown):
            closes = .unknown
            switch unknown {
            case .passed(let place):
                let text = project.text(at: place)
                (reason, name, site) = (.passed, text.isEmpty ? nil : text, project.site(place))
            case .property(let place):
                (reason, name) = (.property, edge.slots.first.map { project.fullName($0) })
                site = project.site(place)
            case .superclass(let type):
                if case .member(let member) = project.absence(of: type) {
                    (reason, name, site) = (.body, project.fullName(member), project.site(ofName: member))
                } else {
                    (reason, name, site) = (.superclass, project.unresolvedSuperclass(of: type), project.site(type))
                }
            case .caller(let function):
                (reason, name, site) = (.caller, project.fullName(function), project.site(ofName: function))
            case .listener(let function):
                (reason, name, site) = (.listener, project.fullName(function), project.site(ofName: function))
            case .absentCaller(let function, let place):
                (reason, name, site) = (.caller, project.fullName(function), project.site(place))
            case .framework: (reason, site) = (.framework, project.site(edge.site))
            }
        case .no(let missing):
            closes = .no
            let found = project.missingLink(missing, of: edge, closing.path)
            link = TreeReport.Missing.Link(rawValue: missing.rawValue)
            name = found.subject.map { project.fullName($0) }
            site = found.subject.map { project.site(ofName: $0) } ?? project.site(found.place)
            isCalledOtherwise = found.isCalledOtherwise
            if missing == .detach || missing == .attach {
                searched = project.classes(of: edge.parent).map { project.name(of: $0) }
            }
        }
    }

    func missing(_ place: Location) -> TreeReport.Missing? {
        link.map {
            TreeReport.Missing(
                link: $0, name: name, location: place, isCalledOtherwise: isCalledOtherwise, searched: searched)
        }
    }

    func unknown(_ place: Location) -> TreeReport.Unknown? {
        reason.map { TreeReport.Unknown(reason: $0, name: name, location: place) }
    }
}
