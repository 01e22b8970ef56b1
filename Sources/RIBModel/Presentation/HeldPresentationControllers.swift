import SourceText

extension Project {
    /// The delegates that code assigns to presentation controllers which it holds in locals, or which closures are
    /// passed: `if let sheet = view.sheetPresentationController { sheet.delegate = … }`. Which view's they are is not
    /// followed.
    func delegatesOfHeldControllers(in body: FunctionBody) -> [StatedPresentationFact] {
        body.assignments.compactMap { assignment in
            guard let name = assignment.name, name.name.presentationProperty == .delegate,
                let target = assignment.target, target.before(name).holdsPresentationController
            else { return nil }
            return StatedPresentationFact(fact: .delegate(delegateClass(assignment.value)), place: name.place)
        }
    }
}

extension Chain {
    /// Whether the chain is a local or parameter that holds a presentation controller.
    fileprivate var holdsPresentationController: Bool {
        guard let name = onlyNameUnwrapped else { return false }
        switch name.local {
        case .variable(let variable): return variable.value?.plainChain?.endsInPresentationController ?? false
        case .optionalBinding(let binding): return binding.value?.plainChain?.endsInPresentationController ?? false
        case .parameter(let parameter): return parameter.type.isPresentationController
        case .closureParameter(let parameter):
            return parameter.type.isPresentationController || isInClosureOfPresentationController
        case nil: return name.name == .firstParameter && isInClosureOfPresentationController
        default: return false
        }
    }

    /// `view.sheetPresentationController`, also cast.
    private var endsInPresentationController: Bool {
        lastName?.name.presentationProperty == .controller || type.isPresentationController
    }

    /// Whether the closure around the chain is passed a presentation controller, or may be:
    /// `sheetPresentationController.map { … }`.
    private var isInClosureOfPresentationController: Bool {
        guard let closure = ancestors.closure else { return false }
        guard let call = closure.call else { return true }
        return call.receiver?.endsInPresentationController ?? false
    }
}

extension TypeReference {
    fileprivate var isPresentationController: Bool {
        constituents.contains { if case .known(let name, _) = $0 { name.isPresentationController } else { false } }
    }
}
