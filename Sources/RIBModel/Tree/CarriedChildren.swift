import SourceText

/// The question whether code attaches or activates a child, wherever it carries the child's router.
struct AttachedChildQuestion: UseQuestion {
    let project: Project

    func effect(of use: PossibleUse) -> UseEffect {
        switch use {
        case .member(let name, let chain):
            guard let call = chain.call(of: name) else { return name.name.leadsToController ? .ends : .carries }
            // A child can attach itself to a router that it is passed.
            let takesRouter = call.arguments.contains { $0.value?.isSelf == true }
            return takesRouter || name.name.startsRIB ? .matters : .follows
        case .argument(let call):
            if call.name == .detachMethod || project.isDetachment(call.name) { return .ends }
            return call.changesChildren ? .matters : .follows
        case .assignment: return .follows
        }
    }
}

/// The question whether code detaches a child, wherever it carries the child's router.
package struct DetachedChildQuestion: UseQuestion {
    let project: Project

    package init(project: Project) { self.project = project }

    package func effect(of use: PossibleUse) -> UseEffect {
        switch use {
        // Nobody can detach a child by its view, or by another part of it.
        case .member(let name, let chain):
            if name.name == .routerMember { return .carries }
            return chain.call(of: name) == nil ? .ends : .follows
        case .argument(let call):
            if call.name == .detachMethod || project.isDetachment(call.name) { return .matters }
            return project.isAttachment(call.name) ? .ends : .follows
        case .assignment: return .follows
        }
    }
}

extension Project {
    /// Whether each use of a child is followed, and none matters to a question.
    func isFollowed(_ origins: [ChildValue.Origin], for question: some UseQuestion) -> Bool {
        uses(ofValuesAt: origins.compactMap(\.built), for: question).first == nil
            && origins.compactMap(\.slot).allSatisfy { uses(ofValueIn: $0, for: question).first == nil }
    }
}
