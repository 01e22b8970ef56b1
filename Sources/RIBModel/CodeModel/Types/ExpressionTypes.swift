import SourceText
import SwiftOutline

/// Types of declarations and expressions, derived from declarations. Inference is limited to initial values; a type
/// that cannot be determined is `unknown`.
extension Project {
    /// The maximum number of declarations and expressions that are followed to determine one type.
    static let deepestTyping = 16

    /// The declared type of a variable, function or parameter, else that of its initial value.
    public func type(of declared: DeclarationID, depth: Int = 0) -> TypeReference {
        type(of: declared, in: nil, depth: depth)
    }

    /// - Parameter body: the code that declares the local; nil if the declaration is not a local.
    fileprivate func type(of declared: DeclarationID, in body: FunctionBody?, depth: Int) -> TypeReference {
        let declaration = declaration(declared)
        guard depth < Project.deepestTyping else { return .unknown }
        switch declaration.kind {
        case .variable, .constant, .function, .subscript:
            if let type = statedType(of: declared) { return part(declared, of: type) }
            guard declaration.kind != .function, let value = declaration.value else { return .unknown }
            let body = body ?? FunctionBody(enclosingHome(declared), in: self)
            return part(declared, of: Expression(value, in: body).type(depth: depth + 1))
        case .initializer, .enumCase: return symbols.type(around: declared).map { .nominal($0, []) } ?? .unknown
        default: return .unknown
        }
    }

    /// The type of a variable by the type that is written or inferred for all of its pattern: a destructured name has
    /// that of an element of the tuple.
    private func part(_ variable: DeclarationID, of type: TypeReference) -> TypeReference {
        guard head(variable).modifiers.contains(.destructured) else { return type }
        return type.element(at: files[variable.file].outline.tuplePosition(variable.index))
    }

    /// The member that encloses a declaration, or the declaration itself.
    public func enclosingHome(_ declared: DeclarationID) -> BodyOwner { home(enclosingMember(declared)) }

    func enclosingMember(_ declared: DeclarationID) -> DeclarationID {
        let declarations = files[declared.file].outline.declarations
        var current = declared.index
        while declarations[current].parent >= 0, !declarations[Int(declarations[current].parent)].kind.isType {
            current = Int(declarations[current].parent)
        }
        return DeclarationID(file: declared.file, index: current)
    }

    // MARK: By node

    /// The type of an `expression` node.
    func type(ofExpression node: NodeID, in home: BodyOwner) -> TypeReference {
        Expression(node, in: FunctionBody(home, in: self)).type
    }

    /// The type of a chain up to and including the suffix `last`, or of the whole chain.
    func type(ofChain chain: NodeID, upTo last: NodeID? = nil, in home: BodyOwner) -> TypeReference {
        let all = Chain(chain, in: FunctionBody(home, in: self))
        return last.map { all.before(ChainElement($0 + 1, in: all.body)) }?.type ?? all.type
    }

    /// The type of a local name.
    func type(of local: LocalBinding, in home: BodyOwner) -> TypeReference {
        LocalDeclaration(local, in: FunctionBody(home, in: self)).type
    }
}

extension Expression {
    /// The static type, derived from declarations.
    package var type: TypeReference { type(depth: 0) }

    fileprivate func type(depth: Int) -> TypeReference {
        guard depth < Project.deepestTyping else { return .unknown }
        var result = TypeReference.unknown
        var isFirst = true
        var parts = self.parts
        var position = parts.position
        var isAlternative = false
        while let part = parts.next() {
            switch part {
            case .chain(let chain) where isFirst:
                result = chain.type(depth: depth + 1)
                isFirst = false
            case .chain(let chain) where isAlternative && !result.isOfProject:
                // `A.make() ?? A()`: the factory returns an object of the class that replaces it.
                let other = chain.type(depth: depth + 1)
                if other.isOfProject { result = other }
                isAlternative = false
            case .cast(isTest: true): return .unknown
            case .cast: result = body.writtenType(in: position) ?? .unknown
            case .question: isFirst = true
            case .colon, .assignment: return result
            case .operator(.otherwise, isPrefix: false): isAlternative = true
            case .operator(_, isPrefix: false): return .unknown
            case .chain, .operator, .statement: break
            }
            position = parts.position
        }
        return result
    }
}

