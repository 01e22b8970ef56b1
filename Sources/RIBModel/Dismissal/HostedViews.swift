import SourceText
import SwiftOutline

/// SwiftUI views that a RIB's view hosts: the root view, and those composed in its body; never those shown by a sheet or link.
extension Project {
    func hostedFamilies(_ views: RIBViews) -> [(ViewFamily, ViewFacts)] {
        var roots: [(TypeID, Set<Name>)] = []
        for (root, home) in views.hosted { collect(root.node, home, &roots) }
        let hosts = crew.flatMap(views.controllers.count, chunk: 64) { range in views.controllers[range].filter { self.mayHost($0) } }
        for view in hosts { hostedRoots(of: view, &roots) }
        var seen: Set<TypeID> = []
        var result: [(ViewFamily, ViewFacts)] = []
        var next = 0
        while next < roots.count {
            let (type, bindings) = roots[next]
            next += 1
            guard seen.insert(type).inserted, isReported(type) else { continue }
            composed(in: type, &roots)
            let family = ViewFamily(type, in: self)
            var facts = ViewFacts(family)
            facts.isSwiftUI = true
            facts.hostBindings = bindings
            environment(of: family, &facts)
            guard !facts.dismissActions.isEmpty || !facts.presentationModes.isEmpty || !bindings.isEmpty else { continue }
            result.append((family, facts))
        }
        return result
    }

    /// Names by which code may take a view away, of UIKit's and of the project's helpers.
    func dismissalNames() -> NameSet {
        var result = libraryDismissalNames
        // Helpers of extensions dismiss under names of their own; a helper may go through another.
        var others = borrowable()
        for _ in 0..<3 {
            let more = others.filter { mentions(result, $0) }
            if more.isEmpty { break }
            for function in more { result.insert(declaration(function).name) }
            others.removeAll { result.contains(declaration($0).name) }
        }
        return result
    }

    /// UIKit's own.
    var libraryDismissalNames: NameSet {
        let words = [
            "dismiss", "popViewController", "popToRootViewController", "popToViewController", "setViewControllers", "viewControllers",
            "removeFromParent", "removeFromSuperview", "rootViewController", "dismissViewController",
        ]
        return NameSet(words.compactMap { names.find($0) })
    }

    /// Functions in extensions of libraries' types and of protocols whose bodies were read.
    private func borrowable() -> [DeclarationID] {
        var parts: [DeclarationID] = index.foreignExtensions.values.flatMap { $0 }
        for number in index.types.indices where index.types[number].kind == .protocol { parts += index.types[number].extensions }
        var result: [DeclarationID] = []
        for part in parts where files[part.file].outline.hasBodies {
            let outline = files[part.file].outline
            for child in outline.children(of: part.index) where outline.declarations[child].kind == .function {
                result.append(DeclarationID(file: part.file, index: child))
            }
        }
        return result
    }

    func mentions(_ names: NameSet, _ function: DeclarationID) -> Bool {
        let outline = files[function.file].outline
        return outline.code(of: function.index).contains { span in
            (span.first..<span.end).contains { node in
                let kind = outline.nodes[Int(node)].kind
                return (kind == .identifier || kind == .member) && names.contains(outline.nodes[Int(node)].name)
            }
        }
    }

    // MARK: Roots

    /// Whether a view is a hosting controller, or has code that makes one: nearly none does.
    private func mayHost(_ view: TypeID) -> Bool {
        lineage.knownClasses[view.index].contains(Name(.UIHostingController))
            || classes(of: view).contains { ownMembers(of: $0).contains { hasRootArgument($0) } }
    }

    /// The root views of a hosting controller of a class of its own.
    private func hostedRoots(of view: TypeID, _ roots: inout [(TypeID, Set<Name>)]) {
        let isHost = lineage.knownClasses[view.index].contains(Name(.UIHostingController))
        guard isHost else {
            embeddedRoots(of: view, &roots)
            return
        }
        for supertype in classes(of: view).flatMap({ lineage.supertypes[$0.index] }) {
            guard case .known(let name, let arguments) = supertype, name == Name(.UIHostingController) else { continue }
            for case .nominal(let type, _) in arguments.flatMap(\.constituents) { roots.append((type, [])) }
        }
        for member in classes(of: view).flatMap({ ownMembers(of: $0) }) { rootArguments(in: member, &roots, onlyEmbedded: false) }
    }

    /// Hosting controllers that a view puts into itself.
    private func embeddedRoots(of view: TypeID, _ roots: inout [(TypeID, Set<Name>)]) {
        let family = ViewFamily(view, in: self)
        for member in family.code() { rootArguments(in: member, &roots, onlyEmbedded: true) }
    }

