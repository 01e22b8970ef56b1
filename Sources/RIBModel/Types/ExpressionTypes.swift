import SourceText
public import SwiftOutline

/// Types of expressions, as far as declarations tell. No inference beyond initial values; what cannot be told is `unknown`.
extension Project {
    static let deepestTyping = 16

    /// The type that a variable, function or parameter is declared with, else that of its initial value.
    public func type(of declared: DeclarationID, depth: Int = 0) -> TypeReference {
        let declaration = declaration(declared)
        guard depth < Project.deepestTyping else { return .unknown }
        switch declaration.kind {
        case .variable, .constant, .function, .subscript:
            if let type = declaration.type {
                let resolved = symbols.resolve(type, in: Scope(declared))
                // A destructured name has an element of the tuple's type, not the tuple's.
                return declaration.modifiers.contains(.destructured) ? .unknown : resolved
            }
            if declaration.kind == .function { return .unknown }
            guard let value = declaration.value, !declaration.modifiers.contains(.destructured) else { return .unknown }
            return type(ofExpression: value, in: enclosingHome(declared), depth: depth + 1)
        case .initializer: return symbols.type(around: declared).map { .nominal($0, []) } ?? .unknown
        case .enumCase: return symbols.type(around: declared).map { .nominal($0, []) } ?? .unknown
        default: return .unknown
        }
    }

    /// The member around a declaration, or itself.
    public func enclosingHome(_ declared: DeclarationID) -> BodyOwner { home(enclosingMember(declared)) }

    func enclosingMember(_ declared: DeclarationID) -> DeclarationID {
        let declarations = files[declared.file].outline.declarations
        var current = declared.index
        while declarations[current].parent >= 0, !declarations[Int(declarations[current].parent)].kind.isType {
            current = Int(declarations[current].parent)
        }
        return DeclarationID(file: declared.file, index: current)
    }

    /// The type of an `expression` node.
    public func type(ofExpression node: NodeID, in home: BodyOwner, depth: Int = 0) -> TypeReference {
        type(ofParts: node + 1..<files[home.file].outline.nodes[Int(node)].next, in: home, depth: depth)
    }

    /// The type of the parts of an expression in a range of nodes.
    func type(ofParts range: Range<NodeID>, in home: BodyOwner, depth: Int = 0) -> TypeReference {
        guard depth < Project.deepestTyping else { return .unknown }
        let outline = files[home.file].outline
        var result = TypeReference.unknown
        var isFirst = true
        for child in outline.nodes(in: NodeSpan(range.lowerBound, range.upperBound)) {
            switch outline.nodes[Int(child)].kind {
            case .chain where isFirst:
                result = type(ofChain: child, in: home, depth: depth + 1)
                isFirst = false
            case .cast:
                let cast = outline.nodes[Int(child)]
                guard !cast.flags.contains(.isTest) else { return .unknown }
                result = outline.children(of: child).first { _ in true }.map {
                    symbols.resolve($0, in: Scope(home.declaration))
                } ?? .unknown
            case .question: isFirst = true
            case .colon, .assignment: return result
            case .operator where outline.nodes[Int(child)].flags.contains(.isPrefix): continue
            case .operator where outline.nodes[Int(child)].name != .otherwise: return .unknown
            default: break
            }
        }
        return result
    }

    /// The type of a chain up to (and with) the suffix `last`, or of all of it.
    public func type(
        ofChain chain: NodeID, upTo last: NodeID? = nil, in home: BodyOwner, depth: Int = 0
    ) -> TypeReference {
        type(ofChain: chain, before: last.map { $0 + 1 } ?? .max, in: home, depth: depth)
    }

    /// The type of a chain's elements before a node.
    func type(ofChain chain: NodeID, before end: NodeID, in home: BodyOwner, depth: Int = 0) -> TypeReference {
        guard depth < Project.deepestTyping else { return .unknown }
        let outline = files[home.file].outline
        var result = TypeReference.unknown
        let elements = outline.list(of: chain)
        for (position, element) in elements.enumerated() {
            if element >= end { break }
            add(elements, position, to: &result, outline, in: home, depth: depth)
        }
        return result
    }

