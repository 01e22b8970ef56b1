import SourceText

/// The code of one view, and what is known of the view beforehand.
///
/// A class because every step of a walk asks it: handing it on counts one reference.
final class ViewCode {
    let family: ClassDispatch
    let facts: ViewFacts

    var project: Project { family.project }

    init(_ family: ClassDispatch, _ facts: ViewFacts) {
        self.family = family
        self.facts = facts
    }
}

/// A call in a view's code, with what it is made on.
struct ViewCall: AnalyzedCall {
    let site: CallSite
    let receiver: ViewValue

    var name: Name { site.name }

    /// Whether the call is made on the view.
    var isOnView: Bool { receiver == .itself || receiver == .superclass }
}

extension ViewCode {
    func call(_ site: CallSite) -> ViewCall {
        ViewCall(site: site, receiver: site.isBare ? .itself : site.receiver.map { family.value(of: $0) } ?? .other)
    }

    /// The project's function that a call runs, as far as the receiver's type tells.
    func callee(of call: ViewCall) -> DeclarationID? {
        switch call.receiver {
        case .itself: call.site.function(on: .ownObject)
        case .superclass: call.site.function(on: .superclass)
        case .listener: nil
        default: call.site.function(on: .value(call.site.receiverType))
        }
    }

    // MARK: Notifications

    /// Whether a call is a notification: see `ribs.md` B1.4 on what counts.
    func notifies(_ call: ViewCall) -> Bool {
        if call.receiver == .listener { return true }
        guard let callee = call.site.callee else { return false }
        if call.site.isBare { return callee.isLocal ? isStoredClosure(in: call) : isStoredClosure(named: call.name) }
        if case .itself = call.receiver, isStoredClosure(named: call.name) { return true }
        if isStoredClosureOfMember(call) { return true }
        return project.symbols.wellKnownNames.emissions.contains(call.name)
            && facts.isObserved(call.site.chain.before(callee), family)
    }

    /// `if let onClose { onClose() }`: a local that holds a stored closure.
    private func isStoredClosure(in call: ViewCall) -> Bool {
        guard case .property(let property) = family.value(of: call.site.chain.before(call.site.element)) else {
            return false
        }
        return project.isStoredClosure(property)
    }

    private func isStoredClosure(named name: Name) -> Bool {
        family.property(name).map { project.isStoredClosure($0) } ?? false
    }

    private func isStoredClosureOfMember(_ call: ViewCall) -> Bool {
        guard case .property = call.receiver, let receiver = call.site.receiver else { return false }
        return receiver.type.constituents.contains { part in
            part.nominal.flatMap { project.members(call.name, of: $0).first }
                .map { project.isStoredClosure($0) } ?? false
        }
    }

    /// Whether a value is the listener, or a closure that somebody else stored in the view.
    func isNotified(_ value: ViewValue) -> Bool {
        switch value {
        case .listener: true
        case .property(let property): project.isStoredClosure(property)
        default: false
        }
    }

    /// Whether nobody knows what is called, and it gets the view or a closure: it may notify.
    func mayNotify(_ call: ViewCall, runsClosures: Bool) -> Bool {
        guard isUnresolved(call) else { return false }
        return runsClosures || call.site.arguments.contains { argument in
            argument.value?.plainChain.map { family.value(of: $0) } == .itself
        }
    }

    private func isUnresolved(_ call: ViewCall) -> Bool {
        guard let head = call.site.chain.head, head.kind == .identifier else { return false }
        let name = head.name
        if let local = head.local { return local.type.isUnresolved }
        if let property = family.property(name) { return project.type(of: property).isUnresolved }
        if !project.members(name, of: family.type).isEmpty || !project.symbols.globals[name].isEmpty { return false }
        if project.text(name).first?.isUppercase == true {
            return project.symbols.resolve(name, in: Scope(call.site.body.home.declaration)).isUnresolved
        }
        // A bare lower-case name that nobody declares is inherited from UIKit, or is one of Swift's own functions.
        return head == call.site.callee && !project.isFunctionOfLibraries(project.text(name))
            && project.hierarchy.knownClasses[family.type.index].isEmpty
    }
}

extension Project {
    /// Whether a property stores a closure.
    func isStoredClosure(_ property: DeclarationID) -> Bool {
        guard !isComputed(property), case .function = type(of: property) else { return false }
        return true
    }

    /// Whether a function of another object notifies somebody: it calls a stored closure or a delegate, or feeds a
    /// subject.
    func emits(_ function: DeclarationID) -> Bool {
        guard hasBody(function), let type = symbols.type(around: function) else { return false }
        return body(of: function).chains.contains { $0.makesCall && emits($0, in: type) }
    }

    private func emits(_ chain: Chain, in type: TypeID) -> Bool {
        guard let name = chain.names.first(where: { _ in true }),
            let member = members(name, of: type).first,
            isProperty(member)
        else { return false }
        if case .function = self.type(of: member) { return true }
        if isListener(member) { return true }
        var last = Name.none
        for name in chain.members { last = name }
        return symbols.wellKnownNames.emissions.contains(last) && isSubject(member)
    }

    /// Whether a property is a subject, relay or observer: something that can be fed.
    func isSubject(_ property: DeclarationID) -> Bool {
        type(of: property).constituents.contains { part in
            if case .known(let name, _) = part { return symbols.wellKnownNames.subscriptions.subjects.contains(name) }
            return false
        }
    }
}
