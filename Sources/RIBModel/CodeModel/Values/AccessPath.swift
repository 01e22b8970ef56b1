/// The elements of a chain up to one, and the callee of the last call among them.
struct AccessPath {
    let chain: Chain
    /// The last element.
    let element: ChainElement
    var callee: ChainElement?

    /// The call that the path ends with.
    var call: CallSite { CallSite(element.node, of: chain.node, callee: callee?.node, in: chain.body) }

    /// The elements before the last one.
    var base: Chain { chain.before(element) }
}
