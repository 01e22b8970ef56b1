import SourceText

/// Objects that reach code which is not there: functions that are not analyzed or only stop the program, operators and
/// properties of unknown objects.
extension Project {
    /// What happens to the values of a type in some code, by themselves and in what holds them.
    ///
    /// - Parameter followsResults: whether values are followed to other code that calls the functions.
    func uses(
        ofObjects isObject: (TypeReference) -> Bool, in members: [DeclarationID], followsResults: Bool = true
    ) -> ValueUses {
        var places: [NodeReference] = []
        for member in members where hasCode(member) && isRead(member) {
            for chain in body(of: member).chains {
                guard let last = chain.last, last.isName, isObject(chain.type) else { continue }
                places.append(last.place)
            }
        }
        return uses(ofValuesAt: places, callers: followsResults ? nil : members)
    }

    /// The first place in some code from which one of its values of a type goes to code that is not there.
    func firstAbsence(ofObjects isObject: (TypeReference) -> Bool, in members: [DeclarationID]) -> NodeReference? {
        // What other code passes back to the members is one of the values in these, if its type is known there.
        firstAbsence(in: uses(ofObjects: isObject, in: members, followsResults: false), of: members)
    }

    /// The first place in some code from which one of its values goes to code that is not there.
    func firstAbsence(in uses: ValueUses, of members: [DeclarationID]) -> NodeReference? {
        let members = Set(members)
        return uses.escapes.first { escape in
            guard let code = code(around: escape.place), members.contains(code) else { return false }
            switch escape.receiver {
            case .operator, .macro, .budget: return true
            case .call:
                let call = body(of: code).calls.first { $0.calleePlace == escape.place }
                return call.map { $0.code != .known } ?? false
            case .member:
                let member = ChainElement(escape.place.node, in: body(of: code))
                guard let chain = member.chain else { return true }
                // A property of a library's object keeps what it gets, and assigns nothing of it.
                return chain.before(member).type.mayBeAbsent
            default: return false
            }
        }?.place
    }
}
