import SourceText
import SwiftOutline

/// The controllers that a view presents or pushes, and what of its code belongs to them: closing from there closes them, not the
/// view (`four-rules.md` 1.2).
struct Presentations: Sendable {
    /// What stands for a controller, or for something built for one.
    private enum Identity: Hashable {
        case local(DeclarationID)
        /// Bound by `guard let` or `if let`: its node.
        case bound(NodeReference)
        case member(Name)
        case function(DeclarationID)
        /// Made on the spot: its chain.
        case made(NodeReference)
    }

    private var allowances: [Identity: PathState] = [:]
    private var flows: [Identity: Set<Identity>] = [:]
    private var types: [(type: TypeReference, credit: PathState)] = []
    /// Requirements of the project's protocols by which a presented controller reports to the view.
    private var reports: Set<Name> = []
    private var reportCredits: PathState = []

    init(_ family: ClassDispatch) {
        let code = family.code
        for member in code { presentations(member, family) }
        guard !allowances.isEmpty else { return }
        for member in code { collectFlows(member, family) }
        spread()
        for member in code { delegates(member, family) }
    }

    /// What a unit may close without closing the view.
    func allowances(of unit: PathAnalysis.Unit, references: [PathAnalysis.Record.Reference], _ family: ClassDispatch) -> PathState {
        guard !allowances.isEmpty else { return [] }
        let project = family.project
        if let closure = unit.closure { return owned(closure, unit.home, family) }
        let outline = project.files[unit.home.file].outline
        for parameter in outline.nodes(in: outline.declarations[unit.home.index].parameters) {
            guard let node = outline.children(of: parameter).first(where: { outline.nodes[Int($0)].kind == .type }) else { continue }
            let type = project.symbols.resolve(node, in: Scope(unit.home))
            if let match = types.first(where: { $0.type == type }) { return match.credit }
        }
        if reports.contains(project.declaration(unit.home).name) { return reportCredits }
        let wired = references.filter { $0.function == unit.home }
        guard !wired.isEmpty else { return [] }
        return wired.map { owned($0.place.node, $0.unit.home, family) }.reduce([.presentsOther, .pushedOther]) { $0.intersection($1) }
    }

    // MARK: Presented

