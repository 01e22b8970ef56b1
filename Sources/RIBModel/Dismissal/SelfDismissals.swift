public import SourceText
public import SwiftOutline

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

extension Project {
    /// All of the project, in order of files and places.
    public func selfDismissals() -> [SelfDismissal] {
        let views = RIBViews(self)
        let callers = OutsideCalls(self)
        let leaving = dismissalNames()
        var found: [NodeReference: SelfDismissal] = [:]
        for view in views.controllers where !lineage.hasUnresolvedSuperclass[view.index] {
            let family = ViewFamily(view, in: self)
            guard family.reachableCode().contains(where: { mentions(leaving, $0) }) else { continue }
            for dismissal in judge(family, ViewFacts(family), callers) { merge(dismissal, view, into: &found) }
        }
        for (family, facts) in hostedFamilies(views) {
            for dismissal in judge(family, facts, callers) { merge(dismissal, family.type, into: &found) }
        }
        return found.values.sorted { $0.place < $1.place }
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

    private func judge(_ family: ViewFamily, _ facts: ViewFacts, _ callers: OutsideCalls) -> [SelfDismissal] {
        var survey = ViewPaths(family: family, facts: facts)
        for member in family.reachableCode() { _ = survey.exits(of: ViewPaths.Unit(home: member, closure: nil)) }
        var next = 0
        var handlers: [ViewPaths.Unit] = []
        var seen: Set<ViewPaths.Unit> = []
        while next < survey.record.handlers.count {
            let handler = survey.record.handlers[next]
            next += 1
            guard seen.insert(handler).inserted else { continue }
            handlers.append(handler)
            _ = survey.exits(of: handler)
        }
        let record = survey.record
        guard !record.dismissals.isEmpty || !record.selectors.isEmpty else { return [] }
        let notifier = RemovalNotifier(family, facts)
        let outsiders = callers.functions(of: family)
        let entries = ViewEntries(family, facts, record, outsiders: outsiders).units
        var result: [SelfDismissal] = []
        var judged: Set<NodeReference> = []
        for site in record.dismissals where !notifier.hears.contains(site.kind) && judged.insert(site.place).inserted {
            var paths = ViewPaths(family: family, facts: facts, target: site.place)
            let entry = entries.first { entry in
                paths.exits(of: entry, credits: facts.presented.credits(of: entry, references: record.references, family)).hasBreach
            }
            guard let entry else { continue }
            result.append(dismissal(site, entry, way(from: entry, to: site.unit, record), family))
        }
        for site in record.selectors where !notifier.hears.contains(site.kind) && judged.insert(site.place).inserted {
            result.append(dismissal(site, site.unit, [], family))
        }
        for reference in record.references where family.isBorrowed(reference.function) && judged.insert(reference.place).inserted {
            var helper = ViewPaths(family: family, facts: facts)
            guard helper.exits(of: ViewPaths.Unit(home: reference.function, closure: nil)).hasBreach,
                let kind = helper.record.dismissals.first?.kind, !notifier.hears.contains(kind)
            else { continue }
            result.append(dismissal(ViewPaths.Record.Site(unit: reference.unit, place: reference.place, kind: kind), reference.unit, [], family))
        }
        return result
    }

    private func dismissal(
        _ site: ViewPaths.Record.Site, _ entry: ViewPaths.Unit, _ calls: [NodeReference], _ family: ViewFamily
    ) -> SelfDismissal {
        let type = index.type(around: site.unit.home) ?? family.type
        let start = entry.closure.map { [NodeReference(file: entry.home.file, node: $0)] } ?? []
        return SelfDismissal(
            place: site.place, kind: site.kind, type: type, views: [family.type], entry: entry.home, isHandler: entry.closure != nil, path: start + calls + [site.place],
            listenerMethods: listenerMethods(of: family))
    }

    /// The calls that lead from an entry to the unit of a dismissal, fewest first.
    private func way(from entry: ViewPaths.Unit, to unit: ViewPaths.Unit, _ record: ViewPaths.Record) -> [NodeReference] {
        var ways: [ViewPaths.Unit: [NodeReference]] = [entry: []]
        var work = [entry]
        var next = 0
        while next < work.count {
            let current = work[next]
            next += 1
            if current == unit { break }
            for call in record.calls where call.caller == current {
                let callee = ViewPaths.Unit(home: call.callee, closure: nil)
                guard ways[callee] == nil else { continue }
                ways[callee] = (ways[current] ?? []) + [call.place]
                work.append(callee)
            }
        }
        return ways[unit] ?? []
    }

    /// What the view's listener offers.
    private func listenerMethods(of family: ViewFamily) -> [DeclarationID] {
        for type in family.classes {
            for member in ownMembers(of: type) where declaration(member).kind == .variable && isListener(member) {
                for part in self.type(of: member).constituents {
                    guard let nominal = part.nominal, index.types[nominal.index].kind == .protocol else { continue }
                    return lineage.ancestors[nominal.index].flatMap { ownMembers(of: $0) }.filter { declaration($0).kind == .function }
                }
            }
        }
        return []
    }
}

/// Calls of views' functions from other types: what only a RIB's own parts call is no event.
struct OutsideCalls {
    private var byName: [Name: [(caller: TypeID?, place: DeclarationID)]] = [:]

