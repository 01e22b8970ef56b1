import SourceText

/// The functions that the initializers or the deinitializer of a class run on its own object, before they return.
package struct StartCode {
    package let dispatch: ClassDispatch
    private let reach: Reach<DeclarationID, NodeReference>

    /// Nil if the class declares no such member with a body that is read.
    package init?(_ type: TypeID, _ project: Project, includingEnd: Bool = false) {
        let entries = project.ownMembers(of: type).filter { member in
            (project.isInitializer(member) || includingEnd && project.isDeinitializer(member))
                && project.hasReadBody(member) && project.isSource(member)
        }
        guard !entries.isEmpty else { return nil }
        let dispatch = ClassDispatch(type, in: project)
        self.dispatch = dispatch
        reach = Reach(from: entries) { member, add in
            for call in dispatch.body(of: member).calls where call.runsInPlace && call.isOnSelf {
                guard let function = dispatch.implementation(call.name, call.passed, from: call.body.file),
                    project.hasReadBody(function),
                    call.callee?.isLocal != true || call.receiver != nil
                else { continue }
                add(function, call.calleePlace)
            }
        }
    }

    /// The members, initializers first.
    package var members: [DeclarationID] { reach.places }

    /// The initializer that runs a member.
    package func entry(of member: DeclarationID) -> DeclarationID { reach.origin(of: member) ?? member }

    /// The calls that lead from the initializer to a member, in order; empty for the initializer itself.
    package func calls(to member: DeclarationID) -> [NodeReference] { reach.path(to: member) }
}

extension BodyPart {
    /// Whether the part runs as part of the member's code: it is in no closure, or only in closures that run for each
    /// element of a collection.
    package var runsInPlace: Bool {
        ancestors.allSatisfy { ancestor in
            guard case .closure(let closure) = ancestor else { return true }
            return closure.call.map { NameSet.elementIterators.contains($0.name) } ?? false
        }
    }
}
