import SourceText
import SwiftOutline

/// Which calls, assignments and selectors take a view away: `ribs.md` B1.1 as `four-rules.md` 1.1 reads it.
extension PathAnalysis {
    func dismissalKind(of call: Call, _ place: Place) -> DismissalKind? {
        if facts.isSwiftUI { return swiftUIDismissal(call, place) }
        let isAnimated = call.labels.first?.isAnimatedLabel == true
        if call.name.removesLastElement { return call.receiver == .stack && isStackItself(call, place) ? .pop : nil }
        switch call.name.viewOperation {
        case .dismissal:
            guard isAnimated else { return nil }
            switch call.receiver {
            case .itself: return isShadowed(call) ? nil : .dismiss
            case .superclass: return isOverride(of: call, place) ? nil : .dismiss
            case .container, .navigation: return .dismiss
            default: return nil
            }
        case .pop:
            return isAnimated && call.receiver == .navigation ? .pop : nil
        case .popToController:
            guard call.receiver == .navigation, let first = call.arguments.first else { return nil }
            return family.value(ofExpression: first.value, in: place.home) == .itself ? nil : .pop
        case .stackReplacement:
            guard call.receiver == .navigation, let first = call.arguments.first else { return nil }
            return keepsView(place.outline.list(of: first.value), place) ? nil : .pop
        case .removalFromParent: return call.receiver == .itself && call.labels.isEmpty ? .removal : nil
        case .removalFromSuperview: return call.receiver == .ownView && !removesFromParent(place) ? .removal : nil
        case .transitionDismissal: return isHero(call, place) ? .dismiss : nil
        default: return nil
        }
    }

    /// A class's own `dismiss(animated:)` that is no override hides UIKit's; one of a protocol's extension does not.
    private func isShadowed(_ call: Call) -> Bool {
        guard let own = family.implementation(call.name, call.passed), !family.isFromExtension(own) else { return false }
        return !project.declaration(own).modifiers.contains(.override)
    }

    /// `super.dismiss(…)` in the view's own `dismiss(…)` instruments; the call that led here is the dismissal.
    private func isOverride(of call: Call, _ place: Place) -> Bool {
        project.declaration(place.unit.home).name == call.name
    }

    /// Not a local copy of the stack.
    private func isStackItself(_ call: Call, _ place: Place) -> Bool {
        guard let name = call.nameNode else { return false }
        let names = ViewFacts.names(in: call.chain, before: name, place.outline)
        return names.last?.viewMember == .stack
    }

    private func isHero(_ call: Call, _ place: Place) -> Bool {
        place.outline.children(of: call.chain).contains { place.outline.nodes[Int($0)].name.isTransitionMember }
    }

    /// The view's root view goes with it: one dismissal, at `removeFromParent`.
    private func removesFromParent(_ place: Place) -> Bool {
        place.outline.code(of: place.unit.home.index).contains { span in
            (span.first..<span.end).contains { node in
                let kind = place.outline.nodes[Int(node)].kind
                return (kind == .identifier || kind == .member) && place.outline.nodes[Int(node)].name.viewOperation == .removalFromParent
            }
        }
    }

    // MARK: Stacks

    /// Whether a new stack visibly holds the view, or extends the old one.
    private func keepsView(_ parts: [NodeID], _ place: Place) -> Bool {
        let outline = place.outline
        return parts.contains { part in
            guard outline.nodes[Int(part)].kind == .chain else { return false }
            let elements = outline.list(of: part)
            if elements.count == 1, outline.nodes[Int(elements[0])].kind == .literal {
                return outline.children(of: elements[0]).contains { element in
                    outline.children(of: element).contains { family.value(ofExpression: $0, in: place.home) == .itself }
                }
            }
            return family.value(ofChain: part, before: nil, in: place.home) == .stack && !isShortened(elements[0], place)
        }
    }

    /// Whether a local copy of the stack loses elements somewhere in the function.
    private func isShortened(_ head: NodeID, _ place: Place) -> Bool {
        let outline = place.outline
        guard outline.nodes[Int(head)].kind == .identifier else { return false }
        let name = outline.nodes[Int(head)].name
        guard outline.local(name, at: head, in: place.home.declaration.index) != nil else { return false }
        return outline.code(of: place.unit.home.index).contains { span in
            (span.first..<span.end).contains { node in
                guard outline.nodes[Int(node)].kind == .chain else { return false }
                let elements = outline.list(of: node)
                guard elements.count > 1, outline.nodes[Int(elements[0])].name == name, outline.nodes[Int(elements[1])].kind == .member else { return false }
                return project.shortensArray(outline.nodes[Int(elements[1])].name)
            }
        }
    }

    // MARK: Assignments

