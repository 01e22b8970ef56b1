internal import RIBModel
internal import RuleKit
internal import SourceText

/// An edge of the tree to one child that is shown in one way.
struct TreeEdge {
    private let parent: String
    private let child: String?
    private let kind: TreeReport.Edge.Kind
    private let slot: String?
    private let build: Site
    private let attaches: [Site]
    private let detaches: [Site]
    private let shown: TreeReport.Edge.Shown
    private let swipe: (style: String?, effect: TreeReport.Edge.Swipe)
    private let closing: Closing
    /// Whether the child is detached, but its view is not removed.
    private let leavesView: Bool
    private let path: [Finding.Note]

    /// Those of an edge of the model: one for each child and each way in which it is shown.
    static func all(
        of edge: Edge, _ closing: Closing, _ ids: [TypeID: String], _ project: Project
    ) -> [TreeEdge] {
        let children: [(id: String?, kind: TreeReport.Edge.Kind)] =
            switch edge.child {
            case .rib(let rib): [(ids[rib.router], .one)]
            case .oneOf(let ribs): ribs.map { (ids[$0.router], .oneOf) }
            case .unknown: [(nil, .unknown)]
            }
        let leavesView = closing.verdict == .yes && project.leavesView(edge)
        return children.flatMap { child in
            ways(edge, project).map { way in
                TreeEdge(edge, closing, leavesView, ids[edge.parent] ?? "", child, way, project)
            }
        }
    }

    private typealias Way = (shown: TreeReport.Edge.Shown, style: String?, swipe: TreeReport.Edge.Swipe)

    private init(
        _ edge: Edge, _ closing: Closing, _ leavesView: Bool, _ parent: String,
        _ child: (id: String?, kind: TreeReport.Edge.Kind),
        _ way: Way, _ project: Project
    ) {
        self.parent = parent
        (self.child, kind) = child
        slot = edge.slots.first.map { "\(parent).\(project.fullName($0))" }
        build = project.site(edge.site)
        if case .attached(let places) = edge.attachment {
            attaches = places.map { project.site($0) }
        } else {
            attaches = []
        }
        detaches = edge.detachments.map { project.site($0.place) }
        shown = way.shown
        swipe = (way.style, way.swipe)
        self.closing = closing
        self.leavesView = leavesView
        path = closing.path.enumerated().map { number, place in
            let isLast = number == closing.path.count - 1
            return Finding.Note(
                project.site(place),
                isLast ? "the child is detached here" : "'\(project.text(at: place))' is called here")
        }
    }

    /// The ways in which the child is shown, each once, in the order of the code.
    private static func ways(_ edge: Edge, _ project: Project) -> [Way] {
        var ways: [Way] = []
        for presentation in edge.presentations {
            for way in self.ways(presentation, edge, project) where !ways.contains(where: { $0.shown == way.shown }) {
                ways.append(way)
            }
        }
        // Code that also gets the view, such as a helper that removes it, says nothing if another call shows it.
        let known = ways.filter { $0.shown != .unknown && $0.shown != .embed }
        if !known.isEmpty { return known }
        return ways.isEmpty ? [(.none, nil, .none)] : ways
    }

    private static func ways(_ presentation: Edge.Presentation, _ edge: Edge, _ project: Project) -> [Way] {
        func modal() -> Way {
            let swipes = project.swipes(on: presentation, of: edge)
            return (.modal, swipes.lazy.compactMap { $0.styleName(project) }.first, effect(of: swipes.map(\.effect)))
        }
        func push() -> Way { (.push, nil, effect(of: project.systemPops(on: presentation, of: edge).map(\.effect))) }
        switch presentation.showing {
        case .push: return [push()]
        case .modal: return [modal()]
        case .pushOrModal: return [push(), modal()]
        case .tab: return [(.tab, nil, .none)]
        case .root: return [(.root, nil, .none)]
        case .embed: return [(.embed, nil, .none)]
        case .unknown: return [(.unknown, nil, .unknown)]
        }
    }

    /// The effect of a swipe, if it is the same on all objects that may be shown.
    private static func effect(of effects: [TreeReport.Edge.Swipe]) -> TreeReport.Edge.Swipe {
        guard let first = effects.first, effects.allSatisfy({ $0 == first }) else { return .unknown }
        return first
    }

    var sites: [Site] { [build] + attaches + detaches + path.map(\.site) }

    /// The edge with locations; nil if one of its files changed since the analysis.
    func reported(_ locations: LocationTable) -> TreeReport.Edge? {
        guard let build = locations[build] else { return nil }
        func located(_ sites: [Site]) -> [Location] { sites.compactMap { locations[$0] } }
        var missing = leavesView ? "view" : nil
        if case .no(let link) = closing.verdict { missing = link.rawValue }
        return TreeReport.Edge(
            parent: parent, child: child, kind: kind, slot: slot, build: build, attaches: located(attaches),
            detaches: located(detaches), shown: shown, style: swipe.style, swipe: swipe.effect,
            closes: closes, isWithParent: closing.verdict == .withParent, missing: missing,
            path: path.compactMap { note in
                locations[note.site].map { Diagnostic.Note(location: $0, message: note.message) }
            })
    }

    private var closes: TreeReport.Edge.Closing {
        switch closing.verdict {
        case .yes: leavesView ? .no : .yes
        case .withParent: .yes
        case .permanent: .permanent
        case .unknown: .unknown
        case .no: .no
        }
    }
}

extension Swipe {
    fileprivate func styleName(_ project: Project) -> String? {
        if case .fixed(let name, _) = style { project.text(name) } else { nil }
    }

    fileprivate var effect: TreeReport.Edge.Swipe {
        if unresolved != nil { return .unknown }
        switch style {
        case .fixed: return .impossible
        case .unknown: return .unknown
        case .dismissible: break
        }
        return isIgnored != nil ? .impossible : TreeReport.Edge.Swipe(hooks)
    }
}

extension SystemPop {
    fileprivate var effect: TreeReport.Edge.Swipe {
        switch obstacle {
        case .unresolved, .unknownBar: .unknown
        case .noBackButton, .hiddenBar, .noGesture, .isFirst: .impossible
        case nil: TreeReport.Edge.Swipe(hooks)
        }
    }
}

extension TreeReport.Edge.Swipe {
    /// What the hooks that UIKit calls lead to.
    fileprivate init(_ hooks: [Swipe.Hook]) {
        let leads = hooks.map(\.lead)
        self = leads.contains(.yes) ? .handled : leads.contains { $0 != .no } ? .unknown : .unhandled
    }
}
