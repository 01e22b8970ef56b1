import SourceText
import SwiftOutline

/// An object that code makes: a call of a type.
struct Construction {
    let chain: NodeID
    /// The call's position among the elements of the chain.
    let position: Int
    let call: NodeID
    /// The type's name, or `init` where it is left out.
    let place: NodeID
    /// What is made.
    let type: TypeReference
}

extension Project {
    /// All objects that a member's code makes, in order of their calls.
    func constructions(in code: FunctionBody) -> [Construction] {
        var result: [Construction] = []
        for chain in code.nodes where code.kind(chain) == .chain && code.outline.children(of: chain).contains(where: { code.kind($0) == .call }) {
            result += constructions(inChain: chain, code)
        }
        return result
    }

    func constructions(inChain chain: NodeID, _ code: FunctionBody) -> [Construction] {
        let elements = code.children(chain)
        return elements.indices.compactMap { position in
            guard code.kind(elements[position]) == .call, let callee = code.callee(elements, position) else { return nil }
            let name = elements[callee]
            guard code.kind(name) != .implicitMember else {
                guard callee == 0, code.node(name).name == Name.`init` else { return nil }
                let type = expectedType(of: chain, code)
                return type == .unknown ? nil : Construction(chain: chain, position: position, call: elements[position], place: name, type: type)
            }
            guard case .metatype(let made) = type(ofChain: chain, upTo: name, in: code.home) else { return nil }
            let isInit = callee > 0 && code.node(name).name == Name.`init`
            let place = isInit ? elements[..<callee].last { [.identifier, .member].contains(code.kind($0)) } ?? name : name
            return Construction(chain: chain, position: position, call: elements[position], place: place, type: made)
        }
    }

    // MARK: Types that the surroundings give

    /// The type that a chain's value has to have where it stands, as far as something there says it.
    func expectedType(of chain: NodeID, _ code: FunctionBody) -> TypeReference {
        guard let expression = code.parent(chain), code.kind(expression) == .expression else { return .unknown }
        let parts = code.children(expression)
        if let sign = parts.firstIndex(where: { code.kind($0) == .assignment }), sign > 0, parts[sign - 1] < chain {
            return type(ofChain: parts[sign - 1], in: code.home)
        }
        guard parts.count == 1 else { return .unknown }
        guard let parent = code.parent(expression) else { return type(of: code.home.declaration) }
        switch code.kind(parent) {
        case .binding where code.node(parent).detail == 1:
            let declared = DeclarationID(file: code.file, index: Int(code.node(parent).payload))
            return declaration(declared).type == nil ? .unknown : type(of: declared)
        case .optionalBinding:
            return code.children(parent).first { code.kind($0) == .type }.map { symbols.resolve($0, in: Scope(code.home.declaration)) } ?? .unknown
        case .return, .block: return resultType(at: parent, code)
        case .argument: return parameterType(of: parent, code)
        default: return .unknown
        }
    }

    /// The type of what the function, or the getter, around a node returns.
    private func resultType(at node: NodeID, _ code: FunctionBody) -> TypeReference {
        for around in code.around(node) {
            switch code.kind(around) {
            case .closure: return .unknown
            case .declaration:
                let declared = Int(code.node(around).payload)
                return code.outline.declarations.indices.contains(declared) ? type(of: DeclarationID(file: code.file, index: declared)) : .unknown
            default: continue
            }
        }
        return type(of: code.home.declaration)
    }

    /// The type of the parameter that an argument goes to.
    private func parameterType(of argument: NodeID, _ code: FunctionBody) -> TypeReference {
        guard let call = code.parent(argument), code.kind(call) == .call, let chain = code.parent(call) else { return .unknown }
        let elements = code.children(chain)
        guard let position = elements.firstIndex(of: call), let callee = code.callee(elements, position) else { return .unknown }
        for function in functions(called: elements, callee, chain, code) {
            let outline = files[function.file].outline
            let arguments = CallArguments(outline: code.outline, call: call)
            guard let parameter = parameter(of: function, for: argument, among: arguments),
                let written = outline.children(of: parameter).first(where: { outline.kind($0) == .type })
            else { continue }
            return symbols.resolve(written, in: Scope(function))
        }
        return .unknown
    }

    /// The functions and initializers of the project that a call may mean, by name.
    private func functions(called elements: [NodeID], _ callee: Int, _ chain: NodeID, _ code: FunctionBody) -> [DeclarationID] {
        let name = code.node(elements[callee]).name
        if code.kind(elements[callee]) == .implicitMember {
            return expectedType(of: chain, code).nominal.map { members(name, of: $0) } ?? []
        }
        if case .metatype(let made) = type(ofChain: chain, upTo: elements[callee], in: code.home) {
            return made.nominal.map { members(Name.`init`, of: $0) } ?? []
        }
        let base = callee == 0 ? code.home.type.map { .nominal($0, []) } ?? .unknown : type(ofChain: chain, upTo: elements[callee - 1], in: code.home)
        return base.constituents.compactMap(\.nominal).flatMap { members(name, of: $0) }
    }
}
