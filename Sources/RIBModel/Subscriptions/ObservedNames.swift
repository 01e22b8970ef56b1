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

    /// Whether an initializer observes a property of the object that is itself initialized with a subject.
    func observesOwnSubject(_ candidate: SubscriptionCandidate) -> Bool {
        guard project.isInitializer(candidate.member) else { return false }
        let body = body(of: candidate.member)
        guard let name = candidate.call.chain(in: body).leadingNameOnSelf,
            let property = candidate.owner.flatMap({ project.firstProperty(name, of: $0, from: body.file) }),
            body.localDeclaration(name, at: candidate.call.chain.node) == nil, project.hasInitialValue(property)
        else { return false }
        return project.type(of: property).constituents.contains { observesSubject($0) }
    }

    private func observesSubject(_ type: TypeReference) -> Bool {
        guard case .known(let name, _) = type else { return false }
        return words[name].contains(.subjects)
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
