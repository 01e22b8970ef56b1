import SourceText

/// Stored flags of a view that its functions set when UIKit reports a removal: such a flag is the condition under which
/// it is set.
extension RemovalConditions {
    /// The kinds of removal during which a stored property is true; nil if other code may set it, or if it does not
    /// depend on them.
    func kinds(whereFlag property: DeclarationID, depth: Int) -> DismissalKinds? {
        guard let settings = settings(of: property) else { return nil }
        var kinds: DismissalKinds = []
        for setting in settings {
            guard let target = setting.target else { return nil }
            let isLiteral = setting.value.literal == .true
            guard let own = isLiteral ? .all : self.kinds(where: setting.value, is: true, depth: depth + 1) else {
                return nil
            }
            kinds.formUnion(own.intersection(self.kinds(around: target, depth: depth + 1)))
        }
        return kinds == .all || settings.isEmpty ? nil : kinds
    }

    /// The code that sets the flags which the code of a function reads.
    package func settings(ofFlagsIn body: FunctionBody) -> [FunctionBody] {
        var bodies: [FunctionBody] = []
        var seen = NameSet()
        for use in body.names where use.kind != .type && !seen.contains(use.name) {
            seen.insert(use.name)
            guard let property = family.property(use.name, from: use.body.file), let settings = settings(of: property)
            else { continue }
            for setting in settings where !bodies.contains(where: { $0 === setting.target?.body }) {
                if let target = setting.target { bodies.append(target.body) }
            }
        }
        return bodies
    }

    /// The assignments that set a private variable of the view to something else than `false`, if only functions that
    /// UIKit calls for a removal make such; nil otherwise.
    private func settings(of property: DeclarationID) -> [AssignmentSite]? {
        let project = family.project
        guard project.isStored(property), project.isPrivate(property),
            project.body(of: property).initialValue?.literal == .false
        else { return nil }
        let name = project.name(of: property)
        var settings: [AssignmentSite] = []
        for member in family.code where project.mentions([name], member) {
            let isHook = project.name(of: member).isRemovalHook && !family.isFromExtension(member)
            for assignment in family.body(of: member).assignments where assignment.name?.name == name {
                if assignment.value.literal == .false || assignment.name?.isLocal == true { continue }
                guard isHook else { return nil }
                settings.append(assignment)
            }
        }
        return settings
    }
}
