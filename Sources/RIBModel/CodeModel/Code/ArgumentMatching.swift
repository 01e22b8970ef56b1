import SourceText
package import SwiftOutline

/// The arguments of one call, including trailing closures.
package struct CallArguments {
    let outline: Outline
    /// The `call` node.
    let call: NodeID

    /// The call, among those of all files as long as they stay as they are.
    struct Identity: Hashable {
        fileprivate let outline: ObjectIdentifier
        fileprivate let call: NodeID
    }

    var identity: Identity { Identity(outline: ObjectIdentifier(outline), call: call) }
}

extension CallSite {
    /// The arguments, for matching them with the parameters of a function.
    package var passed: CallArguments { CallArguments(outline: body.outline, call: node) }
}

extension Project {
    /// Whether a function accepts the arguments of a call.
    func accepts(_ function: DeclarationID, _ arguments: CallArguments) -> Bool {
        ArgumentMatching(arguments, function, self).bind { _, _ in }
    }

    /// The parameter that an argument is bound to; nil if the function does not accept the arguments.
    package func parameter(
        of function: DeclarationID, for argument: NodeID, among arguments: CallArguments
    ) -> NodeID? {
        var found: NodeID?
        let fits = ArgumentMatching(arguments, function, self).bind { if $0 == argument { found = $1 } }
        return fits ? found : nil
    }

    /// The first argument bound to a parameter; nil if there is none or the function does not accept the arguments.
    func argument(for parameter: NodeID, of function: DeclarationID, among arguments: CallArguments) -> NodeID? {
        var found: NodeID?
        let fits = ArgumentMatching(arguments, function, self).bind { argument, bound in
            if bound == parameter, found.map({ argument <= $0 }) ?? true { found = argument }
        }
        return fits ? found : nil
    }
}

extension Project {
    /// The type of the parameter that an argument of a call is bound to; nil if the function does not accept the
    /// arguments.
    func parameterType(of function: DeclarationID, for argument: Argument, of call: CallSite) -> TypeReference? {
        guard let parameter = parameter(of: function, for: argument.node, among: call.passed) else { return nil }
        let outline = files[function.file].outline
        let written = outline.children(of: parameter).first { outline.kind($0) == .type }
        return written.map { symbols.resolve($0, in: Scope(function)) }
    }

    /// The arguments of a call, each with the parameter it is bound to; empty if the function does not accept the
    /// arguments.
    package func parameters(
        of function: DeclarationID, passedBy call: CallSite
    ) -> [(argument: Argument, parameter: NodeReference)] {
        var result: [(Argument, NodeReference)] = []
        let fits = ArgumentMatching(call.passed, function, self).bind { argument, parameter in
            result.append((Argument(argument, in: call.body), NodeReference(file: function.file, node: parameter)))
        }
        return fits ? result : []
    }
}

/// Binds the arguments of a call to the parameters of a function by Swift's rules.
///
/// Arguments and parameters are in the same order. A parameter takes the next argument if the labels are equal;
/// otherwise it needs a default value, or to be variadic. A variadic parameter also takes the unlabeled arguments after
/// its first one. The unlabeled trailing closure is matched forward with the next parameter of a function type
/// (SE-0286), unless that parameter has a default value and a later one needs the closure. If no such parameter fits,
/// the closure is matched backward: it is bound to the last parameter, before those of the labeled closures, that may
/// have a function type, such as one of a generic type.
struct ArgumentMatching {
    private let project: Project
    private let function: DeclarationID
    private let outline: Outline
    private let parameters: NodeSpan
    private let arguments: CallArguments

    init(_ arguments: CallArguments, _ function: DeclarationID, _ project: Project) {
        self.project = project
        self.function = function
        self.arguments = arguments
        outline = project.files[function.file].outline
        parameters = outline.declarations[function.index].parameters
    }

    /// Calls `body` with each argument and its parameter.
    ///
    /// - Returns: false if the function does not accept the arguments; the calls of `body` are meaningless then. If
    ///   `body` is called more than once for an argument, the last call counts.
    func bind(_ body: (_ argument: NodeID, _ parameter: NodeID) -> Void) -> Bool {
        if bind(isForward: true, body) { return true }
        let hasUnlabeledClosure = arguments.outline.children(of: arguments.call).contains(where: isUnlabeledClosure)
        return hasUnlabeledClosure && bind(isForward: false, body)
    }