    init(_ project: Project) {
        for (number, file) in project.files.enumerated() where file.standing == .source {
            let outline = file.outline
            for (position, declared) in outline.declarations.enumerated() where !declared.scope.contains(.local) && (declared.kind == .function || declared.kind == .variable || declared.kind == .constant || declared.kind == .initializer) {
                let place = DeclarationID(file: number, index: position)
                let around = project.index.type(around: place)
                var names: Set<Name> = []
                for span in outline.code(of: position) {
                    for node in span.first..<span.end where outline.nodes[Int(node)].kind == .member { names.insert(outline.nodes[Int(node)].name) }
                }
                for name in names { byName[name, default: []].append((around, place)) }
            }
        }
        self.project = project
    }

    private let project: Project

    /// The functions of a view that code outside it calls, other than routers, interactors, presenters and builders.
    func functions(of family: ViewFamily) -> Set<DeclarationID> {
        let own = Set(family.classes)
        var result: Set<DeclarationID> = []
        for function in family.code() where project.declaration(function).kind == .function {
            let name = project.declaration(function).name
            for (caller, place) in byName[name] ?? [] {
                if let caller, own.contains(caller) || isOfTheRIB(caller) { continue }
                if calls(place, function, family) { result.insert(function) }
            }
        }
        return result
    }

    private func isOfTheRIB(_ type: TypeID) -> Bool {
        [Role.router, .interactor, .presenter, .builder, .component].contains { project.roles.has(type, $0) } || project.roles.isDouble(type)
    }

    private func calls(_ place: DeclarationID, _ function: DeclarationID, _ family: ViewFamily) -> Bool {
        let home = project.home(place)
        let outline = project.files[place.file].outline
        let name = project.declaration(function).name
        if let around = home.type, project.roles.has(around, .view), isWitness(place, around) { return false }
        var found = false
        Hearing.chains(in: place, project) { chain, _ in
            let elements = Array(outline.children(of: chain))
            for (position, element) in elements.enumerated() where position > 0 && outline.nodes[Int(element)].kind == .member && outline.nodes[Int(element)].name == name {
                let type = project.type(ofChain: chain, upTo: element - 1, in: home)
                let isOfView = type.constituents.contains { part in
                    part.nominal.map { project.lineage.ancestors[family.type.index].contains($0) } ?? false
                }
                if isOfView { found = true }
            }
        }
        return found
    }

    /// A witness by which another RIB's view is told: what it calls, its router or interactor asked for.
    private func isWitness(_ place: DeclarationID, _ type: TypeID) -> Bool {
        let declared = project.declaration(place)
        let labels = project.labels(place)
        return project.viewRequirements(of: type).contains { project.declaration($0).name == declared.name && project.labels($0) == labels }
    }
}
