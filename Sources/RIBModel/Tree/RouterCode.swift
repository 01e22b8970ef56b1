import SourceText

/// The operations on children in the functions of a router, and in the code that children are passed to.
///
/// Each function of the router is analyzed once on its own. A callee that is passed a child, its view or an object that
/// wraps it is analyzed again with these values, so that wrappers, witnesses of views and helpers are seen through.
///
/// A class, because the analysis collects events while it recurses. Used by one thread.
final class RouterCode {
    let project: Project
    let router: TypeID
    /// The classes of the router's view.
    let views: [TypeID]
    /// The stored properties of the router for children's routers.
    private var slots: Set<DeclarationID> = []
    private(set) var events: [ChildEvent] = []
    private(set) var children: [NodeReference: Child] = [:]
    /// Values assigned to properties of other objects on the way from the current function.
    var stored: [DeclarationID: ChildValues] = [:]
    /// The cached values of locals of the router's own functions.
    var locals: [DeclarationID: ChildValues] = [:]
    /// The functions of the router that may operate on a child.
    private(set) var functions: [DeclarationID] = []
    /// The types of the router, of its view, and of a view of unknown type.
    let ownTypes, ownViewTypes, viewTypes: [TypeReference]
    /// The cached children that calls in the router's own functions build.
    private var built: [NodeReference: Child?] = [:]
    /// By function, the values with which it was analyzed.
    private var walked: [DeclarationID: [Visit]] = [:]
    /// The places of the events. Almost no place has several events.
    private var places: Set<NodeReference> = []

    private static let deepest = 6

    private struct Visit: Equatable {
        let parameters: [RouterFrame.Passed]
        let identity: ChildValue?
        let entry: NodeReference?
    }

    init(_ router: TypeID, _ project: Project) {
        self.project = project
        self.router = router
        views = project.views(of: router)
        viewTypes = project.viewTypes
        ownTypes = [.nominal(router, [])]
        ownViewTypes = views.map { .nominal($0, []) } + viewTypes
        functions = functionsWithChildren()
        for member in functions {
            stored = [:]
            walk(RouterFrame(member, of: self))
        }
    }

    /// The functions of the router that may operate on a child: their code mentions a function that builds, attaches or
    /// detaches, a property for children, or another such function.
    private func functionsWithChildren() -> [DeclarationID] {
        var names = project.namesOfBuildFunctions
        names.formUnion(project.attachmentNames.all)
        names.formUnion(project.configuredFunctions.names)
        var functions: [DeclarationID] = []
        for type in project.classes(of: router) {
            for member in project.ownMembers(of: type) {
                if project.isProperty(member) {
                    guard project.isStored(member), project.hasRouters(member) else { continue }
                    slots.insert(member)
                    names.insert(project.name(of: member))
                } else if project.hasCode(member) {
                    functions.append(member)
                }
            }
        }
        for function in functions where project.mentions(names, function) { names.insert(project.name(of: function)) }
        return functions.filter { project.mentions(names, $0) }
    }

    /// Whether a property is one of the slots.
    func isSlot(_ property: DeclarationID) -> Bool { slots.contains(property) }

    // MARK: Traversal

    private func walk(_ frame: RouterFrame) {
        for assignment in frame.body.assignments where assignment.name.map({ frame.mayRun($0.place) }) ?? true {
            visit(assignment, frame)
        }
        for chain in frame.body.chains {
            for call in chain.calls where frame.mayRun(call.calleePlace) { visitConfigured(call, frame) }
        }
    }

    func record(
        _ action: ChildEvent.Action, _ values: ChildValues, _ place: NodeReference, _ frame: RouterFrame,
        on presenters: ChildValues = ChildValues()
    ) {
        let event = ChildEvent(
            action: action, values: values, presenters: presenters, place: place, entry: frame.entry ?? place,
            function: frame.function)
        if places.insert(place).inserted || !events.contains(event) { events.append(event) }
    }

