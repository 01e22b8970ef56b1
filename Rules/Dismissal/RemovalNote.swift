import RIBModel
import RuleKit
import SourceText

extension Project {
    /// The call that removes the view, if the call at the place of a finding is that of a helper.
    func removalNotes(ofCallAt place: NodeReference) -> [Finding.Note] {
        removal(byFunctionCalledAt: place).map { [Finding.Note(site($0), "the view is removed here")] } ?? []
    }
}
