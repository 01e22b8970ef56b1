import SourceText

/// `#selector(name)`
package struct Selector {
    private let arguments: ChainElement

    /// Nil if an expression is not a selector.
    package init?(_ expression: Expression) {
        guard let chain = expression.plainChain, let name = chain.head, let last = chain.last, chain.count == 2
        else { return nil }
        self.init(last, named: name)
    }

    /// - Parameters:
    ///   - arguments: the arguments of a macro.
    ///   - name: the element before them.
    init?(_ arguments: ChainElement, named name: ChainElement) {
        guard arguments.kind == .macroArguments, name.name == .selector else { return nil }
        self.arguments = arguments
    }

    /// The name of the function.
    package var function: ChainElement? { arguments.arguments.first?.value?.firstChain?.lastName }
}

extension Chain {
    /// The arguments of a macro that may do anything with them; nil for a chain that does not begin with one. A
    /// selector only names a function.
    var macro: ChainElement? {
        guard let head, head.kind == .macro, let arguments = suffixes(after: head).first,
            arguments.kind == .macroArguments, Selector(arguments, named: head) == nil
        else { return nil }
        return arguments
    }
}

extension CallSite {
    /// Whether closures may get what the call is passed: one with parameters that it is passed as well, or those of
    /// whoever listens.
    var passesValuesToClosures: Bool {
        project.symbols.libraryNames.passesOnArguments(name)
            || closures.contains { closure in
                closure.parameters.contains { _ in true }
                    || closure.parts.contains {
                        $0.kind == .identifier && $0.name == .firstParameter && $0.element.ancestors.closure == closure
                    }
            }
    }
}
