import SourceText
import SwiftOutline

/// A dismissal that a RIB's view makes on its own, with no listener hearing of it on that path.
public struct SelfDismissal: Equatable, Sendable {
    /// The name of the dismissing call.
    public let place: NodeReference
    public let kind: DismissalKind
    /// The class or struct that makes it.
    public let type: TypeID
    /// RIB views that inherit it; only itself where the class is one.
    public let views: [TypeID]
    /// The function that the event enters, or that sets up the handler.
    public let entry: DeclarationID
    public let isHandler: Bool
    /// The way from the entry to the dismissal: the entry, each call, the dismissal.
    public let path: [NodeReference]
    /// Methods by which the view could tell, in the order of the protocol.
    public let listenerMethods: [DeclarationID]

    /// Those that a type makes, each for that view alone.
    fileprivate static let query = Query<TypeID, [SelfDismissal]>("selfDismissals") { project, type in
        project[DismissalCode.query, type].flatMap { code in
            project.judge(code, calledFromOutside: Set(project[OutsideCalls.calledFunctions, type]), .breaches).compactMap {
                if case .breach(let dismissal) = $0 { dismissal } else { nil }
            }
        }
    }
}

extension Project {
    /// All of the project, in order of files and places; also the dismissals that are none of these, if those are of interest.
    public func selfDismissals(_ interest: Interest) -> [Judgement<SelfDismissal, RightfulDismissal>] {
        if interest == .everything { return everyDismissal() }
        // Asked first, so that all threads work on it.
        _ = self[OutsideCalls.query]
        return merged(answers(SelfDismissal.query, dismissingTypes).map { ($0.views[0], .breach($0)) })
    }

    /// The same with those that are none of these.
    private func everyDismissal() -> [Judgement<SelfDismissal, RightfulDismissal>] {
        let views = ribViews
        let controllers = viewControllers.types.filter { views.hasController($0) || views.isLaunched($0) }
        let lookalikes = NameSet.viewRemovals
        let all = threads.flatMap(controllers.count, chunk: 2) { range in
            controllers[range].compactMap { DismissalCode(controller: $0, lookalikes: lookalikes, in: self) }
        } + hostedViews.roots.compactMap { DismissalCode(hosted: $0, lookalikes: lookalikes, in: self) }
        let names = NameSet(all.flatMap(\.record.reaching).map { declaration($0).name })
        let callers = OutsideCalls(self, of: names)
        return merged(
            threads.flatMap(all.count, chunk: 2) { range in
                all[range].flatMap { code in
                    let called = callers.functions(of: ClassDispatch(code.view, in: self), among: code.record.reaching)
                    return self.judge(code, calledFromOutside: called, .everything).map { (code.view, $0) }
                }
            })
    }

    /// In order of places, each place once: several views may inherit it.
    private func merged(
        _ judged: [(view: TypeID, judgement: Judgement<SelfDismissal, RightfulDismissal>)]
    ) -> [Judgement<SelfDismissal, RightfulDismissal>] {
        var found: [NodeReference: SelfDismissal] = [:]
        var right: [NodeReference: RightfulDismissal] = [:]
        for (view, judgement) in judged {
            switch judgement {
            case .breach(let dismissal): merge(dismissal, view, into: &found)
            case .pass(let rightful): if right[rightful.place] == nil { right[rightful.place] = rightful }
            }
        }
        // What is a breach for one view that inherits it is no less so for being none for another.
        let passes = right.values.filter { found[$0.place] == nil }.sorted { $0.place < $1.place }
        return found.values.sorted { $0.place < $1.place }.map { .breach($0) } + passes.map { .pass($0) }
    }

    private func merge(_ dismissal: SelfDismissal, _ view: TypeID, into found: inout [NodeReference: SelfDismissal]) {
        guard let known = found[dismissal.place] else {
            found[dismissal.place] = dismissal
            return
        }
        guard !known.views.contains(view) else { return }
        found[dismissal.place] = SelfDismissal(
            place: known.place, kind: known.kind, type: known.type, views: known.views + [view], entry: known.entry, isHandler: known.isHandler,
            path: known.path, listenerMethods: known.listenerMethods)
    }

    // MARK: One view

