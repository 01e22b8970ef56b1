import SourceText

/// Closures and bound methods that capture `self` strongly.

/// What `self` denotes at a part of the code.
package enum SelfBinding {
    case strong
    /// Captured weakly by an enclosing closure: an optional, or unowned.
    case weak
    /// Another value: a closure parameter, or a capture with an initial value other than `self`.
    case other
}

extension BodyPart {
    /// How `self` is bound at the part.
    package var selfBinding: SelfBinding {
        switch body.localDeclaration(.`self`, at: node) {
        case .capture(let capture):
            if let value = capture.value { return value.isSelf ? capture.selfBinding : .other }
            return capture.isWeak || capture.isUnowned ? .weak : .strong
        case .closureParameter: return .other
        default: return .strong
        }
    }
}

/// The part of a closure that captures a strong `self`.
package struct StrongSelfUse {
    let place: NodeReference
    /// Whether the closure uses `self` only for a nested closure that captures it weakly.
    let isPassedOn: Bool
}

extension ClosureSite {
    /// Whether the capture list has a weak `self`, by whatever name.
    package var capturesSelfWeakly: Bool {
        captures.contains { $0.isWeak && ($0.value.map(\.isSelf) ?? ($0.name == .`self`)) }
    }

    /// The first part by which the closure captures a strong `self` from its context; nil if it does not.
    package var strongSelfUse: StrongSelfUse? {
        guard selfBinding != .weak else { return nil }
        for capture in captures {
            let isSelf = capture.value.map(\.isSelf) ?? (capture.name == .`self`)
            if isSelf, !capture.isWeak, !capture.isUnowned {
                return StrongSelfUse(place: capture.place, isPassedOn: false)
            }
            if isSelf, capture.name == .`self` { return nil }
        }
        if parameters.contains(where: { $0.name == .`self` }) { return nil }
        var passed: StrongSelfUse?
        for part in code {
            switch part.kind {
            case .selfReference, .superReference:
                if hasSelfFromOutside(at: part) { return StrongSelfUse(place: part.place, isPassedOn: false) }
            case .capture where passed == nil && part.name == .`self` && part.capture.value == nil:
                if hasSelfFromOutside(at: part) { passed = StrongSelfUse(place: part.place, isPassedOn: true) }
            default: break
            }
        }
        return passed
    }

    /// The first use of a strong local with the value `self` that is bound outside of the closure: of `owner` or
    /// `strongSelf`; nil if there is none.
    var strongAliasUse: NodeReference? {
        for capture in captures where !capture.isWeak && !capture.isUnowned && capture.value == nil {
            if let outer = capture.outer, isStrongSelf(outer) { return capture.place }
        }
        for part in code where part.kind == .identifier && body.mayBind(part.name) {
            // Its own parameters hide what is bound outside.
            if parameters.contains(where: { $0.name == part.name }) { continue }
            if let local = part.element.local, isStrongSelf(local) { return part.place }
        }
        return nil
    }

    /// Whether a local is bound outside of the closure and references `self` strongly.
    private func isStrongSelf(_ local: LocalDeclaration) -> Bool {
        let isOutside: Bool
        switch local {
        case .optionalBinding(let binding): isOutside = !contains(binding)
        case .closureParameter(let parameter): isOutside = !contains(parameter) && parameter.isSelf
        case .variable(let variable):
            isOutside =
                variable.isDeclared(before: self) && !project.isWeak(variable.declaration)
                && !project.isUnowned(variable.declaration)
        case .capture(let capture): isOutside = !contains(capture) && !capture.isWeak && !capture.isUnowned
        case .parameter, .pattern, .function: isOutside = false
        }
        return isOutside && body.isOwnObject(local)
    }

    /// Whether `self` at a part of the closure is that of its context.
    private func hasSelfFromOutside(at part: BodyNode) -> Bool {
        switch body.localDeclaration(.`self`, at: part.node) {
        case .capture(let binder): !contains(binder)
        case .optionalBinding(let binder): !contains(binder)
        case .pattern(let binder): !contains(binder)
        case .closureParameter(let binder): !contains(binder)
        case .parameter(let binder): !contains(binder)
        case .variable, .function, nil: true
        }
    }
}

extension LocalFunction {
    /// Whether the function uses `self`, also where it is left out.
    var capturesSelf: Bool {
        guard let owner = body.home.type else { return false }
        let project = body.project
        return code.contains { part in
            switch part.kind {
            case .selfReference, .superReference: part.selfBinding == .strong
            case .capture: part.name == .`self` && part.capture.value == nil
            case .identifier:
                !part.element.isLocal && part.selfBinding == .strong
                    && project.firstMember(part.name, of: owner, from: body.file, where: { !project.isStatic($0) })
                        != nil
            default: false
            }
        }
    }
}

extension Chain {
    /// The name of a method that the chain binds to `self`, without calling it: `handle`, `self.handle`.
    package var methodOfSelf: ChainElement? {
        guard let owner = body.home.type, let head, let last, count <= 2 else { return nil }
        let isThroughSelf = head.kind == .selfReference && last.kind == .member
        guard isThroughSelf || onlyName != nil && !head.isLocal, head.selfBinding == .strong else { return nil }
        let members = project.members(last.name, of: owner, from: body.file)
        let isMethod =
            !members.isEmpty
            && members.allSatisfy {
                project.isFunction($0) && !project.isStatic($0) && !project.isNamedLikeItsParameter($0)
            }
        return isMethod ? last : nil
    }
}

extension LocalDeclaration {
    /// Whether the local references its value strongly and is declared outside of a closure or function.
    ///
    /// - Parameter extent: the closure or function; nil if only the strength matters.
    package func isStrong(outside extent: BodyExtent?) -> Bool {
        func isOutside(_ part: some BodyPart) -> Bool { !(extent?.contains(part) ?? false) }
        switch self {
        case .variable(let variable):
            let project = variable.body.project
            guard !project.isWeak(variable.declaration), !project.isUnowned(variable.declaration) else { return false }
            return extent.map { variable.isDeclared(before: $0) } ?? true
        case .optionalBinding(let binding): return isOutside(binding)
        case .parameter(let parameter): return isOutside(parameter)
        case .pattern(let name): return isOutside(name)
        case .closureParameter(let parameter): return isOutside(parameter)
        case .capture(let capture): return isOutside(capture) && !capture.isWeak && !capture.isUnowned
        case .function: return false
        }
    }
}
