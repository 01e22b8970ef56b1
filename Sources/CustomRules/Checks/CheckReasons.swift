import RIBModel
import RuleKit
import SourceText

/// Why types and places are not reported, for `explain --why-not`.
extension CustomCheck {
    /// The first key that does not hold for each type that is not selected; and that the others do what the rule asks.
    func explainTypes() {
        for type in project.allTypes where project.isNamedType(type) {
            let candidate = Candidate(
                "'\(project.qualifiedName(of: type))'", at: project.site(type),
                within: project.extent(of: project.declaration(of: type)))
            guard rule.subjects.isAboutTypes else {
                let file = FileID(project.file(of: type))
                let reason = subjects.selects(file) ? "does what the rule asks" : "is in a file that is not selected"
                context.skipOther(candidate, reason)
                continue
            }
            if let obstacle = subjects.obstacle(to: type) {
                context.skipOther(candidate, subjects.reason(against: type, obstacle, in: project))
            } else {
                context.skipOther(candidate, "is selected, and does what the rule asks")
            }
        }
    }

    /// That a name which the rule looks for is another one here, or may be.
    func skip(_ use: ResolvedUse) {
        let candidate = Candidate("'\(project.names.text(use.name))'", at: project.site(use.place))
        if case .unknown = use.meaning {
            context.skip(candidate, .unknown("is a member of a value whose type is not known"))
        } else {
            context.skip(candidate, "means something else here than the rule names")
        }
    }

    /// That it is not known whether a subject does what the rule asks.
    func skipUnknown(_ type: TypeID, _ reason: String) {
        context.skip(Candidate("'\(project.qualifiedName(of: type))'", at: project.site(type)), .unknown(reason))
    }

    /// That the rule is not about the code around a use.
    func skip(_ use: ResolvedUse, in code: DeclarationID) {
        let candidate = Candidate("'\(project.names.text(use.name))'", at: project.site(use.place))
        guard rule.subjects.isAboutTypes, let type = project.type(around: code),
            let obstacle = subjects.obstacle(to: type)
        else { return context.skip(candidate, "is in code that is not selected") }
        let reason = subjects.reason(against: type, obstacle, in: project)
        context.skip(candidate, "is in code of '\(project.qualifiedName(of: type))', which \(reason)")
    }
}
