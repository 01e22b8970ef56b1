import SourceText
import SwiftOutline

/// SwiftUI views that a RIB's view hosts: the root view, and those composed in its body; never those shown by a sheet or link.
struct HostedViews: Equatable, Sendable {
    /// In the order in which they are met, with the bindings that their hosts pass in.
    let roots: [HostedRoot]

    /// By type, its place among them.
    private let places: [TypeID: Int]

    static let query = Query<WholeProject, HostedViews>("hostedViews") { project, _ in HostedViews(project) }

    private init(_ project: Project) {
        let views = project.ribViews
        var roots: [HostedRoot] = []
        for view in views.hosted { project.collect(view.root.node, view.home, &roots) }
        roots += project.answers(HostedRoot.embedded, project.viewControllers.types)
        var seen: Set<TypeID> = []
        var result: [HostedRoot] = []
        var next = 0
        while next < roots.count {
            let root = roots[next]
            next += 1
            guard seen.insert(root.type).inserted, project.isReported(root.type) else { continue }
            project.composed(in: root.type, &roots)
            result.append(root)
        }
        self.roots = result
        places = Dictionary(uniqueKeysWithValues: result.enumerated().map { ($1.type, $0) })
    }

    func root(_ type: TypeID) -> HostedRoot? { places[type].map { roots[$0] } }
}

/// A SwiftUI view, and the bindings that its host passes in.
struct HostedRoot: Equatable, Sendable {
    let type: TypeID
    let bindings: Set<Name>

    /// Those that a view controller puts into itself.
    fileprivate static let embedded = Query<TypeID, [HostedRoot]>("embeddedRoots") { project, type in
        guard project.ribViews.hasController(type), project.mayHost(type) else { return [] }
        var roots: [HostedRoot] = []
        project.hostedRoots(of: type, &roots)
        return roots
    }
}

extension Project {
    /// SwiftUI views that a RIB's view hosts.
    var hostedViews: HostedViews { self[HostedViews.query] }

    /// A hosted view as a family of its own; nil where it has nothing by which it may close itself.
    func hostedFamily(_ root: HostedRoot) -> (ClassDispatch, ViewFacts)? {
        let family = ClassDispatch(root.type, in: self)
        var facts = ViewFacts(family)
        facts.isSwiftUI = true
        facts.hostBindings = root.bindings
        environment(of: family, &facts)
        return facts.dismissActions.isEmpty && facts.presentationModes.isEmpty && root.bindings.isEmpty ? nil : (family, facts)
    }

    // MARK: Roots

    /// Whether a view is a hosting controller, or has code that makes one: nearly none does.
    fileprivate func mayHost(_ view: TypeID) -> Bool {
        hierarchy.knownClasses[view.index].contains(where: \.isHostingController)
            || classes(of: view).contains { ownMembers(of: $0).contains { hasRootArgument($0) } }
    }

    /// The root views of a hosting controller of a class of its own.
    fileprivate func hostedRoots(of view: TypeID, _ roots: inout [HostedRoot]) {
        let isHost = hierarchy.knownClasses[view.index].contains(where: \.isHostingController)
        guard isHost else {
            embeddedRoots(of: view, &roots)
            return
        }
        for supertype in classes(of: view).flatMap({ hierarchy.supertypes[$0.index] }) {
            guard case .known(let name, let arguments) = supertype, name.isHostingController else { continue }
            for case .nominal(let type, _) in arguments.flatMap(\.constituents) { roots.append(HostedRoot(type: type, bindings: [])) }
        }
        for member in classes(of: view).flatMap({ ownMembers(of: $0) }) { rootArguments(in: member, &roots, onlyEmbedded: false) }
    }

    /// Hosting controllers that a view puts into itself.
    private func embeddedRoots(of view: TypeID, _ roots: inout [HostedRoot]) {
        let family = ClassDispatch(view, in: self)
        for member in family.code { rootArguments(in: member, &roots, onlyEmbedded: true) }
    }

    private func hasRootArgument(_ member: DeclarationID) -> Bool {
        let outline = files[member.file].outline
        return outline.code(of: member.index).contains { span in
            outline.nodes[Int(span.first)..<Int(span.end)].contains { $0.kind == .argument && $0.name.isRootViewLabel }
        }
    }

