import SourceText
import SwiftOutline

/// Which of a view's code an event of its own can enter: `four-rules.md` 1.4.
struct EntryPoints {
    /// Those that an event enters for certain first, then witnesses and what others call; each in order of the source.
    let units: [PathAnalysis.Unit]
    /// By function, the places of its units.
    private let places: [DeclarationID: [Int]]
    /// What keeps the others from being entered; empty unless asked for.
    let exempt: [PathAnalysis.Unit: OtherDismissal.Exemption.Reason]

    /// - Parameters:
    ///   - code: what of the view's own code can lead to a dismissal.
    ///   - outsiders: functions of the view that other classes than routers, interactors, presenters and builders call.
    ///   - recordsExemptions: whether `exempt` is asked for.
    init(
        _ family: ClassDispatch, _ facts: ViewFacts, _ record: PathAnalysis.Record, code: [DeclarationID], outsiders: Set<DeclarationID>,
        recordsExemptions: Bool
    ) {
        let project = family.project
        let requirements = project.viewRequirements(of: family.type)
        let wired = Set(record.references.map(\.function))
        let isOpen = EntryPoints.hasUnresolvedContract(family)
        var units: Set<PathAnalysis.Unit> = []
        var others: Set<PathAnalysis.Unit> = []
        var exempt: [PathAnalysis.Unit: OtherDismissal.Exemption.Reason] = [:]
        for member in code {
            let declared = project.declaration(member)
            guard declared.kind == .function, !family.isFromExtension(member) else { continue }
            let isWitness = EntryPoints.fulfills(member, requirements, project)
            let unit = PathAnalysis.Unit(home: member, closure: nil)
            if wired.contains(member) {
                units.insert(unit)
            } else if isWitness || EntryPoints.isGivenToBuilder(member, family, record) {
                if recordsExemptions { exempt[unit] = isWitness ? .required : .childListener }
            } else if EntryPoints.isMarked(declared, project.files[member.file].outline, project) {
                units.insert(unit)
            } else if declared.modifiers.contains(.override) {
                units.insert(unit)
            } else if !project.requirements(fulfilledBy: member, of: family.type).isEmpty || EntryPoints.isForeignWitness(member, family) {
                others.insert(unit)
            } else if !isOpen, outsiders.contains(member) {
                others.insert(unit)
            } else if recordsExemptions {
                exempt[unit] = .uncalled
            }
        }
        for handler in record.handlers {
            if !facts.isObservedHandler(handler, family) {
                units.insert(handler)
            } else if recordsExemptions {
                exempt[handler] = .heardHandler
            }
        }
        self.exempt = exempt
        let ordered = units.sorted() + others.sorted()
        self.units = ordered
        places = Dictionary(grouping: ordered.indices) { ordered[$0].home }
    }

    /// Those of some functions, in the same order.
    func units(in functions: Set<DeclarationID>) -> [PathAnalysis.Unit] {
        functions.flatMap { places[$0] ?? [] }.sorted().map { units[$0] }
    }

    private static func isMarked(_ declared: Declaration, _ outline: Outline, _ project: Project) -> Bool {
        outline.nodes(in: declared.attributes).contains {
            let name = outline.nodes[Int($0)].name
            return name == .objc || name.isActionAttribute
        }
    }

    private static func fulfills(_ member: DeclarationID, _ requirements: [DeclarationID], _ project: Project) -> Bool {
        let declared = project.declaration(member)
        let labels = project.labels(member)
        return requirements.contains { project.declaration($0).name == declared.name && project.labels($0) == labels }
    }

    /// A witness of a library's protocol: nothing in the project requires it, and its first label names the sender, as UIKit's
    /// delegates do.
    private static func isForeignWitness(_ member: DeclarationID, _ family: ClassDispatch) -> Bool {
        let project = family.project
        guard let around = project.symbols.type(around: member) else { return false }
        let declared = project.declaration(member)
        guard declared.modifiers.isDisjoint(with: [.private, .fileprivate]) else { return false }
        let outline = project.files[member.file].outline
        guard let first = outline.nodes(in: declared.parameters).first(where: { _ in true }),
            let type = outline.children(of: first).first(where: { outline.nodes[Int($0)].kind == .type }),
            case .known = project.symbols.resolve(type, in: Scope(member))
        else { return false }
        return project.hierarchy.ancestors[around.index].contains { ancestor in
            project.hierarchy.supertypes[ancestor.index].contains { supertype in
                switch supertype {
                case .known(let name, _): project.isDelegateName(name)
                case .unresolved(let name): project.isDelegateName(name)
                default: false
                }
            }
        }
    }

    /// A witness of the listener protocol under which the view hands itself to a builder: it closes that child.
    private static func isGivenToBuilder(_ member: DeclarationID, _ family: ClassDispatch, _ record: PathAnalysis.Record) -> Bool {
        let project = family.project
        let fulfilled = Set(project.requirements(fulfilledBy: member, of: family.type).compactMap { project.symbols.type(around: $0) })
        guard !fulfilled.isEmpty else { return false }
        var found = false
        for code in family.code where !found {
            let home = family.home(code)
            let outline = project.files[home.file].outline
            ObservedSubjects.chains(in: code, project) { chain, _ in
                let elements = outline.list(of: chain)
                for (position, call) in elements.enumerated() where outline.nodes[Int(call)].kind == .call && position > 1 {
                    guard outline.nodes[Int(elements[position - 1])].kind == .member else { continue }
                    let receiver = project.type(ofChain: chain, upTo: elements[position - 1] - 1, in: home)
                    guard receiver.constituents.contains(where: { $0.nominal.map { project.roles.has($0, .builder) } ?? false }) else { continue }
                    for argument in outline.children(of: call) {
                        guard let value = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression }),
                            family.value(ofExpression: value, in: home) == .itself
                        else { continue }
                        found = true
                    }
                }
            }
        }
        return found && fulfilled.contains { PartNaming.isListener(project.text(project.symbols.types[$0.index].name)) || project.isListener(.nominal($0, [])) }
    }

    /// With an unresolved contract any plain method may be one that the router or the interactor calls.
    private static func hasUnresolvedContract(_ family: ClassDispatch) -> Bool {
        family.project.hierarchy.unresolvedProtocols[family.type.index].contains {
            PartNaming.isViewContract(family.project.text($0))
        }
    }
}