extension TypeReference {
    /// Whether it is a type that the project declares.
    fileprivate var isOfProject: Bool { nominal != nil }
}

extension Chain {
    /// The static type of the chain's value.
    package var type: TypeReference { type(depth: 0) }

    /// The elements in order, each with the static type of the chain up to and including it.
    var typedElements: TypedElements { TypedElements(self) }

    struct TypedElements: Sequence, IteratorProtocol {
        private let chain: Chain
        private var elements: Elements
        private var type = TypeReference.unknown

        fileprivate init(_ chain: Chain) {
            self.chain = chain
            elements = chain.elements
        }

        mutating func next() -> (element: ChainElement, type: TypeReference)? {
            guard let element = elements.next() else { return nil }
            type = chain.type(of: element, after: type, depth: 0)
            return (element, type)
        }
    }

    fileprivate func type(depth: Int) -> TypeReference {
        guard depth < Project.deepestTyping else { return .unknown }
        var result = TypeReference.unknown
        for element in elements { result = type(of: element, after: result, depth: depth) }
        // The receiver of what comes next.
        guard end < body.node(node).next else { return result }
        switch result {
        case .unknown, .unresolved: return body.compiledType(before: ChainElement(end, in: body)) ?? result
        default: return result
        }
    }

    /// The type of a stored property of the own object, if the chain is only its name, as in `name` and `name?`.
    var typeOfProperty: TypeReference? {
        guard let head, head.kind == .identifier, let type = body.home.type, !head.isLocal,
            let member = project.firstMember(head.name, of: type, from: body.file), project.isProperty(member),
            !project.isComputed(member)
        else { return nil }
        for element in elements where element.node != head.node {
            guard element.kind == .optionalChain || element.kind == .forceUnwrap else { return nil }
        }
        return project.type(ofUsed: member, on: type, depth: 0)
    }

    /// The type after an element, given the type before it.
    private func type(of element: ChainElement, after base: TypeReference, depth: Int) -> TypeReference {
        switch element.kind {
        case .selfReference: return body.selfType
        case .superReference:
            return body.home.type.flatMap { project.hierarchy.superclass[$0.index] }.map { .nominal($0, []) }
                ?? .unknown
        case .identifier: return type(ofName: element, depth: depth)
        case .member:
            if element.name == .noneCase, case .metatype(let wrapped) = base, isOfOptional(element) { return wrapped }
            if case .collection(let value) = base {
                if let mapped = type(ofTransformed: value, by: element, depth: depth) {
                    return .function(.collection(mapped))
                }
                if let part = type(ofPartOf: base, element) { return part }
            }
            if case .unknown = base, let compiled = body.compiledType(before: element) {
                return project.type(ofMember: element.name, of: compiled, from: body.file, depth: depth)
            }
            return project.type(
                ofMember: element.name, of: base, from: body.file, depth: depth, isValue: hasMember(after: element))
        case .tuple:
            if let only = element.onlyArgument { return only.value?.type(depth: depth + 1) ?? .unknown }
            let elements = element.arguments.map { $0.value?.type(depth: depth + 1) ?? .unknown }
            return elements.isEmpty ? .unknown : .tuple(elements)
        case .call:
            switch base {
            case .metatype(let made), .function(let made): return made
            default: return base
            }
        case .subscript:
            if case .collection(let element) = base { return element }
            return .unknown
        case .optionalChain, .forceUnwrap, .genericArguments: return base
        case .closure: return .function(.unknown)
        case .literal: return calls(element) ? type(ofCollection: element, depth: depth) : .unknown
        case .implicitMember, .keyPath, .macro, .typeReference, .macroArguments, .postfixOperator, .unknown:
            return .unknown
        }
    }

