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
    /// By computed property, the slot that it forwards to.
    private var forwarded: [DeclarationID: DeclarationID] = [:]
    /// The slots whose value is made when it is read for the first time, and that build it.
    private var lazySlots: [DeclarationID] = []
    private(set) var events: [ChildEvent] = []
    var children: [NodeReference: Child] = [:]
    /// Values assigned to properties of other objects on the way from the current function.
    var stored: [DeclarationID: ChildValues] = [:]
    /// The cached values of locals of the router's own functions.
    var locals: [DeclarationID: ChildValues] = [:]
    /// The functions of the router that may operate on a child.
    private(set) var functions: [DeclarationID] = []
    /// Those of the functions that only build a child.
    private var factories: ChildFactories?
    /// The types of the router, of its view, and of a view of unknown type.
    let ownTypes, ownViewTypes, viewTypes: [TypeReference]
    /// The analyzed code, with the values that calls pass to it.
    private(set) var frames: [RouterFrame] = []
    /// Where that code denotes children.
    private(set) lazy var mentions = ChildMentions(in: frames)
    /// The first call in the router's code that may detach any child.
    private(set) var foreignDetachment: NodeReference?
    /// The first place in the router's code where a value that may be or hold a child is not followed further.
    private(set) var lost: NodeReference?
    /// The cached children that calls in the router's own functions build.
    private var built: [NodeReference: Child?] = [:]
    /// By function, the values with which it was analyzed.
    private var walked: [DeclarationID: [Visit]] = [:]
    /// The places of the events. Almost no place has several events.
    private var places: Set<NodeReference> = []

    static let deepest = 6

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
        factories = ChildFactories(among: functions, of: router, project)
        for member in functions {
            stored = [:]
            walk(RouterFrame(member, of: self))
        }
        lazySlots.forEach(visitValue)
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
                if project.isProperty(member), project.isStored(member) {
                    guard project.hasRouters(member) else { continue }
                    slots.insert(member)
                    names.insert(project.name(of: member))
                    if project.isLazy(member) { lazySlots.append(member) }
                    if project.hasCode(member), project.mentions(project.attachmentNames.all, member) {
                        functions.append(member)
                    }
                } else if project.isProperty(member) {
                    guard project.isSettable(member), project.hasRouters(member),
                        let stored = project.storedProperty(behind: member)
                    else { continue }
                    forwarded[member] = stored
                    names.insert(project.name(of: member))
                } else if project.hasCode(member) {
                    functions.append(member)
                }
            }
        }
        for function in functions where project.mentions(names, function) { names.insert(project.name(of: function)) }
        return functions.filter { project.mentions(names, $0) }
    }

    /// Ends the analysis. Its frames refer to it, and would keep it.
    func forgetFrames() {
        frames = []
        mentions = ChildMentions(in: [])
    }

    /// Whether a property is one of the slots.
    func isSlot(_ property: DeclarationID) -> Bool { slots.contains(property) }

    /// The slot that a property is, or that it forwards to; nil for any other property.
    func slot(of property: DeclarationID) -> DeclarationID? {
        isSlot(property) ? property : forwarded[property].flatMap { isSlot($0) ? $0 : nil }
    }

    // MARK: Traversal

    private func walk(_ frame: RouterFrame) {
        frames.append(frame)
        for assignment in frame.body.assignments where assignment.name.map({ frame.mayRun($0.place) }) ?? true {
            visit(assignment, frame)
        }
        for chain in frame.body.chains {
            if frame.identity == .ownRouter { visitAddition(chain, frame) }
            visitMacro(chain, frame)
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
        if let build = factories?.build(runBy: call) { return project.child(builtBy: build) }
        guard project.mayBuild(call), factories?.contain(call) != true else { return nil }
        if let known = built[call.calleePlace] { return known }
        let child = project.child(builtBy: call)
        built[call.calleePlace] = .some(child)
        return child
    }

    /// Notes that a value is not followed further, unless no value of its type has to do with a child.
    func lose(_ type: @autoclosure () -> TypeReference, at place: NodeReference) {
        if lost == nil, mayConcernChild(type()) { lost = place }
    }

    func visit(_ call: CallSite, _ frame: RouterFrame) {
        if frame.identity == .ownRouter, let child = child(builtBy: call) {
            children[call.calleePlace] = child
            record(.builds, ChildValues(.router(.built(call.calleePlace))), call.calleePlace, frame)
            return
        }
        if visitAttachment(call, frame) || visitPresentation(call, frame) { return }
        let hasArguments = call.arguments.first != nil
        noteForeignDetachment(call, frame)
        if !hasArguments, stored.isEmpty, call.isOnSelf { return }
        let arguments = hasArguments ? frame.arguments(of: call) : []
        let receiver = frame.receiver(of: call)
        let passesChild = arguments.contains { $0.values.contains(where: \.isOfChild) }
        let isOnChild = receiver.contains(where: \.isOfChild)
        let mayUseStored = !stored.isEmpty && call.isOnSelf
        guard passesChild || isOnChild || mayUseStored else { return }
        guard frame.depth < RouterCode.deepest else {
            leave(call, arguments, receiver, frame)
            return
        }
        if call.isConstruction {
            construct(call, arguments, frame)
            return
        }
        let callees = frame.callees(of: call, on: receiver)
        for callee in callees { enter(callee.function, callee.identity, call, arguments, frame) }
        guard passesChild else { return }
        var passed = ChildValues()
        for argument in arguments { passed.add(argument.values) }
        let isKept = keep(passed.heldRouters, in: receiver, call.calleePlace, frame)
        // Whoever observes a stream gets what is sent.
        if !callees.isEmpty || isKept && !project.symbols.libraryNames.passesOnArguments(call.name) { return }
        let views = passed.filter(\.showsChild)
        let isOfLibrary = isOfLibrary(call, frame)
        if !views.isEmpty, !project.asksAboutElement(call.name), !extendsLocal(call), !extendsOwn(call, frame) {
            let isEmbedding = isOfLibrary && call.receiver != nil
            record(.shows(isEmbedding ? .embed : .unknown), views, call.calleePlace, frame)
        }
        let routers = passed.filter { $0.router != nil }
        let mayKeep =
            !isOfLibrary || call.passesValuesToClosures
            || call.isBare && !project.symbols.libraryNames.onlyReadsArguments(call.name)
        if !routers.isEmpty, mayKeep { record(.passes, routers, call.calleePlace, frame) }
    }

    /// What a macro does with its arguments is not known.
    private func visitMacro(_ chain: Chain, _ frame: RouterFrame) {
        guard let macro = chain.macro else { return }
        for argument in macro.arguments {
            let passed = argument.value.map { frame.values(of: $0) } ?? ChildValues()
            let (views, routers) = (passed.filter(\.showsChild), passed.heldRouters)
            if !views.isEmpty { record(.shows(.unknown), views, macro.place, frame) }
            if !routers.isEmpty { record(.passes, routers, macro.place, frame) }
        }
    }

    /// Notes what a call gets whose code is not followed, since too many calls lead there: it may do anything with it.
    private func leave(
        _ call: CallSite, _ arguments: [ChildValue.Labeled], _ receiver: ChildValues, _ frame: RouterFrame
    ) {
        guard call.isConstruction || !frame.callees(of: call, on: receiver).isEmpty else { return }
        project.note(.childCalls, at: call.calleePlace)
        var passed = receiver.filter(\.isOfChild)
        for argument in arguments { passed.add(argument.values) }
        let (routers, views) = (passed.filter { $0.router != nil }, passed.filter(\.showsChild))
        if !routers.isEmpty { record(.passes, routers, call.calleePlace, frame) }
        if !views.isEmpty { record(.shows(.unknown), views, call.calleePlace, frame) }
    }

    /// Notes a call that may detach any child: of a function that gets none, and leads to code that detaches.
    private func noteForeignDetachment(_ call: CallSite, _ frame: RouterFrame) {
        guard foreignDetachment == nil, frame.identity == .ownRouter, project.leadsToDetachment(call.name),
            !frame.arguments(of: call).contains(where: { $0.values.contains(where: \.isOfChild) }),
            !frame.receiver(of: call).contains(where: \.isOfChild)
        else { return }
        foreignDetachment = frame.entry ?? call.calleePlace
    }

    /// Whether a receiver holds children of the router, which then keeps values that a call passes to it.
    func keep(_ routers: ChildValues, in receiver: ChildValues, _ place: NodeReference, _ frame: RouterFrame) -> Bool {
        let holders = holders(among: receiver)
        guard !holders.isEmpty, !routers.isEmpty else { return false }
        for holder in holders { record(.stores(holder), routers, place, frame) }
        return true
    }

    /// Whether a call adds an element to a local array, whose uses are followed.
    func extendsLocal(_ call: CallSite) -> Bool {
        project.addsElement(call.name) && call.receiver?.onlyName?.isLocal == true
    }

    /// Whether a call adds views to an array of the router's own, which shows none.
    private func extendsOwn(_ call: CallSite, _ frame: RouterFrame) -> Bool {
        guard project.addsElement(call.name), frame.identity == .ownRouter, let receiver = call.receiver,
            let name = receiver.headOnSelf, name == receiver.lastName, !name.isLocal,
            let property = project.firstProperty(name.name, of: router, from: call.body.file),
            case .collection = project.type(of: property)
        else { return false }
        return true
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
}
