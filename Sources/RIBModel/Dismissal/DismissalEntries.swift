import SourceText

/// Which of a view's code an event of its own can enter: `four-rules.md` 1.4.
struct DismissalEntries {
    /// Those that an event enters for certain first, then witnesses and what others call; each in order of the source.
    let units: [CodeUnit]
    /// By function, the places of its units.
    private let places: [DeclarationID: [Int]]
    /// What keeps the others from being entered; empty unless asked for.
    let exempt: [CodeUnit: OtherDismissal.Exemption.Reason]

    /// - Parameters:
    ///   - code: what of the view's own code can lead to a dismissal.
    ///   - outsiders: functions of the view that other classes than routers, interactors, presenters and builders call.
    ///   - recordsExemptions: whether `exempt` is asked for.
    init(
        _ view: ViewCode, _ trace: Trace, code: [DeclarationID], outsiders: Set<DeclarationID>,
        recordsExemptions: Bool
    ) {
        let (family, project) = (view.family, view.project)
        let requirements = project.viewRequirements(of: family.type)
        let wired = Set(trace.references.map(\.function))
        let isOpen = DismissalEntries.hasUnresolvedContract(family)
        var units: Set<CodeUnit> = []
        var others: Set<CodeUnit> = []
        var exempt: [CodeUnit: OtherDismissal.Exemption.Reason] = [:]
        for member in code {
            guard project.isFunction(member), !family.isFromExtension(member) else { continue }
            let isWitness = project.fulfills(member, oneOf: requirements)
            let unit = CodeUnit(member)
            if wired.contains(member) {
                units.insert(unit)
            } else if isWitness || DismissalEntries.isGivenToBuilder(member, family) {
                if recordsExemptions { exempt[unit] = isWitness ? .required : .childListener }
            } else if let kind = family.entryKind(of: member) {
                if kind == .witness { others.insert(unit) } else { units.insert(unit) }
            } else if !isOpen, outsiders.contains(member) {
                others.insert(unit)
            } else if recordsExemptions {
                exempt[unit] = .uncalled
            }
        }
        for handler in trace.handlers {
            if !view.facts.isObservedHandler(handler, family) {
                units.insert(handler)
            } else if recordsExemptions {
                exempt[handler] = .heardHandler
            }
        }
        self.exempt = exempt
        let ordered = units.sorted() + others.sorted()
        self.units = ordered
        places = Dictionary(grouping: ordered.indices) { ordered[$0].function }
    }

    /// Those of some functions, in the same order.
    func units(in functions: Set<DeclarationID>) -> [CodeUnit] {
        functions.flatMap { places[$0] ?? [] }.sorted().map { units[$0] }
    }

    /// A witness of the listener protocol under which the view hands itself to a builder: it closes that child.
    private static func isGivenToBuilder(_ member: DeclarationID, _ family: ClassDispatch) -> Bool {
        let project = family.project
        let fulfilled = Set(
            project.requirements(fulfilledBy: member, of: family.type).compactMap { project.symbols.type(around: $0) })
        guard fulfilled.contains(where: { project.mayBeListener($0) }) else { return false }
        return family.code.contains { code in
            family.body(of: code).calls.contains { isBuilt($0) && passesView($0, family) }
        }
    }

    /// Whether a call is made on a builder.
    private static func isBuilt(_ call: CallSite) -> Bool {
        guard call.callee?.kind == .member, let receiver = call.receiver else { return false }
        return receiver.type.constituents.contains { part in
            part.nominal.map { call.project.roles.has($0, .builder) } ?? false
        }
    }

    private static func passesView(_ call: CallSite, _ family: ClassDispatch) -> Bool {
        call.arguments.contains { $0.value.map { family.value(of: $0) } == .itself }
    }

    /// With an unresolved contract any plain method may be one that the router or the interactor calls.
    private static func hasUnresolvedContract(_ family: ClassDispatch) -> Bool {
        family.project.hierarchy.unresolvedProtocols[family.type.index].contains {
            PartNaming.isViewContract(family.project.text($0))
        }
    }
}

extension Project {
    fileprivate func mayBeListener(_ type: TypeID) -> Bool {
        PartNaming.isListener(name(of: type)) || isListener(.nominal(type, []))
    }
}
