import SourceText
import SwiftOutline

/// What the walk over a view's paths has to know beforehand: who hears which of its subjects, and what of SwiftUI closes it.
struct ViewFacts: Equatable, Sendable {
    let wildcard: Name
    /// Properties of the view that somebody outside, or a notification of its own, subscribes to.
    let heard: Set<Name>
    /// What exposed properties start from: `[closeButton, rx, tap]`.
    let heardSources: [[Name]]

    var isSwiftUI = false
    /// Properties that hold the environment's `dismiss`.
    var dismissActions: Set<Name> = []
    /// Properties that hold the environment's `presentationMode`.
    var presentationModes: Set<Name> = []
    /// Bindings that the view's host passes in.
    var hostBindings: Set<Name> = []

    init(_ family: ClassDispatch) {
        wildcard = Name.discard
        let hearing = ObservedSubjects(family)
        heard = hearing.names
        heardSources = hearing.sources
    }

    func isPresentation(_ name: Name) -> Bool { name.isPresentation }

    func isHostBinding(_ name: Name, _ project: Project) -> Bool { hostBindings.contains(name) }

    /// Whether what stands before `end` in a chain is a subject that somebody hears.
    func isObserved(_ chain: NodeID, before end: NodeID, _ home: BodyOwner, _ family: ClassDispatch) -> Bool {
        let outline = family.project.files[home.file].outline
        let names = ViewFacts.names(in: chain, before: end, outline)
        guard let first = names.first else { return false }
        if heard.contains(first) { return true }
        // A subject of another object: who subscribes to it is that object's business.
        guard names.count > 1, let property = family.property(first) else { return false }
        return !family.project.isSubject(property) && family.project.type(of: property) != .unknown
    }

    /// Whether a handler stands in a chain that a listener hears too.
    func isObservedHandler(_ unit: PathAnalysis.Unit, _ family: ClassDispatch) -> Bool {
        guard let closure = unit.closure else { return false }
        let project = family.project
        let home = family.home(unit.home)
        let outline = project.files[home.file].outline
        for node in outline.path(to: closure, in: home.declaration.index).reversed() where outline.nodes[Int(node)].kind == .chain {
            let subscriptions = outline.children(of: node).filter {
                outline.nodes[Int($0)].kind == .member && project.symbols.wellKnownNames.subscriptions.subscribers.contains(outline.nodes[Int($0)].name)
            }
            guard let subscription = subscriptions.first else { continue }
            let source = ViewFacts.names(in: node, before: subscription, outline)
            if let first = source.first, heard.contains(first) { return true }
            if heardSources.contains(where: { !$0.isEmpty && source.starts(with: $0) }) { return true }
            let targets = ObservedSubjects.targets(of: node, outline)
            if targets.contains(where: { target in
                ViewFacts.names(in: target, before: .max, outline).first.map { heard.contains($0) } == true
                    || family.value(ofChain: target, before: nil, in: home) == .listener
            }) { return true }
            return false
        }
        return false
    }

    /// The names at the start of a chain, up to `end` or its first call; `self` left out.
    static func names(in chain: NodeID, before end: NodeID, _ outline: Outline) -> [Name] {
        var result: [Name] = []
        for element in outline.children(of: chain) {
            if element >= end { break }
            switch outline.nodes[Int(element)].kind {
            case .identifier, .member: result.append(outline.nodes[Int(element)].name)
            case .selfReference, .optionalChain, .forceUnwrap: continue
            case .call:
                if !result.isEmpty { result.removeLast() }
                return result
            default: return result
            }
        }
        return result
    }
}

/// Who hears what a view's subjects emit.
struct ObservedSubjects {
    private(set) var names: Set<Name> = []
    private(set) var sources: [[Name]] = []

    init(_ family: ClassDispatch) {
        let project = family.project
        let exposed = project.exposedMembers(of: family.type)
        names = exposed
        let code = family.code
        for member in code where exposed.contains(project.declaration(member).name) {
            let handsOut = ObservedSubjects.handsOut(project.declaration(member))
            ObservedSubjects.chains(in: member, project) { chain, outline in
                // What is bound there is bound to something that came from outside.
                guard handsOut || ObservedSubjects.isSubscription(chain, outline, project) else { return }
                let source = ViewFacts.names(in: chain, before: .max, outline)
                if let first = source.first { names.insert(first) }
                if source.count > 1 { sources.append(source) }
            }
        }
        // A relay may pass on to a relay: each round carries it one further.
        for _ in 0..<6 {
            let before = names.count
            for member in code { listen(member, family) }
            if names.count == before { break }
        }
    }

    /// Whether a member gives its caller something to listen to; a function without a result only does something with what it mentions.
    private static func handsOut(_ member: Declaration) -> Bool {
        member.kind != .function || member.type != nil
    }

