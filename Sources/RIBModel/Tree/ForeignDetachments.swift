import SourceText

/// Functions that may detach any child of a router that they get: those that a project adds to routers, and those of
/// objects that are not parts of RIBs.
extension Project {
    /// Whether a function of that name, outside of the classes of routers, leads to code that detaches children.
    func leadsToDetachment(_ name: Name) -> Bool { namesLeadingToDetachment.contains(name) }

    /// The names of these functions.
    var namesLeadingToDetachment: NameSet { self[Project.foreignDetachments] }

    /// The first call by which an interactor of a router asks it to run such a function.
    func foreignDetachment(byInteractorsOf router: TypeID) -> NodeReference? {
        let names = namesLeadingToDetachment
        guard !names.isEmpty else { return nil }
        for type in interactors(of: router).flatMap({ classes(of: $0) }) {
            for member in ownMembers(of: type) where hasCode(member) && mentions(names, member) {
                for call in body(of: member).calls where names.contains(call.name) {
                    if call.receiver?.lastName?.name == .routerMember { return call.calleePlace }
                }
            }
        }
        return nil
    }

    private static let foreignDetachments = Query<WholeProject, NameSet>("foreignDetachments") { project, _ in
        var found: NameSet = []
        var next = project.attachmentNames.detaching
        while !next.isEmpty {
            var callers = NameSet()
            for file in project.filesWithCode {
                for mention in project.mentions(ofMembers: next, in: file.index)
                where project.isOutsideOfRIBs(mention.code) && !found.contains(project.name(of: mention.code)) {
                    callers.insert(project.name(of: mention.code))
                }
            }
            found.formUnion(callers)
            next = callers
        }
        return found
    }

    /// Whether a function belongs to an extension of a library's type or of a protocol, or to a type that is not a part
    /// of RIBs.
    func isOutsideOfRIBs(_ code: DeclarationID) -> Bool {
        guard isFunction(code) else { return false }
        guard let type = symbols.type(around: code) else { return true }
        return isProtocol(type) || !roles.hasAny(type) && !viewControllers.contains(type)
    }
}
