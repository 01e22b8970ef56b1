internal import RIBModel
internal import RuleKit
internal import SourceText

/// An edge of the tree to one child that is shown in one way.
struct TreeEdge {
    /// Edges that show one child in different ways have one number.
    private(set) var number: Int
    private let parent: String
    private let child: TreeChild
    private let slot: String?
    private let build: Site
    private let attaches: [Site]
    private let detaches: [Site]
    private let detacher: String?
    private let way: Way
    private let isWrapped: Bool
    private let verdict: TreeVerdict
    private let path: [Finding.Note]
    private let opening: [Finding.Note]

    /// Those of an edge of the model: one for each child and each way in which it is shown.
    ///
    /// - Parameter count: the number of the last edge before them.
    static func all(
        of edge: Edge, _ closing: Closing, _ ids: [TypeID: String], after count: inout Int, _ project: Project
    ) -> [TreeEdge] {
        let verdict = TreeVerdict(of: edge, closing, project)
        let opening = opening(of: edge, project)
        return TreeChild.all(of: edge, ids, project).flatMap { child in
            count += 1
            return ways(edge, child.router, project).map { way in
                TreeEdge(count, edge, closing, opening, verdict, ids[edge.parent] ?? "", child, way, project)
            }
        }
    }

    /// The same with a number that is greater by `count`.
    func numbered(after count: Int) -> TreeEdge {
        var edge = self
        edge.number += count
        return edge
    }

    private typealias Way = (shown: TreeReport.Edge.Shown, style: String?, swipe: TreeReport.Edge.Swipe)

    private init(
        _ number: Int, _ edge: Edge, _ closing: Closing, _ opening: [Finding.Note], _ verdict: TreeVerdict,
        _ parent: String, _ child: TreeChild, _ way: Way, _ project: Project
    ) {
        self.number = number
        self.parent = parent
        self.child = child
        self.way = way
        isWrapped = TreeEdge.isWrapped(edge, way.shown, project)
        self.verdict = verdict
        slot = edge.slots.first.map { "\(parent).\(project.fullName($0))" }
        build = project.site(edge.site)
        attaches = edge.attachments.map { project.site($0) }
        detaches = edge.detachments.map { project.site($0.place) }
        let detachment = edge.detachments.first { $0.place == closing.path.last } ?? edge.detachments.first
        detacher = detachment.map { project.fullName($0.function) }
        path = TreeEdge.calls(closing.path, "the child is detached here", project)
        self.opening = opening
    }

    /// Calls, of which the last one does something to the child.
    private static func calls(_ places: [NodeReference], _ last: String, _ project: Project) -> [Finding.Note] {
        places.enumerated().map { number, place in
            let isLast = number == places.count - 1
            return Finding.Note(project.site(place), isLast ? last : "'\(project.text(at: place))' is called here")
        }
    }

    /// The function in which the calls that attach a child begin, and the calls.
    private static func opening(of edge: Edge, _ project: Project) -> [Finding.Note] {
        let opening = project.opening(of: edge)
        let start = opening.start.map { function in
            let start = (opening.isInClosure ? "a closure of " : "") + "'\(project.symbol(function))'"
            return Finding.Note(project.site(ofName: function), "the calls begin in \(start)")
        }
        return [start].compactMap { $0 } + calls(opening.path, "the child is attached here", project)
    }

    /// The ways in which the child is shown, each once, in the order of the code.
    ///
    /// - Parameter child: the class of the child's router; nil if it is unknown.
    private static func ways(_ edge: Edge, _ child: TypeID?, _ project: Project) -> [Way] {
        var ways: [Way] = []
        for presentation in edge.presentations {
            for way in self.ways(presentation, edge, project) where !ways.contains(where: { $0.shown == way.shown }) {
                ways.append(way)
            }
        }
        // Code that also gets the view, such as a helper that removes it, says nothing if another call shows it.
        let known = ways.filter { $0.shown != .unknown && $0.shown != .embed }
        if !known.isEmpty { return known }
        if let embedding = ways.first(where: { $0.shown == .embed }) { return [embedding] }
        let isViewless = child.map { !project.hasView($0) && !project.hasUnresolvedSuperclass($0) } ?? false
        return ways.isEmpty && isViewless ? [(.none, nil, .none)] : [(.unknown, nil, .unknown)]
    }

    private static func ways(_ presentation: Edge.Presentation, _ edge: Edge, _ project: Project) -> [Way] {
        func modal() -> Way {
            let swipes = project.swipes(on: presentation, of: edge)
            return (.modal, swipes.lazy.compactMap { $0.styleName(project) }.first, effect(of: swipes.map(\.effect)))
        }
        func push() -> Way {
            if isFirst(presentation, of: edge, project) { return (.embed, nil, .none) }
            return (.push, nil, effect(of: project.systemPops(on: presentation, of: edge).map(\.effect)))
        }
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

    /// Whether a call puts the child's view first into a navigation controller: that is what is shown.
    private static func isFirst(_ presentation: Edge.Presentation, of edge: Edge, _ project: Project) -> Bool {
        guard presentation.showing == .push || presentation.showing == .pushOrModal else { return false }
        let pops = project.systemPops(on: presentation, of: edge)
        return !pops.isEmpty && pops.allSatisfy(\.isOfFirst)
    }

    /// Whether a navigation controller around the child's view is what is shown, in every call that shows it that way.
    private static func isWrapped(_ edge: Edge, _ shown: TreeReport.Edge.Shown, _ project: Project) -> Bool {
        if shown == .push || shown == .unknown { return false }
        if edge.presentations.contains(where: { isFirst($0, of: edge, project) }) { return true }
        let calls = edge.presentations.filter { presentation in
            ways(presentation, edge, project).contains { $0.shown == shown }
        }
        return !calls.isEmpty && calls.allSatisfy { project.showsNavigationController($0) }
    }

    /// The effect of a swipe, if it is the same on all objects that may be shown.
    private static func effect(of effects: [TreeReport.Edge.Swipe]) -> TreeReport.Edge.Swipe {
        guard let first = effects.first, effects.allSatisfy({ $0 == first }) else { return .unknown }
        return first
    }

    var sites: [Site] {
        [build] + attaches + detaches + (path + opening).map(\.site) + [verdict.site].compactMap { $0 }
    }

    /// The edge with locations; nil if one of its files changed since the analysis.
    func reported(_ locations: LocationTable) -> TreeReport.Edge? {
        guard let build = locations[build] else { return nil }
        func located(_ sites: [Site]) -> [Location] { sites.compactMap { locations[$0] } }
        func located(_ notes: [Finding.Note]) -> [Diagnostic.Note] {
            notes.compactMap { note in
                locations[note.site].map { Diagnostic.Note(location: $0, message: note.message) }
            }
        }
        let place = verdict.site.flatMap { locations[$0] } ?? build
        return TreeReport.Edge(
            number: number, parent: parent, child: child.id, builder: child.builder, kind: child.kind, slot: slot,
            build: build, attaches: located(attaches), detaches: located(detaches), detacher: detacher,
            shown: way.shown,
            isWrapped: isWrapped, style: way.style, swipe: way.swipe, closes: verdict.closes,
            isWithParent: verdict.isWithParent,
            missing: verdict.missing(place), unknown: verdict.unknown(place),
            path: located(path), opening: located(opening))
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
    /// Whether the view is the first of its navigation controller.
    fileprivate var isOfFirst: Bool { if case .isFirst = obstacle { true } else { false } }

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
