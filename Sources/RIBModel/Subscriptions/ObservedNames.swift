import SourceText

/// The name of what a chain observes, for messages.
extension SubscriptionTracer {
    /// The name before the operators: a local or parameter as written, a member without its receiver, a function with
    /// its labels, a type with its static function (`Observable.just(_:)`). Empty if nothing is named.
    func observedName(_ call: SubscribingCall, in body: FunctionBody) -> String {
        var path: [String] = []
        var isOfType = false
        let chain = call.chain(in: body)
        for element in chain.before(call.name(in: body)).elements {
            switch element.kind {
            case .selfReference, .superReference, .optionalChain, .forceUnwrap, .genericArguments: continue
            case .identifier:
                if !element.isLocal { isOfType = project.startsUpper(element.name) }
                path.append(project.text(element.name))
            case .member, .implicitMember:
                if words.operators.contains(element.name), !path.isEmpty, !(isOfType && path.count == 1) {
                    return name(path, isOfType)
                }
                path.append((element.kind == .implicitMember ? "." : "") + project.text(element.name))
            default: return name(path, isOfType)
            }
            if let call = chain.call(of: element) {
                path.append((path.popLast() ?? "") + labels(of: call))
                // `Home.shared().prices` continues the path; an operator ends it.
                return name(path, isOfType)
            }
        }
        return name(path, isOfType)
    }

    private func name(_ path: [String], _ isOfType: Bool) -> String {
        isOfType ? path.joined(separator: ".") : path.last ?? ""
    }

    private func labels(of call: CallSite) -> String {
        let labels = call.arguments.filter { !$0.isTrailing }.map { argument in
            (argument.label.isNone ? "_" : project.text(argument.label)) + ":"
        }
        return "(\(labels.joined()))"
    }
}
