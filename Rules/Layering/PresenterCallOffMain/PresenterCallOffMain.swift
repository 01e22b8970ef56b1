import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A call by which an interactor uses views on a thread other than the main one.
    static let presenterCallOffMain = Rule(
        "presenter_call_off_main", in: .layering, as: .warning,
        documentation: .presenterCallOffMain,
        fixes: .sometimes,
        inspects: Scope("closures and asynchronous code of interactors", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "router", "view"],
        each: { $0.interactorClasses.types }
    ) { context, interactor in
        let project = context.project
        for call in project.offMainCalls(of: interactor) {
            let name = "\(project.text(call.receiver)).\(project.text(at: call.place))"
            guard let use = call.use else {
                context.skip(
                    Candidate("The call of '\(name)'", at: project.site(call.place)),
                    "runs off the main thread, but no view is known to be used there", at: path(call, project))
                continue
            }
            context.report(
                at: project.site(call.place), "'\(name)' runs off the main thread: \(reason(call, project)).",
                help: help(call), about: call.member, subject: name, in: interactor,
                path: path(call, project)
                    + [Finding.Note(project.site(use.place), "uses a view in '\(project.symbol(use.function))'")],
                fix: fix(call, project))
        }
        guard context.recordsSkips else { return }
        for call in project.mainThreadCalls(of: interactor) { skip(call, context) }
    }

    private static func path(_ call: OffMainCall, _ project: Project) -> [Finding.Note] {
        call.steps.map { Finding.Note(project.site($0.place), text($0, project)) }
    }

    /// A call of an operator on a line of its own, which moves the values to the main thread. Not safe: the values
    /// arrive later then.
    private static func fix(_ call: OffMainCall, _ project: Project) -> Fix? {
        guard case .subscription(let library, operator: let place?) = call.handler else { return nil }
        let (hop, name) = (hop(library), project.site(place))
        // The period before the name begins the line.
        let call = Site(name.file, ByteRange(name.range.start - 1, name.range.end))
        return Fix("Add '\(hop)'", isSafe: false, edits: [.line(hop, before: call)])
    }

    private static func hop(_ library: StreamLibrary) -> String {
        switch library {
        case .combine: ".receive(on: DispatchQueue.main)"
        case .rx: ".observe(on: MainScheduler.instance)"
        }
    }

    /// Where the call runs, and why.
    private static func reason(_ call: OffMainCall, _ project: Project) -> String {
        guard let hop = call.steps.last else { return "it is called in the background" }
        let thread =
            switch hop.kind {
            case .queue: "on '\(project.text(at: hop.place))'"
            case .task: "in a task without an actor"
            case .await: "after an 'await' without an actor"
            default: "on the thread of '\(project.text(at: hop.place))'"
            }
        for step in call.steps {
            guard case .feed(let stream, isOnly: _) = step.kind else { continue }
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
        case .feed(let stream, isOnly: _): "feeds '\(project.fullName(stream))'"
        case .source(let source): "'\(project.fullName(source))' answers"
        case .passes: "is called or passed on here"
        }
    }

    private static func help(_ call: OffMainCall) -> String {
        switch call.handler {
        case .subscription(let library, operator: _): "Add '\(hop(library))' before the subscribing call."
        case .closure: "Put the call in 'DispatchQueue.main.async'."
        case .asynchronous: "Put the call in 'await MainActor.run'."
        }
    }

    // MARK: Skips

    private static func skip(_ call: MainThreadCall, _ context: RuleContext) {
        let project = context.project
        let name = "\(project.text(call.receiver)).\(project.text(at: call.place))"
        let form =
            switch call.form {
            case .call: "call of"
            case .assignment: "assignment to"
            case .reference: "reference to"
            }
        let candidate = Candidate("The \(form) '\(name)'", at: project.site(call.place))
        func skip(_ reason: String, at place: NodeReference? = nil) {
            context.skip(candidate, reason, at: place.map { [Finding.Note(project.start(of: $0), "here")] } ?? [])
        }
        switch call.reason {
        case .isolated(let place): skip("is in code that is isolated to the main actor", at: place)
        case .moved(let place):
            skip("runs on the main thread because of '\(project.text(at: place))'", at: place)
        case .ofCallers: skip("runs on the thread that calls '\(project.fullName(call.member))'")
        case .unknown(let place?):
            skip("is in a closure of '\(project.text(at: place))', whose thread is not known", at: place)
        case .unknown(nil): skip("is in a closure whose thread is not known")
        case .awaited: skip("is awaited, and runs where the called function is isolated")
        case .elsewhere: skip("calls a function that is asynchronous or isolated to the main actor")
        case .withoutView: skip("runs off the main thread, but no view is known to be used there")
        case .other: skip("runs off the main thread in code of which the rule examines another call")
        }
    }
}

extension RuleDocumentation {
    static let presenterCallOffMain = RuleDocumentation(
        summary: "An interactor uses its view on a thread other than the main one.",
        reason: """
            UIKit and SwiftUI are used on the main thread only. A presenter, a router or a listener that is called on \
            another thread changes views there, which corrupts them or stops the app.
            """,
        howItWorks: """
            The rule follows each closure of an interactor to the thread that runs it: queues, schedulers, tasks, \
            handlers of sessions, and streams of RxSwift and Combine. A stream is followed through operators, \
            protocols, components and repositories to the code that emits its values, and a subject to the code that \
            feeds it; a completion is followed into the function that calls it. It reports the first call on the \
            presenter, the router or the listener that runs on another thread than the main one, if the called code \
            uses a view without moving to the main thread, also through listeners of up to four RIBs.
            """,
        limitations: """
            A thread that code outside of the analyzed files decides is not reported: that of other libraries, of \
            schedulers that are passed in, and of protocols whose implementations differ. A call after 'await', or of \
            a function that is isolated to the main actor, is not reported either.
            """,
        example: RuleExample(
            """
              final class NameService {
                  let name = CurrentValueSubject<String, Never>("")

                  private let queue = DispatchQueue(label: "names")

                  func load() {
                      queue.async { self.name.send("A") }
                  }
              }

              final class DetailInteractor: PresentableInteractor<DetailPresentable> {
                  private let service = NameService()
                  private var cancellables: Set<AnyCancellable> = []

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      service.name
            +             .receive(on: DispatchQueue.main)
                          .sink { [weak self] in self?.presenter.show($0) }
                          .store(in: &cancellables)
                      service.load()
                  }

                  override func willResignActive() {
                      super.willResignActive()
                      cancellables.removeAll()
                  }
              }
            """,
            in: """
                import Combine
                import Foundation
                import RIBs
                import UIKit

                protocol DetailPresentable: Presentable {
                    func show(_ name: String)
                }

                final class DetailViewController: UIViewController, DetailPresentable {
                    private let label = UILabel()

                    func show(_ name: String) {
                        label.text = name
                    }
                }
                """))
}
