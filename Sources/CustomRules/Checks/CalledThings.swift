import RIBModel
import SourceText

/// Functions that code may call, with the names of a project. A property that is read counts as called.
struct CalledThings: Sendable {
    private enum Thing: Sendable {
        case member(TypeMatcher, MemberName, Name)
        case initializer(TypeMatcher, MemberName)
        /// A function outside of types: one of a library if the module is not one of the project.
        case global(MemberName, Name, module: String?)
    }

    private let things: [(thing: Thing, text: String)]
    /// The names by which code can mean one of them.
    let names: NameSet
    /// Names of which a file with such code uses one.
    let namesOfFiles: NameSet

    init(_ things: [CalledThing], in project: Project) {
        var names: [Name] = []
        var initializers: [Name] = []
        self.things = things.compactMap { called in
            let text = called.text
            switch called {
            case .member(let type, let member) where member.name == "init":
                guard let name = project.names.find(type.name) else { return nil }
                names.append(name)
                initializers += [project.names.find(member.name)].compactMap { $0 }
                return (.initializer(TypeMatcher(type, in: project), member), text)
            case .member(let type, let member):
                guard let name = project.names.find(member.name) else { return nil }
                names.append(name)
                let matcher = TypeMatcher(type, in: project)
                if matcher.declared.isEmpty, CalledThings.isModule(type, in: project) {
                    return (.global(member, name, module: type.text), text)
                }
                return (.member(matcher, member, name), text)
            case .global(let module, let member):
                guard let name = project.names.find(member.name) else { return nil }
                names.append(name)
                return (.global(member, name, module: module), text)
            }
        }
        namesOfFiles = NameSet(names)
        self.names = namesOfFiles.union(NameSet(initializers))
    }

    /// Whether a plain word is a module: the standard library's, or one that a file imports.
    private static func isModule(_ type: TypeName, in project: Project) -> Bool {
        guard type.qualifiers.isEmpty else { return false }
        return type.text == "Swift" || project.isImported(type.text) || project.hasModule(type.text)
    }

    /// What a use calls of the things, as a finding names it; nil if it calls none of them.
    func object(of use: ResolvedUse, in project: Project) -> String? {
        things.first { means($0.thing, use, in: project) }?.text
    }

    private func means(_ thing: Thing, _ use: ResolvedUse, in project: Project) -> Bool {
        switch thing {
        case .member(let matcher, let member, let name):
            return use.name == name && use.means(member, of: matcher, in: project)
        case .initializer(let matcher, let member):
            guard let labels = use.labels, member.fits(labels, in: project) else { return false }
            switch use.meaning {
            case .type(let type): return matcher.matches(type, in: project)
            case .member(let type):
                guard case .metatype = type, project.names.text(use.name) == "init" else { return false }
                return matcher.matches(type, in: project)
            case .plain, .unknown: return false
            }
        case .global(let member, let name, let module):
            guard use.name == name, let labels = use.labels, member.fits(labels, in: project) else { return false }
            switch use.meaning {
            case .plain(_, let members, let globals):
                guard members.isEmpty else { return false }
                guard let module else { return true }
                if globals.isEmpty { return !project.hasModule(module) }
                return globals.contains { project.module(of: FileID($0.file)) == module }
            case .member(let type): return module != nil && project.isModuleName(type, module)
            case .type, .unknown: return false
            }
        }
    }
}

extension Project {
    /// Whether a type that is named before a period is a module's name, which no type has.
    fileprivate func isModuleName(_ type: TypeReference, _ module: String?) -> Bool {
        guard case .metatype(.unresolved(let name)) = type else { return false }
        return names.text(name) == module
    }
}
