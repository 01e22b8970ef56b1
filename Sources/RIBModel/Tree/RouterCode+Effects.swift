import SourceText

/// Effects of calls on children: attaching, detaching and showing them.
extension RouterCode {
    /// `attachChild(x)`, `detachChild(x)`, and these methods as arguments: `children.forEach(detachChild)`.
    func visitAttachment(_ call: CallSite, _ frame: RouterFrame) -> Bool {
        if let action = action(named: call.name), isOnOwnRouter(call, frame), isOfFramework(call, frame) {
            let values = call.arguments.first?.value.map { frame.values(of: $0) } ?? ChildValues()
            record(action, values.filter { $0.router != nil }, call.calleePlace, frame)
            return true
        }
        guard frame.identity == .ownRouter else { return false }
        for argument in call.arguments {
            guard let reference = argument.value?.plainChain?.lastName, let action = action(named: reference.name),
                let receiver = call.receiver
            else { continue }
            record(action, frame.values(of: receiver).filter { $0.router != nil }, reference.place, frame)
            return true
        }
        return false
    }

    /// Whether a call is one of a function of the router: on `self`, or on a parameter that is passed the router.
    private func isOnOwnRouter(_ call: CallSite, _ frame: RouterFrame) -> Bool {
        call.isOnSelf ? frame.identity == .ownRouter : frame.receiver(of: call).contains(.ownRouter)
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
    func visitPresentation(_ call: CallSite, _ frame: RouterFrame) -> Bool {
        guard let showing = call.name.showing, let argument = call.arguments.first,
            argument.label.isNone, let value = argument.value
        else { return false }
        let values = frame.values(of: value).filter(\.showsChild)
        guard !values.isEmpty else { return false }
        let receiver = frame.receiver(of: call)
        let isOfLibrary = frame.callees(of: call, on: receiver).allSatisfy { !takes(value, $0.function) }
        guard isOfLibrary else { return false }
        if let receiver = call.receiver, frame.fillsContainer(receiver, call.calleePlace) { return true }
        let kind = showing == .push ? project.pushKind(on: frame.type(ofOwner: call.receiver)) : showing
        // `presentedViewController ?? self` has the value of `self`.
        let presenters =
            call.body.asksForPresented
            ? ChildValues() : receiver.isEmpty ? owners(of: call, frame) : receiver
        let isKnown = call.hasLabelsOfUIKit && project.mayBeOfController(call)
        record(
            .shows(isKnown ? kind : .unknown), values, call.calleePlace, frame, on: presenters)
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
            let parameter = project.body(of: function).parameters.first
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
