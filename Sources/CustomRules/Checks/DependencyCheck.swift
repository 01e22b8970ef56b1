import RIBModel
import RuleKit
import SourceText

/// `depend_on`: which types of the project the subjects mention.
extension CustomCheck {
    func checkDependencies(_ targets: [DependencyTarget], _ mode: Requirement.Mode) {
        let meant = DependencyTargets(targets, in: project)
        let types = subjects.types
        for type in types {
            let mentioned = project.mentionedTypes(by: type).filter { $0.type != type }
            let found = mentioned.filter { meant.contain($0.type, for: type) }
            switch mode {
            case .mustNot:
                for one in found { report(.type(type), at: project.site(one.place), object: name(one.type)) }
            case .mayOnly:
                for one in mentioned where !meant.contain(one.type, for: type) {
                    if isOfSameRIB(one.type, type) { continue }
                    report(.type(type), at: project.site(one.place), object: name(one.type))
                }
            case .must:
                guard found.isEmpty, project.isWhollyRead(type) else { continue }
                report(.type(type), at: project.site(type), object: meant.words)
            }
        }
    }

    private func name(_ type: TypeID) -> String { project.qualifiedName(of: type) }

    private func isOfSameRIB(_ one: TypeID, _ other: TypeID) -> Bool {
        guard let router = project.membership.router(of: one) else { return false }
        return router == project.membership.router(of: other)
    }
}

/// What a type may or must not depend on, with the names of a project.
private struct DependencyTargets {
    private let sets: [SubjectSet]
    private let relatives: [DependencyTarget.Relative]
    private let project: Project
    let words: String

    init(_ targets: [DependencyTarget], in project: Project) {
        var sets: [SubjectSet] = []
        var relatives: [DependencyTarget.Relative] = []
        for target in targets {
            switch target {
            case .selected(let selector): sets.append(SubjectSet(selector, in: project))
            case .relative(let relative): relatives.append(relative)
            }
        }
        (self.sets, self.relatives, self.project) = (sets, relatives, project)
        words = oneOf(sets.map(\.selector.words) + relatives.map { "types of a \($0.rawValue) RIB" })
    }

    func contain(_ object: TypeID, for subject: TypeID) -> Bool {
        if sets.contains(where: { $0.selects(object) }) { return true }
        guard !relatives.isEmpty, let own = project.membership.router(of: subject),
            let other = project.membership.router(of: object), own != other
        else { return false }
        return relatives.contains { relatives(of: own, $0).contains(other) }
    }

    private func relatives(of router: TypeID, _ relative: DependencyTarget.Relative) -> Set<TypeID> {
        let relatives = project.ribRelatives
        return switch relative {
        case .parent: relatives.parents(of: router)
        case .child: relatives.children(of: router)
        case .sibling: relatives.siblings(of: router)
        case .ancestor: relatives.ancestors(of: router)
        case .descendant: relatives.descendants(of: router)
        }
    }
}
