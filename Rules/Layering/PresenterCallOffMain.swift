import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A call by which an interactor uses views on a thread other than the main one.
    static let presenterCallOffMain = Rule(
        "presenter_call_off_main", in: .layering, as: .warning,
        documentation: .presenterCallOffMain,
        inspects: Scope("closures and asynchronous code of interactors", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "router", "view"]
    ) { $0.run(offMainCheck) }

    private static let offMainCheck = TypeCheck(
        "presenter_call_off_main", of: { $0.interactorClasses.types }
    ) { context, interactor in
        let project = context.project
        for call in project.offMainCalls(of: interactor) {
            let name = "\(project.text(call.receiver)).\(project.text(at: call.place))"
            context.report(
                at: project.site(call.place), "'\(name)' runs off the main thread: \(reason(call, project)).",
                help: help(call), about: call.member, subject: name, in: interactor,
                path: call.steps.map { Finding.Note(project.site($0.place), text($0, project)) }
                    + [Finding.Note(project.site(call.use), "uses a view in '\(project.symbol(call.function))'")])
        }
    }

    /// Where the call runs, and why.
    private static func reason(_ call: OffMainCall, _ project: Project) -> String {
        guard let hop = call.steps.last else { return "it is called in the background" }
        let thread = switch hop.kind {
        case .queue: "on '\(project.text(at: hop.place))'"
        case .task: "in a task without an actor"
        case .await: "after an 'await' without an actor"
        default: "on the thread of '\(project.text(at: hop.place))'"
        }
        for step in call.steps {
            guard case .feed(let stream) = step.kind else { continue }
            return "'\(project.fullName(stream))' is fed \(thread)\(owner(of: step, project))"
        }
        for step in call.steps.reversed() {
            guard case .source(let source) = step.kind else { continue }
            return "'\(project.fullName(source))' answers \(thread)\(owner(of: step, project))"
        }
        return "it is called \(thread)"
    }

    private static func owner(of step: ExecutionStep, _ project: Project) -> String {
        project.type(at: project.site(step.place)).map { " in '\(project.name(of: $0))'" } ?? ""
    }

    private static func text(_ step: ExecutionStep, _ project: Project) -> String {
        let name = project.text(at: step.place)
        return switch step.kind {
        case .queue: "runs on '\(name)'"
        case .library: "'\(name)' answers in the background"
        case .task: "the task is isolated to no actor"
        case .await: "the function is isolated to no actor"
        case .feed(let stream): "feeds '\(project.fullName(stream))'"
        case .source(let source): "'\(project.fullName(source))' answers"
        case .passes: "is called or passed on here"
        }
    }

    private static func help(_ call: OffMainCall) -> String {
        switch call.handler {
        case .subscription(.combine): "Add '.receive(on: DispatchQueue.main)' before the subscribing call."
        case .subscription(.rx): "Add '.observe(on: MainScheduler.instance)' before the subscribing call."
        case .closure: "Put the call in 'DispatchQueue.main.async'."
        case .asynchronous: "Put the call in 'await MainActor.run'."
        }
    }
}
