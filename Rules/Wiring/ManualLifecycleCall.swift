import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// Code that activates, loads or deactivates a RIB itself.
    static let manualLifecycleCall = Rule(
        "manual_lifecycle_call", in: .wiring, as: .warning,
        documentation: .manualLifecycleCall,
        inspects: Scope("calls of methods by which RIBs controls lifecycles", of: [.interactor, .router]),
        configurationKeys: ["modules", "interactor", "router", "builder", "worker"]
    ) { context in
        context.run(manualLifecycleCallCheck)
        guard context.recordsSkips else { return }
        for call in context.project.otherLifecycleCalls { skip(call, context) }
    }

    private static let manualLifecycleCallCheck = TypeCheck(
        "manual_lifecycle_call", of: { $0.typesControllingLifecycles }
    ) { context, type in
        let project = context.project
        for calls in project.lifecycleCalls(of: type) {
            for call in calls.violations { report(call, context) }
            for call in calls.others { skip(call, context) }
        }
    }

    private static func report(_ call: ManualLifecycleCall, _ context: RuleContext) {
        let project = context.project
        let (owner, name) = (project.name(of: call.owner), project.text(at: call.place))
        let isEnd = call.isEnd(project)
        let place = "in '\(project.fullName(call.code))'"
        let object =
            project.typeName(call.type).map { " on '\($0)'" }
            ?? call.router.flatMap { project.typeName($0) }.map { " on the interactor of '\($0)'" } ?? ""
        let message: String
        let help: String
        switch call.kind {
        case .ofOwnRIB:
            message = "'\(owner)' calls '\(name)()' on its own RIB \(place), which the router of its parent does."
            help =
                switch (isEnd, project.isPartOfRoot(call.owner)) {
                case (true, false): "Notify the listener instead, and detach the RIB in the router of its parent."
                case (false, false): "Remove the call, and attach the RIB in the router of its parent."
                case (true, true): "Remove the call: the RIB is the app's root."
                case (false, true): "Remove the call: 'launch(from:)' activates and loads the RIB."
                }
        case .ofOtherRIB:
            let alternative = isEnd ? "detaching it" : "attaching it"
            message = "'\(owner)' calls '\(name)()'\(object) instead of \(alternative)."
            help =
                isEnd
                ? "Detach the RIB's router with 'detachChild(_:)'."
                : "Attach the RIB's router with 'attachChild(_:)'."
        case .hook:
            message = "'\(owner)' calls '\(name)()'\(object), which only RIBs calls."
            help = "Move the code to a function of another name, and call that."
        case .neverLoaded(let router):
            let router = project.text(router)
            message = "'\(owner)' activates the interactor of '\(router)' \(place), but never loads the router."
            help = "Call 'load()' on '\(router)' as well."
        case .neverActivated(let router):
            let router = project.text(router)
            message = "'\(owner)' loads '\(router)' \(place), but never activates its interactor."
            help = "Call 'interactable.activate()' on '\(router)' as well."
        }
        context.report(
            at: project.site(call.place), message, help: help, about: call.code, subject: name, in: call.owner)
    }

    private static func skip(_ call: OrderlyLifecycleCall, _ context: RuleContext) {
        let project = context.project
        func skip(_ reason: SkipReason, _ notes: @autoclosure () -> [Finding.Note] = []) {
            context.skip(
                Candidate("The call of '\(project.text(at: call.place))'", at: project.site(call.place)), reason,
                at: notes())
        }
        switch call.reason {
        case .paired(let other):
            skip(
                "is one of two by which an object hosts a RIB outside of the tree",
                [Finding.Note(project.site(other), "this is the other one")])
        case .byRouter(let router):
            skip(
                "may be enough for a router that does the rest itself",
                [Finding.Note(project.site(router), "this class does")])
        case .deactivation: skip("ends a RIB that an object hosts outside of the tree")
        case .unattached: skip("is on a router that nothing keeps")
        case .ownFramework: skip("is right in a framework of the project's own, whose routers do not activate children")
        case .unknownFramework:
            skip(.unknown("depends on code of the project's own framework that is not analyzed"))
        case .ofProtocol: skip("is in an extension of a protocol")
        case .incomplete: skip("is in an object whose code is not all analyzed")
        case .otherPart: skip("is not on a router that the object hosts")
        case .launch: skip("starts the app's root")
        case .repeated: skip("belongs to a start of which another call is reported")
        case .ofSuper: skip("is on 'super'")
        case .ownFunction(let function):
            skip(
                "runs a function of the project", [Finding.Note(project.site(ofName: function), "it is declared here")])
        case .otherObject: skip("is not known to be on an interactor or a router")
        }
    }
}

extension ManualLifecycleCall {
    fileprivate func isEnd(_ project: Project) -> Bool { project.text(at: place) == "deactivate" }
}

extension RuleDocumentation {
    static let manualLifecycleCall = RuleDocumentation(
        summary: "Code activates, loads or deactivates a RIB itself instead of attaching or detaching it.",
        reason: """
            'attachChild(_:)' adds the child to the router's children, activates its interactor and loads its router. \
            A RIB that is only activated is not in the tree: nothing deactivates it with its parent. A RIB that \
            deactivates itself stays attached, without its subscriptions. And an interactor that is not activated, in \
            a RIB that is only loaded, disposes of each subscription immediately.
            """,
        howItWorks: """
            The rule checks calls of 'activate()', 'deactivate()', 'load()', 'didBecomeActive()', \
            'willResignActive()' and 'didLoad()' on interactors and routers, except on 'super'. It reports each of \
            them in the code of routers, interactors, builders and workers; 'activate()' and 'load()' in one function \
            are one finding. In the code of any other object, which may host a RIB outside of the tree, it reports \
            'activate()' on the interactor of a router that the object never loads, and 'load()' on a router whose \
            interactor neither the object nor the router activates.
            """,
        limitations: """
            The rule does not report a method of the same name that the project declares, a host that never \
            deactivates its RIB, or calls on a router that only a local variable refers to. It does not report a \
            router that activates and loads itself where it puts its view into a window. Presenters and \
            components that control an interactor are not reported.
            """,
        example: RuleExample(
            """
              final class DetailRouter: Router<DetailInteractable> {
                  override func didLoad() {
                      super.didLoad()
            -         interactor.activate()
                  }
              }
            """,
            in: "import RIBs"),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
