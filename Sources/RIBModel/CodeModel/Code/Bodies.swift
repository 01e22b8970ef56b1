import SourceText

/// The code of members and globals, each body made once.
///
/// A class, because those who share it add to it. Only one query may use it: the dependencies of an answer are recorded
/// as bodies are looked at.
final class Bodies {
    private let project: Project
    private var known: [DeclarationID: FunctionBody] = [:]

    init(_ project: Project) { self.project = project }

    subscript(member: DeclarationID) -> FunctionBody {
        if let body = known[member] { return body }
        let body = project.body(of: member)
        known[member] = body
        return body
    }
}
