import SourceText
import SwiftOutline

/// What calls and assignments do to a path.
extension PathAnalysis {
    mutating func effect(of call: Call, hasClosure: Bool, _ start: StateSet, _ place: Place) -> StateSet {
        if notifies(call, place) { return notified(.notified, at: call.nameNode ?? call.node, start, place) }
        var states = start
        let kind = call.nameNode.flatMap { _ in dismissalKind(of: call, place) }
        if let kind, let name = call.nameNode {
            // What the view has presented takes only a `dismiss` on the view itself.
            let isOnView = kind != .dismiss || call.receiver == .itself || call.receiver == .superclass
            states = dismissal(kind, name, states, place, mayBeFree: isOnView)
        }
        if kind == nil, let lookalikes, lookalikes.contains(call.name) { noteOther(call, place) }
        if let local = localCallee(call, place) { return runLocal(local, states, place) }
        // What an extension declares under UIKit's name is not called on a view controller: the class's own member wins.
        if call.receiver == .itself || call.receiver == .superclass, let function = callee(of: call, place),
            kind == nil || !family.isFromExtension(function)
        {
            return call.nameNode.map { run(function, named: $0, states, place) } ?? states
        }
        if kind == nil {
            if let function = callee(of: call, place), project.emits(function) {
                return notified(.notified, at: call.nameNode ?? call.node, states, place)
            }
            if isUnclear(call, hasClosure: hasClosure, place) { return notified(.unclear, at: call.nameNode ?? call.node, states, place) }
        }
        return states
    }

    /// A call of one of the view's own functions, or of one that it gets from an extension.
    mutating func run(_ function: DeclarationID, named name: NodeID, _ start: StateSet, _ place: Place) -> StateSet {
        if let interest, !interest.contains(project.declaration(function).name) { return start }
        let isFromExtension = family.isFromExtension(function)
        if isFromExtension, !family.isFromExtension(place.unit.home) {
            return borrow(function, name, start, place)
        }
        record.calls.append(Record.Call(caller: place.unit, callee: function, place: place.reference(name)))
        return start.flatMap { state in
            exits(of: Unit(home: function, closure: nil), allowances: state.intersection(.allowances)).map { exit in
                state.subtracting(.allowances).union(exit)
            }
        }
    }

    /// A helper of an extension: if it dismisses, the call on the view is the dismissal.
    private mutating func borrow(_ function: DeclarationID, _ name: NodeID, _ start: StateSet, _ place: Place) -> StateSet {
        var helper = PathAnalysis(family: family, facts: facts)
        helper.fromExtension = fromExtension.union([function])
        guard !fromExtension.contains(function) else { return start }
        let exits = helper.exits(of: Unit(home: function, closure: nil))
        guard let kind = helper.record.dismissals.first?.kind, exits.states.contains(where: { $0.contains(.dismissed) }) else {
            return start.flatMap { state in exits.map { state.union($0) } }
        }
        let after = dismissal(kind, name, start, place)
        return after.flatMap { state in exits.map { state.union($0.subtracting([.dismissed, .presentsOther, .pushedOther])) } }
    }

    /// A dismissal at `name`: it uses up what the view has open, or takes the view away.
    mutating func dismissal(_ kind: DismissalKind, _ name: NodeID, _ start: StateSet, _ place: Place, mayBeFree: Bool = true) -> StateSet {
        let here = place.reference(name)
        record.dismissals.append(Record.Site(unit: place.unit, place: here, kind: kind))
        let credit: PathState = kind == .dismiss ? .presentsOther : kind == .pop ? .pushedOther : []
        let counts = target == nil || target == here
        if target == here { met.formUnion(start) }
        return start.map { state in
            if mayBeFree, !credit.isEmpty, state.contains(credit) { return state.subtracting(credit) }
            return counts ? state.union(.dismissed) : state
        }
    }

    // MARK: Locals that are called

    private enum LocalCode {
        case closure(NodeID)
        case function(Int)
    }

    private func localCallee(_ call: Call, _ place: Place) -> LocalCode? {
        guard call.isBare, let name = call.nameNode else { return nil }
        switch place.outline.local(call.name, at: name, in: place.home.declaration.index) {
        case .variable(let index):
            guard let value = place.outline.declarations[index].value else { return nil }
            return place.outline.loneClosure(of: value).map { .closure($0) }
        case .function(let index): return .function(index)
        default: return nil
        }
    }

    private mutating func runLocal(_ code: LocalCode, _ start: StateSet, _ place: Place) -> StateSet {
        switch code {
        case .closure(let closure):
            guard localDepth < 8 else { return start }
            localDepth += 1
            defer { localDepth -= 1 }
            return closureExits(closure, start, place)
        case .function(let index):
            guard localDepth < 8 else { return start }
            localDepth += 1
            defer { localDepth -= 1 }
            return walkList(Array(place.outline.nodes(in: place.outline.declarations[index].body)), start, place).all
        }
    }

    // MARK: Telling

    /// The listener hears, or may hear, of what happens on the way.
    mutating func notified(_ state: PathState, at node: NodeID, _ start: StateSet, _ place: Place) -> StateSet {
        let here = place.reference(node)
        notifications?.append(here)
        return ignoredNotifications.contains(here) ? start : start.adding(state)
    }

