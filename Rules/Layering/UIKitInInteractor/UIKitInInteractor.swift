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
