import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A closure that may run after its RIB is gone, and refers to 'self' as unowned.
    static let unownedSelfOutlivesRib = Rule(
        "unowned_self_outlives_rib", in: .ownership, as: .warning,
        documentation: .unownedSelfOutlivesRib,
        fixes: .sometimes,
        inspects: Scope(
            "closures with an unowned 'self'", of: [.interactor, .router, .worker, .presenter, .view]),
        configurationKeys: ["modules", "interactor", "router", "worker", "presenter", "view"],
        each: { $0.classesOfRIBs }
    ) { context, type in
        let project = context.project
        for found in project.unownedCaptures(of: type) {
            guard project.permanence(ofPart: type) != .certain else {
                context.skip(
                    Candidate("The unowned 'self'", at: project.site(found.place)),
                    "is in a RIB that stays as long as the app")
                continue
            }
            let level = LeakLevel(ofLeakOf: type, in: project)
            context.report(
                at: project.site(found.place),
                """
                '\(project.text(at: found.call))' may run this closure after '\(project.name(of: type))' is released; \
                'unowned self' stops the app then\(level.words).
                """,
                help: "Capture 'self' with '[weak self]'.",
                severity: level.severity,
                about: found.member, subject: project.text(at: found.call), in: type,
                related: found.delay == found.call
                    ? [] : [Finding.Note(project.site(found.delay), "this runs the closure later")],
                fix: found.edits?.fix)
        }
    }
}

extension RuleDocumentation {
    static let unownedSelfOutlivesRib = RuleDocumentation(
        summary: "A closure that runs later refers to a part of a RIB as unowned.",
        reason: """
            A RIB may be detached and released while a request or a delay is under way. A closure that then reads an \
            unowned 'self' stops the app.
            """,
        howItWorks: """
            The rule looks at closures in the code of interactors, routers, workers, presenters and views in which \
            'self' is unowned, by their own capture list or by that of a closure around them. It reports those that \
            are passed to 'async' and the like of a queue, or to a method of a session that calls its handler later; \
            or to functions of the project each of which runs the closure only in such code.
            """,
        levels: """
            A note if the RIB may stay as long as the app. Otherwise a warning, also if it is not known whether the \
            RIB comes and goes.
            """,
        limitations: """
            Handlers of subscriptions, closures that run in place, closures that are stored, and calls of code that is \
            not analyzed are not reported.
            """,
        example: RuleExample(
            """
              final class ReportInteractor: Interactor {
                  private let client: ReportClient

                  init(client: ReportClient) { self.client = client }

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         client.load { [unowned self] text in self.show(text) }
            +         client.load { [weak self] text in self?.show(text) }
                  }

                  private func show(_ text: String) {}
              }

              final class ReportClient {
                  func load(_ completion: @escaping (String) -> Void) {
                      DispatchQueue.global().async { completion("") }
                  }
              }
            """,
            in: "import Foundation\nimport RIBs"))
}
