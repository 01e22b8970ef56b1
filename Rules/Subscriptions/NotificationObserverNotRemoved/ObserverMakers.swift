import RIBModel
import SourceText

/// A function of the project that starts an observer with the closure that its callers pass.
struct ObserverMaker: Sendable, Equatable {
    let kind: ObserverKind
    /// Whether it returns the token, so that its callers have it. Otherwise nothing keeps the token.
    let returnsToken: Bool

    /// By function with a closure among its parameters, if it starts an observer with that.
    private static let inFile = Query<FileID, [Made]>("observerMakers") { project, file in
        project.code(mentioning: .tokenMakers, in: file).compactMap { code in
            guard project.isFunction(code), project.hasReadBody(code), project.isReported(code: code) else {
                return nil
            }
            return project.maker(in: code).map { Made(function: code, maker: $0) }
        }
    }

    private struct Made: Sendable, Equatable {
        let function: DeclarationID
        let maker: ObserverMaker
    }

    fileprivate static let all = Query<WholeProject, [DeclarationID: ObserverMaker]>(
        "allObserverMakers"
    ) { project, _ in
        project.collected(inFile, project.filesWithCode).reduce(into: [:]) { $0[$1.function] = $1.maker }
    }

    fileprivate static let names = Query<WholeProject, NameSet>("namesOfObserverMakers") { project, _ in
        NameSet(project[all].keys.map { project.name(of: $0) })
    }

    fileprivate static let calls = Query<WholeProject, NameSet>("namesOfObserverCalls") { project, _ in
        NameSet.observerRegistrations.union(project[names])
    }
}

extension Project {
    /// The names of the functions of the project that start observers for their callers.
    var namesOfObserverMakers: NameSet { self[ObserverMaker.names] }

    /// These, and the names of the functions of libraries that start observers.
    var namesOfObserverCalls: NameSet { self[ObserverMaker.calls] }

    /// What a call starts by a function of the project: nil unless each function that it can run starts the same.
    func maker(of call: CallSite) -> ObserverMaker? {
        guard namesOfObserverMakers.contains(call.name) else { return nil }
        let functions = call.callees.functions.filter { hasBody($0) && isReported(code: $0) }
        guard let first = functions.first, let maker = self[ObserverMaker.all][first] else { return nil }
        return functions.allSatisfy { self[ObserverMaker.all][$0] == maker } ? maker : nil
    }

    fileprivate func isReported(code: DeclarationID) -> Bool { type(around: code).map(isReported) ?? isSource(code) }

    fileprivate func maker(in function: DeclarationID) -> ObserverMaker? {
        let body = body(of: function)
        let handlers = body.parameters.filter { if case .function = $0.type { true } else { false } }
        guard !handlers.isEmpty else { return nil }
        for call in body.calls where NameSet.tokenMakers.contains(call.name) {
            guard let kind = call.tokenKind(returnedAs: type(of: function)),
                handlers.contains(where: { call.passes($0) })
            else { continue }
            if body.returnsValue {
                if body.results.contains(where: { $0.isValue(of: call) }) {
                    return ObserverMaker(kind: kind, returnsToken: true)
                }
            } else if kind == .block, call.isDiscarded || call.isAssignedToNothing {
                // A block that nobody can remove, as its token is dropped. Other tokens end when they are released.
                return ObserverMaker(kind: kind, returnsToken: false)
            }
        }
        return nil
    }
}

extension Expression {
    /// Whether the expression is a call, or a local that has its value.
    fileprivate func isValue(of call: CallSite) -> Bool {
        guard let chain = plainChain else { return false }
        if chain == call.chain { return true }
        guard case .variable(let variable)? = chain.onlyName?.local else { return false }
        return variable.value?.plainChain == call.chain
    }
}

extension CallSite {
    /// Whether a closure among the arguments calls a parameter, or the parameter is an argument.
    fileprivate func passes(_ handler: Parameter) -> Bool {
        let local = LocalDeclaration.parameter(handler)
        return arguments.contains { argument in
            guard let value = argument.value else { return false }
            if value.plainChain?.onlyName?.local == local { return true }
            return value.closure.map { closure in body.uses(of: local).contains { closure.contains($0) } } ?? false
        }
    }

    /// `_ = center.addObserver(…)`
    fileprivate var isAssignedToNothing: Bool {
        guard case .expression(let expression)? = chain.ancestors.first(where: { _ in true }) else { return false }
        return expression.assignment?.target?.onlyName.map { project.text($0.name) == "_" } ?? false
    }
}