    private static func isSubscription(_ chain: NodeID, _ outline: Outline, _ project: Project) -> Bool {
        outline.children(of: chain).contains {
            outline.nodes[Int($0)].kind == .member && project.symbols.wellKnownNames.subscriptions.subscribers.contains(outline.nodes[Int($0)].name)
        }
    }

    /// Takes in the sources of subscriptions that tell somebody.
    private mutating func listen(_ member: DeclarationID, _ family: ClassDispatch) {
        let project = family.project
        let home = family.home(member)
        var found: [Name] = []
        ObservedSubjects.chains(in: member, project) { chain, outline in
            guard ObservedSubjects.isSubscription(chain, outline, project), let source = ViewFacts.names(in: chain, before: .max, outline).first,
                family.property(source) != nil, !names.contains(source)
            else { return }
            let notifies = ObservedSubjects.targets(of: chain, outline).contains { target in
                family.value(ofChain: target, before: nil, in: home) == .listener
                    || ViewFacts.names(in: target, before: .max, outline).first.map { names.contains($0) } == true
            } || ObservedSubjects.closures(in: chain, outline).contains { tellsSomebody($0, home, family) }
            if notifies { found.append(source) }
        }
        names.formUnion(found)
    }

    /// Whether a closure calls a listener, a stored closure, or feeds something that is heard.
    private func tellsSomebody(_ closure: NodeID, _ home: BodyOwner, _ family: ClassDispatch) -> Bool {
        let project = family.project
        let outline = project.files[home.file].outline
        return (closure..<outline.nodes[Int(closure)].next).contains { node in
            guard outline.nodes[Int(node)].kind == .chain else { return false }
            let elements = outline.list(of: node)
            guard elements.contains(where: { outline.nodes[Int($0)].kind == .call }) else { return false }
            if let call = elements.first(where: { outline.nodes[Int($0)].kind == .call }),
                let name = elements.last(where: { $0 < call && (outline.nodes[Int($0)].kind == .member || outline.nodes[Int($0)].kind == .identifier) })
            {
                if family.value(ofChain: node, before: name, in: home) == .listener { return true }
                if project.symbols.wellKnownNames.emissions.contains(outline.nodes[Int(name)].name),
                    ViewFacts.names(in: node, before: name, outline).first.map({ names.contains($0) }) == true
                { return true }
                if let own = family.implementation(outline.nodes[Int(name)].name, nil) {
                    return ObservedSubjects.mentionsListener(own, family)
                }
            }
            return false
        }
    }

    private static func mentionsListener(_ function: DeclarationID, _ family: ClassDispatch) -> Bool {
        var found = false
        chains(in: function, family.project) { chain, outline in
            let elements = outline.list(of: chain)
            guard let call = elements.first(where: { outline.nodes[Int($0)].kind == .call }) else { return }
            if family.value(ofChain: chain, before: call, in: family.home(function)) == .listener { found = true }
        }
        return found
    }

    /// Every chain in a member's code.
    static func chains(in member: DeclarationID, _ project: Project, _ visit: (NodeID, Outline) -> Void) {
        let outline = project.files[member.file].outline
        for span in outline.code(of: member.index) {
            for node in span.first..<span.end where outline.nodes[Int(node)].kind == .chain { visit(node, outline) }
        }
    }

    /// The chains that stand as arguments of a chain's calls: `bind(to: relay)`.
    static func targets(of chain: NodeID, _ outline: Outline) -> [NodeID] {
        outline.children(of: chain).filter { outline.nodes[Int($0)].kind == .call }.flatMap { call in
            outline.children(of: call).flatMap { argument in
                outline.children(of: argument).flatMap { value in
                    outline.children(of: value).filter { outline.nodes[Int($0)].kind == .chain }
                }
            }
        }
    }

    private static func closures(in chain: NodeID, _ outline: Outline) -> [NodeID] {
        targets(of: chain, outline).flatMap { target in
            outline.children(of: target).filter { outline.nodes[Int($0)].kind == .closure }
        }
    }
}

extension Project {
    /// Members that the view's `Presentable` or `ViewControllable` protocols show to the interactor and the router.
    func exposedMembers(of type: TypeID) -> Set<Name> {
        var result: Set<Name> = []
        for requirement in viewRequirements(of: type) { result.insert(declaration(requirement).name) }
        return result.filter { !symbols.wellKnownNames.listeners.contains($0) }
    }

    /// The requirements of a view's protocols that refine the framework's, with all that those inherit.
    func viewRequirements(of type: TypeID) -> [DeclarationID] {
        var protocols: Set<TypeID> = []
        for ancestor in hierarchy.ancestors[type.index]
        where symbols.types[ancestor.index].kind == .protocol && hierarchy.libraryAncestors[ancestor.index] & roles.viewContracts != 0 {
            protocols.formUnion(hierarchy.ancestors[ancestor.index])
        }
        return protocols.sorted().flatMap { type -> [DeclarationID] in
            let place = symbols.types[type.index].declaration
            return files[place.file].outline.children(of: place.index).map { DeclarationID(file: place.file, index: $0) }
        }
    }
}
