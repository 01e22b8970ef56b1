import SourceText
import SwiftOutline

/// What an expression in a view's code is, seen from the view.
enum ViewValue: Sendable, Equatable {
    /// The view (controller) itself.
    case itself
    case superclass
    /// Its root view.
    case ownView
    case window
    /// Something that contains the view: its navigation controller, what presents it, the root of its window.
    case container
    /// The view's navigation controller, or one that contains it.
    case navigation
    /// The array of controllers on that navigation controller.
    case stack
    /// What the view presents.
    case presented
    /// Somebody who hears of what happens on the view.
    case listener
    /// A property of the view: its declaration.
    case property(DeclarationID)
    case other
}

extension ClassDispatch {
    private static let deepest = 10

    /// The value of an `expression` that is a single chain; for `a ?? b` that of `a`.
    func value(ofExpression node: NodeID, in home: BodyOwner, depth: Int = 0) -> ViewValue {
        let outline = project.files[home.file].outline
        guard depth < ClassDispatch.deepest,
            let chain = outline.children(of: node).first(where: { outline.nodes[Int($0)].kind == .chain })
        else { return .other }
        return value(ofChain: chain, before: nil, in: home, depth: depth + 1)
    }

    /// The value of a chain's elements before `end`, or of all.
    func value(ofChain chain: NodeID, before end: NodeID?, in home: BodyOwner, depth: Int = 0) -> ViewValue {
        guard depth < ClassDispatch.deepest else { return .other }
        let outline = project.files[home.file].outline
        var value: ViewValue?
        for element in outline.children(of: chain) {
            if let end, element >= end { break }
            let node = outline.nodes[Int(element)]
            switch node.kind {
            case .selfReference: value = .itself
            case .superReference: value = .superclass
            case .identifier: value = identifier(element, node.name, in: home, depth: depth)
            case .member: value = member(node.name, of: value ?? .other, in: home, depth: depth)
            case .tuple:
                let inner = outline.children(of: element).compactMap { outline.children(of: $0).first { _ in true } }
                value = inner.count == 1 ? self.value(ofExpression: inner[0], in: home, depth: depth + 1) : .other
            case .optionalChain, .forceUnwrap: break
            case .call: value = value == .container || value == .itself ? value : .other
            default: value = .other
            }
        }
        return value ?? .other
    }

    private func identifier(_ element: NodeID, _ name: Name, in home: BodyOwner, depth: Int) -> ViewValue {
        let outline = project.files[home.file].outline
        if let local = outline.local(name, at: element, in: home.declaration.index) {
            return value(of: local, in: home, depth: depth + 1)
        }
        return ownMember(name, in: home, depth: depth)
    }

    func value(of local: LocalBinding, in home: BodyOwner, depth: Int = 0) -> ViewValue {
        guard depth < ClassDispatch.deepest else { return .other }
        let outline = project.files[home.file].outline
        switch local {
        case .variable(let index):
            guard let value = outline.declarations[index].value else { return .other }
            return self.value(ofExpression: value, in: home, depth: depth + 1)
        case .optionalBinding(let node), .capture(let node):
            if let value = outline.children(of: node).first(where: { outline.nodes[Int($0)].kind == .expression }) {
                return self.value(ofExpression: value, in: home, depth: depth + 1)
            }
            return identifier(node, outline.nodes[Int(node)].name, in: home, depth: depth + 1)
        case .closureParameter(_, let closure, let position):
            return position == 0 && isGivenSelf(closure, in: home) ? .itself : .other
        case .parameter, .pattern, .function: return .other
        }
    }

    /// Whether a closure gets the view as its first parameter: `with: self`, `Binder(self)`, `withUnretained(self)` and kin.
    func isGivenSelf(_ closure: NodeID, in home: BodyOwner) -> Bool {
        let outline = project.files[home.file].outline
        let path = outline.path(to: closure, in: home.declaration.index)
        guard let chain = path.last(where: { outline.nodes[Int($0)].kind == .chain && $0 < closure && outline.children(of: $0).contains { outline.nodes[Int($0)].kind == .call && $0 < closure && closure < outline.nodes[Int($0)].next } })
        else { return false }
        for call in outline.children(of: chain) where outline.nodes[Int(call)].kind == .call && call < closure {
            for argument in outline.children(of: call) where outline.nodes[Int(argument)].next <= closure || argument > closure {
                let isSelf = outline.children(of: argument).contains { outline.isPlainSelf($0) }
                guard isSelf else { continue }
                let callee = outline.calleeName(of: call, in: chain)
                if project.passesOwner(callee, outline.nodes[Int(argument)].name) { return true }
            }
        }
        return false
    }

    // MARK: Members

    private func member(_ name: Name, of base: ViewValue, in home: BodyOwner, depth: Int) -> ViewValue {
        switch base {
        case .itself, .superclass: return ownMember(name, in: home, depth: depth)
        case .ownView: return name.viewMember == .window ? .window : .other
        case .window: return name.viewMember == .root ? .container : .other
        case .container, .navigation:
            switch name.viewMember {
            case .navigation: return .navigation
            case .stack where base == .navigation: return .stack
            case .container: return .container
            default: return .other
            }
        case .listener: return .listener
        case .property(let declaration):
            if isListenerMember(name, of: declaration) { return .listener }
            return name.viewMember == .root ? .container : .other
        default:
            if name.viewMember == .root || name.viewMember == .top { return .container }
            return name.isListenerOfAnyObject ? .listener : .other
        }
    }

    private func isListenerMember(_ name: Name, of property: DeclarationID) -> Bool {
        if name.isListenerOfAnyObject { return true }
        guard let type = project.type(of: property).constituents.lazy.compactMap(\.nominal).first,
            let member = project.members(name, of: type).first
        else { return false }
        return project.isListener(project.type(of: member))
    }

    /// What a name is as a member of the view.
    func ownMember(_ name: Name, in home: BodyOwner, depth: Int) -> ViewValue {
        if let property = property(name) {
            if project.isListener(property) { return .listener }
            let declared = project.declaration(property)
            if declared.modifiers.contains(.computed), let result = project.files[property.file].outline.loneExpression(inBodyOf: property.index) {
                return value(ofExpression: result, in: self.home(property), depth: depth + 1)
            }
            return .property(property)
        }
        switch name.viewMember {
        case .navigation: return .navigation
        case .container: return .container
        case .presented: return .presented
        case .controller: return .itself
        case .view: return .ownView
        default: return project.symbols.wellKnownNames.inheritedListeners.contains(name) ? .listener : .other
        }
    }
}

extension Project {
    /// Whether somebody hears through a property: it has one of the names for that, or its type is a protocol that an
    /// interactor or presenter of the project conforms to.
    func isListener(_ property: DeclarationID) -> Bool {
        if symbols.wellKnownNames.listeners.contains(declaration(property).name) { return true }
        return isListener(type(of: property))
    }

    func isListener(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            guard let nominal = part.nominal else { return false }
            return roles.has(nominal, .interactor) || isAnswered[nominal.index]
        }
    }
}
