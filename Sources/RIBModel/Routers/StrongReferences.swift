import SourceText
import SwiftOutline

/// Which types keep a router alive, themselves or by what they hold.
struct StrongReferences: Sendable {
    let project: Project
    private let weakWrappers: NameSet
    private let valueSubjects: NameSet

    private static let deepestType = 8

    init(_ project: Project) {
        self.project = project
        weakWrappers = project.symbols.wellKnownNames.weakWrappers
        valueSubjects = project.symbols.wellKnownNames.valueSubjects
    }

    /// The router that a stored value of the type keeps alive.
    ///
    /// - Parameter file: where the type is written: a name that means several equally near types has to mean a router in all.
    func router(keptBy type: TypeReference, seenFrom file: Int) -> TypeReference? {
        router(in: type, file, mayOpenValue: true, depth: 0)
    }

    /// The part of a type that is a router itself: one of a composition, a bound of a generic parameter.
    func router(among type: TypeReference, seenFrom file: Int) -> TypeReference? {
        type.constituents.first { isRouter($0, seenFrom: file) }
    }

    private func isRouter(_ type: TypeReference, seenFrom file: Int) -> Bool {
        switch type {
        case .library(let framework, _): project.symbols.libraryType(framework).role == .router
        case .nominal(let nominal, _):
            project.roles.has(nominal, .router) && project.symbols.equallyNear(nominal, to: file).allSatisfy { project.roles.has($0, .router) }
        default: false
        }
    }

    private func router(in type: TypeReference, _ file: Int, mayOpenValue: Bool, depth: Int) -> TypeReference? {
        guard depth < StrongReferences.deepestType else { return nil }
        if let found = router(among: type, seenFrom: file) { return found }
        func within(_ inner: TypeReference) -> TypeReference? { router(in: inner, file, mayOpenValue: mayOpenValue, depth: depth + 1) }
        switch type {
        case .collection(let element): return within(element)
        case .tuple(let elements): return elements.lazy.compactMap(within).first
        case .known(let name, let arguments):
            return valueSubjects.contains(name) ? arguments.first.flatMap(within) : nil
        case .nominal(let nominal, let arguments):
            guard mayOpenValue, !weakWrappers.contains(project.symbols.types[nominal.index].name) else { return nil }
            return fields(of: nominal, arguments).lazy.compactMap {
                router(in: $0.type, $0.file, mayOpenValue: false, depth: depth + 1)
            }.first
        default: return nil
        }
    }

    // MARK: Values of the project

    private struct Field {
        let type: TypeReference
        let file: Int
    }

    /// What a value of a struct or enum stores strongly: its stored properties, its payloads.
    private func fields(of type: TypeID, _ arguments: [TypeReference]) -> [Field] {
        let entry = project.symbols.types[type.index]
        guard entry.kind == .struct || entry.kind == .enum else { return [] }
        let bound = project.bindings(of: type, to: arguments)
        return project.ownMembers(of: type).flatMap { member -> [Field] in
            let declared = project.declaration(member)
            switch declared.kind {
            case .variable, .constant:
                guard StrongReferences.isStored(declared), declared.modifiers.isDisjoint(with: [.static, .class]), !isWeak(member) else { return [] }
                return [Field(type: project.type(of: member).replacing(bound), file: member.file)]
            case .enumCase:
                let outline = project.files[member.file].outline
                return outline.nodes(in: declared.parameters).compactMap { parameter in
                    outline.children(of: parameter).first { outline.nodes[Int($0)].kind == .type }.map {
                        Field(type: project.symbols.resolve($0, in: Scope(member)).replacing(bound), file: member.file)
                    }
                }
            default: return []
            }
        }
    }

    // MARK: Weak ones

    static func isStored(_ declared: Declaration) -> Bool {
        (declared.kind == .variable || declared.kind == .constant) && declared.scope.contains(.member) && !declared.modifiers.contains(.computed)
    }

    /// Whether a property keeps its value without owning it: by a modifier, or by a wrapper.
    func isWeak(_ property: DeclarationID) -> Bool {
        !project.declaration(property).modifiers.isDisjoint(with: [.weak, .unowned]) || weakWrapper(of: property) != nil
    }

    /// The wrapper that keeps a property's value without owning it.
    func weakWrapper(of property: DeclarationID) -> Name? {
        let outline = project.files[property.file].outline
        let attribute = outline.nodes(in: project.declaration(property).attributes).first { attribute in
            let name = outline.nodes[Int(attribute)].name
            if weakWrappers.contains(name) { return true }
            guard let wrapper = project.symbols.resolve(name, in: Scope(property)).nominal else { return false }
            return isWeakWrapper(wrapper)
        }
        return attribute.map { outline.nodes[Int($0)].name }
    }

    /// A wrapper of the project's own that stores what it is given weakly, and nothing else.
    private func isWeakWrapper(_ type: TypeID) -> Bool {
        let stored = project.ownMembers(of: type).map { project.declaration($0) }.filter {
            StrongReferences.isStored($0) && $0.modifiers.isDisjoint(with: [.static, .class])
        }
        return !stored.isEmpty && stored.allSatisfy { !$0.modifiers.isDisjoint(with: [.weak, .unowned]) }
    }
}