    /// The types of a chain up to (and with) each of its first elements.
    ///
    /// - Parameter elements: all of the chain.
    func types(of elements: [NodeID], before end: Int, in home: BodyOwner) -> [TypeReference] {
        let outline = files[home.file].outline
        var result = TypeReference.unknown
        return (0..<end).map { position in
            add(elements, position, to: &result, outline, in: home, depth: 0)
            return result
        }
    }

    /// Goes from the type of what stands before an element to the one behind it.
    private func add(_ elements: [NodeID], _ position: Int, to result: inout TypeReference, _ outline: Outline, in home: BodyOwner, depth: Int) {
        let element = elements[position]
        let isCalled = position + 1 < elements.count && isCall(elements, position + 1, outline)
        let node = outline.nodes[Int(element)]
        switch node.kind {
        case .selfReference: result = home.type.map { .nominal($0, []) } ?? .unknown
        case .superReference:
            result = home.type.flatMap { hierarchy.superclass[$0.index] }.map { .nominal($0, []) } ?? .unknown
        case .identifier: result = type(ofIdentifier: element, isCalled: isCalled, elements, position, in: home, depth: depth)
        case .member:
            result = type(ofMember: node.name, of: result, isCalled: isCalled, in: home, depth: depth)
        case .tuple:
            let values = outline.list(of: element)
            result = values.count == 1
                ? outline.children(of: values[0]).first { _ in true }.map { type(ofExpression: $0, in: home, depth: depth + 1) } ?? .unknown
                : .unknown
        case .call: if case .metatype(let made) = result { result = made } else if case .function(let made) = result { result = made }
        case .subscript: if case .collection(let inner) = result { result = inner } else { result = .unknown }
        case .optionalChain, .forceUnwrap, .genericArguments: break
        case .closure: result = .function(.unknown)
        case .literal: result = isCalled ? collectionType(element, in: home, depth: depth) : .unknown
        default: result = .unknown
        }
    }

