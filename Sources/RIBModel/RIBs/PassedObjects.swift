import SourceText

/// Objects that reach code which is not there: functions that are not analyzed or only stop the program, operators and
/// properties of unknown objects.
extension Project {
    /// What happens to the values of a type in some code, by themselves and in what holds them.
    func uses(ofObjects isObject: (TypeReference) -> Bool, in members: [DeclarationID]) -> ValueUses {
        var places: [NodeReference] = []
        for member in members where hasCode(member) && isRead(member) {
            for chain in body(of: member).chains {
                guard let last = chain.last, last.isName, isObject(chain.type) else { continue }
                places.append(last.place)
            }
        }
        return uses(ofValuesAt: places)
    }

    /// The first place in some code from which one of its values goes to code that is not there.
    func firstAbsence(in uses: ValueUses, of members: [DeclarationID]) -> NodeReference? {
        let members = Set(members)
        return uses.escapes.first { escape in
            guard let code = code(around: escape.place), members.contains(code) else { return false }
            switch escape.receiver {
            case .operator, .budget: return true
            case .call:
                let call = body(of: code).calls.first { $0.calleePlace == escape.place }
                return call.map { !isResolved($0) || $0.runsTrap } ?? false
            case .member:
                guard let chain = ChainElement(escape.place.node, in: body(of: code)).chain,
                    let name = chain.lastName
                else { return true }
                return chain.before(name).type.constituents.allSatisfy { $0.nominal == nil }
            default: return false
            }
        }?.place
    }
}

extension CallSite {
    /// Whether the function that is called only stops the program.
    fileprivate var runsTrap: Bool {
        let project = body.project
        return callees.functions.contains { project.hasReadBody($0) && !project.isFollowed($0) }
    }
}
