import SourceText

/// The thread on which objects of the project call closures that they store, and on which a library runs the functions
/// of objects that are started.
extension ExecutionAnalysis {
    /// The thread on which a closure is called that code assigns to a property.
    func execution(ofValueIn target: Chain) -> Execution {
        guard let name = target.lastName, target.last == name else { return .unknown }
        let base = target.before(name)
        let isOwn = base.isEmpty ? !name.isLocal : base.denotesSelf
        let type = isOwn ? target.body.home.type.map { TypeReference.nominal($0, []) } : base.isEmpty ? nil : base.type
        guard let owner = type?.nominal,
            let property = project.firstProperty(name.name, of: owner, from: target.body.file)
        else { return .unknown }
        return stored(property)
    }

    /// The thread on which the object with a property calls the closure in it: in the background if one of its
    /// functions calls it there.
    private func stored(_ property: DeclarationID) -> Execution {
        guard project.isStored(property), let type = project.symbols.type(around: property),
            !project.isRequirement(property)
        else { return .unknown }
        return answer(.storedClosure(property), about: property) {
            let names: NameSet = [project.name(of: property)]
            var found: [Execution] = []
            for member in project.ownMembers(of: type) where project.hasReadBody(member) {
                guard project.mentions(names, member) else { continue }
                let body = body(of: member)
                for (chain, element) in body.uses(of: names, where: { names.contains($0) })
                where chain.headOnSelf == element && !element.isLocal {
                    guard let call = chain.calls.first(where: { $0.callee == element }) else { continue }
                    var execution = execution(ofCode: call)
                    if execution == .caller { execution = runner(of: member, type) }
                    found.append(execution.after(call.calleePlace, .passes))
                }
            }
            return found.merged
        }
    }

    /// The thread on which a function runs that the object itself, or a library, calls.
    private func runner(of function: DeclarationID, _ type: TypeID) -> Execution {
        guard project.isFunction(function) else { return .unknown }
        return answer(.runner(function), about: function) {
            let name = project.name(of: function)
            let object = project.symbols.wellKnownNames.runs.startedObjects.first { object in
                object.functions.contains(name) && project.isOverride(function)
                    && project.inherits(type, from: object.type)
            }
            if let object {
                return started(type, object).after(project.place(ofBody: function), .source(function))
            }
            let names: NameSet = [name]
            for member in project.ownMembers(of: type) where member != function && project.hasReadBody(member) {
                guard project.mentions(names, member) else { continue }
                for call in body(of: member).calls
                where call.name == name && call.isOnSelf && call.callees.functions.contains(function) {
                    var execution = execution(ofCode: call)
                    if execution == .caller { execution = runner(of: member, type) }
                    if execution.steps != nil { return execution.after(call.calleePlace, .passes) }
                }
            }
            return .unknown
        }
    }

    /// The thread on which a library runs the functions of started objects of a class: in the background if all code
    /// that may start one starts it there.
    private func started(_ type: TypeID, _ object: RunModel.Started) -> Execution {
        project.startsOfObjects.compactMap { start -> Execution? in
            let body = body(of: start.code)
            guard let call = body.calls.first(where: { $0.calleePlace == start.place }) else { return nil }
            let isStarter = object.starters.contains(call.name)
            let values = isStarter ? call.receiver.map { [$0.expression] } ?? [] : call.startedValues
            let types = isStarter ? [call.receiverType] : values.map(\.type)
            guard types.contains(where: { mayBe($0, type, object) }) else { return nil }
            if isStarter {
                return object.hasOwnThread
                    ? .background([ExecutionStep(place: call.calleePlace, kind: .library)]) : .unknown
            }
            return object.queuing.contains(call.name) ? hop(call) ?? .unknown : nil
        }.common
    }

    /// Whether a value that is started may be an object of a class.
    private func mayBe(_ value: TypeReference, _ type: TypeID, _ object: RunModel.Started) -> Bool {
        let parts = value.constituents
        return parts.isEmpty
            || parts.contains { part in
                switch part {
                case .nominal(let other, _): project.hierarchy.areRelated(type, other)
                case .known(let name, _): name == object.type
                default: true
                }
            }
    }
}

/// A call that starts an object whose functions a library runs, or that puts it into a queue.
struct StartOfObject: Equatable, Sendable {
    /// The name of the call, and the code that contains it.
    let place: NodeReference
    let code: DeclarationID

    private static let inFile = Query<FileID, [StartOfObject]>("startsOfObjectsInFile") { project, file in
        let methods = project.symbols.wellKnownNames.runs.startingMethods
        let codes = project.mentions(ofMembers: methods, in: file.index).map(\.code)
        return codes.sortedWithoutRepetitions.flatMap { code in
            project.body(of: code).calls.filter { methods.contains($0.name) }
                .map { StartOfObject(place: $0.calleePlace, code: code) }
        }
    }

    fileprivate static let all = Query<WholeProject, [StartOfObject]>("startsOfObjects") { project, _ in
        project.collected(inFile, project.filesWithCode)
    }
}

extension Project {
    /// The calls that may start objects whose functions a library runs.
    fileprivate var startsOfObjects: [StartOfObject] { self[StartOfObject.all] }
}
