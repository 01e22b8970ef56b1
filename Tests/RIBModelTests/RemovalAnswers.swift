import SourceText
import SwiftOutline

@testable import RIBModel

/// Answers about a view's code for the range of a question: a called name, a function or a view.
struct RemovalAnswers {
    let project: Project
    let range: Range<Int>
    /// The declaration whose name is in the range.
    let declaration: DeclarationID?

    /// Nil for any other key.
    func answer(_ key: String) -> String? {
        switch key {
        case "leaves": ask(call) { view, call in view.dismissalKind(of: call).map { "\($0)" } ?? "no" }
        case "notifies":
            ask(call) { view, call in
                switch view.notification(by: call) {
                case .notifies: "yes"
                case .mayNotify: "perhaps"
                case .none: "no"
                }
            }
        case "removals that notify": view.map(removals) ?? "no view"
        case "entered by":
            function.map { dispatch, function in
                dispatch.entryKind(of: function).map { "\($0)" } ?? "calls alone"
            } ?? "no function"
        default: nil
        }
    }

    private func ask(_ found: (ViewCode, ViewCall)?, _ answer: (ViewCode, ViewCall) -> String) -> String {
        found.map { answer($0.0, $0.1) } ?? "no call"
    }

    private func code(of type: TypeID) -> ViewCode {
        let dispatch = ClassDispatch(type, in: project)
        return ViewCode(dispatch, ViewFacts(dispatch))
    }

    private func removals(of view: ViewCode) -> String {
        let hooks = RemovalHooks(view, project.navigationObservers, code: view.family.reachableCode())
        let kinds = [DismissalKind.dismiss, .pop, .removal].filter(hooks.observedKinds.contains)
        return kinds.isEmpty ? "none" : kinds.map { "\($0)" }.joined(separator: ", ")
    }

    // MARK: Places

    private var view: ViewCode? { declaration.flatMap { project.symbols.type(declaredAt: $0) }.map(code) }

    private var function: (ClassDispatch, DeclarationID)? {
        guard let declaration, let type = project.symbols.type(around: declaration) else { return nil }
        return (ClassDispatch(type, in: project), declaration)
    }

    private var call: (ViewCode, ViewCall)? {
        let outline = project.files[0].outline
        for index in outline.declarations.indices where outline.declarations[index].kind == .function {
            let function = DeclarationID(file: 0, index: index)
            guard let type = project.symbols.type(around: function) else { continue }
            let view = code(of: type)
            for call in view.family.body(of: function).calls where call.callee.map(isAsked) == true {
                return (view, view.call(call))
            }
        }
        return nil
    }

    private func isAsked(_ element: ChainElement) -> Bool {
        let node = element.body.node(element.node)
        return Int(node.start) == range.lowerBound && Int(node.end) == range.upperBound
    }
}
