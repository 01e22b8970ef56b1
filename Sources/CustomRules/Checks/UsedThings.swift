import RIBModel
import SourceText

/// Types and members that code may name, with the names of a project.
struct UsedThings: Sendable {
    private enum Thing: Sendable {
        case type(TypeMatcher)
        case member(TypeMatcher, MemberName, Name)
        case selected(SubjectSet)
    }

    private let things: [(thing: Thing, text: String)]
    /// The names by which code can mean one of them; nil for those of all types.
    let names: NameSet?

    init(_ things: [UsedThing], in project: Project) {
        var names: [Name] = []
        var areAllMeant = false
        self.things = things.compactMap { thing in
            switch thing {
            case .type(let type):
                guard let name = project.names.find(type.name) else { return nil }
                let matcher = TypeMatcher(type, in: project)
                names += [name] + matcher.aliases(in: project)
                return (.type(matcher), type.text)
            case .member(let type, let member):
                guard let name = project.names.find(member.name) else { return nil }
                names.append(name)
                return (.member(TypeMatcher(type, in: project), member, name), "\(type.text).\(member.text)")
            case .selected(let selector):
                areAllMeant = true
                return (.selected(SubjectSet(selector, in: project)), "")
            }
        }
        self.names = areAllMeant ? nil : NameSet(names)
    }

    var isEmpty: Bool { things.isEmpty }

    /// What a use means of the things, as a finding names it; nil if it means none of them.
    func object(of use: ResolvedUse, in project: Project) -> String? {
        for (thing, text) in things where means(thing, use, in: project) {
            if case .selected = thing, case .type(.nominal(let type, _)) = use.meaning {
                return project.qualifiedName(of: type)
            }
            return text
        }
        return nil
    }

    private func means(_ thing: Thing, _ use: ResolvedUse, in project: Project) -> Bool {
        switch thing {
        case .type(let matcher):
            guard case .type(let type) = use.meaning else { return false }
            return matcher.matches(type, in: project)
        case .member(let matcher, let member, let name):
            return use.name == name && use.means(member, of: matcher, in: project)
        case .selected(let set):
            guard case .type(.nominal(let type, _)) = use.meaning else { return false }
            return set.selects(type)
        }
    }
}

extension ResolvedUse {
    /// Whether it denotes a member of a type or of one that inherits from it. A member that the project declares for a
    /// type of its own is another one than that of a library's type.
    func means(_ member: MemberName, of owner: TypeMatcher, in project: Project) -> Bool {
        guard member.fits(labels, in: project) else { return false }
        switch meaning {
        case .type, .unknown: return false
        case .member(let type):
            guard owner.isAbove(type, in: project) else { return false }
            return !owner.declared.isEmpty
                || !type.constituents.contains { part in
                    part.instance.nominal.map { isOfProject($0, in: project) } ?? false
                }
        case .plain(let type, let members, _):
            guard let type, owner.isAbove(type, in: project) else { return false }
            return owner.declared.isEmpty ? members.isEmpty : !members.isEmpty
        }
    }

    /// Whether a type of the project, or one that it inherits from, declares a member of the name.
    private func isOfProject(_ type: TypeID, in project: Project) -> Bool {
        !project.members(name, of: type, from: place.file).isEmpty
    }
}
