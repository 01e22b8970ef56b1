import SourceText

/// A function that may pass events on, with what the search for its mentions depends on.
struct EventFunction: Sendable, Equatable {
    let declaration: DeclarationID
    let name: Name
    /// Nil outside of types.
    let owner: TypeID?
    let isRunBySubject: Bool

    /// Nil if it is not a function.
    init?(_ declaration: DeclarationID, _ project: Project) {
        guard project.isFunction(declaration) else { return nil }
        self.declaration = declaration
        name = project.name(of: declaration)
        owner = project.symbols.type(around: declaration)
        isRunBySubject = project.isRunBySubject(declaration)
    }
}

/// A mention of a function of a part.
struct EventMention: Sendable, Equatable {
    let mention: NameMention
    /// The type whose code mentions it on `self`.
    let ownType: TypeID?
    /// The code that mentions it, if that is a function.
    let function: EventFunction?

    /// Those in a file, in order.
    static let inFile = Query<FileID, [EventMention]>("mentionsOfPartsInFile") { project, file in
        let names = project[EventFunctions.names]
        var mentions: [EventMention] = []
        var code: DeclarationID?
        var (type, function): (TypeID?, EventFunction?)
        for mention in project[CodeMentions.inFile, file] where names.contains(mention.name) {
            // The mentions in some code follow each other.
            if mention.code != code {
                code = mention.code
                type = project.symbols.type(around: mention.code)
                function = EventFunction(mention.code, project)
            }
            mentions.append(EventMention(mention: mention, ownType: mention.isOnSelf ? type : nil, function: function))
        }
        return mentions
    }
}
