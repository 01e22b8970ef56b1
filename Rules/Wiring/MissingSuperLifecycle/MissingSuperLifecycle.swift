import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An override that cuts off what a base class does in a method that RIBs calls.
    static let missingSuperLifecycle = Rule(
        "missing_super_lifecycle", in: .wiring, as: .warning,
        documentation: .missingSuperLifecycle,
        inspects: Scope("overrides of methods that RIBs calls", of: [.interactor, .router, .worker]),
        configurationKeys: ["modules", "interactor", "router", "worker"],
        each: { $0.classesWithHooks }
    ) { context, owner in
        let project = context.project
        for found in project.missingSupers(of: owner) {
            let (name, site) = (project.fullName(found.override), project.site(ofName: found.override))
            guard !found.isCalled else {
                context.skip(Candidate("The override of '\(name)'", at: site), "calls 'super' on every path")
                continue
            }
            let type = project.type(at: project.site(ofName: found.base))
            let base = type.map { project.name(of: $0) } ?? "the base class"
            context.report(
                at: site,
                """
                '\(project.name(of: owner))' overrides '\(name)' with a path that does not call 'super', so the code \
                of '\(base)' does not run.
                """,
                help: "Call '\(project.superCall(of: found.override) ?? "super.\(name)")' first.",
                about: found.override, in: owner,
                related: [Finding.Note(project.site(ofName: found.base), "this code does not run")])
        }
        guard context.recordsSkips else { return }
        for override in project.plainOverrides(of: owner) { skip(override, of: owner, context) }
    }

    private static func skip(_ plain: PlainOverride, of owner: TypeID, _ context: RuleContext) {
        let project = context.project
        let candidate = Candidate(
            "The override of '\(project.fullName(plain.override))'", at: project.site(ofName: plain.override))
        func note(_ method: DeclarationID) -> [Finding.Note] { [Finding.Note(project.site(ofName: method), "here")] }
        switch plain.overridden {
        case .idle(let base): context.skip(candidate, "overrides a method without code of its own", at: note(base))
        case .code(let base), .unread(let base):
            context.skip(candidate, "overrides a method whose code is not analyzed", at: note(base))
        case .none where project.hasUnresolvedSuperclass(owner):
            context.skip(
                candidate, "overrides the method of a superclass outside the analyzed files",
                at: .missingSuperclass(of: owner, in: project))
        case .none: context.skip(candidate, "overrides a method that no base class of the project implements")
        }
    }
}

extension RuleDocumentation {
    static let missingSuperLifecycle = RuleDocumentation(
        summary: "An override of a lifecycle method does not call 'super', although a base class has code there.",
        reason: """
            The framework's own 'didBecomeActive', 'willResignActive' and 'didLoad' are empty. A base class of the \
            project that overrides them starts or ends something there, such as subscriptions. A subclass that does \
            not call 'super' turns this off without a warning of the compiler.
            """,
        howItWorks: """
            The rule checks overrides of 'didBecomeActive', 'willResignActive', 'didLoad', 'didStart', 'didStop', \
            'didComplete', 'didFork' and 'didReceiveError' in interactors, routers, workers and workflows. It reports \
            an override with a path on which 'super' is not called, if a class of the project between it and the \
            framework implements the method with more than a call of 'super'.
            """,
        limitations: """
            Without such a class the rule reports nothing, since nothing is lost. A base class outside of the analyzed \
            files is not known to have code in the method.
            """,
        example: RuleExample(
            """
              class ScreenInteractor: Interactor {
                  override func didBecomeActive() {
                      super.didBecomeActive()
                      print("shown")
                  }
              }

              final class QuoteInteractor: ScreenInteractor {
                  override func didBecomeActive() {
            +         super.didBecomeActive()
                      print("quotes")
                  }
              }
            """,
            in: "import RIBs"))
}