    private func rootArguments(in member: DeclarationID, _ roots: inout [HostedRoot], onlyEmbedded: Bool) {
        let outline = files[member.file].outline
        let home = self.home(member)
        var found: [(NodeID, NodeID)] = []
        ObservedSubjects.chains(in: member, self) { chain, _ in
            for call in outline.children(of: chain) where outline.nodes[Int(call)].kind == .call {
                for argument in outline.children(of: call) where outline.nodes[Int(argument)].name.isRootViewLabel {
                    if let value = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression }) { found.append((chain, value)) }
                }
            }
        }
        for (chain, value) in found where !onlyEmbedded || isEmbedded(chain, home) { collect(value, home, &roots) }
    }

    /// Whether the hosting controller made by a chain becomes a child of the view: `addChild(host)`.
    private func isEmbedded(_ chain: NodeID, _ home: BodyOwner) -> Bool {
        let outline = files[home.file].outline
        guard let binding = outline.path(to: chain, in: home.declaration.index).last(where: { outline.nodes[Int($0)].kind == .binding }) else {
            return false
        }
        let name = outline.declarations[Int(outline.nodes[Int(binding)].payload)].name
        return outline.code(of: home.declaration.index).contains { span in
            (span.first..<span.end).contains { node in
                guard outline.nodes[Int(node)].kind == .chain else { return false }
                let elements = outline.list(of: node)
                guard elements.contains(where: { outline.nodes[Int($0)].name.isEmbedding && outline.nodes[Int($0)].kind != .argument }) else { return false }
                return ObservedSubjects.targets(of: node, outline).contains { ViewFacts.names(in: $0, before: .max, outline).first == name }
            }
        }
    }

    /// The struct that a root expression makes: through locals, modifiers and content closures.
    fileprivate func collect(_ value: NodeID, _ home: BodyOwner, _ roots: inout [HostedRoot], depth: Int = 0) {
        let outline = files[home.file].outline
        guard depth < 6 else { return }
        for chain in outline.children(of: value) where outline.nodes[Int(chain)].kind == .chain {
            let elements = outline.list(of: chain)
            guard let head = elements.first, outline.nodes[Int(head)].kind == .identifier else { continue }
            let name = outline.nodes[Int(head)].name
            if case .variable(let index) = outline.local(name, at: head, in: home.declaration.index) {
                if let initial = outline.declarations[index].value { collect(initial, home, &roots, depth: depth + 1) }
                continue
            }
            if case .nominal(let type, _) = self.symbols.resolve(name, in: Scope(home.declaration)) {
                roots.append(HostedRoot(type: type, bindings: bindings(of: type)))
                continue
            }
            // A container of SwiftUI: what its closures make is composed.
            for element in elements where outline.nodes[Int(element)].kind == .call {
                content(of: element, home, &roots, depth: depth)
                break
            }
        }
    }

    /// The bindings of a root view: its host passes them in.
    private func bindings(of type: TypeID) -> Set<Name> {
        Set(
            ownMembers(of: type).filter { member in
                let outline = files[member.file].outline
                return outline.nodes(in: declaration(member).attributes).contains { outline.nodes[Int($0)].name.isBindingAttribute }
            }.map { declaration($0).name })
    }

    // MARK: Composition

    /// Views made in a view's body.
    fileprivate func composed(in type: TypeID, _ roots: inout [HostedRoot]) {
        for member in ownMembers(of: type) where declaration(member).kind == .variable || declaration(member).kind == .function {
            let home = self.home(member)
            let outline = files[member.file].outline
            for span in outline.code(of: member.index) {
                for node in outline.nodes(in: span) { content(of: node, home, &roots, depth: 0) }
            }
        }
    }

    private func content(of node: NodeID, _ home: BodyOwner, _ roots: inout [HostedRoot], depth: Int) {
        let outline = files[home.file].outline
        guard depth < 40 else { return }
        for child in outline.children(of: node) {
            guard outline.nodes[Int(child)].kind == .chain else {
                content(of: child, home, &roots, depth: depth + 1)
                continue
            }
            var name = Name.none
            var isLink = false
            for element in outline.children(of: child) {
                let part = outline.nodes[Int(element)]
                switch part.kind {
                case .identifier:
                    name = part.name
                    isLink = name.isLink
                    if symbols.typeNames.contains(name), case .nominal(let type, _) = symbols.resolve(name, in: Scope(home.declaration)), symbols.types[type.index].kind == .struct {
                        roots.append(HostedRoot(type: type, bindings: []))
                    }
                case .member: name = part.name
                case .call:
                    if !isLink, !name.isPresentingModifier { content(of: element, home, &roots, depth: depth + 1) }
                case .closure, .tuple, .literal: content(of: element, home, &roots, depth: depth + 1)
                default: break
                }
            }
        }
    }

    private func environment(of family: ClassDispatch, _ facts: inout ViewFacts) {
        for member in ownMembers(of: family.type) {
            let outline = files[member.file].outline
            for attribute in outline.nodes(in: declaration(member).attributes) where outline.nodes[Int(attribute)].name.isEnvironmentAttribute {
                for node in attribute..<outline.nodes[Int(attribute)].next where outline.nodes[Int(node)].kind == .member {
                    let name = declaration(member).name
                    if outline.nodes[Int(node)].name.isDismissal { facts.dismissActions.insert(name) }
                    if outline.nodes[Int(node)].name.isPresentationMode { facts.presentationModes.insert(name) }
                }
            }
        }
    }
}
