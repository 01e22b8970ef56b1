import SourceText

/// The calls, assignments and selectors that remove a view.
extension ViewCode {
    func dismissalKind(of call: ViewCall) -> DismissalKind? {
        if facts.isSwiftUI { return swiftUIDismissal(by: call) }
        let site = call.site
        if call.name.removesLastElement { return call.receiver == .stack && isMadeOnStack(site) ? .pop : nil }
        switch call.name.viewOperation {
        case .dismissal:
            guard site.hasLabelsOfUIKit else { return nil }
            switch call.receiver {
            case .itself: return isShadowed(call) ? nil : .dismiss
            case .superclass: return isOverride(of: call) ? nil : .dismiss
            case .container, .navigation: return .dismiss
            default: return nil
            }
        case .pop:
            return site.hasLabelsOfUIKit && call.receiver == .navigation ? .pop : nil
        case .popToController:
            guard site.hasLabelsOfUIKit, call.receiver == .navigation, let value = site.firstValue else { return nil }
            return family.value(of: value) == .itself ? nil : .pop
        case .stackReplacement:
            guard call.receiver == .navigation, let value = site.firstValue else { return nil }
            return keepsView(value) ? nil : .pop
        case .removalFromParent: return call.receiver == .itself && site.firstLabel == nil ? .removal : nil
        case .removalFromSuperview: return call.receiver == .ownView && !removesFromParent(site.body) ? .removal : nil
        case .transitionDismissal: return site.chain.elements.contains { $0.name.isTransitionMember } ? .dismiss : nil
        default: return nil
        }
    }

    /// Whether the class declares its own `dismiss(animated:)` without `override`, which hides UIKit's. One in a
    /// protocol extension does not hide it.
    private func isShadowed(_ call: ViewCall) -> Bool {
        guard let own = family.implementation(call.name, call.site.passed, from: call.site.body.file),
            !family.isFromExtension(own)
        else { return false }
        return !project.isOverride(own)
    }

    /// Whether the call is `super.dismiss(…)` in the view's own `dismiss(…)`; the call that led here is the dismissal.
    private func isOverride(of call: ViewCall) -> Bool {
        project.name(of: call.site.body.home.declaration) == call.name
    }

    /// Whether the call is made on the stack itself, not on a local copy.
    private func isMadeOnStack(_ call: CallSite) -> Bool {
        var last: Name?
        for name in call.receiver?.leadingNames ?? call.chain.leadingNames { last = name }
        return last?.viewMember == .stack
    }

    /// Whether the code also removes the controller from its parent, which removes its root view as well: only
    /// `removeFromParent` counts as the dismissal.
    private func removesFromParent(_ body: FunctionBody) -> Bool {
        body.names.contains { $0.kind != .type && $0.name.viewOperation == .removalFromParent }
    }

    // MARK: Stacks

    /// Whether a new stack visibly contains the view, or extends the old stack.
    private func keepsView(_ stack: Expression) -> Bool {
        stack.chains.contains { chain in
            if let only = chain.only, only.literal != nil {
                return only.arguments.contains { $0.value.map { family.value(of: $0) } == .itself }
            }
            return family.value(of: chain) == .stack && !isShortened(chain)
        }
    }

    /// Whether elements are removed from a local copy of the stack in the same function.
    private func isShortened(_ chain: Chain) -> Bool {
        guard let head = chain.head, head.kind == .identifier, head.isLocal else { return false }
        return chain.body.chains.contains { other in
            var elements = other.elements
            guard elements.next()?.name == head.name, let member = elements.next(), member.kind == .member else {
                return false
            }
            return project.shortensArray(member.name)
        }
    }

    // MARK: Assignments

    /// `navigationController?.viewControllers = …`, `view.window?.rootViewController = …`, `isPresented = false`: the
    /// kind of dismissal, and the assigned name.
    func dismissal(by assignment: AssignmentSite) -> (kind: DismissalKind, name: ChainElement)? {
        guard let target = assignment.target, let last = target.lastName else { return nil }
        if facts.isSwiftUI {
            let name = isView(target.before(last)) ? last.name : target.leadingNameOnSelf
            let isOfHost = name.map { facts.hostBindings.contains($0) } ?? false
            return isOfHost && assignment.value.literal == .false ? (.dismiss, last) : nil
        }
        guard target.only == nil else { return nil }
        switch last.name.viewMember {
        case .stack:
            guard family.value(of: target.before(last)) == .navigation else { return nil }
            return keepsView(assignment.value) ? nil : (.pop, last)
        case .root: return family.value(of: target.before(last)) == .window ? (.removal, last) : nil
        default: return nil
        }
    }

    // MARK: SwiftUI

    private func swiftUIDismissal(by call: ViewCall) -> DismissalKind? {
        guard call.site.firstLabel == nil else { return nil }
        if call.site.isBare || call.receiver == .itself || call.site.receiver.map({ isView($0) }) == true {
            return facts.dismissActions.contains(call.name) ? .dismiss : nil
        }
        if call.name == Name.callAsFunction, let receiver = call.site.receiver?.lastName {
            return facts.dismissActions.contains(receiver.name) ? .dismiss : nil
        }
        guard call.name.isDismissal else { return nil }
        return isPresentationMode(call.site.chain) ? .dismiss : nil
    }

    /// Whether a chain is the SwiftUI view in the code of its coordinator.
    private func isView(_ chain: Chain) -> Bool {
        guard !facts.ownViews.isEmpty, let name = chain.leadingNameOnSelf else { return false }
        return chain.lastName?.name == name && facts.ownViews.contains(name)
    }

    /// Whether a chain begins with the environment's presentation mode, or a local with its value: a binding or, by
    /// `@Binding`, the mode itself.
    private func isPresentationMode(_ chain: Chain) -> Bool {
        if let head = chain.head, case .variable(let variable)? = head.local {
            guard let value = variable.ownValue?.plainChain, value.node < chain.node else { return false }
            return isPresentationMode(value)
        }
        return chain.names.contains { facts.presentationModes.contains($0) }
    }

    // MARK: Selectors

    /// The receiver of a selector's message, from the arguments of a call; nil if it is not given.
    func target(of call: CallSite) -> Expression? {
        let labeled = call.arguments.first { $0.label.isTargetLabel }
        return (labeled ?? call.arguments.first.flatMap { $0.label.isNone ? $0 : nil })?.value
    }

    /// Whether a selector's target is the view, its navigation controller, or nil (the responder chain).
    func isOwn(_ target: Expression?) -> Bool {
        guard let target else { return true }
        if target.leadingChain?.head?.literal != nil { return true }
        switch family.value(of: target) {
        case .itself, .navigation, .container: return true
        default: return false
        }
    }
}

extension CallSite {
    /// The first value among the arguments.
    fileprivate var firstValue: Expression? { arguments.lazy.compactMap(\.value).first }
}