    private func bind(isForward: Bool, _ body: (NodeID, NodeID) -> Void) -> Bool {
        var rest = arguments.outline.children(of: arguments.call)
        var next = rest.next()
        for parameter in outline.nodes(in: parameters) {
            guard let argument = next else {
                if needsArgument(parameter) { return false }
                continue
            }
            let fits =
                if isUnlabeledClosure(argument) {
                    isForward ? takes(argument, parameter) : isLastForClosure(parameter, rest)
                } else {
                    label(ofArgument: argument) == label(ofParameter: parameter)
                }
            guard fits else {
                if needsArgument(parameter) { return false }
                continue
            }
            body(argument, parameter)
            next = rest.next()
            guard outline.nodes[Int(parameter)].flags.contains(.variadic) else { continue }
            while let another = next, label(ofArgument: another).isNone, !isUnlabeledClosure(another) {
                body(another, parameter)
                next = rest.next()
            }
        }
        return next == nil
    }

    // MARK: Trailing closures

    private func isUnlabeledClosure(_ argument: NodeID) -> Bool {
        let node = arguments.outline.nodes[Int(argument)]
        return node.flags.contains(.isTrailing) && node.name.isNone
    }

    /// Whether forward matching binds the unlabeled trailing closure to a parameter, once it is the next argument.
    private func takes(_ closure: NodeID, _ parameter: NodeID) -> Bool {
        guard isFunction(type(ofParameter: parameter)) else { return false }
        return needsArgument(parameter) || !isNeeded(after: parameter, before: closure)
    }

    /// Whether a later parameter needs an argument, up to the one of the labeled closure that follows the unlabeled
    /// one.
    private func isNeeded(after parameter: NodeID, before closure: NodeID) -> Bool {
        let (nodes, node) = (arguments.outline.nodes, arguments.outline.nodes[Int(closure)])
        let end = arguments.outline.nodes[Int(arguments.call)].next
        let labeled = node.next < end ? label(ofArgument: nodes[Int(node.next)]) : nil
        for other in outline.nodes(in: NodeSpan(outline.nodes[Int(parameter)].next, parameters.end)) {
            if let labeled, label(ofParameter: other) == labeled { return false }
            if needsArgument(other) { return true }
        }
        return false
    }

    /// Whether a parameter is the last that may have a function type, before those of the labeled closures.
    private func isLastForClosure(_ parameter: NodeID, _ others: NodeChildren) -> Bool {
        guard mayBeFunction(type(ofParameter: parameter)) else { return false }
        let closures = others.reduce(0) { count, _ in count + 1 }
        let others = outline.nodes(in: NodeSpan(outline.nodes[Int(parameter)].next, parameters.end))
        let left = others.reduce(0) { count, _ in count + 1 } - closures
        return left >= 0 && !others.prefix(left).contains { mayBeFunction(type(ofParameter: $0)) }
    }

    // MARK: Parameters

    private func label(ofArgument argument: NodeID) -> Name {
        label(ofArgument: arguments.outline.nodes[Int(argument)])
    }

    private func label(ofArgument argument: Node) -> Name { argument.name == .discard ? .none : argument.name }

    private func label(ofParameter parameter: NodeID) -> Name {
        let written = outline.firstChild(of: parameter).flatMap { outline.kind($0) == .label ? $0 : nil }
        let name = outline.nodes[Int(written ?? parameter)].name
        return name == .discard ? .none : name
    }

    private func needsArgument(_ parameter: NodeID) -> Bool {
        outline.nodes[Int(parameter)].flags.isDisjoint(with: [.hasDefault, .variadic])
    }

    private func type(ofParameter parameter: NodeID) -> TypeReference {
        let written = outline.children(of: parameter).first { outline.kind($0) == .type }
        return written.map { project.symbols.resolve($0, in: Scope(function)) } ?? .unknown
    }

    private func isFunction(_ type: TypeReference) -> Bool {
        if case .function = type { return true }
        return false
    }

    /// A generic or undetermined type may be a function type.
    private func mayBeFunction(_ type: TypeReference) -> Bool {
        switch type {
        case .function, .parameter, .unresolved, .unknown: true
        case .nominal, .library, .known, .composition, .collection, .tuple, .metatype: false
        }
    }
}
