import SourceText
import SwiftOutline

@testable import RIBModel

/// Answers of the parts of a body for the range of a question: a name that is called or assigned, or a closure.
struct CodeAnswers {
    let project: Project
    let text: String
    let range: Range<Int>

    /// Nil for any other key.
    func answer(_ key: String) -> String? {
        switch key {
        case "receiver": ask(call) { $0.receiver.map(words) ?? "none" }
        case "arguments": ask(call) { list($0.arguments.map(words)) }
        case "discarded": ask(call) { $0.isDiscarded ? "yes" : "no" }
        case "constructs": ask(call) { $0.isConstruction ? "yes" : "no" }
        case "target": ask(assignment) { $0.target.map(words) ?? "none" }
        case "assigned value": assignment.map(value) ?? "no assignment"
        case "captures": ask(closure) { list($0.captures.map(words)) }
        case "parameters": ask(closure) { list($0.parameters.map { project.text($0.name) }) }
        case "given to": ask(closure) { recipient(of: $0) }
        case "stands for": ask(name) { $0.local.map(words) ?? "nothing" }
        default: nil
        }
    }

    private func ask<Part>(_ part: Part?, _ answer: (Part) -> String) -> String { part.map(answer) ?? "nothing there" }

    // MARK: Parts

    private var bodies: [FunctionBody] {
        let outline = project.files[0].outline
        return outline.declarations.indices.filter { index in
            !outline.declarations[index].kind.isType && !outline.declarations[index].scope.contains(.local)
        }.map { project.body(of: DeclarationID(file: 0, index: $0)) }
    }

    private func isAsked(_ part: some BodyPart) -> Bool {
        let node = part.body.node(part.node)
        return Int(node.start) == range.lowerBound && Int(node.end) == range.upperBound
    }

    private var call: CallSite? {
        for body in bodies {
            for call in body.calls where isAsked(call) || call.callee.map(isAsked) == true { return call }
        }
        return nil
    }

    private var assignment: AssignmentSite? {
        for body in bodies {
            for assignment in body.assignments where assignment.name.map(isAsked) == true { return assignment }
        }
        return nil
    }

    private var closure: ClosureSite? {
        for body in bodies {
            for closure in body.closures where isAsked(closure) { return closure }
        }
        return nil
    }

    private var name: ChainElement? {
        for body in bodies {
            for chain in body.chains { for element in chain.elements where isAsked(element) { return element } }
        }
        return nil
    }

    // MARK: Words

    private func list(_ words: [String]) -> String { words.isEmpty ? "none" : words.joined(separator: ", ") }

    private func words(_ chain: Chain) -> String {
        guard let last = chain.last else { return "" }
        return source(chain.body.node(chain.node).start, chain.body.node(last.node).end)
    }

    private func words(_ expression: Expression) -> String {
        expression.plainChain.map(words) ?? "another"
    }

    private func source(_ start: UInt32, _ end: UInt32) -> String {
        String(decoding: Array(text.utf8)[Int(start)..<Int(end)], as: UTF8.self)
    }

    private func words(_ argument: Argument) -> String {
        (argument.isTrailing ? "trailing " : "") + (argument.label.isNone ? "_" : project.text(argument.label))
    }

    private func value(of assignment: AssignmentSite) -> String {
        if assignment.clears { return "nil" }
        if assignment.value.closure != nil { return "a closure" }
        return words(assignment.value)
    }

    private func words(_ capture: Capture) -> String {
        let prefix = capture.isWeak ? "weak " : capture.isUnowned ? "unowned " : ""
        return prefix + project.text(capture.name) + (capture.value.map { " = " + words($0) } ?? "")
    }

    private func recipient(of closure: ClosureSite) -> String {
        guard let call = closure.call, let argument = closure.argument else { return "none" }
        return project.text(call.name) + ", " + words(argument)
    }

    private func words(_ local: LocalDeclaration) -> String {
        switch local {
        case .variable(let variable): "a variable of " + (variable.value.map(words) ?? "none")
        case .optionalBinding(let binding): "a binding of " + (binding.value.map(words) ?? "none")
        case .parameter(let parameter): "parameter " + project.text(parameter.label)
        case .closureParameter(let parameter): "closure parameter \(parameter.position)"
        case .capture(let capture): "a capture of " + (capture.value.map(words) ?? "none")
        case .pattern: "a pattern"
        case .function: "a function"
        }
    }
}
