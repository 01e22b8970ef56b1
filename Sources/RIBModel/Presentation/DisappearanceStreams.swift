import SourceText

/// Streams of the disappearance of views, and the code that observes them from outside of the view: an extension's
/// `viewDidDisappearEvent`, a router's `detachWhenClosed(child:)`.
enum DisappearanceStreams {
    /// The names of the streams: those of libraries, and of the project's members that are made of them.
    static let names = Query<WholeProject, NameSet>("disappearanceStreams") { project, _ in
        let members = project.collected(inFile, project.filesWithCode)
        return NameSet.disappearances.union(NameSet(members.map { project.name(of: $0) }))
    }

    /// The properties, and functions with a result, whose code mentions a stream of a library.
    private static let inFile = Query<FileID, [DeclarationID]>("disappearanceStreamsInFile") { project, file in
        project.mentions(ofMembers: .disappearances, in: file.index).map(\.code).filter { code in
            project.isProperty(code) || project.isFunction(code) && project.hasWrittenType(code)
        }
    }

    /// The functions that are passed something and observe such a stream, or pass it on to one that does; in order.
    fileprivate static let observers = Query<WholeProject, [DeclarationID]>("disappearanceObservers") { project, _ in
        (project.answers(observersInFile, project.filesWithCode)
            + project.collected(callersInFile, project.filesWithCode)).sortedWithoutRepetitions
    }

    private static let observersInFile = Query<FileID, [DeclarationID]>("disappearanceObserversInFile") {
        project, file in
        project.functionsPassedSomething(mentioning: project[names], in: file)
    }

    private static let callersInFile = Query<FileID, [DeclarationID]>("callersOfDisappearanceObservers") {
        project, file in
        project.functionsPassedSomething(mentioning: project[namesOfObservers], in: file)
    }

    private static let namesOfObservers = Query<WholeProject, NameSet>("namesOfDisappearanceObservers") { project, _ in
        NameSet(project.answers(observersInFile, project.filesWithCode).map { project.name(of: $0) })
    }
}

extension DisappearanceStreams {
    /// The first own stream of a view, as in `rx.closed`, that nothing declares, or whose code only
    /// stops the program.
    fileprivate static let absent = Query<TypeID, [NodeReference]>("absentStreamsOfView") { project, type in
        let dispatch = ClassDispatch(type, in: project)
        for member in dispatch.reachableCode() where project.mentions(.reactive, member) {
            for chain in dispatch.body(of: member).chains {
                if let stream = chain.absentOwnStream { return [stream.place] }
            }
        }
        return []
    }
}

extension Chain {
    /// The member of the own object's `rx` that is absent.
    fileprivate var absentOwnStream: ChainElement? {
        guard let reactive = elements.first(where: \.isName), reactive.name.isReactive else { return nil }
        let receiver = before(reactive)
        guard receiver.isEmpty || receiver.denotesSelf,
            let stream = suffixes(after: reactive).first(where: \.isName), stream.kind == .member,
            body.project.memberTable.all(stream.name).allSatisfy({ body.project.onlyTraps($0) }),
            !NameSet.otherReactiveMembers.contains(stream.name)
        else { return nil }
        return stream
    }
}

extension Project {
    /// A place where a view's class uses a stream of its own that is absent: it may tell that the view is gone. Nil if
    /// there is none.
    func absentStream(of view: TypeID) -> NodeReference? { self[DisappearanceStreams.absent, view].first }

    /// The names of the streams that emit when a view controller disappears.
    var disappearanceStreams: NameSet { self[DisappearanceStreams.names] }

    /// A place in the code that attaches or shows an edge's child where other code may learn that its view is gone: it
    /// observes a stream of disappearances, or gets the child and a closure that detaches it, or gets the child and is
    /// not analyzed. Nil if there is none.
    ///
    /// What follows from it is not known.
    func disappearanceObserver(of edge: Edge, shownIn function: DeclarationID) -> NodeReference? {
        let attaching = edge.attachments.flatMap { code(with: [$0], in: $0.file) }
        let functions = ([function, edge.function] + attaching).sortedWithoutRepetitions
        return functions.lazy.compactMap { self.disappearanceObserver(of: edge, in: $0) }.first ?? edge.passes
    }

    /// A place where the parent of each RIB with a view may learn that the view is gone, whatever removes it; nil if
    /// one does not.
    public func disappearanceObserver(ofView view: TypeID) -> NodeReference? {
        let edges = routers(withPart: view).flatMap { tree.edges(to: $0) }
        let observers = edges.map { edge in
            edge.presentations.lazy.compactMap { self.disappearanceObserver(of: edge, shownIn: $0.function) }.first
        }
        return observers.allSatisfy { $0 != nil } ? observers.first ?? nil : nil
    }

    private func disappearanceObserver(of edge: Edge, in function: DeclarationID) -> NodeReference? {
        let (streams, observers) = (disappearanceStreams, self[DisappearanceStreams.observers])
        let isNamed = mentions(streams, function)
        let isObserver =
            !observers.isEmpty
            && mentions(NameSet(observers.map { name(of: $0) }), function)
        for chain in body(of: function).chains {
            if isNamed, let stream = chain.elements.first(where: { $0.isName && streams.contains($0.name) }) {
                return stream.place
            }
            for call in chain.calls {
                if isObserver, call.callees.functions.contains(where: { observers.contains($0) }) {
                    return call.calleePlace
                }
                if passesChild(call), detaches(call, edge) { return call.calleePlace }
            }
        }
        return nil
    }

    /// Whether an argument of a call is a router or the view of one.
    private func passesChild(_ call: CallSite) -> Bool {
        call.arguments.contains { argument in
            guard let chain = argument.value?.plainChain, let last = chain.lastName else { return false }
            return last.name.leadsToController || isRouter(chain.type)
        }
    }

    /// Whether a closure of a call of code that is not UIKit's detaches an edge's child.
    private func detaches(_ call: CallSite, _ edge: Edge) -> Bool {
        call.name.viewOperation == nil
            && call.closures.contains { closure in
                edge.detachments.contains { detachment in
                    detachment.place.file == closure.body.file
                        && closure.contains(BodyNode(detachment.place.node, in: closure.body))
                }
            }
    }

    fileprivate func functionsPassedSomething(mentioning names: NameSet, in file: FileID) -> [DeclarationID] {
        mentions(ofMembers: names, in: file.index).map(\.code).filter {
            isFunction($0) && hasParameters($0) && !isOverride($0)
        }
    }
}
