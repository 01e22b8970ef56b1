import SourceText

/// A use of a member by which code may feed the stream in it.
struct StreamUse: Equatable, Sendable {
    /// The name of the member in the code.
    let place: CodePlace
    /// Whether the statement of the use emits a value as it runs, and is in no closure: then the code need not be read
    /// to tell on which thread that is.
    let isDirect: Bool

    var code: DeclarationID { place.code }

    /// Those in a file, in order.
    fileprivate static let inFile = Query<FileID, [StreamUse]>("streamUsesInFile") { project, file in
        let names = project.symbols.wellKnownNames
        let (emissions, connections) = (names.emissions, names.execution.connections)
        let codes = project.mentions(ofMembers: emissions.union(connections), in: file.index).map(\.code)
        var uses: [StreamUse] = []
        for code in codes.sortedWithoutRepetitions {
            let body = project.body(of: code)
            func add(_ chain: Chain?) {
                guard let name = chain?.lastName, let whole = name.chain else { return }
                let isDirect = name.isInNoClosure && whole.isEmission(on: name, emissions)
                uses.append(StreamUse(place: body.place(of: name), isDirect: isDirect))
            }
            for call in body.calls {
                if emissions.contains(call.name) { add(call.receiver) }
                guard connections.contains(call.name) else { continue }
                for argument in call.arguments { add(argument.value?.plainChain) }
            }
        }
        return uses
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

/// A use of a property by which code may feed the stream in it, or in what fulfills it if it is a requirement.
struct StreamFeed: Equatable, Sendable {
    let property: DeclarationID
    let use: StreamUse

    /// Those in a file, in order.
    fileprivate static let inFile = Query<FileID, [StreamFeed]>("streamFeedsInFile") { project, file in
        project[StreamUse.inFile, file].flatMap { use in
            let element = project.body(of: use.code).element(at: use.place)
            return element.denotedProperties.map { StreamFeed(property: $0, use: use) }
        }
    }

    /// By the file of the property, those of the project, in order of files.
    fileprivate static let byFile = Query<WholeProject, Groups<FileID, StreamFeed>>(index: "streamFeeds") { project in
        Groups(project.answers(inFile, project.filesWithCode), by: { FileID($0.property.file) })
    }
}

extension Chain {
    /// Whether the element after a name emits a value into the stream that the name denotes.
    func isEmission(on name: ChainElement, _ emissions: NameSet) -> Bool {
        guard let next = next(after: name) else { return false }
        return next.kind == .member && emissions.contains(next.name) && calls(next)
    }

    /// The element after another one that is not a mark of an optional.
    func next(after element: ChainElement) -> ChainElement? {
        suffixes(after: element).first { $0.kind != .optionalChain && $0.kind != .forceUnwrap }
    }
}

extension BodyPart {
    /// Whether neither a closure nor a local function contains the part.
    fileprivate var isInNoClosure: Bool {
        var current = enclosing
        while let around = current {
            if around.kind == .closure || around.kind == .localFunction { return false }
            current = around.enclosing
        }
        return true
    }
}

extension ChainElement {
    /// The properties that a name can denote: one for each type that the value before it may have.
    fileprivate var denotedProperties: [DeclarationID] {
        guard let chain else { return [] }
        let project = body.project
        if chain.head == self, isLocal {
            // `[relay]`
            guard case .property(let property, of: .ownObject) = chain.through(self).value else { return [] }
            return [property]
        }
        if chain.headOnSelf == self {
            return body.home.type.flatMap { project.firstProperty(name, of: $0, from: body.file) }.map { [$0] } ?? []
        }
        return chain.before(self).type.constituents
            .compactMap { part in part.nominal.flatMap { project.firstProperty(name, of: $0, from: body.file) } }
            .sortedWithoutRepetitions
    }
}

/// A call that can run a function which feeds the stream in a property, or a function with such a call.
struct FeedCall: Equatable, Sendable {
    let function: DeclarationID
    /// The name of the function in the call.
    let place: CodePlace
    /// Whether the call is in no closure.
    let isDirect: Bool

    var code: DeclarationID { place.code }

    /// By name, the functions that feed streams in properties.
    private static let feeding = Query<WholeProject, Groups<Name, DeclarationID>>(index: "feedingFunctions") {
        project in
        let code = project.answers(StreamFeed.inFile, project.filesWithCode).map(\.use.code)
        return Groups(project.functions(among: code), by: { project.name(of: $0) })
    }

    private static let feedingNames = Query<WholeProject, NameSet>("namesOfFeedingFunctions") { project, _ in
        project[feeding].names
    }

    /// Their calls in a file, in order.
    private static let ofFeeding = Query<FileID, [FeedCall]>("callsOfFeedingFunctions") { project, file in
        calls(of: feeding, namedOneOf: project[feedingNames], in: file, project)
    }

    /// By name, the other functions with such calls.
    private static let calling = Query<WholeProject, Groups<Name, DeclarationID>>(index: "functionsCallingFeeding") {
        project in
        let code = project.answers(ofFeeding, project.filesWithCode).map(\.code)
        let functions = project.functions(among: code).filter {
            !project[feeding, at: project.name(of: $0)].contains($0)
        }
        return Groups(functions, by: { project.name(of: $0) })
    }

    private static let callingNames = Query<WholeProject, NameSet>("namesOfFunctionsCallingFeeding") { project, _ in
        project[calling].names
    }

    private static let ofCalling = Query<FileID, [FeedCall]>("callsOfFunctionsCallingFeeding") { project, file in
        calls(of: calling, namedOneOf: project[callingNames], in: file, project)
    }

    /// By the file of the function, those of the project. Those of one function are in the order of files.
    fileprivate static let byFile = Query<WholeProject, Groups<FileID, FeedCall>>(index: "feedCalls") { project in
        let calls =
            project.answers(ofFeeding, project.filesWithCode) + project.collected(ofCalling, project.filesWithCode)
        return Groups(calls, by: { FileID($0.function.file) })
    }

    private static func calls(
        of functions: Query<WholeProject, Groups<Name, DeclarationID>>, namedOneOf names: NameSet, in file: FileID,
        _ project: Project
    ) -> [FeedCall] {
        project.code(mentioning: names, in: file).flatMap { code in
            let body = project.body(of: code)
            return body.calls.filter { names.contains($0.name) }.flatMap { call -> [FeedCall] in
                // A call with arguments that none of them takes need not be resolved.
                let candidates = project[functions, at: call.name]
                guard candidates.contains(where: { project.accepts($0, call.passed) }), let callee = call.callee else {
                    return []
                }
                return call.callees.functions.filter(candidates.contains)
                    .map { FeedCall(function: $0, place: body.place(of: callee), isDirect: callee.isInNoClosure) }
            }
        }
    }
}

extension Project {
    /// The functions among code, each once, in order.
    fileprivate func functions(among code: [DeclarationID]) -> [DeclarationID] {
        code.sortedWithoutRepetitions.filter { isFunction($0) }
    }
}

extension Project {
    /// The uses by which code may feed the stream in a property, in order: also those of the requirements that it
    /// fulfills.
    func streamUses(of property: DeclarationID) -> [StreamUse] {
        let requirements = symbols.type(around: property).map { self.requirements(fulfilledBy: property, of: $0) } ?? []
        let fed = ([property] + requirements).sortedWithoutRepetitions
        let uses = fed.flatMap { fed in
            self[StreamFeed.byFile, at: FileID(fed.file)].lazy.filter { $0.property == fed }.map(\.use)
        }
        return fed.count == 1 ? uses : uses.sorted { $0.place < $1.place }
    }

    /// The code that mentions a function which feeds a stream, or a function that mentions such a function.
    func callersOfFeeds(_ name: Name) -> ArraySlice<DeclarationID> { self[StreamUse.callers, at: name] }

    /// The calls that can run a function which feeds the stream in a property, or a function with such a call: by
    /// the code that contains them.
    func feedCalls(of function: DeclarationID) -> [FeedCall] {
        self[FeedCall.byFile, at: FileID(function.file)].filter { $0.function == function }
    }
}