    /// The child that a call in the router's own code builds; nil for any other call.
    func child(builtBy call: CallSite) -> Child? {
        guard project.mayBuild(call) else { return nil }
        if let known = built[call.calleePlace] { return known }
        let child = project.child(builtBy: call)
        built[call.calleePlace] = .some(child)
        return child
    }

    func visit(_ call: CallSite, _ frame: RouterFrame) {
        if frame.identity == .ownRouter, let child = child(builtBy: call) {
            children[call.calleePlace] = child
            record(.builds, ChildValues(.router(.built(call.calleePlace))), call.calleePlace, frame)
            return
        }
        if visitAttachment(call, frame) || visitPresentation(call, frame) { return }
        let hasArguments = call.arguments.first != nil
        if !hasArguments, stored.isEmpty, call.isOnSelf { return }
        let arguments = hasArguments ? frame.arguments(of: call) : []
        let receiver = frame.receiver(of: call)
        let passesChild = arguments.contains { $0.values.contains(where: \.isOfChild) }
        let isOnChild = receiver.contains(where: \.isOfChild)
        let mayUseStored = !stored.isEmpty && call.isOnSelf
        guard passesChild || isOnChild || mayUseStored, frame.depth < RouterCode.deepest else { return }
        if call.isConstruction {
            construct(call, arguments, frame)
            return
        }
        let callees = frame.callees(of: call, on: receiver)
        for callee in callees { enter(callee.function, callee.identity, call, arguments, frame) }
        guard callees.isEmpty, passesChild else { return }
        var passed = ChildValues()
        for argument in arguments { passed.add(argument.values) }
        let views = passed.filter(\.showsChild)
        let isOfLibrary = isOfLibrary(call, frame)
        if !views.isEmpty, !project.asksAboutElement(call.name), !extendsLocal(call) {
            let isEmbedding = isOfLibrary && call.receiver != nil
            record(.shows(isEmbedding ? .embed : .unknown), views, call.calleePlace, frame)
        }
        let routers = passed.filter { $0.router != nil }
        if !routers.isEmpty, !isOfLibrary { record(.passes, routers, call.calleePlace, frame) }
    }

    /// Whether a call adds an element to a local array, whose uses are followed.
    private func extendsLocal(_ call: CallSite) -> Bool {
        project.addsElement(call.name) && call.receiver?.onlyName?.isLocal == true
    }

    /// Whether a call without a callee in the project runs a function of a library.
    func isOfLibrary(_ call: CallSite, _ frame: RouterFrame) -> Bool {
        guard let receiver = call.receiver else {
            return !(frame.body.home.type.map { project.hasUnresolvedSuperclass($0) } ?? false)
        }
        if frame.values(of: receiver).contains(.ownView) { return true }
        return receiver.type.constituents.contains { part in
            switch part {
            case .known, .library, .collection: true
            default: false
            }
        }
    }

    /// Analyzes the code of an initializer with the arguments of the creation.
    private func construct(_ call: CallSite, _ arguments: [ChildValue.Labeled], _ frame: RouterFrame) {
        guard let type = call.type.nominal else { return }
        let identity = ChildValue.created(call.calleePlace, call.type, arguments)
        for member in project.members(Name.`init`, of: type, from: call.body.file)
        where project.accepts(member, call.passed) {
            enter(member, identity, call, arguments, frame)
        }
    }

    /// Analyzes the observers of a property of `self` that is assigned values of children.
    func enterObservers(of property: DeclarationID, _ frame: RouterFrame) -> Bool {
        guard project.isStored(property), project.hasCode(property), frame.depth < RouterCode.deepest else {
            return false
        }
        let inner = frame.inner(observersOf: property)
        let visit = Visit(parameters: [], identity: inner.identity, entry: inner.entry)
        guard walked[property]?.contains(visit) != true else { return true }
        walked[property, default: []].append(visit)
        walk(inner)
        return true
    }

    private func enter(
        _ function: DeclarationID, _ identity: ChildValue?, _ call: CallSite, _ arguments: [ChildValue.Labeled],
        _ frame: RouterFrame
    ) {
        let inner = frame.inner(function, of: identity, call, arguments)
        let visit = Visit(parameters: inner.parameters, identity: identity, entry: inner.entry)
        guard walked[function]?.contains(visit) != true else { return }
        walked[function, default: []].append(visit)
        walk(inner)
    }

