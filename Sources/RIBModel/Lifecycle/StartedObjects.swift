import SourceText

/// A call that starts an object which the code has created: a worker, or the router of an app's root.
public struct StartedObject: Sendable, Equatable {
    /// The name of the call, and the member that contains it.
    public let place: NodeReference
    public let code: DeclarationID
    /// The type around the code; nil in a global function.
    public let owner: TypeID?
    public let type: TypeReference
    /// The name of the call that creates the object.
    public let creation: NodeReference
    /// Whether only this call and locals of the code refer to the object, so that it is released when the code has run.
    public let isReleased: Bool

    /// The launches of routers that builders create, in a file.
    fileprivate static let launched = Query<FileID, [StartedObject]>("launchedRouters") { project, file in
        let typed = project[LifecycleCall.inFile, file].filter { $0.method == .launch }
        return project.code(mentioning: .launches, in: file).flatMap { code -> [StartedObject] in
            let owner = project.symbols.type(around: code)
            guard owner.map({ project.isReported($0) && project.symbols.copies.types[$0] == nil }) ?? true else {
                return []
            }
            return project.body(of: code).calls.filter { LifecycleMethod($0.name) == .launch }.compactMap { call in
                let isTyped = typed.contains { $0.place == call.calleePlace }
                return isTyped || call.launchesPart ? StartedObject(call, takesBuilt: true) : nil
            }
        }
    }

    /// The starts of workers that the code creates itself, in a file.
    fileprivate static let started = Query<FileID, [StartedObject]>("startedWorkers") { project, file in
        startsOfWorkers(in: file, project).compactMap { StartedObject($0, takesBuilt: false) }
    }

    /// The names of the starts of workers that other code creates, in a file.
    fileprivate static let startedElsewhere = Query<FileID, [NodeReference]>("startsOfOtherWorkers") { project, file in
        startsOfWorkers(in: file, project).filter { StartedObject($0, takesBuilt: false) == nil }.map(\.calleePlace)
    }

    private static func startsOfWorkers(in file: FileID, _ project: Project) -> [CallSite] {
        guard let start = project.startMethod else { return [] }
        return project.mentions(ofFunctions: [start], in: file.index).flatMap { mention -> [CallSite] in
            let owner = project.symbols.type(around: mention.code)
            guard owner.map(project.isReported) ?? true else { return [] }
            return project.body(of: mention.code).calls.filter { call in
                call.name == start && call.firstLabel != nil
                    && project.reaches(call.receiver?.type ?? .unknown) { $0.role == .worker }
            }
        }
    }

    /// Nil if the receiver is not certainly created by the code.
    private init?(_ call: CallSite, takesBuilt: Bool) {
        guard let receiver = call.receiver else { return nil }
        (place, code) = (call.calleePlace, call.body.home.declaration)
        owner = call.body.home.type
        type =
            receiver.type == .unknown && takesBuilt
            ? BuiltPart(receiver)?.launchedRouter ?? .unknown : receiver.type
        if takesBuilt, let part = BuiltPart(receiver) {
            (creation, isReleased) = (part.maker.calleePlace, !part.isKept(besides: call))
            return
        }
        let maker: CallSite
        switch receiver.value {
        case .made(let call): maker = call
        case .result(let call):
            guard takesBuilt, call.body.project.isBuildName(call.name) else { return nil }
            maker = call
        default: return nil
        }
        creation = maker.calleePlace
        isReleased = !call.body.project.keepsValue(at: creation)
    }
}

extension Project {
    /// The launches of routers that the launching code has built, in order.
    public var launchedRouters: [StartedObject] { answers(StartedObject.launched, filesWithCode) }

    /// The class of a launched router: the one of its type, or else the project's only class of launched routers. Nil
    /// if several are possible.
    public func routerClass(ofLaunch launch: StartedObject) -> TypeID? {
        let typed = classes(ofRouter: launch.type)
        let possible = typed.isEmpty ? routerClasses.filter { isLaunched($0) } : typed
        return possible.count == 1 ? possible.first : nil
    }

    /// The starts of workers that the starting code has created, in order.
    public var startedWorkers: [StartedObject] {
        types(.worker).isEmpty ? [] : answers(StartedObject.started, filesWithCode)
    }
}

extension Project {
    /// The names of the other starts of workers, in order.
    public var startsOfOtherWorkers: [NodeReference] {
        types(.worker).isEmpty ? [] : answers(StartedObject.startedElsewhere, filesWithCode)
    }
}

extension Project {
    /// Whether something keeps the value that a call makes, or may: a property that it is stored in, or code that is
    /// not followed.
    fileprivate func keepsValue(at call: NodeReference) -> Bool {
        let uses = uses(ofValuesAt: [call], followsCaptures: true)
        return !uses.areAllFollowed
            || uses.uses.contains { if case .stored = $0.kind { true } else { false } }
    }
}

extension FunctionBody {
    /// Whether code uses a local as a value, or in a closure that a call is not in: something may keep the object.
    func keeps(_ local: LocalDeclaration, besides call: CallSite) -> Bool {
        let closure = call.element.ancestors.closure?.node
        return uses(of: local).contains { use in
            guard let chain = use.chain else { return true }
            if chain.onlyNameUnwrapped == use { return !chain.isAssigned }
            return use.ancestors.closure?.node != closure
        }
    }
}

extension CallSite {
    /// Whether the receiver is an element of a tuple, of which the only router that can be launched is meant.
    fileprivate var launchesPart: Bool {
        guard arguments.first != nil, let receiver, receiver.type == .unknown else { return false }
        return BuiltPart(receiver)?.launchedRouter != nil
    }
}

extension Project {
    /// Whether other objects than the parts of its own RIB certainly keep a router: each router that builds it attaches
    /// it, and if the app launches it, the router is stored.
    public func isKept(_ router: TypeID) -> Bool {
        let isAttached = tree.edges(to: router).allSatisfy { edge in
            if case .attached = edge.attachment { true } else { false }
        }
        return isAttached
            && !launchedRouters.contains { $0.isReleased && classes(ofRouter: $0.type).contains(router) }
    }

    /// Whether other objects certainly keep the routers of an interactor, and by them the interactor.
    public func isKept(byRoutersOf interactor: TypeID) -> Bool { routers(over: interactor).allSatisfy { isKept($0) } }
}
