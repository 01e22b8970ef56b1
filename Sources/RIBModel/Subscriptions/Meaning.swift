import SourceText
import SwiftOutline

/// What an expression means, as far as holders of subscriptions are concerned.
indirect enum Meaning {
    case interactor
    /// An own stored property, or something within the bag that it is.
    case property(DeclarationID)
    /// A requirement of the protocol whose extension this is: a property of each interactor that conforms.
    case requirement(Name)
    /// Made on the spot.
    case fresh
    case local(LocalBinding)
    /// A parameter of a member, by its place: what callers hand in.
    case parameter(DeclarationID, Int)
    case value
    case foreign
}

extension ValueFlow {
    /// What a chain's first elements mean.
    func meaning(_ elements: ArraySlice<NodeID>, in frame: CallContext) -> Meaning {
        guard let head = elements.first else { return .foreign }
        var current = meaning(ofHead: head, elements, in: frame)
        for element in elements.dropFirst() {
            let node = frame.code.node(element)
            switch node.kind {
            case .optionalChain, .forceUnwrap, .genericArguments: continue
            case .subscript: if case .property = current { continue } else { return .foreign }
            case .member: current = member(node.name, of: current, in: frame)
            case .call: if case .fresh = current { continue } else { return .foreign }
            default: return .foreign
            }
        }
        return current
    }

    private func meaning(ofHead head: NodeID, _ elements: ArraySlice<NodeID>, in frame: CallContext) -> Meaning {
        let node = frame.code.node(head)
        switch node.kind {
        case .selfReference: return meaningOfSelf(at: head, in: frame)
        case .superReference: return frame.subject == .interactor ? .interactor : .foreign
        case .literal: return node.detail == Node.Literal.array.rawValue || node.detail == Node.Literal.dictionary.rawValue ? .fresh : .foreign
        case .typeReference, .implicitMember: return .fresh
        case .tuple:
            let arguments = frame.code.children(head)
            guard arguments.count == 1, let value = frame.code.value(of: arguments[0]) else { return .foreign }
            return meaning(ofExpression: value, in: frame)
        case .identifier:
            if let local = frame.code.local(node.name, at: head) { return meaning(of: local, in: frame) }
            let own = member(node.name, of: frame.subject.meaning, in: frame)
            guard case .foreign = own else { return own }
            return isOwnType(node.name, in: frame) && elements.count > 1 ? .interactor : startsUpper(node.name) ? .fresh : .foreign
        default: return .foreign
        }
    }

    /// `Self.bag`, `HomeInteractor.bag`
    private func isOwnType(_ name: Name, in frame: CallContext) -> Bool {
        guard frame.subject == .interactor, let owner = frame.owner else { return false }
        return name == Name.`Self` || name == project.symbols.types[owner.index].name
    }

    private func meaningOfSelf(at node: NodeID, in frame: CallContext) -> Meaning {
        if case .closureParameter(let parameter, let closure, let position) = frame.code.local(Name.`self`, at: node) {
            return isOwner(parameter, of: closure, position, in: frame) ? .interactor : .foreign
        }
        return frame.subject.meaning
    }

    func startsUpper(_ name: Name) -> Bool { project.names.utf8(name).first.map { $0 >= 65 && $0 <= 90 } ?? false }

    func meaning(ofExpression expression: NodeID, in frame: CallContext) -> Meaning {
        guard let chain = frame.code.loneChain(expression) else { return .foreign }
        return meaning(frame.code.children(chain)[...], in: frame)
    }

