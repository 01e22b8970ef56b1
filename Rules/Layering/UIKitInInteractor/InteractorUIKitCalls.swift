import RIBModel
import SourceText

/// A call of UIKit by which an interactor shows or removes a view controller itself, or a controller that it creates.
struct InteractorUIKitCall: Sendable, Equatable {
    /// The name of the call, or of the created class.
    let place: NodeReference
    let member: DeclarationID
    let kind: Kind

    enum Kind: Sendable, Equatable {
        /// A call on a controller, and the place that creates a controller in the same code; nil if there is none.
        case operation(created: NodeReference?)
        /// A controller that is neither shown nor passed to anything.
        case creation(TypeID)
    }

    /// Those of an interactor's class, in order.
    fileprivate static let query = Query<TypeID, [InteractorUIKitCall]>("uiKitCallsOfInteractors") { project, owner in
        project[codeByInteractor, at: owner].flatMap { project.uiKitCalls(in: $0, of: owner) }
    }

    /// By interactor, the members whose code mentions calls of UIKit or view controllers, in order.
    fileprivate static let codeByInteractor = Query<WholeProject, Groups<TypeID, DeclarationID>>(
        index: "interactorCodeWithControllers"
    ) { project in
        Groups(
            project.collected(codeInFile, project.filesWithCode).compactMap { code in
                project.type(around: code).map { ($0, code) }
            })
    }

    private static let codeInFile = Query<FileID, [DeclarationID]>("interactorCodeWithControllersInFile") {
        project, file in
        let classes = project[CodeMentions.controllerClasses]
        var codes: [DeclarationID] = []
        for mention in project[CodeMentions.inFile, file]
        where NameSet.controllerOperations.contains(mention.name) || classes.contains(mention.name) {
            guard codes.last != mention.code, let type = project.type(around: mention.code),
                project.interactorClasses.contains(type)
            else { continue }
            codes.append(mention.code)
        }
        return codes
    }
}

/// A call in an interactor that is named like one by which UIKit shows or removes controllers, or a controller that it
/// creates, which is right there.
struct OrderlyUIKitCall: Sendable, Equatable {
    /// The name of the call, or of the created class.
    let place: NodeReference
    let reason: Reason

    enum Reason: Sendable, Equatable {
        /// It is made on a part of the RIB: `presenter`, `router`, `listener`.
        case ofPart(Name)
        case otherArguments, otherReceiver
        /// An earlier call in the same code is on the same controller.
        case repeated
        /// The created controller is passed on, returned or kept for other code.
        case passedOn
        /// A call on a controller in the same code is a violation.
        case besideCall
    }

    fileprivate static let query = Query<TypeID, [OrderlyUIKitCall]>("orderlyUIKitCalls") { project, owner in
        let violations = Set(project.uiKitCalls(of: owner).map(\.place))
        let codes = project[InteractorUIKitCall.codeByInteractor, at: owner]
        return codes.flatMap { project.orderlyUIKitCalls(in: $0, of: owner, except: violations) }
    }
}

extension Project {
    /// The calls of an interactor that are named like those of UIKit, and the controllers that it creates, which are
    /// no violations; in order.
    func orderlyUIKitCalls(of interactor: TypeID) -> [OrderlyUIKitCall] {
        self[OrderlyUIKitCall.query, interactor]
    }

    fileprivate func orderlyUIKitCalls(
        in code: DeclarationID, of owner: TypeID, except violations: Set<NodeReference>
    ) -> [OrderlyUIKitCall] {
        let body = body(of: code)
        let calls = body.calls.filter { NameSet.controllerOperations.contains($0.name) }.map { call in
            OrderlyUIKitCall(place: call.calleePlace, reason: reason(for: call, owner))
        }
        let hasViolation = calls.contains { violations.contains($0.place) }
        let created = body.constructions.filter { isController($0.type) }.map { construction in
            OrderlyUIKitCall(place: construction.name.place, reason: hasViolation ? .besideCall : .passedOn)
        }
        return (calls + created).filter { !violations.contains($0.place) }.sorted { $0.place < $1.place }
    }

    private func reason(for call: CallSite, _ owner: TypeID) -> OrderlyUIKitCall.Reason {
        if let part = call.partOfInteractor { return .ofPart(part) }
        guard call.isControllerOperation else { return .otherArguments }
        return call.receiver.map { isController($0, owner) } ?? false ? .repeated : .otherReceiver
    }

    /// The calls of UIKit in the code of an interactor, and the controllers that it creates without passing them on.
    func uiKitCalls(of interactor: TypeID) -> [InteractorUIKitCall] {
        self[InteractorUIKitCall.query, interactor]
    }

    fileprivate func uiKitCalls(in code: DeclarationID, of owner: TypeID) -> [InteractorUIKitCall] {
        let body = body(of: code)
        var result: [InteractorUIKitCall] = []
        var receivers: [[Name]] = []
        let created = body.constructions.filter { construction in
            isController(construction.type)
        }
        for call in body.calls where NameSet.controllerOperations.contains(call.name) {
            guard let receiver = call.receiver, call.isControllerOperation, isController(receiver, owner) else {
                continue
            }
            let names = Array(receiver.names)
            guard !receivers.contains(names) else { continue }
            receivers.append(names)
            result.append(
                InteractorUIKitCall(
                    place: call.calleePlace, member: code, kind: .operation(created: created.first?.name.place)))
        }
        if !result.isEmpty { return result }
        return created.compactMap { construction in
            guard let type = construction.type.nominal, isKeptAlone(construction.call, of: owner) else { return nil }
            return InteractorUIKitCall(place: construction.name.place, member: code, kind: .creation(type))
        }
    }

    private func isController(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .known(let name, _): isViewController(name)
            case .nominal(let nominal, _): viewControllers.contains(nominal)
            default: false
            }
        }
    }

    /// Whether a receiver is a view controller, other than the interactor's own presenter.
    private func isController(_ receiver: Chain, _ owner: TypeID) -> Bool {
        guard let last = receiver.lastName else { return isController(receiver.type) }
        if last == receiver.headOnSelf, !last.isLocal {
            let isPart = last.name == .presenterMember || last.name == .routerMember || last.name.isListenerOfAnyObject
            if isPart { return false }
        }
        if isController(receiver.type) { return true }
        guard receiver.type == .unknown else { return false }
        switch last.name.viewMember {
        case .controller, .navigation, .top: return true
        default: return false
        }
    }

    /// Whether a new controller goes nowhere but to a local or a property, and is not passed on from there.
    private func isKeptAlone(_ call: CallSite, of owner: TypeID) -> Bool {
        let (body, chain) = (call.body, call.chain)
        guard chain.last?.node == call.node else { return false }
        if call.isDiscarded { return true }
        if let variable = body.localVariable(initializedBy: chain) {
            return body.uses(of: .variable(variable)).allSatisfy { $0.chain?.only != $0 }
        }
        guard let around = chain.enclosing, around.kind == .expression else { return false }
        let property: DeclarationID?
        if body.isInitialValue(around) {
            property = body.home.declaration
        } else if let assignment = around.expression.assignment, let target = assignment.target,
            let name = target.headOnSelf, target.lastName == name, !name.isLocal
        {
            property = firstProperty(name.name, of: owner, from: body.file)
        } else {
            property = nil
        }
        guard let property, isPrivate(property) else { return false }
        return reads(of: property, in: owner).allSatisfy { read in
            guard let code = self.code(with: [read], in: read.file).first else { return false }
            let element = self.body(of: code).element(at: read)
            return element.chain.map { $0.lastName != element } ?? false
        }
    }
}
