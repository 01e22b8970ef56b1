import RIBModel
import SourceText

/// A case of an enumeration of keys, and the text by which a service knows it.
struct SwitchKey: Sendable, Equatable {
    let declaration: DeclarationID
    let type: TypeID
    let text: Name
    /// Where the text is written.
    let place: NodeReference
    /// The property that gives the text; nil if it is the raw value.
    let property: DeclarationID?

    /// Those of an enumeration, in the order of the source.
    fileprivate static let query = Query<TypeID, [SwitchKey]>("keysOfSwitches") { project, type in
        let cases = project.ownMembers(of: type).filter { project.isEnumCase($0) }
        let properties = project.ownMembers(of: type).filter { project.isKey($0) }
        let given = properties.flatMap { project.keys(givenBy: $0, of: type, cases) }
        // What a property makes of the raw value is not known.
        guard properties.isEmpty else { return given }
        return cases.compactMap { declared in
            project.body(of: declared).initialValue.flatMap { value in
                value.text.map { text in
                    SwitchKey(declaration: declared, type: type, text: text, place: value.place, property: nil)
                }
            }
        }
    }
}

extension Project {
    /// The enumerations of keys, in order.
    var switchTypes: [TypeID] { pluginTypes.switches }

    /// Whether a protocol or extension above an enumeration makes keys of the raw values or the names of the cases.
    func composesKeys(_ type: TypeID) -> Bool {
        ancestors(of: type).dropFirst().contains { above in
            ownMembers(of: above).contains { isKey($0) && hasBody($0) }
        }
    }

    /// The keys of an enumeration, in the order of the source.
    func keys(of type: TypeID) -> [SwitchKey] { self[SwitchKey.query, type] }

    /// The cases of an enumeration whose keys are not known, in the order of the source.
    func casesWithoutKnownKey(of type: TypeID) -> [DeclarationID] {
        let known = Set(keys(of: type).map(\.declaration))
        return ownMembers(of: type).filter { isEnumCase($0) && !known.contains($0) }
    }

    fileprivate func isKey(_ member: DeclarationID) -> Bool {
        isProperty(member) && isComputed(member) && !isStatic(member)
            && LibraryModel.isKeyOfSwitch(text(name(of: member)))
    }

    /// The texts that a property gives for each case of its enumeration: those of cases that share one are left out.
    fileprivate func keys(
        givenBy property: DeclarationID, of type: TypeID, _ cases: [DeclarationID]
    ) -> [SwitchKey] {
        guard hasReadBody(property), let statement = body(of: property).onlySwitch else { return [] }
        return statement.cases.flatMap { one -> [SwitchKey] in
            let names = one.patterns.compactMap(\.caseName)
            guard names.count == 1, one.patterns.count(where: { _ in true }) == 1, one.conditions.first == nil,
                let value = one.blocks.first?.statements.onlyValue, let text = value.text,
                let declared = cases.first(where: { name(of: $0) == names[0] })
            else { return [] }
            return [SwitchKey(declaration: declared, type: type, text: text, place: value.place, property: property)]
        }
    }
}

extension Expression {
    /// The text of a string literal without interpolations; nil for any other expression.
    fileprivate var text: Name? {
        guard let only = plainChain?.only, only.literal == .string, !only.name.isNone else { return nil }
        return only.name
    }
}

extension FunctionBody {
    /// The `switch` over `self` that is all of a getter's code.
    fileprivate var onlySwitch: Switch? {
        for statement in statements {
            var inner: Statements
            switch statement {
            case .accessor(let statements), .block(let statements): inner = statements
            default: return nil
            }
            if case .block(let statements)? = inner.first { inner = statements }
            guard !inner.hasSeveral, case .switch(let found)? = inner.first else { return nil }
            return found.subject?.isSelf == true ? found : nil
        }
        return nil
    }
}

extension Statements {
    /// The value of a block that only returns one.
    fileprivate var onlyValue: Expression? {
        guard !hasSeveral else { return nil }
        switch first(where: { _ in true }) {
        case .expression(let value): return value
        case .return(let value): return value
        default: return nil
        }
    }
}