    private mutating func presentations(_ member: DeclarationID, _ family: ClassDispatch) {
        let project = family.project
        let home = family.home(member)
        var found: [(Identity, PathState)] = []
        ObservedSubjects.chains(in: member, project) { chain, outline in
            var callee: NodeID?
            for call in outline.children(of: chain) {
                defer { callee = call }
                guard outline.nodes[Int(call)].kind == .call, let callee else { continue }
                let credit: PathState
                switch outline.nodes[Int(callee)].name.viewOperation {
                case .presentation: credit = .presentsOther
                case .push: credit = .pushedOther
                case .presentationOrPush: credit = [.presentsOther, .pushedOther]
                default: continue
                }
                guard let argument = outline.children(of: call).first(where: { _ in true }),
                    let value = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression })
                else { continue }
                if closesItself(project.type(ofExpression: value, in: home), project) { continue }
                for identity in identities(ofExpression: value, home, family) { found.append((identity, credit)) }
            }
        }
        for (identity, credit) in found { allowances[identity, default: []].formUnion(credit) }
    }

    /// Controllers that are gone before they report.
    private func closesItself(_ type: TypeReference, _ project: Project) -> Bool {
        guard case .known(let name, _) = type else { return false }
        return name.closesItself
    }

    private func identities(ofExpression node: NodeID, _ home: BodyOwner, _ family: ClassDispatch, depth: Int = 0) -> [Identity] {
        let project = family.project
        let outline = project.files[home.file].outline
        guard depth < 6, let chain = outline.children(of: node).first(where: { outline.nodes[Int($0)].kind == .chain }) else { return [] }
        let elements = outline.list(of: chain).filter { outline.nodes[Int($0)].kind != .selfReference }
        guard let head = elements.first else { return [] }
        let name = outline.nodes[Int(head)].name
        let isCalled = elements.count > 1 && elements.contains { outline.nodes[Int($0)].kind == .call }
        var result: [Identity] = [.made(NodeReference(file: home.file, node: chain))]
        if outline.nodes[Int(head)].kind == .identifier, case .variable(let index) = outline.local(name, at: head, in: home.declaration.index) {
            result.append(.local(DeclarationID(file: home.file, index: index)))
            if let value = outline.declarations[index].value { result += identities(ofExpression: value, home, family, depth: depth + 1) }
        } else if case .optionalBinding(let binding) = outline.local(name, at: head, in: home.declaration.index) {
            result.append(.bound(NodeReference(file: home.file, node: binding)))
            if let value = outline.children(of: binding).first(where: { outline.nodes[Int($0)].kind == .expression }) {
                result += identities(ofExpression: value, home, family, depth: depth + 1)
            }
        } else if isCalled, let function = family.implementation(name, nil) ?? functionNamed(name, family) {
            result.append(.function(function))
        } else if family.property(name) != nil {
            result.append(.member(name))
        }
        // A wrapper's root is presented with it.
        if isCalled, let call = elements.first(where: { outline.nodes[Int($0)].kind == .call }) {
            for argument in outline.children(of: call) where outline.nodes[Int(argument)].name.viewMember == .root {
                for value in outline.children(of: argument) { result += identities(ofExpression: value, home, family, depth: depth + 1) }
            }
        }
        return result
    }

    private func functionNamed(_ name: Name, _ family: ClassDispatch) -> DeclarationID? {
        family.project.members(name, of: family.type).first { family.project.declaration($0).kind == .function }
    }

    // MARK: What is built for what

    private mutating func collectFlows(_ member: DeclarationID, _ family: ClassDispatch) {
        let project = family.project
        let home = family.home(member)
        let outline = project.files[home.file].outline
        var found: [(Identity, Identity)] = []
        ObservedSubjects.chains(in: member, project) { chain, _ in
            guard let used = plainIdentity(chain, home, family) else { return }
            for owner in owners(of: chain, member, family) where owner != used { found.append((used, owner)) }
            for node in outline.path(to: chain, in: home.declaration.index) where outline.nodes[Int(node)].kind == .return {
                found.append((used, result(of: member, project)))
            }
        }
        for (used, owner) in found { flows[used, default: []].insert(owner) }
    }

    private func result(of member: DeclarationID, _ project: Project) -> Identity {
        let declared = project.declaration(member)
        return declared.kind == .function ? .function(member) : .member(declared.name)
    }

    /// The local or member that a chain begins with.
    private func plainIdentity(_ chain: NodeID, _ home: BodyOwner, _ family: ClassDispatch) -> Identity? {
        let outline = family.project.files[home.file].outline
        guard let head = outline.children(of: chain).first(where: { outline.nodes[Int($0)].kind != .selfReference }) else { return nil }
        let node = outline.nodes[Int(head)]
        guard node.kind == .identifier || node.kind == .member else { return nil }
        switch outline.local(node.name, at: head, in: home.declaration.index) {
        case .variable(let index) where node.kind == .identifier: return .local(DeclarationID(file: home.file, index: index))
        case .optionalBinding(let binding) where node.kind == .identifier: return .bound(NodeReference(file: home.file, node: binding))
        case nil: return family.property(node.name) != nil ? .member(node.name) : nil
        default: return nil
        }
    }

    /// What the code at `node` is part of the making or the setting up of.
    private func owners(of node: NodeID, _ member: DeclarationID, _ family: ClassDispatch) -> [Identity] {
        let project = family.project
        let home = family.home(member)
        let outline = project.files[home.file].outline
        var result: [Identity] = []
        for around in outline.path(to: node, in: home.declaration.index).dropLast() {
            let part = outline.nodes[Int(around)]
            switch part.kind {
            case .binding: result.append(.local(DeclarationID(file: home.file, index: Int(part.payload))))
            case .optionalBinding: result.append(.bound(NodeReference(file: home.file, node: around)))
            case .chain:
                result.append(.made(NodeReference(file: home.file, node: around)))
                if let head = plainIdentity(around, home, family) { result.append(head) }
            case .expression:
                let parts = outline.list(of: around)
                guard let assignment = parts.firstIndex(where: { outline.nodes[Int($0)].kind == .assignment }), assignment > 0,
                    parts[assignment] < node, let head = plainIdentity(parts[0], home, family)
                else { continue }
                result.append(head)
            case .return: result.append(self.result(of: member, project))
            default: continue
            }
        }
        let declared = project.declaration(home.declaration)
        if declared.kind == .variable || declared.kind == .constant, declared.scope.contains(.member) { result.append(.member(declared.name)) }
        return result
    }

    /// Credits go from a controller to all that was built for it.
    private mutating func spread() {
        for _ in 0..<6 {
            var changed = false
            for (used, owners) in flows {
                for owner in owners {
                    guard let credit = allowances[owner], !allowances[used, default: []].isSuperset(of: credit) else { continue }
                    allowances[used, default: []].formUnion(credit)
                    changed = true
                }
            }
            if !changed { break }
        }
    }

    private func owned(_ node: NodeID, _ member: DeclarationID, _ family: ClassDispatch) -> PathState {
        owners(of: node, family.home(member).declaration, family).reduce([]) { $0.union(allowances[$1] ?? []) }
    }

    // MARK: Delegates

    private mutating func delegates(_ member: DeclarationID, _ family: ClassDispatch) {
        let project = family.project
        let home = family.home(member)
        let outline = project.files[home.file].outline
        for span in outline.code(of: member.index) {
            for node in span.first..<span.end {
                switch outline.nodes[Int(node)].kind {
                case .expression: assignedDelegate(node, home, family, outline)
                case .chain: givenDelegate(node, home, family, outline)
                default: break
                }
            }
        }
    }

    /// `picker.delegate = self`
    private mutating func assignedDelegate(_ node: NodeID, _ home: BodyOwner, _ family: ClassDispatch, _ outline: Outline) {
        let parts = outline.list(of: node)
        guard parts.count == 3, outline.nodes[Int(parts[1])].kind == .assignment, outline.nodes[Int(parts[2])].kind == .chain,
            family.value(ofChain: parts[2], before: nil, in: home) == .itself, let owner = plainIdentity(parts[0], home, family),
            let credit = allowances[owner], let member = outline.list(of: parts[0]).last
        else { return }
        let type = family.project.type(ofChain: parts[0], upTo: member - 1, in: home)
        reported(by: type, member: outline.nodes[Int(member)].name, credit, family)
    }

    /// `PhotoPicker(delegate: self)`
    private mutating func givenDelegate(_ chain: NodeID, _ home: BodyOwner, _ family: ClassDispatch, _ outline: Outline) {
        guard let call = outline.children(of: chain).first(where: { outline.nodes[Int($0)].kind == .call }) else { return }
        let owning = owners(of: call, home.declaration, family).reduce(PathState()) { $0.union(allowances[$1] ?? []) }
        guard !owning.isEmpty else { return }
        for argument in outline.children(of: call) {
            guard let value = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression }),
                family.value(ofExpression: value, in: home) == .itself
            else { continue }
            reported(by: family.project.type(ofChain: chain, upTo: call, in: home), member: outline.nodes[Int(argument)].name, owning, family)
        }
    }

    private mutating func reported(by type: TypeReference, member: Name, _ credit: PathState, _ family: ClassDispatch) {
        let project = family.project
        guard !closesItself(type, project) else { return }
        if type != .unknown { types.append((type, credit)) }
        guard let nominal = type.nominal, let property = project.members(member, of: nominal).first else { return }
        for part in project.type(of: property).constituents {
            guard let listener = part.nominal else { continue }
            for requirement in project.ownMembers(of: listener) { reports.insert(project.declaration(requirement).name) }
            reportCredits.formUnion(credit)
        }
    }
}
