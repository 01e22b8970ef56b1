import SourceText

/// `#selector(name)`
struct Selector {
    private let arguments: ChainElement

    /// Nil if an expression is not a selector.
    init?(_ expression: Expression) {
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
    var function: ChainElement? { arguments.arguments.first?.value?.firstChain?.lastName }
}
