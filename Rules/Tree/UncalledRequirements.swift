import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A function that a routing protocol requires, and that nothing calls.
    static let routingMethodNeverCalled = Rule(
        "routing_method_never_called", in: .tree, as: .note, isDefault: false,
        documentation: .routingMethodNeverCalled,
        inspects: Scope("functions that routing protocols require", of: [.router]),
        configurationKeys: ["modules", "router"],
        doubt: Doubt("functions of routers look never called", unlessOne: "calls"),
        each: { $0.protocols(.routing) }
    ) { check($1, $0) }

    /// A function that the interactor's protocol for its view requires, and that nothing calls.
    static let presentableMethodNeverCalled = Rule(
        "presentable_method_never_called", in: .tree, as: .note, isDefault: false,
        documentation: .presentableMethodNeverCalled,
        inspects: Scope("functions that protocols of views and presenters require", of: [.view, .presenter]),
        configurationKeys: ["modules", "presenter", "view"],
        doubt: Doubt("functions of views and presenters look never called", unlessOne: "calls"),
        each: { $0.protocols(.presentable) }
    ) { check($1, $0) }

    /// A function that the view's protocol for its interactor requires, and that nothing calls.
    static let presentableListenerMethodNeverCalled = Rule(
        "presentable_listener_method_never_called", in: .tree, as: .note, isDefault: false,
        documentation: .presentableListenerMethodNeverCalled,
        inspects: Scope("functions that listeners of views and presenters require", of: [.view, .presenter]),
        configurationKeys: ["modules", "presenter", "view"],
        doubt: Doubt("functions of listeners look never called", unlessOne: "calls"),
        each: { $0.protocols(.presentableListener) }
    ) { check($1, $0) }

    private static func check(_ type: TypeID, _ context: RuleContext) {
        let project = context.project
        for function in project.requiredFunctions(of: type) {
            context.consider()
            let site = project.site(ofName: function.requirement)
            var name: String { project.fullName(function.requirement) }
            func skip(_ reason: SkipReason, at notes: [Finding.Note] = []) {
                context.skip(Candidate("The function '\(name)'", at: site), reason, at: notes)
            }
            switch function.state {
            case .called: skip("is called, or a function of its name is")
            case .mayBeCalled: skip(.unknown("is fulfilled by no class of the analyzed files"))
            case .mayBeCalledByAbsentCode(let place):
                let note = Finding.Note(project.site(place), "here")
                skip(.unknown("may be called by code that is not analyzed"), at: [note])
            case .mayBeCalledByAbsentCreator:
                skip(.unknown("may be called by the code that creates the object, which is not analyzed"))
            case .uncalled:
                context.report(
                    at: site, "Nothing calls '\(name)' of '\(project.name(of: type))'.",
                    help: "Remove the function, or call it.", about: function.requirement, in: type,
                    related: function.witness.map { witness in
                        [Finding.Note(project.site(ofName: witness), "this function never runs")]
                    } ?? [],
                    passedTo: project.receivers(ofValuesOf: type))
            }
        }
    }
}
