import SourceText

/// Calls of functions for which the configuration says what they do with children.
extension RouterCode {
    /// Follows a call, and records what the configuration says of it beyond what its code shows.
    func visitConfigured(_ call: CallSite, _ frame: RouterFrame) {
        let effects = call.configuredEffects
        let known = events.count
        visit(call, frame)
        if effects.isEmpty {
            visitReference(in: call, frame)
            return
        }
        let origins = concerned(by: call, frame)
        for effect in effects { record(effect, origins, call.calleePlace, frame, since: known) }
    }

    /// `children.forEach(show)`
    private func visitReference(in call: CallSite, _ frame: RouterFrame) {
        guard let receiver = call.receiver, !project.configuredFunctions.names.isEmpty else { return }
        for argument in call.arguments {
            guard let reference = argument.value?.plainChain?.lastName else { continue }
            let effects = project.configuredEffects(ofReference: reference.name)
            if effects.isEmpty || reference.isLocal { continue }
            let origins = ChildEffect.origins(of: frame.values(of: receiver))
            for effect in effects { record(effect, origins, reference.place, frame, since: events.count) }
        }
    }

    /// - Parameter known: the number of events before the code of the function was followed.
    private func record(
        _ effect: ChildEffect, _ origins: [ChildValue.Origin], _ place: NodeReference, _ frame: RouterFrame,
        since known: Int
    ) {
        let found = events[known...]
        func values(_ value: (ChildValue.Origin) -> ChildValue) -> ChildValues {
            origins.reduce(into: ChildValues()) { $0.add(value($1)) }
        }
        switch effect {
        case .attaches:
            guard !origins.isEmpty, !found.contains(where: { $0.action == .attaches }) else { return }
            record(.attaches, values { .router($0) }, place, frame)
        case .detaches:
            guard !found.contains(where: { $0.action == .detaches && !$0.values.isEmpty }) else { return }
            // Which child it is may be known to the function alone.
            record(.detaches, origins.isEmpty ? ChildValues(.router(.children)) : values { .router($0) }, place, frame)
        case .shows:
            let isShown = found.contains { if case .shows = $0.action { true } else { false } }
            if !origins.isEmpty, !isShown { record(.shows(.unknown), values { .view($0) }, place, frame) }
        // Removals are facts of calls: `viewEffect(of:)`, `removals(by:)`.
        case .removes: break
        }
    }

    /// The origins of the children that a call concerns: of its first argument with a child, or else of its receiver.
    private func concerned(by call: CallSite, _ frame: RouterFrame) -> [ChildValue.Origin] {
        for argument in call.arguments {
            guard let value = argument.value else { continue }
            let origins = origins(in: value, frame)
            if !origins.isEmpty { return origins }
        }
        return call.receiver.map { ChildEffect.origins(of: frame.values(of: $0)) } ?? []
    }

    /// The origins of the children that a value is or holds. An object that is created by code that is not analyzed
    /// holds what it is created with.
    private func origins(in value: Expression, _ frame: RouterFrame, depth: Int = 0) -> [ChildValue.Origin] {
        let known = ChildEffect.origins(of: values(of: value, frame))
        guard known.isEmpty, depth < 3, let chain = value.plainChain else { return known }
        if case .variable(let variable)? = chain.onlyName?.local, let value = variable.value {
            return origins(in: value, frame, depth: depth + 1)
        }
        for call in chain.calls where call.callees == .unresolved {
            for argument in call.arguments.compactMap(\.value) {
                let held = origins(in: argument, frame, depth: depth + 1)
                if !held.isEmpty { return held }
            }
        }
        return []
    }

    /// The values of an argument, or those that a closure returns.
    private func values(of value: Expression, _ frame: RouterFrame) -> ChildValues {
        guard let closure = value.closure else { return frame.values(of: value) }
        var result = ChildValues()
        for statement in closure.statements {
            switch statement {
            case .expression(let value): result.add(frame.values(of: value))
            case .return(let value?): result.add(frame.values(of: value))
            default: continue
            }
        }
        return result
    }
}

extension ChildEffect {
    /// The origins of the children among some values, and of those in objects that are created with them.
    fileprivate static func origins(of values: ChildValues) -> [ChildValue.Origin] {
        var result: [ChildValue.Origin] = []
        for value in values {
            switch value {
            case .router(let origin), .view(let origin): if !result.contains(origin) { result.append(origin) }
            case .created(_, _, let arguments):
                for origin in arguments.flatMap({ origins(of: $0.values) }) where !result.contains(origin) {
                    result.append(origin)
                }
            case .ownRouter, .ownView, .enumCase, .style: continue
            }
        }
        return result
    }
}
