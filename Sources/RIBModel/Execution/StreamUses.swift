import SourceText

/// A use of a member by which code may feed the stream in it.
struct StreamUse: Equatable, Sendable {
    let name: Name
    /// The name of the member in the code.
    let place: NodeReference
    let code: DeclarationID

    /// Those in a file, in order.
    private static let inFile = Query<FileID, [StreamUse]>("streamUsesInFile") { project, file in
        let names = project.symbols.wellKnownNames
        let (emissions, connections) = (names.emissions, names.execution.connections)
        let codes = project.mentions(ofMembers: emissions.union(connections), in: file.index).map(\.code)
        var uses: [StreamUse] = []
        for code in codes.sortedWithoutRepetitions {
            let body = project.body(of: code)
            func add(_ chain: Chain?) {
                guard let name = chain?.lastName else { return }
                uses.append(StreamUse(name: name.name, place: name.place, code: code))
            }
            for call in body.calls {
                if emissions.contains(call.name) { add(call.receiver) }
                guard connections.contains(call.name) else { continue }
                for argument in call.arguments { add(argument.value?.plainChain) }
            }
        }
        return uses
    }

    /// By the name of the member, those of the project, in order of files.
    fileprivate static let byName = Query<WholeProject, Groups<Name, StreamUse>>(index: "streamUses") { project in
        Groups(project.answers(inFile, project.filesWithCode), by: \.name)
    }

    /// The names of functions that feed streams, and of functions that mention one of these.
    fileprivate static let functions = Query<WholeProject, NameSet>("namesOfFeeds") { project, _ in
        let feeding = NameSet(project.answers(inFile, project.filesWithCode).map { project.name(of: $0.code) })
        let mentions = project.answers(CodeMentions.inFile, project.filesWithCode)
        return feeding.union(
            NameSet(mentions.filter { feeding.contains($0.name) }.map { project.name(of: $0.code) }))
    }

    /// By name, the code that mentions one of these functions.
    fileprivate static let callers = Query<WholeProject, Groups<Name, DeclarationID>>(index: "callersOfFeeds") {
        project in
        let names = project[functions]
        let mentions = project.answers(CodeMentions.inFile, project.filesWithCode)
        return Groups(mentions.filter { names.contains($0.name) }.map { ($0.name, $0.code) })
    }
}

/// A call that can run a function which feeds a stream, or a function that mentions such a function.
struct FeedCall: Equatable, Sendable {
    let function: DeclarationID
    /// The name of the function in the call.
    let place: NodeReference
    let code: DeclarationID

    /// Those in a file, in order.
    private static let inFile = Query<FileID, [FeedCall]>("feedCallsInFile") { project, file in
        let names = project[StreamUse.functions]
        return project.code(mentioning: names, in: file).flatMap { code in
            project.body(of: code).calls.filter { names.contains($0.name) }.flatMap { call in
                call.callees.functions.map { FeedCall(function: $0, place: call.calleePlace, code: code) }
            }
        }
    }

    /// By the file of the function, those of the project, in order of files.
    fileprivate static let byFile = Query<WholeProject, Groups<FileID, FeedCall>>(index: "feedCalls") { project in
        Groups(project.collected(inFile, project.filesWithCode), by: { FileID($0.function.file) })
    }
}

extension Project {
    /// The uses of a member by which code may feed the stream in it.
    func streamUses(_ name: Name) -> ArraySlice<StreamUse> { self[StreamUse.byName, at: name] }

    /// The code that mentions a function which feeds a stream, or a function that mentions such a function.
    func callersOfFeeds(_ name: Name) -> ArraySlice<DeclarationID> { self[StreamUse.callers, at: name] }

    /// The calls that can run a function which feeds a stream, or a function that mentions such a function, in order.
    func feedCalls(of function: DeclarationID) -> [FeedCall] {
        self[FeedCall.byFile, at: FileID(function.file)].filter { $0.function == function }
    }
}
