import RIBModel
import RuleKit
import SourceText

extension Absence? {
    /// The code that is not there, as a noun: "a superclass that is not analyzed".
    func words(in project: Project) -> String {
        switch self {
        case .superclass, nil: "a superclass that is not analyzed"
        case .member(let member): "'\(project.fullName(member))', which only stops the program"
        }
    }
}

extension Project {
    /// The reason that ends with the code of a class that is not there, and the site that shows it.
    ///
    /// - Parameters:
    ///   - start: the reason up to that code, as in "may be cleared by".
    ///   - notes: other sites that show it.
    func absenceReason(
        _ start: String, of type: TypeID, _ notes: [Finding.Note] = []
    ) -> (SkipReason, [Finding.Note]) {
        let absence = absence(of: type)
        let reason = SkipReason.unknown("\(start) \(absence.words(in: self))")
        guard case .member(let member) = absence else {
            return (reason, .missingSuperclass(of: type, in: self) + notes)
        }
        return (reason, [Finding.Note(site(ofName: member), "it is declared here")] + notes)
    }
}
