import SourceText

/// What a step of a view's code does with regard to the view's listener.
package enum NotificationEffect: Equatable, Sendable {
    /// The listener is notified: it is called, or a closure that other code stored in the view is, or an observed
    /// stream gets an element; or code that the step runs does so.
    case notifies
    /// Code that is not analyzed may notify the listener.
    case mayNotify
    case none
}

/// Notifications by the calls of a view's code.
extension ViewCode {
    /// What a call does, with the code of other objects that it runs, but without the view's own functions.
    package func notification(by call: ViewCall) -> NotificationEffect {
        if notifiesItself(by: call) || notifiesByCallee(call) { return .notifies }
        return notification(byLibraryRunning: call)
    }

    /// Whether a call is a notification by the view's own code: of a listener, a stream that the listener may observe,
    /// or a stored closure. Whom the code of other objects notifies is not certain: it may be the view.
    package func notifiesItself(by call: ViewCall) -> Bool {
        if call.receiver == .listener { return true }
        guard let callee = call.site.callee else { return false }
        if let applied = call.site.appliedFunction { return project.emits(applied) }
        if call.site.isBare {
            let isStored = callee.isLocal ? isStoredClosure(in: call) : isStoredClosure(named: callee)
            return isStored || handsOnClosure(call)
        }
        if case .itself = call.receiver, isStoredClosure(named: callee) { return true }
        if isStoredClosureOfMember(call) || handsOnClosure(call) { return true }
        if call.name.yieldsElement, case .property = call.receiver { return true }
        return project.symbols.wellKnownNames.emissions.contains(call.name)
            && facts.isObserved(call.site.chain.before(callee), family)
    }

    /// `if let onClose { onClose() }`: a local bound to a stored closure.
    private func isStoredClosure(in call: ViewCall) -> Bool {
        guard case .property(let property) = family.value(of: call.site.chain.before(call.site.element)) else {
            return false
        }
        return project.isStoredClosure(property)
    }

    private func isStoredClosure(named name: ChainElement) -> Bool {
        family.property(name.name, from: name.body.file).map { project.isStoredClosure($0) } ?? false
    }

    private func isStoredClosureOfMember(_ call: ViewCall) -> Bool {
        guard case .property = call.receiver, let receiver = call.site.receiver else { return false }
        return receiver.type.constituents.contains { part in
            part.nominal.flatMap { project.firstMember(call.name, of: $0, from: call.site.body.file) }
                .map { project.isStoredClosure($0) } ?? false
        }
    }

    /// Whether a call passes a stored closure to code that is not the project's, such as a macro, which calls it.
    private func handsOnClosure(_ call: ViewCall) -> Bool {
        call.site.callees.functions.isEmpty
            && call.site.arguments.contains { argument in
                argument.value?.plainChain.map { isStoredClosure(family.value(of: $0)) } == true
            }
    }

    /// Whether a value is the listener, or a closure that other code stored in the view.
    func isNotified(_ value: ViewValue) -> Bool { value == .listener || isStoredClosure(value) }

    func isStoredClosure(_ value: ViewValue) -> Bool {
        guard case .property(let property) = value else { return false }
        return project.isStoredClosure(property)
    }

    /// Whether a call runs a function of another object that notifies. A closure of the view's own code does so or does
    /// not by what is in it.
    private func notifiesByCallee(_ call: ViewCall) -> Bool {
        guard !call.isOnView, !runsClosuresOfOwnCode(call), let function = callee(of: call) else { return false }
        return project.emits(function)
    }

    /// Whether a call may notify: its callee is unknown and takes the view or a closure.
    func mayNotify(_ call: ViewCall, runsClosures: Bool) -> Bool {
        guard isUnresolved(call) else { return false }
        return runsClosures
            || call.site.arguments.contains { argument in
                argument.value?.plainChain.map { family.value(of: $0) } == .itself
            }
    }

