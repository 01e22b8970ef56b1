import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor that shows or removes view controllers itself.
    static let uikitInInteractor = Rule(
        "uikit_in_interactor", in: .layering, as: .warning,
        documentation: .uikitInInteractor,
        inspects: Scope("calls of UIKit in the code of interactors", of: [.interactor]),
        configurationKeys: ["modules", "interactor"],
        each: { $0.interactorClasses.types }
    ) { context, interactor in
        let project = context.project
        for call in project.uiKitCalls(of: interactor) {
            let (owner, member) = (project.name(of: interactor), project.fullName(call.member))
            let name = project.text(at: call.place)
            let message: String
            var related: [Finding.Note] = []
            switch call.kind {
            case .operation(let created):
                let place = "in '\(member)' instead of leaving it to the router"
                message = "'\(owner)' calls '\(name)' of a view controller \(place)."
                related = created.map { [Finding.Note(project.site($0), "the controller is created here")] } ?? []
            case .creation(let type):
                message = "'\(owner)' creates the view controller '\(project.name(of: type))' in '\(member)'."
                related = [Finding.Note(project.site(type), "this is a view controller")]
            }
            context.report(
                at: project.site(call.place), message,
                help: "Move it to the router or the view, and call a function of 'Routing' or 'Presentable'.",
                about: call.member, subject: name, in: interactor, related: related)
        }
        guard context.recordsSkips else { return }
        for call in project.orderlyUIKitCalls(of: interactor) { skip(call, context) }
    }

    private static func skip(_ call: OrderlyUIKitCall, _ context: RuleContext) {
        let project = context.project
        func skip(_ reason: String, of thing: String = "The call of") {
            let name = "\(thing) '\(project.text(at: call.place))'"
            context.skip(Candidate(name, at: project.site(call.place)), reason)
        }
        switch call.reason {
        case .ofPart(let part): skip("is on '\(project.text(part))', a part of the RIB")
        case .otherArguments: skip("does not have the arguments of UIKit's method")
        case .otherReceiver: skip("is not on a value that is known to be a view controller")
        case .repeated: skip("is not the first call on its view controller in this code")
        case .passedOn: skip("is passed on, returned, or kept for other code", of: "The view controller")
        case .besideCall: skip("is created beside a call that this rule reports", of: "The view controller")
        }
    }
}

extension RuleDocumentation {
    static let uikitInInteractor = RuleDocumentation(
        summary: "An interactor presents, pushes or removes view controllers itself.",
        reason: """
            An interactor is tested without views, and knows its own by a protocol. One that shows controllers \
            bypasses its router, which then does not know what is on the screen, and cannot remove it when the RIB is \
            detached.
            """,
        howItWorks: """
            The rule reports calls of UIKit's methods that present, dismiss, push, pop, replace or embed controllers \
            in the code of an interactor, on a receiver whose type is a view controller's, on 'uiviewController' or a \
            navigation controller, or on whatever controller is on top. Several calls on the same receiver in a \
            function are one finding. It also reports a view controller of the project that the interactor creates and \
            passes to nothing.
            """,
        limitations: """
            Calls on the router, the presenter and the listener are not reported, whatever their names are, nor are \
            controllers that the interactor passes to a function, other uses of UIKit such as images, and the import.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable> {
                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         presenter.uiviewController.present(UIAlertController(), animated: true)
            +         presenter.showWarning()
                  }
              }
            """,
            in: "import RIBs\nimport UIKit"))
}
