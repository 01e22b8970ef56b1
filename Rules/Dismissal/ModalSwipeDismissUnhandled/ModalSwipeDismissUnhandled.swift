import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A sheet that a swipe dismisses while its RIB stays attached.
    static let modalSwipeDismissUnhandled = Rule(
        "modal_swipe_dismiss_unhandled", in: .dismissal, as: .warning,
        documentation: .modalSwipeDismissUnhandled,
        inspects: Scope("calls that present children", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view", "swipe_to_dismiss"],
        where: { $0.canSwipeToDismiss && $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for edge in project.tree.edges(from: router) {
            for presentation in edge.presentations where [.modal, .pushOrModal].contains(presentation.showing) {
                func skip(_ reason: @autoclosure () -> SkipReason, at place: NodeReference? = nil) {
                    context.skip(
                        candidate(presentation, project), reason(),
                        at: place.map { [Finding.Note(project.start(of: $0), "here")] } ?? [])
                }
                let swipes = project.swipes(on: presentation, of: edge)
                if presentation.showing == .pushOrModal {
                    skip("pushes the child where it can, and does not present it")
                } else if swipes.isEmpty {
                    skip(.unknown("presents a child that cannot be identified"))
                } else if let harmless = swipes.lazy.compactMap(Harmless.init).first {
                    skip(harmless.reason(project), at: harmless.place)
                } else if !project.isReached(presentation.function) {
                    skip("is in a function that nothing calls")
                } else {
                    report(presentation, swipes, edge, context)
                }
            }
        }
        context.skipCalls(project.otherShowings(of: router) { ![.modal, .pushOrModal].contains($0.showing) }) {
            reason($0, otherwise: "does not present the child")
        }
    }

    private static func candidate(_ presentation: Edge.Presentation, _ project: Project) -> Candidate {
        Candidate("The call of '\(project.text(at: presentation.place))'", at: project.site(presentation.place))
    }

    /// Why a swipe is harmless, and the place that shows it.
    private struct Harmless {
        let place: NodeReference
        private let cause: Cause

        private enum Cause {
            case unresolved, style(Name), unknownStyle, isIgnored, isHandled, isUncalled
        }

        init?(_ swipe: Swipe) {
            if let place = swipe.unresolved {
                (self.place, cause) = (place, .unresolved)
            } else if case .fixed(let style, let place) = swipe.style {
                (self.place, cause) = (place, .style(style))
            } else if case .unknown(let place) = swipe.style {
                (self.place, cause) = (place, .unknownStyle)
            } else if let place = swipe.isIgnored {
                (self.place, cause) = (place, .isIgnored)
            } else if let hook = swipe.hooks.first(where: { $0.lead != .no }) {
                (place, cause) = (hook.place, .isHandled)
            } else if let hook = swipe.hooks.first(where: \.isUncalled) {
                (place, cause) = (hook.place, .isUncalled)
            } else {
                return nil
            }
        }

        func reason(_ project: Project) -> SkipReason {
            switch cause {
            case .unresolved: .unknown("presents a view that depends on code that is not analyzed")
            case .style(let style): "presents in the style '\(project.text(style))', which a swipe does not dismiss"
            case .unknownStyle: .unknown("presents in a style that cannot be determined")
            case .isIgnored: "presents a view that ignores swipes"
            case .isUncalled:
                "presents a view whose delegate UIKit never calls, as presentation_delegate_on_embedded_child reports"
            case .isHandled: "presents a view whose RIB may be detached when it is swiped away"
            }
        }
    }

    private static func report(
        _ presentation: Edge.Presentation, _ swipes: [Swipe], _ edge: Edge, _ context: RuleContext
    ) {
        let project = context.project
        let children = edge.child.ribs.map { project.ribName($0.router) }
        let views = edge.child.ribs.compactMap { rib -> Finding.Note? in
            guard case .type(let view) = rib.view else { return nil }
            return Finding.Note(project.site(view), "this view is presented")
        }
        // A controller of the system may be shown in a style of its own, which a swipe does not dismiss.
        let isSystem = project.hasStyleOfSystem(edge)
        let words = "; no consequence was found: the system's controllers choose their style themselves"
        let hooks = swipes.flatMap(\.hooks).map { Finding.Note(project.site($0.place), "this detaches nothing") }
        context.report(
            at: project.site(presentation.place),
            """
            '\(project.name(of: edge.parent))' presents \(Phrase.some(children.map { "'\($0)'" }, "or")) as a sheet, \
            but does not detach it when the user swipes it away\(isSystem ? words : "").
            """,
            help: """
                Set 'presentationController?.delegate' of what is presented and detach in \
                'presentationControllerDidDismiss', or set a full-screen style.
                """,
            severity: isSystem ? .note : nil,
            about: presentation.function, subject: children.joined(separator: " "), in: edge.parent,
            related: views
                + (presentation.inner.map { [Finding.Note(project.site($0), "it is presented here")] } ?? [])
                + hooks,
            life: edge.life)
    }
}

extension RuleDocumentation {
    static let modalSwipeDismissUnhandled = RuleDocumentation(
        summary: "A router presents a child as a sheet, and nothing detaches it when the user swipes it away.",
        reason: """
            Since iOS 13 a presented view controller is a sheet unless its style says otherwise, and a swipe dismisses \
            it without a call of the router. The child stays attached: its interactor stays active, and a check such \
            as 'guard detail == nil' keeps the screen from being opened again.
            """,
        howItWorks: """
            The rule checks each call by which a router presents the view of a child that it builds, through \
            functions of the router, of its view and of wrappers. It reports the call if the presentation style of \
            what is presented is that of a sheet (the default, '.pageSheet', '.formSheet', '.popover' or \
            '.automatic'), swipes are not switched off by 'isModalInPresentation', and nothing learns of the swipe: \
            neither a presentation delegate whose 'presentationControllerDidDismiss' leads to a call that detaches \
            the child, nor 'viewDidDisappear' of the view under 'isBeingDismissed'. Of what is wrapped into a \
            navigation controller, the style of the navigation controller counts.
            """,
        levels: """
            A note if the child's view is a controller of the system that is shown in a style of its own: of \
            documents, of web pages, or of the camera. Otherwise a warning.
            """,
        limitations: """
            The rule reports nothing if the view comes from a storyboard, if it or its container has a superclass \
            outside the analyzed files, if the style or the delegate cannot be determined, if a child's builder is \
            chosen at run time, or if nothing calls the function. Code that is not analyzed and that a delegate \
            calls counts as a detachment. The rule reports nothing if a copy of RIBs in the project has other names \
            for 'attachChild' and 'detachChild'. The deployment target is not considered; 'swipe_to_dismiss: false' \
            turns the rule off for apps whose sheets cannot be swiped away.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
            +         view.modalPresentationStyle = .fullScreen
                      viewController.uiviewController.present(view, animated: true)
                  }
              }
            """,
            in: "\(ExampleApp.aroundPresentingRouter)\n\(ExampleApp.homeDetachment)"),
        references: ["developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate"])
}
