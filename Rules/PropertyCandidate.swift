import RIBModel
import RuleKit

extension Candidate {
    /// A property that a rule checks, at its name and within its declaration.
    init(property: DeclarationID, in project: Project) {
        self.init(
            "The property '\(project.fullName(property))'", at: project.site(ofName: property),
            within: project.extent(of: property))
    }

    /// A property or a function that a rule checks, at its name and within its declaration.
    init(member: DeclarationID, in project: Project) {
        self.init(
            "The member '\(project.fullName(member))'", at: project.site(ofName: member),
            within: project.extent(of: member))
    }
}