    private mutating func noteOther(_ call: Call, _ place: Place) {
        guard let name = call.nameNode else { return }
        let receiver: OtherDismissal.Receiver =
            switch call.receiver {
            case .itself, .superclass: .own
            case .property(let property): .property(property)
            case .presented: .presented
            default: .other
            }
        record.others.append(Record.Other(place: place.reference(name), receiver: receiver))
    }

    /// Whether a call is a notification: see `ribs.md` B1.4 on what counts.
    func notifies(_ call: Call, _ place: Place) -> Bool {
        if call.receiver == .listener { return true }
        guard let nameNode = call.nameNode else { return false }
        if call.isBare {
            guard place.outline.local(call.name, at: nameNode, in: place.home.declaration.index) == nil else {
                return isListenerClosure(call, nameNode, place)
            }
            return isStoredClosure(family.property(call.name))
        }
        if case .itself = call.receiver, isStoredClosure(family.property(call.name)) { return true }
        if isStoredClosureOfMember(call, nameNode, place) { return true }
        return project.symbols.wellKnownNames.emissions.contains(call.name) && facts.isObserved(call.chain, before: nameNode, place.home, family)
    }

    /// `if let onClose { onClose() }`: a local that holds a stored closure.
    private func isListenerClosure(_ call: Call, _ nameNode: NodeID, _ place: Place) -> Bool {
        guard case .property(let property) = family.value(ofChain: call.chain, before: call.node, in: place.home) else { return false }
        return isStoredClosure(property)
    }

    func isStoredClosure(_ property: DeclarationID?) -> Bool {
        guard let property, !project.declaration(property).modifiers.contains(.computed), case .function = project.type(of: property) else { return false }
        return true
    }

    private func isStoredClosureOfMember(_ call: Call, _ nameNode: NodeID, _ place: Place) -> Bool {
        guard case .property = call.receiver else { return false }
        let type = project.type(ofChain: call.chain, upTo: nameNode - 1, in: place.home)
        return type.constituents.contains { part in
            part.nominal.flatMap { project.members(call.name, of: $0).first }.map { isStoredClosure($0) } ?? false
        }
    }

    /// Nobody knows what is called, and it gets the view or a closure: it may tell.
    private func isUnclear(_ call: Call, hasClosure: Bool, _ place: Place) -> Bool {
        guard isUnresolved(call, place) else { return false }
        return hasClosure || call.arguments.contains { argument in
            let parts = place.outline.list(of: argument.value)
            return parts.count == 1 && place.outline.nodes[Int(parts[0])].kind == .chain
                && family.value(ofChain: parts[0], before: nil, in: place.home) == .itself
        }
    }

    private func isUnresolved(_ call: Call, _ place: Place) -> Bool {
        let outline = place.outline
        guard let head = outline.children(of: call.chain).first(where: { _ in true }), outline.nodes[Int(head)].kind == .identifier else { return false }
        let name = outline.nodes[Int(head)].name
        if let local = outline.local(name, at: head, in: place.home.declaration.index) {
            return project.type(of: local, in: place.home).isUnresolved
        }
        if let property = family.property(name) { return project.type(of: property).isUnresolved }
        if !project.members(name, of: family.type).isEmpty || !project.symbols.globals[name].isEmpty { return false }
        if project.text(name).first?.isUppercase == true {
            return project.symbols.resolve(name, in: Scope(place.unit.home)).isUnresolved
        }
        // A bare lower-case name that nobody declares is inherited from UIKit, or is one of Swift's own functions.
        return head == call.nameNode && !project.isFunctionOfLibraries(project.text(name))
            && project.hierarchy.knownClasses[family.type.index].isEmpty
    }
}

extension Project {
    /// Whether a function of another object tells somebody: it calls a stored closure or a delegate, or feeds a subject.
    func emits(_ function: DeclarationID) -> Bool {
        let outline = files[function.file].outline
        let body = outline.declarations[function.index].body
        guard !body.isEmpty, let type = symbols.type(around: function) else { return false }
        var node = body.first
        while node < body.end {
            defer { node += 1 }
            guard outline.nodes[Int(node)].kind == .chain else { continue }
            let elements = outline.list(of: node)
            guard elements.contains(where: { outline.nodes[Int($0)].kind == .call }) else { continue }
            let named = elements.first { outline.nodes[Int($0)].kind == .identifier || outline.nodes[Int($0)].kind == .member }
            guard let named, let member = members(outline.nodes[Int(named)].name, of: type).first else { continue }
            switch declaration(member).kind {
            case .variable, .constant:
                if case .function = self.type(of: member) { return true }
                if isListener(member) { return true }
                let name = elements.last { outline.nodes[Int($0)].kind == .member }.map { outline.nodes[Int($0)].name } ?? .none
                if symbols.wellKnownNames.emissions.contains(name), isSubject(member) { return true }
            default: break
            }
        }
        return false
    }

    /// Whether a property is a subject, relay or observer: something that can be fed.
    func isSubject(_ property: DeclarationID) -> Bool {
        type(of: property).constituents.contains { part in
            if case .known(let name, _) = part { return symbols.wellKnownNames.subscriptions.subjects.contains(name) }
            return false
        }
    }
}
