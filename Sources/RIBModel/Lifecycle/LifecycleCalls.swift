import SourceText

/// A call of a method by which RIBs controls the lifecycle of an interactor or a router, other than on `super`.
package struct LifecycleCall: Sendable, Equatable {
    let method: LifecycleMethod
    /// The name of the call, and the member with the code.
    let place: NodeReference
    let code: DeclarationID
    /// The type of the code's `self`; nil in a global function.
    let owner: TypeID?
    let receiver: Receiver
    /// The type of the object whose lifecycle the call controls.
    let type: TypeReference
    /// The type of the router: the object itself, or the one whose interactor it is; nil if there is no router.
    let router: TypeReference?

    /// The object that the call is made on or, for an interactor, the router that it is reached through.
    enum Receiver: Sendable, Hashable {
        /// The code's own object.
        case own
        /// A stored property of the code's own object.
        case property(DeclarationID)
        /// A value that only a local of the code refers to.
        case temporary(Name)
        case other(Name)
    }

    /// By the type of the code, the calls in order.
    package static let index = Query<WholeProject, Groups<TypeID, LifecycleCall>>(
        index: "lifecycleCallsByType"
    ) { project in
        let calls = project.answers(inFile, project.filesWithCode)
        return Groups(calls.compactMap { call in call.owner.map { ($0, call) } })
    }

    /// The calls in a file, in order. None in a copy of the framework.
    static let inFile = Query<FileID, [LifecycleCall]>("lifecycleCalls") { project, file in
        project.code(mentioning: .lifecycleMethods, in: file).flatMap { calls(in: $0, project) }
    }

    private static func calls(in code: DeclarationID, _ project: Project) -> [LifecycleCall] {
        guard isOfProject(code, project) else { return [] }
        let owner = project.symbols.type(around: code)
        return project.body(of: code).uses(of: .lifecycleMethods) { _ in true }.compactMap { chain, element in
            LifecycleCall(element, of: chain, owner)
        }
    }

    private static func isOfProject(_ code: DeclarationID, _ project: Project) -> Bool {
        guard let owner = project.symbols.type(around: code) else { return true }
        return project.isReported(owner) && project.symbols.copies.types[owner] == nil
    }

    /// The other calls in a file that are named like those, in order.
    fileprivate static let otherInFile = Query<FileID, [OrderlyLifecycleCall]>("otherLifecycleCalls") { project, file in
        project.code(mentioning: .lifecycleMethods, in: file).filter { isOfProject($0, project) }.flatMap { code in
            let owner = project.symbols.type(around: code)
            return project.body(of: code).uses(of: .lifecycleMethods) { _ in true }
                .compactMap { chain, element -> OrderlyLifecycleCall? in
                    guard let call = chain.call(of: element), LifecycleCall(element, of: chain, owner) == nil else {
                        return nil
                    }
                    return OrderlyLifecycleCall(place: element.place, reason: reason(for: call, of: chain, owner))
                }
        }
    }

    private static func reason(
        for call: CallSite, of chain: Chain, _ owner: TypeID?
    ) -> OrderlyLifecycleCall.Reason {
        if chain.head?.kind == .superReference { return .ofSuper }
        guard LifecycleMethod(call.name) != nil, let subject = LifecycleSubject(of: call, in: chain.body, owner),
            let own = call.callee.flatMap({ subject.ownFunction($0, chain.body.project) })
        else { return .otherObject }
        return .ownFunction(own)
    }

    /// Nil if the name is not that of such a call.
    private init?(_ element: ChainElement, of chain: Chain, _ owner: TypeID?) {
        let (body, project) = (chain.body, chain.body.project)
        guard let method = LifecycleMethod(element.name), let call = chain.call(of: element),
            (call.arguments.first == nil) != (method == .launch), chain.head?.kind != .superReference,
            let subject = LifecycleSubject(of: call, in: body, owner), subject.has(method, element, project)
        else { return nil }
        self.method = method
        (place, code, self.owner) = (element.place, body.home.declaration, owner)
        (receiver, type, router) = (subject.receiver, subject.type, subject.router)
    }
}

/// The object whose lifecycle a call controls.
private struct LifecycleSubject {
    let type: TypeReference
    let router: TypeReference?
    let receiver: LifecycleCall.Receiver
    private let isInteractor: Bool

    /// Nil if the object is neither an interactor nor a router, as far as is known.
    init?(of call: CallSite, in body: FunctionBody, _ owner: TypeID?) {
        let project = body.project
        let own = owner.map { TypeReference.nominal($0, []) }
        guard let chain = call.receiver, !chain.denotesSelf else {
            guard let own, call.receiver != nil || call.callee?.isLocal == false else { return nil }
            (type, receiver) = (own, .own)
            router = project.isRouter(own) ? own : nil
            isInteractor = router == nil && project.isInteractor(own)
            return
        }
        // `interactor`, `router.interactable`
        if let last = chain.lastName, last.name.isInteractorOfRouter, !last.isLocal {
            let before = chain.before(last)
            let isOwn = before.isEmpty || before.denotesSelf
            if let holder = isOwn ? own : before.type, project.isRouter(holder) {
                (type, router, isInteractor) = (chain.type, holder, true)
                receiver = isOwn ? .own : LifecycleSubject.receiver(before)
                return
            }
        }
        type = chain.type
        router = project.isRouter(type) ? type : nil
        isInteractor = router == nil && project.isInteractor(type)
        receiver = LifecycleSubject.receiver(chain)
    }

    private static func receiver(_ chain: Chain) -> LifecycleCall.Receiver {
        let name = chain.lastName?.name ?? .none
        switch chain.value {
        case .ownObject: return .own
        case .property(let property, of: .ownObject): return .property(property)
        case .result, .made:
            guard let head = chain.onlyNameUnwrapped, let local = head.local else { return .other(name) }
            return chain.body.passes(local) ? .other(name) : .temporary(name)
        default: return .other(name)
        }
    }

    /// Whether the object has a method of RIBs: it is an interactor, or a router, and the project does not declare a
    /// method of that name on it.
    func has(_ method: LifecycleMethod, _ name: ChainElement, _ project: Project) -> Bool {
        guard method.isOfInteractor ? isInteractor : router != nil && !isInteractor else { return false }
        return ownFunction(name, project) == nil
    }

    /// The method of the project by that name, if the project declares one on the object.
    func ownFunction(_ name: ChainElement, _ project: Project) -> DeclarationID? {
        for nominal in type.constituents.compactMap(\.nominal) {
            let found = project.firstMember(name.name, of: nominal, from: name.body.file) { member in
                project.isFunction(member) && !project.isOverride(member) && !project.hasParameters(member)
            }
            if let found { return found }
        }
        return nil
    }
}

extension FunctionBody {
    /// Whether code uses a local as a value: it assigns, passes or returns it, or stores it in something.
    fileprivate func passes(_ local: LocalDeclaration) -> Bool {
        uses(of: local).contains { use in
            guard let chain = use.chain, chain.only == use, !chain.isAssigned else { return false }
            return !chain.ancestors.contains { ancestor in
                if case .optionalBinding = ancestor { true } else { false }
            }
        }
    }
}

extension Project {
    fileprivate func isInteractor(_ type: TypeReference) -> Bool { reaches(type) { $0.role == .interactor } }
}

extension Project {
    /// The calls that are named like those by which RIBs controls lifecycles, and are none, in order.
    public var otherLifecycleCalls: [OrderlyLifecycleCall] { answers(LifecycleCall.otherInFile, filesWithCode) }
}
