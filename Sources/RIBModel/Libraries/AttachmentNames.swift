package import SourceText

/// The names of the functions that attach and detach children.
struct AttachmentNames: Sendable, Equatable {
    private(set) var attaching: NameSet = [.attachMethod]
    private(set) var detaching: NameSet = [.detachMethod]

    var all: NameSet { attaching.union(detaching) }

    fileprivate init(_ project: Project) {
        for name in project.symbols.copies.attachments {
            let text = project.text(name)
            if text.hasPrefix(RoutingWords.attaching) { attaching.insert(name) }
            if text.hasPrefix(RoutingWords.detaching) { detaching.insert(name) }
        }
    }
}

extension Project {
    /// Whether a function of that name of a router attaches a child.
    func isAttachment(_ name: Name) -> Bool { attachmentNames.attaching.contains(name) }

    /// Whether a function of that name of a router detaches a child.
    func isDetachment(_ name: Name) -> Bool { attachmentNames.detaching.contains(name) }

    /// Whether a function of that name of a router attaches or detaches a child.
    package func attachesOrDetaches(_ name: Name) -> Bool { attachmentNames.all.contains(name) }

    /// The names of the functions that attach and detach children: those of RIBs, and those of its copies.
    var attachmentNames: AttachmentNames { self[Project.attachmentNames] }

    private static let attachmentNames = Query<WholeProject, AttachmentNames>("attachmentNames") { project, _ in
        AttachmentNames(project)
    }

    /// Whether code of a function of that name attaches a child, or mentions a name of a function that does. Functions
    /// that are configured to attach count.
    func leadsToAttachment(_ name: Name) -> Bool { self[Project.namesLeadingToAttachment].contains(name) }

    private static let namesLeadingToAttachment = Query<WholeProject, NameSet>("namesLeadingToAttachment") {
        project, _ in
        var found = project.attachmentNames.attaching
        // A call of a configured function attaches, or has other labels.
        var next = found.union(project.configuredFunctions.names(of: .attaches))
        while !next.isEmpty {
            var callers = NameSet()
            for file in project.filesWithCode {
                for mention in project.mentions(ofMembers: next, in: file.index) {
                    let caller = project.name(of: mention.code)
                    if !found.contains(caller) { callers.insert(caller) }
                }
            }
            found.formUnion(callers)
            next = callers
        }
        return found
    }
}
