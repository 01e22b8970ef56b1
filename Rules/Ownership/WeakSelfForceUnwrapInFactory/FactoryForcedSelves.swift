import RIBModel
import SourceText

extension Project {
    /// The places where a closure of a builder or component, or one that a builder is created with, unwraps a weakly
    /// captured `self` by force, in order: such closures create parts of RIBs, and others keep them.
    var factoryForcedSelves: [ForcedSelf] { answers(Project.forcedSelves, filesWithCode) }

    private static let forcedSelves = Query<FileID, [ForcedSelf]>("factoryForcedSelves") { project, file in
        let facts = project.facts(of: file)
        guard facts.kind == .source, facts.hasBodies,
            facts.usedNames.containsAny(of: project[namesOfCreatedBuilders]) || project.declaresFactory(file)
        else { return [] }
        return project.forcedSelves(in: file.index).filter { forced in
            project.type(around: forced.code).map(project.isFactory) ?? false
                || project.isPassed(forced) { project.roles.has($0, .builder) }
        }
    }

    private static let namesOfCreatedBuilders = Query<WholeProject, NameSet>("namesOfCreatedBuilders") { project, _ in
        NameSet(project.types(.builder).filter(project.isClass).map { project.plainName(of: $0) })
    }

    /// Whether a type is a builder or a component.
    private func isFactory(_ type: TypeID) -> Bool {
        roles.has(type, anyOf: [.of(.builder), .of(.component)]) && !isProtocol(type)
    }

    private func declaresFactory(_ file: FileID) -> Bool {
        types(declaredIn: file).contains(where: isFactory)
    }

    /// Whether a closure that captures `self` weakly is passed, directly or in a closure around it, to a call that
    /// creates an object of one of some types.
    private func isPassed(_ forced: ForcedSelf, toCreationOf isMeant: (TypeID) -> Bool) -> Bool {
        body(of: forced.code).ancestors(of: forced.capture).contains { ancestor in
            guard case .closure(let closure) = ancestor, let created = closure.call?.construction else { return false }
            return created.type.nominal.map(isMeant) ?? false
        }
    }
}
