import RIBModel
import SourceText

/// The code of a view that its events can enter.
struct ViewEvents {
    /// Units that an event certainly enters come first, then witnesses and functions that other code calls; each group
    /// in source order.
    let units: [CodeUnit]
    /// By function, the indices of its units.
    private let places: [DeclarationID: [Int]]
    /// Why no event enters the other units; empty unless recorded.
    let others: [CodeUnit: Dismissal.NoEvent.Reason]

    /// - Parameters:
    ///   - code: the view's own code to consider.
    ///   - outsiders: functions of the view that classes other than routers, interactors, presenters and builders call.
    ///   - recordsOthers: whether to fill `others`.
    init(
        _ view: ViewCode, _ trace: Trace, code: [DeclarationID], outsiders: Set<DeclarationID>,
        recordsOthers: Bool
    ) {
        let (family, project) = (view.family, view.project)
        let requirements = project.viewRequirements(of: family.type)
        let wired = Set(trace.references.map(\.function))
        // Their callers decide.
        let called = Set(trace.calls.lazy.filter { $0.caller.function != $0.callee }.map(\.callee))
        let isOpen = ViewEvents.hasUnresolvedContract(family)
        var units: Set<CodeUnit> = []
        var later: Set<CodeUnit> = []
        var others: [CodeUnit: Dismissal.NoEvent.Reason] = [:]
        for member in code {
            guard project.isFunction(member), !family.isFromExtension(member) else { continue }
            let isWitness = project.fulfills(member, oneOf: requirements)
            let unit = CodeUnit(member)
            if wired.contains(member) {
                units.insert(unit)
            } else if isWitness || ViewEvents.isGivenToBuilder(member, family) {
                if recordsOthers { others[unit] = isWitness ? .required : .childListener }
            } else if let kind = family.entryKind(of: member) {
                switch kind {
                case .witness: later.insert(unit)
                case .hook where called.contains(member): if recordsOthers { others[unit] = .uncalled }
                // The router or the interactor may call it through the base class, or nobody.
                case .hook where isOpen || !outsiders.contains(member): if recordsOthers { others[unit] = .uncalled }
                case .hook: later.insert(unit)
                case .action, .override: units.insert(unit)
                }
            } else if !isOpen, outsiders.contains(member) {
                later.insert(unit)
            } else if recordsOthers {
                others[unit] = .uncalled
            }
        }
        for handler in trace.handlers {
            if !view.facts.isObservedHandler(handler, family) {
                units.insert(handler)
            } else if recordsOthers {
                others[handler] = .observedHandler
            }
        }
        self.others = others
        let ordered = units.sorted() + later.sorted()
        self.units = ordered
        places = Dictionary(grouping: ordered.indices) { ordered[$0].function }
    }

    /// The units of the given functions, in the same order.
    func units(in functions: Set<DeclarationID>) -> [CodeUnit] {
        functions.flatMap { places[$0] ?? [] }.sorted().map { units[$0] }
    }

    /// Whether a member is a witness of the listener protocol under which the view passes itself to a builder: it
    /// closes that child.
    private static func isGivenToBuilder(_ member: DeclarationID, _ family: ClassDispatch) -> Bool {
        let project = family.project
        let fulfilled = Set(
            project.requirements(fulfilledBy: member, of: family.type).compactMap { project.type(around: $0) })
        guard fulfilled.contains(where: { project.mayBeListener($0) }) else { return false }
        return family.code.contains { code in
            family.body(of: code).calls.contains { isBuilt($0) && passesView($0, family) }
        }
    }

    /// Whether the receiver of a call is a builder.
    private static func isBuilt(_ call: CallSite) -> Bool {
        guard call.callee?.kind == .member, let receiver = call.receiver else { return false }
        return receiver.type.constituents.contains { part in
            part.nominal.map { call.project.roles.has($0, .builder) } ?? false
        }
    }

    private static func passesView(_ call: CallSite, _ family: ClassDispatch) -> Bool {
        call.arguments.contains { $0.value.map { family.value(of: $0) } == .itself }
    }

    /// If the view's contract is absent, the router or the interactor may call any of its plain methods.
    private static func hasUnresolvedContract(_ family: ClassDispatch) -> Bool {
        family.project.hasAbsentContract(view: family.type)
    }
}

extension Project {
    fileprivate func mayBeListener(_ type: TypeID) -> Bool {
        PartNaming.isListener(name(of: type)) || isListener(.nominal(type, []))
    }
}
