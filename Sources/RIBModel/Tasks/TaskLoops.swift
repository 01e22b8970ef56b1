import SourceText

/// Finds loops that run until their task is canceled, and that keep the object which creates the task alive meanwhile.
struct TaskLoops {
    private let project: Project
    private let owner: TypeID

    /// - Parameter owner: the class whose code creates the tasks.
    init(_ project: Project, _ owner: TypeID) {
        self.project = project
        self.owner = owner
    }

    /// The first loop of a task during which the task references the object strongly: in its closure, or in a method of
    /// the object that the closure calls.
    func keepingLoop(in creation: CallSite) -> NodeReference? {
        guard let closure = creation.closures.first else { return nil }
        let isCaptured = capturesSelf(closure)
        for loop in loops(in: closure.code) where isCaptured || isSelfKept(during: loop, in: closure) {
            return loop.place
        }
        for call in closure.calls {
            guard let method = ownMethod(call) else { continue }
            if let loop = loops(in: project.body(of: method).parts).first { return loop.place }
        }
        return nil
    }

    /// Whether the closure of a task captures the object strongly.
    func capturesOwner(in creation: CallSite) -> Bool { creation.closures.contains { capturesSelf($0) } }

    // MARK: Loops

    /// Loops over an asynchronous sequence, and those that suspend for some time in each iteration.
    private func loops(in parts: some Sequence<BodyNode>) -> some Sequence<Loop> {
        parts.lazy.compactMap(\.loop).filter { $0.isAsynchronous ? !isOverTaskGroup($0) : suspends($0) }
    }

    /// `for await result in group`, which ends with the child tasks: the sequence is a parameter of a closure.
    private func isOverTaskGroup(_ loop: Loop) -> Bool {
        guard case .closureParameter? = loop.sequence?.chain?.onlyName?.local else { return false }
        return true
    }

    /// `while true { try await Task.sleep(…) }`
    private func suspends(_ loop: Loop) -> Bool {
        loop.sequence == nil && loop.parts.contains { $0.kind == .member && $0.name.suspendsForTime }
    }

    // MARK: References to the object

    /// What `self` denotes at a part of a closure.
    private enum BindingOfSelf {
        /// The strong reference of the code around the closure.
        case captured
        /// A strong reference that begins in the closure: `guard let self`.
        case began(BodyNode)
        case other
    }

    /// Whether the closure captures `self` strongly, also by a member without `self` or for a closure inside it.
    private func capturesSelf(_ closure: ClosureSite) -> Bool {
        let isListed = closure.captures.contains {
            $0.name == .`self` && $0.value == nil && !$0.isWeak && !$0.isUnowned
        }
        return isListed
            || closure.code.contains { part in
                guard usesSelf(part), case .captured = bindingOfSelf(at: part, in: closure) else { return false }
                return true
            }
    }

    /// Whether the block of a loop uses a strong reference that began before the loop.
    private func isSelfKept(during loop: Loop, in closure: ClosureSite) -> Bool {
        loop.parts.contains { part in
            guard usesSelf(part), loop.sequence?.contains(part.place) != true,
                case .began(let binder) = bindingOfSelf(at: part, in: closure)
            else { return false }
            return !loop.contains(binder)
        }
    }

    private func usesSelf(_ part: BodyNode) -> Bool {
        switch part.kind {
        case .selfReference, .superReference: true
        case .capture: part.name == .`self` && part.capture.value == nil
        case .identifier:
            !part.element.isLocal
                && project.firstMember(part.name, of: owner, from: part.body.file, where: { !project.isStatic($0) })
                    != nil
        default: false
        }
    }

    private func bindingOfSelf(at part: BodyNode, in closure: ClosureSite) -> BindingOfSelf {
        switch part.body.localDeclaration(.`self`, at: part.node) {
        case .capture(let capture):
            capture.isWeak || capture.isUnowned || closure.contains(capture) ? .other : .captured
        case .optionalBinding(let binder): closure.contains(binder) ? .began(BodyNode(binder)) : .captured
        case .pattern(let binder): closure.contains(binder) ? .began(BodyNode(binder)) : .captured
        case .closureParameter, .parameter: .other
        case .variable, .function, nil: .captured
        }
    }

    /// The method of the object that a call runs: `listen()`, `self?.listen()`.
    private func ownMethod(_ call: CallSite) -> DeclarationID? {
        guard let callee = call.calledName, !callee.isLocal || call.receiver != nil else { return nil }
        guard call.receiver?.denotesSelf ?? call.isBare else { return nil }
        return project.implementation(callee.name, call.passed, of: owner, from: callee.body.file)
    }
}
