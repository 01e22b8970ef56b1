import SourceText
import SwiftOutline

/// A dismissal that a RIB's view makes on its own, with no listener hearing of it on that path.
public struct SelfDismissal: Sendable {
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
}

/// What was made of a dismissal in one view.
struct ViewJudgement: Sendable {
    let view: TypeID
    let judgement: Judgement<SelfDismissal, RightfulDismissal>
}

extension Project {
    /// All of the project, in order of files and places; also the dismissals that are none of these, if those are of interest.
    public func selfDismissals(_ interest: Interest) -> [Judgement<SelfDismissal, RightfulDismissal>] {
        if interest == .breaches, let memory { return merged(memory.dismissals(of: self)) }
        let cases = dismissalCases(interest)
        guard !cases.isEmpty else { return [] }
        return merged(judge(cases, OutsideCalls(self, of: leadingNames(of: cases)), interest))
    }

    /// The views that are to be judged, and that something may take away.
    private func dismissalCases(_ interest: Interest) -> [DismissalCase] {
        let views = ribViews
        let removalNames = dismissalNames
        let candidates = judged(viewControllers).filter {
            interest == .everything
                ? views.hasController($0) || views.isLaunched($0) : views.hasController($0) && !hierarchy.hasUnresolvedSuperclass[$0.index]
        }
        // Most views stop here: none of their code names anything that may take them away.
        var suspects = threads.flatMap(candidates.count, chunk: 8) { range in
            candidates[range].compactMap { Suspect(ClassDispatch($0, in: self), removalNames) }
        }
        suspects += hostedViews.roots.filter { isJudged($0.type) }.compactMap { hostedFamily($0) }.map { Suspect($0, $1) }
        let lookalikes = interest == .everything ? DismissalNames.ofLibraries : nil
        let records = threads.map(suspects.count, chunk: 2) { [suspects] in suspects[$0].record(lookalikes) }
        return zip(suspects, records).filter { !$1.dismissals.isEmpty || !$1.selectors.isEmpty || !$1.others.isEmpty }.map {
            DismissalCase(suspect: $0, record: $1)
        }
    }

    /// The names of functions that lead to a dismissal.
    private func leadingNames(of cases: [DismissalCase]) -> NameSet {
        NameSet(cases.lazy.flatMap(\.record.reaching).map { self.declaration($0).name })
    }

    /// The same of the views that are to be judged here.
    var leadingNames: NameSet { leadingNames(of: dismissalCases(.breaches)) }

    /// What is made of the views that are to be judged here.
    func ownDismissals(_ callers: OutsideCalls) -> [ViewJudgement] { judge(dismissalCases(.breaches), callers, .breaches) }

    private func judge(_ cases: [DismissalCase], _ callers: OutsideCalls, _ interest: Interest) -> [ViewJudgement] {
        let surroundings = Surroundings(callers: callers, navigationObservers: navigationObservers, views: ribViews, interest: interest)
        return threads.flatMap(cases.count, chunk: 2) { range in
            cases[range].flatMap { one in
                self.judge(one.suspect, one.record, surroundings).map { ViewJudgement(view: one.suspect.family.type, judgement: $0) }
            }
        }
    }

