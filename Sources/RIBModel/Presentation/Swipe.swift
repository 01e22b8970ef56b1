public import SourceText

/// Whether a swipe dismisses a presented view, and who is notified of it.
public struct Swipe: Sendable, Equatable {
    public let style: Style
    /// The place where swipes are disabled.
    public let isIgnored: NodeReference?
    /// The hooks that UIKit calls when a swipe dismisses the view.
    public let hooks: [Hook]
    /// Code that is not analyzed and that the result depends on.
    public let unresolved: NodeReference?

    public enum Style: Sendable, Equatable {
        /// A sheet style, or none: a swipe dismisses the view.
        case dismissible
        /// A style, by name, that a swipe does not dismiss.
        case fixed(Name, NodeReference)
        case unknown(NodeReference)
    }

    public struct Hook: Sendable, Equatable {
        /// The place where the hook is set, or where it notifies.
        public let place: NodeReference
        /// Whether the hook leads to the detachment of the child.
        public let lead: Lead
        /// The function that leads there, and that UIKit calls when the swipe begins.
        var early: DeclarationID?
        /// The function that leads there, and that UIKit calls when the swipe has removed the view.
        package var late: DeclarationID?
        /// Whether it would lead there if UIKit called it, which it never does: it is the delegate for the presentation
        /// of a view that a navigation controller contains.
        public var isUncalled = false
        /// Whether only the kind of the hook says that it leads there: the calls were not followed.
        package var isAssumed = false
    }
}

extension Project {
    /// Whether users of the app can dismiss sheets by a swipe, according to the configuration.
    public var canSwipeToDismiss: Bool { libraryModels.project.canSwipeToDismiss }

    /// The effect of a swipe on each object that a call may present.
    public func swipes(on presentation: Edge.Presentation, of edge: Edge) -> [Swipe] {
        let facts = self[RouterEdges.query, edge.parent].facts
        let uncalled = embeddedDelegates(of: edge.parent).filter { $0.use == .neverCalled && $0.edge == edge }
        return presentation.presented.flatMap { value in
            edge.child.ribs.map { swipe(on: value, showing: $0, edge, facts, presentation) }
        }.map { $0.withoutCalls(of: uncalled.map(\.place)) }
    }

    private func swipe(
        on value: ChildValue, showing rib: RIB, _ edge: Edge, _ facts: [RouterEdges.Fact],
        _ presentation: Edge.Presentation
    ) -> Swipe {
        let objects = [value] + value.inner
        // The router's own statements usually decide, and are known already.
        let stated = objects.map { ObjectFacts(facts: self.facts(on: $0, edge, facts)) }
        if case .fixed(let style, let place) = self.style(of: 0, stated, objects) {
            return Swipe(style: .fixed(style, place), isIgnored: nil, hooks: [], unresolved: nil)
        }
        let own = zip(objects, stated).map { self.facts(on: $0, rib, $1) }
        let all = own.flatMap(\.facts)
        let ignored = all.first { $0.fact == .ignoresSwipes(true) || $0.fact == .ignoresSwipes(nil) }
        let known = Swipe(
            style: style(of: 0, own, objects), isIgnored: ignored?.place,
            hooks: all.compactMap { hook($0, edge) } + otherHooks(on: presentation, of: edge)
                + own.compactMap(\.notifier).map { Swipe.Hook(place: $0, lead: .yes, isAssumed: true) },
            unresolved: own.lazy.compactMap(\.unresolved).first)
        guard known.isUnhandled else { return known }
        // Code may carry the view elsewhere before it sets a delegate.
        let (carried, escape) = carriedDelegates(of: edge)
        let places = Set(known.hooks.map(\.place))
        return Swipe(
            style: known.style, isIgnored: known.isIgnored,
            hooks: known.hooks + carried.filter { !places.contains($0.place) }.compactMap { hook($0, edge) },
            unresolved: escape)
    }

    // MARK: Facts

    private struct ObjectFacts {
        var facts: [StatedPresentationFact] = []
        var notifier: NodeReference?
        var unresolved: NodeReference?
    }

    /// The facts that the router's code, and the code it calls, states about a presented object.
    private func facts(on value: ChildValue, _ edge: Edge, _ facts: [RouterEdges.Fact]) -> [StatedPresentationFact] {
        let origins = edge.slots.map { ChildValue.Origin.slot($0) }
        return facts.compactMap { fact in
            fact.subjects.contains { $0.replacing(origins, by: .built(edge.site)) == value }
                ? StatedPresentationFact(fact: fact.fact, place: fact.place) : nil
        }
    }

    /// The facts with those added that the builder's code and the object's own class state.
    private func facts(on value: ChildValue, _ rib: RIB, _ stated: ObjectFacts) -> ObjectFacts {
        var result = stated
        switch value {
        case .view:
            add(rib.view, to: &result)
            for body in bodies(ofBuilder: rib.builder) {
                result.facts += presentationFacts(in: body) { !$0.isEmpty }
                result.notifier = result.notifier ?? body.mention(where: \.handlesDisappearance)
            }
        case .created(let place, let type, _):
            for case .nominal(let type, _) in type.constituents { add(.type(type), to: &result) }
            if case .unresolved = type { result.unresolved = place }
        default: break
        }
        return result
    }

