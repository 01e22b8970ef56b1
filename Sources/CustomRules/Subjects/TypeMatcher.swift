import RIBModel
import SourceText

/// The types of a project and of libraries that a name in a configuration means.
struct TypeMatcher: Sendable {
    let written: TypeName
    /// The types of the project that it means; empty if it means one of a library.
    let declared: Set<TypeID>
    /// The modules of several types of that name, if the name alone does not tell which is meant; in order.
    let ambiguousModules: [String]
    private let name: Name?
    /// The types of libraries of that name and those that inherit from it, by their names and numbers; none if it means
    /// types of the project.
    private let libraryClasses: NameSet
    private let libraryTypes: Set<Int>

    init(_ written: TypeName, in project: Project) {
        self.written = written
        name = project.names.find(written.name)
        var found: [TypeID] = []
        if let name {
            found = project.types(named: name).filter { TypeMatcher.isNamed($0, written, in: project) }
        }
        declared = Set(found)
        var modules = Set(found.map { project.module(of: $0) })
        if !found.isEmpty { modules.formUnion(project.importedLibraries(declaring: written.name)) }
        let isPlain = written.qualifiers.isEmpty
        ambiguousModules = isPlain && modules.count > 1 ? modules.sorted() : []
        libraryClasses = found.isEmpty ? project.libraryClasses(below: written.name) : NameSet()
        libraryTypes = found.isEmpty ? project.libraryTypes(below: written.name) : []
    }

    /// Whether a type is the one that a name with qualifiers means: these are the types around it, after its module.
    private static func isNamed(_ type: TypeID, _ written: TypeName, in project: Project) -> Bool {
        guard project.isSource(project.declaration(of: type)) else { return false }
        let full = project.qualifiedName(of: type)
        if full == written.text { return true }
        guard let module = written.qualifiers.first, project.module(of: type) == module else { return false }
        return full == written.text.dropFirst(module.count + 1)
    }

    /// Whether code uses the name at all.
    var isKnown: Bool { name != nil }

    /// Whether the reference is to one of the types.
    func matches(_ type: TypeReference, in project: Project) -> Bool {
        switch type {
        case .nominal(let type, _): declared.contains(type)
        case .known(let other, _): isOfLibrary(other)
        case .unresolved(let other): isOfLibrary(other)
        case .library(let number, _): declared.isEmpty && project.libraryTypeName(number) == written.name
        case .metatype(let type): matches(type, in: project)
        case .collection(let type): matches(type, in: project)
        case .composition(let parts): parts.contains { matches($0, in: project) }
        default: false
        }
    }

    /// The names of the project's aliases of one of the types.
    func aliases(in project: Project) -> [Name] {
        project.aliases.filter { matches($0.target, in: project) }.map(\.name)
    }

    private func isOfLibrary(_ other: Name) -> Bool { declared.isEmpty && other == name }

    /// Whether values of a type are of the matched type or of one that inherits from it or conforms to it.
    func isAbove(_ type: TypeReference, in project: Project) -> Bool {
        type.constituents.contains { part in
            if matches(part, in: project) { return true }
            switch part {
            case .nominal(let type, _): return isAbove(type, in: project)
            case .known(let name, _): return libraryClasses.contains(name)
            case .library(let number, _): return libraryTypes.contains(number)
            case .metatype(let type): return isAbove(type, in: project)
            default: return false
            }
        }
    }

    /// Whether a type of the project is the matched one, or inherits from it or conforms to it.
    func isAbove(_ type: TypeID, in project: Project) -> Bool {
        if declared.contains(type) { return true }
        if !declared.isEmpty { return project.ancestors(of: type).contains { declared.contains($0) } }
        return project.hasSupertype(type) { supertype in
            switch supertype {
            case .nominal: false
            case .known(let name, _): libraryClasses.contains(name)
            case .library(let number, _): libraryTypes.contains(number)
            default: matches(supertype, in: project)
            }
        }
    }
}
