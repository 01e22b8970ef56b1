import SourceText

extension Project {
    /// Whether closures and functions passed to a call run after the call returns, if at all. Each of them is then an
    /// entry point of its own.
    ///
    /// The code of a function of the project decides; for any other function, its name does.
    ///
    /// - Parameter callee: the project's function that the call runs.
    func keepsClosures(_ call: CallSite, callee: () -> DeclarationID?) -> Bool {
        keepsClosures(call, callee: callee, depth: 0)
    }

    private func keepsClosures(_ call: CallSite, callee: () -> DeclarationID?, depth: Int) -> Bool {
        let words = symbols.libraryNames.closures
        if call.chain.members.contains(where: { words.subscribers.contains($0) }) { return true }
        if words.subscribers.contains(call.name) { return true }
        if let function = callee(), let keeps = keepsClosures(function, depth: depth) { return keeps }
        if words.handlers.contains(call.name) || symbols.libraryNames.isHandler(call.name) { return true }
        if words.runners.contains(call.name) { return false }
        if call.isBare, text(call.name).first?.isUppercase == true { return true }
        return call.name == Name.`init`
    }

    /// Whether a function keeps a closure that it is passed: it is an initializer, or its code stores the closure or
    /// passes it to a call that keeps it. Nil if the code does not tell.
    private func keepsClosures(_ function: DeclarationID, depth: Int) -> Bool? {
        if isInitializer(function) { return true }
        guard hasBody(function), depth < 4 else { return nil }
        let body = body(of: function)
        var isRun = false
        for parameter in body.parameters where parameter.mayBeCode {
            for use in body.identifiers(named: parameter.name) where use.denotes(parameter) {
                switch fate(of: use, depth: depth) {
                case .kept: return true
                case .run: isRun = true
                case .unknown: break
                }
            }
        }
        return isRun ? false : nil
    }

    private enum Fate {
        case run, kept, unknown
    }

    /// What code does with a closure at one use of its name.
    private func fate(of use: ChainElement, depth: Int) -> Fate {
        if let chain = use.chain, chain.head?.node == use.node, chain.makesCall {
            return fateOfCode(around: use, depth: depth)
        }
        for ancestor in use.ancestors {
            switch ancestor {
            case .chain(let chain) where chain.only?.node == use.node: continue
            case .expression(let expression):
                guard let assignment = expression.assignment else { continue }
                return assignment.value.contains(use.place) ? .kept : .unknown
            case .argument(let argument):
                guard let call = argument.call else { return .unknown }
                if symbols.libraryNames.closures.insertions.contains(call.name) { return .kept }
                return keeps(call, depth) ? .kept : fateOfCode(around: use, depth: depth)
            default: return .unknown
            }
        }
        return .unknown
    }

    /// Whether code runs as its function runs, or is in a closure that is kept.
    private func fateOfCode(around use: ChainElement, depth: Int) -> Fate {
        for case .closure(let closure) in use.ancestors {
            guard let call = closure.call else { return .kept }
            if keeps(call, depth) { return .kept }
        }
        return .run
    }

    private func keeps(_ call: CallSite, _ depth: Int) -> Bool {
        keepsClosures(call, callee: { call.callees.functions.first }, depth: depth + 1)
    }
}

extension Parameter {
    /// Whether the parameter may be passed a closure.
    fileprivate var mayBeCode: Bool {
        switch type {
        case .function, .parameter, .unknown, .unresolved: true
        default: false
        }
    }
}

extension ChainElement {
    /// Whether a name denotes a parameter, perhaps bound again as in `if let work`.
    func denotes(_ parameter: Parameter) -> Bool { ChainElement.denotes(local, parameter) }

    private static func denotes(_ local: LocalDeclaration?, _ parameter: Parameter, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        switch local {
        case .parameter(let other): return other.node == parameter.node
        case .optionalBinding(let binding):
            let bound = binding.value.map { $0.plainChain?.onlyName?.local } ?? binding.outer
            return denotes(bound, parameter, depth: depth + 1)
        case .capture(let capture):
            let bound = capture.value.map { $0.plainChain?.onlyName?.local } ?? capture.outer
            return denotes(bound, parameter, depth: depth + 1)
        default: return false
        }
    }
}
