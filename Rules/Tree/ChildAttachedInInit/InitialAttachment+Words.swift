import RIBModel
import RuleKit
import SourceText

/// What findings say about a child that starts while its parent's router is being created.
extension InitialAttachment.Harm {
    /// A clause that names the consequence.
    func words(_ project: Project) -> String {
        let function = project.fullName(callback.function)
        return switch consequence {
        case .endsSubscription: "'\(function)' then binds a subscription, which ends immediately"
        case .lacksRouter(let use, _): "'\(function)' then uses '\(project.text(at: use))', which is still nil"
        }
    }

    func notes(_ project: Project) -> [Finding.Note] {
        switch consequence {
        case .endsSubscription(let place): [Finding.Note(project.site(place), "this ends immediately")]
        case .lacksRouter(let use, let assignment):
            [
                Finding.Note(project.site(use), "the router is used here"),
                Finding.Note(project.site(assignment), "the router is assigned here"),
            ]
        }
    }

    func path(_ project: Project) -> [Finding.Note] {
        [Finding.Note(project.site(ofName: callback.start), "this runs while the child is attached")]
            + callback.calls.map { Finding.Note(project.site($0), "'\(project.text(at: $0))' is called") }
    }
}
