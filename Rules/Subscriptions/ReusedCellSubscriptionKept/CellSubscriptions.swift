import RIBModel
import SourceText

/// A subscription that code puts into a cell's own bag each time that a list uses the cell for another row.
struct CellSubscription: Sendable, Equatable {
    /// The name of the subscribing call, and the member with the call.
    let place: NodeReference
    let member: DeclarationID
    let cell: TypeID
    /// The cell's property with the bag.
    let bag: DeclarationID
    /// The first call of the listener in a handler; nil if the handlers call none.
    let event: NodeReference?
    let fate: Fate

    enum Fate: Sendable, Equatable {
        case kept
        /// The subscription ends by itself.
        case ends
        /// Code may give the cell another bag, or empties this one.
        case renewed
        /// It is not known to be made for each row.
        case once
    }

    /// The classes of cells, headers and footers.
    private static let reusedCells = Query<WholeProject, [TypeID]>("reusedCells") { project, _ in
        project.viewObjects.filter { project.isReusedByLists($0) }
    }

    /// The names of their stored properties: a bag is one of them.
    private static let namesOfBags = Query<WholeProject, NameSet>("namesOfPropertiesOfCells") { project, _ in
        NameSet(
            project[reusedCells].flatMap { project.storedProperties(of: $0) }.map { project.name(of: $0.declaration) })
    }

    /// Those in the code of a class, in order.
    fileprivate static let query = Query<TypeID, [CellSubscription]>("cellSubscriptions") { project, type in
        guard !project[reusedCells].isEmpty, project.mayMention(project[namesOfBags], inCodeOf: type) else { return [] }
        let tracer = SubscriptionTracer(SubscriptionContext(project), recordsAnswers: false)
        let members = project.ownMembers(of: type).filter {
            project.isSource($0) && project.hasCode($0) && project.mentions(tracer.context.subscribingNames, $0)
        }
        guard !members.isEmpty else { return [] }
        let search = CellSubscriptionSearch(type, tracer, project)
        return members.flatMap { search.subscriptions(in: $0) }
    }
}

extension Project {
    /// The subscriptions that the code of a class puts into the bags of reusable views, in order.
    func cellSubscriptions(of type: TypeID) -> [CellSubscription] { self[CellSubscription.query, type] }
}

private struct CellSubscriptionSearch {
    private let project: Project
    private let tracer: SubscriptionTracer
    private let dispatch: ClassDispatch
    /// The functions that the initializers of the class run.
    private let start: StartCode?

    init(_ type: TypeID, _ tracer: SubscriptionTracer, _ project: Project) {
        (self.tracer, self.project) = (tracer, project)
        dispatch = ClassDispatch(type, in: project)
        start = StartCode(type, project)
    }

    func subscriptions(in member: DeclarationID) -> [CellSubscription] {
        let body = dispatch.body(of: member)
        var calls: [SubscribingCall] = []
        for chain in body.chains { tracer.appendSubscribingCalls(in: chain, to: &calls) }
        return calls.sorted { $0.chain < $1.chain }.compactMap { call in
            guard let (bag, isOwn) = bag(of: call, in: body), let cell = project.type(around: bag),
                project.isReusedByLists(cell), project.isReported(cell)
            else { return nil }
            return CellSubscription(
                place: call.name, member: member, cell: cell, bag: bag, event: event(of: call, in: body),
                fate: fate(of: call, in: body, bag, isOwn: isOwn))
        }
    }

    /// The property with the bag that a call puts its subscription into, and whether it is the own object's.
    private func bag(of call: SubscribingCall, in body: FunctionBody) -> (DeclarationID, isOwn: Bool)? {
        let chain = call.chain(in: body)
        guard
            let put = chain.suffixes(after: call.end(in: body)).first(where: {
                $0.kind == .member && tracer.words[$0.name].contains(.bagTerminators)
            }),
            let target = chain.call(of: put)?.arguments.first?.value?.chain, let name = target.last, name.isName
        else { return nil }
        if target.headOnSelf == name {
            guard !name.isLocal, let own = dispatch.property(name.name, from: body.file) else { return nil }
            return project.isStored(own) ? (own, true) : nil
        }
        return target.memberOfReceiver.flatMap { project.isStored($0) ? ($0, false) : nil }
    }

    private func fate(
        of call: SubscribingCall, in body: FunctionBody, _ bag: DeclarationID, isOwn: Bool
    ) -> CellSubscription.Fate {
        if tracer.length(call, in: body).mayBeFinite { return .ends }
        if project.maySet(bag) || isEmptied(bag) { return .renewed }
        return (isOwn ? runsForEachRow(body.home.declaration) : project.configuresReusableView(body)) ? .kept : .once
    }

    /// Whether code does something else with a bag than to put subscriptions into it.
    private func isEmptied(_ bag: DeclarationID) -> Bool {
        guard let cell = project.type(around: bag) else { return true }
        let uses = project.reads(of: bag, in: cell).compactMap { place -> ChainElement? in
            project.code(around: place).map { ChainElement(place.node, in: project.body(of: $0)) }
        }
        return (uses + project.carriedUses(of: bag, in: cell)).contains { use in
            use.chain.map { $0.last != use } ?? true
        }
    }

    /// Whether a function of the cell is called by code that gets the cell from a list, and not by its initializers.
    private func runsForEachRow(_ function: DeclarationID) -> Bool {
        guard project.isFunction(function), !(start?.members.contains(function) ?? false),
            let calls = project.calls(of: function), !calls.isEmpty
        else { return false }
        return calls.allSatisfy { project.configuresReusableView($0.body) }
    }

    /// The first call of the own listener in the closures of a chain.
    private func event(of call: SubscribingCall, in body: FunctionBody) -> NodeReference? {
        let chain = call.chain(in: body)
        for closure in chain.calls.flatMap({ Array($0.closures) }) {
            for called in closure.code where called.kind == .chain {
                for name in called.chain.elements where name.isName {
                    guard let member = name.kind == .member ? name.name : name.memberOfSelf,
                        let property = dispatch.property(member, from: body.file), project.isListener(property),
                        called.chain.calls.contains(where: { _ in true })
                    else { continue }
                    return name.place
                }
            }
        }
        return nil
    }
}