    private func hasRootArgument(_ member: DeclarationID) -> Bool {
        let outline = files[member.file].outline
        return outline.code(of: member.index).contains { span in
            outline.nodes[Int(span.first)..<Int(span.end)].contains { $0.kind == .argument && $0.name == Name(.rootView) }
        }
    }

    private func rootArguments(in member: DeclarationID, _ roots: inout [(TypeID, Set<Name>)], onlyEmbedded: Bool) {
        let outline = files[member.file].outline
        let home = self.home(member)
        var found: [(NodeID, NodeID)] = []
        Hearing.chains(in: member, self) { chain, _ in
            for call in outline.children(of: chain) where outline.nodes[Int(call)].kind == .call {
                for argument in outline.children(of: call) where outline.nodes[Int(argument)].name == Name(.rootView) {
                    if let value = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression }) { found.append((chain, value)) }
                }
            }
        }
        for (chain, value) in found where !onlyEmbedded || isEmbedded(chain, home) { collect(value, home, &roots) }
    }

    /// Whether the hosting controller made by a chain becomes a child of the view: `addChild(host)`.
    private func isEmbedded(_ chain: NodeID, _ home: Home) -> Bool {
        let outline = files[home.file].outline
        guard let binding = outline.path(to: chain, in: home.declaration.index).last(where: { outline.nodes[Int($0)].kind == .binding }) else {
            return false
        }
        let name = outline.declarations[Int(outline.nodes[Int(binding)].payload)].name
        guard let addChild = names.find("addChild") else { return false }
        return outline.code(of: home.declaration.index).contains { span in
            (span.first..<span.end).contains { node in
                guard outline.nodes[Int(node)].kind == .chain else { return false }
                let elements = outline.list(of: node)
                guard elements.contains(where: { outline.nodes[Int($0)].name == addChild && outline.nodes[Int($0)].kind != .argument }) else { return false }
                return Hearing.targets(of: node, outline).contains { ViewFacts.names(in: $0, before: .max, outline).first == name }
            }
        }
    }

    /// The struct that a root expression makes: through locals, modifiers and content closures.
    private func collect(_ value: NodeID, _ home: Home, _ roots: inout [(TypeID, Set<Name>)], depth: Int = 0) {
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
            if case .nominal(let type, _) = self.index.resolve(name, in: Scope(home.declaration)) {
                roots.append((type, bindings(of: type)))
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
        guard let binding = names.find("Binding") else { return [] }
        return Set(
            ownMembers(of: type).filter { member in
                let outline = files[member.file].outline
                return outline.nodes(in: declaration(member).attributes).contains { outline.nodes[Int($0)].name == binding }
            }.map { declaration($0).name })
    }

    // MARK: Composition

    private static let presenters: NameSet = [
        Name(.sheet), Name(.fullScreenCover), Name(.popover), Name(.navigationDestination), Name(.alert), Name(.confirmationDialog), Name(.inspector),
    ]

    /// Views made in a view's body.
    private func composed(in type: TypeID, _ roots: inout [(TypeID, Set<Name>)]) {
        for member in ownMembers(of: type) where declaration(member).kind == .variable || declaration(member).kind == .function {
            let home = self.home(member)
            let outline = files[member.file].outline
            for span in outline.code(of: member.index) {
                for node in outline.nodes(in: span) { content(of: node, home, &roots, depth: 0) }
            }
        }
    }

    private func content(of node: NodeID, _ home: Home, _ roots: inout [(TypeID, Set<Name>)], depth: Int) {
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
                    isLink = name == Name(.NavigationLink)
                    if index.typeNames.contains(name), case .nominal(let type, _) = index.resolve(name, in: Scope(home.declaration)), index.types[type.index].kind == .struct {
                        roots.append((type, []))
                    }
                case .member: name = part.name
                case .call:
                    if !isLink, !Project.presenters.contains(name) { content(of: element, home, &roots, depth: depth + 1) }
                case .closure, .tuple, .literal: content(of: element, home, &roots, depth: depth + 1)
                default: break
                }
            }
        }
    }

    private func environment(of family: ViewFamily, _ facts: inout ViewFacts) {
        for member in ownMembers(of: family.type) {
            let outline = files[member.file].outline
            for attribute in outline.nodes(in: declaration(member).attributes) where outline.nodes[Int(attribute)].name == Name(.Environment) {
                for node in attribute..<outline.nodes[Int(attribute)].next where outline.nodes[Int(node)].kind == .member {
                    let name = declaration(member).name
                    if outline.nodes[Int(node)].name == Name(.dismiss) { facts.dismissActions.insert(name) }
                    if outline.nodes[Int(node)].name == Name(.presentationMode) { facts.presentationModes.insert(name) }
                }
            }
        }
    }
}
