import SourceText

/// A call that starts a worker.
struct WorkerStart: Sendable, Equatable {
    let place: NodeReference
    /// The types that the worker can have; nil if they are not known.
    let types: [TypeID]?

    /// The calls in all files, in order.
    static let all = Query<WholeProject, [WorkerStart]>("workerStarts") { project, _ in
        project.answers(inFile, project.filesWithCode)
    }

    private static let inFile = Query<FileID, [WorkerStart]>("workerStartsInFile") { project, file in
        guard let start = project.startMethod else { return [] }
        return project.mentions(ofFunctions: [start], in: file.index).flatMap { mention -> [WorkerStart] in
            project.body(of: mention.code).calls.compactMap { call in
                call.name == start && call.firstLabel?.isNone == true ? WorkerStart(call) : nil
            }
        }
    }

    /// Nil for a call that starts something else, or the implementation of the base class.
    private init?(_ call: CallSite) {
        let project = call.body.project
        let receiver = call.receiver
        guard receiver?.head?.kind != .superReference else { return nil }
        let type = receiver?.type ?? call.body.home.type.map { .nominal($0, []) } ?? .unknown
        guard project.isWorker(type) else {
            guard type == .unknown || type.isUnresolved, call.startsForInteractor else { return nil }
            self.init(place: call.calleePlace, types: nil)
            return
        }
        let own = project.ownWorkerTypes(type)
        self.init(
            place: call.calleePlace,
            types: own.isEmpty ? receiver?.value.property.flatMap { project.workers(in: $0) } : own)
    }

    private init(place: NodeReference, types: [TypeID]?) {
        self.place = place
        self.types = types
    }
}

/// A use of an interactor's workers outside of the interactor.
struct WorkerUse: Sendable, Equatable {
    let name: Name
    /// The type of which the property is read; nil if it is not known.
    let owner: TypeID?
    let start: WorkerProperty.Start

    /// By the name of the property.
    static let elsewhere = Query<WholeProject, [Name: [WorkerUse]]>(index: "usesOfInteractorsWorkers") { project in
        project.answers(inFile, project.filesWithCode).reduce(into: [:]) { $0[$1.name, default: []].append($1) }
    }

    private static let inFile = Query<FileID, [WorkerUse]>("usesOfInteractorsWorkersInFile") { project, file in
        project.reads(ofMembersNamed: project[names], in: file.index).flatMap { read -> [WorkerUse] in
            let receiver = project.body(of: read.code).receiver(ofMember: read.place.node)
            guard !read.isBare, !receiver.denotesSelf, let start = project.start(at: read.place) else {
                return []
            }
            let types = receiver.type.constituents.map(\.nominal)
            return types.map { WorkerUse(name: read.name, owner: $0, start: start) }
        }
    }

    private static let names = Query<WholeProject, NameSet>("namesOfInteractorsWorkers") { project, _ in
        NameSet(project.answers(namesOfClass, project.interactorClasses.types))
    }

    private static let namesOfClass = Query<TypeID, [Name]>("namesOfInteractorsWorkersOfClass") { project, type in
        project.storedProperties(of: type).filter { stored in
            !project.isPrivate(stored.declaration) && project.isWorker(stored.type.element)
        }.map { project.name(of: $0.declaration) }
    }
}

extension Project {
    /// Whether code that names workers starts them, or may: it uses them as values. Nil if it only uses their members.
    func start(at place: NodeReference) -> WorkerProperty.Start? {
        guard let code = code(around: place) else { return .possible(place) }
        let element = ChainElement(place.node, in: body(of: code))
        guard let chain = element.chain else { return .possible(place) }
        let next = chain.members(after: element)
        guard let first = next.first(where: { _ in true }) else { return .possible(place) }
        if first.name == startMethod { return .certain(first.place) }
        guard case .collection = chain.through(element).type else { return nil }
        // Each element is a worker.
        guard let call = chain.calls.first(where: { $0.calleePlace == first.place }),
            NameSet.elementIterators.contains(call.name), let closure = call.closures.first(where: { _ in true })
        else { return .possible(place) }
        for inner in ChainElement(closure.node, in: closure.body).chainsWithin {
            guard let head = inner.head, case .element = inner.through(head).value else { continue }
            guard let member = inner.members(after: head).first(where: { _ in true }) else {
                return .possible(inner.place)
            }
            if member.name == startMethod { return .certain(member.place) }
        }
        return nil
    }

    /// The first use, other than its assignment to a property, of a parameter of an interactor's initializers.
    func otherUse(ofParameterFor property: Name, of interactor: TypeID) -> NodeReference? {
        for member in ownMembers(of: interactor) where isInitializer(member) && hasReadBody(member) {
            let body = body(of: member)
            for assignment in body.assignments where assignment.assignsOwn(property) {
                guard case .parameter(let parameter) = assignment.value.value else { continue }
                let other = body.uses(of: .parameter(parameter)).first { !assignment.contains($0) }
                if let other { return other.place }
            }
        }
        return nil
    }
}

extension Chain {
    /// The names after an element, up to the first that is not reached by `?` or `!` alone.
    fileprivate func members(after element: ChainElement) -> some Sequence<ChainElement> {
        elements.lazy.drop { $0.node != element.node }.dropFirst()
            .drop { $0.kind == .optionalChain || $0.kind == .forceUnwrap }.prefix { $0.kind == .member }
    }
}

extension Value {
    /// The property whose value, or an element of whose value, this is.
    fileprivate var property: DeclarationID? {
        switch self {
        case .property(let property, _): property
        case .element(let collection): collection.property
        default: nil
        }
    }
}

extension CallSite {
    /// Whether the first argument is an interactor, or a scope of one.
    fileprivate var startsForInteractor: Bool {
        arguments.first?.value.map { argument in
            argument.type.constituents.contains { part in
                part.nominal.map { body.project.roles.has($0, .interactor) } ?? false
            } || body.project.reaches(argument.type) { $0.startsWorkers }
        } ?? false
    }
}
