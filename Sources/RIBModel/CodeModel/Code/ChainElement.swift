package import SourceText
package import SwiftOutline

/// The head of a chain, or one of its suffixes.
package struct ChainElement: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package enum Kind: Sendable {
        // Heads.
        case identifier, selfReference, superReference, implicitMember, literal, tuple, closure, keyPath, macro
        case typeReference
        // Suffixes.
        case member, call, macroArguments, `subscript`, optionalChain, forceUnwrap, postfixOperator, genericArguments
        /// Not an element of the language.
        case unknown
    }

    package var kind: Kind {
        switch body.kind(node) {
        case .identifier: .identifier
        case .selfReference: .selfReference
        case .superReference: .superReference
        case .implicitMember: .implicitMember
        case .literal: .literal
        case .tuple: .tuple
        case .closure: .closure
        case .keyPath: .keyPath
        case .macro: .macro
        case .typeReference: .typeReference
        case .member: .member
        case .call: .call
        case .macroArguments: .macroArguments
        case .subscript: .subscript
        case .optionalChain: .optionalChain
        case .forceUnwrap: .forceUnwrap
        case .postfixOperator: .postfixOperator
        case .genericArguments: .genericArguments
        default: .unknown
        }
    }

    /// The name of an identifier, a member or a macro.
    package var name: Name { body.node(node).name }

    /// Whether it is a plain name or a member: `close` and `.close`.
    package var isName: Bool {
        let kind = body.kind(node)
        return kind == .identifier || kind == .member
    }

    /// The local that an identifier denotes; nil if the enclosing code declares none of that name, and for a member:
    /// `self.child` is the property, also where a local is named `child`.
    package var local: LocalDeclaration? { isMember ? nil : body.localDeclaration(name, at: node) }

    /// Whether the enclosing code declares the identifier's name.
    package var isLocal: Bool { !isMember && body.local(name, at: node) != nil }

    private var isMember: Bool { body.kind(node) == .member || body.kind(node) == .implicitMember }

    /// The kind of a literal; nil for another element.
    package var literal: Literal? {
        let node = body.node(node)
        guard node.kind == .literal else { return nil }
        switch Node.Literal(rawValue: node.detail) {
        case .string: return .string
        case .number: return .number
        case .nil: return .nil
        case .true: return .true
        case .false: return .false
        case .array: return .array
        case .dictionary: return .dictionary
        case .regex: return .regex
        case nil: return nil
        }
    }

    /// The arguments of a call, a subscript or a macro, the values of a tuple, or the elements of a literal.
    package var arguments: Children<Argument> { Children(of: node, in: body) }

    /// The only argument; nil if there are none or several.
    var onlyArgument: Argument? {
        var arguments = self.arguments
        guard let first = arguments.next(), arguments.next() == nil else { return nil }
        return first
    }

    /// The closure, if the element is one.
    var closure: ClosureSite? { body.kind(node) == .closure ? ClosureSite(node, in: body) : nil }
}

extension Chain {
    /// The generic arguments that directly follow an element.
    func genericArguments(after element: ChainElement) -> [TypeReference] {
        guard let next = next(after: element.node), body.kind(next) == .genericArguments else { return [] }
        return body.outline.children(of: next).map {
            project.symbols.resolve($0, in: Scope(body.home.declaration))
        }
    }

    /// Whether an element is called: arguments follow directly or after generic arguments.
    func calls(_ element: ChainElement) -> Bool {
        var next = next(after: element.node)
        while let current = next, body.kind(current) == .genericArguments { next = self.next(after: current) }
        return next.map { body.kind($0) == .call } ?? false
    }

    /// The element after one, in the whole chain.
    private func next(after element: NodeID) -> NodeID? {
        let next = max(body.node(element).next, element + 1)
        return next < body.node(node).next ? next : nil
    }
}
