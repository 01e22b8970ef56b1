import SourceText
import SwiftOutline

@testable import RIBModel

/// Answers about values and calls for the range of a question: a name in a chain, or a called name.
struct ValueAnswers {
    let project: Project
    let range: Range<Int>

    /// Nil for any other key.
    func answer(_ key: String) -> String? {
        switch key {
        case "origin": path.map { words($0.value) } ?? "no chain"
        case "goes": path.map(destinations) ?? "no chain"
        case "uses": path.map(uses) ?? "no chain"
        case "task": task ?? "no task"
        case "emits": path.map { words(ExecutionAnalysis(project).stream($0)) } ?? "no chain"
        case "runs": path?.last.map { words(ExecutionAnalysis(project).execution(ofCode: $0)) } ?? "no chain"
        case "reaches": call.map { words($0.callees) } ?? "no call"
        default: nil
        }
    }

    private func isAsked(_ element: ChainElement) -> Bool {
        let node = element.body.node(element.node)
        return Int(node.start) == range.lowerBound && Int(node.end) == range.upperBound
    }

    private var chains: [Chain] {
        let outline = project.files[0].outline
        return outline.declarations.indices.filter { index in
            !outline.declarations[index].kind.isType && !outline.declarations[index].scope.contains(.local)
        }.flatMap { Array(project.body(of: DeclarationID(file: 0, index: $0)).chains) }
    }

    /// The chain up to the range, including a call of its last name.
    private var path: Chain? {
        for chain in chains {
            guard let element = chain.elements.first(where: isAsked) else { continue }
            let call = chain.calls.first { $0.callee == element }
            return chain.through(call?.element ?? element)
        }
        return nil
    }

    private var call: CallSite? {
        for chain in chains {
            if let call = chain.calls.first(where: { $0.callee.map(isAsked) == true }) { return call }
        }
        return nil
    }

    /// The destinations of the value of a path, followed like a subscription.
    private func destinations(_ path: Chain) -> String {
        guard let last = path.last else { return "no chain" }
        let flow = ValueFlow(SubscriptionContext(project), recordsEvidence: false)
        flow.steps = FlowBudget.steps
        let context = CallContext(body: path.body, owner: path.body.home.type, subject: .owner)
        return flow.destinations(of: path.whole, after: last, in: context).map(words).joined(separator: ", ")
    }

    /// The uses of the value of a path, by line, and where it escapes.
    private func uses(_ path: Chain) -> String {
        guard let last = path.last else { return "no chain" }
        let place = path.calls.first { $0.element == last }?.calleePlace ?? last.place
        let found = project.uses(ofValuesAt: [place])
        let all = found.uses.map { words($0.kind) } + found.escapes.map { "escapes to " + words($0.receiver) }
        return all.isEmpty ? "none" : all.joined(separator: ", ")
    }

    private func words(_ use: ValueUse.Kind) -> String {
        switch use {
        case .member(let name): project.text(name)
        case .call: "called"
        case .argument(let name): "passed to " + project.text(name)
        case .assigned(let name): "assigned to " + project.text(name)
        case .stored(let property): "stored in " + project.text(project.name(of: property))
        }
    }

    private func words(_ receiver: ValueEscape.Receiver) -> String {
        switch receiver {
        case .call(let name): "call of " + project.text(name)
        case .operator(let name): "operator " + project.text(name)
        case .member(let name): "member " + project.text(name)
        case .subscript: "subscript"
        case .result(of: let function): "callers of " + project.text(project.name(of: function))
        case .closure: "closure"
        case .macro: "macro"
        case .other: "other code"
        case .budget: "too much code"
        }
    }

    /// What becomes of the task whose name is in the range.
    private var task: String? {
        let task = project.tasks(includingEnded: true).first {
            Int(project.site($0.place).range.start) == range.lowerBound
        }
        guard let task else { return nil }
        let holders = task.holders.map { project.fullName($0.property) + " (\($0.life))" }
        return (holders.isEmpty ? "\(task.end)" : "held in " + holders.joined(separator: ", "))
            + (task.loop == nil ? "" : ", keeps self")
    }

    // MARK: Words

    private func words(_ destination: Destination) -> String {
        switch destination {
        case .consumed: "consumed"
        case .unknown: "unknown"
        case .returned(let function): "returned by " + project.fullName(function)
        case .dropped: "dropped"
        case .deadLocal: "dead local"
        case .stored(let property): "stored in " + project.text(project.name(of: property))
        case .storedInPart(of: let property): "stored in a part of " + project.text(project.name(of: property))
        case .storedByRequirement(let name): "stored in required " + project.text(name)
        case .storedInParameter(let function, let position):
            "stored in parameter \(position) of " + project.fullName(function)
        }
    }

    private func words(_ value: Value) -> String {
        switch value {
        case .ownObject: "self"
        case .superclass: "super"
        case .parameter(let parameter): "parameter " + project.text(parameter.name)
        case .property(let property, let base): words(base) + "." + project.text(project.declaration(property).name)
        case .global(let global): "global " + project.text(project.declaration(global).name)
        case .libraryMember(let name, let base): words(base) + ".library." + project.text(name)
        case .type(let type): project.words(for: type) ?? "unknown type"
        case .made(let call): "new " + (project.words(for: call.type) ?? "unknown")
        case .result(let call): "result of " + project.text(call.name)
        case .element(let base): "element of " + words(base)
        case .literal(let literal): "\(literal)"
        case .closure: "closure"
        case .unknown: "unknown"
        }
    }

    private func words(_ execution: Execution) -> String {
        switch execution {
        case .main: "main"
        case .caller: "caller"
        case .background(let steps): "background: " + steps.map { project.text(at: $0.place) }.joined(separator: ", ")
        case .unknown, .undetermined: "unknown"
        }
    }

    private func words(_ callees: Callees) -> String {
        switch callees {
        case .exact(let function): project.symbol(function)
        case .any(let functions): "one of " + functions.map { project.symbol($0) }.joined(separator: ", ")
        case .library: "library"
        case .unresolved: "unresolved"
        }
    }
}
