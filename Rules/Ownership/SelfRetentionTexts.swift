import RIBModel
import RuleKit

/// What findings say about a closure that an object keeps, and that keeps the object.
extension SelfRetention {
    /// The property that keeps the closure, else the member that is passed or assigned it.
    func keeper(in project: Project) -> String {
        property.map { project.fullName($0) } ?? project.text(at: keeping)
    }

    /// The closure or method, as what is kept.
    func words(in project: Project) -> String {
        switch capture.form {
        case .uses: "this closure, which captures 'self' strongly"
        case .usesAlias: "this closure, which captures '\(project.text(at: capture.use))' strongly"
        case .passesOn: "this closure, which captures 'self' strongly for a closure in it"
        case .method: "the method '\(project.text(at: capture.use))' with a strong 'self'"
        case .target: "a subscription that assigns to 'self'"
        }
    }

    func help(in project: Project) -> String {
        switch capture.form {
        case .uses: "Capture it with '[weak self]'."
        case .usesAlias: "Capture it with '[weak \(project.text(at: capture.use))]'."
        case .passesOn: "Move '[weak self]' to this closure."
        case .method: "Pass a closure with '[weak self]' that calls the method."
        case .target: "Use 'sink' with '[weak self]'."
        }
    }

    func fix(in project: Project) -> Fix? { project.weakCapture(for: self)?.fix }

    /// - Parameter owner: what keeps the closure: a view, or an interactor.
    func related(to owner: String, in project: Project) -> [Finding.Note] {
        var notes: [Finding.Note] = []
        if [.uses, .usesAlias, .passesOn].contains(capture.form) {
            notes.append(Finding.Note(project.start(of: capture.place), "the closure begins here"))
        }
        notes.append(Finding.Note(project.site(keeping), "this makes the \(owner) keep it"))
        if let property {
            notes.append(
                Finding.Note(
                    project.site(ofName: property), "'\(keeper(in: project))' lives as long as the \(owner)"))
        }
        return notes
    }
}