    /// Whether a member is one of an optional type as a whole, in either spelling: `Optional<Wrapped>.none`,
    /// `Wrapped?.none`.
    private func isOfOptional(_ member: ChainElement) -> Bool {
        head?.name == .Optional || before(member).last?.kind == .optionalChain
    }

    /// `[Element]` and `[Key: Element]` before a call: the literal denotes a type.
    private func type(ofCollection literal: ChainElement, depth: Int) -> TypeReference {
        var last: Chain?
        for argument in literal.arguments {
            last = nil
            if let chains = argument.value?.chains { for chain in chains { last = chain } }
        }
        guard case .metatype(let element) = last?.type(depth: depth + 1) else { return .unknown }
        return .metatype(.collection(element))
    }

    private func type(ofName element: ChainElement, depth: Int) -> TypeReference {
        if let local = element.local { return local.type(depth: depth + 1) }
        let (home, name) = (body.home, element.name)
        if let type = home.type,
            let member = project.usedMember(
                name, of: type, from: body.file, isValue: { hasMember(after: element) })
        {
            return project.type(ofUsed: member, on: type, depth: depth)
        }
        if let inherited = home.type.flatMap({ project.inheritedMember(name, of: $0) }) { return inherited }
        if home.type == nil, let member = body.type(ofMemberOfLibrary: name, depth: depth) { return member }
        if let global = project.symbols.globals(name, from: home.file).first {
            return project.type(ofUsed: global, depth: depth)
        }
        let arguments = genericArguments(after: element)
        let resolved = project.symbols.resolve(name, arguments: arguments, in: Scope(home.declaration))
        if case .unresolved = resolved, !project.isCapitalized(name) { return .unknown }
        return .metatype(resolved)
    }
}

extension LocalDeclaration {
    /// The static type, derived from declarations.
    package var type: TypeReference { type(depth: 0) }

    fileprivate func type(depth: Int) -> TypeReference {
        guard depth < Project.deepestTyping else { return .unknown }
        switch self {
        case .variable(let variable):
            return variable.body.project.type(of: variable.declaration, in: variable.body, depth: depth + 1)
        case .optionalBinding(let binding):
            if let type = binding.body.writtenType(in: binding.node) { return type }
            return binding.value?.type(depth: depth + 1)
                ?? binding.body.type(ofName: binding.name, declaredBy: binding.outer, depth: depth + 1)
        case .parameter(let parameter): return parameter.type
        case .closureParameter(let parameter):
            let written = parameter.type
            return written == .unknown && parameter.isSelf ? parameter.body.selfType : written
        case .capture(let capture):
            return capture.value?.type(depth: depth + 1)
                ?? capture.body.type(ofName: capture.name, declaredBy: capture.outer, depth: depth + 1)
        case .function(let function):
            return .function(function.body.project.type(of: function.declaration, depth: depth + 1))
        case .pattern(let name):
            if let cast = name.castType { return cast }
            return name.origin.map { $0.type(of: $0.value.type(depth: depth + 1)) } ?? .unknown
        }
    }
}

extension TypeReference {
    /// The type of an element of a tuple.
    func element(at position: TuplePosition) -> TypeReference {
        guard case .tuple(let elements) = self else { return .unknown }
        return position.element(of: elements) ?? .unknown
    }
}

extension Parameter {
    /// The written type; `unknown` if there is none.
    package var type: TypeReference { body.writtenType(in: node) ?? .unknown }
}

extension FunctionBody {
    fileprivate var selfType: TypeReference { home.type.map { .nominal($0, []) } ?? .unknown }

    /// The type of a plain name before it is bound again: `if let x`, `[weak x]`.
    fileprivate func type(ofName name: Name, declaredBy local: LocalDeclaration?, depth: Int) -> TypeReference {
        if name == Name.`self` { return selfType }
        if let local { return local.type(depth: depth + 1) }
        guard let type = home.type else { return .unknown }
        guard let member = project.firstMember(name, of: type, from: file) else {
            return project.inheritedMember(name, of: type) ?? .unknown
        }
        return project.type(ofUsed: member, on: type, depth: depth)
    }
}
