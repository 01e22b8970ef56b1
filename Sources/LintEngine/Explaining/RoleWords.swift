internal import RIBModel
internal import RuleKit
internal import SourceText
internal import SwiftOutline

/// What a type is to a RIB, and why, in words.
struct RoleWords {
    let project: Project

    func remark(on type: TypeID) -> Draft.Remark {
        let name = project.index.qualifiedName(type)
        let origins = project.roleOrigins(of: type)
        if project.roles.isDouble(type) {
            return Draft.Remark("'\(name)' stands in for another type in tests or previews: it is never reported on.", [here(type, name)])
        }
        guard !origins.isEmpty else { return roleless(type, name) }
        let roles = origins.map { "\(article($0.role)) \($0.role)" }.joined(separator: " and ")
        return Draft.Remark("'\(name)' is \(roles).", origins.flatMap(notes).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    private func article(_ role: Role) -> String { role == .interactor ? "an" : "a" }

    /// Each step from the type to what gives it the role.
    private func notes(_ origin: RoleOrigin) -> [Finding.Note] {
        let names = origin.chain.map { project.index.qualifiedName($0) }
        var notes = zip(origin.chain, zip(names, names.dropFirst())).map { type, pair in
            Finding.Note(project.site(type), "'\(pair.0)' \(verb(type, below: pair.1)) '\(pair.1)'")
        }
        guard let last = origin.chain.last, let name = names.last else { return notes }
        let words =
            switch origin.source {
            case .framework(let base): "'\(name)' has '\(base)' of the framework among its supertypes"
            case .configured: "'\(name)' is a base class of \(origin.role)s by the configuration's 'ribs'"
            case .name(let base):
                "'\(name)' has '\(base)' among its supertypes, which is not among the files, but named as \(article(origin.role)) \(origin.role)'s is"
            case .builder: "a builder makes '\(name)' as its RIB's \(origin.role)"
            }
        notes.append(Finding.Note(project.site(last), words))
        return notes
    }

    private func verb(_ type: TypeID, below name: String) -> String {
        let superclass = project.lineage.superclass[type.index].map { project.index.qualifiedName($0) }
        return superclass == name ? "descends from" : project.index.types[type.index].kind == .protocol ? "refines" : "conforms to"
    }

    private func roleless(_ type: TypeID, _ name: String) -> Draft.Remark {
        let namesakes = project.namesakes(of: type)
        if !namesakes.isEmpty {
            return Draft.Remark(
                "'\(name)' has no role in a RIB: what it descends from is not taken for the framework's.",
                namesakes.map { namesake in
                    Finding.Note(
                        project.site(namesake.type),
                        "'\(namesake.name)' is the framework's only where the file imports a module that exports RIBs ('ribs.modules' can name more)")
                })
        }
        let kind = project.index.types[type.index].kind
        guard kind == .class || kind == .actor || kind == .protocol else {
            return Draft.Remark("'\(name)' has no role in a RIB: only classes and protocols have one.", [here(type, name)])
        }
        let supertypes = project.lineage.supertypes[type.index].compactMap { project.words(for: $0) }.map { "'\($0)'" }
        let verb = supertypes.count == 1 ? "gives" : "give"
        let above = supertypes.isEmpty ? "it has no supertype" : "\(supertypes.joined(separator: ", ")) \(verb) it none"
        return Draft.Remark("'\(name)' has no role in a RIB: \(above).", [here(type, name)])
    }

    private func here(_ type: TypeID, _ name: String) -> Finding.Note { Finding.Note(project.site(type), "'\(name)'") }
}
