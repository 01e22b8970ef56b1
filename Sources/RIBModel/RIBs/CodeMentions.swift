package import SourceText

/// The mentions of names that several analyses look for, found in one pass over the code.
package enum CodeMentions {
    /// The mentions of functions of the project and of libraries, of view controllers, and of members by which code
    /// decides about going back, in a file; each pair of name and code once, in order.
    package static let inFile = Query<FileID, [NameMention]>("codeMentions") { project, file in
        let members = NameSet.navigationProperties.union(.navigationBars).union(.tabBars).union(
            project.symbols.wellKnownNames.runs.subjectNames)
        return project.mentions(ofFunctions: project[allNames], orMembers: members, in: file.index).trimmed
    }

    /// The names of the project's view controllers.
    package static let controllerClasses = Query<WholeProject, NameSet>("namesOfViewControllers") { project, _ in
        NameSet(project.viewControllers.types.map { project.symbols.types[$0.index].name })
    }

    /// By name, the code that mentions it, in order.
    fileprivate static let byName = Query<WholeProject, Groups<Name, DeclarationID>>(
        index: "codeByMentionedName", ofAnswers: true
    ) { project in
        Groups(project.answers(inFile, project.filesWithCode).map { ($0.name, $0.code) })
    }

    private static let allNames = Query<WholeProject, NameSet>("namesOfCodeMentions") { project, _ in
        project.functionNames.union(.lifecycleMethods).union(.observerRegistrations).union(.tokenMakers)
            .union(.controllerOperations)
            .union(.confiningOperators).union(.workflowSteps).union(.renamedBindings)
            .union(project[controllerClasses]).union(.navigationProperties).union(.navigationBars)
            .union(.tabBars).union(project.symbols.wellKnownNames.runs.subjectNames)
    }
}

extension Project {
    /// The calls that can run a function of the project, in the order of files; nil if code mentions its name in
    /// another way.
    package func calls(of function: DeclarationID) -> [CallSite]? {
        let name = name(of: function)
        var calls: [CallSite] = []
        for code in self[CodeMentions.byName, at: name] where isSource(code) {
            let found = body(of: code).calls.filter { $0.name == name }
            if found.contains(where: { $0.callees == .unresolved && mayRun($0, function) }) { return nil }
            calls += found.filter { $0.callees.functions.contains(function) }
        }
        return calls
    }

    /// Whether a call whose function is not known can run a function, by the type of its receiver: the function's type
    /// is, inherits from or is inherited by a known one, and may conform to an absent one that it names.
    private func mayRun(_ call: CallSite, _ function: DeclarationID) -> Bool {
        guard call.receiver != nil, let owner = symbols.type(around: function) else { return true }
        let parts = call.receiverType.constituents
        let types = [owner] + descendants(of: owner)
        return parts.isEmpty
            || parts.contains { part in
                switch part {
                case .nominal(let type, _): types.contains { hierarchy.areRelated($0, type) }
                case .unresolved(let name):
                    types.contains {
                        hasUnresolvedSuperclass($0) || hierarchy.unresolvedProtocols[$0.index].contains(name)
                    }
                default: true
                }
            }
    }

    /// The code that mentions a function of a name, in order.
    func code(mentioning name: Name) -> ArraySlice<DeclarationID> { self[CodeMentions.byName, at: name] }

    /// Whether code of the project, other than its own, mentions the name of a function.
    func isMentioned(_ function: DeclarationID) -> Bool {
        self[CodeMentions.byName, at: name(of: function)].contains { $0 != function }
    }

    /// The members of a file whose code mentions one of the names that `CodeMentions` looks for, in order.
    package func code(mentioning names: NameSet, in file: FileID) -> [DeclarationID] {
        var codes: [DeclarationID] = []
        for mention in self[CodeMentions.inFile, file]
        where names.contains(mention.name) && codes.last != mention.code {
            codes.append(mention.code)
        }
        return codes
    }
}
