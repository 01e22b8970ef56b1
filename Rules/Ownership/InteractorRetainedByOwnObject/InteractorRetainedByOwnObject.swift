import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor that its own objects keep alive.
    static let interactorRetainedByOwnObject = Rule(
        "interactor_retained_by_own_object", in: .ownership, as: .warning,
        documentation: .interactorRetainedByOwnObject,
        fixes: .sometimes,
        inspects: Scope(
            "closures that interactors, their objects and their views keep", of: [.interactor, .view, .presenter]),
        configurationKeys: ["modules", "interactor", "view", "presenter", "bags", "weak_wrappers"]
    ) { context in
        context.run(InteractorRetainedByOwnObject.ofInteractors)
        context.run(InteractorRetainedByOwnObject.ofViews)
        context.run(InteractorRetainedByOwnObject.ofStreams)
    }
}

/// The checks of interactor_retained_by_own_object.
enum InteractorRetainedByOwnObject {
    /// Closures and methods in an interactor's own code.
    static let ofInteractors = TypeCheck(
        "interactor_retained_by_own_object.interactors", of: { $0.interactorClasses.types }
    ) { context, interactor in
        let project = context.project
        let found = project.retentions(of: interactor)
        for one in found { report(one, of: interactor, "interactor", context) }
        guard context.recordsSkips else { return }
        for closure in project.closures(of: interactor)
        where !found.contains(where: { $0.capture.place == closure.place }) {
            context.skip(
                candidate(closure.place, project),
                closure.capturesSelf
                    ? "is not known to be kept by the interactor or by what it owns"
                    : "does not capture 'self' strongly")
        }
    }

    /// Closures in the code of views and presenters that capture the interactor as their listener.
    static let ofViews = TypeCheck(
        "interactor_retained_by_own_object.views", of: { $0.viewClasses }
    ) { context, view in
        for one in context.project.listenerRetentions(of: view) {
            guard let interactor = one.listener else { continue }
            report(one, of: interactor, "view", context)
        }
    }

    /// Closures and methods in the operators of an interactor's streams to which its view subscribes.
    static let ofStreams = TypeCheck(
        "interactor_retained_by_own_object.streams", of: { $0.interactorClasses.types }
    ) { context, interactor in
        for one in context.project.streamRetentions(of: interactor) {
            report(one.retention, of: interactor, "view", in: interactor, context)
        }
    }

    private static func candidate(_ closure: NodeReference, _ project: Project) -> Candidate {
        Candidate("The closure", at: project.start(of: closure), within: project.extent(of: closure))
    }

    /// - Parameter type: the type with the closure, if it is not the one that keeps it.
    private static func report(
        _ found: SelfRetention, of interactor: TypeID, _ owner: String, in type: TypeID? = nil, _ context: RuleContext
    ) {
        let project = context.project
        func skip(_ reason: String) {
            context.skip(
                candidate(found.capture.place, project), reason,
                at: [Finding.Note(project.site(found.keeping), "this makes the \(owner) keep it")])
        }
        switch found.outcome {
        case .lasting: break
        case .ending: return skip("is released by a subscription that ends by itself")
        case .released: return skip("is released by other code, or may be")
        }
        guard project.permanence(ofPart: interactor) != .certain else {
            return skip("is kept by a RIB that stays as long as the app")
        }
        let (name, keeper) = (project.name(of: interactor), found.keeper(in: project))
        let level = LeakLevel(ofLeakOf: interactor, in: project)
        context.report(
            at: project.site(found.capture.use),
            "'\(name)' keeps itself alive: '\(keeper)' keeps \(found.words(in: project))\(level.words).",
            help: found.help(in: project), severity: level.severity,
            about: found.member, subject: keeper, in: type ?? found.owner,
            related: found.related(to: owner, in: project), fix: found.fix(in: project),
            life: .held(Hold(of: interactor, by: found.owner, .closure, .lasting)))
    }
}

extension RuleDocumentation {
    static let interactorRetainedByOwnObject = RuleDocumentation(
        summary: "An interactor's own object, or its view, keeps a closure that captures the interactor strongly.",
        reason: """
            A closure that an interactor's client, presenter or view keeps, and that captures the interactor strongly, \
            forms a retain cycle: the interactor keeps the object, and the object keeps the interactor. After the RIB \
            is detached, both stay in memory, and the leak detector of RIBs raises an alarm.
            """,
        howItWorks: """
            The rule checks the closures, and the methods passed on by their name, in the code of interactors. It \
            reports one that captures 'self' strongly, also by a strong local made of a weak 'self', and that is kept: \
            in a stored closure of the interactor, of its presenter, or of an object in one of its strong properties, \
            or by a function of these objects that stores it, or that stores the rows or view models that it is part \
            of. In the code of views and presenters it reports closures that the view keeps, in a subscription or \
            otherwise, and that capture strongly the listener which is the view's own interactor. It also reports \
            those in operators of an interactor's stream, such as 'map', if the interactor's view subscribes to that \
            stream until the view is released.
            """,
        levels: """
            A note if the RIB may stay as long as the app. Otherwise a warning, also if it is not known whether the \
            RIB comes and goes.
            """,
        limitations: """
            Subscriptions of interactors are not examined: undisposed_subscription and unreset_dispose_bag are about \
            what keeps these. A closure is assumed to be released if the interactor's code sets the member to nil \
            anywhere, or if its deactivation uses the object that keeps the closure in a way that is not known to \
            leave it there. Objects in the properties of a dependency are not examined.
            """,
        example: RuleExample(
            """
              final class FeedInteractor: Interactor {
                  private let client = FeedClient()
                  private var posts: [String] = []

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         client.onPosts = { posts in self.posts = posts }
            +         client.onPosts = { [weak self] posts in self?.posts = posts }
                  }
              }

              final class FeedClient {
                  var onPosts: (([String]) -> Void)?
              }
            """,
            in: "import RIBs"),
        references: ["RIBs/Classes/LeakDetector/LeakDetector.swift in github.com/uber/RIBs-iOS"])
}
