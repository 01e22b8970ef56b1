internal import RIBModel
internal import RuleKit
internal import SourceText
internal import SwiftOutline

/// Words for the roles of a type in a RIB, and for their origins.
struct RoleWords {
    let project: Project

    func detail(on type: TypeID) -> Detail {
        let name = project.qualifiedName(of: type)
        let origins = project.roleOrigins(of: type)
        if project.roles.isTestDouble(type) {
            return Detail("'\(name)' is a test double or a preview type, which is never reported.", [here(type, name)])
        }
        guard !origins.isEmpty else { return roleless(type, name) }
        let roles = origins.map { "\(article($0.role)) \($0.role)" }.joined(separator: " and ")
        let notes = origins.flatMap(notes).reduce(into: [Finding.Note]()) { all, note in
            if !all.contains(note) { all.append(note) }
        }
        return Detail("'\(name)' is \(roles).", notes)
    }

    private func article(_ role: Role) -> String { role == .interactor ? "an" : "a" }

    /// Each step from the type to the origin of the role.
    private func notes(_ origin: RoleOrigin) -> [Finding.Note] {
        let names = origin.chain.map { project.qualifiedName(of: $0) }
        var notes = zip(origin.chain, zip(names, names.dropFirst())).map { type, pair in
            Finding.Note(project.site(type), "'\(pair.0)' \(verb(type, below: pair.1)) '\(pair.1)'")
        }
        guard let last = origin.chain.last, let name = names.last else { return notes }
        let role = "\(article(origin.role)) \(origin.role)"
        let words =
            switch origin.source {
            case .framework(let base, let isClass):
                "'\(name)' \(isClass ? "inherits from" : verb(last)) the framework's '\(base)'"
            case .configuredBase(let base):
                "'\(name)' inherits from '\(base)', which is configured as \(role) base class under 'ribs'"
            case .configured: "'\(name)' is configured as \(role) base class under 'ribs'"
            case .name(let base):
                "'\(name)' \(verb(last)) '\(base)', "
                    + "which is outside the analyzed files but is named like \(role) protocol"
            case .builder: "a builder creates '\(name)' as the \(origin.role) of its RIB"
            }
        notes.append(Finding.Note(project.site(last), words))
        return notes
    }

    private func verb(_ type: TypeID, below name: String) -> String {
        let superclass = project.hierarchy.superclass[type.index].map { project.qualifiedName(of: $0) }
        return superclass == name ? "inherits from" : verb(type)
    }

    /// The verb for a type's relation to a protocol.
    private func verb(_ type: TypeID) -> String {
        project.symbols.types[type.index].kind == .protocol ? "refines" : "conforms to"
    }

    private func roleless(_ type: TypeID, _ name: String) -> Detail {
        let namesakes = project.namesakes(of: type)
        if !namesakes.isEmpty {
            return Detail(
                "'\(name)' is not part of a RIB: its supertypes are not recognized as the framework's.",
                namesakes.map { namesake in
                    Finding.Note(
                        project.site(namesake.type),
                        "'\(namesake.name)' is the framework's only in files that import a RIBs module; "
                            + "'ribs.modules' can list more")
                })
        }
        let kind = project.symbols.types[type.index].kind
        guard kind == .class || kind == .actor || kind == .protocol else {
            return Detail("'\(name)' is not part of a RIB: only classes and protocols are.", [here(type, name)])
        }
        let words = project.hierarchy.supertypes[type.index].compactMap { project.words(for: $0) }
        let supertypes = words.map { "'\($0)'" }
        let superclass =
            project.hierarchy.superclass[type.index].map { project.qualifiedName(of: $0) }
            ?? project.superclassOfLibrary(type)
        let isLoneClass = supertypes.count == 1 && superclass.map { supertypes == ["'\($0)'"] } ?? false
        let word = isLoneClass ? "superclass" : supertypes.count == 1 ? "supertype" : "supertypes"
        let above = supertypes.isEmpty ? "no supertypes" : "\(word) \(supertypes.joined(separator: ", "))"
        return Detail("'\(name)' is not part of a RIB (\(above)).", [here(type, name)])
    }

    private func here(_ type: TypeID, _ name: String) -> Finding.Note {
        Finding.Note(project.site(type), "'\(name)' is declared here")
    }
}
