import SourceText

extension Chain {
    /// Whether the chain is a stream of what users do, of which no operator drops values: a stream of a control, or a
    /// subject that the view feeds, or that functions feed which the view calls when users do something.
    var isOfTaps: Bool { TapStreams(body.project).areTaps(self, depth: 0) }
}

/// Finds the origins of streams.
private struct TapStreams {
    private let project: Project
    private let words: StreamModel

    /// The maximum number of properties, one in the value of the next. Beyond that, a stream is none of taps.
    private static let depth = 4

    init(_ project: Project) {
        self.project = project
        words = project.symbols.wellKnownNames.subscriptions
    }

    func areTaps(_ chain: Chain, depth: Int) -> Bool {
        guard depth < TapStreams.depth, !dropsValues(chain) else { return false }
        if chain.namesControl { return true }
        var owner = chain.body.home.type.map { TypeReference.nominal($0, []) } ?? .unknown
        for (element, type) in chain.typedElements {
            guard element.isName || element.kind == .selfReference else {
                if element.kind == .optionalChain || element.kind == .forceUnwrap { continue }
                return false
            }
            if element.kind == .selfReference { continue }
            if element.isLocal || chain.calls(element) { return false }
            for part in owner.constituents {
                guard let nominal = part.nominal,
                    let property = project.firstProperty(element.name, of: nominal, from: chain.body.file)
                else { continue }
                if areTaps(property, depth: depth) { return true }
            }
            owner = type
        }
        return false
    }

    /// Whether an operator passes only some values on.
    private func dropsValues(_ chain: Chain) -> Bool {
        let filters = project.symbols.wellKnownNames.execution.filteringOperators
        return chain.elements.contains { element in
            words[element.name].contains(.limitingOperators) || words[element.name].contains(.singleOperators)
                || filters.contains(element.name)
        }
    }

    private func areTaps(_ property: DeclarationID, depth: Int) -> Bool {
        let type = project.type(of: property)
        if isStream(type, .controlEvents) { return true }
        if project.isRequirement(property), let around = project.symbols.type(around: property) {
            let name = project.name(of: property)
            let witnesses = project.conformers(of: around).filter { project.isReported($0) }.map { conformer in
                project.firstMember(name, of: conformer, from: property.file) {
                    project.isProperty($0) && !project.isRequirement($0)
                }
            }
            return !witnesses.isEmpty && witnesses.allSatisfy { $0.map { areTaps($0, depth: depth + 1) } ?? false }
        }
        guard project.isRead(property) else { return false }
        if isStream(type, .eventStreams), project.isStored(property) { return isFedByTaps(property, depth: depth) }
        let body = project.body(of: property)
        let values = project.isComputed(property) ? Array(body.results) : [body.initialValue].compactMap { $0 }
        return !values.isEmpty
            && values.allSatisfy { $0.plainChain.map { areTaps($0, depth: depth + 1) } ?? false }
    }

    private func isStream(_ type: TypeReference, _ list: StreamList) -> Bool {
        type.constituents.contains { part in
            if case .known(let name, _) = part { words[list].contains(name) } else { false }
        }
    }

    /// Whether code of the class that has a subject sends it what users do.
    private func isFedByTaps(_ property: DeclarationID, depth: Int) -> Bool {
        guard let type = project.symbols.type(around: property) else { return false }
        let name = project.name(of: property)
        return project.ownMembers(of: type).contains { member in
            guard member != property, project.hasReadBody(member), project.mentions([name], member) else {
                return false
            }
            return project.body(of: member).calls.contains { call in
                if project.symbols.wellKnownNames.emissions.contains(call.name) {
                    guard call.receiver?.lastName?.memberOfSelf == name else { return false }
                    return call.isInKeptClosure
                        ? call.chain.isInHandlerOfControls : project.runsUponTaps(member, of: type)
                }
                // `button.rx.tap.bind(to: taps)`
                guard words.subscribers.contains(call.name), let source = call.receiver else { return false }
                return call.arguments.contains { $0.value?.plainChain?.lastName?.memberOfSelf == name }
                    && areTaps(source, depth: depth + 1)
            }
        }
    }
}

extension Project {
    /// Whether users run a function of a class, by what they do with the view: an action, a method of a delegate of the
    /// library, or a function that the view calls in such code.
    fileprivate func runsUponTaps(_ function: DeclarationID, of type: TypeID) -> Bool {
        if isEventOfView(function, type) { return true }
        guard self[Project.namesCalledByTaps].contains(name(of: function)) else { return false }
        let listeners = self[Project.presentableListeners]
        return requirements(fulfilledBy: function, of: type).contains { requirement in
            symbols.type(around: requirement).map(listeners.contains) ?? false
        }
    }

    private func isEventOfView(_ function: DeclarationID, _ type: TypeID) -> Bool {
        guard roles.has(type, anyOf: [.of(.view), .of(.presenter)]) || viewControllers.contains(type) else {
            return false
        }
        return isAction(function) || ClassDispatch(type, in: self).isWitnessOfLibrary(function)
    }

    /// The names of the functions that views require of their listeners.
    private static let namesOfViewEvents = Query<WholeProject, NameSet>("namesOfViewEvents") { project, _ in
        NameSet(project[presentableListeners].flatMap { project.ownMembers(of: $0) }.map { project.name(of: $0) })
    }

    /// Those that code of views calls when users do something.
    private static let namesCalledByTaps = Query<WholeProject, NameSet>("namesCalledByTaps") { project, _ in
        NameSet(project.collected(namesCalledByTapsInFile, project.filesWithCode))
    }

    private static let namesCalledByTapsInFile = Query<FileID, [Name]>("namesCalledByTapsInFile") { project, file in
        let names = project[namesOfViewEvents]
        return project.code(mentioning: names, in: file).flatMap { code -> [Name] in
            guard let type = project.symbols.type(around: code) else { return [] }
            let isEvent = project.isEventOfView(code, type)
            return project.body(of: code).calls.filter { call in
                names.contains(call.name)
                    && (call.isInKeptClosure ? call.chain.isInHandlerOfControls : isEvent)
            }.map(\.name)
        }
    }
}