    // MARK: Effects of calls

    /// `attachChild(x)`, `detachChild(x)`, and these methods as arguments: `children.forEach(detachChild)`.
    private func visitAttachment(_ call: CallSite, _ frame: RouterFrame) -> Bool {
        guard frame.identity == .ownRouter else { return false }
        if let action = action(named: call.name), call.isOnSelf, isOfFramework(call, frame) {
            let values = call.arguments.first?.value.map { frame.values(of: $0) } ?? ChildValues()
            record(action, values.filter { $0.router != nil }, call.calleePlace, frame)
            return true
        }
        for argument in call.arguments {
            guard let reference = argument.value?.plainChain?.lastName, let action = action(named: reference.name),
                let receiver = call.receiver
            else { continue }
            record(action, frame.values(of: receiver).filter { $0.router != nil }, reference.place, frame)
            return true
        }
        return false
    }

    /// Whether a call runs a function of the framework: the names of a copy may be those of the router's own functions.
    private func isOfFramework(_ call: CallSite, _ frame: RouterFrame) -> Bool {
        call.name == .attachMethod || call.name == .detachMethod
            || frame.callees(of: call, on: ChildValues(frame.identity)).isEmpty
    }

    func action(named name: Name) -> ChildEvent.Action? {
        project.isAttachment(name) ? .attaches : project.isDetachment(name) ? .detaches : nil
    }

    /// A call of UIKit that presents, pushes or embeds.
    private func visitPresentation(_ call: CallSite, _ frame: RouterFrame) -> Bool {
        guard let showing = call.name.showing, let argument = call.arguments.first,
            argument.label.isNone, let value = argument.value
        else { return false }
        let values = frame.values(of: value).filter(\.showsChild)
        guard !values.isEmpty else { return false }
        let receiver = frame.receiver(of: call)
        let isOfLibrary = frame.callees(of: call, on: receiver).allSatisfy { !takes(value, $0.function) }
        guard isOfLibrary else { return false }
        if let receiver = call.receiver, frame.fillsContainer(receiver, call.calleePlace) { return true }
        let type = frame.type(ofOwner: call.receiver)
        let isTab = showing == .push && project.isTabBar(type)
        // `presentedViewController ?? self` has the value of `self`.
        let presenters = call.body.asksForPresented
            ? ChildValues() : receiver.isEmpty ? owners(of: call, frame) : receiver
        let isKnown = call.hasLabelsOfUIKit && project.mayBeOfController(call)
        record(
            .shows(!isKnown ? .unknown : isTab ? .tab : showing), values, call.calleePlace, frame, on: presenters)
        return true
    }

    /// The controllers whose navigation controller is the receiver of a call.
    private func owners(of call: CallSite, _ frame: RouterFrame) -> ChildValues {
        guard let receiver = call.receiver, let last = receiver.lastName, last.name.viewMember == .navigation else {
            return ChildValues()
        }
        let owner = receiver.before(last)
        return owner.isEmptyOrSelf ? ChildValues(frame.identity) : frame.values(of: owner)
    }

    /// Whether a function's first parameter accepts a value. A parameter of a protocol of the project does not accept a
    /// view controller of UIKit, so such a call runs UIKit's function of that name.
    private func takes(_ value: Expression, _ function: DeclarationID) -> Bool {
        guard let name = project.controllerClass(of: value),
            let parameter = project.body(of: function).parameters.first(where: { _ in true })
        else { return true }
        return parameter.type.element.constituents.contains { part in
            if case .known = part { true } else { project.mayConform(name, to: part) }
        }
    }
}

extension FunctionBody {
    /// Whether the code asks what a controller presents, or which one is on top.
    fileprivate var asksForPresented: Bool {
        names.contains { $0.name.viewMember == .presented || $0.name.viewMember == .top }
    }
}
