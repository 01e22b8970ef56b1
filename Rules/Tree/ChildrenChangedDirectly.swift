import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that changes its list of children itself.
    static let childrenChangedDirectly = Rule(
        "children_changed_directly", in: .tree, as: .warning,
        documentation: .childrenChangedDirectly,
        fixes: .sometimes,
        inspects: Scope("uses of 'children' in routers", of: [.router]),
        configurationKeys: ["modules", "router"],
        each: { $0.routerClasses }
    ) { context, router in
        let project = context.project
        for use in project.childrenUses(of: router) {
            let candidate = Candidate("The use of 'children'", at: project.site(use.place))
            guard use.isChange else {
                context.skip(candidate, "does not change the list")
                continue
            }
            guard !use.isWithAttachments else {
                context.skip(candidate, .unknown("is in a function that also attaches or detaches children"))
                continue
            }
            context.report(
                at: project.site(use.place),
                """
                '\(project.name(of: router))' changes its list of children itself, so no child is attached or detached.
                """,
                help: "Use 'attachChild' and 'detachChild', which change the list.",
                about: use.member, in: router,
                fix: use.removal.map { removal in
                    Fix(
                        "Detach the children", isSafe: true,
                        edits: [Fix.Edit(removal, "forEach(detachChild)")])
                })
        }
    }
}

extension RuleDocumentation {
    static let childrenChangedDirectly = RuleDocumentation(
        summary: "A router changes its list of children instead of attaching and detaching them.",
        reason: """
            'attachChild' activates a child and loads its router, and 'detachChild' deactivates it. A child that is \
            only put into 'children' is never active. One that is only taken out stays active until its last \
            reference is gone: its subscriptions run on, and the leak detector does not look at it.
            """,
        howItWorks: """
            The rule reports an assignment to 'children' of a router, and a call that adds or removes elements \
            ('append', 'insert', 'removeAll', 'popLast' and the like), in the code of routers: on the own object or on \
            another router.
            """,
        limitations: """
            Code outside of routers is not checked, and neither are routers that declare a property 'children' of \
            their own, and functions that also attach or detach children: they may only bring the list up to date.
            """,
        example: RuleExample(
            """
              final class HomeRouter: Router<HomeInteractable>, HomeRouting {
                  func closeAll() {
            -         children.removeAll()
            +         children.forEach(detachChild)
                  }
              }
            """,
            in: """
                import RIBs
                protocol HomeInteractable: Interactable {}
                protocol HomeRouting: Routing {}
                """),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}

/// A use of the list of children in the code of a router.
private struct ChildrenUse: Sendable, Equatable {
    let place: NodeReference
    let member: DeclarationID
    let isChange: Bool
    /// Whether the same function calls functions that attach or detach children.
    let isWithAttachments: Bool
    /// The call that takes out all children, from its name to its end, if the children are the own ones and the call is
    /// a statement; nil for another use.
    let removal: Site?

    /// Those of a router's own code, in order.
    fileprivate static let query = Query<TypeID, [ChildrenUse]>("childrenUses") { project, router in
        let names: NameSet = [.childrenMember]
        guard project.mayMention(names, inCodeOf: router) else { return [] }
        if let own = project.firstProperty(.childrenMember, of: router, from: project.file(of: router)),
            project.type(around: own).map(project.isReported) ?? true
        {
            return []
        }
        return project.ownMembers(of: router).filter {
            project.isSource($0) && project.hasCode($0) && project.mentions(names, $0)
        }.flatMap { member in
            project.body(of: member).chains.flatMap { chain in
                chain.elements.filter { $0.isName && $0.name == .childrenMember && !$0.isLocal }.compactMap {
                    ChildrenUse($0, of: chain, member)
                }
            }
        }
    }

    private init?(_ element: ChainElement, of chain: Chain, _ member: DeclarationID) {
        let (project, receiver) = (chain.body.project, chain.before(element))
        let isOwn = receiver.isEmptyOrSelf
        guard isOwn || receiver.type.constituents.contains(where: project.isRouter) else { return nil }
        let next = chain.calls.first { $0.receiver?.last == element && project.changesArray($0.name) }
        (place, self.member) = (element.place, member)
        isWithAttachments = chain.body.calls.contains { project.attachesOrDetaches($0.name) }
        isChange = next != nil || chain.isAssigned && chain.last == element
        guard let next, isOwn, next.emptiesArray, next.isDiscarded else {
            removal = nil
            return
        }
        let (name, end) = (project.range(next.calleePlace), project.range(next.element.place))
        removal = Site(FileID(chain.body.file), ByteRange(name.start, end.end))
    }
}

extension Project {
    fileprivate func childrenUses(of router: TypeID) -> [ChildrenUse] { self[ChildrenUse.query, router] }

    fileprivate func isRouter(_ type: TypeReference) -> Bool { type.nominal.map { roles.has($0, .router) } ?? false }
}
