import SourceText

/// A call that registers code for a notification.
struct NotificationRegistration: Equatable, Sendable {
    /// The name of the constant with the notification's name; nil if it is not known which notification is meant.
    let notification: Name?
    /// The name of the call, and the code that contains it.
    let place: NodeReference
    let code: DeclarationID

    private static let inFile = Query<FileID, [NotificationRegistration]>("notificationsInFile") { project, file in
        let methods = project.symbols.wellKnownNames.runs.observations
        let mentions = project.mentions(ofMembers: NameSet(methods.keys), in: file.index)
        return mentions.map(\.code).sortedWithoutRepetitions.flatMap { code in
            project.body(of: code).calls.compactMap { call in
                guard let labels = methods[call.name], call.callees.functions.isEmpty,
                    let name = call.arguments.first(where: { labels.contains($0.label) })?.value,
                    name.plainChain?.head?.kind != .keyPath
                else { return nil }
                return NotificationRegistration(
                    notification: name.notificationName, place: call.calleePlace, code: code)
            }
        }
    }

    fileprivate static let all = Query<WholeProject, [NotificationRegistration]>("notifications") { project, _ in
        project.collected(inFile, project.filesWithCode)
    }
}

extension EventFlow {
    /// What runs as a notification is posted: the handlers that the project registers for its name; nil if it is not
    /// known which these are. A notification without any has handlers in code that is not analyzed.
    func steps(ofObserversOf call: CallSite) -> [Step]? {
        let labels = project.symbols.wellKnownNames.runs.postedNameLabels
        let argument = call.arguments.first { labels.contains($0.label) }
        guard let posted = argument?.value?.notificationName else { return nil }
        let registrations = project[NotificationRegistration.all]
        guard registrations.allSatisfy({ $0.notification != nil }) else { return nil }
        let meant = registrations.filter { $0.notification == posted }
        var steps: [Step] = []
        for registration in meant {
            guard let found = handler(of: registration) else { return nil }
            steps += found
        }
        return meant.isEmpty ? nil : steps
    }

    /// What runs for one registration; nil if it is not known.
    private func handler(of registration: NotificationRegistration) -> [Step]? {
        let body = project.body(of: registration.code)
        guard let call = body.calls.first(where: { $0.calleePlace == registration.place }) else { return nil }
        if let selector = call.arguments.lazy.compactMap({ $0.value.flatMap { Selector($0) } }).first {
            return handler(selector, of: call)
        }
        // A stream of notifications runs what subscribes to it.
        let subscribers = project.symbols.wellKnownNames.subscriptions.subscribers
        let calls =
            [call]
            + call.chain.suffixes(after: call.element).flatMap { suffix in
                call.chain.calls.filter { $0.element == suffix }
            }
        let closures = calls.flatMap { $0.closures }
        guard !closures.isEmpty, calls.count == 1 || subscribers.contains(calls[calls.count - 1].name),
            calls.allSatisfy({ call in call.arguments.allSatisfy { !$0.mayBeFunction } })
        else { return nil }
        var steps: [Step] = []
        for call in body.calls where closures.contains(where: { $0.contains(call) }) {
            guard !runsObservers(call), let found = self.steps(of: call) else { return nil }
            steps += found
        }
        return steps
    }

    private func handler(_ selector: Selector, of call: CallSite) -> [Step]? {
        guard let observer = call.arguments.first?.value, let name = selector.function?.name else { return nil }
        let type = observer.isSelf ? call.body.home.type : observer.type.nominal
        guard let type, !project.hasAbsentCode(type) else { return nil }
        let objects = [type] + project.descendants(of: type)
        let functions = objects.compactMap { object in
            project.implementation(name, nil, of: object, from: call.body.file).map { Step(function: $0, type: object) }
        }
        return functions.isEmpty ? nil : functions
    }
}

extension Argument {
    /// Whether the value may be a function that is referred to by its name.
    fileprivate var mayBeFunction: Bool {
        guard let chain = value?.plainChain, let last = chain.last, last.isName, !last.isLocal
        else { return false }
        return body.project.memberTable.all(last.name).contains { body.project.isFunction($0) }
    }
}

extension Expression {
    /// The name of the constant with a notification's name: `.didClose`, `Notification.Name.didClose`. Nil for any
    /// other value, as a local, or a name that is made from a text.
    fileprivate var notificationName: Name? {
        guard let chain = plainChain, let head = chain.head, let last = chain.last,
            chain.elements.allSatisfy({ $0.isName || $0.kind == .implicitMember }),
            !body.project.files[body.file].language.isObjectiveC
        else { return nil }
        let project = body.project
        guard
            head.kind == .implicitMember || project.startsUpper(head.name)
                || head == last && !head.isLocal && !project.symbols.globals(head.name, from: body.file).isEmpty
        else { return nil }
        let declared = project.memberTable.all(last.name).filter { project.isProperty($0) }
        return declared.allSatisfy { project.isConstant($0) || !project.isStatic($0) } ? last.name : nil
    }
}
