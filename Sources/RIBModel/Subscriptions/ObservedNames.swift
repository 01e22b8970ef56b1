import SourceText
import SwiftOutline

/// What a chain observes, as a reader of the code would call it.
extension ValueFlow {
    /// The name in front of the operators: a local or parameter as written, a member without what leads to it, a function with its
    /// labels, a type with its maker (`Observable.just(_:)`). Empty where nothing is named.
    func observedName(_ call: SubscribingCall, _ code: FunctionBody) -> String {
        var path: [String] = []
        var isOfType = false
        let elements = code.children(call.chain)
        for (position, element) in elements.enumerated() where element < call.name {
            let node = code.node(element)
            switch node.kind {
            case .selfReference, .superReference, .optionalChain, .forceUnwrap, .genericArguments: continue
            case .identifier:
                if code.local(node.name, at: element) == nil { isOfType = startsUpper(node.name) }
                path.append(project.text(node.name))
            case .member, .implicitMember:
                if words.operators.contains(node.name), !path.isEmpty, !(isOfType && path.count == 1) { return name(path, isOfType) }
                path.append((node.kind == .implicitMember ? "." : "") + project.text(node.name))
            default: return name(path, isOfType)
            }
            if let arguments = code.call(elements, position) {
                path.append((path.popLast() ?? "") + labels(of: elements[arguments], code))
                // `Home.shared().prices` goes on; what an operator follows does not.
                return name(path, isOfType)
            }
        }
        return name(path, isOfType)
    }

    private func name(_ path: [String], _ isOfType: Bool) -> String {
        isOfType ? path.joined(separator: ".") : path.last ?? ""
    }

    private func labels(of call: NodeID, _ code: FunctionBody) -> String {
        let labels = code.children(call).compactMap { argument -> String? in
            let node = code.node(argument)
            guard !node.flags.contains(.isTrailing) else { return nil }
            return (node.name.isNone ? "_" : project.text(node.name)) + ":"
        }
        return "(\(labels.joined()))"
    }
}
