import RIBModel
import RuleKit
import SourceText

extension RuleContext {
    /// Skips the properties of a component that create no object.
    func skipOtherProperties(of component: TypeID) {
        guard recordsSkips else { return }
        for property in project.otherComponentProperties(of: component) {
            skip(Candidate(property: property, in: project), "is not known to create an object at each read")
        }
    }
}

/// What rules about components have in common.
extension Project {
    /// The edit that makes a component keep the object that a member creates; nil if the member's code does more.
    func sharing(_ member: ComponentMember) -> Fix? {
        guard let whole = member.whole else { return nil }
        let site = extent(of: whole)
        func edge(_ offset: UInt32) -> Site { Site(site.file, ByteRange(offset, offset)) }
        return Fix(
            "Create it once with 'shared'", isSafe: true,
            edits: [
                Fix.Edit(edge(site.range.start), "shared { "), Fix.Edit(edge(site.range.end), " }"),
            ])
    }
}
