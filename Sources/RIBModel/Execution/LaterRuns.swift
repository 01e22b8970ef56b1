import SourceText

/// Closures that run some time after the call that is passed them has returned: on a queue, after a delay, or as the
/// answer of a session, directly or by way of functions of the project.
///
/// A class, because it keeps track of the functions that it is in; it lives for one pass over a part of a project.
package final class LaterRuns {
    private let project: Project
    private let words: ExecutionModel
    private let analysis: ExecutionAnalysis
    private var active: [DeclarationID] = []
    private var steps = 0

    /// The maximum number of functions, one called by the next, that pass a closure on, and of functions that are
    /// looked at for one closure. Beyond that, it is not known when the closure runs.
    private static let (depth, steps) = (4, 100)

    package init(_ project: Project) {
        self.project = project
        words = project.symbols.wellKnownNames.execution
        analysis = ExecutionAnalysis(project)
    }

    /// The call of a library that runs an argument of a call later, whatever function of the project the call runs; nil
    /// if that is not certain.
    package func delay(of argument: Argument, passedTo call: CallSite) -> NodeReference? {
        if active.isEmpty { steps = LaterRuns.steps }
        if isDelay(call) { return call.calleePlace }
        let functions = analysis.productFunctions(call)
        guard !functions.isEmpty, active.count < LaterRuns.depth else { return nil }
        var first: NodeReference?
        for function in functions {
            guard let delay = delay(of: argument, passedTo: call, in: function) else { return nil }
            first = first ?? delay
        }
        return first
    }

    /// Whether an argument of a call is a closure that returns nothing, whatever function of the project the call runs.
    /// False if that is not certain.
    package func takesProcedure(_ argument: Argument, passedTo call: CallSite) -> Bool {
        if isDelay(call) { return true }
        let functions = analysis.productFunctions(call)
        return !functions.isEmpty
            && functions.allSatisfy { function in
                project.parameter(of: function, for: argument.node, among: call.passed).map {
                    Parameter($0, in: project.body(of: function)).takesProcedure
                } ?? false
            }
    }

    /// Whether a call runs its closures later.
    private func isDelay(_ call: CallSite) -> Bool {
        guard let receiver = call.receiver else { return false }
        if words.hops.contains(call.name) { return isOfQueue(receiver) }
        return words.backgroundHandlers[call.name(ofReceiver: words)]?.contains(call.name) ?? false
    }

    private func isOfQueue(_ receiver: Chain) -> Bool {
        receiver.names.contains { words.queues.contains($0) }
            || receiver.type.constituents.contains { part in
                if case .known(let name, _) = part { words.queues.contains(name) } else { false }
            }
    }

    /// The call by which a function runs its parameter later, in all uses of the parameter.
    private func delay(
        of argument: Argument, passedTo call: CallSite, in function: DeclarationID
    ) -> NodeReference? {
        steps -= 1
        guard steps > 0, project.hasReadBody(function), !active.contains(function),
            let node = project.parameter(of: function, for: argument.node, among: call.passed)
        else { return nil }
        active.append(function)
        defer { active.removeLast() }
        let body = project.body(of: function)
        let uses = body.uses(of: .parameter(Parameter(node, in: body)))
        var first: NodeReference?
        for use in uses {
            guard let delay = delay(of: use) else { return nil }
            first = first ?? delay
        }
        return first
    }

    /// The call by which a use of a closure is in code that runs later, or that runs the closure itself later. Nil if
    /// a closure around the use captures its own object weakly: it may do nothing once that is gone.
    private func delay(of use: ChainElement) -> NodeReference? {
        for case .closure(let closure) in use.ancestors where closure.capturesSelfWeakly { return nil }
        for case .closure(let closure) in use.ancestors {
            if let argument = closure.argument, let call = closure.call,
                let delay = delay(of: argument, passedTo: call)
            {
                return delay
            }
        }
        guard let chain = use.chain, chain.only == use, let argument = BodyNode(chain).enclosingArgument,
            let call = argument.call
        else { return nil }
        return delay(of: argument, passedTo: call)
    }
}

extension CallSite {
    /// The name of the receiver's type, if its methods call handlers later.
    fileprivate func name(ofReceiver words: ExecutionModel) -> Name {
        if let name = receiver?.names.first(where: { words.backgroundHandlers[$0] != nil }) { return name }
        for case .known(let name, _) in receiverType.constituents where words.backgroundHandlers[name] != nil {
            return name
        }
        return .none
    }
}