    private func add(_ view: RIB.View, to result: inout ObjectFacts) {
        switch view {
        case .type(let type):
            result.unresolved = hasAbsentCode(type) ? start(of: type) : absentStream(of: type)
            result.facts += presentationFacts(of: type)
            result.notifier = dismissalHook(of: type)
        case .storyboard(let place), .unknown(let place): result.unresolved = place
        case .library, .none: break
        }
    }

    private func start(of type: TypeID) -> NodeReference {
        NodeReference(file: symbols.types[type.index].declaration.file, node: 0)
    }

    // MARK: Style

    /// The style of a presented object: the first that a swipe does not dismiss, if the code sets one.
    private func style(of object: Int, _ facts: [ObjectFacts], _ objects: [ChildValue]) -> Swipe.Style {
        for fact in facts[object].facts {
            switch fact.fact {
            case .style(let name):
                switch name.isDismissibleStyle {
                case true?: continue
                case false?: return .fixed(name, fact.place)
                case nil: return .unknown(fact.place)
                }
            case .unknownStyle: return .unknown(fact.place)
            case .styleOf(let other):
                guard let copied = objects.firstIndex(of: other), copied > object else { return .unknown(fact.place) }
                let style = style(of: copied, facts, objects)
                if style != .dismissible { return style }
            case .ignoresSwipes, .delegate: continue
            }
        }
        return .dismissible
    }

    // MARK: Hooks

    /// The hooks that may be those of a presented object: delegates of presentation controllers whose view is not
    /// followed, and what observes disappearances.
    private func otherHooks(on presentation: Edge.Presentation, of edge: Edge) -> [Swipe.Hook] {
        let codes =
            [presentation.function, edge.function]
            + (presentation.inner.map { code(with: [$0], in: $0.file) } ?? [])
        let held = codes.sortedWithoutRepetitions.flatMap { delegatesOfHeldControllers(in: body(of: $0)) }
        let observer = disappearanceObserver(of: edge, shownIn: presentation.function)
        return held.compactMap { hook($0, edge) }
            + (observer.map { [Swipe.Hook(place: $0, lead: .unknown($0))] } ?? [])
    }

    private func hook(_ fact: StatedPresentationFact, _ edge: Edge) -> Swipe.Hook? {
        guard case .delegate(let type) = fact.fact else { return nil }
        guard let type else { return Swipe.Hook(place: fact.place, lead: .unknown(fact.place)) }
        var lead = Lead.no
        var early: DeclarationID?
        var late: DeclarationID?
        for name in Name.swipeHooks {
            guard let function = firstMember(name, of: type, from: file(of: type), where: isFunction) else { continue }
            guard hasBody(function) else { return Swipe.Hook(place: fact.place, lead: .unknown(fact.place)) }
            if name.isSwipePermission, body(of: function).result?.literal == .false {
                return Swipe.Hook(place: fact.place, lead: .yes)
            }
            let own = eventFlow.lead(from: function, of: type, toDetachmentOf: edge)
            if own == .yes {
                if name.isSwipeStart { early = function }
                if name.isSwipeEnd { late = function }
            }
            lead = lead.or(own)
        }
        if lead == .no, hasAbsentCode(type) || hasAbsentInteractor(edge.parent) { lead = .unknown(fact.place) }
        return Swipe.Hook(place: fact.place, lead: lead, early: early, late: late)
    }
}

extension Swipe {
    /// Whether nothing is known that keeps a swipe from removing the view, or that is notified of it.
    fileprivate var isUnhandled: Bool {
        style == .dismissible && isIgnored == nil && unresolved == nil && hooks.allSatisfy { $0.lead == .no }
    }

    /// The same effect if UIKit never calls the delegates that are set at some places.
    fileprivate func withoutCalls(of uncalled: [NodeReference]) -> Swipe {
        guard hooks.contains(where: { uncalled.contains($0.place) }) else { return self }
        let hooks = self.hooks.map { hook in
            uncalled.contains(hook.place) ? Hook(place: hook.place, lead: .no, isUncalled: hook.lead != .no) : hook
        }
        return Swipe(style: style, isIgnored: isIgnored, hooks: hooks, unresolved: unresolved)
    }
}

extension ChildValue {
    /// The views that an object is created with, outermost first.
    fileprivate var inner: [ChildValue] {
        guard case .created(_, _, let arguments) = self else { return [] }
        return arguments.flatMap(\.values).filter(\.showsChild).flatMap { [$0] + $0.inner }
    }
}

extension FunctionBody {
    /// The first name in the code that satisfies a predicate.
    fileprivate func mention(where isOne: (Name) -> Bool) -> NodeReference? {
        for chain in chains {
            if let element = chain.elements.first(where: { $0.isName && isOne($0.name) }) { return element.place }
        }
        return nil
    }
}

extension Swipe {
    /// Whether a swipe dismisses the view.
    package var dismisses: Bool { unresolved == nil && style == .dismissible && isIgnored == nil }
}