    /// In order of places, each place once: several views may inherit it.
    private func merged(_ judgements: [ViewJudgement]) -> [Judgement<SelfDismissal, RightfulDismissal>] {
        var found: [NodeReference: SelfDismissal] = [:]
        var right: [NodeReference: RightfulDismissal] = [:]
        for judged in judgements {
            switch judged.judgement {
            case .breach(let dismissal): merge(dismissal, judged.view, into: &found)
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

    /// What the judgement of any view has to know of the rest of the project.
    private struct Surroundings: Sendable {
        let callers: OutsideCalls
        let navigationObservers: NavigationObservers
        let views: RIBViews
        let interest: Interest
    }

    /// A view that something takes away, and what a walk over its code met.
    private struct DismissalCase: Sendable {
        let suspect: Suspect
        let record: PathAnalysis.Record
    }

    /// A view that may take itself away.
    private struct Suspect: Sendable {
        let family: ClassDispatch
        let facts: ViewFacts
        let code: [DeclarationID]
        /// What of its code may lead to a dismissal; the rest need not be walked but where this calls it.
        let reaching: [DeclarationID]
        /// Which of the code leads to which; nil for views that go by names of their own.
        let mentions: OwnMentions?
        /// The names by which it does; nil where they are not known.
        let interest: NameSet?
        /// What its listener offers.
        let listenerMethods: [DeclarationID]

        /// Nil where none of the code names anything that may take a view away.
        init?(_ family: ClassDispatch, _ removalNames: NameSet) {
            let project = family.project
            guard family.classes.contains(where: { project.ownMembers(of: $0).contains { project.mentions(removalNames, $0) } }) else { return nil }
            let code = family.reachableCode()
            let first = code.filter { project.mentions(removalNames, $0) }
            guard !first.isEmpty else { return nil }
            let mentions = OwnMentions(code, project)
            let reaching = mentions.reaching(to: first)
            self.family = family
            self.code = code
            self.reaching = code.filter { reaching.contains($0) }
            self.mentions = mentions
            interest = reaching.reduce(into: removalNames.union(Suspect.shorteners)) { $0.insert(project.declaration($1).name) }
            facts = ViewFacts(family)
            listenerMethods = project.listenerMethods(of: family)
        }

        /// What takes the view off its stack in place; the stack's own name stands before it.
        private static let shorteners: NameSet = [Name.removeLast, Name.removeAll, Name.popLast]

        /// A view of SwiftUI: it goes by names of its own.
        init(_ family: ClassDispatch, _ facts: ViewFacts) {
            self.family = family
            self.facts = facts
            code = family.reachableCode()
            reaching = code
            mentions = nil
            interest = nil
            listenerMethods = family.project.listenerMethods(of: family)
        }

        /// What a walk over its code meets.
        func record(_ lookalikes: NameSet?) -> PathAnalysis.Record {
            var survey = PathAnalysis(family: family, facts: facts, interest: interest)
            survey.lookalikes = lookalikes
            for member in reaching { _ = survey.exits(of: PathAnalysis.Unit(home: member, closure: nil)) }
            var next = 0
            var seen: Set<PathAnalysis.Unit> = []
            while next < survey.record.handlers.count {
                let handler = survey.record.handlers[next]
                next += 1
                if seen.insert(handler).inserted { _ = survey.exits(of: handler) }
            }
            return survey.record
        }
    }

    private func judge(
        _ suspect: Suspect, _ record: PathAnalysis.Record, _ surroundings: Surroundings
    ) -> [Judgement<SelfDismissal, RightfulDismissal>] {
        let (family, facts) = (suspect.family, suspect.facts)
        if let general = general(family, surroundings) { return (record.dismissals + record.selectors).map { .pass(rightful($0, general, family)) } }
        let notifier = RemovalHooks(family, facts, surroundings.navigationObservers, code: suspect.code)
        let entries = EntryPoints(
            family, facts, record, code: suspect.reaching, outsiders: surroundings.callers.functions(of: family, among: record.reaching),
            surroundings.interest)
        let presented = Presentations(family)
        let ways = CallPath(record)
        func allowances(_ entry: PathAnalysis.Unit) -> PathState { presented.allowances(of: entry, references: record.references, family) }
        var result: [Judgement<SelfDismissal, RightfulDismissal>] = []
        var judged: Set<NodeReference> = []
        for site in record.dismissals where !notifier.hears.contains(site.kind) && judged.insert(site.place).inserted {
            var paths = PathAnalysis(family: family, facts: facts, target: site.place)
            // A closure may be run from anywhere; what stands in a function is reached by those that lead to it.
            let reaching = site.unit.closure == nil ? suspect.mentions?.reaching(to: [site.unit.home]) : nil
            let candidates = reaching.map { entries.units(in: $0) } ?? entries.units
            let entry = candidates.first { paths.exits(of: $0, allowances: allowances($0)).hasBreach }
            if let entry {
                result.append(.breach(dismissal(site, entry, ways.way(from: entry, to: site.unit), suspect)))
            } else if surroundings.interest == .everything {
                let defence = DismissalDefence(
                    family: family, facts: facts, record: record, entries: entries, allowances: entries.units.map(allowances))
                result.append(.pass(rightful(site, defence.defence(of: site), family)))
            }
        }
        for site in record.selectors where !notifier.hears.contains(site.kind) && judged.insert(site.place).inserted {
            result.append(.breach(dismissal(site, site.unit, [], suspect)))
        }
        for reference in record.references where family.isFromExtension(reference.function) && judged.insert(reference.place).inserted {
            var helper = PathAnalysis(family: family, facts: facts)
            guard helper.exits(of: PathAnalysis.Unit(home: reference.function, closure: nil)).hasBreach,
                let kind = helper.record.dismissals.first?.kind, !notifier.hears.contains(kind)
            else { continue }
            let site = PathAnalysis.Record.Site(unit: reference.unit, place: reference.place, kind: kind)
            result.append(.breach(dismissal(site, reference.unit, [], suspect)))
        }
        guard surroundings.interest == .everything else { return result }
        for site in record.dismissals + record.selectors where notifier.hears.contains(site.kind) && judged.insert(site.place).inserted {
            result.append(.pass(rightful(site, .heardWhenGone(notifier.notifications[site.kind]), family)))
        }
        for other in record.others where judged.insert(other.place).inserted {
            result.append(.pass(RightfulDismissal(place: other.place, kind: nil, view: family.type, defence: .otherReceiver(other.receiver))))
        }
        return result
    }

    /// What speaks for all that a view does.
    private func general(_ family: ClassDispatch, _ surroundings: Surroundings) -> RightfulDismissal.Defence? {
        if surroundings.views.isLaunched(family.type) { return .launched }
        return hierarchy.hasUnresolvedSuperclass[family.type.index] ? .unresolvedSuperclass : nil
    }

    private func rightful(
        _ site: PathAnalysis.Record.Site, _ defence: RightfulDismissal.Defence, _ family: ClassDispatch
    ) -> RightfulDismissal {
        RightfulDismissal(place: site.place, kind: site.kind, view: family.type, defence: defence)
    }

    private func dismissal(
        _ site: PathAnalysis.Record.Site, _ entry: PathAnalysis.Unit, _ calls: [NodeReference], _ suspect: Suspect
    ) -> SelfDismissal {
        let family = suspect.family
        let type = symbols.type(around: site.unit.home) ?? family.type
        let start = entry.closure.map { [NodeReference(file: entry.home.file, node: $0)] } ?? []
        return SelfDismissal(
            place: site.place, kind: site.kind, type: type, views: [family.type], entry: entry.home, isHandler: entry.closure != nil, path: start + calls + [site.place],
            listenerMethods: suspect.listenerMethods)
    }

    /// What a view's listener offers.
    private func listenerMethods(of family: ClassDispatch) -> [DeclarationID] {
        for type in family.classes {
            for member in ownMembers(of: type) where declaration(member).kind == .variable && isListener(member) {
                for part in self.type(of: member).constituents {
                    guard let nominal = part.nominal, symbols.types[nominal.index].kind == .protocol else { continue }
                    return hierarchy.ancestors[nominal.index].flatMap { ownMembers(of: $0) }.filter { declaration($0).kind == .function }
                }
            }
        }
        return []
    }
}
