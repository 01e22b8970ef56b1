public import RIBModel
internal import RuleKit

/// What in a rule has no effect on a project: probably typing errors.
public enum RuleRemark: Sendable {
    /// The rule selects neither a type nor a file nor a RIB.
    case selectsNothing
    /// An exception, by its number, matches no finding.
    case unusedException(Int)
    /// A name that no known type has, and the nearest that one has.
    case unknownType(String, nearest: String)
}

extension CustomRule {
    /// What has no effect on a project.
    ///
    /// - Parameter nearest: the known word that is nearest to one.
    public func remarks(in project: Project, nearest: (String, [String]) -> String?) -> [RuleRemark] {
        var remarks: [RuleRemark] = []
        for name in typeNames {
            let matcher = TypeMatcher(name, in: project)
            if matcher.declared.isEmpty, name.qualifiers.isEmpty, !project.isListedType(name.name),
                let word = nearest(name.name, project.listedTypeNames(like: name.name)), word != name.name
            {
                remarks.append(.unknownType(name.text, nearest: word))
            }
        }
        if !mayMatchNothing, selectsNothing(in: project) { remarks.append(.selectsNothing) }
        if !exceptions.isEmpty {
            let used = usedExceptions(in: project)
            remarks += exceptions.indices.filter { !used.contains($0) }.map { .unusedException($0) }
        }
        return remarks
    }

    private func selectsNothing(in project: Project) -> Bool {
        switch requirement {
        case .assertion(_, .beAttachedBy), .assertion(_, .beShown), .assertion(_, .haveChildren):
            SubjectSet(subjects, in: project).selectedRouters.isEmpty
        default: !selectsAnything(in: project)
        }
    }

    /// The numbers of the exceptions that match a finding.
    private func usedExceptions(in project: Project) -> Set<Int> {
        let used = UsedExceptions()
        _ = rule(noting: used).check(project)
        return used.numbers
    }
}