    /// `[Element]` and `[Key: Element]` where a call follows: the literal is a type's.
    private func collectionType(_ literal: NodeID, in home: BodyOwner, depth: Int) -> TypeReference {
        let outline = files[home.file].outline
        guard let argument = outline.list(of: literal).last,
            let expression = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression }),
            let chain = outline.list(of: expression).last(where: { outline.nodes[Int($0)].kind == .chain }),
            case .metatype(let element) = type(ofChain: chain, in: home, depth: depth + 1)
        else { return .unknown }
        return .metatype(.collection(element))
    }

    private func isCall(_ elements: [NodeID], _ position: Int, _ outline: Outline) -> Bool {
        var position = position
        while position < elements.count, outline.nodes[Int(elements[position])].kind == .genericArguments { position += 1 }
        return position < elements.count && outline.nodes[Int(elements[position])].kind == .call
    }

    private func type(
        ofIdentifier element: NodeID, isCalled: Bool, _ elements: [NodeID], _ position: Int, in home: BodyOwner, depth: Int
    ) -> TypeReference {
        let outline = files[home.file].outline
        let name = outline.nodes[Int(element)].name
        if let local = outline.local(name, at: element, in: home.declaration.index) {
            return type(of: local, in: home, depth: depth + 1)
        }
        if let type = home.type, let member = members(name, of: type).first {
            return memberType(member, isCalled: isCalled, depth: depth)
        }
        if let inherited = home.type.flatMap({ inheritedMember(name, of: $0) }) { return inherited }
        if let global = symbols.nearest(symbols.globals[name], to: home.file).first {
            return memberType(global, isCalled: isCalled, depth: depth)
        }
        let resolved = symbols.resolve(name, arguments: genericArguments(elements, position, home), in: Scope(home.declaration))
        if case .unresolved = resolved, text(name).first?.isUppercase != true { return .unknown }
        return .metatype(resolved)
    }

    private func genericArguments(_ elements: [NodeID], _ position: Int, _ home: BodyOwner) -> [TypeReference] {
        let outline = files[home.file].outline
        guard position + 1 < elements.count, outline.nodes[Int(elements[position + 1])].kind == .genericArguments else { return [] }
        return outline.children(of: elements[position + 1]).map { symbols.resolve($0, in: Scope(home.declaration)) }
    }

    private func memberType(_ member: DeclarationID, isCalled: Bool, depth: Int) -> TypeReference {
        let declared = type(of: member, depth: depth + 1)
        return declaration(member).kind == .function ? .function(declared) : declared
    }

    private func type(
        ofMember name: Name, of base: TypeReference, isCalled: Bool, in home: BodyOwner, depth: Int
    ) -> TypeReference {
        if case .metatype(let type) = base {
            if name == Name.`init` || name == Name.`self` { return .metatype(type) }
            guard let nominal = type.nominal else { return .unknown }
            if let inner = symbols.nestedType(name, in: nominal) { return .metatype(.nominal(inner, [])) }
            return members(name, of: nominal).first.map { memberType($0, isCalled: isCalled, depth: depth) } ?? .unknown
        }
        for part in base.constituents {
            switch part {
            case .nominal(let type, _):
                if let member = members(name, of: type).first { return memberType(member, isCalled: isCalled, depth: depth) }
                if let known = inheritedMember(name, of: type) ?? knownMember(name, of: type) { return known }
            case .known(let type, _):
                if let member = foreignMembers(name, ofKnown: type).first { return memberType(member, isCalled: isCalled, depth: depth) }
                if let known = knownMember(name) { return known }
            default: break
            }
        }
        return .unknown
    }

    /// What a class inherits from generic ones of libraries: a member whose type is an argument.
    private func inheritedMember(_ name: Name, of type: TypeID) -> TypeReference? {
        guard symbols.wellKnownNames.genericMembers.contains(name) else { return nil }
        let text = text(name)
        for member in libraryModels.genericMembers where member.member == text {
            guard let arguments = arguments(of: type, toLibraryType: member.type), member.argument < arguments.count else { continue }
            return arguments[member.argument]
        }
        return nil
    }

    /// What a member of libraries' classes leads to.
    private func knownMember(_ name: Name) -> TypeReference? { symbols.wellKnownNames.classMembers[name].map { .known($0, []) } }

    private func knownMember(_ name: Name, of type: TypeID) -> TypeReference? {
        hierarchy.knownClasses[type.index].contains { symbols.known.isViewController($0) } ? knownMember(name) : nil
    }

    /// The type of a local name.
    public func type(of local: LocalBinding, in home: BodyOwner, depth: Int = 0) -> TypeReference {
        guard depth < Project.deepestTyping else { return .unknown }
        let outline = files[home.file].outline
        switch local {
        case .variable(let index): return type(of: DeclarationID(file: home.file, index: index), depth: depth + 1)
        case .optionalBinding(let node): return type(ofBinding: node, in: home, depth: depth + 1)
        case .parameter(let node), .closureParameter(let node, _, _):
            return outline.children(of: node).first { outline.nodes[Int($0)].kind == .type }
                .map { symbols.resolve($0, in: Scope(home.declaration)) } ?? .unknown
        case .capture(let node):
            if let value = outline.children(of: node).first(where: { _ in true }) { return type(ofExpression: value, in: home, depth: depth + 1) }
            return type(ofName: outline.nodes[Int(node)].name, before: node, in: home, depth: depth + 1)
        case .function(let index): return .function(type(of: DeclarationID(file: home.file, index: index), depth: depth + 1))
        case .pattern: return .unknown
        }
    }

    private func type(ofBinding node: NodeID, in home: BodyOwner, depth: Int) -> TypeReference {
        let outline = files[home.file].outline
        for child in outline.children(of: node) {
            switch outline.nodes[Int(child)].kind {
            case .type: return symbols.resolve(child, in: Scope(home.declaration))
            case .expression: return type(ofExpression: child, in: home, depth: depth)
            default: break
            }
        }
        return type(ofName: outline.nodes[Int(node)].name, before: node, in: home, depth: depth)
    }

    /// The type of a plain name as it was before `node` bound it anew: `if let x`, `[weak x]`.
    private func type(ofName name: Name, before node: NodeID, in home: BodyOwner, depth: Int) -> TypeReference {
        if name == Name.`self` { return home.type.map { .nominal($0, []) } ?? .unknown }
        if let local = files[home.file].outline.local(name, at: node, in: home.declaration.index) {
            return type(of: local, in: home, depth: depth + 1)
        }
        guard let type = home.type else { return .unknown }
        guard let member = members(name, of: type).first else { return inheritedMember(name, of: type) ?? .unknown }
        return memberType(member, isCalled: false, depth: depth)
    }
}
