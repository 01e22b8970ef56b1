import RIBModel
import RuleKit
import SourceText

extension Edge {
    /// The names of the possible children in quotes, for a message: "'Detail'", "'Detail' or 'Summary'"; "a child" if
    /// none is known.
    func childWords(_ project: Project) -> String {
        let names = child.ribs.map { "'\(project.ribName($0.router))'" }
        return names.isEmpty ? "a child" : Phrase.some(names, "or")
    }

    /// What a finding says about the child if the router never detaches it.
    var life: ObjectLife? { child.ribs.first.map { .held(Hold(of: $0.router, by: parent, .attachment, .lasting)) } }

    /// A note at the first call that attaches the child.
    func attachmentNote(_ project: Project, _ words: String = "the child is attached here") -> [Finding.Note] {
        guard case .attached(let places) = attachment, let place = places.first else { return [] }
        return [Finding.Note(project.site(place), words)]
    }
}

extension RepeatedAttachment {
    /// The calls from the event to the function that attaches the child.
    func steps(_ project: Project) -> [Finding.Note] {
        path.map { Finding.Note(project.site($0), "'\(project.text(at: $0))' is called here") }
    }
}
