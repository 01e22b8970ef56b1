package import SourceText
import SwiftOutline

/// A place in a file that names a type, a member or a function, with what it can denote there.
package struct ResolvedUse: Sendable {
    package let name: Name
    package let place: NodeReference
    /// The declaration outside of other code that contains the place: a member, a global, a type or an extension.
    package let declaration: DeclarationID
    package let meaning: Meaning
    /// The labels of the arguments if the name is called, trailing closures left out; nil if it is not called.
    package let labels: [Name]?

    package enum Meaning: Sendable {
        /// A type: in a declaration, a cast, or as the receiver of a static member or an initializer.
        case type(TypeReference)
        /// A member of a value of the type, or of the type itself for a metatype.
        case member(of: TypeReference)
        /// A plain name in code of a type, if the type or a supertype declares such members; else none are listed, and
        /// it is a member that a supertype from a library declares, or a global.
        case plain(type: TypeID?, members: [DeclarationID], globals: [DeclarationID])
        /// A member of a value whose type is not known.
        case unknown
    }
}

extension Project {
    /// The places in the declarations and the code of a file that use one of the names, in order. Names of locals and
    /// labels are left out.
    ///
    /// - Parameters:
    ///   - names: nil for the names of all types that the project declares. Uses of those have no labels.
    ///   - isMeant: whether uses in a declaration count.
    package func resolvedUses(
        of names: NameSet?, in file: FileID, where isMeant: (DeclarationID) -> Bool = { _ in true }
    ) -> [ResolvedUse] {
        guard mayUse(names, in: file) else { return [] }
        return withoutActuallyEscaping(isMeant) { isMeant in
            var search = UseResolution(names: names, file: file, project: self, isMeant: isMeant)
            return search.uses()
        }
    }
}

/// Resolves the names in one file.
private struct UseResolution {
    let names: NameSet?
    let file: FileID
    let project: Project
    private let isMeant: (DeclarationID) -> Bool
    private let outline: Outline
    private var result: [ResolvedUse] = []
    /// Whether uses in the last declaration with such a name count.
    private var last: (declaration: DeclarationID, isMeant: Bool)?

    init(names: NameSet?, file: FileID, project: Project, isMeant: @escaping (DeclarationID) -> Bool) {
        (self.names, self.file, self.project, self.isMeant) = (names, file, project, isMeant)
        outline = project.files[file.index].outline
    }

    mutating func uses() -> [ResolvedUse] {
        for index in outline.declarations.indices where !outline.declarations[index].scope.contains(.local) {
            let declared = outline.declarations[index]
            let declaration = DeclarationID(file: file.index, index: index)
            for span in [declared.attributes, declared.generics, declared.inheritance, declared.requirements] {
                visit(span.first..<span.end, of: declaration, isHead: true)
            }
            visit(declared.parameters.first..<declared.parameters.end, of: declaration, isHead: false)
            if let type = declared.type { visit(type..<outline.node(type).next, of: declaration, isHead: false) }
            var body: FunctionBody?
            for span in outline.code(of: index) {
                visit(code: span.first..<span.end, of: declaration, &body)
            }
        }
        return result.sorted { $0.place.node < $1.place.node }
    }

    private mutating func isWanted(_ node: Node, in declaration: DeclarationID) -> Bool {
        guard names.map({ $0.contains(node.name) }) ?? project.symbols.typeNames.contains(node.name) else {
            return false
        }
        if let last, last.declaration == declaration { return last.isMeant }
        let counts = isMeant(declaration)
        last = (declaration, counts)
        return counts
    }

    /// The types that a part of a declaration names.
    private mutating func visit(_ nodes: Range<NodeID>, of declaration: DeclarationID, isHead: Bool) {
        for id in nodes where outline.kind(id) == .typeName && isWanted(outline.node(id), in: declaration) {
            let scope = Scope(file: declaration.file, declaration: declaration.index, isHead: isHead)
            add(id, declaration, .type(type(named: id, in: scope)))
        }
    }

    private mutating func visit(code nodes: Range<NodeID>, of declaration: DeclarationID, _ body: inout FunctionBody?) {
        for id in nodes {
            let node = outline.node(id)
            switch node.kind {
            case .typeName where isWanted(node, in: declaration):
                add(id, declaration, .type(type(named: id, in: Scope(declaration))))
            case .identifier where isWanted(node, in: declaration):
                let code = known(&body, declaration)
                let element = ChainElement(id, in: code)
                guard !element.isLocal else { continue }
                add(id, declaration, meaning(ofPlain: element, in: code), labels: labels(of: element))
            case .member where isWanted(node, in: declaration):
                let element = ChainElement(id, in: known(&body, declaration))
                guard let chain = element.chainAround else { continue }
                let receiver = chain.before(element)
                let type = receiver.isEmpty ? nil : receiver.type
                if let type, type != .unknown {
                    add(id, declaration, .member(of: type), labels: labels(of: element))
                } else if receiver.onlyName != nil || receiver.isEmpty {
                    // A type may be qualified by its module.
                    let whole = chain.through(element).type
                    if case .metatype = whole {
                        add(id, declaration, .type(whole.instance))
                    } else {
                        add(id, declaration, .unknown)
                    }
                } else {
                    add(id, declaration, .unknown)
                }
            default: continue
            }
        }
    }

    private func known(_ body: inout FunctionBody?, _ declaration: DeclarationID) -> FunctionBody {
        if let body { return body }
        let made = FunctionBody(project.home(declaration), in: project)
        body = made
        return made
    }

    /// The type that a `typeName` node denotes.
    private func type(named id: NodeID, in scope: Scope) -> TypeReference {
        let qualifiers = outline.children(of: id).filter { outline.kind($0) == .typeQualifier }.map(outline.name)
        return project.symbols.resolve(outline.name(id), qualifiers: qualifiers, in: scope)
    }

    private func meaning(ofPlain element: ChainElement, in code: FunctionBody) -> ResolvedUse.Meaning {
        let name = element.name
        let owner = code.home.type
        let members = owner.map { project.members(name, of: $0, from: file.index) } ?? []
        let globals = Array(project.symbols.globals(name, from: file.index))
        if members.isEmpty, globals.isEmpty, let chain = element.chainAround {
            let type = chain.through(element).type
            if case .metatype = type { return .type(type.instance) }
        }
        return .plain(type: owner, members: members, globals: globals)
    }

    private func labels(of element: ChainElement) -> [Name]? {
        guard names != nil, let chain = element.chainAround else { return nil }
        for call in chain.calls where call.callee?.node == element.node {
            return call.arguments.filter { !$0.isTrailing }.map(\.label)
        }
        return nil
    }

    private mutating func add(
        _ id: NodeID, _ declaration: DeclarationID, _ meaning: ResolvedUse.Meaning, labels: [Name]? = nil
    ) {
        result.append(
            ResolvedUse(
                name: outline.name(id), place: NodeReference(file: file.index, node: id), declaration: declaration,
                meaning: meaning, labels: labels))
    }
}

extension ChainElement {
    /// The chain that the element is a part of; nil for the arguments of a macro or a key path.
    fileprivate var chainAround: Chain? {
        for case .chain(let chain) in ancestors { return chain }
        return nil
    }
}

extension TypeReference {
    /// The type of the values, for the type of a type.
    package var instance: TypeReference {
        if case .metatype(let type) = self { return type }
        return self
    }
}