    /// `navigationController?.viewControllers = …`, `view.window?.rootViewController = …`, `isPresented = false`.
    func assignedDismissal(_ target: NodeID, _ right: [NodeID], _ place: Place) -> (DismissalKind, NodeID)? {
        let outline = place.outline
        let elements = outline.list(of: target)
        guard let last = elements.last(where: { outline.nodes[Int($0)].kind == .member || outline.nodes[Int($0)].kind == .identifier }) else { return nil }
        if facts.isSwiftUI {
            return facts.isHostBinding(outline.nodes[Int(elements[0])].kind == .selfReference ? outline.nodes[Int(last)].name : outline.nodes[Int(elements[0])].name, project)
                && isFalse(right, outline) ? (.dismiss, last) : nil
        }
        guard elements.count > 1 else { return nil }
        switch outline.nodes[Int(last)].name.viewMember {
        case .stack:
            guard family.value(ofChain: target, before: last, in: place.home) == .navigation else { return nil }
            return keepsView(right, place) ? nil : (.pop, last)
        case .root:
            return family.value(ofChain: target, before: last, in: place.home) == .window ? (.removal, last) : nil
        default: return nil
        }
    }

    private func isFalse(_ right: [NodeID], _ outline: Outline) -> Bool {
        guard right.count == 1, let literal = outline.children(of: right[0]).first(where: { _ in true }) else { return false }
        return outline.nodes[Int(literal)].kind == .literal && outline.nodes[Int(literal)].detail == Node.Literal.false.rawValue
    }

    // MARK: SwiftUI

    private func swiftUIDismissal(_ call: Call, _ place: Place) -> DismissalKind? {
        guard call.labels.isEmpty else { return nil }
        if call.isBare || call.receiver == .itself { return facts.dismissActions.contains(call.name) ? .dismiss : nil }
        guard call.name.isDismissal else { return nil }
        let names = place.outline.children(of: call.chain).filter {
            let kind = place.outline.nodes[Int($0)].kind
            return kind == .identifier || kind == .member
        }.map { place.outline.nodes[Int($0)].name }
        return names.contains { facts.presentationModes.contains($0) } && names.contains(Name.wrappedValue) ? .dismiss : nil
    }

    // MARK: Selectors

    /// Handles an argument that is `#selector(…)`. Answers whether it was one.
    mutating func selectorArgument(_ parts: [NodeID], _ call: Call, _ place: Place) -> Bool {
        let outline = place.outline
        guard parts.count == 1, outline.nodes[Int(parts[0])].kind == .chain else { return false }
        let elements = outline.list(of: parts[0])
        guard elements.count == 2, outline.nodes[Int(elements[0])].kind == .macro, outline.nodes[Int(elements[1])].kind == .macroArguments else { return false }
        let first = call.arguments.first
        let target = call.arguments.first { $0.label.isTargetLabel }
            ?? (first.map { $0.label.isNone } == true && outline.nodes[Int(first?.value ?? 0)].kind == .expression ? first : nil)
        selector(elements[1], 1, elements, place, target: target?.value)
        return true
    }

    mutating func selector(_ node: NodeID, _ position: Int, _ elements: [NodeID], _ place: Place, target: NodeID?) {
        let outline = place.outline
        guard position > 0, outline.nodes[Int(elements[position - 1])].name == .selector,
            let argument = outline.children(of: node).first(where: { _ in true }),
            let value = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression }),
            let chain = outline.children(of: value).first(where: { outline.nodes[Int($0)].kind == .chain })
        else { return }
        let names = outline.children(of: chain).filter {
            let kind = outline.nodes[Int($0)].kind
            return kind == .identifier || kind == .member
        }
        guard let last = names.last else { return }
        let name = outline.nodes[Int(last)].name
        if let function = family.implementation(name, nil), !project.declaration(function).modifiers.contains(.override) || !isNavigation(name) {
            reference(function, last, place)
            return
        }
        guard isNavigation(name), isOwn(target, place) else { return }
        record.selectors.append(Record.Site(unit: place.unit, place: place.reference(last), kind: name.isDismissal ? .dismiss : .pop))
    }

    private func isNavigation(_ name: Name) -> Bool {
        name.viewOperation == .dismissal || name.viewOperation == .pop
    }

    /// Whether a selector's target is the view, its navigation controller, or nobody (the responder chain).
    private func isOwn(_ target: NodeID?, _ place: Place) -> Bool {
        guard let target else { return true }
        let outline = place.outline
        if let chain = outline.children(of: target).first(where: { _ in true }), let head = outline.children(of: chain).first(where: { _ in true }),
            outline.nodes[Int(head)].kind == .literal
        { return true }
        switch family.value(ofExpression: target, in: place.home) {
        case .itself, .navigation, .container: return true
        default: return false
        }
    }
}