    /// - Parameter called: functions of the view that code outside it calls.
    fileprivate func judge(
        _ code: DismissalCode, calledFromOutside called: Set<DeclarationID>, _ interest: Interest
    ) -> [Judgement<SelfDismissal, RightfulDismissal>] {
        let (facts, record) = (code.facts, code.record)
        let family = ClassDispatch(code.view, in: self)
        if let general = general(family) { return (record.dismissals + record.selectors).map { .pass(rightful($0, general, family)) } }
        let notifier = RemovalHooks(family, facts, navigationObservers, code: code.code)
        let entries = EntryPoints(family, facts, record, code: code.reaching, outsiders: called, interest)
        let presented = Presentations(family)
        let ways = CallPath(record)
        func allowances(_ entry: PathAnalysis.Unit) -> PathState { presented.allowances(of: entry, references: record.references, family) }
        var result: [Judgement<SelfDismissal, RightfulDismissal>] = []
        var judged: Set<NodeReference> = []
        for site in record.dismissals where !notifier.hears.contains(site.kind) && judged.insert(site.place).inserted {
            var paths = PathAnalysis(family: family, facts: facts, target: site.place)
            // A closure may be run from anywhere; what stands in a function is reached by those that lead to it.
            let reaching = site.unit.closure == nil ? code.mentions?.reaching(to: [site.unit.home], in: self) : nil
            let candidates = reaching.map { entries.units(in: $0) } ?? entries.units
            let entry = candidates.first { paths.exits(of: $0, allowances: allowances($0)).hasBreach }
            if let entry {
                result.append(.breach(dismissal(site, entry, ways.way(from: entry, to: site.unit), code, family)))
            } else if interest == .everything {
                let defence = DismissalDefence(
                    family: family, facts: facts, record: record, entries: entries, allowances: entries.units.map(allowances))
                result.append(.pass(rightful(site, defence.defence(of: site), family)))
            }
        }
        for site in record.selectors where !notifier.hears.contains(site.kind) && judged.insert(site.place).inserted {
            result.append(.breach(dismissal(site, site.unit, [], code, family)))
        }
        for reference in record.references where family.isFromExtension(reference.function) && judged.insert(reference.place).inserted {
            var helper = PathAnalysis(family: family, facts: facts)
            guard helper.exits(of: PathAnalysis.Unit(home: reference.function, closure: nil)).hasBreach,
                let kind = helper.record.dismissals.first?.kind, !notifier.hears.contains(kind)
            else { continue }
            let site = PathAnalysis.Record.Site(unit: reference.unit, place: reference.place, kind: kind)
            result.append(.breach(dismissal(site, reference.unit, [], code, family)))
        }
        guard interest == .everything else { return result }
        for site in record.dismissals + record.selectors where notifier.hears.contains(site.kind) && judged.insert(site.place).inserted {
            result.append(.pass(rightful(site, .heardWhenGone(notifier.notifications[site.kind]), family)))
        }
        for other in record.others where judged.insert(other.place).inserted {
            result.append(.pass(RightfulDismissal(place: other.place, kind: nil, view: family.type, defence: .otherReceiver(other.receiver))))
        }
        return result
    }

    /// What speaks for all that a view does.
    private func general(_ family: ClassDispatch) -> RightfulDismissal.Defence? {
        if ribViews.isLaunched(family.type) { return .launched }
        return hierarchy.hasUnresolvedSuperclass[family.type.index] ? .unresolvedSuperclass : nil
    }

    private func rightful(
        _ site: PathAnalysis.Record.Site, _ defence: RightfulDismissal.Defence, _ family: ClassDispatch
    ) -> RightfulDismissal {
        RightfulDismissal(place: site.place, kind: site.kind, view: family.type, defence: defence)
    }

    private func dismissal(
        _ site: PathAnalysis.Record.Site, _ entry: PathAnalysis.Unit, _ calls: [NodeReference], _ code: DismissalCode,
        _ family: ClassDispatch
    ) -> SelfDismissal {
        let type = symbols.type(around: site.unit.home) ?? family.type
        let start = entry.closure.map { [NodeReference(file: entry.home.file, node: $0)] } ?? []
        return SelfDismissal(
            place: site.place, kind: site.kind, type: type, views: [family.type], entry: entry.home, isHandler: entry.closure != nil, path: start + calls + [site.place],
            listenerMethods: code.listenerMethods)
    }
}