    /// What a local name means: the interactor under another name, one of its holders, or a bag of its own.
    func meaning(of local: LocalBinding, in frame: CallContext) -> Meaning {
        guard steps > 0 else { return .foreign }
        steps -= 1
        switch local {
        case .variable(let index):
            guard let value = frame.code.outline.declarations[index].value else { return .local(local) }
            switch meaning(ofExpression: value, in: frame) {
            case .fresh: return .local(local)
            case .foreign: return .local(local)
            case let known: return known
            }
        case .optionalBinding(let node), .capture(let node):
            if let value = frame.code.value(of: node) {
                let known = meaning(ofExpression: value, in: frame)
                if case .foreign = known { return .local(local) }
                return known
            }
            let name = frame.code.node(node).name
            if name == Name.`self` { return frame.subject.meaning }
            if let outer = frame.code.local(name, at: node) { return meaning(of: outer, in: frame) }
            return member(name, of: frame.subject.meaning, in: frame)
        case .closureParameter(let node, let closure, let position):
            return isOwner(node, of: closure, position, in: frame) ? .interactor : .local(local)
        case .parameter(let node):
            if let handed = frame.arguments[node] { return handed }
            let parameters = frame.code.outline.declarations[frame.code.home.declaration.index].parameters
            let position = frame.code.outline.nodes(in: parameters).enumerated().first { $0.element == node }?.offset
            if let position { return .parameter(frame.code.home.declaration, position) }
            return .local(local)
        case .pattern, .function: return .local(local)
        }
    }

    /// Whether a closure's parameter is the interactor that was handed to the call: `with: self`, `withUnretained(self)`.
    private func isOwner(_ node: NodeID, of closure: NodeID, _ position: Int, in frame: CallContext) -> Bool {
        let code = frame.code
        if let type = code.children(node).first(where: { code.kind($0) == .type }), let owner = frame.owner,
            project.symbols.resolve(type, in: Scope(code.home.declaration)).nominal == owner {
            return true
        }
        guard frame.subject == .interactor else { return false }
        if words.selfNames.contains(code.node(node).name) { return true }
        guard position == 0 else { return false }
        for call in code.around(closure) where code.kind(call) == .call {
            guard let chain = code.parent(call) else { return false }
            let handsSelf = code.children(chain).prefix { $0 <= call }.contains { element in
                code.kind(element) == .call && code.children(element).contains { isSelf($0, in: frame) }
            }
            return handsSelf
        }
        return false
    }

    /// Whether an argument is plain `self`.
    func isSelf(_ argument: NodeID, in frame: CallContext) -> Bool {
        frame.code.value(of: argument).map(frame.code.isPlainSelf) ?? false
    }

    // MARK: Members

    /// What a member of something is.
    func member(_ name: Name, of base: Meaning, in frame: CallContext) -> Meaning {
        switch base {
        case .interactor: return frame.owner.map { ownProperty(name, of: $0, depth: frame.depth) } ?? .foreign
        case .property(let property): return isOwnBag(property) ? base : .foreign
        default: return .foreign
        }
    }

    /// Whether what an own property holds is a bag of the interactor's, not an object that it was given and that has one.
    func isOwnBag(_ property: DeclarationID) -> Bool {
        let type = project.type(of: property)
        return project.keepsSubscriptions(type, words) && (type.nominal == nil || project.declaration(property).value != nil)
    }

    /// The stored property that a name of an interactor leads to, through getters of one expression.
    private func ownProperty(_ name: Name, of owner: TypeID, depth: Int) -> Meaning {
        let found = project.members(name, of: owner).filter { [.variable, .constant].contains(project.declaration($0).kind) }
        guard let property = found.first(where: { !isRequirement($0) }) else {
            return found.isEmpty || project.symbols.types[owner.index].kind != .protocol ? .foreign : .requirement(name)
        }
        guard project.declaration(property).modifiers.contains(.computed) else { return .property(property) }
        guard depth < ValueFlow.deepestFrame else { return .foreign }
        let getter = code(of: property)
        guard let expression = getter.loneExpression else { return .foreign }
        let inner = CallContext(code: getter, owner: owner, subject: .interactor, depth: depth + 1)
        return meaning(ofExpression: expression, in: inner)
    }

    private func isRequirement(_ member: DeclarationID) -> Bool {
        let parent = project.declaration(member).parent
        guard parent >= 0 else { return false }
        return project.declaration(DeclarationID(file: member.file, index: Int(parent))).kind == .protocol
    }

    /// The property that fulfills a requirement in a class.
    func property(_ name: Name, of type: TypeID) -> DeclarationID? {
        if case .property(let found) = ownProperty(name, of: type, depth: 0) { return found }
        return nil
    }
}
