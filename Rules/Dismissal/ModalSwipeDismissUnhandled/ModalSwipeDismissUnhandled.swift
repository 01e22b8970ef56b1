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
                + hooks)
    }
}