    /// What a call does by which a library runs other code of the project: what observes a notification, objects that
    /// are started. That code notifies if it leads to an interactor or a router.
    private func notification(byLibraryRunning call: ViewCall) -> NotificationEffect {
        let runs = project.symbols.wellKnownNames.runs
        let isPost = runs.observerRunners.contains(call.name)
        guard isPost || runs.startingMethods.contains(call.name), call.site.callees.functions.isEmpty,
            isPost || project.functionsStarted(by: call.site) != nil
        else { return .none }
        guard let code = project.eventFlow.allCode(runBy: call.site) else { return .mayNotify }
        let leadsToRIBs = code.contains { function in
            project.symbols.type(around: function).map {
                project.roles.has($0, anyOf: [.of(.interactor), .of(.router)])
            } ?? false
        }
        return leadsToRIBs ? .notifies : .none
    }

    private func isUnresolved(_ call: ViewCall) -> Bool {
        guard let head = call.site.chain.head, head.kind == .identifier else { return false }
        let name = head.name
        if let local = head.local { return local.type.isUnresolved }
        let file = head.body.file
        if let property = family.property(name, from: file) { return project.type(of: property).isUnresolved }
        if project.firstMember(name, of: family.type, from: file) != nil { return false }
        if !project.symbols.globals(name, from: file).isEmpty { return false }
        if project.text(name).first?.isUppercase == true {
            return project.symbols.resolve(name, in: Scope(call.site.body.home.declaration)).isUnresolved
        }
        // An undeclared bare name in lower case is inherited from UIKit, or is a function of the standard library.
        return head == call.site.callee && !project.isFunctionOfLibraries(project.text(name))
            && project.hierarchy.knownClasses[family.type.index].isEmpty
    }
}

extension Project {
    /// Whether a property stores a closure of other code: not one that the type's own code gives it for good.
    func isStoredClosure(_ property: DeclarationID) -> Bool {
        guard !isComputed(property), case .function = type(of: property) else { return false }
        return !isPrivate(property) || body(of: property).initialValue?.closure == nil
    }

    /// Whether a function of another object notifies a listener: it calls a stored closure or a delegate, or sends to a
    /// subject, itself or through functions of its own.
    func emits(_ function: DeclarationID) -> Bool { emits(function, after: []) }

    /// - Parameter callers: the object's functions that have been followed.
    private func emits(_ function: DeclarationID, after callers: [DeclarationID]) -> Bool {
        guard let type = symbols.type(around: function) else { return false }
        guard hasBody(function) else {
            let witnesses = self.witnesses(of: function)
            return !witnesses.isEmpty && witnesses.allSatisfy { hasBody($0) && emits($0, after: callers) }
        }
        return body(of: function).chains.contains { $0.makesCall && emits($0, in: type, after: callers) }
    }

    private func emits(_ chain: Chain, in type: TypeID, after callers: [DeclarationID]) -> Bool {
        guard let name = chain.names.first,
            let member = firstMember(name, of: type, from: chain.body.file)
        else { return false }
        guard isProperty(member) else {
            guard isFunction(member), hasBody(member), chain.callsOwnMember, !callers.contains(member) else {
                return false
            }
            guard callers.count < ValueBudget.functions else {
                note(.events, at: chain.place)
                return true
            }
            return emits(member, after: callers + [member])
        }
        if case .function = self.type(of: member) { return true }
        if isListener(member) { return true }
        var last = Name.none
        for name in chain.members { last = name }
        return symbols.wellKnownNames.emissions.contains(last) && isSubject(member)
    }

    /// Whether a property is a subject, relay or observer, to which values can be sent.
    func isSubject(_ property: DeclarationID) -> Bool {
        type(of: property).constituents.contains { part in
            if case .known(let name, _) = part { return symbols.wellKnownNames.subscriptions[name].contains(.subjects) }
            return false
        }
    }
}

extension Chain {
    /// Whether the chain calls a member of the object that its code belongs to: `save()`, `self?.save()`.
    fileprivate var callsOwnMember: Bool {
        guard let head, let call = calls.first, let callee = call.callee else { return false }
        return callee == head ? !head.isLocal : before(callee).denotesSelf
    }
}

extension CallSite {
    /// The function that runs if what is called is a value: `notify()` of a value with `callAsFunction`.
    fileprivate var appliedFunction: DeclarationID? {
        guard name != Name.callAsFunction, project.memberTable.has(Name.callAsFunction) else { return nil }
        return callees.functions.first { project.name(of: $0) == Name.callAsFunction }
    }
}
