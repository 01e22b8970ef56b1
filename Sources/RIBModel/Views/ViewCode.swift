import SourceText

/// The code of one view, with the facts about it.
///
/// A class, because every step of an analysis uses it, and passing it costs one reference count.
package final class ViewCode {
    package let family: ClassDispatch
    package let facts: ViewFacts

    package var project: Project { family.project }

    package init(_ family: ClassDispatch, _ facts: ViewFacts) {
        self.family = family
        self.facts = facts
    }
}

/// A call in a view's code, with the value of its receiver.
package struct ViewCall: AnalyzedCall {
    package let site: CallSite
    package let receiver: ViewValue

    var name: Name { site.name }

    /// Whether the receiver of the call is the view.
    var isOnView: Bool { receiver == .itself || receiver == .superclass }
}

extension ViewCode {
    package func call(_ site: CallSite) -> ViewCall {
        if site.isBare { return ViewCall(site: site, receiver: .itself) }
        let receiver = site.receiver.map { family.value(of: $0) } ?? .other
        return ViewCall(site: site, receiver: compiled(receiver, site))
    }

    /// The project's function that a call runs; nil if the receiver is the listener or has an unknown type.
    func callee(of call: ViewCall) -> DeclarationID? {
        switch call.receiver {
        case .itself: call.site.function(on: .ownObject)
        case .superclass: call.site.function(on: .superclass)
        case .listener: nil
        default: call.site.function(on: .value(call.site.receiverType))
        }
    }

    /// The view's own functions that a call runs: the one that it names, or those that a library runs by their
    /// selectors; empty if there are none.
    func ownCallees(of call: ViewCall) -> [DeclarationID] {
        if call.isOnView, let own = callee(of: call) { return [own] }
        return functionsRun(by: call) ?? []
    }

    /// The view's own functions that a library runs by their selectors; empty if they are not known, nil for any other
    /// call.
    func functionsRun(by call: ViewCall) -> [DeclarationID]? {
        project.runsSelectors(call.name) ? family.functions(runBySelectorsOf: call.site) : nil
    }
}
